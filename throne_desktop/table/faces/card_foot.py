"""What stands at the foot of a card: its ability in words, its signs in a row, or its short form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.base.cards import Brief, BriefSign, Card
from engine.core.text import Text, in_words
from throne_desktop.look import theme
from throne_desktop.table.faces.paragraph import Paragraph, wrapped

TEXT_FROM: Final = 150.0
"""The width from which a card has room for its ability in words."""
BRIEF_FROM: Final = 96.0
"""The width from which it has room for a sign and a few letters."""
SIGN_FROM: Final = 56.0
"""The width from which it has room for a sign alone."""
MOST_OF_CARD: Final = 0.42
"""The most of a card's height that its ability may take."""
_MORE_OF_CARD: Final = 0.35
"""How much more of it, as a share of how much letters grow."""
_LEAST_TEXT: Final = 0.27
"""The least that it takes, so that windows of neighbours are about equally high, as a share of the height."""
_SIDE: Final = 0.07
_BELOW: Final = 0.05
"""From the edges of a card to its ability, in widths."""
_EDGE: Final = 0.03
_LARGE: Final = 180.0
LARGEST: Final = 200.0
"""Wider cards lie on no table: they are shown large, and so is what they say."""
_OF_LARGEST: Final = 0.068
"""The letters of the ability on a card larger than any on a table, in widths."""
_SIGN_OF_SHORT: Final = 0.72
_SIGN_BEFORE: Final = 5.0
_SHORT_ROOM: Final = 0.94
_NARROW: Final = (100, 92, 85)
_LETTERS_OF_LINE: Final = 0.84
"""The height of letters in a line that is as high as they may need, in heights of it."""


@dataclass(frozen=True, slots=True)
class Short:
    """A sign, where it stands, and the words beside it; no words if there is no room for them."""

    name: BriefSign
    sign: QRectF
    words: str
    room: QRectF
    font: QFont


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands at the foot of a card and the height it takes there; any of it may be missing."""

    height: float = 0.0
    ability: Paragraph | None = None
    room: QRectF = field(default_factory=QRectF)
    signs: tuple[QRectF, ...] = ()
    short: Short | None = None


NOTHING: Final = Foot()


def foot_of(card: Card, size: QSizeF, free: float, words: Callable[[Text], str], corner: QSizeF) -> Foot:
    """What a card of that size says at its foot if its left `free` pixels can be seen, but for the lower left `corner`.
    """
    if size.width() < BRIEF_FROM:
        return NOTHING
    if size.width() >= TEXT_FROM and free >= size.width() and card.ability.source:
        for pixels in _sizes(size.width()):
            text = wrapped(words(card.ability), size.width() * (1 - 2 * _SIDE), pixels)
            found = _with_text(card, size, text, max(size.width() * _BELOW, corner.height()))
            if found.height <= size.height() * MOST_OF_CARD * theme.growth(_MORE_OF_CARD):
                return found
    strip = _strip(size, corner.width(), free)
    if card.signs:
        return Foot(strip.height(), signs=_row(len(card.signs), strip))
    return _with_short_form(card.brief, size.width(), strip, words)


def _sizes(width: float) -> tuple[float, ...]:
    """The heights of letters for an ability, from the best to the smallest that can be read.

    On a table they grow with the text size: an ability that has no room then is shown in its short form.
    """
    best, least = max(14.0 if width >= _LARGE else 13.0, width * _OF_LARGEST), theme.SMALLEST_TEXT
    if width > LARGEST:
        return (*dict.fromkeys((best, (best + least) // 2, least)),)
    best, least = best * theme.growth(), least * theme.growth(0.5)
    return (*dict.fromkeys((round(best), round((2 * best + least) / 3), round((best + 2 * least) / 3), round(least))),)


def _with_text(card: Card, size: QSizeF, text: Paragraph, margin: float) -> Foot:
    width, height = size.width(), size.height()
    signs = width * 0.17 if card.signs else 0.0
    taken = max(height * _LEAST_TEXT, text.height + signs + width * _BELOW + margin)
    top = height - taken + signs
    row = _row(len(card.signs), QRectF(0, height - taken + width * 0.02, width, width * 0.15))
    room = QRectF(width * _SIDE, top, width * (1 - 2 * _SIDE), height - margin - top)
    return Foot(taken, text, room, row)


def _strip(size: QSizeF, left: float, right: float) -> QRectF:
    """The line at the foot for signs or a short form, in the part of the card that is free."""
    height = size.height() * (0.155 if size.width() < TEXT_FROM else 0.135)
    right -= size.width() * _EDGE if left else 0.0      # beside a face there is no room to spare at the other side
    return QRectF(left, size.height() - height - size.width() * 0.02, right - left, height)


def _row(number: int, room: QRectF) -> tuple[QRectF, ...]:
    """Equal squares in the middle of a room."""
    if not number:
        return ()
    side = min(room.height() * 0.84, room.width() * 0.17, room.width() * _SHORT_ROOM / number / 1.22)
    step = side * 1.22
    left = room.center().x() - (step * number - step + side) / 2
    return tuple(QRectF(left + each * step, room.center().y() - side / 2, side, side) for each in range(number))


def _with_short_form(brief: Brief | None, width: float, strip: QRectF, words: Callable[[Text], str]) -> Foot:
    if brief is None:
        return NOTHING
    side = max(min(18.0, strip.height() * _SIGN_OF_SHORT), width * 0.09)
    said = in_words(brief.words, words)
    font = _font_for(said, width, QSizeF(strip.width() * _SHORT_ROOM - side - _SIGN_BEFORE, strip.height()))
    if font is None:
        sign = QRectF(QPointF(strip.center().x() - side / 2, strip.center().y() - side / 2), QSizeF(side, side))
        return Foot(strip.height(), short=Short(brief.sign, sign, "", QRectF(), theme.font(theme.SMALLEST_TEXT)))
    wide = QFontMetricsF(font).horizontalAdvance(said)
    left = strip.center().x() - (side + _SIGN_BEFORE + wide) / 2
    sign = QRectF(left, strip.center().y() - side / 2, side, side)
    room = QRectF(sign.right() + _SIGN_BEFORE, strip.top(), wide, strip.height())
    return Foot(strip.height(), short=Short(brief.sign, sign, said, room, font))


def _font_for(words: str, width: float, room: QSizeF) -> QFont | None:
    """The largest letters in which the words fit into the room; None if these could not be read."""
    highest = room.height() * _LETTERS_OF_LINE
    best = max(min(14.0, max(theme.SMALLEST_TEXT, width * 0.11)), width * _OF_LARGEST)
    for pixels in range(round(min(best * theme.growth(), max(best, highest))), round(theme.SMALLEST_TEXT) - 1, -1):
        for stretch in _NARROW:
            font = theme.font(pixels, bold=True)
            font.setStretch(stretch)
            if QFontMetricsF(font).horizontalAdvance(words) <= room.width():
                return font
    return None
