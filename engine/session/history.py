"""The history of a game: every move and position since the start, so that moves can be undone and redone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.moves import Move
from engine.core.state import State
from engine.session.entries import Result
from engine.session.undo_stack import UndoStack


@dataclass(frozen=True, slots=True)
class PastMove:
    """A seat's move, the positions before and after it, and whether a person made it."""

    seat: int
    move: Move
    before: State
    after: State
    by_person: bool


class History:
    """The moves so far and the positions they led to, which are never changed, only replaced."""

    def __init__(self, start: State) -> None:
        self.position = start
        self.conceded: Result | None = None
        """How a game ended that somebody conceded in this position."""
        self._undo_stack: UndoStack[PastMove] = UndoStack()

    def __len__(self) -> int:
        return len(self._undo_stack)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far, oldest first."""
        return tuple(step.move for step in self._undo_stack.done)

    @property
    def positions(self) -> tuple[State, ...]:
        """The position at the start and after every move."""
        return (*(step.before for step in self._undo_stack.done), self.position)

    def add(self, seat: int, move: Move, after: State, by_person: bool) -> None:
        """Add a move that led from the current position to `after`."""
        self._undo_stack.add(PastMove(seat, move, self.position, after, by_person))
        self.position = after

    @property
    def is_over(self) -> bool:
        """Whether the game has ended in this position."""
        return self.position.actor is None or self.conceded is not None

    def concede(self, result: Result) -> None:
        """End the game here; nothing can be redone after that."""
        self.conceded = result
        self._undo_stack.keep()

    def own_moves(self, seat: int) -> Iterator[int]:
        """For each move that a person at that seat made, the latest first: how many moves came before it."""
        steps = self._undo_stack.done
        return (number for number in range(len(steps) - 1, -1, -1)
                if steps[number].seat == seat and steps[number].by_person)

    def own_move(self, seat: int) -> int | None:
        """How many moves came before the latest one that a person at that seat made; None if there is none."""
        return next(self.own_moves(seat), None)

    @property
    def last_person(self) -> int | None:
        """The seat of the person who moved last; None if no person has moved."""
        return next((step.seat for step in reversed(self._undo_stack.done) if step.by_person), None)

    def is_free(self, remaining: int) -> bool:
        """Whether nobody has learned anything since the first `remaining` moves.

        The end of a game reveals its seed, and with it everything.
        """
        before = self._undo_stack.done[remaining].before
        return not self.is_over and before.reveals == self.position.reveals

    def go_back(self, remaining: int) -> None:
        """Take back all moves but the first `remaining`."""
        self.position = self._undo_stack.done[remaining].before
        self.conceded = None
        self._undo_stack.go_back(remaining)

    @property
    def taken_back_by(self) -> int | None:
        """The seat whose move a redo would make first; None if there is nothing to redo."""
        steps = self._undo_stack.to_redo
        return steps[0].seat if steps else None

    @property
    def redone(self) -> tuple[int, State]:
        """How many moves there would be after a redo, and the position then.

        Raises IndexError if there is nothing to redo.
        """
        steps = self._undo_stack.to_redo
        return len(self) + len(steps), steps[-1].after

    def go_forward(self) -> None:
        """Redo the moves last taken back. Raises IndexError if there is nothing to redo."""
        _, self.position = self.redone
        self._undo_stack.go_forward()
