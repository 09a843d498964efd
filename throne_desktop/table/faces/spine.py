"""The spine: the head of a card turned down its left edge, where another card covers nearly all the rest of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.base.cards import Card
from engine.core.text import Text, in_words
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.faces.lettering import IN_HEAD, Lettering, fit, shortened

LEAST_SPINE: Final = 24.0
"""The least that must be free of a card, in pixels, so that its name can be read on the spine."""
_USUAL: Final = 0.31
_WIDER: Final = 1.5
"""The width of a spine in card widths, and how much wider it may be for a name that needs it."""
_GAP: Final = 1.0
_INDEX: Final = 0.78
_LARGEST_INDEX: Final = 30.0
_INDEX_OF_HEIGHT: Final = 0.17
_SIGN: Final = 0.62
_LARGEST_SIGN: Final = 20.0
_NAME: Final = 0.5
_LARGEST_NAME: Final = 16.0
_DISC: Final = 0.82
_EDGE: Final = 0.03
_MARGIN: Final = 4.0
_STRETCH: Final = 100
_AIR: Final = 3.0
_WAYS: Final = ((False, _AIR), (True, _AIR), (True, 0.0))
"""Whether letters may be as narrow as can be read, and how much wider than several lines a spine is, in pixels."""
_ALONG: Final = IN_HEAD._replace(line=0.95)


@dataclass(frozen=True, slots=True)
class _Plan:
    """How wide a spine is, and whether the sign and the disc with the emblem have their places on it."""

    across: float
    sign: bool
    disc: bool


class Spine:
    """The layout of the spine of a card of that size, of which the left `free` pixels can be seen."""

    def __init__(self, card: Card, width: float, height: float, words: Callable[[Text], str], free: float) -> None:
        self.card = card
        self.depth = width * _EDGE
        """The depth of its edge."""
        self._free = free
        self.width = width
        self._height = height
        self._words = words
        corner = in_words(card.corner, words)
        is_whole = (self._usual + QFontMetricsF(self.index_font).horizontalAdvance(corner)) / 2 <= free
        self.corner = corner if is_whole else ""      # a stroke of a letter is no rank

    @property
    def across(self) -> float:
        """How wide the spine is, with its edge."""
        return self._set[1].across

    @property
    def lettering(self) -> Lettering:
        """How the name is written, along the spine."""
        return self._set[0]

    @cached_property
    def _set(self) -> tuple[Lettering, _Plan]:
        """The name and where it has room: beside all else, else instead of the disc, of the sign, on a wider spine."""
        if self._free - _GAP < theme.SMALLEST_TEXT:     # half a name is worse than none
            return Lettering((" ",), int(theme.SMALLEST_TEXT), _STRETCH), _Plan(self._usual, sign=False, disc=False)
        said, pixels = self._words(self.card.name), min(_LARGEST_NAME, max(theme.SMALLEST_TEXT, self._usual * _NAME))
        for (tight, air), growth, (plan, hyphens) in product(_WAYS, theme.growths(), self._plans()):
            room = self._name_room(plan).size().transposed()
            setting = _ALONG._replace(hyphens=hyphens, most=3, tight=tight).grown(growth)
            found = fit(said, room, pixels * growth, i18n.spoken(), setting)
            if found is not None and (len(found.lines) == 1 or found.size.height() + air <= room.height()):
                return found, plan
        return shortened(said, self._name_room(plan).size().transposed(), i18n.spoken(), _ALONG), plan

    def _plans(self) -> Iterator[tuple[_Plan, bool]]:
        """The ways to set the name, the best first, and whether its words may be broken."""
        for across in dict.fromkeys((self._usual, min(self._free - _GAP, self._usual * _WIDER))):
            whole, no_disc = _Plan(across, sign=True, disc=True), _Plan(across, sign=True, disc=False)
            yield from product((whole, no_disc), (False,))
            yield from product((whole, no_disc), (True,))
            yield from product((_Plan(across, sign=False, disc=False),), (False, True))

    @property
    def _usual(self) -> float:
        return max(LEAST_SPINE - _GAP, min(self._free - _GAP, max(LEAST_SPINE, self.width * _USUAL)))

    def _inner(self, plan: _Plan) -> float:
        """The width of the spine without the tips of its edge."""
        return plan.across - self.depth * 0.6

    # -- index and sign ------------------------------------------------------------------------------------------------

    @property
    def _index(self) -> float:
        return min(self._usual * _INDEX, _LARGEST_INDEX, self._height * _INDEX_OF_HEIGHT)

    @property
    def index_font(self) -> QFont:
        """The font of the index at the top."""
        return theme.font(self._index, bold=True)

    @property
    def index_room(self) -> QRectF:
        """Where the index stands."""
        return self._index_room(self._set[1])

    def _index_room(self, plan: _Plan) -> QRectF:
        return QRectF(0, self._index * 0.1, self._inner(plan), self._index * 1.15 if self.corner else 0.0)

    @property
    def sign_room(self) -> QRectF:
        """Where the sign stands: below the index; empty without one, or where the name needs its room."""
        return self._sign_room(self._set[1])

    def _sign_room(self, plan: _Plan) -> QRectF:
        side = min(plan.across * _SIGN, _LARGEST_SIGN) if self.card.sign and plan.sign else 0.0
        return QRectF((self._inner(plan) - side) / 2, self._index_room(plan).bottom() + 1, side, side)

    # -- the name and the emblem ---------------------------------------------------------------------------------------

    @property
    def name_room(self) -> QRectF:
        """Where the name stands: in what can be seen."""
        return self._name_room(self._set[1])

    def _name_room(self, plan: _Plan) -> QRectF:
        top = self._sign_room(plan).bottom() + _MARGIN
        end = self._disc_room(plan).top() if plan.disc else self._height
        return QRectF(0, top, min(self._inner(plan), self._free - _GAP), end - _MARGIN - top)

    @property
    def disc(self) -> QRectF:
        """The disc at the foot, with the emblem; empty where the name needs its room."""
        return self._disc_room(self._set[1]) if self._set[1].disc else QRectF()

    @property
    def disc_room(self) -> QRectF:
        """The room of that disc, for a sign or a number in its place."""
        return self._disc_room(self._set[1])

    def _disc_room(self, plan: _Plan) -> QRectF:
        side = min(self._inner(plan), self._usual * _DISC)
        return QRectF((self._inner(plan) - side) / 2, self._height - side - _MARGIN, side, side)

    @property
    def window(self) -> QRectF:
        """The window beside the spine, of which little can be seen."""
        pad = self.across * 0.2
        return QRectF(self.across + pad, pad, self.width - self.across - 2 * pad, self._height - 2 * pad)
