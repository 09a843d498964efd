"""What the statistics will look like: an empty table of what was won, and room for the last games, in pale lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.bots.level import LEVELS
from engine.core.text import Text
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.brushes import clear, pen
from throne_desktop.look.outlines import disc
from throne_desktop.screens.statistics import statistics_words as said
from throne_desktop.storage.statistics import LATEST

_ROW: Final = 30.0
_NAMES: Final = 0.3
"""The share of the width that the names of the levels have."""
_TICK: Final = 4.0
_NOTCH: Final = 8.0
_FAIR: Final = 0.5
"""Where the fair share of two players lies."""
_MARK: Final = 9.0
_APART: Final = 2.6
"""As the marks of games that were played."""
_PALE: Final = 120
"""How clear lines are, of 255."""


class StatisticsOutline(QWidget):
    """Nothing on it can be used, and screen readers hear the sentence above it instead."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def texts(self) -> tuple[Text, ...]:
        """All that is written on it."""
        return (said.OPPONENTS, said.SHARE, *(level.name for level in LEVELS), said.LATEST)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(320), theme.scaled((len(LEVELS) + 3) * _ROW))

    def fit(self) -> None:
        """Take the height that suits the text size."""
        self.setFixedHeight(self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = theme.scaled(_ROW)
        names = self.width() * _NAMES
        self._write(painter, QRectF(0, 0, names, row), said.OPPONENTS)
        self._write(painter, QRectF(names, 0, self.width() - names, row), said.SHARE)
        for number, level in enumerate(LEVELS, 1):
            self._write(painter, QRectF(0, number * row, names, row), level.name)
            self._paint_share(painter, names, (number + 0.5) * row)
        below = (len(LEVELS) + 1) * row
        self._write(painter, QRectF(0, below, self.width(), row), said.LATEST)
        radius = theme.scaled(_MARK)
        for place in range(LATEST):
            centre = QPointF(radius + 2 + place * radius * _APART, below + 1.5 * row)
            painter.strokePath(disc(centre, radius), self._pen)
        painter.end()

    @property
    def _pen(self) -> QPen:
        return pen(clear(theme.palette.chrome.text, _PALE), 1.4 * theme.palette.stroke)

    def _write(self, painter: QPainter, room: QRectF, text: Text) -> None:
        painter.setFont(theme.text(14))
        painter.setPen(theme.palette.chrome.quiet)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words(text))

    def _paint_share(self, painter: QPainter, left: float, middle: float) -> None:
        """The line on which a share of wins will lie, and the notch of the fair one."""
        right = self.width() - 2.0
        painter.setPen(self._pen)
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        for at, half in ((left, _TICK), (right, _TICK), (left + (right - left) * _FAIR, _NOTCH)):
            painter.drawLine(QPointF(at, middle - half), QPointF(at, middle + half))
