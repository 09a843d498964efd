"""A sentence in lines of a certain width: what a card does, in words on the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from throne_desktop.language.breaking import pieces
from throne_desktop.look import theme

LINE: Final = 1.22
"""The distance between lines, in heights of letters."""
_CENTRED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The lines of a sentence, and the height of its letters in pixels."""

    lines: tuple[str, ...]
    pixels: float

    @property
    def height(self) -> float:
        """How much room the lines take, from top to bottom."""
        return len(self.lines) * self.pixels * LINE

    def width(self) -> float:
        """How much room the longest line takes."""
        metrics = QFontMetricsF(theme.font(self.pixels))
        return max(map(metrics.horizontalAdvance, self.lines), default=0.0)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Write the lines in the middle of a room."""
        painter.setFont(theme.font(self.pixels))
        top, step = room.center().y() - self.height / 2, self.pixels * LINE
        for number, line in enumerate(self.lines):
            painter.drawText(QRectF(room.left(), top + number * step, room.width(), step), _CENTRED, line)


def wrapped(sentence: str, width: float, pixels: float) -> Paragraph:
    """The sentence in as few lines as possible; a word wider than that has a line of its own."""
    metrics = QFontMetricsF(theme.font(pixels))
    lines: list[str] = []
    for piece in pieces(sentence):
        longer = lines[-1] + piece if lines else piece
        if lines and metrics.horizontalAdvance(longer.rstrip(" ")) <= width:
            lines[-1] = longer
        else:
            lines.append(piece)
    return Paragraph(tuple(line.rstrip(" ") for line in lines), pixels)
