"""The sign of a seat: its own shape and colour, beside its name on the plaque and in the log."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from throne_desktop.look import theme

_COLOURS: Final = ("gold", "blue", "red", "green", "grey")
_CORNERS: Final = (0, 4, 3, 6, 5)
"""The number of corners of each seat's sign, 0 for a disc: shapes differ, so that colour is not needed."""


def paint_seat_sign(painter: QPainter, centre: QPointF, radius: float, seat: int) -> None:
    """Paints the sign of a seat around a point."""
    painter.setPen(QPen(theme.palette.ink, max(1.0, radius * 0.16)))
    painter.setBrush(theme.palette.tokens[_COLOURS[seat % len(_COLOURS)]])
    corners = _CORNERS[seat % len(_CORNERS)]
    if not corners:
        painter.drawEllipse(centre, radius, radius)
        return
    turn = 2 * pi / corners
    points = [centre + QPointF(sin(turn * corner), -cos(turn * corner)) * radius * 1.12 for corner in range(corners)]
    painter.drawPolygon(QPolygonF(points))
