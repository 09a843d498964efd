"""The exercises page: what is due today, and in every game one's own mistakes and what comes with the program."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.core.text import N_, Text
from engine.games.registry import GAMES, manifest
from throne_desktop.language.i18n import words
from throne_desktop.look.drawings import drawn
from throne_desktop.screens.lessons.exercise_panels import DayPanel, StormPanel
from throne_desktop.screens.lessons.rating_words import standing
from throne_desktop.screens.page import Page
from throne_desktop.services.lessons.exercises import Item, in_turn
from throne_desktop.services.lessons.storm import Storm
from throne_desktop.storage.answers import Answers
from throne_desktop.storage.paths import asset
from throne_desktop.storage.settings import Settings
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import ScrolledColumn

_WIDEST: Final = 900
_EMBLEM: Final = 64
_EPOCH: Final = date(1970, 1, 1)

_DUE: Final = N_("app", "%n exercise(s) due today", "", 1)
_NONE_DUE: Final = N_("app", "Nothing is due today.")
_TRY_NEW: Final = N_("app", "No exercise is due today. Try a new one below.")
_NONE_AT_ALL: Final = N_("app", "There is nothing to solve yet. Review a finished game and press “Try again here” "
                                "at a decision to make it an exercise.")
_OWN: Final = N_("app", "{count} from your own games, {due} due today")
_OWN_NONE: Final = N_("app", "None from your own games yet: review a game and press “Try again here” at a decision.")
_SHIPPED: Final = N_("app", "{count} ready-made, {solved} solved, {due} due today")


class GameExercises(QFrame):
    """One game: how many exercises there are, and buttons to solve them. `asked` gives the ones to solve, in turn."""

    asked = Signal(object)

    def __init__(self, game_id: str, exercises: Sequence[Item], today: date, rating: float,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._game_id = game_id
        self._today = today
        self._rating = rating
        self.own = tuple(each for each in exercises if each.is_own)
        self.shipped = tuple(each for each in exercises if not each.is_own)
        self._name = basics.label("heading")
        self._told = [basics.wrapped("subtle"), basics.wrapped("subtle")]
        self.buttons = [QPushButton(), QPushButton()]
        for button, group in zip(self.buttons, (self.own, self.shipped), strict=True):
            button.clicked.connect(partial(self._ask, group))
            button.setVisible(bool(group))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        picture = QLabel()
        path = asset("games", self._game_id.replace("-", "_"), f"{manifest(self._game_id).emblem}.svg")
        picture.setPixmap(drawn(path, QSize(_EMBLEM, _EMBLEM)))
        rows = QGridLayout()
        rows.setHorizontalSpacing(14)
        rows.setVerticalSpacing(6)
        rows.setColumnStretch(0, 1)
        rows.addWidget(self._name, 0, 0, 1, 2)
        for row, (label, button) in enumerate(zip(self._told, self.buttons, strict=True), 1):
            rows.addWidget(label, row, 0)
            rows.addWidget(button, row, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(18)
        whole.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(rows, 1)

    def _ask(self, group: Sequence[Item], _checked: bool = False) -> None:
        """Ask for a group: those that are due or new, or else all of it again."""
        self.asked.emit(in_turn(group, self._today, self._rating) or tuple(group))

    def retranslate(self) -> None:
        """Put the panel into the language in use now."""
        name = words(manifest(self._game_id).name)
        self._name.setText(name)
        due = [sum(each.is_due(self._today) for each in group) for group in (self.own, self.shipped)]
        own = _OWN.fill(count=len(self.own), due=due[0]) if self.own else _OWN_NONE
        solved = sum(each.practice is not None for each in self.shipped)
        self._told[0].setText(words(own))
        self._told[1].setText(words(_SHIPPED.fill(solved=solved, count=len(self.shipped), due=due[1])))
        self._told[1].setVisible(bool(self.shipped))
        said = (QCoreApplication.translate("ExercisesScreen", "Solve my own"),
                QCoreApplication.translate("ExercisesScreen", "Solve ready-made ones"))
        for button, word in zip(self.buttons, said, strict=True):
            button.setText(word)
            button.setAccessibleName(f"{word}. {name}")


class ExercisesScreen(Page):
    """`asked` gives exercises to solve, in turn; `day_asked` asks for that `of_day`, `storm_asked` for a storm, with a
    clock or without. Rating, row, the exercise of the day and the storm are `shown` to whoever wants them."""

    asked = Signal(object)
    day_asked = Signal()
    storm_asked = Signal(bool)

    def __init__(self, exercises: Sequence[Item], today: date, answers: Answers, of_day: Item,
                 last: Storm | None = None, parent: QWidget | None = None, *, shown: bool = True) -> None:
        """`last`: a storm that is just over."""
        super().__init__(parent)
        self._answers = answers if shown else None
        self._last = last
        self.day, self.storm = DayPanel(of_day, answers, (today - _EPOCH).days), StormPanel(answers, last)
        self.day.asked.connect(self.day_asked)
        self.storm.asked.connect(self.storm_asked)
        for extra in (self.day, self.storm):
            extra.setVisible(shown)
        rating = answers.rating.value
        self._due = tuple(each for each in in_turn(exercises, today) if each.is_due(today))
        self._any = bool(exercises)
        self._any_new = any(each.practice is None for each in exercises)
        self._state = basics.wrapped("heading")
        self._standing = basics.wrapped("subtle")
        self._standing.setVisible(shown)
        self.begin = basics.button("primary")
        self.begin.setVisible(bool(self._due))
        self.begin.clicked.connect(lambda: self.asked.emit(self._due))
        self.panels = []
        for game_id in GAMES:
            panel = GameExercises(game_id, [each for each in exercises if each.exercise.game == game_id], today,
                                  rating)
            panel.asked.connect(self.asked)
            self.panels.append(panel)
        self.panels.sort(key=lambda panel: not any(each.is_due(today) for each in (*panel.own, *panel.shipped)))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(16)
        first.addWidget(self._state, 1)
        first.addWidget(self.begin)
        self.area = ScrolledColumn(_WIDEST)
        self.area.column.addLayout(first)
        self.area.column.addWidget(self._standing)
        self.area.column.addWidget(self.day)
        self.area.column.addWidget(self.storm)
        for panel in self.panels:
            self.area.column.addWidget(panel)
        self.area.column.addStretch(1)
        self.body.addWidget(self.area, 1)

    @property
    def state(self) -> Text:
        """What is said at the top."""
        if self._due:
            return _DUE.fill(n=len(self._due))
        if not self._any:
            return _NONE_AT_ALL
        return _TRY_NEW if self._any_new else _NONE_DUE

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(QCoreApplication.translate("ExercisesScreen", "Exercises"))
        self.area.setAccessibleName(self.title.text())
        self._state.setText(words(self.state))
        self._standing.setText("" if self._answers is None else " ".join(map(words, standing(self._answers))))
        self.begin.setText(QCoreApplication.translate("ExercisesScreen", "Solve due exercises"))
        self.day.retranslate()
        self.storm.retranslate()
        for panel in self.panels:
            panel.retranslate()
        self.fit()

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = self.storm.buttons if self._last is not None else ()
        of_games = [button for panel in self.panels for button in panel.buttons]
        buttons = (*first, self.begin, *self.day.buttons, *of_games, self.back)
        next(button for button in buttons if button.isVisibleTo(self)).setFocus()

    def fit(self) -> None:
        self.area.fit()
