"""The grounds of the program: pages lie on a wooden table with green cloth, and each game is played in a place."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from throne_desktop.look import pictures, theme
from throne_desktop.look.brushes import pen

if TYPE_CHECKING:
    from throne_desktop.table.faces.stage import Place


def paint_ground(painter: QPainter, table: QRectF) -> None:
    """Paint the table below a page: its wooden edge, and the cloth in it."""
    ratio = painter.device().devicePixelRatioF()
    key = (table.width(), table.height(), ratio)
    painter.drawPixmap(table.topLeft(), pictures.ground.picture(key, partial(_painted, table.size(), ratio)))


def paint_place(painter: QPainter, table: QRectF, place: Place, hero: QRectF | None = None) -> None:
    """Paint the place where a game is played, built around its hero; the cloth if the game has no stage.

    The view of a table keeps what was painted below it, so no second picture of that size is kept here.
    """
    if not place.stage.place:
        paint_ground(painter, table)
        return
    from throne_desktop.table.faces.stage import (
        is_seen,  # only here: home, which lies on the cloth, does without it
        paint_layers,
    )

    pictures.ground.forget()
    paint_layers(painter, table, place, place.stage.place, hero)
    if place.light and is_seen(place):
        from throne_desktop.look.lights import paint_light  # only here: few have chosen one

        paint_light(painter, table, place.light)


def _painted(size: QSizeF, ratio: float) -> QPixmap:
    """The table below a page, painted once for all pages of its size."""
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    _paint_cloth(painter, QRectF(QPointF(), size))
    painter.end()
    return pixmap


def _paint_cloth(painter: QPainter, table: QRectF) -> None:
    """Paint wood and cloth, all by paths: fillRect and setPen make all the names in `Qt`, which takes 14 of 120 ms."""
    whole, edge, seam = QPainterPath(), QPainterPath(), QPainterPath()
    wood = QLinearGradient(table.topLeft(), table.bottomRight())
    wood.setColorAt(0, theme.palette.wood_light)
    wood.setColorAt(0.5, theme.palette.wood)
    wood.setColorAt(1, theme.palette.wood_light)
    whole.addRect(table)
    painter.fillPath(whole, QBrush(wood))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cloth = table.adjusted(theme.RIM, theme.RIM, -theme.RIM, -theme.RIM)
    felt = QRadialGradient(cloth.center(), max(cloth.width(), cloth.height()) * 0.62)
    felt.setColorAt(0, theme.palette.felt_light)
    felt.setColorAt(1, theme.palette.felt_dark)
    edge.addRoundedRect(cloth, 12, 12)
    seam.addRoundedRect(cloth.adjusted(5, 5, -5, -5), 9, 9)
    painter.fillPath(edge, QBrush(felt))
    painter.strokePath(edge, pen(theme.palette.felt_edge, 2 * theme.palette.stroke))
    painter.strokePath(seam, pen(theme.palette.seam, 1))


class AtPlace(QWidget):
    """A page where a game is played: its place, painted once per size, in the light of dusk or of the moon."""

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ground")
        self.moonlit = False
        self._place = place
        self._ground = QPixmap()

    def light(self, *, moonlit: bool) -> None:
        """Paint it in this light from now on, and in the colours of the theme that is worn."""
        self.moonlit = moonlit
        self._ground = QPixmap()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground.isNull():
            self._ground = self._painted()
        QPainter(self).drawPixmap(0, 0, self._ground)

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        table = QRectF(self.rect())
        paint_place(painter, table, self._place)
        painter.fillRect(table, theme.palette.night if self.moonlit else theme.palette.dusk)
        painter.end()
        return pixmap


class Ground(QWidget):
    """A page on the bare table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ground")

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), QRectF(self.rect()))
