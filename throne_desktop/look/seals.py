"""Seals in wax, painted: of a quest that was reached, and the empty place of one that was not.

The hall uses them, and does without the names in `Qt`.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, flat, pen
from throne_desktop.look.outlines import crown_path, disc

_DROPS: Final = 9
"""How many drops of wax run out at the edge."""
_INK: Final = QColor("#1b120b")


def paint_seal(painter: QPainter, centre: QPointF, radius: float, colour: QColor, *, done: bool,
               tone: str = "crimson") -> None:
    """Paint a seal around a point; `colour` is that of the empty place, and `tone` that of the wax."""
    if not done:
        painter.strokePath(disc(centre, radius * 0.9), pen(colour, 1.2))
        painter.fillPath(crown_path(centre, radius * 0.8), flat(clear(colour, 60)))
        return
    wax = theme.palette.colours[tone]
    painter.fillPath(_wax(centre, radius), flat(wax.main))
    painter.strokePath(_wax(centre, radius), pen(_INK, max(1.0, radius / 9)))
    painter.fillPath(disc(centre, radius * 0.7), flat(wax.dark))
    painter.strokePath(disc(centre, radius * 0.7), pen(clear(_INK, 120), 1))
    painter.fillPath(crown_path(centre, radius * 0.86), flat(theme.palette.gold_light))


def _wax(centre: QPointF, radius: float) -> QPainterPath:
    """The edge of a drop of wax that was pressed flat."""
    path = QPainterPath()
    steps = 6 * _DROPS
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        reach = radius * (0.93 + 0.07 * math.sin(angle * _DROPS) + 0.05 * math.sin(angle * 2 + 1))
        point = centre + QPointF(math.cos(angle), math.sin(angle)) * reach
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
