"""Where index, sign, numbers and name stand on a card. All lengths depend on its width and its words."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.base.cards import Card
from engine.core.text import Text, in_words
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.blocks import SMALL, SMALL_FAN
from throne_desktop.table.lettering import LINE, MOST_LINES, Lettering, fit, shortened

BAND: Final = 0.235
"""The height of the coloured head, in card widths: what shows of a card under others in a fan."""
NAME_IN_HEAD_FROM: Final = 104.0
"""The width from which a card has room for its name beside the index; narrower ones have it at their foot."""
_NAME_BESIDE_SIGN_FROM: Final = 132.0
"""The same for a card with a sign in its head."""
ABILITY_FROM: Final = 200.0
"""The width from which a card has room for its ability in words."""
_SIDE: Final = 0.03
"""From the edge of a card to its name, in card widths."""
_BESIDE: Final = 1.0
"""From numbers to a name beside them, and from the name to the edge of the card, in pixels."""
_SHORTEST: Final = 2.5
"""The narrowest room for a name, in heights of the smallest letters."""
_FOOT: Final = 0.2
_FOOT_MARGIN: Final = 0.05
_LOWEST_FOOT: Final = 14.0
"""The height of a line at the foot and the margin below it, in card widths, and the least height in pixels."""
_LEAST_EMBLEM: Final = 14.5
"""The pixels that a name of several lines must leave for the emblem, so that it can be recognised."""
ABOVE_EMBLEM: Final = 0.03
"""Between the head and an emblem that needs all the room, in card widths."""
_BADGE: Final = 0.235
_BADGE_BESIDE_ABILITY: Final = 0.2
BADGE_STEP: Final = 1.06
"""From badge to badge, in badges."""
BADGE_LEFT: Final = 0.035
BELOW_HEAD: Final = 0.075
_READABLE_BADGE: Final = 1.4
"""The side of the smallest badge that can be read, in heights of the smallest letters."""
_SIGN: Final = 0.2
_SIGN_OF_SMALL: Final = 0.3

SPINE_BELOW: Final = 0.56
"""Where less than this share of the width is free, the head turns into a spine down the left edge."""


def band(width: float) -> float:
    """The height of the head of a card, in pixels, for a card of that width."""
    return width * BAND * (SMALL_FAN if width < SMALL else 1.0)


@dataclass(frozen=True, slots=True)
class _Name:
    """The room for the name, its lettering, the height of its lines at the foot or 0, and the side of a badge."""

    room: QRectF
    lettering: Lettering
    foot: float
    badge: float


class CardLayout:
    """The layout of a card of that width and height in pixels, with these words."""

    def __init__(self, card: Card, width: float, height: float, words: Callable[[Text], str]) -> None:
        self.card = card
        self.width = width
        self.height = height
        self.corner = in_words(card.corner, words)
        self._words = words

    # -- the head ------------------------------------------------------------------------------------------------------

    @property
    def head(self) -> QRectF:
        """Where the index stands, and what stands beside it."""
        return QRectF(self.width * 0.055, 0, self.width * 0.89, band(self.width) * 0.94)

    @property
    def index_font(self) -> QFont:
        """The font of the index in the head."""
        return theme.font(self.width * (0.34 if self.width < SMALL else 0.215), bold=True)

    @property
    def sign_room(self) -> QRectF:
        """Where the sign stands: beside the index, since in a fan the right side of a card is covered."""
        left = self.head.left()
        if self.corner:
            left += QFontMetricsF(self.index_font).horizontalAdvance(self.corner) + self.width * 0.045
        side = self.width * (_SIGN_OF_SMALL if self.width < SMALL else _SIGN) if self.card.sign else 0.0
        return QRectF(left, self.head.center().y() - side / 2, side, side)

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
        """In the head, or else at the foot in as few lines as possible, and below numbers rather than beside them."""
        rooms = [*map(self._below_badges, self._feet), *map(self._beside_badges, self._feet)]
        free = [place for place in rooms if place is not None]
        ways = (self._in_head(), *(self._written(*place) for place in free))
        return next((way for way in ways if way is not None), None) or self._cut(free)

    def _in_head(self) -> _Name | None:
        if self.width < (_NAME_BESIDE_SIGN_FROM if self.card.sign else NAME_IN_HEAD_FROM):
            return None
        left = self.sign_room.right() + (self.width * 0.02 if self.card.sign else 0.0)
        room = QRectF(left, self.head.top(), self.head.right() - left, self.head.height())
        found = fit(self._said, room.size(), self.width * 0.145, i18n.spoken())
        badge = self._badge_in(self._below_head - self.width * _FOOT_MARGIN)
        return None if found is None else _Name(room, found, 0.0, badge or 0.0)

    def _below_badges(self, foot: float) -> tuple[QRectF, float] | None:
        """The room at a foot of that height, and the side of badges above it; None if these could not be read."""
        badge = self._badge_in(self._below_head - foot - self.width * _FOOT_MARGIN)
        return None if badge is None else (self._foot_room(self.width * _SIDE, foot), badge)

    def _beside_badges(self, foot: float) -> tuple[QRectF, float]:
        """The room to the right of badges that reach down to the foot; without badges if there is not room for both."""
        badge = self._badge_in(self._below_head) or 0.0
        room = self._foot_room(self.width * BADGE_LEFT + badge + _BESIDE, foot)
        if badge and room.width() >= _SHORTEST * theme.SMALLEST_TEXT:
            return room.adjusted(0, 0, self.width * _SIDE - _BESIDE, 0), badge
        return self._foot_room(self.width * _SIDE, foot), 0.0

    def _written(self, room: QRectF, badge: float) -> _Name | None:
        found = fit(self._said, room.size(), max(theme.SMALLEST_TEXT, self.width * 0.18), i18n.spoken())
        return None if found is None else _Name(room, found, room.height(), badge)

    def _cut(self, rooms: list[tuple[QRectF, float]]) -> _Name:
        """The name, shortened to fit into the best of these rooms."""
        ways = [_Name(room, shortened(self._said, room.size(), i18n.spoken()), room.height(), badge)
                for room, badge in rooms]
        return max(ways, key=lambda way: way.lettering.letters)

    def _foot_room(self, left: float, height: float) -> QRectF:
        top = self.height - height - self.width * _FOOT_MARGIN
        return QRectF(left, top, self.width * (1 - _SIDE) - left, height)

    @property
    def _feet(self) -> list[float]:
        """The heights of the foot with one line, and with more of them as long as the emblem can spare the room."""
        one = max(_LOWEST_FOOT, self.width * _FOOT)
        more = [max(one, math.ceil(lines * theme.SMALLEST_TEXT * LINE)) for lines in range(2, MOST_LINES + 1)]
        spare = self.height - band(self.width) - self.width * (_FOOT_MARGIN + ABOVE_EMBLEM) - _LEAST_EMBLEM
        return [one, *(foot for foot in more if foot <= spare)]

    @cached_property
    def _said(self) -> str:
        return self._words(self.card.name)

    # -- numbers -------------------------------------------------------------------------------------------------------

    @property
    def badge_side(self) -> float:
        """The side of a badge; 0 if there is none, or no room for badges that can be read."""
        return self._name.badge

    @property
    def badges_top(self) -> float:
        """Where the column of badges begins, in pixels from the top of the card."""
        return band(self.width) + self.width * BELOW_HEAD

    @property
    def _below_head(self) -> float:
        return self.height - self.badges_top - 1.0

    def _badge_in(self, height: float) -> float | None:
        """The side of each badge in a column of that height; 0 without badges, None if they could not be read."""
        if not self.card.badges:
            return 0.0
        share = _BADGE_BESIDE_ABILITY if self.width >= ABILITY_FROM else _BADGE
        usual = max(self.width * share, theme.SMALLEST_TEXT * 1.7)
        side = min(usual, height / len(self.card.badges) / BADGE_STEP)
        return side if side >= theme.SMALLEST_TEXT * _READABLE_BADGE else None
