"""Words that must fit into a line: they shrink before they are cut, but never below what can be read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from throne_desktop.look import theme


def fitted(font: QFont, words: str, width: float) -> QFont:
    """The font, or a smaller one in which the words are no wider than that, if they can still be read."""
    wanted = QFontMetricsF(font).horizontalAdvance(words)
    smaller = QFont(font)
    if wanted > width:
        smaller.setPixelSize(max(int(theme.SMALLEST_TEXT), int(font.pixelSize() * width / wanted)))
    return smaller


def draw_fitted(painter: QPainter, room: QRectF, words: str, font: QFont, align: Qt.AlignmentFlag) -> float:
    """Writes a line in that font or a smaller one, with an ellipsis if even that is too wide; returns its width."""
    painter.setFont(fitted(font, words, room.width()))
    metrics = painter.fontMetrics()
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()) + 1)
    painter.drawText(room, align, shown)
    return metrics.horizontalAdvance(shown)


def few_words(words: str, metrics: QFontMetricsF, width: float) -> str:
    """As many whole words as fit, with an ellipsis if some are left out; "" if not even the first one fits."""
    if metrics.horizontalAdvance(words) <= width:
        return words
    parts = words.split()
    for number in range(len(parts) - 1, 0, -1):
        shown = " ".join(parts[:number]).rstrip(",;:") + "\N{HORIZONTAL ELLIPSIS}"
        if metrics.horizontalAdvance(shown) <= width:
            return shown
    return ""
