"""Where everything on the face of a card stands. All lengths depend on its size, its words, and on how much of it is
free: where the next card covers its right side, all that matters stands in the part at the left."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.base.cards import Card
from engine.core.text import Text, in_words
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.look.portraits import owner_room
from throne_desktop.table.faces.card_foot import BRIEF_FROM, NOTHING, SIGN_FROM, TEXT_FROM, Foot, foot_of
from throne_desktop.table.faces.lettering import (
    IN_HEAD,
    LINE,
    MOST_LINES,
    TIGHT,
    USUAL,
    Lettering,
    Setting,
    fit,
    shortened,
)
from throne_desktop.table.faces.spine import Spine
from throne_desktop.table.faces.tokens import value_on_back

BAND: Final = 0.235
_BAND_OF_LARGE: Final = 0.2
_BAND_OF_SMALL: Final = 0.31
"""The height of the coloured head, in card widths: what shows of a card under others in a fan."""
EDGE: Final = 0.035
"""The depth of the edge below the head, in card widths."""
NAME_IN_HEAD_FROM: Final = BRIEF_FROM
"""The width from which a card has room for its name beside the index; narrower ones have it at their foot."""
NAMED_FROM: Final = 34.0
"""The width from which a card bears its name at all; narrower ones are backs in a rival's hand."""
SPINE_BELOW: Final = 0.56
"""Where less than this share of the width is free, the head turns into a spine down the left edge."""
PAD: Final = 0.055
"""From the edge of a card to what stands on it, in card widths."""
_SIDE: Final = 0.03
"""From the edge of a card to a name at its foot, in card widths."""
_BESIDE: Final = 1.0
"""From numbers to a name beside them, and from the name to the edge of the card, in pixels."""
_SHORTEST: Final = 2.5
"""The narrowest room for a name, in heights of the smallest letters."""
_FOOT: Final = 0.2
_FOOT_MARGIN: Final = 0.03
_ABOVE_FOOT: Final = 0.015
_LOWEST_FOOT: Final = 14.0
"""The height of a line at the foot, the margins below and above it, in card widths, and the least height in pixels."""
_LEAST_EMBLEM: Final = 13.5
"""The pixels that a name of several lines must leave for the emblem, so that it can be recognised."""
_TINY_EMBLEM: Final = 6.5
"""The same where a name could not be read whole otherwise: the smallest cards are known by their names."""
_EMBLEM_OF_GROWN: Final = 0.36
"""The same for a name that is larger than at the usual text size, in card widths."""
BADGE_LEFT: Final = 0.04
_BADGE: Final = 0.27
_BADGE_OF_LARGE: Final = 0.2
_LARGEST_BADGE: Final = 34.0
"""The side of a badge on a small card and on a large one, in card widths, and the largest on a table, in pixels."""
_OFF_FRAME: Final = 3.0
"""How far several lines keep off the top of a head, where a frame lies over it, in pixels."""
_HYPHENED: Final = IN_HEAD._replace(hyphens=True)
_BESIDE_SIGN_OF_NUMBERED: Final = (IN_HEAD, _HYPHENED, _HYPHENED._replace(tight=True))
"""How a name is set beside the sign of a card with numbers, where that may not step below the head."""
_READABLE_BADGE: Final = 1.4
"""The side of the smallest badge that can be read, in heights of the smallest letters."""
_BELOW_HEAD: Final = 0.075
_BESIDE_BADGES: Final = 0.015
_NAME_IN_HEAD: Final = 0.78
"""The greatest height of the letters of a name in the head, in heights of that."""
_SIGN: Final = 0.6
_SIGN_OF_SMALL: Final = 0.66
"""The side of the sign in the head, in heights of the head."""
_SIGN_BELOW: Final = 0.17
"""The side of a sign that had to step below the head, in card widths."""
_DISC: Final = 0.31
_LEAST_DISC: Final = 14.0
_MOST_OF_PICTURE: Final = 0.45
"""The disc with the sign of the ability: its usual diameter in card widths, the least in pixels, and the most of it in
heights of the picture."""
_VALUE: Final = 0.3
_LEAST_VALUE: Final = 20.0
"""The diameter of the disc with a new number, in card widths, and the least in pixels."""


def band(width: float) -> float:
    """The height of the head of a card, in pixels, for a card of that width."""
    if width >= TEXT_FROM:
        return width * _BAND_OF_LARGE
    return width * (BAND if width >= BRIEF_FROM else _BAND_OF_SMALL)


@dataclass(frozen=True, slots=True)
class _Name:
    """The room for the name, its lettering, the height of its lines at the foot or 0, the side of a badge, and whether
    the sign stands beside the name."""

    room: QRectF
    lettering: Lettering
    foot: float
    badge: float
    sign_beside: bool = True


class CardLayout:
    """The layout of an upright head on a card of that size in pixels, with these words.

    If another card covers its right side, `free` is the width of what can be seen of it. On a card that is `owned`,
    its owner's face lies over the lower left corner.
    """

    def __init__(self, card: Card, width: float, height: float, words: Callable[[Text], str],
                 free: float | None = None, *, owned: bool = False) -> None:
        self.card = card
        self.width = width
        self.height = height
        self.free = width if free is None else min(free, width)
        self.corner = in_words(card.corner, words)
        self._owner = owner_room(width) if owned else QSizeF(0.0, 0.0)
        self._words = words

    @cached_property
    def spine(self) -> Spine | None:
        """The spine that the head turns into: where too little is free, or too little for the whole name."""
        if self.free < self.width * SPINE_BELOW or (self.free < self.width and self.lettering.cut):
            return Spine(self.card, self.width, self.height, self._words, self.free)
        return None

    # -- the head ------------------------------------------------------------------------------------------------------

    @property
    def head(self) -> QRectF:
        """Where the index stands, and what stands beside it."""
        left = self.width * 0.06
        return QRectF(left, 0, self._end - left, band(self.width) - self.width * EDGE * 0.5)

    @property
    def _end(self) -> float:
        """How far to the right words may reach."""
        return self.free - self.width * (0.05 if self.free >= self.width else 0.015)

    @property
    def index_font(self) -> QFont:
        """The font of the index in the head."""
        return theme.font(band(self.width) * (0.8 if self.width >= BRIEF_FROM else 0.86), bold=True)

    @cached_property
    def index_room(self) -> QRectF:
        """Where the index stands; a room without width if the card has none."""
        wide = QFontMetricsF(self.index_font).horizontalAdvance(self.corner) if self.corner else 0.0
        return QRectF(self.head.left(), 0, wide, self.head.height())

    @property
    def sign_room(self) -> QRectF:
        """Where the sign stands: beside the index, or below the head where the name needs the room."""
        if not self.card.sign:
            return QRectF(self.index_room.right(), self.head.center().y(), 0, 0)
        if self._name.sign_beside:
            return self._sign_in_head
        return QRectF(self.width * PAD, self._below_head - self.width * 0.03, self._lower_sign, self._lower_sign)

    @cached_property
    def _sign_in_head(self) -> QRectF:
        side = band(self.width) * (_SIGN if self.width >= BRIEF_FROM else _SIGN_OF_SMALL)
        return QRectF(self._after_index, self.head.center().y() - side / 2, side, side)

    @property
    def sign_beside_name(self) -> bool:
        """Whether the sign stands in the head; otherwise it has stepped below it."""
        return self._name.sign_beside

    @property
    def _lower_sign(self) -> float:
        """The height of a sign below the head; 0 if it stands in the head or there is none."""
        return 0.0 if self._name.sign_beside or not self.card.sign else self.width * _SIGN_BELOW

    @property
    def _after_index(self) -> float:
        return self.index_room.right() + (self.width * 0.05 if self.corner else 0.0)

    # -- the name ------------------------------------------------------------------------------------------------------

    @property
    def name_room(self) -> QRectF:
        """Where the name stands, in the head or at the foot."""
        return self._name.room

    @property
    def lettering(self) -> Lettering:
        """How the name is written there."""
        return self._name.lettering

    @property
    def foot(self) -> float:
        """The height of the name at the foot, in pixels; 0 if it stands in the head."""
        return self._name.foot

    @cached_property
    def _name(self) -> _Name:
        """In the head, or else at the foot in as few lines as possible: below numbers, beside them, or without them.

        A sign that steps below the head takes the room of numbers there, so it does so last.
        """
        growths = tuple(theme.growths())
        if self.card.badges:
            heads = [self._in_head(growth, _BESIDE_SIGN_OF_NUMBERED) for growth in growths]
            ways = chain(*heads, self._in_head(1.0, beside_sign=False), *map(self._at_feet, growths))
        else:
            ways = chain(*(each for growth in growths for each in (
                self._in_head(growth), self._in_head(growth, beside_sign=False), self._at_feet(growth))))
        last = self._at_feet(1.0, _TINY_EMBLEM, TIGHT)
        return next(ways, None) or next(last, None) or self._cut([*self._rooms(1.0)])

    def _in_head(self, growth: float, settings: Iterable[Setting] = (IN_HEAD,), *,
                 beside_sign: bool = True) -> Iterator[_Name]:
        """Beside the sign; or where the sign would stand, which steps below the head, there with hyphens as well.

        The letters are so many times as large as at the usual text size, if they are not too high for the head.
        """
        if self.width < NAME_IN_HEAD_FROM:
            return
        has_room = beside_sign and self.card.sign
        left = self._sign_in_head.right() + self.width * 0.035 if has_room else self._after_index
        size = max(self._size_in_head, min(self._size_in_head * growth, self.head.height() * _NAME_IN_HEAD))
        for setting in settings if beside_sign else (IN_HEAD, _HYPHENED):
            room = QRectF(left, 0, self._end - left, self.head.height())
            found = self._written(room, size, setting.grown(growth))
            if found is not None and len(found[1].lines) > 1:
                found = self._written(room.adjusted(0, _OFF_FRAME, 0, 0), size, setting.grown(growth)) or found
            if found is not None:
                yield _Name(*found, 0.0, self._badge_of_large, beside_sign)

    @property
    def _size_in_head(self) -> float:
        return self.width * 0.105 if self.width >= TEXT_FROM else max(13.0, self.width * 0.118)

    def _at_feet(self, growth: float, least: float = _LEAST_EMBLEM, setting: Setting = USUAL) -> Iterator[_Name]:
        """At the foot, in each of the rooms there; on a card that has it in its head only where it needs no growth.

        The emblem above has at least so many pixels.
        """
        if self.width >= NAME_IN_HEAD_FROM and growth > 1.0:
            return
        for room, badge in self._rooms(growth, least):
            found = self._written(room, max(theme.SMALLEST_TEXT, self.width * 0.18) * growth, setting.grown(growth))
            if found is not None:
                yield _Name(*found, room.height(), badge)

    def _rooms(self, growth: float, least: float = _LEAST_EMBLEM) -> Iterator[tuple[QRectF, float]]:
        """The rooms at the foot for letters of that growth, with the side of badges: below numbers, beside them, or, at
        the usual size, without them."""
        feet = self._feet(growth, least)
        yield from (room for room in map(self._below_badges, feet) if room is not None)
        yield from (room for room in map(self._beside_badges, feet) if room[1] or growth == 1.0 or not self.card.badges)
        if growth == 1.0:
            yield from ((self._foot_room(self._foot_left, foot), 0.0) for foot in feet)

    def _written(self, room: QRectF, pixels: float, setting: Setting = USUAL) -> tuple[QRectF, Lettering] | None:
        found = fit(self._said, room.size(), pixels, i18n.spoken(), setting)
        return None if found is None else (room, found)

    def _below_badges(self, foot: float) -> tuple[QRectF, float] | None:
        """The room at a foot of that height, and the side of badges above it; None if these could not be read."""
        taken = max(foot + self.width * (_FOOT_MARGIN + _ABOVE_FOOT), self._owner.height())
        badge = self._badge_in(self.height - self._below_head - taken)
        return None if badge is None else (self._foot_room(self._foot_left, foot), badge)

    def _beside_badges(self, foot: float) -> tuple[QRectF, float]:
        """The room to the right of badges that reach down to the foot; without badges if there is not room for both."""
        badge = self._badge_in(self.height - self._below_head - max(_BESIDE, self._owner.height())) or 0.0
        room = self._foot_room(self.width * BADGE_LEFT + badge + _BESIDE, foot)
        if badge and room.width() >= _SHORTEST * theme.SMALLEST_TEXT:
            return room.adjusted(0, 0, self.width * _SIDE - _BESIDE, 0), badge
        return self._foot_room(self._foot_left, foot), 0.0

    def _cut(self, rooms: list[tuple[QRectF, float]]) -> _Name:
        """The name, shortened to fit into the best of these rooms: on cards smaller than any that lie open."""
        ways = [_Name(room, shortened(self._said, room.size(), i18n.spoken()), room.height(), badge)
                for room, badge in rooms]
        return max(ways, key=lambda way: way.lettering.letters)

    @property
    def _foot_left(self) -> float:
        return max(self.width * _SIDE, self._owner.width())

    def _foot_room(self, left: float, height: float) -> QRectF:
        top = self.height - height - self.width * _FOOT_MARGIN
        return QRectF(left, top, self.free - self.width * _SIDE - left, height)

    def _feet(self, growth: float, least: float) -> list[float]:
        """The heights of the foot with one line, and with more of them as long as the emblem can spare the room."""
        one = max(_LOWEST_FOOT, self.width * _FOOT) * growth
        more = [max(one, math.ceil(lines * theme.SMALLEST_TEXT * growth * LINE)) for lines in range(2, MOST_LINES + 1)]
        emblem = least if growth == 1.0 else max(least, self.width * _EMBLEM_OF_GROWN)
        spare = self.height - self._below_head - self.width * _FOOT_MARGIN - emblem
        return [*(foot for foot in (one, *more) if foot <= spare)] or [one]

    @cached_property
    def _said(self) -> str:
        return self._words(self.card.name)

    # -- the foot ------------------------------------------------------------------------------------------------------

    @cached_property
    def below(self) -> Foot:
        """What stands at the foot besides a name."""
        if self.foot:
            return NOTHING
        return foot_of(self.card, QSizeF(self.width, self.height), self.free, self._words, self._owner)

    # -- numbers -------------------------------------------------------------------------------------------------------

    @property
    def badge_side(self) -> float:
        """The side of a badge; 0 if there is none, or no room for badges that can be read."""
        side = self._name.badge
        return min(side, self._badge_column / len(self.card.badges)) if side else 0.0

    @property
    def badge_rooms(self) -> list[QRectF]:
        """Where the badges stand: in a column at the left, evenly down to the foot."""
        side = self.badge_side
        if not side:
            return []
        step, top = self._badge_column / len(self.card.badges), self._badges_top
        return [QRectF(self.width * BADGE_LEFT, top + number * step + (step - side) * 0.3, side, side)
                for number in range(len(self.card.badges))]

    @property
    def _badges_top(self) -> float:
        return self._below_head + self._lower_sign * 1.1

    @property
    def _badge_column(self) -> float:
        """The height of the column of badges: down to the foot, or to the edge of the card beside the name there."""
        beside = self.foot and self.name_room.left() > self._foot_left + 1
        bottom = self.height - _BESIDE if beside else self._window_bottom
        return min(bottom, self.height - self._owner.height()) - self._badges_top

    @property
    def _badge_of_large(self) -> float:
        """The side of a badge on a card with its name in the head: the window of the lowest foot has room for them."""
        if not self.card.badges:
            return 0.0
        return min(max(self.width * _BADGE_OF_LARGE, theme.SMALLEST_TEXT * _READABLE_BADGE),
                   max(_LARGEST_BADGE, self.width * 0.17)) * theme.growth(0.5)

    def _badge_in(self, height: float) -> float | None:
        """The side of each badge in a column of that height; 0 without badges, None if they could not be read."""
        if not self.card.badges:
            return 0.0
        least = theme.SMALLEST_TEXT * _READABLE_BADGE
        side = min(max(self.width * _BADGE, least), height / len(self.card.badges))
        return side if side >= least else None

    # -- the picture ---------------------------------------------------------------------------------------------------

    @property
    def _below_head(self) -> float:
        """Where the picture begins, in pixels from the top of the card."""
        return band(self.width) + self.width * _BELOW_HEAD

    @property
    def _window_bottom(self) -> float:
        below = self.below.height
        if self.foot:
            return self.name_room.top() - self.width * _ABOVE_FOOT
        return self.height - self.width * (0.03 if below else PAD) - below

    @property
    def window(self) -> QRectF:
        """The window around the emblem."""
        pad = self.width * PAD
        left = pad
        if self.badge_side:
            left = self.width * BADGE_LEFT + self.badge_side + self.width * _BESIDE_BADGES
        right = self.width - pad if self.free >= self.width else self.free - pad * 0.6
        return QRectF(left, self._below_head, right - left, self._window_bottom - self._below_head)

    @property
    def emblem(self) -> QRectF:
        """The emblem in the window."""
        window = self.window
        side = min(window.width(), window.height()) * (0.98 if self.width < BRIEF_FROM else 0.94)
        return QRectF(window.center().x() - side / 2, window.center().y() - side / 2, side, side)

    @property
    def disc(self) -> QRectF | None:
        """The disc with the sign of the ability, in the lower right corner of the picture of a small card."""
        if self.card.brief is None or self.width < SIGN_FROM or self.below.height:
            return None
        side = min(self.width * _DISC, self.window.height() * _MOST_OF_PICTURE)
        return None if side < _LEAST_DISC else self._lower_right(side)

    def value_room(self, *, turned: bool = False) -> QRectF:
        """The disc with the number that the card counts now: in the lower right corner of the picture, or of the back
        of a card that is turned down, or at the foot of a spine."""
        if self.spine is not None:
            return self.spine.disc_room
        if turned:
            return value_on_back(QRectF(0, 0, self.free, self.name_room.top() if self.foot else self.height))
        return self._lower_right(max(_LEAST_VALUE, self.width * _VALUE) * theme.growth(0.5))

    def _lower_right(self, side: float) -> QRectF:
        """A square in the lower right corner of the picture, a little over its frame."""
        corner = self.window.bottomRight() + QPointF(self.width * 0.04, self.width * 0.01)
        corner.setX(min(corner.x(), self.free - 1))
        return QRectF(corner - QPointF(side, side), corner)
