"""Shapes as paths, and their edges: each dot and dash has its place, however little of them is painted.

Qt counts dashes from where the part of the window begins that is painted, so an edge painted in parts would not fit.
The hall uses them, and does without the names in `Qt`, which take 14 ms.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen

_SHOULDER = 0.42
"""How far below its point an arch begins to bend, in its widths."""


def draw_line(painter: QPainter, pen: QPen, path: QPainterPath) -> None:
    """Draw along a path."""
    if pen.dashPattern():
        painter.fillPath(QPainterPathStroker(pen).createStroke(path), pen.color())
    else:
        painter.strokePath(path, pen)


def draw_shape(painter: QPainter, pen: QPen, path: QPainterPath, *grounds: QColor | QBrush) -> None:
    """Fill a shape with one ground over another, and draw its edge."""
    for ground in grounds:
        painter.fillPath(path, ground)
    draw_line(painter, pen, path)


def line_path(line: QLineF) -> QPainterPath:
    """A straight line."""
    path = QPainterPath(line.p1())
    path.lineTo(line.p2())
    return path


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


def ellipse(place: QRectF) -> QPainterPath:
    """The ellipse in a rectangle."""
    path = QPainterPath()
    path.addEllipse(place)
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


def half_crown_path(centre: QPointF, size: float) -> QPainterPath:
    """The left half of that crown."""
    x, y, half = centre.x(), centre.y(), size / 2
    return poly((x - half * 0.86, y + half * 0.86), (x - half, y - half * 0.43), (x - half * 0.43, y + half * 0.14),
                (x, y - half * 0.86), (x, y + half * 0.86))
