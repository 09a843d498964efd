"""Solving an exercise: the play screen at its position; the learner moves, and hears how good the move is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import N_
from throne_desktop.screens.lessons.course import CourseScreen
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.storage.settings import Settings

_SOLVED: Final = N_("app", "Solved.")
_BACK_IN: Final = N_("app", "It comes back in %n day(s).", "", 1)
_KNOWN: Final = N_("app", "You know this one by now: it will not come back.")


class ExerciseScreen(CourseScreen):
    """`solved` tells whether it was at the first try and without a hint; `back_in` are the days that the exercise rests
    then, None for good, and after several tries. `next_asked` asks for the next exercise, `list_asked` for the list."""

    solved = Signal(bool)

    def __init__(self, seat: LessonSeat, settings: Settings, back_in: tuple[int | None, int | None],
                 parent: QWidget | None = None, *, last: bool) -> None:
        """`last`: no exercise comes after this one."""
        self._back_in = back_in
        self._tries = 0
        super().__init__(seat, settings, parent, last=last)

    @property
    def first_try(self) -> bool:
        """Whether nothing has gone wrong yet, and no hint was given."""
        return self._tries == 0

    def _objection(self, move: Move) -> Refusal | None:
        """No rule speaks against a move here: it is made, weighed and taken back."""
        return None

    def _submit(self, move: Move) -> None:
        if self.scene.locked or not self.client.viewer_decides:
            return
        met = self._seat.verdict(move).met
        if met:
            self.solved.emit(self.first_try)
        else:
            self._tries += 1
        super()._submit(move)
        if not met and self.view is not None:
            self.narrator.show_view(self.view)     # the card goes back

    def _show_hints(self) -> None:
        self._tries += bool(self._seat.hints)
        super()._show_hints()

    def _rule(self) -> tuple[str, str]:
        return "", ""

    def _aim(self) -> str:
        days = self._back_in[0 if self.first_try else 1]
        return self.say(_KNOWN if days is None else _BACK_IN.fill(n=days))

    def _offer_more(self) -> None:
        self.ribbon.ask(self.say(_SOLVED))
        if not self._last:
            self.ribbon.offer(QCoreApplication.translate("ExerciseScreen", "Next exercise"), self.next_asked.emit)
        self.ribbon.offer(self._to_list(), self.list_asked.emit, quiet=not self._last)
        self.ribbon.take_focus()

    def _to_list(self) -> str:
        return QCoreApplication.translate("ExerciseScreen", "To the exercises")
