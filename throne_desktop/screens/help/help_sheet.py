"""The help sheet: all keys, from the list that binds them, and what the mouse does."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.core.text import N_, Text
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.widgets import basics
from throne_desktop.widgets.keys import (
    ARROWS,
    BY_PLACE,
    IN_GAME,
    IN_LAB,
    LETTER,
    LETTER_WHAT,
    ON_TABLE,
    WITH_MOUSE,
    Keys,
    in_use,
    key_words,
)
from throne_desktop.widgets.scroll import Scroll

_ON_TABLE: Final = N_("app", "Keys at the table")
_IN_GAME: Final = N_("app", "Keys anywhere in a game")
_IN_LAB: Final = N_("app", "Keys in the laboratory")
_WITH_MOUSE: Final = N_("app", "With the mouse")
_FROM_TO: Final = N_("app", "{first} to {last}")

_AIR: Final = 60
"""Pixels that a column needs beyond its longest words, at the usual text size."""


class HelpSheet(Page):
    """What every key and every gesture does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[tuple[QLabel, Text]] = []
        self._caps: list[tuple[QLabel, tuple[str, ...]]] = []
        self._halves: list[QVBoxLayout] = []
        inner = basics.bare()
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        columns.setContentsMargins(0, 0, 8, 0)
        columns.setSpacing(16)
        for panels in (((_ON_TABLE, ON_TABLE), (_WITH_MOUSE, None)), ((_IN_GAME, IN_GAME), (_IN_LAB, IN_LAB))):
            column = QVBoxLayout()
            column.setSpacing(16)
            for title, keys in panels:
                column.addWidget(self._panel(title, keys))
            column.addStretch(1)
            columns.addLayout(column, 1)
            self._halves.append(column)
        self.area = Scroll(inner)
        self.body.addWidget(self.area)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()
        self.area.setFocus()        # so that the arrow keys scroll

    def fit(self) -> None:
        """Arrange two columns if there is room for the words of both, or else one."""
        needed = sum(half.minimumSize().width() + theme.scaled(_AIR) for half in self._halves)
        wide = needed <= self.room
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def _panel(self, title: Text, keys: tuple[Keys, ...] | None) -> QFrame:
        panel = basics.panel()
        grid = QGridLayout(panel)
        grid.setContentsMargins(16, 12, 16, 14)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(9)
        grid.setColumnStretch(1, 1)
        heading = self._label(title)
        heading.setObjectName("section")
        grid.addWidget(heading, 0, 0, 1, 2)
        if keys is None:
            for gesture in WITH_MOUSE:
                self._add(grid, self._label(gesture.how), gesture.what)
            return panel
        for each in keys:
            self._add(grid, self._cap(each.keys if keys is IN_LAB else in_use(each.name)), each.what)
            if each.name == "number":
                self._add(grid, self._label(LETTER, cap=True), LETTER_WHAT)
        if keys is IN_GAME:
            note = self._label(BY_PLACE)
            note.setWordWrap(True)
            grid.addWidget(note, grid.rowCount(), 0, 1, 2)
        return panel

    def _add(self, grid: QGridLayout, left: QWidget, what: Text) -> None:
        row = grid.rowCount()
        right = self._label(what)
        right.setWordWrap(True)
        grid.addWidget(left, row, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(right, row, 1)

    def _label(self, text: Text, *, cap: bool = False) -> QLabel:
        label = QLabel()
        if cap:
            label.setObjectName("key")
        self._parts.append((label, text))
        return label

    def _cap(self, keys: tuple[str, ...]) -> QWidget:
        """Pictures of the keys side by side; of many, the first and the last."""
        row = basics.bare()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(5)
        many = len(keys) > len(ARROWS)
        for each in ((keys,) if many else ((key,) for key in keys)):
            label = basics.label("key")
            self._caps.append((label, each))
            line.addWidget(label)
        return row

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["help"].title))
        self.area.setAccessibleName(self.title.text())
        for label, text in self._parts:
            label.setText(words(text))
        for label, keys in self._caps:
            if len(keys) == 1:
                label.setText(key_words(keys[0]))
            else:
                label.setText(words(_FROM_TO.fill(first=key_words(keys[0]), last=key_words(keys[-1]))))
        self.fit()
