"""Undo and redo from one real choice to the next, including the moves that were made for a person."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.timing import is_forced
from engine.core.state import State
from engine.session.session import Session


class GoingBack:
    """Goes back and forth in a game for a `viewer`; on a shared screen, for the person who moved last.

    `forced`: a person's only move is made for them, and goes with the choice before it.
    """

    def __init__(self, session: Session, is_shared: Callable[[], bool], *, forced: bool) -> None:
        self._session = session
        self._is_shared = is_shared
        self._forced = forced

    # -- back ------------------------------------------------------------------------------------------------------

    def can_undo(self, viewer: int) -> bool:
        """Whether there is a move to take back."""
        return self._session.why_not_undo(self._who_takes_back(viewer)) is None

    def undo(self, viewer: int) -> None:
        """Go back to the last real choice of the person who moved last. Raises CannotUndo."""
        seat, left = self._who_takes_back(viewer), self.left_by_undo(viewer)
        self._session.undo(seat)
        while left is not None and len(self._session.moves) > left:
            self._session.undo(seat)

    def left_by_undo(self, viewer: int) -> int | None:
        """How many moves there were before the last real choice; None if there is nothing to take back."""
        session, seat, left = self._session, self._who_takes_back(viewer), None
        for left in session.ways_back(seat):
            if not self._is_forced(session.positions[left], seat):
                break
        return left

    def _who_takes_back(self, viewer: int) -> int:
        last = self._session.last_person
        return last if self._is_shared() and last is not None else viewer

    # -- forth -----------------------------------------------------------------------------------------------------

    def can_redo(self, viewer: int) -> bool:
        """Whether there are moves to redo."""
        return self._session.why_not_redo(self._who_makes_again(viewer)) is None

    def redo(self, viewer: int) -> None:
        """Go forward to the next real choice of the person who took moves back. Raises CannotUndo."""
        seat = self._who_makes_again(viewer)
        self._session.redo(seat)
        while self._is_forced(self._session.state, seat) and self._session.why_not_redo(seat) is None:
            self._session.redo(seat)

    def _who_makes_again(self, viewer: int) -> int:
        last = self._session.taken_back_by
        return last if self._is_shared() and last is not None else viewer

    def _is_forced(self, position: State, seat: int) -> bool:
        """Whether the person at that seat had only one move there: it is passed over.

        On a shared screen everybody has to know that, as how far the game goes back would tell.
        """
        if not self._forced or position.actor != seat or not self._session.players[seat].is_person:
            return False
        if self._is_shared():
            return is_forced(position.public_observation(seat))
        return len(position.observation(seat).legal_moves()) == 1
