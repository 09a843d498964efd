"""Portraits: a bust in a ring, whose head may rise over the ring; bright around whoever decides.

All is painted by paths, and without the names in `Qt`, which take 14 of 120 ms: the first frame shows portraits.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from throne_desktop.look import pictures, theme
from throne_desktop.look.brushes import flat
from throne_desktop.look.drawings import drawing
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import Portrait

OVERHANG: Final = 0.1
"""How far a head or a hat may rise over the ring, and a hat may stick out at the sides, in diameters."""
_RISES: Final = 40.0
"""From this diameter on heads rise over the ring; smaller ones stay inside, where they are easier to tell apart."""
_ON_CARD: Final = 32.0
_LEAST_ON_CARD: Final = 18.0
_CLEAR: Final = QColor(0, 0, 0, 0)
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
    return pictures.kept.picture(("portrait", portrait.id, portrait.frame, side, ratio, bright),
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
    picture = pictures.kept.picture(("face", portrait.id, portrait.frame, side, ratio),
                                    partial(_in_square, portrait, side, ratio))
    icon = QIcon(picture)
    for mode in (QIcon.Mode.Disabled, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def _in_square(portrait: Portrait, side: int, ratio: float) -> QPixmap:
    picture = _blank(side, ratio)
    painter = QPainter(picture)
    room = side / (1 + 2 * OVERHANG) if side >= _RISES * (1 + 2 * OVERHANG) else side - 2.0
    paint_portrait(painter, QPointF(side / 2, side / 2), room, portrait)
    painter.end()
    return picture


def room_of(side: float) -> int:
    """The side of the square in whose middle `round_picture` paints a portrait of that diameter."""
    return round(side * (1 + 2 * OVERHANG) + 6)


def _painted(portrait: Portrait, side: int, ratio: float, bright: bool) -> QPixmap:
    room = room_of(side)
    bust = _bust(portrait, side / 2, room, ratio)
    pixmap = _blank(room, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(room / 2, room / 2)
    radius, rises = side / 2, side >= _RISES
    if portrait.frame and rises:
        from throne_desktop.look.frames import paint_frame  # only here: few wear one

        paint_frame(painter, radius, portrait.frame)
    painter.fillPath(_disc(radius), flat(QColor(portrait.ground)))
    _paint_ring(painter, radius, bright, whole=True)
    painter.drawPixmap(QPointF(-room / 2, -room / 2), bust)
    _paint_ring(painter, radius, bright, whole=not rises)       # over the bust, which sits in the ring
    painter.end()
    return pixmap


def _bust(portrait: Portrait, radius: float, room: float, ratio: float) -> QPixmap:
    """The drawing without what lies outside the ring; above its middle a large one may rise over it."""
    pixmap = _blank(room, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(room / 2, room / 2)
    side = 2 * radius * _DRAWN
    drawing(asset("people", f"{portrait.id}.svg")).render(
        painter, QRectF(-side / 2, radius * 1.03 - side, side, side))
    inside = _disc(radius)
    if 2 * radius >= _RISES:
        above = QPainterPath()
        above.addRect(QRectF(-2 * radius, -2 * radius, 4 * radius, 2 * radius))
        inside = inside.united(above)
    outside = QPainterPath()
    outside.addRect(QRectF(-room, -room, 2 * room, 2 * room))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outside.subtracted(inside), flat(QColor(0, 0, 0)))
    painter.end()
    return pixmap


def _paint_ring(painter: QPainter, radius: float, bright: bool, *, whole: bool) -> None:
    """The ring or its lower half: the bright one is wider and has a dark edge, so that it needs no colour."""
    width = max(1.5, radius * 0.07) * (1.6 if bright else 1.0)
    colours = [(theme.palette.ink, width + 3.0)] if bright else []
    for colour, line in (*colours, (theme.palette.ring_bright if bright else theme.palette.ring, width)):
        painter.fillPath(_ring(radius, line, whole=whole), flat(colour))


def _ring(radius: float, width: float, *, whole: bool) -> QPainterPath:
    """A ring of that width, or its lower half."""
    outer, inner = (_square(radius + side * width / 2) for side in (1, -1))
    if whole:
        return _disc(radius + width / 2).subtracted(_disc(radius - width / 2))
    path = QPainterPath(QPointF(outer.left(), 0.0))
    path.arcTo(outer, 180.0, 180.0)
    path.lineTo(inner.right(), 0.0)
    path.arcTo(inner, 0.0, -180.0)
    path.closeSubpath()
    return path


def _square(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(_square(radius))
    return path


def _blank(side: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(_CLEAR)
    return pixmap
