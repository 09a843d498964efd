"""Lists of sentences: moves to choose from, and logs, whose lines light up what they are about."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyleOptionViewItem, QWidget

from engine.core.events import Event

PORTRAIT: Final = 24
"""The diameter of a portrait before a name, at the usual text size."""
ABOUT: Final = Qt.ItemDataRole.UserRole
"""Where an item keeps the events that its sentence is about."""
_SLICE: Final = 0.02
"""Seconds to spend on measuring sentences, about 200 of them, before handling other events."""
_EDGE: Final = 6
"""Pixels around a sentence until it is measured."""


class SentenceList(QListWidget):
    """A list whose sentences take as many lines as they need, in the full width.

    Each is measured once. Qt would measure all of them whenever one is added, which makes a long log slow, and would
    leave room for a second scroll bar, so that some sentences would take one line too many.
    """

    measured = Signal()
    """Sentences that were added earlier have been measured."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._measured = -1
        """The width for which the sentences were measured, in pixels."""
        self._waiting: deque[int] = deque()
        """The rows that are still to be measured."""
        self._spent = 0.0
        """Seconds spent on measuring since other events were last handled."""
        self._lost_count = False
        """Whether rows were removed while some were waiting, so that their numbers are wrong."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._go_on)
        self.model().rowsInserted.connect(lambda _parent, first, last: self._measure(first, last))
        self.model().dataChanged.connect(self._reword)
        self.model().rowsRemoved.connect(self._lose_count)
        self.model().modelReset.connect(self._lose_count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._measured:
            self.measure_all()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.measure_all()

    def measure_all(self) -> None:
        """Measure all sentences again."""
        self._lost_count = False
        self._waiting.clear()
        self._measure(0, self.count() - 1)

    def _measure(self, first: int, last: int) -> None:
        """Measure the sentences from one row to another; if there are very many, the rest little by little."""
        self._measured = self.viewport().width()
        self._waiting.extend(range(first, last + 1))
        if not self._waiting:
            return
        self._measure_some()
        if self._waiting:
            self._pause.start(0)
            rough = QSize(self._measured, self.fontMetrics().lineSpacing() + _EDGE)
            for row in range(max(first, self._waiting[0]), last + 1):
                self.item(row).setSizeHint(rough)

    def _reword(self, first: QModelIndex, last: QModelIndex, roles: Sequence[int]) -> None:
        """Measure again what has other words now."""
        if Qt.ItemDataRole.DisplayRole in roles:
            self._measure(first.row(), last.row())

    def _measure_some(self) -> None:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.viewport().rect()
        begun = perf_counter()
        while self._waiting and self._spent + perf_counter() - begun < _SLICE:
            item = self.item(self._waiting.popleft())
            item.setSizeHint(QSize())       # otherwise that would be the answer
            item.setSizeHint(self.itemDelegate().sizeHint(option, self.indexFromItem(item)))
        self._spent += perf_counter() - begun
        if not self._pause.isActive():
            self._pause.start(0)

    def _lose_count(self) -> None:
        self._lost_count = self._lost_count or bool(self._waiting)
        self._waiting.clear()

    def _go_on(self) -> None:
        """Other events have been handled: measure some more."""
        self._spent = 0.0
        if self._lost_count:
            self.measure_all()
        if self._waiting:
            self._measure_some()
            self.measured.emit()


class LogList(SentenceList):
    """A list about what happened. `pointed` gives the events of the sentence under the mouse, or an empty tuple."""

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.itemEntered.connect(self.point_at)

    def about(self, item: QListWidgetItem) -> tuple[Event, ...]:
        """The events that a sentence is about."""
        return item.data(ABOUT) or ()

    def point_at(self, item: QListWidgetItem | None) -> None:
        """Light up what a sentence is about, or nothing (None)."""
        self.pointed.emit(() if item is None else self.about(item))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self.itemAt(event.position().toPoint()) is None:
            self.point_at(None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point_at(None)
