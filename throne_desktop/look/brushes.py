"""Pens and brushes of one colour, made in a way that needs none of the names in `Qt`, which take 14 of 120 ms."""

from __future__ import annotations

from PySide6.QtGui import QBrush, QColor, QPen


def pen(colour: QColor, width: float = 1.0) -> QPen:
    """A pen for a solid line."""
    made = QPen()
    made.setColor(colour)
    made.setWidthF(width)
    return made


def flat(colour: QColor) -> QBrush:
    """A brush that fills with a colour."""
    return pen(colour).brush()


def clear(colour: QColor, alpha: int) -> QColor:
    """A colour that is seen through: `alpha` of 255 of it."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)
