"""The dark plate on which a widget of the end of a game stands, over the picture of its place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from throne_desktop.look import theme

_ROUND: Final = 14.0


def paint_plate(painter: QPainter, widget: QWidget) -> None:
    """Paint the plate of a widget, whose edge shines while the widget has the focus."""
    focused = widget.hasFocus()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.palette.chrome.bright_focus if focused else theme.palette.plaque_edge,
                        2.0 if focused else theme.palette.stroke))
    painter.setBrush(theme.palette.plaque)
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
