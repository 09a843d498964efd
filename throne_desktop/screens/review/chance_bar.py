"""A chance to win as a bar, with its number behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from throne_desktop.look import theme

_HEIGHT: Final = 14.0
_NUMBER: Final = 58


class ChanceBar(QWidget):
    """`bright` bars are those of the better move."""

    def __init__(self, chance: float, *, bright: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chance = chance
        self.number = ""
        self._bright = bright
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, number: str) -> None:
        """Write the number behind the bar."""
        self.number = number
        self.setAccessibleName(number)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(220, theme.scaled(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = theme.palette.chrome
        room = QRectF(0.5, (self.height() - _HEIGHT) / 2, self.width() - theme.scaled(_NUMBER) - 1.0, _HEIGHT)
        painter.setPen(QPen(chrome.field_edge, theme.palette.stroke))
        painter.setBrush(chrome.field)
        painter.drawRoundedRect(room, _HEIGHT / 2, _HEIGHT / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(chrome.accent if self._bright else chrome.handle)
        filled = QRectF(room.topLeft(), room.size())
        filled.setWidth(max(_HEIGHT, room.width() * self.chance))
        painter.drawRoundedRect(filled, _HEIGHT / 2, _HEIGHT / 2)
        painter.setPen(chrome.text)
        painter.setFont(theme.text(15, bold=self._bright))
        painter.drawText(QRectF(room.right() + 10, 0, self.width() - room.right() - 10, self.height()),
                         Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.number)
