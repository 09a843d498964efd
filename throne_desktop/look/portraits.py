"""Portraits: a bust in a ring, whose head may rise over the ring; bright around whoever decides."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from throne_desktop.kept.paths import asset
from throne_desktop.kept.people import Portrait
from throne_desktop.look import pictures, theme
from throne_desktop.look.drawings import drawing

OVERHANG: Final = 0.1
"""How far a head or a hat may rise over the ring, and a hat may stick out at the sides, in diameters."""
_RISES: Final = 40.0
"""From this diameter on heads rise over the ring; smaller ones stay inside, where they are easier to tell apart."""
_ON_CARD: Final = 32.0
_LEAST_ON_CARD: Final = 18.0
_DRAWN: Final = 1.05
"""The side of a drawing in diameters."""

_SPOT_RIGHT: Final = 0.34
_SPOT_UP: Final = 0.22
"""How far inside the lower left corner of a card the middle of its owner's face is, in diameters of the face."""


def paint_portrait(painter: QPainter, centre: QPointF, diameter: float, portrait: Portrait, *,
                   bright: bool = False) -> None:
    """Paints a portrait around a point, with a plain ring, or with the bright one."""
    side = round(diameter)
    if side > 0:
        picture = round_picture(portrait, side, painter.device().devicePixelRatioF(), bright=bright)
        half = picture.width() / picture.devicePixelRatio() / 2
        painter.drawPixmap(centre - QPointF(half, half), picture)


def round_picture(portrait: Portrait, side: int, ratio: float, *, bright: bool = False) -> QPixmap:
    """A portrait of that diameter in the middle of a square with room for what sticks out."""
    return pictures.kept.picture(("portrait", portrait.id, side, ratio, bright),
                                 partial(_painted, portrait, side, ratio, bright))


def owner_face(card: float) -> float:
    """The diameter of the face of a card's owner, on a card of that width."""
    return min(_ON_CARD, max(_LEAST_ON_CARD, card * 0.3))


def owner_spot(card: QRectF) -> QPointF:
    """The middle of that face: at the lower left corner of the card."""
    face = owner_face(card.width())
    return card.bottomLeft() + QPointF(face * _SPOT_RIGHT, -face * _SPOT_UP)


def owner_room(card: float) -> QSizeF:
    """How much of the lower left corner of a card of that width that face covers."""
    face = owner_face(card)
    return QSizeF(face * (0.5 + _SPOT_RIGHT), face * (0.5 + _SPOT_UP))


def portrait_icon(portrait: Portrait, side: int, ratio: float) -> QIcon:
    """A portrait for a button or a line, just as bright where that is disabled."""
    picture = pictures.kept.picture(("face", portrait.id, side, ratio), partial(_in_square, portrait, side, ratio))
    icon = QIcon(picture)
    for mode in (QIcon.Mode.Disabled, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def _in_square(portrait: Portrait, side: int, ratio: float) -> QPixmap:
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    room = side / (1 + 2 * OVERHANG) if side >= _RISES * (1 + 2 * OVERHANG) else side - 2.0
    paint_portrait(painter, QPointF(side / 2, side / 2), room, portrait)
    painter.end()
    return picture


def _painted(portrait: Portrait, side: int, ratio: float, bright: bool) -> QPixmap:
    room = side * (1 + 2 * OVERHANG) + 6
    pixmap = QPixmap(round(room * ratio), round(room * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(room / 2, room / 2)
    _paint(painter, side / 2, portrait, bright)
    painter.end()
    return pixmap


def _paint(painter: QPainter, radius: float, portrait: Portrait, bright: bool) -> None:
    """Ground, ring, bust, and the lower half of the ring again, so that the bust sits in the ring."""
    circle = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(portrait.ground))
    painter.drawEllipse(circle)
    _paint_ring(painter, circle, bright, whole=True)
    inside = QPainterPath()
    inside.addEllipse(circle)
    rises = 2 * radius >= _RISES
    if rises:
        above = QPainterPath()
        above.addRect(QRectF(-2 * radius, -2 * radius, 4 * radius, 2 * radius))
        inside = inside.united(above)
    painter.save()
    painter.setClipPath(inside)
    side = 2 * radius * _DRAWN
    drawing(asset("people", f"{portrait.id}.svg")).render(
        painter, QRectF(-side / 2, radius * 1.03 - side, side, side))
    painter.restore()
    _paint_ring(painter, circle, bright, whole=not rises)


def _paint_ring(painter: QPainter, circle: QRectF, bright: bool, *, whole: bool) -> None:
    """The ring or its lower half: the bright one is wider and has a dark edge, so that it needs no colour."""
    width = max(1.5, circle.width() * 0.035) * (1.6 if bright else 1.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colours = [(QColor(theme.palette.ink), width + 3.0)] if bright else []
    for colour, line in (*colours, (theme.palette.ring_bright if bright else theme.palette.ring, width)):
        painter.setPen(QPen(colour, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        if whole:
            painter.drawEllipse(circle)
        else:
            painter.drawArc(circle, 180 * 16, 180 * 16)
