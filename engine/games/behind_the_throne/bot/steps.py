"""What single cards add to stacks of Behind the Throne, or take from them, in points: tables made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from engine.games.behind_the_throne.bot.potential import WEIGHTS
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, FIRST_PROHIBITIVE, KINDS, STACK_LIMIT
from engine.games.behind_the_throne.scoring import stack_score

_PARTS: Final = 8
"""Tables are made for so many shares of the potential above 0; what differs in between is less than it is worth."""

Table = Sequence[Sequence[Sequence[float]]]


class Steps:
    """The tables for one number of seats and one share of the potential."""

    def __init__(self, seats: int, share: float) -> None:
        self._seats = seats
        self._share = share
        self.stack: Final = [[self._stack(kind, count) for count in range(CARDS_IN_STACK + 1)] for kind in range(KINDS)]
        """By kind and number of cards: what a stack counts for, whoever else has one of its kind."""
        self.gain: Final = _table(self._gain)
        """By kind, own cards and the most that another player has: how much one more card improves one's lead."""
        self.loss: Final = _table(self._loss)
        """The same for how much one card less harms it."""
        self.exchange: Final = _table(self._exchange)
        """By kind, own cards and another player's: how much taking one of theirs improves one's lead over them."""

    def crowding(self, held: Sequence[int]) -> float:
        """What is lost with one more stack, as only five can be kept (rule 20); 0 while there is room."""
        if held.count(0) > KINDS - STACK_LIMIT:
            return 0.0
        return min([self.stack[kind][count] for kind, count in enumerate(held) if count])

    def _stack(self, kind: int, count: int) -> float:
        return stack_score(kind, count) + WEIGHTS[self._seats].potentials[kind][count] * self._share

    def _gain(self, kind: int, count: int, most: int) -> float:
        rivals = self._seats - 1
        return self._lead(kind, min(count + 1, CARDS_IN_STACK), most, rivals) - self._lead(kind, count, most, rivals)

    def _loss(self, kind: int, count: int, most: int) -> float:
        rivals = self._seats - 1
        return self._lead(kind, count, most, rivals) - self._lead(kind, max(0, count - 1), most, rivals)

    def _exchange(self, kind: int, own: int, theirs: int) -> float:
        left = max(0, theirs - 1)
        return (self._lead(kind, min(own + 1, CARDS_IN_STACK), left, 1) - self._lead(kind, own, theirs, 1)
                + self._stack(kind, theirs) - self._stack(kind, left))

    def _lead(self, kind: int, count: int, most: int, rivals: int) -> float:
        """A stack over those of so many rivals; it counts to stand upright, and that theirs, with `most`, do not."""
        value = self._stack(kind, count)
        if kind < FIRST_PROHIBITIVE:
            upright = WEIGHTS[self._seats].largest[kind] * self._share
            if count and count >= most:
                value += upright
            if most and most >= count:
                value -= upright / rivals
        return value


def steps(seats: int, share: float) -> Steps:
    """The tables for about that share of the potential."""
    return _steps(seats, round(share * _PARTS))


@cache
def _steps(seats: int, parts: int) -> Steps:
    return Steps(seats, parts / _PARTS)


def _table(value: Callable[[int, int, int], float]) -> Table:
    counts = range(CARDS_IN_STACK + 1)
    return [[[value(kind, first, second) for second in counts] for first in counts] for kind in range(KINDS)]
