"""Lights for a stage, which a person can choose: painted over the place where a game is played, below all that lies
there.

A light only takes away from what is there and never makes any dot lighter, so whatever is written on a stage can be
read as well as before.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient, QTransform

from throne_desktop.look.brushes import flat, pen
from throne_desktop.look.outlines import ellipse, rect_path

_SIDE: Final = 1000.0
"""Shapes are given on a square of that side, which is laid over a table as large as it takes."""


def paint_light(painter: QPainter, table: QRectF, name: str) -> None:
    """Let the light of that name fall on a table."""
    painter.save()
    painter.setClipRect(table)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    _LIGHTS[name](painter, table)
    painter.restore()


def _fill(painter: QPainter, table: QRectF, brush: QBrush) -> None:
    painter.fillPath(rect_path(table), brush)


def _pool(table: QRectF, x: float, y: float, reach: float, *stops: tuple[float, str]) -> QBrush:
    """Light around a place, given in shares of the table; it reaches that share of its diagonal."""
    length = math.hypot(table.width(), table.height()) * reach
    made = QRadialGradient(QPointF(table.left() + x * table.width(), table.top() + y * table.height()), length)
    for at, colour in stops:
        made.setColorAt(at, QColor(colour))
    return QBrush(made)


def _down(table: QRectF, *stops: tuple[float, str]) -> QBrush:
    """Light that changes from the top of the table to its foot."""
    made = QLinearGradient(table.topLeft(), table.bottomLeft())
    for at, colour in stops:
        made.setColorAt(at, QColor(colour))
    return QBrush(made)


def _laid(table: QRectF, path: QPainterPath) -> QPainterPath:
    """Shapes on the square, laid over all of the table."""
    scale = max(table.width(), table.height()) / _SIDE
    return QTransform().translate(table.left(), table.top()).scale(scale, scale).map(path)


def _lines(table: QRectF, *, lean: float, apart: float) -> QPainterPath:
    """Parallel lines over all of the table, each moved so far to the right on its way down."""
    path = QPainterPath()
    first = -abs(lean)
    while first < _SIDE + abs(lean):
        path.moveTo(first, 0)
        path.lineTo(first + lean, _SIDE)
        first += apart
    return _laid(table, path)


# -- the lights --------------------------------------------------------------------------------------------------------

def _candles(painter: QPainter, table: QRectF) -> None:
    _fill(painter, table, _pool(table, 0.5, 0.45, 0.62, (0.0, "#fff2d8"), (0.4, "#f3c98c"), (1.0, "#7d4a20")))


def _moon(painter: QPainter, table: QRectF) -> None:
    _fill(painter, table, _pool(table, 0.12, 0.0, 1.05, (0.0, "#eef2ff"), (0.35, "#aebcf0"), (1.0, "#4a5698")))


def _dawn(painter: QPainter, table: QRectF) -> None:
    _fill(painter, table, _down(table, (0.0, "#8674b8"), (0.5, "#e09ca8"), (1.0, "#ffd9ac")))


def _foliage(painter: QPainter, table: QRectF) -> None:
    _fill(painter, table, _pool(table, 0.55, 0.4, 0.8, (0.0, "#f4ffe0"), (1.0, "#7f9c62")))
    drawn, path = random.Random(7), QPainterPath()
    for _ in range(110):
        leaf = ellipse(QRectF(-26, -11, 52, 22))
        turn = QTransform().translate(drawn.uniform(0, _SIDE), drawn.uniform(0, _SIDE)).rotate(drawn.uniform(0, 180))
        path.addPath(turn.map(leaf))
    painter.fillPath(_laid(table, path.simplified()), flat(QColor("#a4bd88")))


def _lattice(painter: QPainter, table: QRectF) -> None:
    _fill(painter, table, _pool(table, 0.5, 0.3, 0.85, (0.0, "#fff6e2"), (1.0, "#8d8394")))
    bars = pen(QColor("#b3a6a0"), max(table.width(), table.height()) / 130)
    for lean, apart in ((420.0, 95.0), (-420.0, 95.0)):
        painter.strokePath(_lines(table, lean=lean, apart=apart), bars)


def _glass(painter: QPainter, table: QRectF) -> None:
    panes = ("#f2b8ae", "#b9c6f4", "#f6e3a4", "#bfe3bd", "#d9bdec")
    columns, rows = 8, 5
    wide, high = table.width() / columns, table.height() / rows
    for column in range(columns):
        for row in range(rows):
            pane = QRectF(table.left() + column * wide, table.top() + row * high, wide, high)
            painter.fillPath(rect_path(pane), flat(QColor(panes[(column * 2 + row * 3) % len(panes)])))
    leads = QPainterPath()
    for column in range(1, columns):
        leads.moveTo(table.left() + column * wide, table.top())
        leads.lineTo(table.left() + column * wide, table.bottom())
    for row in range(1, rows):
        leads.moveTo(table.left(), table.top() + row * high)
        leads.lineTo(table.right(), table.top() + row * high)
    painter.strokePath(leads, pen(QColor("#8a8090"), max(table.width(), table.height()) / 260))


def _rain(painter: QPainter, table: QRectF) -> None:
    _fill(painter, table, _down(table, (0.0, "#76849a"), (1.0, "#b4c0cc")))
    drawn, path = random.Random(3), QPainterPath()
    for _ in range(240):
        x, y, long = drawn.uniform(0, _SIDE), drawn.uniform(0, _SIDE), drawn.uniform(18, 44)
        path.moveTo(x, y)
        path.lineTo(x - long * 0.35, y + long)
    painter.strokePath(_laid(table, path), pen(QColor("#9aa8ba"), max(table.width(), table.height()) / 700))


def _water(painter: QPainter, table: QRectF) -> None:
    _fill(painter, table, _down(table, (0.0, "#b6ece6"), (1.0, "#3f7f92")))
    path = QPainterPath()
    for row in range(26):
        path.moveTo(-80.0 + 34 * (row % 3), row * 40.0)
        for _ in range(12):
            path.cubicTo(*_wave(path.currentPosition()))
    painter.strokePath(_laid(table, path), pen(QColor("#9fd0d2"), max(table.width(), table.height()) / 300))


def _wave(start: QPointF) -> tuple[QPointF, QPointF, QPointF]:
    """One wave to the right of a point."""
    return start + QPointF(30, -26), start + QPointF(66, 26), start + QPointF(96, 0)


_LIGHTS: Final[dict[str, Callable[[QPainter, QRectF], None]]] = {
    "candles": _candles, "moon": _moon, "dawn": _dawn, "foliage": _foliage, "lattice": _lattice, "glass": _glass,
    "rain": _rain, "water": _water,
}
NAMES: Final = tuple(_LIGHTS)
"""The lights there are."""
