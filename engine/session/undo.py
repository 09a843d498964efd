"""The history of a game: every position since the start, so that moves can be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Move
from engine.core.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a seat, the position before it, and whether a person made it."""

    seat: int
    move: Move
    before: State
    by_person: bool


class History:
    """The moves so far and the position they led to. Positions in it are never changed, only replaced."""

    def __init__(self, start: State) -> None:
        self.position = start
        self._steps: list[Step] = []

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far, oldest first."""
        return tuple(step.move for step in self._steps)

    def add(self, seat: int, move: Move, after: State, by_person: bool) -> None:
        """Write down a move that led from the present position to the position `after`."""
        self._steps.append(Step(seat, move, self.position, by_person))
        self.position = after

    def own_move(self, seat: int) -> int | None:
        """How many moves came before the last one that a person at that seat made; None if there is none."""
        for number in range(len(self._steps) - 1, -1, -1):
            if self._steps[number].seat == seat and self._steps[number].by_person:
                return number
        return None

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last; None if no person has moved."""
        return next((step.seat for step in reversed(self._steps) if step.by_person), None)

    def is_free(self, remaining: int) -> bool:
        """Whether nobody has learned anything since there were so many moves.

        Whoever has seen the end of a game has learned its seed, and with it everything.
        """
        return self.position.actor is not None and self._steps[remaining].before.reveals == self.position.reveals

    def go_back(self, remaining: int) -> None:
        """Take back all moves but the first so many."""
        self.position = self._steps[remaining].before
        del self._steps[remaining:]
