"""A position being judged in a process of its own, so that the window never waits; it can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from engine import load_game
from engine.base.game import Game
from engine.core.disk import reason_of
from engine.core.state import State
from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.services.bots.reporting import Reporting
from throne_desktop.services.lab.judging_process import NotJudged, ask, read_report, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_ENDED: Final = N_("lab", "The evaluation stopped early. Try again.")
_NOT_STARTED: Final = N_("lab", "The evaluation cannot be started: {reason}.")


class JudgingJob(QObject):
    """Judges one position. Call `stop` when it is no longer wanted; nothing follows then."""

    judged = Signal(object)
    """What is known so far: a Judged."""
    failed = Signal(str)
    """A sentence that says why there is no judgement."""

    def __init__(self, position: State, level: str, parent: QObject | None = None, *,
                 target: Callable[[Connection], None] = serve) -> None:
        super().__init__(parent)
        self._game: Game[Any] = load_game(position.game.id)
        self._reporting = Reporting("judgement", ask(position, level), target, self)
        self._reporting.told.connect(self._hear)

    def start(self) -> None:
        """Start the process."""
        try:
            self._reporting.start()
        except OSError as error:
            self.failed.emit(words(_NOT_STARTED.fill(reason=reason_of(error))))

    def stop(self) -> None:
        """End the process, at once; nothing follows."""
        self._reporting.stop()

    @property
    def running(self) -> bool:
        """Whether the judgement still grows."""
        return self._reporting.running

    def _hear(self, told: bytes | None) -> None:
        if told is None:
            self._fail(words(_ENDED))
            return
        try:
            found = read_report(told, self._game)
        except NotJudged as error:
            self._fail(words(error.text))
            return
        if found.done:
            self.stop()
        self.judged.emit(found)

    def _fail(self, why: str) -> None:
        self.stop()
        self.failed.emit(why)
