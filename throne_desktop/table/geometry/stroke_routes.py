"""Ways over the table from rectangle to rectangle: through the gaps, around whatever lies between."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_BOWS: Final = (0.1, -0.1, 0.2, -0.2, 0.35, -0.35, 0.55, -0.55, 0.8, -0.8)
"""How far a way may bend from a straight line, as shares of its length; the calmest first."""
_SIDES: Final = (QPointF(0, -1), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 0))
_SWINGS: Final = ((50.0, 0.35), (24.0, 0.12))
"""How far a curve goes straight on from the side it leaves: at least so many pixels, and that share of its way."""
_SAMPLES: Final = 24
"""The points of a way that are tested for things below it."""
_CLOSELY: Final = 4
"""How many times as many points are tested for what a way must never cross."""
_DETOUR: Final = 250.0
_CALM: Final = 45.0
"""The detour in pixels that each such point is worth, and for a calm line."""
_SHORTEST: Final = 26.0
_THROUGH: Final = 6.0
"""How far within the rectangles that it joins a way leads through them, in pixels."""
_SHORTEST_OF_PAST: Final = 16.0
"""The narrowest gap that a stroke with its head can be told in."""
_INSIDE: Final = 15.0
"""How far a stroke between two cards that almost touch reaches into each of them, in pixels."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""The left, top, right and lower edge of a rectangle."""

_SHARES: Final = tuple(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3)
                       for t in (number / _SAMPLES for number in range(_SAMPLES + 1)))
"""How much each of its four points counts at each sample of a curve."""


class Route(NamedTuple):
    """A curve from the first to the last of its points, bent towards those between.

    Plain numbers: with points and paths of Qt, finding a way took 22 ms instead of 1.
    """

    first: QPointF
    bend: QPointF
    swing: QPointF
    last: QPointF

    def points(self) -> list[Point]:
        """Points all along it."""
        (ax, bx, cx, dx), (ay, by, cy, dy) = [each.x() for each in self], [each.y() for each in self]
        return [(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy) for a, b, c, d in _SHARES]

    def path(self) -> QPainterPath:
        """The curve, to be painted."""
        path = QPainterPath(self.first)
        path.cubicTo(self.bend, self.swing, self.last)
        return path


def way(start: QRectF, end: QRectF, obstacles: Iterable[QRectF] = (), *, calm: bool = False,
        never: Iterable[QRectF] = ()) -> QPainterPath:
    """A bowed line from the edge of one rectangle to that of another, clear of the obstacles as far as it can be.

    It is empty if the two almost touch, or if every line between them leads into what it must `never` cross. A `calm`
    line makes smaller detours, and has a smaller head.
    """
    gap = (_edge(start, end.center()) - _edge(end, start.center())).manhattanLength()
    if start.intersects(end) or gap < (_SHORTEST_OF_PAST if calm else _SHORTEST):
        return QPainterPath()
    near = start.united(end).adjusted(-200, -200, 200, 200)
    others = [box_of(rect) for rect in obstacles if rect.intersects(near)]
    others += [box_of(rect.adjusted(_THROUGH, _THROUGH, -_THROUGH, -_THROUGH)) for rect in (start, end)]
    best = _best(start, end, others, _CALM if calm else _DETOUR, [box_of(rect) for rect in never])
    return QPainterPath() if best is None else best.path()


def _best(start: QRectF, end: QRectF, obstacles: Sequence[Box], detour: float, never: Sequence[Box]) -> Route | None:
    """The curve with the least detour: no longer one can be better than its length, nor than the line of its ends."""
    curves = [_bowed(start, end, bow) for bow in _BOWS]
    curves += [_swung(start, leave, end, arrive, swing) for leave in _SIDES for arrive in _SIDES for swing in _SWINGS]
    best, least = None if never else curves[0], (float("inf"), 0.0)
    for line, number in sorted((_line(curve), number) for number, curve in enumerate(curves)):
        if line > least[0]:
            break
        points = curves[number].points()
        length = _length(points)
        if length <= least[0]:
            cost = (length + detour * _inside(points[1:-1], obstacles), length)
            if cost < least and not _inside(_closely(points), never):
                best, least = curves[number], cost
    return best


def _line(curve: Route) -> float:
    """The length of the straight line between the ends of a curve."""
    return dist((curve.first.x(), curve.first.y()), (curve.last.x(), curve.last.y()))


def box_of(rect: QRectF) -> Box:
    """A rectangle in plain numbers."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _closely(points: Sequence[Point]) -> list[Point]:
    """Points along a way that are so close together that none of what lies there is missed."""
    return [(x + (to_x - x) * part / _CLOSELY, y + (to_y - y) * part / _CLOSELY)
            for (x, y), (to_x, to_y) in pairwise(points) for part in range(_CLOSELY)]


def _inside(points: Iterable[Point], obstacles: Sequence[Box]) -> int:
    """How many of the points lie in an obstacle. Plain loops: this was most of what a move cost the window."""
    found = 0
    for x, y in points:
        for left, top, right, bottom in obstacles:
            if left <= x <= right and top <= y <= bottom:
                found += 1
                break
    return found


def _length(points: Sequence[Point]) -> float:
    return sum(map(dist, points, points[1:]))


def short_way(start: QRectF, end: QRectF) -> QPainterPath:
    """A short straight line across the gap between two rectangles that almost touch."""
    line = end.center() - start.center()
    inside = line * (_INSIDE / max(1.0, (line.x() ** 2 + line.y() ** 2) ** 0.5))
    path = QPainterPath(_edge(start, end.center()) - inside)
    path.lineTo(_edge(end, start.center()) + inside)
    return path


def around(table: QRectF) -> list[QRectF]:
    """What lies around a table on each of its sides, where no stroke can be seen."""
    wide, high = table.width(), table.height()
    return [table.translated(*way) for way in ((-wide, 0.0), (wide, 0.0), (0.0, -high), (0.0, high))]


def _bowed(start: QRectF, end: QRectF, bow: float) -> Route:
    between = end.center() - start.center()
    bend = (start.center() + end.center()) / 2 + QPointF(-between.y(), between.x()) * bow
    first, last = _edge(start, bend), _edge(end, bend)
    return Route(first, first + (bend - first) * 2 / 3, last + (bend - last) * 2 / 3, last)


def _swung(start: QRectF, leave: QPointF, end: QRectF, arrive: QPointF, swing: tuple[float, float]) -> Route:
    """A curve that leaves through the middle of one side and arrives at the middle of another."""
    first, last = _middle(start, leave), _middle(end, arrive)
    least, share = swing
    reach = max(least, (abs(last.x() - first.x()) + abs(last.y() - first.y())) * share)
    return Route(first, first + leave * reach, last + arrive * reach, last)


def _middle(rect: QRectF, side: QPointF) -> QPointF:
    """The middle of the side of a rectangle that lies in that direction."""
    return rect.center() + QPointF(side.x() * rect.width() / 2, side.y() * rect.height() / 2)


def _edge(rect: QRectF, towards: QPointF) -> QPointF:
    """Where the line from the middle of a rectangle to a point leaves it."""
    line = towards - rect.center()
    reach = min(rect.width() / 2 / (abs(line.x()) or 0.1), rect.height() / 2 / (abs(line.y()) or 0.1), 1.0)
    return rect.center() + line * reach
