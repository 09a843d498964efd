"""The crown that a game has won: a gold one, or half a bronze one if it was won with help."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from throne_desktop.look import theme
from throne_desktop.look.brushes import flat, pen
from throne_desktop.look.outlines import crown_path, half_crown_path

_SIDE: Final = 30.0
_EDGE: Final = 2.0


class CrownSign(QWidget):
    """A crown in the middle of its width; what it is for stands beside it in words."""

    def __init__(self) -> None:
        super().__init__()
        self.is_whole: bool | None = None
        """Whether the crown is a whole one; None if there is none."""
        self.hide()

    def show_crown(self, is_whole: bool | None) -> None:
        """Show a whole crown, half of one, or none."""
        self.is_whole = is_whole
        self.setVisible(is_whole is not None)
        self.update()

    def grow(self, grown: float) -> None:
        """Be that many times as large as usual."""
        self.setFixedHeight(theme.scaled(_SIDE * grown))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre, size = QPointF(self.width() / 2, self.height() / 2), self.height() - 2 * _EDGE
        hall = theme.palette.hall
        if self.is_whole:
            painter.fillPath(crown_path(centre, size), flat(hall.light))
        else:
            painter.fillPath(half_crown_path(centre, size), flat(hall.bronze))
            painter.strokePath(crown_path(centre, size), pen(hall.bronze, _EDGE))
        painter.end()
