"""Turns a table description in card units into rectangles, for any size of window and texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.table import Form, ZoneSpec
from throne_desktop.look.theme import RIM
from throne_desktop.table.blocks import SMALL, Block, ZonePlace

MARGIN: Final = 14.0        # between the rim and what lies on the table
CAPTION: Final = 22.0       # a line of text below a zone of the middle, at the usual text size
STRIP_HEIGHT: Final = 44.0  # a plaque above a seat's cards: two lines of text
BRIEF_HEIGHT: Final = 27.0  # the same with one line of text
STRIP_WIDTH: Final = 330.0
BESIDE: Final = QSizeF(150.0, 69.0)     # a plaque beside a seat's cards: three lines of text
WIDEST_BESIDE: Final = 210.0            # the same where there is more room
BRIEF_BESIDE: Final = QSizeF(120.0, 44.0)   # the same, just large enough for its two lines of text
BAND_GAP: Final = 12.0      # between the bands of seats and middle
_PLAQUE_GAP: Final = 6.0
_NEIGHBOURS: Final = 12.0   # between the rooms of two rivals
_LARGEST: Final = 190
_SMALLEST: Final = 24
_READABLE: Final = 44.0
"""The index of a narrower card is hard to read: a table without such cards is preferred."""
_LEAST: Final = 36.0
"""The index of a narrower card cannot be read: a table with such cards is the last resort."""
_UNREADABLE: Final = 0.1
_MODEST: Final = 37.0
_USUAL: Final = 1.15
"""Up to this text size, plaques always have two lines."""
_NAMED: Final = 1.25
"""The factor by which names on one's own cards make an arrangement better."""
_PLAINER: Final = 0.94
"""The factor by which each further line, or a plaque above cards rather than beside, makes it worse."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all zones and of the captions of the middle ones, by their ids, and of each seat's plaque."""

    size: QSizeF
    zones: dict[str, ZonePlace]
    captions: dict[str, QRectF]
    plaques: dict[int, QRectF]


class Style(NamedTuple):
    """One way to arrange a table: the number of lines of zones, and whether plaques are above cards or beside them."""

    rival_lines: int
    middle_lines: int
    own_lines: int
    stack_lines: int
    strip: bool
    modest: bool
    """Whether rivals' cards are just readable, which leaves more room for one's own."""
    brief: bool
    """Whether plaques above cards have one line of text, and those beside cards two."""

    @property
    def plainness(self) -> float:
        """How calm the arrangement is: 1 for the plainest."""
        return _PLAINER ** (sum(self[:4]) - 4 + self.strip + self.brief)


def lay_out(zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, scale: float = 1.0) -> Layout:
    """The arrangement with the largest cards: rivals at the top in turn order, the middle, and the viewer below.

    `scale` is the text size, as a multiple of the usual one.
    """
    room = _Room(zones, seats, viewer, size, scale)
    return max((_largest(room, style) for style in _styles(room)), key=lambda plan: plan.score).layout()


class _Room:
    """What is to be arranged, and the room for it."""

    def __init__(self, zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, scale: float) -> None:
        self.size = size
        self.scale = scale
        self.viewer = viewer
        self.rivals = [(viewer + step) % seats for step in range(1, seats)]
        self.crowded = len(self.rivals) > 1
        self.zones = {seat: tuple(zone for zone in zones if zone.seat == seat) for seat in (None, *range(seats))}
        edge = RIM + MARGIN
        self.inner = QRectF(edge, edge, size.width() - 2 * edge, size.height() - 2 * edge)
        self.rival_room = self.inner.width() / max(1, len(self.rivals)) - (_NEIGHBOURS if self.crowded else 0.0)
        self._blocks: dict[tuple[int | None, float, int, int], Block] = {}
        self.widest = max(self.rivals, key=lambda rival: self.block(rival, _MODEST, 1).size.width(), default=0)
        self.caption = CAPTION * scale

    def block(self, seat: int | None, width: float, lines: int, stack_lines: int = 1) -> Block:
        """The zones of a seat or of the middle with cards of that width, measured once for all plans."""
        key = (seat, width, lines, stack_lines)
        if key not in self._blocks:
            self._blocks[key] = _measured(self.zones[seat], width, lines, stack_lines,
                                          self.caption if seat is None else 0.0,
                                          self.crowded and seat is not None and seat != self.viewer)
        return self._blocks[key]


@lru_cache(maxsize=4096)
def _measured(zones: tuple[ZoneSpec, ...], width: float, lines: int, stack_lines: int, below: float,
              tight: bool) -> Block:
    """The block of those zones, kept for tables of other sizes, since windows are resized."""
    return Block(zones, width, lines, stack_lines, below=below, tight=tight)


def _styles(room: _Room) -> Iterator[Style]:
    """The arrangements to try."""
    def lines(seat: int | None, most: int) -> range:
        return range(1, max(1, min(most, sum(1 for zone in room.zones[seat] if not zone.guest))) + 1)

    rival = room.rivals[0] if room.rivals else None
    rival_lines = lines(rival, 2) if room.crowded else range(1, 2)
    stacks = any(zone.form is Form.STACKS and zone.depth > 1 for zone in room.zones[rival])
    stack_lines = (1, 2, 3) if room.crowded and stacks else (1,)
    for style in product(rival_lines, lines(None, 2), lines(room.viewer, 2), stack_lines, (False, True)):
        briefs = (False, True) if room.scale > _USUAL else (False,)
        for modest, brief in product((False, True) if style[3] > 1 else (False,), briefs):
            yield Style(*style, modest, brief)


def _largest(room: _Room, style: Style) -> _Plan:
    """The plan of that style with the largest cards that fit, or with the smallest ones if none do.

    Cards just too narrow for a name need more height in a fan than wider ones, so the wider ones are tried first.
    """
    if _Plan(room, style, SMALL).fits():
        return _largest_between(room, style, int(SMALL), _LARGEST)
    return _largest_between(room, style, _SMALLEST, int(SMALL) - 1)


def _largest_between(room: _Room, style: Style, low: int, high: int) -> _Plan:
    while low < high:
        middle = (low + high + 1) // 2
        if _Plan(room, style, float(middle)).fits():
            low = middle
        else:
            high = middle - 1
    return _Plan(room, style, float(low))


class _Plan:
    """A table in one style, with the same card width for the middle and the viewer."""

    def __init__(self, room: _Room, style: Style, width: float) -> None:
        self.room = room
        self.style = style
        self.width = width
        self.middle = room.block(None, width, style.middle_lines)
        self.own = room.block(room.viewer, width, style.own_lines)
        self.beside = (BRIEF_BESIDE if style.brief else BESIDE) * room.scale
        self.side = 0.0 if style.strip else self.beside.width() + BAND_GAP
        self.strip_height = (BRIEF_HEIGHT if style.brief else STRIP_HEIGHT) * room.scale
        self.strip = self.strip_height + _PLAQUE_GAP if style.strip else 0.0
        self.rival = self._rival_block() if room.rivals else None
        self.rival_strip = self.strip_height + _PLAQUE_GAP if room.crowded else self.strip

    def _rival_block(self) -> Block:
        """The zones of the rival who needs the most room, with cards that fit, no larger than one's own."""
        room, style = self.room, self.style
        limit = room.rival_room if room.crowded else room.rival_room - self.side
        width = min(self.width, _MODEST) if style.modest else self.width
        while True:
            block = self._block_of(room.widest, width)
            if block.size.width() <= limit or width <= _SMALLEST:
                return block
            width = max(_SMALLEST, min(width - 1, int(width * limit / block.size.width())))

    def _block_of(self, rival: int, width: float) -> Block:
        return self.room.block(rival, width, self.style.rival_lines, self.style.stack_lines)

    @property
    def _rivals_height(self) -> float:
        if self.rival is None:
            return 0.0
        height = self.rival.size.height() + self.rival_strip
        return height if self.room.crowded or self.style.strip else max(height, self.beside.height())

    @property
    def _own_height(self) -> float:
        height = self.own.size.height() + self.strip
        return height if self.style.strip else max(height, self.beside.height())

    def fits(self) -> bool:
        """Whether everything lies on the table."""
        inner = self.room.inner
        height = self._rivals_height + self.middle.size.height() + self._own_height + 2 * BAND_GAP
        width = max(self.own.size.width() + self.side, self.middle.size.width())
        return height <= inner.height() and width <= inner.width()

    @property
    def score(self) -> float:
        """How good the arrangement is: cards should be large, one's own and the rivals', all readable, and calm."""
        rival = self.width if self.rival is None else self.rival.width
        smallest = min(rival, self.width)
        readable = min(1.0, smallest / _READABLE) ** 2 * (1.0 if smallest >= _LEAST else _UNREADABLE)
        named = _NAMED if self.width >= SMALL else 1.0
        return self.width * rival * readable * named * self.style.plainness * (1.0 if self.fits() else 0.01)

    # -- placing -------------------------------------------------------------------------------------------------------

    def layout(self) -> Layout:
        inner = self.room.inner
        places: dict[str, ZonePlace] = {}
        plaques: dict[int, QRectF] = {}
        for index, rival in enumerate(self.room.rivals):
            self._place_rival(places, plaques, rival, index)
        self._place_own(places, plaques)
        above = inner.top() + self._rivals_height
        below = inner.bottom() - self._own_height
        top = above + (below - above - self.middle.size.height()) / 2
        middle = self.middle.at(inner.center().x(), top)
        captions = self.middle.captions(middle, inner)
        return Layout(self.room.size, places | middle, captions, plaques)

    def _place_rival(self, places: dict[str, ZonePlace], plaques: dict[int, QRectF], rival: int, index: int) -> None:
        room = self.room
        block = self._block_of(rival, self.width if self.rival is None else self.rival.width)
        share = room.inner.width() / len(room.rivals)
        centre = room.inner.left() + (index + 0.5) * share
        top = room.inner.top()
        if room.crowded or self.style.strip:
            width = min(share - (_NEIGHBOURS if room.crowded else 0.0), max(STRIP_WIDTH * room.scale,
                                                                            block.size.width()))
            plaques[rival] = QRectF(centre - width / 2, top, width, self.strip_height)
            top += self.strip_height + _PLAQUE_GAP
        else:
            plaque, centre = self._beside(block)
            plaques[rival] = QRectF(QPointF(room.inner.left(), top), plaque)
        places.update(block.at(centre, top))

    def _place_own(self, places: dict[str, ZonePlace], plaques: dict[int, QRectF]) -> None:
        room, inner = self.room, self.room.inner
        top = inner.bottom() - self.own.size.height() - self.strip
        if self.style.strip:
            width = min(inner.width(), STRIP_WIDTH * room.scale)
            plaques[room.viewer] = QRectF(inner.center().x() - width / 2, inner.bottom() - self.strip_height, width,
                                          self.strip_height)
            places.update(self.own.at(inner.center().x(), top))
        else:
            plaque, centre = self._beside(self.own)
            plaques[room.viewer] = QRectF(QPointF(inner.left(), inner.bottom() - plaque.height()), plaque)
            places.update(self.own.at(centre, top))

    def _beside(self, block: Block) -> tuple[QSizeF, float]:
        """The size of the plaque to the left of a block, and the centre of the block: in the middle of the table if
        that keeps it clear of the plaque."""
        inner, width = self.room.inner, block.size.width()
        free = inner.width() - width - BAND_GAP
        plaque = QSizeF(max(self.beside.width(), min(free, WIDEST_BESIDE * self.room.scale)), self.beside.height())
        return plaque, max(inner.center().x(), inner.left() + plaque.width() + BAND_GAP + width / 2)

