"""The teacher of a teaching game: looks at every move of the one person at the table, and objects to poor ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core.moves import Move
from engine.learn.move_objection import Objection
from engine.session.session import Session
from throne_desktop.services.bots.bot_messages import TEACHER, SentQuestions
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game.viewpoint import people

PATIENCE: Final = 2.0
"""How many seconds the game waits for the teacher, once all cards lie still; then it goes on without a word."""
_LONGEST: Final = 20.0
"""Seconds after which the teacher's process counts as hung."""


class Teaching(QObject):
    """The teacher knows what the person knew before the move. What they say comes once, while the game waits."""

    looked = Signal()
    """The game need not wait for the teacher any more: go on, or ask whether to take the move back."""

    def __init__(self, session: Session, worker: BotWorker, sent: SentQuestions, numbers: Iterator[int],
                 parent: QObject | None = None) -> None:
        """`numbers` are those of requests to the worker."""
        super().__init__(parent)
        self.on = False
        """Whether this is a teaching game."""
        self.objection: Objection | None = None
        """What the teacher objects to the last move, until the player has decided."""
        self._session = session
        self._worker = worker
        self._sent = sent
        self._numbers = numbers
        self._request: int | None = None
        self._seat = 0
        """Whose move it was."""
        self._is_awaited = False
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(round(PATIENCE * 1000))
        self._limit.timeout.connect(self._give_up)
        worker.chosen.connect(self._answered)
        worker.failed.connect(self._failed)

    @property
    def is_possible(self) -> bool:
        """Whether there can be a teacher: only where one person plays, as others would hear what it is about."""
        return len(people(self._session)) == 1

    @property
    def busy(self) -> bool:
        """Whether the teacher looks at a move, or the player has been asked about one."""
        return self._request is not None or self.objection is not None

    def prepare(self, seat: int) -> None:
        """A person is about to decide: have the process of their seat ready."""
        if self.on:
            self._worker.warm(self._session.game.id, seat)

    def look(self, seat: int, move: Move) -> None:
        """Have a look at the move that a person is about to make."""
        observation = self._session.observation(seat)
        if not self.on or not self.is_possible or len(observation.legal_moves()) < 2:
            return
        self._request, self._seat = next(self._numbers), seat
        question = self._worker.look_at(self._request, observation, move, _LONGEST)
        self._sent.add(self._request, len(self._session.moves), seat, TEACHER, question, hint=False)

    def holds(self) -> bool:
        """Whether the game has to wait now, for the teacher or for what the player says to an objection."""
        if self._request is not None and not self._is_awaited:
            self._is_awaited = True
            self._limit.start()
        return self.busy

    def stop(self) -> None:
        """Look no further at the last move."""
        if self._request is not None:
            self._worker.cancel()
            self._end()

    def forget(self) -> None:
        """Say nothing of the last move."""
        self.stop()
        self.objection = None

    def _answered(self, request: int, found: Objection | None) -> None:
        if request == self._request:
            self.objection = found if self._session.why_not_undo(self._seat) is None else None
            self._go_on()

    def _failed(self, request: int, _reason: str) -> None:
        if request == self._request:
            self._go_on()

    def _give_up(self) -> None:
        self._worker.cancel()
        self._go_on()

    def _go_on(self) -> None:
        awaited = self._is_awaited
        self._end()
        if awaited:
            self.looked.emit()

    def _end(self) -> None:
        self._limit.stop()
        self._request, self._is_awaited = None, False

    def close(self) -> None:
        """Listen to no answers any more."""
        self.forget()
        self._worker.chosen.disconnect(self._answered)
        self._worker.failed.disconnect(self._failed)
