"""What one looks for on the shelf: words, and choices that narrow it down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPushButton, QWidget

from engine.core.text import N_
from engine.games.registry import GAMES, manifest
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.services.records.shelf_filter import Ending, ShelfFilter, Span
from throne_desktop.services.records.shelved import level_name
from throne_desktop.storage.statistics import LEVEL_IDS, MIXED
from throne_desktop.widgets.choices import DropDown
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.naming import named

_PAUSE: Final = 200
"""Milliseconds after the last letter until it is looked for."""
_LETTERS: Final = 8
NARROW: Final = 900
"""In less width, at the usual text size, the choices take two rows, and so do the buttons below the list."""
_GAP: Final = 8
_AROUND: Final = 44
"""Pixels beside the words of a list, its arrow among them."""

_ENDINGS: Final = {
    Ending.WON: N_("app", "Won"), Ending.LOST: N_("app", "Lost"), Ending.SHARED: N_("app", "Shared"),
    Ending.NOBODY: N_("app", "Nobody won"), Ending.OPEN: N_("library", "Not finished"),
    Ending.OVER: N_("app", "Several people or none"),
}
_SPANS: Final = {
    Span.TODAY: N_("app", "Today"), Span.WEEK: N_("app", "Last 7 days"), Span.MONTH: N_("app", "Last 30 days"),
    Span.YEAR: N_("app", "Last 365 days"),
}


class SearchField(QLineEdit):
    """A field for words to look for; `down_asked` is emitted when the down arrow is pressed."""

    down_asked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.down_asked.emit()
        else:
            super().keyPressEvent(event)


class ShelfBar(QWidget):
    """`changed` tells that something else is looked for; `down_asked` that one wants to go on to what was found."""

    changed = Signal()
    down_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self.search = SearchField()
        self.search.down_asked.connect(self.down_asked)
        self.search.setClearButtonEnabled(True)
        self.game, self.level, self.ending, self.person, self.span = (DropDown() for _ in range(5))
        self._choices = (self.game, self.level, self.ending, self.person, self.span)
        self.favourites = QPushButton(icon("star", pressed="selected_text"), "")
        self.favourites.setObjectName("tool")
        self.favourites.setCheckable(True)
        self.favourites.toggled.connect(lambda _: self.changed.emit())
        self._people: tuple[str, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self._columns = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.changed)
        self.search.textChanged.connect(lambda _: self._pause.start(_PAUSE))
        for choice in self._choices:
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(_LETTERS)
            choice.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def filter(self) -> ShelfFilter:
        """What is looked for."""
        return ShelfFilter(self.game.currentData(), self.level.currentData(), self.ending.currentData(),
                           self.person.currentData(), self.span.currentData(), self.search.text().strip(),
                           self.favourites.isChecked())

    def clear(self) -> None:
        """Look for nothing."""
        self.blockSignals(True)
        self.search.clear()
        for choice in self._choices:
            choice.setCurrentIndex(0)
        self.favourites.setChecked(False)
        self.blockSignals(False)
        self._pause.stop()
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all words in the language in use."""
        self.search.setPlaceholderText(QCoreApplication.translate("RecordsScreen", "Search"))
        self.search.setAccessibleName(QCoreApplication.translate("RecordsScreen", "Search games and players"))
        _offer(self.game, QCoreApplication.translate("RecordsScreen", "Any game"),
               QCoreApplication.translate("RecordsScreen", "Game"),
               [(words(manifest(game_id).name), game_id) for game_id in GAMES])
        _offer(self.level, QCoreApplication.translate("RecordsScreen", "Any level"),
               QCoreApplication.translate("RecordsScreen", "Level"),
               [(level_name(level), level) for level in (*LEVEL_IDS, MIXED)])
        _offer(self.ending, QCoreApplication.translate("RecordsScreen", "Any result"),
               QCoreApplication.translate("RecordsScreen", "Result"),
               [(words(text), ending) for ending, text in _ENDINGS.items()])
        _offer(self.span, QCoreApplication.translate("RecordsScreen", "Any time"),
               QCoreApplication.translate("RecordsScreen", "Started"),
               [(words(text), span) for span, text in _SPANS.items()])
        only = QCoreApplication.translate("RecordsScreen", "Favorites only")
        named(self.favourites, only)
        self._offer_people()
        if self._columns:
            self.fit(self.width())

    def offer_people(self, people: Sequence[str]) -> None:
        """Offer these to choose from; whoever is chosen stays so as long as they are among them."""
        if self._people != tuple(people):
            self._people = tuple(people)
            self._offer_people()

    def _offer_people(self) -> None:
        _offer(self.person, QCoreApplication.translate("RecordsScreen", "Anybody"),
               QCoreApplication.translate("RecordsScreen", "Person"),
               [(name, name) for name in self._people])

    def _needs(self, columns: int) -> int:
        """The width of so many columns."""
        widest = max(part.minimumSizeHint().width() for part in (self.search, *self._choices))
        return columns * (widest + _GAP) + self.favourites.sizeHint().width()

    def _says_all(self, room: int) -> bool:
        """Whether six columns have room for the words that mean no choice."""
        widest = max(each.fontMetrics().horizontalAdvance(each.itemText(0)) for each in self._choices) + _AROUND
        return 6 * (widest + _GAP) + self.favourites.sizeHint().width() <= room

    def fit(self, room: int) -> None:
        """Lie in one row if that width has room for it, or else in two or three."""
        in_a_row = room >= theme.scaled(NARROW) and self._says_all(room)
        columns = 6 if in_a_row else 3 if self._needs(3) <= room else 2
        if columns != self._columns:
            self._columns = columns
            for number, part in enumerate((self.search, *self._choices)):
                self._grid.addWidget(part, number // columns, number % columns)
            self._grid.addWidget(self.favourites, 0, 6)
            for column in range(6):
                self._grid.setColumnStretch(column, int(column < columns))


def _offer(choice: DropDown, everything: str, name: str, offered: Sequence[tuple[str, object]]) -> None:
    """Offer these, below what asks for nothing; what is chosen stays so, if it still can be."""
    before = choice.currentData()
    choice.blockSignals(True)
    choice.clear()
    choice.addItem(everything, None)
    for words_of_it, value in offered:
        choice.addItem(words_of_it, value)
    choice.setCurrentIndex(next((row for row in range(choice.count()) if choice.itemData(row) == before), 0))
    choice.blockSignals(False)
    choice.call(name)
    if choice.currentData() != before:
        choice.currentIndexChanged.emit(choice.currentIndex())
