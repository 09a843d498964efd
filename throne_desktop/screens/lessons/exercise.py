"""Solving an exercise: the play screen at its position; the learner moves, and hears how good the move is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import N_, Text
from throne_desktop.screens.lessons.course import CourseScreen
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.storage.settings import Settings

_SOLVED: Final = N_("app", "Solved.")
_BACK_IN: Final = N_("app", "It comes back in %n day(s).", "", 1)
_KNOWN: Final = N_("app", "You know this one by now: it will not come back.")
_DIFFICULTY: Final = N_("app", "Difficulty: {points}")


class ExerciseScreen(CourseScreen):
    """`answered` tells with the first reply whether the exercise is solved, and before it with a hint that it is not.

    `back_in` are the days that it rests if it is, None for good, and if it is not. `next_asked` asks for the next
    exercise, `list_asked` for the list.
    """

    answered = Signal(bool)

    def __init__(self, seat: LessonSeat, settings: Settings, back_in: tuple[int | None, int | None],
                 difficulty: int | None = None, parent: QWidget | None = None, *, last: bool) -> None:
        """`last`: no exercise comes after this one. A `difficulty` is shown below the task."""
        self._back_in = back_in
        self._difficulty = difficulty
        self._solved: bool | None = None
        self._news: tuple[Text, ...] = ()
        super().__init__(seat, settings, parent, last=last)

    @property
    def first_try(self) -> bool:
        """Whether nothing has gone wrong yet, and no hint was given."""
        return self._solved is not False

    def show_news(self, news: tuple[Text, ...]) -> None:
        """What the answer has changed: it is said once the exercise is solved."""
        self._news = news

    def note_help(self) -> None:
        """Whatever is answered from now on counts as solved with help."""
        self._answer(False)

    def _answer(self, solved: bool) -> None:
        if self._solved is None:
            self._solved = solved
            self.answered.emit(solved)

    def _objection(self, move: Move) -> Refusal | None:
        """No rule speaks against a move here: it is made, weighed and taken back."""
        return None

    def _submit(self, move: Move) -> None:
        if self.scene.locked or not self.client.viewer_decides:
            return
        met = self._seat.verdict(move).met
        self._answer(met)
        super()._submit(move)
        if not met and self.view is not None:
            self.narrator.show_view(self.view)     # the card goes back

    def _show_hints(self) -> None:
        if self._seat.hints:
            self._answer(False)
        super()._show_hints()

    def _rule(self) -> tuple[str, str]:
        return "", ""

    def _beside(self) -> str:
        return "" if self._difficulty is None else self.say(_DIFFICULTY.fill(points=self._difficulty))

    def _aim(self) -> str:
        days = self._back_in[0 if self.first_try else 1]
        rests = _KNOWN if days is None else _BACK_IN.fill(n=days)
        return " ".join(map(self.say, (rests, *self._news)))

    def _offer_more(self) -> None:
        self.ribbon.ask(self.say(_SOLVED))
        if not self._last:
            self.ribbon.offer(QCoreApplication.translate("ExerciseScreen", "Next exercise"), self.next_asked.emit)
        self.ribbon.offer(self._to_list(), self.list_asked.emit, quiet=not self._last)
        self.ribbon.take_focus()

    def _to_list(self) -> str:
        return QCoreApplication.translate("ExerciseScreen", "All exercises")
