"""Part of an item that seldom changes, painted once: while cards fly over it, it need not be painted again."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem


class ReadyPicture(QGraphicsPixmapItem):
    """What was painted once for an item, at that device pixel ratio."""

    def __init__(self, parent: QGraphicsItem, ratio: float) -> None:
        super().__init__(parent)
        self._ratio = ratio
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_painted(self, room: QRectF, paint: Callable[[QPainter], None]) -> None:
        """From now on show what is painted in that room of the parent."""
        corner = self._pixel_at(room.topLeft())
        size = room.size() + QSizeF(1 / self._ratio, 1 / self._ratio)
        self.show_picture(painted(size, self._ratio, lambda painter: _paint_from(painter, corner, paint)), corner)

    def show_picture(self, picture: QPixmap, corner: QPointF) -> None:
        """From now on show a picture that begins at the pixel of the screen that is nearest to a corner."""
        self.setPixmap(picture)
        self.setOffset(self._pixel_at(corner))

    def _pixel_at(self, corner: QPointF) -> QPointF:
        there = corner * self._ratio
        return QPointF(floor(there.x() + 0.5), floor(there.y() + 0.5)) / self._ratio

    def show_nothing(self) -> None:
        """From now on show nothing."""
        self.setPixmap(QPixmap())


def painted(size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A picture of that size with clear ground, painted with smooth edges."""
    picture = QPixmap(ceil(size.width() * ratio), ceil(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return picture


def _paint_from(painter: QPainter, corner: QPointF, paint: Callable[[QPainter], None]) -> None:
    painter.translate(-corner)
    paint(painter)
