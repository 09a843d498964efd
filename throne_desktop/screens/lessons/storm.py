"""A storm on the table: one exercise after the other, each answered once, beside a clock that never hurries anybody."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QTimer, Signal
from PySide6.QtWidgets import QWidget

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import N_, Text
from throne_desktop.screens.lessons.course import CourseScreen
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.services.lessons.storm import Storm
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand.announce import announce

_TICK: Final = 250
"""Milliseconds between two looks at the clock."""
_TOLD: Final = (120, 60, 30, 10)
"""At so many seconds the clock is said to whoever listens."""
_CLOCK: Final = N_("app", "{minutes}:{seconds} · {solved} solved")
_CALM: Final = N_("app", "{solved} solved, {missed} missed")
_UP: Final = N_("app", "Time is up, but you may finish this one · {solved} solved")
_LEFT: Final = N_("app", "%n second(s) left.", "", 1)
_RIGHT: Final = N_("app", "Right.")
_NOT_RIGHT: Final = N_("app", "Another move was better.")


class StormScreen(CourseScreen):
    """One exercise of a storm. `answered` tells whether the reply solved it, `list_asked` that somebody stops."""

    answered = Signal(bool)

    def __init__(self, seat: LessonSeat, settings: Settings, storm: Storm, before: bool | None,
                 parent: QWidget | None = None) -> None:
        """`before`: whether the one before was solved; None for the first."""
        self.storm = storm
        """The storm that it is part of."""
        self._before = before
        self._is_answered = False
        self._since = QElapsedTimer()
        self._ticking = QTimer()
        super().__init__(seat, settings, parent, last=False)
        self._ticking.setParent(self)
        self._ticking.setInterval(_TICK)
        self._ticking.timeout.connect(self.look_at_clock)

    # -- the clock -----------------------------------------------------------------------------------------------------

    def look_at_clock(self) -> None:
        """Let the time count that went by since the last look, if somebody could answer meanwhile."""
        storm, passed = self.storm, self._since.restart() / 1000.0
        before = storm.left
        if self.isVisible() and self.client.viewer_decides:
            storm.pass_time(passed)
        for seconds in _TOLD:
            if storm.left <= seconds < before:
                announce(self.task, self.say(_LEFT.fill(n=seconds)))
        if storm.left == 0.0 < before:
            announce(self.task, self._beside())
        self._show_head()

    def _start_clock(self) -> None:
        if self.storm.timed and not self._is_answered and not self._ticking.isActive():
            self._since.start()
            self._ticking.start()

    def _beside(self) -> str:
        storm = self.storm
        if not storm.timed:
            return self.say(_CALM.fill(solved=storm.solved, missed=storm.missed))
        if storm.left <= 0.0:
            return self.say(_UP.fill(solved=storm.solved))
        minutes, seconds = divmod(-int(-storm.left // 1), 60)
        return self.say(_CLOCK.fill(minutes=minutes, seconds=f"{seconds:02}", solved=storm.solved))

    # -- replies -------------------------------------------------------------------------------------------------------

    def _objection(self, move: Move) -> Refusal | None:
        """No rule speaks against a move here."""
        return None

    def _submit(self, move: Move) -> None:
        if self.scene.locked or self._is_answered or not self.client.viewer_decides:
            return
        self.look_at_clock()
        self._ticking.stop()
        self._is_answered = True
        self.answered.emit(self._seat.verdict(move).met)

    def _show_task(self) -> None:
        self._done = self._said_before
        super()._show_task()
        self.task.hint.hide()
        self._start_clock()

    @property
    def _said_before(self) -> Text | None:
        return None if self._before is None else _RIGHT if self._before else _NOT_RIGHT

    def _show_hints(self) -> None:
        """There are none."""

    def _rule(self) -> tuple[str, str]:
        return "", ""

    def _to_list(self) -> str:
        return QCoreApplication.translate("StormScreen", "Stop here")
