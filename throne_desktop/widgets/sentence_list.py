"""Sentences, one below the other: moves to choose, and what happened, which lights up what it is about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyleOptionViewItem, QWidget

from engine.core.events import Event

ABOUT: Final = Qt.ItemDataRole.UserRole
"""Where an item keeps the events that its sentence is about."""


class SentenceList(QListWidget):
    """A list whose sentences take as many lines as they need, in all the width there is.

    Each is measured once: Qt would measure all of them whenever one comes, which makes a long log slow, and would leave
    room for a scroll bar even beside one, and so come to a line more.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._measured = -1
        """The width for which the sentences were measured, in pixels."""
        self.model().rowsInserted.connect(lambda _parent, first, last: self._measure(first, last))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._measured:
            self._measure(0, self.count() - 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure(0, self.count() - 1)

    def _measure(self, first: int, last: int) -> None:
        """Find out how much room the sentences from one row to another take."""
        self._measured = self.viewport().width()
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.viewport().rect()
        for row in range(first, last + 1):
            item = self.item(row)
            item.setSizeHint(QSize())       # or that would be the answer
            item.setSizeHint(self.itemDelegate().sizeHint(option, self.indexFromItem(item)))


class ToldList(SentenceList):
    """`pointed` gives the events that the sentence under the mouse is about, an empty tuple for none."""

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.itemEntered.connect(self.point_at)

    def about(self, item: QListWidgetItem) -> tuple[Event, ...]:
        """The events that a sentence is about."""
        return item.data(ABOUT) or ()

    def point_at(self, item: QListWidgetItem | None) -> None:
        """Light up what a sentence is about; nothing for None."""
        self.pointed.emit(() if item is None else self.about(item))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.itemAt(event.position().toPoint()) is None:
            self.point_at(None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_at(None)
