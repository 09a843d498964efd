"""How a game ended, as a mark: a crown on gold was won, a half disc shared, a ring lost; nobody's is dotted.

None of them needs its colour to be told from the others.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from throne_desktop.look import theme
from throne_desktop.look.brushes import flat
from throne_desktop.look.outlines import crown_path, disc, draw_line
from throne_desktop.storage.statistics import Outcome


def paint_mark(painter: QPainter, centre: QPointF, radius: float, outcome: Outcome) -> None:
    """Paint how a game ended for its person, around a point."""
    palette, chrome = theme.palette, theme.palette.chrome
    round_it = disc(centre, radius)
    painter.fillPath(round_it, flat(palette.gold if outcome is Outcome.WON else chrome.field))
    if outcome is Outcome.SHARED:
        painter.save()
        painter.setClipRect(QRectF(centre.x() - radius, centre.y() - radius, radius, 2 * radius))
        painter.fillPath(round_it, flat(palette.gold))
        painter.restore()
    edge = QPen(chrome.text, 1.4 * palette.stroke)
    if outcome is Outcome.NOBODY:
        edge.setStyle(Qt.PenStyle.DotLine)
    draw_line(painter, edge, round_it)
    if outcome is Outcome.WON:
        painter.fillPath(crown_path(centre, radius * 1.3), flat(palette.ink))
    elif outcome is Outcome.LOST:
        painter.setPen(QPen(chrome.text, 1.8 * palette.stroke))
        painter.drawLine(centre - QPointF(radius * 0.4, 0), centre + QPointF(radius * 0.4, 0))
