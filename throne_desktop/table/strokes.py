"""Strokes over the table: from edge to edge, through the gaps, around whatever lies in the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.table import zlayers

Kind = Literal["advice", "back", "deed", "past"]
"""What a stroke tells: how to move, the way back of a refused card, what a card does to another, or was done last."""

_BOWS: Final = (0.1, -0.1, 0.2, -0.2, 0.35, -0.35, 0.55, -0.55, 0.8, -0.8)
"""How far a way may bend from a straight line, as shares of its length; the calmest first."""
_SIDES: Final = (QPointF(0, -1), QPointF(0, 1), QPointF(-1, 0), QPointF(1, 0))
_SWINGS: Final = ((50.0, 0.35), (24.0, 0.12))
"""How far a curve goes straight on from the side it leaves: at least so many pixels, and that share of its way."""
_SAMPLES: Final = 24
"""The points of a way that are tested for things below it."""
_DETOUR: Final = 250.0
_CALM: Final = 45.0
"""The detour in pixels that each such point is worth, and for a calm line."""
_SHORTEST: Final = 26.0
_THROUGH: Final = 6.0
"""How far within the rectangles that it joins a way leads through them, in pixels."""
_SHORTEST_OF_PAST: Final = 16.0
"""The narrowest gap that a stroke with its head can be told in."""
_HEAD: Final = 17.0
_HEAD_OF_PAST: Final = 12.0
_LINE: Final = {"advice": 4.5, "back": 4.0, "deed": 4.0, "past": 2.6}
_EDGE: Final = 9.0
_EDGE_OF_PAST: Final = 5.5
"""The width of the stroke by kind, and of the dark edge below it, in pixels."""
_INSIDE: Final = 15.0
"""How far a stroke between two cards that almost touch reaches into each of them, in pixels."""


def way(start: QRectF, end: QRectF, obstacles: Iterable[QRectF] = (), *, calm: bool = False) -> QPainterPath:
    """A bowed line from the edge of one rectangle to that of another, clear of the obstacles as far as it can be.

    It is empty if the two almost touch. A `calm` line makes smaller detours, and has a smaller head.
    """
    gap = (_edge(start, end.center()) - _edge(end, start.center())).manhattanLength()
    if start.intersects(end) or gap < (_SHORTEST_OF_PAST if calm else _SHORTEST):
        return QPainterPath()
    near = start.united(end).adjusted(-200, -200, 200, 200)
    others = [rect for rect in obstacles if rect.intersects(near)]
    others += [rect.adjusted(_THROUGH, _THROUGH, -_THROUGH, -_THROUGH) for rect in (start, end)]
    swung = (_swung(start, leave, end, arrive, swing)
             for leave in _SIDES for arrive in _SIDES for swing in _SWINGS)
    detour = _CALM if calm else _DETOUR
    return min((*(_bowed(start, end, bow) for bow in _BOWS), *swung), key=lambda path: _cost(path, others, detour))


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


def _bowed(start: QRectF, end: QRectF, bow: float) -> QPainterPath:
    between = end.center() - start.center()
    bend = (start.center() + end.center()) / 2 + QPointF(-between.y(), between.x()) * bow
    path = QPainterPath(_edge(start, bend))
    path.quadTo(bend, _edge(end, bend))
    return path


def _swung(start: QRectF, leave: QPointF, end: QRectF, arrive: QPointF, swing: tuple[float, float]) -> QPainterPath:
    """A curve that leaves through the middle of one side and arrives at the middle of another."""
    first, last = _middle(start, leave), _middle(end, arrive)
    least, share = swing
    reach = max(least, (abs(last.x() - first.x()) + abs(last.y() - first.y())) * share)
    path = QPainterPath(first)
    path.cubicTo(first + leave * reach, last + arrive * reach, last)
    return path


def _middle(rect: QRectF, side: QPointF) -> QPointF:
    """The middle of the side of a rectangle that lies in that direction."""
    return rect.center() + QPointF(side.x() * rect.width() / 2, side.y() * rect.height() / 2)


def _cost(path: QPainterPath, obstacles: Sequence[QRectF], detour: float) -> float:
    points = [path.pointAtPercent(number / _SAMPLES) for number in range(1, _SAMPLES)]
    return path.length() + detour * sum(any(rect.contains(point) for rect in obstacles) for point in points)


def _edge(rect: QRectF, towards: QPointF) -> QPointF:
    """Where the line from the middle of a rectangle to a point leaves it."""
    line = towards - rect.center()
    reach = min(rect.width() / 2 / (abs(line.x()) or 0.1), rect.height() / 2 / (abs(line.y()) or 0.1), 1.0)
    return rect.center() + line * reach


class StrokeItem(QGraphicsItem):
    """One stroke with its dark edge; advice and past moves end in an arrowhead, the way back is dotted."""

    def __init__(self, path: QPainterPath, kind: Kind) -> None:
        super().__init__()
        self.path = path
        self.kind = kind
        self.setZValue(zlayers.MARKS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def covers(self) -> list[QRectF]:
        """What it covers: small squares along the way."""
        half = QPointF(_HEAD, _HEAD) / 2
        points = [self.path.pointAtPercent(number / _SAMPLES) for number in range(_SAMPLES + 1)]
        return [QRectF(point - half, point + half) for point in points] if not self.path.isEmpty() else []

    def boundingRect(self) -> QRectF:
        return self.path.boundingRect().adjusted(-_HEAD, -_HEAD, _HEAD, _HEAD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.path.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = _EDGE_OF_PAST if self.kind == "past" else _EDGE
        for colour, width, style in ((theme.palette.ink, edge, Qt.PenStyle.SolidLine),
                                     (self._colour(), _LINE[self.kind], self._style())):
            pen = QPen(colour, width * theme.palette.stroke, style, Qt.PenCapStyle.RoundCap)
            if style is Qt.PenStyle.CustomDashLine:
                pen.setDashPattern([0.1, 2.2])
            painter.setPen(pen)
            painter.drawPath(self.path)
        if self.kind != "back":
            self._paint_head(painter)

    def _colour(self) -> QColor:
        palette = theme.palette
        return {"advice": palette.gold_light, "back": palette.tokens["red"], "deed": palette.gold_light,
                "past": palette.parchment_light}[self.kind]

    def _style(self) -> Qt.PenStyle:
        return Qt.PenStyle.CustomDashLine if self.kind == "back" else Qt.PenStyle.SolidLine

    def _paint_head(self, painter: QPainter) -> None:
        size = _HEAD_OF_PAST if self.kind == "past" else _HEAD
        end = self.path.currentPosition()
        before = self.path.pointAtPercent(self.path.percentAtLength(max(0.0, self.path.length() - size)))
        along = end - before
        across = QPointF(-along.y(), along.x()) * 0.6
        painter.setPen(QPen(theme.palette.ink, 1.8 * theme.palette.stroke))
        painter.setBrush(self._colour())
        painter.drawPolygon(QPolygonF([end, before + across, before - across]))
