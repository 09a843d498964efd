"""The learn page: the course of every game, one of them unfolded, with its guided game, questions and books."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.lessons.game_lessons import LessonsPanel, unfold_only
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.storage.progress import Progress
from throne_desktop.storage.settings import Settings
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import Scroll

_WIDEST: Final = 900

_DUE: Final = N_("app", "Exercises: {due} due today")


class LearnScreen(Page):
    """`lesson_asked` gives the ids of a game and a lesson, `answer_asked` those of a game, and of a lesson and its task
    as one. `guided`, `book_asked`, `aid_asked`, `lab_asked` and `anew_asked` give the id of a game: to play its guided
    game, to open its rule book, its player aid or the laboratory, and to start its lessons over; `exercises_asked` asks
    for the exercises."""

    lesson_asked = Signal(str, str)
    answer_asked = Signal(str, str)
    guided = Signal(str)
    book_asked = Signal(str)
    aid_asked = Signal(str)
    lab_asked = Signal(str)
    anew_asked = Signal(str)
    exercises_asked = Signal()

    def __init__(self, games: Collection[Progress], unfolded: str = "", parent: QWidget | None = None) -> None:
        """`unfolded` is the id of the game to begin with, "" for the first one."""
        super().__init__(parent)
        self.panels: list[LessonsPanel] = []
        self._due = 0
        self._bring_up = QTimer(self)       # once all has its new place
        self._bring_up.setSingleShot(True)
        self._bring_up.timeout.connect(self._show_unfolded)
        self.exercises = basics.button(clicked=self.exercises_asked)
        self.head.insertWidget(1, self.exercises)
        self._column = QVBoxLayout()
        self._column.setSpacing(10)
        self._about = basics.wrapped("subtle")
        inner = basics.bare()
        inner.setLayout(self._column)
        self._inner = inner
        whole = basics.bare()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 8, 0)
        row.addWidget(inner)
        self._whole = whole
        self._scroll = Scroll(whole)
        self.body.addWidget(self._scroll, 1)
        self._column.addWidget(self._about)
        self._column.addStretch(1)
        self.show_progress(games, unfolded)

    def show_due(self, due: int) -> None:
        """Say beside the exercises how many are to be done today."""
        self._due = due
        self._name_exercises()

    def _name_exercises(self) -> None:
        name = QCoreApplication.translate("LearnScreen", "Exercises")
        self.exercises.setText(words(_DUE.fill(due=self._due)) if self._due else name)

    def show_progress(self, games: Collection[Progress], unfolded: str = "") -> None:
        """Show these games, and the progress in each, with that one unfolded."""
        for panel in self.panels:
            self._column.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        self.panels = [self._panel(game) for game in games]
        for index, panel in enumerate(self.panels):
            self._column.insertWidget(index + 1, panel)
        chosen = next((panel for panel in self.panels if panel.shown.game_id == unfolded), None)
        unfold_only(self.panels, chosen or next(iter(self.panels), None))
        self.retranslate()
        self._begin()

    def _panel(self, game: Progress) -> LessonsPanel:
        panel = LessonsPanel(game)
        panel.turned.connect(partial(self._turn, panel))
        panel.ask.toggled.connect(self._bring_up.start)
        panel.lesson_asked.connect(partial(self.lesson_asked.emit, game.game_id))
        panel.answer_asked.connect(partial(self.answer_asked.emit, game.game_id))
        for asked, signal in ((panel.guided_asked, self.guided), (panel.book_asked, self.book_asked),
                              (panel.aid_asked, self.aid_asked), (panel.lab_asked, self.lab_asked),
                              (panel.anew_asked, self.anew_asked)):
            asked.connect(partial(signal.emit, game.game_id))
        return panel

    def _turn(self, panel: LessonsPanel) -> None:
        """Unfold a game and fold the others, or fold it."""
        unfold_only(self.panels, panel if panel.is_unfolded else None)
        self.fit()
        self._bring_up.start()

    def _show_unfolded(self) -> None:
        """Scroll to the game that is unfolded, its name first if there is no room for all of it."""
        if self.unfolded is not None:
            top = self.unfolded.mapTo(self._whole, self.unfolded.rect().topLeft()).y()
            bar, port = self._scroll.verticalScrollBar(), self._scroll.viewport().height()
            seen = bar.value() <= top and top + self.unfolded.height() <= bar.value() + port
            if not seen:
                bar.setValue(top)

    @property
    def unfolded(self) -> LessonsPanel | None:
        """The game that is unfolded."""
        return next((panel for panel in self.panels if panel.is_unfolded), None)

    def _begin(self) -> None:
        """Give the focus to what comes next in the game that is unfolded."""
        if self.unfolded is not None and self.isVisible():
            self.unfolded.play.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()
        self._bring_up.start()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["learn"].title))
        self._scroll.setAccessibleName(self.title.text())
        self._name_exercises()
        self._about.setText(QCoreApplication.translate(
            "LearnScreen",
            "Each lesson is a prepared table with something to try. Leave whenever you like; your progress is kept."))
        for panel in self.panels:
            panel.retranslate()
        self.fit()

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def fit(self) -> None:
        widest = theme.scaled(_WIDEST)
        self._inner.setMaximumWidth(widest)
        if self.unfolded is not None:
            self.unfolded.fit(min(self.width() - 80, widest))

