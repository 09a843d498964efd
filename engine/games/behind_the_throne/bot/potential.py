"""The potential of stacks in Behind the Throne: what they are worth beyond their points while the game is long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.behind_the_throne.cards import CARDS_IN_STACK, KINDS, KING, QUEEN
from engine.games.behind_the_throne.scoring import stack_score


class _Weights(NamedTuple):
    """The parts of a potential, in points. Pairs (a, b) mean a + b * value of the kind.

    Fitted to who won in some thousand games between bots. A pair counts for less than it scores: with much to come, it
    hardly ever lasts.
    """

    one: tuple[float, float]
    two: tuple[float, float]
    more: tuple[float, float]       # each card above two
    largest: tuple[float, ...]      # from General to Alchemist: standing upright
    queens: tuple[float, float]     # two of them; each more
    kings: tuple[float, float]
    turn: float                     # being the next to move

    def stack(self, kind: int, count: int) -> float:
        """The potential of a stack that does not stand upright."""
        per_card, per_point = self.one if count == 1 else self.two
        value = per_card + per_point * (kind + 1)
        if count > 1:
            value += (count - 2) * (self.more[0] + self.more[1] * (kind + 1))
        if count > 1 and kind in (QUEEN, KING):
            two, each_more = self.queens if kind == QUEEN else self.kings
            value += two + each_more * (count - 2)
        return value


WEIGHTS: Final = {
    2: _Weights(one=(1.0, -0.09), two=(0.35, -0.98), more=(-0.18, 0.11), largest=(2.6, 0.2, 1.6, 2.5, 2.4, 1.6, 1.6),
                queens=(-0.7, 0.1), kings=(-2.4, 0.0), turn=2.3),
    3: _Weights(one=(0.15, 0.07), two=(-0.4, -0.83), more=(-0.34, 0.17), largest=(0.9, 0.1, 1.0, 1.0, 0.5, 0.7, 0.7),
                queens=(-0.4, -0.4), kings=(-1.5, -0.9), turn=1.2),
    4: _Weights(one=(-0.04, 0.12), two=(-0.7, -0.75), more=(-0.38, 0.18), largest=(0.8, 0.1, 0.5, 0.8, 0.3, 0.8, 0.4),
                queens=(-0.15, -0.8), kings=(-1.75, -1.1), turn=1.1),
}
"""By number of seats."""

_COUNTS: Final = range(1, CARDS_IN_STACK + 1)
_ONE_MORE: Final = 0.05
"""What one more card of a kind adds at least, in points: it is one more to be lost first."""


def _rising(weights: _Weights, kind: int) -> tuple[float, ...]:
    """The potential of a kind by number of cards. With its points, a larger stack never counts for less.

    The fit alone would have it otherwise where stacks were small for another reason: because they belonged to players
    who lost. Where it falls, both sides of the fall get its mean, so that on the whole the kind counts as it was found.
    """
    levels: list[list[float]] = []
    for count in _COUNTS:
        levels.append([weights.stack(kind, count) + stack_score(kind, count) - count * _ONE_MORE])
        while len(levels) > 1 and _mean(levels[-1]) < _mean(levels[-2]):
            above = levels.pop()
            levels[-1] += above
    values = [max(0.0, _mean(level)) for level in levels for _ in level]
    return (0.0, *(value + count * _ONE_MORE - stack_score(kind, count)
                   for count, value in zip(_COUNTS, values, strict=True)))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


POTENTIALS: Final = {seats: tuple(_rising(weights, kind) for kind in range(KINDS))
                     for seats, weights in WEIGHTS.items()}
"""By number of seats, kind and number of cards."""
