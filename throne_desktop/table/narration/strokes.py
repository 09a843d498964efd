"""Strokes over the table: along a way from edge to edge."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line
from throne_desktop.table.geometry import zlayers

Kind = Literal["advice", "back", "deed", "past"]
"""What a stroke tells: how to move, the way back of a refused card, what a card does to another, or was done last."""

_SAMPLES: Final = 24
"""The points of a way at which it covers something."""
_HEAD: Final = 17.0
_HEAD_OF_PAST: Final = 12.0
_LINE: Final = {"advice": 4.5, "back": 4.0, "deed": 4.0, "past": 2.6}
_EDGE: Final = 9.0
_EDGE_OF_PAST: Final = 5.5
"""The width of the stroke by kind, and of the dark edge below it, in pixels."""


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
        edge = _EDGE_OF_PAST if self.kind == "past" else _EDGE
        for colour, width, style in ((theme.palette.ink, edge, Qt.PenStyle.SolidLine),
                                     (self._colour(), _LINE[self.kind], self._style())):
            pen = QPen(colour, width * theme.palette.stroke, style, Qt.PenCapStyle.RoundCap)
            if style is Qt.PenStyle.CustomDashLine:
                pen.setDashPattern([0.1, 2.2])
            draw_line(painter, pen, self.path)
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
