"""The zones of a seat, or of the middle, side by side and in lines, in pixels for cards of one width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.table import Form, ZoneSpec

RATIO: Final = 1.4
"""Height of a card over its width."""
SMALL: Final = 64.0
"""Cards narrower than this have a taller head with a larger index, and no name in it."""
SMALL_FAN: Final = 1.5
ARC: Final = 0.08
"""How much lower than its middle the ends of a hand lie, in card heights."""
SMALLEST_TOKEN: Final = 26.0
"""The diameter in pixels from which the text on a token can be read."""
ZONE_GAP: Final = 0.55      # between zones, card widths
GUEST_GAP: Final = 0.12     # between a zone and a guest that takes room from it, card widths
_KEPT: Final = 1.15         # the least that is left of a zone that makes room for others, card widths
LINE_GAP: Final = 0.12      # between lines of zones or stacks, card widths
_BETWEEN: Final = 3.0       # half of the gap between two captions, pixels
_MORE: Final = 0.1
"""How much more than half of the room between two captions goes to one that tells what lies in its zone."""
_ACROSS: Final = 0.3
"""How much of a card shows in a stack that is fanned to the right, in card widths: enough for its index."""


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """Where a zone lies, in pixels: its rectangle, the size of its cards, and the distances between them.

    Slots are `pitch` apart in lines of `columns`, and lines are `line` apart; within a slot, each card is `step` away
    from the one below it. A presentation that places its slots itself gives the corner of each in `cells`.
    """

    spec: ZoneSpec
    rect: QRectF
    card: QSizeF
    pitch: float
    step: QPointF
    columns: int
    line: float = 0.0
    cells: tuple[QPointF, ...] = ()

    @property
    def areas(self) -> tuple[QRectF, ...]:
        """What belongs to the zone: where its cards lie, and a card may be dropped."""
        return (self.rect,)

    @property
    def rise(self) -> float:
        """How much taller than the others the last card of the zone is."""
        return (self.spec.last_size - 1) * self.card.height()

    def card_at(self, slot: int, slots: int = 0) -> QSizeF:
        """The size of a card in a slot while `slots` are in use."""
        return self.card * self.spec.last_size if slot == (slots or self.spec.slots) - 1 else self.card

    def corner(self, slot: int, level: int, slots: int = 0) -> QPointF:
        """The top left corner of an upright card while `slots` are in use; too many of them move closer together."""
        if self.spec.form is Form.PILE:
            return QPointF(self.rect.x(), self.rect.y() - level)
        if self.cells:
            return self.cells[min(slot, len(self.cells) - 1)] + self.step * level
        columns, pitch = self._columns_and_pitch(slots)
        left = self.rect.x() + self._indent(slots, pitch)
        line, column = divmod(slot, columns)
        if self.spec.form is Form.HAND:
            return QPointF(left + slot * pitch, self.rect.y() + self._sag(slot, max(slots, 1)))
        overhang = (self.card.height() - self.card.width()) / 2 if self.spec.sideways else 0.0
        lower = self.rise + self.card.height() - self.card_at(slot, slots).height()
        return QPointF(left + overhang + column * pitch, self.rect.y() + lower + line * self.line) + self.step * level

    def free_width(self, slot: int, slots: int) -> float:
        """How much of the width of a card the next one in its row leaves uncovered."""
        width = self.card_at(slot, slots).width()
        if self.cells:
            return width
        columns, pitch = self._columns_and_pitch(slots)
        beside = self.spec.form in (Form.ROW, Form.HAND, Form.STACKS) and slot + 1 < slots and (slot + 1) % columns
        return min(width, pitch) if beside else width

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

    def _sag(self, slot: int, slots: int) -> float:
        """How much lower a card lies than the middle of its hand, whose cards form a shallow arc."""
        middle = (slots - 1) / 2
        return 0.0 if slots < 3 else ((slot - middle) / middle) ** 2 * self.card.height() * ARC

    def slot_rect(self, slot: int, slots: int = 0) -> QRectF:
        """The whole of a slot: a card, and room for the rest of its fan."""
        fan = self.step * (self.spec.depth - 1)
        return QRectF(self.corner(slot, 0, slots), self.card_at(slot, slots) + QSizeF(fan.x(), fan.y()))


class Block:
    """The zones of a seat or of the middle, in `lines` lines, with cards `width` pixels wide.

    With more than one of `stack_lines`, stacks are fanned to the right. `below` is the height of the captions under a
    line. `tight`: zones are as narrow as they may be.
    """

    def __init__(self, zones: Sequence[ZoneSpec], width: float, lines: int, stack_lines: int = 1, *,
                 below: float = 0.0, tight: bool = False) -> None:
        self.width = width
        self._gap = ZONE_GAP * width
        self._below = below
        self._guests = {zone.id: index for index, zone in enumerate(zones) if zone.guest}
        self._zones = [measure(zone, width, stack_lines, tight=tight) for zone in zones]
        self._under = {before.spec.id: place for before, place in pairwise(self._zones) if place.spec.under}
        self._lines = _in_lines([self._with_room(place) for place in self._zones
                                 if not place.spec.guest and not place.spec.under], lines, self._gap)
        self._rises = [max(place.rise for place in line) for line in self._lines]
        heights = [max(rise - place.rise + self._height(place) for place in line) + below
                   for line, rise in zip(self._lines, self._rises, strict=True)]
        between = LINE_GAP * width * (len(heights) - 1) if heights else 0.0
        self._heights = heights
        self.size = QSizeF(max((_width(line, self._gap) for line in self._lines), default=0.0),
                           sum(heights) + between)

    def _with_room(self, place: ZonePlace) -> ZonePlace:
        """The zone, made as wide as the one under it if that is wider."""
        under = self._under.get(place.spec.id)
        wide = max(place.rect.width(), under.rect.width() if under else 0.0)
        return replace(place, rect=QRectF(place.rect.topLeft(), QSizeF(wide, place.rect.height())))

    def _height(self, place: ZonePlace) -> float:
        """The height of a zone and the one under it."""
        under = self._under.get(place.spec.id)
        return place.rect.height() + (under.rect.height() + LINE_GAP * self.width if under else 0.0)

    def at(self, centre: float, top: float) -> dict[str, ZonePlace]:
        """The places of the zones, centred at `centre`, from `top` downwards."""
        places: dict[str, ZonePlace] = {}
        own = {place.spec.id: place.rect for place in self._zones}
        for line, height, rise in zip(self._lines, self._heights, self._rises, strict=True):
            left = centre - _width(line, self._gap) / 2
            for place in line:
                rect = own[place.spec.id]
                rect = rect.translated(left + (place.rect.width() - rect.width()) / 2, top + rise - place.rise)
                places[place.spec.id] = replace(place, rect=rect)
                self._place_under(places, place.spec.id, rect)
                left += place.rect.width() + self._gap
            top += height + LINE_GAP * self.width
        for zone_id, index in self._guests.items():
            places[zone_id] = self._over_neighbour(places, index)
        return places

    def captions(self, places: dict[str, ZonePlace], inner: QRectF) -> dict[str, QRectF]:
        """The room for a caption centred below each zone, up to its neighbours'; guests have none."""
        found: dict[str, QRectF] = {}
        for line in self._lines:
            ids = [place.spec.id for place in line]
            for zone_id in ids:
                rect = places[zone_id].rect
                half = min([rect.center().x() - inner.left(), inner.right() - rect.center().x(),
                            *(_half(places[zone_id], places[other]) for other in ids if other != zone_id)])
                under = self._under.get(zone_id)
                bottom = places[under.spec.id].rect.bottom() if under else rect.bottom()
                found[zone_id] = QRectF(rect.center().x() - half, bottom + 3, 2 * half, self._below - 3)
        return found

    def _place_under(self, places: dict[str, ZonePlace], zone_id: str, rect: QRectF) -> None:
        """Place the zone that belongs under another, below its middle."""
        under = self._under.get(zone_id)
        if under is not None:
            left, top = rect.center().x() - under.rect.width() / 2, rect.bottom() + LINE_GAP * self.width
            places[under.spec.id] = replace(under, rect=under.rect.translated(left, top))

    def _over_neighbour(self, places: dict[str, ZonePlace], index: int) -> ZonePlace:
        """The place of a guest: over the end of the zone before it, since it is empty most of the time.

        When it is not, a zone with `spread` makes room for it (`make_room`).
        """
        place, before = self._zones[index], places[self._zones[index - 1].spec.id]
        return replace(place, rect=place.rect.translated(before.rect.right() - place.rect.width(), before.rect.top()))


def guests(zones: Sequence[ZoneSpec]) -> dict[str, list[str]]:
    """The guests that take room from a zone with `spread` before them, by the id of that zone."""
    found: dict[str, list[str]] = {}
    host: ZoneSpec | None = None
    for zone in zones:
        if not zone.guest:
            host = zone
        elif host is not None and host.spread:
            found.setdefault(host.id, []).append(zone.id)
    return found


def make_room(places: dict[str, ZonePlace], zones: Sequence[ZoneSpec], used: Mapping[str, int]) -> dict[str, ZonePlace]:
    """The places while that many slots of each zone are in use: guests lie at the right end of their host."""
    found = dict(places)
    for host_id, names in guests(zones).items():
        host = places[host_id]
        taken, squeeze = 0.0, _squeeze(host, [(places[name], used.get(name, 0)) for name in names])
        for name in reversed(names):
            place, slots = places[name], used.get(name, 0)
            pitch = place.pitch * squeeze
            width = min(place.rect.width(), place.card.width() + (max(slots, 1) - 1) * pitch)
            left = host.rect.right() - taken - width
            found[name] = replace(place, rect=QRectF(left, host.rect.top(), width, place.rect.height()), pitch=pitch)
            taken += width + GUEST_GAP * place.card.width() if slots else 0.0
        found[host_id] = replace(host, rect=host.rect.adjusted(0.0, 0.0, -taken, 0.0))
    return found


def _squeeze(host: ZonePlace, staying: Sequence[tuple[ZonePlace, int]]) -> float:
    """The factor by which the pieces of guests move together so that their host keeps some room."""
    room = host.rect.width() - _KEPT * host.card.width()
    cards = sum((1 + GUEST_GAP) * place.card.width() for place, slots in staying if slots)
    spread = sum((slots - 1) * place.pitch for place, slots in staying if slots)
    return max(0.1, min(1.0, (room - cards) / spread)) if spread else 1.0


def measure(zone: ZoneSpec, width: float, stack_lines: int = 1, *, tight: bool = False) -> ZonePlace:
    """The place of a zone with cards of that width, if its top left corner is at (0, 0)."""
    side = max(SMALLEST_TOKEN, zone.token * width) if zone.token else width
    card = QSizeF(side, side if zone.token else side * RATIO)
    across = stack_lines > 1 and zone.form is Form.STACKS and zone.depth > 1
    lines = min(stack_lines, zone.slots) if across else 1
    step = QPointF(_ACROSS * side, 0.0) if across else QPointF(0.0, _fan(zone, width) * card.height())
    columns = ceil(zone.slots / lines)
    sideways = (RATIO - 1) * side if zone.sideways else 0.0
    slot = QSizeF(side + sideways + step.x() * (zone.depth - 1), card.height() + step.y() * (zone.depth - 1))
    pitch = _pitch(zone, side, tight)
    if across or (zone.sideways and tight):
        pitch = max(pitch if not across else 0.0, slot.width() + side * 0.04)
    line = slot.height() + LINE_GAP * width
    arc = card.height() * ARC if zone.form is Form.HAND else 0.0
    larger = card * (zone.last_size - 1)
    rect = QRectF(0.0, 0.0, (columns - 1) * pitch + slot.width() + larger.width(),
                  (lines - 1) * line + slot.height() + larger.height() + arc)
    return ZonePlace(zone, rect, card, pitch, step, columns, line)


def _pitch(zone: ZoneSpec, side: float, tight: bool) -> float:
    """From one slot to the next; it grows along with tokens that would be too small to read."""
    return (zone.tight if tight else zone.pitch) * side / (zone.token or 1.0)


def _fan(zone: ZoneSpec, width: float) -> float:
    """How much of a card shows in a fan, in card heights: small cards have a taller head."""
    return zone.fan * (SMALL_FAN if width < SMALL and not zone.token else 1.0)


def _in_lines(places: Sequence[ZonePlace], lines: int, gap: float) -> list[list[ZonePlace]]:
    """The zones in order, broken into lines so that the longest line is as short as possible."""
    if not places:
        return []
    breaks = combinations(range(1, len(places)), min(lines, len(places)) - 1)
    tries = ([list(places[start:end]) for start, end in pairwise((0, *cut, len(places)))] for cut in breaks)
    return min(tries, key=lambda broken: max(_width(line, gap) for line in broken))


def _half(place: ZonePlace, neighbour: ZonePlace) -> float:
    """How far the caption of one zone may reach from its middle before it meets the other zone or its caption."""
    rect, other = place.rect, neighbour.rect
    apart = max(other.left() - rect.right(), rect.left() - other.right())
    if abs(other.bottom() - rect.bottom()) > 1:
        return (rect.width() + apart) / 2 - _BETWEEN
    share = 0.5 + _MORE * (place.spec.tells - neighbour.spec.tells)
    return abs(other.center().x() - rect.center().x()) * share - _BETWEEN


def _width(line: Sequence[ZonePlace], gap: float) -> float:
    return sum(place.rect.width() for place in line) + gap * (len(line) - 1)
