"""The shade that falls on the table around what a climax is about."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers

_AROUND: Final = 7.0
_ROUND: Final = 10.0
"""How far the light reaches beyond a card, and how round its corners are, in pixels."""
_DARK: Final = QColor(8, 5, 12, 150)
_STEPS: Final = 5
"""The shade falls in so many steps, as each of them paints the whole table."""


class Shade(QGraphicsItem):
    """Darkens the whole table but for some rectangles, each of which has a golden edge."""

    def __init__(self, table: QRectF, lit: Sequence[QRectF]) -> None:
        super().__init__()
        self._table = table
        self._lit = QPainterPath()
        self._lit.setFillRule(Qt.FillRule.WindingFill)
        for rect in lit:
            self._lit.addRoundedRect(rect.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND), _ROUND, _ROUND)
        self._dark = QPainterPath()
        self._dark.addRect(table)
        self._dark = self._dark.subtracted(self._lit)
        self.setZValue(zlayers.SHADE)
        self.setOpacity(0.0)

    def fall(self, part: float) -> None:
        """Show the shade as far as it has fallen."""
        step = ceil(part * _STEPS) / _STEPS
        if step != self.opacity():
            self.setOpacity(step)

    def boundingRect(self) -> QRectF:
        return self._table

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillPath(self._dark, _DARK)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold_light, 2.0 * theme.palette.stroke))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._lit.simplified())
