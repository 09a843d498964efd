"""What a round of The Imposter Kings is worth: every seat's chance to win the match, depending on how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Final

from engine.games.imposter_kings.scoring import scores
from engine.games.imposter_kings.state import ImposterState

Chances = tuple[float, ...]
"""Every seat's chance to win; they add up to 1."""

_GAINS: Final[tuple[int, ...]] = (1, 2, 3, 4)
"""The points that the winner of a round may get (rule 42)."""
TYPICAL: Final = 0
"""Nothing is known yet about the points for the round."""
_OF_TWO_SIDES: Final[tuple[Chances, ...]] = (
    (0.2, 0.6, 0.2, 0.0), (0.5, 0.3, 0.2, 0.0), (0.1, 0.78, 0.12, 0.0), (0.1, 0.2, 0.7, 0.0))
_GOT: Final = {2: _OF_TWO_SIDES, 4: _OF_TWO_SIDES,
               3: ((0.1, 0.4, 0.4, 0.1), (0.5, 0.3, 0.15, 0.05), (0.1, 0.6, 0.25, 0.05), (0.05, 0.15, 0.7, 0.1),
                   (0.05, 0.1, 0.25, 0.6))}
"""By number of players, and by the points that are expected: how often the winner gets 1, 2, 3 or 4 of them; first
where nothing is known."""


_LEAST: Final = 0.01
"""What counts as the least that a round decides: shares are taken of it."""

Standing = tuple[int, tuple[int, ...]]
"""The points that end the match, and those of every seat. There are few: what follows is kept, some thousands."""


def standing(state: ImposterState) -> Standing:
    """How the match stands; any winner's points end a single round."""
    return state.numbers.round_goal, scores(state)


def after_round(state: ImposterState) -> Chances:
    """Everybody's chance to win the match once a round is over; winners of it share the win."""
    winners = [seat for seat in range(state.seats) if state.round_winners >> seat & 1]
    return _after(standing(state), tuple(winners))


def stake(state: ImposterState, seat: int) -> float:
    """How much likelier a seat wins the match if it wins the round under way than if another side does.

    Where nothing depends on it any more, as somebody still decides what a winner of the match does: very little.
    """
    match, mine = standing(state), _side(state.seats, seat)
    won, lost = ([if_won(match, order)[seat] for order in _orders(state.seats) if (order[0] in mine) is wins]
                 for wins in (True, False))
    return max(sum(won, 0.0) / len(won) - sum(lost, 0.0) / len(lost), _LEAST)


@cache
def if_won(match: Standing, order: tuple[int, ...], gain: int = TYPICAL) -> Chances:
    """Everybody's chance to win the match if the round ends in that order and is worth so many points.

    The order begins with a winner; of three players, it names the second one as well.
    """
    goal, points = match
    winners = _side(len(points), order[0])
    total = [0.0] * len(points)
    for got, likely in zip(_GAINS, _GOT[len(points)][gain], strict=True):
        after = list(points)
        for seat in winners:
            after[seat] += got
        if len(order) > 1:
            after[order[1]] += 1
        for seat, chance in enumerate(_after((goal, tuple(after)), winners)):
            total[seat] += likely * chance
    return tuple(total)


@cache
def _after(match: Standing, winners: tuple[int, ...]) -> Chances:
    """After a round that these seats have won; what follows is played by players of equal skill."""
    goal, points = match
    seats = len(points)
    if max(points) >= goal:
        best = [seat for seat in range(seats) if points[seat] == max(points)]
        best = [seat for seat in best if seat in winners] or best
        return tuple([1 / len(best) if seat in best else 0.0 for seat in range(seats)])
    ways = [if_won(match, order) for order in _orders(seats)]
    return tuple([sum([way[seat] for way in ways], 0.0) / len(ways) for seat in range(seats)])


def _orders(seats: int) -> Sequence[tuple[int, ...]]:
    """How a round may end: who wins it, and of three players, who is second."""
    return list(permutations(range(seats), 2)) if seats == 3 else [(seat,) for seat in range(2)]


def _side(seats: int, seat: int) -> tuple[int, ...]:
    """The seats that win together (rule 42)."""
    return (seat % 2, seat % 2 + 2) if seats == 4 else (seat,)
