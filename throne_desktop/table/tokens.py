"""Tokens and the tracks they travel on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table.blocks import ZonePlace
from throne_desktop.table.fitting import fitted

USED_UP: Final = "off"
"""Instead of a colour: crossed out."""
_WRITTEN: Final = 0.84
"""The share of a token's width that its text may fill."""
_LAID: Final = 0.36
"""Where a drawing laid upon another begins, as a share of the other's size, so that both can be recognised."""


def paint_token(painter: QPainter, rect: QRectF, face: str, folder: Path | None = None) -> None:
    """Paint a token: its outline and colour, and the short text on it.

    An outline with a slash names a drawing in the `folder` of the game's pictures, which a colour puts on a disc. On a
    drawing the text stands in a badge at its foot; with a slash it is the name of a smaller drawing laid upon it.
    """
    _, shape, colour, text = face.split(":", 3)
    if "/" not in shape or folder is None:
        _paint_outline(painter, rect, shape, colour)
        painter.setPen(theme.palette.ink)
        font = theme.font(max(theme.SMALLEST_TEXT, rect.height() * 0.5), bold=True)
        painter.setFont(fitted(font, text, rect.width() * _WRITTEN))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
        return
    _paint_drawing(painter, rect, folder / f"{shape}.svg", colour)
    if "/" in text:
        _paint_drawing(painter, rect.adjusted(rect.width() * _LAID, rect.height() * _LAID, 0, 0),
                       folder / f"{text}.svg", "")
    elif text:
        _paint_badge(painter, rect, text)


def _paint_outline(painter: QPainter, rect: QRectF, shape: str, colour: str) -> None:
    painter.setPen(QPen(theme.palette.ink, max(1.2, rect.width() * 0.05)))
    painter.setBrush(theme.palette.tokens.get(colour, theme.palette.gold_light))
    painter.drawPath(_outline(shape, rect.adjusted(1.5, 1.5, -1.5, -1.5)))


def _paint_drawing(painter: QPainter, rect: QRectF, path: Path, colour: str) -> None:
    """A drawing with its own ground, or (with a colour) an ink drawing on a disc, crossed out if it is used up."""
    inner = rect
    if colour:
        _paint_outline(painter, rect, "disc", "grey" if colour == USED_UP else colour)
        inner = rect.adjusted(rect.width() * 0.17, rect.height() * 0.17, -rect.width() * 0.17, -rect.height() * 0.17)
    size = QSize(max(1, round(inner.width())), max(1, round(inner.height())))
    ink = theme.palette.ink if colour else None
    painter.drawPixmap(inner.topLeft(), drawn(path, size, ink, painter.device().devicePixelRatioF()))
    if colour == USED_UP:
        painter.setPen(QPen(theme.palette.refused, max(2.0, rect.width() * 0.1)))
        painter.drawLine(inner.topLeft(), inner.bottomRight())


def paint_sign(painter: QPainter, rect: QRectF, drawing: Path, text: str) -> None:
    """A drawing with a short text in a badge at its foot, if there is one."""
    _paint_drawing(painter, rect, drawing, "")
    if text:
        _paint_badge(painter, rect.adjusted(0, 0, rect.width() * 0.16, rect.height() * 0.1), text)


def _paint_badge(painter: QPainter, rect: QRectF, text: str) -> None:
    """A short text on a light ground in the lower right corner."""
    height = max(theme.SMALLEST_TEXT * 1.2, rect.height() * 0.5)
    painter.setFont(theme.font(max(theme.SMALLEST_TEXT, height * 0.8), bold=True))
    width = max(height, painter.fontMetrics().horizontalAdvance(text) + height * 0.4)
    badge = QRectF(rect.right() - width, rect.bottom() - height, width, height)
    painter.setPen(QPen(theme.palette.ink, 1.2))
    painter.setBrush(theme.palette.parchment_light)
    painter.drawRoundedRect(badge.adjusted(0.6, 0.6, -0.6, -0.6), height / 2, height / 2)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def _outline(shape: str, rect: QRectF) -> QPainterPath:
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
        path.addPolygon(QPolygonF([QPointF(left, bottom), QPointF(left, top), QPointF(left + step, centre.y()),
                                   QPointF(centre.x(), top), QPointF(right - step, centre.y()), QPointF(right, top),
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
