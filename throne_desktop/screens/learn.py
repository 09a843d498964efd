"""The learn page: the guided first game, the rule book and the player aid of every game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.games.registry import manifest
from throne_desktop.kept.paths import asset
from throne_desktop.kept.settings import Settings
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.screens.page import Page
from throne_desktop.widgets.scroll import Scroll

_WIDEST: Final = 860
_EMBLEM: Final = 72


@dataclass(frozen=True, slots=True)
class GameLessons:
    """A learner's progress in the guided game of one game."""

    game_id: str
    done: int
    steps: int

    @classmethod
    def of(cls, game_id: str, steps: Collection[str], done: Collection[str]) -> GameLessons:
        """`steps` are the ids of a game's steps; `done` are entries of the settings, for all games."""
        return cls(game_id, sum(f"{game_id}/{step}" in done for step in steps), len(steps))


class GamePanel(QFrame):
    """One game: what it is about, the learner's progress, and where to go on."""

    def __init__(self, lessons: GameLessons, screen: LearnScreen) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.lessons = lessons
        self._name, self._summary, self._progress = QLabel(), QLabel(), QLabel()
        self._name.setObjectName("heading")
        for label in (self._summary, self._progress):
            label.setObjectName("subtle")
            label.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.bar.setRange(0, lessons.steps)
        self.bar.setValue(lessons.done)
        self.play = _button("primary", lambda: screen.guided.emit(lessons.game_id))
        self.book = _button("", lambda: screen.book_asked.emit(lessons.game_id))
        self.aid = _button("", lambda: screen.aid_asked.emit(lessons.game_id))
        self.anew = _button("", lambda: screen.anew_asked.emit(lessons.game_id))
        self._buttons = (self.play, self.book, self.aid, *((self.anew,) if lessons.done else ()))
        self._lay_out()

    def _lay_out(self) -> None:
        picture = QLabel()
        path = asset("games", self.lessons.game_id.replace("-", "_"), f"{manifest(self.lessons.game_id).emblem}.svg")
        picture.setPixmap(drawn(path, QSize(_EMBLEM, _EMBLEM)))
        words_ = QVBoxLayout()
        words_.setSpacing(4)
        for widget in (self._name, self._summary, self.bar, self._progress):
            words_.addWidget(widget)
        self._verbs = QGridLayout()
        self._verbs.setSpacing(8)
        words_.addSpacing(4)
        words_.addLayout(self._verbs)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 14, 18, 14)
        row.setSpacing(18)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words_, 1)

    def fit(self, width: int) -> None:
        """Arrange the buttons in one row, or in two if their words need more than that width."""
        needed = sum(button.sizeHint().width() + self._verbs.spacing() for button in self._buttons)
        columns = len(self._buttons) if needed <= width - _EMBLEM - 70 else 2
        for index, button in enumerate(self._buttons):
            self._verbs.addWidget(button, *divmod(index, columns))
        for column in range(5):
            self._verbs.setColumnStretch(column, int(column == columns))

    def retranslate(self) -> None:
        """Put the panel into the language in use now."""
        game, lessons = manifest(self.lessons.game_id), self.lessons
        name = words(game.name)
        self._name.setText(name)
        self._summary.setText(words(game.summary))
        self._progress.setText(_how_far(lessons))
        self.bar.setAccessibleName(_how_far(lessons))
        said = {self.play: _play_words(lessons),
                self.book: QCoreApplication.translate("LearnScreen", "Rule book"),
                self.aid: QCoreApplication.translate("LearnScreen", "Cheat sheet"),
                self.anew: QCoreApplication.translate("LearnScreen", "Begin the steps anew")}
        for button in self._buttons:
            button.setText(said[button])
            button.setAccessibleName(f"{said[button]}. {name}")


class LearnScreen(Page):
    """`guided`, `book_asked`, `aid_asked` and `anew_asked` give the id of a game: to play its guided game, to open its
    rule book or its player aid, and to start its steps over."""

    guided = Signal(str)
    book_asked = Signal(str)
    aid_asked = Signal(str)
    anew_asked = Signal(str)

    def __init__(self, lessons: Collection[GameLessons], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panels: list[GamePanel] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(12)
        self._about = QLabel()
        self._about.setObjectName("subtle")
        self._about.setWordWrap(True)
        inner = QWidget()
        inner.setObjectName("bare")
        inner.setLayout(self._column)
        self._inner = inner
        whole = QWidget()
        whole.setObjectName("bare")
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 8, 0)
        row.addWidget(inner)
        self._scroll = Scroll(whole)
        self.body.addWidget(self._scroll, 1)
        self._column.addWidget(self._about)
        self._column.addStretch(1)
        self.show_lessons(lessons)

    def show_lessons(self, lessons: Collection[GameLessons]) -> None:
        """Show these games, and the progress in each."""
        for panel in self.panels:
            self._column.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        self.panels = [GamePanel(lessons, self) for lessons in lessons]
        for index, panel in enumerate(self.panels):
            self._column.insertWidget(index + 1, panel)
        self.retranslate()
        self._begin()

    def _begin(self) -> None:
        """Give the focus to the first game."""
        if self.panels and self.isVisible():
            self.panels[0].play.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(QCoreApplication.translate("HomeScreen", "Learn and rules"))
        self._scroll.setAccessibleName(self.title.text())
        self._about.setText(QCoreApplication.translate(
            "LearnScreen",
            "A guided first game is a real game against a bot: each step names the rule that is at work, and every "
            "move is allowed. Leave whenever you like; the steps that you have done are kept."))
        for panel in self.panels:
            panel.retranslate()
        self._fit()

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def _fit(self) -> None:
        self._inner.setMaximumWidth(theme.scaled(_WIDEST))
        for panel in self.panels:
            panel.fit(min(self.width() - 80, theme.scaled(_WIDEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _button(kind: str, act: Callable[[], None]) -> QPushButton:
    button = QPushButton()
    button.setObjectName(kind)
    button.clicked.connect(act)
    return button


def _how_far(lessons: GameLessons) -> str:
    if not lessons.done:
        return QCoreApplication.translate("LearnScreen", "Not begun yet.")
    if lessons.done == lessons.steps:
        return QCoreApplication.translate("LearnScreen", "All steps are done.")
    return QCoreApplication.translate("LearnScreen", "{done} of {all} steps done").format(
        done=lessons.done, all=lessons.steps)


def _play_words(lessons: GameLessons) -> str:
    if not lessons.done:
        return QCoreApplication.translate("LearnScreen", "Play the guided first game")
    if lessons.done == lessons.steps:
        return QCoreApplication.translate("LearnScreen", "Play the guided game again")
    return QCoreApplication.translate("LearnScreen", "Go on learning")
