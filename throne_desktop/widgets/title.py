"""The title of a page, in smaller letters where it has little room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

from throne_desktop.table.geometry.fitting import draw_fitted

_LEAST: Final = 0.5
"""The least room that it asks for, of what its letters need."""


class Title(QLabel):
    """A label in one line, whose letters become smaller rather than that the window becomes wider."""

    def minimumSizeHint(self) -> QSize:
        whole = super().minimumSizeHint()
        return QSize(round(whole.width() * _LEAST), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        draw_fitted(painter, QRectF(self.contentsRect()), self.text(), self.font(),
                    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
