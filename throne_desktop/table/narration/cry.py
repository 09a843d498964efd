"""What is called out over the table: the words of an event in large letters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers

_LETTERS: Final = 21.0
DRAWING: Final = 40.0
"""The height of the letters and the side of the drawing beside them, at the usual size of texts."""
_WIDEST: Final = 320.0
_PADDING: Final = 14.0
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class Cry(QGraphicsItem):
    """The words of an event in large letters, beside a picture, which may be null."""

    def __init__(self, words: str, picture: QPixmap, widest: float) -> None:
        super().__init__()
        self.words = words
        self._font = theme.text(_LETTERS, bold=True)
        self.picture = picture
        size = picture.deviceIndependentSize()
        left = _PADDING + (size.width() + _PADDING * 0.7 if size.width() else 0.0)
        room = QRectF(0.0, 0.0, min(theme.widened(_WIDEST), widest - left - _PADDING), 2000.0)
        text = QFontMetricsF(self._font).boundingRect(room, _WRAPPED, words).size() + QSizeF(2, 2)
        height = max(text.height(), size.height()) + 1.4 * _PADDING
        self.size = QSizeF(left + text.width() + _PADDING, height)
        self._text = QRectF(left, 0.0, text.width(), height)
        self._corner = QPointF(_PADDING, (height - size.height()) / 2)
        self.setZValue(zlayers.CRIES)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-3, -3), self.size + QSizeF(6, 6))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold, 3 * theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(QRectF(QPointF(0, 0), self.size), 12, 12)
        painter.drawPixmap(self._corner, self.picture)
        painter.setPen(theme.palette.ink)
        painter.setFont(self._font)
        painter.drawText(self._text, _WRAPPED, self.words)
