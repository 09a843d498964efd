"""An exercise at a station of the road: the next one follows, and the last one leads back to the map."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.text import N_
from engine.learn.road import Crowns
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.storage.settings import Settings

_WHICH: Final = N_("app", "Exercise {number} of {all}.")
_CROWNS: Final = N_("app", "%n crown(s) at this station.", "", 1)
_TOO_FEW: Final = N_("app", "Solve two of three on the first try. You may try this station again.")


class RiddleScreen(ExerciseScreen):
    """One of several exercises at a station."""

    def __init__(self, seat: LessonSeat, settings: Settings, number: int, of_all: int) -> None:
        """It is the exercise with that number, from 1, of so many."""
        self._which = number, of_all
        self._crowns: Crowns | None = None
        self.hinted = False
        """Whether a hint was given."""
        super().__init__(seat, settings, (None, None), last=number == of_all)

    def tell_crowns(self, crowns: Crowns) -> None:
        """Tell what the station has brought; this is its last exercise, and it is solved."""
        self._crowns = crowns
        self._show_task()

    def _show_hints(self) -> None:
        self.hinted = self.hinted or bool(self._seat.hints)
        super()._show_hints()

    def _aim(self) -> str:
        if self._crowns is None:
            number, of_all = self._which
            return self.say(_WHICH.fill(number=number, all=of_all))
        return self.say(_CROWNS.fill(n=self._crowns.number) if self._crowns else _TOO_FEW)

    def _to_list(self) -> str:
        return QCoreApplication.translate("RiddleScreen", "To the road")
