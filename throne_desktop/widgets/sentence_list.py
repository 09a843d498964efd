"""Sentences, one below the other: moves to choose, and what happened, which lights up what it is about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.core.events import Event

ABOUT: Final = Qt.ItemDataRole.UserRole
"""Where an item keeps the events that its sentence is about."""


class _Sentence(QStyledItemDelegate):
    """Asks for the lines that a sentence takes in all the width there is: Qt leaves room for a scroll bar even beside
    one, and so comes to a line more."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        shown = self.parent()
        if isinstance(shown, QListWidget):
            fitting = QStyleOptionViewItem(option)
            fitting.rect = shown.viewport().rect()
            return super().sizeHint(fitting, index)
        return super().sizeHint(option, index)


class SentenceList(QListWidget):
    """A list whose sentences take as many lines as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Sentence(self))


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
