"""A list of chances: each row has words, a bar and a number, and is read out as one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from throne_desktop.look import theme

LEAST_LIST: Final = 150
"""The least height of a list on a page, in pixels: in a low window, the page scrolls instead."""
_BAR: Final = 10.0
_EDGE: Final = 7
_GAP: Final = 3
_ROW: Final = Qt.ItemDataRole.UserRole
_MARK: Final = 5.0
"""How far the ends of an interval stand out above and below the bar, in pixels."""


@dataclass(frozen=True, slots=True)
class ChanceRow:
    """What it is about, its chance from 0 to 1 with the number for the eye, and the sentence for the ear.

    `low` and `high` are the ends of the interval, None where there is none. A `bright` row is the best one.
    """

    about: object
    words: str
    chance: float
    number: str
    spoken: str
    low: float | None = None
    high: float | None = None
    bright: bool = False


class ChanceList(QListWidget):
    """Shows rows; those that stay are only brought up to date, so that nothing jumps while numbers grow surer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Delegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)

    def show_rows(self, rows: Sequence[ChanceRow]) -> None:
        """Show these rows, with the current one still current."""
        current = self.current
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        while self.count() < len(rows):
            self.addItem(QListWidgetItem())
        for number, row in enumerate(rows):
            item = self.item(number)
            if item.data(_ROW) != row:
                item.setData(_ROW, row)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken)
                item.setText(row.spoken)        # what is read out, and what a test sees; the delegate paints the parts
                item.setSizeHint(QSize())
            if current is not None and row.about == current.about:
                self.setCurrentRow(number)

    @property
    def rows(self) -> tuple[ChanceRow, ...]:
        """The rows that are shown."""
        return tuple(self.item(number).data(_ROW) for number in range(self.count()))

    @property
    def current(self) -> ChanceRow | None:
        """The row that has been chosen."""
        item = self.currentItem()
        row = None if item is None else item.data(_ROW)
        return row if isinstance(row, ChanceRow) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _Delegate(QStyledItemDelegate):
    """Paints the words above the bar, and the number at its end."""

    def __init__(self, owner: QListWidget) -> None:
        super().__init__(owner)
        self._list = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row = index.data(_ROW)
        width = self._list.viewport().width()
        words = self._words_rect(row, width)
        return QSize(1, words.height() + _GAP + theme.scaled(18) + 2 * _EDGE)

    def _words_rect(self, row: ChanceRow, width: int) -> QRect:
        metrics = QFontMetrics(theme.text(14.5, bold=row.bright))
        return metrics.boundingRect(QRect(0, 0, max(40, width - 2 * _EDGE), 2000), int(Qt.TextFlag.TextWordWrap),
                                    row.words)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        row: ChanceRow = index.data(_ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome, area = theme.palette.chrome, QRect(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(chrome.selected)
            painter.drawRoundedRect(area, 4, 4)
        ink = chrome.selected_text if selected else chrome.text
        inner = area.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        words = self._words_rect(row, area.width())
        painter.setPen(ink)
        painter.setFont(theme.text(14.5, bold=row.bright))
        painter.drawText(QRect(inner.left(), inner.top(), inner.width(), words.height()),
                         int(Qt.TextFlag.TextWordWrap), row.words)
        line = QRectF(inner.left(), inner.top() + words.height() + _GAP, inner.width(), theme.scaled(18))
        painter.setFont(theme.text(14, bold=row.bright))
        number = painter.fontMetrics().horizontalAdvance(row.number)
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, row.number)
        bar = QRectF(line.left(), line.center().y() - _BAR / 2, line.width() - number - 10, _BAR)
        self._paint_bar(painter, row, bar)
        painter.restore()

    def _paint_bar(self, painter: QPainter, row: ChanceRow, room: QRectF) -> None:
        chrome = theme.palette.chrome
        painter.setPen(QPen(chrome.field_edge, theme.palette.stroke))
        painter.setBrush(chrome.field)
        painter.drawRoundedRect(room, _BAR / 2, _BAR / 2)
        filled = QRectF(room)
        filled.setWidth(max(0.0, min(1.0, row.chance)) * room.width())
        if filled.width() >= 1.0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(chrome.accent if row.bright else chrome.handle)
            painter.drawRoundedRect(filled, min(_BAR / 2, filled.width() / 2), _BAR / 2)
        if row.low is not None and row.high is not None:
            painter.setPen(QPen(chrome.text, 1.6 * theme.palette.stroke))
            for end in (row.low, row.high):
                x = room.left() + max(0.0, min(1.0, end)) * room.width()
                painter.drawLine(QRectF(x, room.top() - _MARK, 0, room.height() + 2 * _MARK).topLeft(),
                                 QRectF(x, room.top() - _MARK, 0, room.height() + 2 * _MARK).bottomLeft())
