"""Tokens and the tracks they travel on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from throne_desktop import theme
from throne_desktop.table.blocks import ZonePlace


def paint_token(painter: QPainter, rect: QRectF, face: str) -> None:
    """Paint a token: its outline and colour, and the short text on it."""
    _, shape, colour, text = face.split(":", 3)
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(theme.palette.ink, max(1.2, rect.width() * 0.05)))
    painter.setBrush(theme.palette.tokens.get(colour, theme.palette.gold_light))
    painter.drawPath(_outline(shape, inner))
    painter.setPen(theme.palette.ink)
    painter.setFont(theme.font(rect.height() * 0.5, bold=True))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _outline(shape: str, rect: QRectF) -> QPainterPath:
    """Outlines differ, so that tokens can be told apart without their colours."""
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
    painter.setFont(theme.font(max(9.0, place.card.height() * 0.4)))
    for slot in range(place.spec.slots):
        field = QRectF(place.corner(slot, 0), place.card)
        painter.setPen(QPen(theme.palette.outline, 1.2))
        painter.drawRoundedRect(field, 4, 4)
        painter.setPen(theme.palette.on_felt_quiet)
        painter.drawText(field, Qt.AlignmentFlag.AlignCenter, str(place.spec.first + slot))
