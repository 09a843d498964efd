"""Words that must fit into a line: they shrink before they are cut, but never below what can be read."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter

from throne_desktop.language import i18n
from throne_desktop.language.breaking import WIDE_CLAUSE, pieces, places
from throne_desktop.look import theme

_CLAUSE: Final = re.compile(rf"[:;,.] |(?<=[!?]) |{WIDE_CLAUSE}")
"""Where a sentence can end early."""
_DIVIDING: Final = (", ", "; ")
"""What divides the names of a list."""
_PARTICLES: Final = frozenset(("ab", "an", "auf", "aus", "ein", "vor", "weg", "zu",     # German
                               "aan", "af", "in", "op", "uit"))                         # Dutch
"""What stands at the end of a sentence, and belongs to its verb."""
_LITTLE: Final = 3
"""The most letters in a word that may not be the last: prepositions and forms of "to be" in all our languages."""

SLIP: Final = 7.0
"""How far a slip reaches beyond its words, and its roundness."""


def fitted(font: QFont, words: str, width: float) -> QFont:
    """The font, or a smaller one in which the words are no wider than that, if they can still be read."""
    wanted = QFontMetricsF(font).horizontalAdvance(words)
    smaller = QFont(font)
    if wanted > width:
        pixels = QFontInfo(font).pixelSize()    # those of style sheets are measured in points
        smaller.setPixelSize(max(int(theme.SMALLEST_TEXT), int(pixels * width / wanted)))
        while (smaller.pixelSize() > theme.SMALLEST_TEXT
               and QFontMetricsF(smaller).horizontalAdvance(words) > width):      # small letters are a little wider
            smaller.setPixelSize(smaller.pixelSize() - 1)
    return smaller


def fitted_lines(font: QFont, words: str, room: QSizeF) -> tuple[QFont, str] | None:
    """The font, or a smaller one that can be read, with the words in lines that find room there; None if none does."""
    for pixels in range(font.pixelSize(), int(theme.SMALLEST_TEXT) - 1, -1):
        smaller = QFont(font)
        smaller.setPixelSize(pixels)
        metrics = QFontMetricsF(smaller)
        lines = in_lines(words, metrics, room.width(), int(room.height() / metrics.lineSpacing()))
        if lines is not None:
            return smaller, lines
    return None


def draw_fitted(painter: QPainter, room: QRectF, words: str, font: QFont, align: Qt.AlignmentFlag) -> float:
    """Writes a line in that font or a smaller one, with an ellipsis if even that is too wide; returns its width."""
    painter.setFont(fitted(font, words, room.width()))
    metrics = painter.fontMetrics()
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()) + 1)
    painter.drawText(room, align, shown)
    return metrics.horizontalAdvance(shown)


def paint_slip(painter: QPainter, room: QRectF, words: str, font: QFont, align: int) -> None:
    """Paint a slip below words that will stand in a room like that, where the ground is too bright for them."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.plaque)
    ground = QFontMetricsF(font).boundingRect(room, align, words).intersected(room).adjusted(-SLIP, 0.0, SLIP, 0.0)
    painter.drawRoundedRect(ground, SLIP, SLIP)


def fits(words: str, font: QFont, width: float) -> bool:
    """Whether a line in that font or a smaller one is no wider than that."""
    return QFontMetricsF(fitted(font, words, width)).horizontalAdvance(words) <= width + 1


def in_two(name: str, metrics: QFontMetricsF) -> str:
    """A long name in two lines that are about as wide: broken between words, or else within the one, with a hyphen."""
    free = places(name)
    if free:
        lines = [(name[:place].rstrip(" "), name[place:]) for place in free]
    else:
        lines = [(f"{name[:place]}-", name[place:]) for place in range(1, len(name))]
    widest = [max(map(metrics.horizontalAdvance, pair)) for pair in lines]
    return "\n".join(lines[widest.index(min(widest))]) if lines else name


def word_by_word(words: str, metrics: QFontMetricsF, width: float) -> str:
    """The words in lines of that width; a word that needs more has a line of its own."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


def in_lines(words: str, metrics: QFontMetricsF, width: float, lines: int) -> str | None:
    """A sentence in at most so many lines; None if it does not fit."""
    filled: list[str] = []
    parts = pieces(words)
    while parts and len(filled) < lines:
        count = max((number for number in range(len(parts) + 1)
                     if metrics.horizontalAdvance("".join(parts[:number]).rstrip(" ")) <= width), default=0)
        if not count:
            return None
        filled.append("".join(parts[:count]).rstrip(" "))
        parts = parts[count:]
    return None if parts else "\n".join(filled)


def first_clause(words: str) -> str:
    """Where a sentence can end early, its beginning; or else all of it. No list ends early whose verb ends after it.

    One whose first name says only part of the truth ends with an ellipsis.
    """
    whole = words.rstrip(".").rpartition(" ")[2] in _PARTICLES
    ends = ((words[:end.start()].rstrip(), end) for end in _CLAUSE.finditer(words)
            if not (whole and end.group() == ", "))
    head, end = next((each for each in ends if _can_stand_alone(each[0])), (words, None))
    is_list = end is not None and end.group() in _DIVIDING and any(each in words[end.end():] for each in i18n.ands())
    return f"{head}…" if is_list else head


def _can_stand_alone(head: str) -> bool:
    """Whether a beginning leaves no bracket open, and no little word hanging such as "by"."""
    last = head.rpartition(" ")[2]
    return head.count("(") == head.count(")") and (last == head or len(last) > _LITTLE)
