"""The shapes of the hall, as paths: arches of doors, crowns, and plain ones."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_SHOULDER = 0.42
"""How far below its point an arch begins to bend, in its widths."""


def arch_path(place: QRectF) -> QPainterPath:
    """A pointed arch that fills a place, open at its foot."""
    left, top, wide = place.left(), place.top(), place.width()
    shoulder = top + wide * _SHOULDER
    path = QPainterPath(place.bottomLeft())
    path.lineTo(left, shoulder)
    path.quadTo(left + wide * 0.02, top + wide * 0.06, left + wide / 2, top)
    path.quadTo(left + wide * 0.98, top + wide * 0.06, left + wide, shoulder)
    path.lineTo(place.bottomRight())
    return path


def crown_path(centre: QPointF, size: float) -> QPainterPath:
    """A crown with three points."""
    x, y, half = centre.x(), centre.y(), size / 2
    return poly((x - half * 0.86, y + half * 0.86), (x - half, y - half * 0.43), (x - half * 0.43, y + half * 0.14),
                (x, y - half * 0.86), (x + half * 0.43, y + half * 0.14), (x + half, y - half * 0.43),
                (x + half * 0.86, y + half * 0.86))


def rect_path(place: QRectF) -> QPainterPath:
    """A rectangle."""
    path = QPainterPath()
    path.addRect(place)
    return path


def rounded(place: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(place, radius, radius)
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """A disc."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def poly(*points: tuple[float, float]) -> QPainterPath:
    """A polygon."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path
