"""The ground of the program: a wooden table covered with green cloth."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from throne_desktop.look import pictures, theme


def paint_ground(painter: QPainter, table: QRectF) -> None:
    """Paint the table: its wooden edge, and the cloth in it."""
    ratio = painter.device().devicePixelRatioF()
    key = ("ground", table.width(), table.height(), ratio)
    painter.drawPixmap(table.topLeft(), pictures.kept.picture(key, partial(_painted, table.size(), ratio)))


def _painted(size: QSizeF, ratio: float) -> QPixmap:
    """The whole table, painted once for all pages of its size."""
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    _paint(painter, QRectF(QPointF(), size))
    painter.end()
    return pixmap


def _paint(painter: QPainter, table: QRectF) -> None:
    wood = QLinearGradient(table.topLeft(), table.bottomRight())
    wood.setColorAt(0, theme.palette.wood_light)
    wood.setColorAt(0.5, theme.palette.wood)
    wood.setColorAt(1, theme.palette.wood_light)
    painter.fillRect(table, wood)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cloth = table.adjusted(theme.RIM, theme.RIM, -theme.RIM, -theme.RIM)
    felt = QRadialGradient(cloth.center(), max(cloth.width(), cloth.height()) * 0.62)
    felt.setColorAt(0, theme.palette.felt_light)
    felt.setColorAt(1, theme.palette.felt_dark)
    painter.setPen(QPen(theme.palette.felt_edge, 2 * theme.palette.stroke))
    painter.setBrush(felt)
    painter.drawRoundedRect(cloth, 12, 12)
    painter.setPen(QPen(theme.palette.seam, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(cloth.adjusted(5, 5, -5, -5), 9, 9)


class Ground(QWidget):
    """A page on the bare table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ground")

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), QRectF(self.rect()))
