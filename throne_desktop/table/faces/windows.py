"""The window around the emblem of a card: every game has one of its own, in the colour of the group."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from engine.base.cards import Window
from throne_desktop.look import theme
from throne_desktop.look.outlines import ellipse, rect_path, rounded
from throne_desktop.look.palette import Tones

_STRIPES: Final = 7
_FOLDS: Final = (0.1, 0.2)
_CORNER: Final = 0.03
"""The radius of the corners of a plain window, in its width."""


def paint_window(painter: QPainter, window: Window, room: QRectF, tones: Tones) -> None:
    """Paint a window of that kind, with light shapes in it as far as the theme shows any."""
    outline = _OUTLINES[window](room)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QLinearGradient(room.topLeft(), room.bottomLeft())
    ground.setColorAt(0, blended(tones.light, theme.palette.parchment_light, 0.55))
    ground.setColorAt(1, blended(tones.light, theme.palette.parchment_light, 0.8))
    painter.fillPath(outline, ground)
    if theme.palette.shapes:
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        _SHAPES[window](painter, room, tones.main)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_shade(tones.main, 0.55), max(1.0, room.width() * 0.014) * theme.palette.stroke))
    painter.drawPath(outline)


def blended(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two, `share` of the way to the other."""
    rest = 1 - share
    return QColor.fromRgbF(one.redF() * rest + other.redF() * share, one.greenF() * rest + other.greenF() * share,
                           one.blueF() * rest + other.blueF() * share)


def _shade(colour: QColor, strength: float) -> QColor:
    shade = QColor(colour)
    shade.setAlphaF(strength)
    return shade


class _Grid:
    """Points and lengths of a room in shares of its width and height."""

    def __init__(self, room: QRectF) -> None:
        self.room = room

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(self.room.left() + x * self.room.width(), self.room.top() + y * self.room.height())

    def area(self, x: float, y: float, width: float, height: float) -> QRectF:
        return QRectF(self.at(x, y), self.at(x + width, y + height))

    def polygon(self, *points: tuple[float, float]) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF([self.at(*point) for point in points]))
        path.closeSubpath()
        return path


# -- outlines ----------------------------------------------------------------------------------------------------------

def _plain(room: QRectF) -> QPainterPath:
    return rounded(room, room.width() * _CORNER)


def _arch(room: QRectF) -> QPainterPath:
    grid = _Grid(room)
    path = QPainterPath(grid.at(0, 1))
    path.lineTo(grid.at(0, 0.42))
    path.quadTo(grid.at(0, 0.1), grid.at(0.5, 0))
    path.quadTo(grid.at(1, 0.1), grid.at(1, 0.42))
    path.lineTo(grid.at(1, 1))
    path.closeSubpath()
    return path


def _gable(room: QRectF) -> QPainterPath:
    return _Grid(room).polygon((0, 1), (0, 0.26), (0.5, 0), (1, 0.26), (1, 1))


def _banner(room: QRectF) -> QPainterPath:
    return _Grid(room).polygon((0, 0), (1, 0), (1, 0.84), (0.5, 1), (0, 0.84))


_OUTLINES: Final[dict[Window, Callable[[QRectF], QPainterPath]]] = {
    "plain": _plain, "curtain": rect_path, "arch": _arch, "gable": _gable, "banner": _banner, "oval": ellipse}


# -- what is seen through them -----------------------------------------------------------------------------------------

def _nothing(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """A plain window shows nothing."""


def _stage(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """A curtain drawn aside on both sides, and the boards."""
    for mirrored in (False, True):
        painter.save()
        if mirrored:
            painter.translate(2 * room.center().x(), 0)
            painter.scale(-1, 1)
        _curtain_at_left(painter, _Grid(room), colour)
        painter.restore()
    painter.fillRect(_Grid(room).area(0, 0.88, 1, 0.12), _shade(colour, 0.15))


def _curtain_at_left(painter: QPainter, grid: _Grid, colour: QColor) -> None:
    cloth = QPainterPath(grid.at(0, 0))
    cloth.lineTo(grid.at(0.34, 0))
    cloth.quadTo(grid.at(0.22, 0.5), grid.at(0.05, 0.62))
    cloth.lineTo(grid.at(0.11, 1))
    cloth.lineTo(grid.at(0, 1))
    cloth.closeSubpath()
    painter.fillPath(cloth, _shade(colour, 0.24))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_shade(colour, 0.28), max(1.0, grid.room.width() * 0.01)))
    for fold in _FOLDS:
        line = QPainterPath(grid.at(fold, 0))
        line.quadTo(grid.at(fold * 0.7, 0.45), grid.at(0.03, 0.6))
        painter.drawPath(line)


def _hall(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """A beam of light on steps."""
    grid = _Grid(room)
    for step in range(3):
        inset = 0.1 * (2 - step)
        painter.fillRect(grid.area(inset, 0.86 + 0.05 * step, 1 - 2 * inset, 1), _shade(colour, 0.16))
    beam = grid.polygon((0.36, 0), (0.64, 0), (0.95, 1), (0.05, 1))
    painter.fillPath(beam, _shade(QColor(Qt.GlobalColor.white), 0.22))


def _hills(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """Hills, and the sun above them."""
    grid = _Grid(room)
    hills = QPainterPath(grid.at(0, 0.8))
    hills.quadTo(grid.at(0.3, 0.62), grid.at(0.6, 0.8))
    hills.quadTo(grid.at(0.8, 0.7), grid.at(1, 0.76))
    hills.lineTo(grid.at(1, 1))
    hills.lineTo(grid.at(0, 1))
    hills.closeSubpath()
    painter.fillPath(hills, _shade(colour, 0.2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_shade(QColor(Qt.GlobalColor.white), 0.5))
    painter.drawEllipse(grid.at(0.74, 0.4), room.width() * 0.1, room.width() * 0.1)


def _cloth(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """The stripes of a banner."""
    for stripe in range(0, _STRIPES, 2):
        painter.fillRect(_Grid(room).area(stripe / _STRIPES, 0, 1 / _STRIPES, 1), _shade(colour, 0.09))


def _frame(painter: QPainter, room: QRectF, colour: QColor) -> None:
    """An oval in the oval, like the frame of a portrait."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_shade(colour, 0.3), max(1.0, room.width() * 0.012)))
    painter.drawEllipse(_Grid(room).area(0.06, 0.06, 0.88, 0.88))


_SHAPES: Final[dict[Window, Callable[[QPainter, QRectF, QColor], None]]] = {
    "plain": _nothing, "curtain": _stage, "arch": _hall, "gable": _hills, "banner": _cloth, "oval": _frame}
