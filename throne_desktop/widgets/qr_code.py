"""A text as a QR code, for the camera of another device."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

_MARGIN: Final = 4
"""Modules of white around it, as the standard (ISO/IEC 18004) asks for."""
_LEAST: Final = 160
"""The least side in pixels at which cameras still read the texts of large tables."""


class QrCode(QWidget):
    """Black on white in every theme, as large as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dark: tuple[tuple[int, int], ...] = ()
        self._side = 0
        self.setMinimumSize(_LEAST, _LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_text(self, text: str) -> bool:
        """Show this text, if a code can hold so much (2,953 bytes); returns whether it can."""
        import segno  # only here: hardly anybody asks for a code

        try:
            code = segno.make_qr(text, error="l")
        except segno.DataOverflowError:
            self._dark, self._side = (), 0
            return False
        rows = tuple(code.matrix)
        self._side = len(rows)
        self._dark = tuple((column, row) for row, line in enumerate(rows) for column, dark in enumerate(line) if dark)
        self.update()
        return True

    def sizeHint(self) -> QSize:
        return QSize(2 * _LEAST, 2 * _LEAST)

    def room(self) -> QRectF:
        """Where the code is painted, its white margin included; its modules are whole dots if there is room."""
        modules, scale = self._side + 2 * _MARGIN, self.devicePixelRatioF()
        side = float(min(self.width(), self.height()))
        dots = int(side * scale / modules)
        if dots > 1:
            side = dots * modules / scale
        left, top = (self.width() - side) / 2, (self.height() - side) / 2
        return QRectF(round(left * scale) / scale, round(top * scale) / scale, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._side:
            return
        painter, room = QPainter(self), self.room()
        painter.fillRect(room, Qt.GlobalColor.white)
        module = room.width() / (self._side + 2 * _MARGIN)
        for column, row in self._dark:
            painter.fillRect(QRectF(room.left() + (column + _MARGIN) * module, room.top() + (row + _MARGIN) * module,
                                    module, module), Qt.GlobalColor.black)
