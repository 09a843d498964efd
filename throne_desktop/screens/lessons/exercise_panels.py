"""Panels above the exercises of all games: that of the day, and the storm."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from engine.core.text import N_, Text
from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.services.lessons.exercises import Item
from throne_desktop.services.lessons.storm import Storm
from throne_desktop.storage.answers import Answers
from throne_desktop.widgets import basics

_OF_DAY: Final = N_("exercises", "{game} · Difficulty: {points}")
_OPEN: Final = N_("exercises", "Everyone gets the same one today.")
_SOLVED: Final = N_("exercises", "Solved today. There will be a new exercise tomorrow.")
_MISSED: Final = N_("exercises", "Not solved on the first try. There will be a new exercise tomorrow.")
_DAYS: Final = N_("exercises", "%n day(s) in a row.", "", 1)
_ABOUT: Final = N_(
    "exercises", "Solve as many as you can in three minutes, with one try each. The clock stops while a table is "
                 "being set up, and you may finish the last one. Untimed, a storm ends after three misses.")
_MOST: Final = N_("exercises", "Best so far: {timed} in three minutes, {calm} untimed.")
_OVER: Final = N_("exercises", "The storm is over: {solved} solved, {missed} missed.")


class _Panel(QFrame):
    """A heading, sentences, and one or two buttons beside them."""

    def __init__(self, buttons: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._name = basics.label("heading")
        self._told = basics.wrapped("subtle")
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.buttons = [QPushButton() for _ in range(buttons)]
        grid = QGridLayout(self)
        grid.setContentsMargins(18, 14, 18, 14)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._name, 0, 0, 1, 2)
        grid.addWidget(self._told, 1, 0, buttons, 1)
        for row, button in enumerate(self.buttons, 1):
            grid.addWidget(button, row, 1)

    def say(self, name: str, told: tuple[tuple[Text, ...], ...], does: tuple[str, ...]) -> None:
        """Show what it is, how it stands, in lines of sentences, and what the buttons do."""
        self._name.setText(name)
        self._told.setText("\n".join(" ".join(map(words, line)) for line in told if line))
        for button, word in zip(self.buttons, does, strict=True):
            button.setText(word)
            button.setAccessibleName(f"{word}. {name}")
            button.setAccessibleDescription(self._told.text())


class DayPanel(_Panel):
    """The exercise of the day. `asked` asks to solve it."""

    asked = Signal()

    def __init__(self, item: Item, answers: Answers, today: int) -> None:
        super().__init__(1)
        self._item, self._answers, self._today = item, answers, today
        self.buttons[0].clicked.connect(self._ask)
        self.retranslate()

    def _ask(self) -> None:
        self.asked.emit()

    def retranslate(self) -> None:
        """Put the panel into the language in use now."""
        exercise, answer = self._item.exercise, self._answers.of_the_day(self._today)
        row = self._answers.days_in_a_row(self._today)
        state = _OPEN if answer is None else _SOLVED if answer.solved else _MISSED
        told = (state, *((_DAYS.fill(n=row),) if row > 1 else ()))
        does = (QCoreApplication.translate("ExercisesScreen", "Solve it") if answer is None else
                QCoreApplication.translate("ExercisesScreen", "See it again"))
        game = _OF_DAY.fill(game=manifest(exercise.game).name, points=exercise.difficulty or 0)
        self.say(QCoreApplication.translate("ExercisesScreen", "Exercise of the day"), ((game,), told), (does,))


class StormPanel(_Panel):
    """The storm. `asked` asks to begin one, with a clock or without."""

    asked = Signal(bool)

    def __init__(self, answers: Answers, last: Storm | None) -> None:
        """`last`: the one that is just over."""
        super().__init__(2)
        self._answers, self._last = answers, last
        for button, timed in zip(self.buttons, (True, False), strict=True):
            button.clicked.connect(lambda _checked=False, timed=timed: self.asked.emit(timed))
        self.retranslate()

    def retranslate(self) -> None:
        """Put the panel into the language in use now."""
        last, answers = self._last, self._answers
        most = (_MOST.fill(timed=answers.storm, calm=answers.calm),) if answers.storm or answers.calm else ()
        over = () if last is None else (_OVER.fill(solved=last.solved, missed=last.missed),)
        self.say(QCoreApplication.translate("ExercisesScreen", "Storm"), (over or (_ABOUT,), most),
                 (QCoreApplication.translate("ExercisesScreen", "Three minutes"),
                  QCoreApplication.translate("ExercisesScreen", "Untimed")))
