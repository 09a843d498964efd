"""The zones of a seat, or of the middle, side by side and in lines, in pixels for cards of one width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.table import Form, ZoneSpec
from throne_desktop.table.geometry import hand_layout

RATIO: Final = 1.4
"""Height of a card over its width."""
SMALL: Final = 64.0
"""Cards narrower than this have a taller head with a larger index, and no name in it."""
SMALL_FAN: Final = 1.5
SMALLEST_TOKEN: Final = 26.0
"""The diameter in pixels from which the text on a token can be read."""
GAP: Final = 16.0           # between zones, pixels
LINES_APART: Final = 6.0    # between lines of zones, and between a zone and the one under it, pixels
STACK_GAP: Final = 4.0      # the least between a rival's stacks, pixels
KEPT_LEVELS: Final = 3
"""For so many cards over one another there is room to show all their heads; more of them lie closer together."""
_BETWEEN: Final = 3.0       # above a caption, and half of the gap between two, pixels


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """Where a zone lies, in pixels: its rectangle, the size of its cards, and the distances between them.

    Slots are `pitch` apart in lines of `columns`, and lines are `line` apart; within a slot, each card is `step` away
    from the one below it. A presentation that places its slots itself gives the corner of each in `cells`; of cards in
    slots of the same number, those with the greater `lift` lie over the others. In a hand, the card in slot `forward`
    is brought forward. What is `told` is not drawn: the plaque tells it.

    With `spines`, stacks lie as closely as their cards need it, each with so many cards as `heights` says. Of its top
    card the next stack leaves the width in `tops`; a top card on its side lies `asides` further to the right.
    """

    spec: ZoneSpec
    rect: QRectF
    card: QSizeF
    pitch: float
    step: QPointF
    columns: int
    line: float = 0.0
    cells: tuple[QPointF, ...] = ()
    lift: float = 0.0
    told: bool = False
    forward: int | None = None
    spines: bool = False
    heights: tuple[int, ...] = ()
    tops: tuple[float, ...] = ()
    asides: tuple[float, ...] = ()
    bare: bool = False
    """Whether nothing is drawn where cards will lie: what surrounds the zone shows it."""

    @property
    def areas(self) -> tuple[QRectF, ...]:
        """What belongs to the zone: where its cards lie, and a card may be dropped."""
        return (self.rect,)

    @property
    def whole(self) -> QRectF:
        """The least rectangle that contains all of the zone."""
        united = QRectF()
        for area in self.areas:
            united = united.united(area)
        return united

    @property
    def rise(self) -> float:
        """How much taller than the others the last card of the zone is."""
        return (self.spec.last_size - 1) * self.card.height()

    def card_at(self, slot: int, slots: int = 0) -> QSizeF:
        """The size of a card in a slot while `slots` are in use."""
        if self.spec.form is Form.HAND:
            return self.card * (self._in_hand(slot, slots).width / self.card.width())
        return self.card * self.spec.last_size if slot == (slots or self.spec.slots) - 1 else self.card

    def corner(self, slot: int, level: int, slots: int = 0) -> QPointF:
        """The top left corner of an upright card while `slots` are in use; too many of them move closer together."""
        if self.spec.form is Form.PILE:
            return QPointF(self.rect.x(), self.rect.y() - level)
        if self.cells:
            return self.cells[min(slot, len(self.cells) - 1)] + self.step * level + self._aside(slot, level)
        if self.spec.form is Form.HAND:
            lying = self._in_hand(slot, slots)
            return self.rect.topLeft() + QPointF(lying.left, lying.top)
        columns, pitch = self._columns_and_pitch(slots)
        left = self.rect.x() + self._indent(slots, pitch)
        line, column = divmod(slot, columns)
        overhang = (self.card.height() - self.card.width()) / 2 if self.spec.sideways and not self.spines else 0.0
        lower = self.rise + self.card.height() - self.card_at(slot, slots).height()
        return QPointF(left + overhang + column * pitch, self.rect.y() + lower + line * self.line) + self.step * level

    def _aside(self, slot: int, level: int) -> QPointF:
        """How much further to the right a top card lies than one of its stack would lie upright."""
        top = slot < len(self.asides) and level == self.heights[slot] - 1
        return QPointF(self.asides[slot] if top else 0.0, 0.0)

    @property
    def end(self) -> float:
        """Where the last of stacks with spines ends."""
        last = len(self.cells) - 1
        return self.corner(last, self.heights[last] - 1).x() + self.card.width() + self.asides[last]

    def free_width(self, slot: int, slots: int, level: int = 0) -> float:
        """How much of the width of a card the next one in its row or above it leaves uncovered."""
        if self.spines and slot < len(self.heights) and level < self.heights[slot] - 1:
            return self.step.x()
        if self.spines and slot < len(self.tops):
            return self.tops[slot]
        if self.spec.form is Form.HAND:
            return self._in_hand(slot, slots).free
        width = self.card_at(slot, slots).width()
        if self.cells:
            return width
        columns, pitch = self._columns_and_pitch(slots)
        beside = self.spec.form in (Form.ROW, Form.STACKS) and slot + 1 < slots and (slot + 1) % columns
        return min(width, pitch) if beside else width

    def _in_hand(self, slot: int, slots: int) -> hand_layout.PlaceInHand:
        """How the card in that slot of a hand lies while `slots` are in use."""
        count = max(slots or self.spec.slots, slot + 1)
        return hand_layout.hand(self.rect.width(), self.card.width(), RATIO, count, self.forward)[slot]

    def _columns_and_pitch(self, slots: int) -> tuple[int, float]:
        """How many slots stand in a line, and how far apart, while that many are in use."""
        columns, pitch, used = self.columns, self.pitch, slots or self.spec.slots
        if self.spec.spread:
            room = self.rect.width() - self.card.width() * self.spec.last_size
            return max(columns, used), min(self.spec.spread * self.card.width(), room / max(1, used - 1))
        if used > self.spec.slots:
            columns = ceil(used / ceil(self.spec.slots / self.columns))
            pitch = min(pitch, pitch * (self.columns - 1 or 1) / (columns - 1 or 1))
        return columns, pitch

    def _indent(self, slots: int, pitch: float) -> float:
        """The free room to the left of cards that lie in the middle of their zone."""
        if not self.spec.spread:
            return 0.0
        used = ((slots or self.spec.slots) - 1) * pitch + self.card.width() * self.spec.last_size
        return (self.rect.width() - used) / 2

    def slot_rect(self, slot: int, slots: int = 0) -> QRectF:
        """The whole of a slot: a card, and room for the rest of its fan."""
        fan = self.step * (max(self.heights or (self.spec.depth,)) - 1)
        return QRectF(self.corner(slot, 0, slots), self.card_at(slot, slots) + QSizeF(fan.x(), fan.y()))


class Block:
    """Measured zones in `lines` lines, `gap` pixels apart; those under another or guests belong to the one before.

    `below` is the height of the captions under a line, `least` the least width of one.
    """

    def __init__(self, zones: Sequence[ZonePlace], lines: int = 1, *, gap: float = GAP, below: float = 0.0,
                 least: float = 0.0) -> None:
        self._zones = list(zones)
        self._gap = gap
        self._below = below
        self._least = least
        self._under = {before.spec.id: place for before, place in pairwise(self._zones) if place.spec.under}
        self._lines = _in_lines([place for place in self._zones if not place.spec.guest and not place.spec.under],
                                lines, self._width)
        self._rises = [max(place.rise for place in line) for line in self._lines]
        self._heights = [max(rise - place.rise + self._height(place) for place in line) + below
                         for line, rise in zip(self._lines, self._rises, strict=True)]
        self.size = QSizeF(max((self._width(line) for line in self._lines), default=0.0),
                           sum(self._heights) + LINES_APART * max(0, len(self._heights) - 1))

    def _cell(self, place: ZonePlace) -> float:
        """The width of a zone with its caption and with the zone under it."""
        under = self._under.get(place.spec.id)
        return max(place.rect.width(), self._least if self._below else 0.0, under.rect.width() if under else 0.0)

    def _width(self, line: Sequence[ZonePlace]) -> float:
        return sum(map(self._cell, line)) + self._gap * (len(line) - 1)

    def _height(self, place: ZonePlace) -> float:
        """The height of a zone and the one under it."""
        under = self._under.get(place.spec.id)
        return place.rect.height() + (under.rect.height() + LINES_APART if under else 0.0)

    def at(self, corner: QPointF) -> tuple[dict[str, ZonePlace], dict[str, QRectF]]:
        """The places of the zones and their captions, if the top left corner of the block is there."""
        places: dict[str, ZonePlace] = {}
        captions: dict[str, QRectF] = {}
        top = corner.y()
        for line, height, rise in zip(self._lines, self._heights, self._rises, strict=True):
            left = corner.x() + (self.size.width() - self._width(line)) / 2
            for place in line:
                cell = self._cell(place)
                self._place(places, place, QPointF(left + (cell - place.rect.width()) / 2, top + rise - place.rise))
                self._caption(captions, places, place.spec.id, QRectF(left, 0, cell, 0))
                left += cell + self._gap
            top += height + LINES_APART
        for before, guest in pairwise(self._zones):
            if guest.spec.guest:
                places[guest.spec.id] = over_end(guest, places[before.spec.id])
        return places, captions

    def _place(self, places: dict[str, ZonePlace], place: ZonePlace, corner: QPointF) -> None:
        """Place a zone, and the one under it below its middle."""
        zone_id = place.spec.id
        rect = place.rect.translated(corner)
        places[zone_id] = replace(place, rect=rect)
        under = self._under.get(zone_id)
        if under is not None:
            left = rect.center().x() - under.rect.width() / 2
            places[under.spec.id] = replace(under, rect=under.rect.translated(left, rect.bottom() + LINES_APART))

    def _caption(self, captions: dict[str, QRectF], places: dict[str, ZonePlace], zone_id: str, cell: QRectF) -> None:
        """The room for a caption below a zone and the one under it."""
        if self._below:
            under = self._under.get(zone_id)
            bottom = places[under.spec.id if under else zone_id].rect.bottom()
            reach = self._gap / 2 - _BETWEEN
            captions[zone_id] = QRectF(cell.x() - reach, bottom + _BETWEEN, cell.width() + 2 * reach,
                                       self._below - _BETWEEN)


def over_end(guest: ZonePlace, host: ZonePlace) -> ZonePlace:
    """The place of a guest: over the end of the zone before it, since it is empty most of the time.

    When it is not, a zone with `spread` makes room for it (`make_room`).
    """
    return replace(guest, rect=guest.rect.translated(host.rect.right() - guest.rect.width(), host.rect.top()))


def measure(zone: ZoneSpec, width: float, *, tight: bool = False, spines: bool = False) -> ZonePlace:
    """The place of a zone with cards of that width, if its top left corner is at (0, 0).

    `tight`: it is as narrow as it may be. `spines`: the covered cards of stacks show to the left of the top ones.
    """
    side = max(SMALLEST_TOKEN, zone.token * width) if zone.token else width
    card = QSizeF(side, side if zone.token else side * RATIO)
    if spines and is_fanned_across(zone):
        across = QSizeF(zone.slots * (side + STACK_GAP) - STACK_GAP, card.height())
        return ZonePlace(zone, QRectF(QPointF(), across), card, side + STACK_GAP, QPointF(), zone.slots, spines=True)
    step = QPointF(0.0, _fan(zone, width) * card.height())
    levels = zone.depth if zone.token else min(zone.depth, KEPT_LEVELS)
    sideways = (RATIO - 1) * side if zone.sideways else 0.0
    slot = QSizeF(side + sideways, card.height() + step.y() * (levels - 1))
    pitch = _pitch(zone, side, tight)
    if zone.sideways and tight:
        pitch = max(pitch, slot.width() + side * 0.04)
    larger = card * (zone.last_size - 1)
    columns = ceil(zone.slots / zone.lines)
    line = pitch if zone.token else slot.height() + LINES_APART
    rect = QRectF(0.0, 0.0, (columns - 1) * pitch + slot.width() + larger.width(),
                  (zone.lines - 1) * line + slot.height() + larger.height())
    return ZonePlace(zone, rect, card, pitch, step, columns, line)


def is_fanned_across(zone: ZoneSpec) -> bool:
    """Whether covered cards of a zone can show to the left of the top ones."""
    return zone.form is Form.STACKS and zone.depth > 1


def _pitch(zone: ZoneSpec, side: float, tight: bool) -> float:
    """From one slot to the next; it grows along with tokens that would be too small to read."""
    return (zone.tight if tight else zone.pitch) * side / (zone.token or 1.0)


def _fan(zone: ZoneSpec, width: float) -> float:
    """How much of a card shows in a fan, in card heights: small cards have a taller head."""
    return zone.fan * (SMALL_FAN if width < SMALL and not zone.token else 1.0)


def _in_lines(places: Sequence[ZonePlace], lines: int, width: Callable[[Sequence[ZonePlace]], float],
              ) -> list[list[ZonePlace]]:
    """The zones in order, broken into lines so that the longest line is as short as possible."""
    if not places:
        return []
    breaks = combinations(range(1, len(places)), min(lines, len(places)) - 1)
    tries = ([list(places[start:end]) for start, end in pairwise((0, *cut, len(places)))] for cut in breaks)
    return min(tries, key=lambda broken: max(map(width, broken)))
