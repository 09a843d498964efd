"""Tokens and the tracks they travel on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from engine.base.faces import Drawing, TokenColour, TokenFace, TokenShape
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table.geometry.fitting import fitted
from throne_desktop.table.geometry.zone_block import ZonePlace

_WRITTEN: Final = 0.84
"""The share of a token's width that its text may fill."""
_MOST_WRITTEN: Final = 0.68
"""The greatest height of letters on a token, in heights of it."""
_INSET: Final = 0.17
"""How far inside the outline of a token a drawing on it begins, in the token's size."""
_VALLEY: Final = 0.34
_BELOW_POINTS: Final = 0.1
"""How deep the gaps between the points of a crown are, and how far below its middle a text stands, in its height."""
_VALUE: Final = 0.3
_LEAST_VALUE: Final = 20.0
"""The diameter of the disc with a number on the back of a card, in card widths, and the least in pixels."""
_RING: Final = 0.075
"""The breadth of the ring on a token that is next, in the token's size."""
_TICK: Final = 0.5
_LEAST_TICK: Final = 13.0
"""The size of the tick on a token that is done, in the token's size, and the least in pixels."""
_LAID: Final = 0.36
"""Where a drawing laid upon another begins, as a share of the other's size, so that both can be recognised."""


def paint_token(painter: QPainter, rect: QRectF, token: TokenFace, text: str | Drawing, folder: Path) -> None:
    """Paint a token of a game whose pictures lie in the `folder`; `text` is what stands on it, in words."""
    if isinstance(token.shape, Drawing):
        _paint_drawing(painter, rect, folder / f"{token.shape.name}.svg", token.colour)
    else:
        _paint_outline(painter, rect, token.shape, token.colour)
    if isinstance(text, Drawing):
        upon = rect.adjusted(rect.width() * _LAID, rect.height() * _LAID, 0, 0)
        _paint_drawing(painter, upon, folder / f"{text.name}.svg")
    elif text and isinstance(token.shape, Drawing):
        _paint_badge(painter, rect, text)
    elif text:
        low = rect.height() * _BELOW_POINTS if token.shape == "crown" else 0.0
        _write(painter, rect.translated(0, low), text)
    if token.state == "next":
        _paint_ring(painter, rect)
    elif token.state == "done":
        _paint_tick(painter, rect)


def _paint_outline(painter: QPainter, rect: QRectF, shape: TokenShape, colour: TokenColour | None) -> None:
    painter.setPen(QPen(theme.palette.ink, max(1.2, rect.width() * 0.05)))
    painter.setBrush(theme.palette.tokens[colour or "gold"])
    painter.drawPath(_outline(shape, rect.adjusted(1.5, 1.5, -1.5, -1.5)))


def _paint_drawing(painter: QPainter, rect: QRectF, path: Path, colour: TokenColour | None = None) -> None:
    """A drawing with its own ground, or (with a colour) an ink drawing on a disc."""
    inner = rect
    if colour is not None:
        _paint_outline(painter, rect, "disc", colour)
        inner = _inner(rect)
    size = QSize(max(1, round(inner.width())), max(1, round(inner.height())))
    ink = theme.palette.ink if colour is not None else None
    painter.drawPixmap(inner.topLeft(), drawn(path, size, ink, painter.device().devicePixelRatioF()))


def _inner(rect: QRectF) -> QRectF:
    """What is well inside the outline of a token."""
    return rect.adjusted(rect.width() * _INSET, rect.height() * _INSET, -rect.width() * _INSET, -rect.height() * _INSET)


def _write(painter: QPainter, rect: QRectF, text: str) -> None:
    """A short text in the middle of a token."""
    painter.setPen(theme.palette.ink)
    share = min(_MOST_WRITTEN, 0.5 * theme.growth())
    font = theme.font(max(theme.SMALLEST_TEXT, rect.height() * share), bold=True)
    painter.setFont(fitted(font, text, rect.width() * _WRITTEN))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _paint_ring(painter: QPainter, rect: QRectF) -> None:
    """A broad light ring within the outline, with a bead at each quarter: this step is next."""
    broad = max(2.5, rect.width() * _RING)
    inner = rect.adjusted(broad, broad, -broad, -broad)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.palette.ink, broad * 1.7), (theme.palette.parchment_light, broad)):
        painter.setPen(QPen(colour, width))
        painter.drawEllipse(inner)


def _paint_tick(painter: QPainter, rect: QRectF) -> None:
    """A tick on a green disc in the lower right corner: this step is done."""
    side = max(_LEAST_TICK, rect.width() * _TICK)
    disc = QRectF(rect.right() - side, rect.bottom() - side, side, side)
    painter.setPen(QPen(theme.palette.ink, max(1.2, side * 0.07)))
    painter.setBrush(theme.palette.tokens["green"])
    painter.drawEllipse(disc)
    tick = QPolygonF([disc.topLeft() + QPointF(x, y) * side for x, y in ((0.26, 0.52), (0.44, 0.7), (0.76, 0.32))])
    for colour, width in ((theme.palette.ink, 0.26), (theme.palette.parchment_light, 0.14)):
        painter.setPen(QPen(colour, side * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                            Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(tick)


def paint_sign(painter: QPainter, rect: QRectF, drawing: Path, text: str) -> None:
    """A drawing with a short text in a badge at its foot, if there is one."""
    _paint_drawing(painter, rect, drawing)
    if text:
        _paint_badge(painter, rect.adjusted(0, 0, rect.width() * 0.16, rect.height() * 0.1), text)


def value_on_back(rect: QRectF) -> QRectF:
    """Where the number stands that a card counts which lies face down, if that much of its back can be seen."""
    side = max(_LEAST_VALUE, rect.width() * _VALUE) * theme.growth(0.5)
    return QRectF(rect.right() - side * 1.1, rect.bottom() - side * 1.1, side, side)


def paint_value(painter: QPainter, rect: QRectF, number: str) -> None:
    """A number in a gold disc: what a card counts now."""
    painter.setPen(QPen(theme.palette.ink, max(1.2, rect.width() * 0.06)))
    painter.setBrush(theme.palette.gold_light)
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    font = theme.font(max(theme.SMALLEST_TEXT, rect.height() * 0.62), bold=True)
    painter.setFont(fitted(font, number, rect.width() * _WRITTEN))
    painter.setPen(theme.palette.ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number)


def _paint_badge(painter: QPainter, rect: QRectF, text: str) -> None:
    """A short text on a light ground in the lower right corner."""
    height = max(theme.SMALLEST_TEXT * 1.2, rect.height() * min(_MOST_WRITTEN, 0.5 * theme.growth()))
    painter.setFont(theme.font(max(theme.SMALLEST_TEXT, height * 0.8), bold=True))
    width = max(height, painter.fontMetrics().horizontalAdvance(text) + height * 0.4)
    badge = QRectF(rect.right() - width, rect.bottom() - height, width, height)
    painter.setPen(QPen(theme.palette.ink, 1.2))
    painter.setBrush(theme.palette.parchment_light)
    painter.drawRoundedRect(badge.adjusted(0.6, 0.6, -0.6, -0.6), height / 2, height / 2)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def _outline(shape: TokenShape, rect: QRectF) -> QPainterPath:
    """The outline of a token: shapes differ, so that colour is not needed to tell tokens apart."""
    path = QPainterPath()
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    centre = rect.center()
    if shape == "diamond":
        path.addPolygon(QPolygonF([QPointF(centre.x(), top), QPointF(right, centre.y()), QPointF(centre.x(), bottom),
                                   QPointF(left, centre.y())]))
    elif shape == "shield":
        path.moveTo(left, top)
        path.lineTo(right, top)
        path.lineTo(right, centre.y())
        path.quadTo(QPointF(right, bottom), QPointF(centre.x(), bottom))
        path.quadTo(QPointF(left, bottom), QPointF(left, centre.y()))
    elif shape == "crown":
        step = rect.width() / 4
        low = top + rect.height() * _VALLEY
        path.addPolygon(QPolygonF([QPointF(left, bottom), QPointF(left, top), QPointF(left + step, low),
                                   QPointF(centre.x(), top), QPointF(right - step, low), QPointF(right, top),
                                   QPointF(right, bottom)]))
    else:
        path.addEllipse(rect)
    path.closeSubpath()
    return path


def paint_track(painter: QPainter, place: ZonePlace) -> None:
    """Paint the numbered fields of a track."""
    painter.setFont(theme.font(max(theme.SMALLEST_TEXT, place.card.height() * 0.4)))
    for slot in range(place.spec.slots):
        field = QRectF(place.corner(slot, 0), place.card)
        painter.setPen(QPen(theme.palette.outline, 1.2))
        painter.drawRoundedRect(field, 4, 4)
        painter.setPen(theme.palette.on_felt_quiet)
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, str(place.spec.first + slot))
