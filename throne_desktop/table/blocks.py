"""The zones of a seat, or of the middle, side by side and in lines, in pixels for cards of one width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.table.spec import Form, ZoneSpec

RATIO: Final = 1.4
"""Height of a card over its width."""
SMALL: Final = 64.0
"""Cards narrower than this have a higher head with a larger index, and no name."""
SMALL_FAN: Final = 1.5
ARC: Final = 0.08
"""How much lower the outer cards of a hand lie, in card heights."""
SMALLEST_TOKEN: Final = 26.0
"""The diameter in pixels from which the text on a token can be read."""
ZONE_GAP: Final = 0.55      # between zones, card widths
LINE_GAP: Final = 0.12      # between lines of zones or stacks, card widths
_BETWEEN: Final = 3.0       # half of what is left free between two captions, pixels
_MORE: Final = 0.1
"""How much more than half of the room between them a caption takes that tells what lies in its zone."""
_ACROSS: Final = 0.3
"""How much of a card shows in a stack that is fanned to the right, in card widths: its index."""


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """Where a zone lies, in pixels: its rectangle, the size of its cards, and the distances between them.

    Slots lie `pitch` apart in lines of `columns`, lines lie `line` apart; in a slot every card lies `step` from the
    one below it.
    """

    spec: ZoneSpec
    rect: QRectF
    card: QSizeF
    pitch: float
    step: QPointF
    columns: int
    line: float = 0.0

    def corner(self, slot: int, level: int, slots: int = 0) -> QPointF:
        """The top left corner of an upright card; `slots` are in use, and come closer where they are too many."""
        if self.spec.form is Form.PILE:
            return QPointF(self.rect.x(), self.rect.y() - level)
        columns, pitch = self.columns, self.pitch
        if slots > self.spec.slots:
            columns = ceil(slots / ceil(self.spec.slots / self.columns))
            pitch = min(pitch, pitch * (self.columns - 1 or 1) / (columns - 1 or 1))
        line, column = divmod(slot, columns)
        if self.spec.form is Form.HAND:
            free = max(0, self.spec.slots - slots) if slots else 0      # a smaller hand lies in the middle
            return QPointF(self.rect.x() + (slot + free / 2) * pitch, self.rect.y() + self._sag(slot, max(slots, 1)))
        overhang = (self.card.height() - self.card.width()) / 2 if self.spec.sideways else 0.0
        return self.rect.topLeft() + QPointF(overhang + column * pitch, line * self.line) + self.step * level

    def _sag(self, slot: int, slots: int) -> float:
        """How much lower than the middle of a hand a card lies: the cards of a hand form a shallow arc."""
        middle = (slots - 1) / 2
        return 0.0 if slots < 3 else ((slot - middle) / middle) ** 2 * self.card.height() * ARC

    def slot_rect(self, slot: int, slots: int = 0) -> QRectF:
        """The whole of a slot: a card, and room for the others of its fan."""
        fan = self.step * (self.spec.depth - 1)
        return QRectF(self.corner(slot, 0, slots), QSizeF(self.card.width() + fan.x(), self.card.height() + fan.y()))


class Block:
    """The zones of a seat or of the middle with cards `width` pixels wide, in so many lines.

    Stacks lie fanned to the right in `stack_lines` lines, if these are more than one. `below` is the height of a
    caption under each line. `tight`: zones are as narrow as they may be.
    """

    def __init__(self, zones: Sequence[ZoneSpec], width: float, lines: int, stack_lines: int = 1, *,
                 below: float = 0.0, tight: bool = False) -> None:
        self.width = width
        self._gap = ZONE_GAP * width
        self._below = below
        self._quiet = {zone.id: index for index, zone in enumerate(zones) if zone.quiet and not zone.under}
        self._zones = [measure(zone, width, stack_lines, tight=tight) for zone in zones]
        self._under = {before.spec.id: place for before, place in pairwise(self._zones) if place.spec.under}
        self._lines = _in_lines([self._with_room(place) for place in self._zones
                                 if not place.spec.quiet and not place.spec.under], lines, self._gap)
        heights = [max(map(self._height, line)) + below for line in self._lines]
        between = LINE_GAP * width * (len(heights) - 1) if heights else 0.0
        self._heights = heights
        self.size = QSizeF(max((_width(line, self._gap) for line in self._lines), default=0.0),
                           sum(heights) + between)

    def _with_room(self, place: ZonePlace) -> ZonePlace:
        """The zone, as wide as the one under it if that is wider."""
        under = self._under.get(place.spec.id)
        wide = max(place.rect.width(), under.rect.width() if under else 0.0)
        return replace(place, rect=QRectF(place.rect.topLeft(), QSizeF(wide, place.rect.height())))

    def _height(self, place: ZonePlace) -> float:
        """What a zone and the one under it need from top to bottom."""
        under = self._under.get(place.spec.id)
        return place.rect.height() + (under.rect.height() + LINE_GAP * self.width if under else 0.0)

    def at(self, centre: float, top: float) -> dict[str, ZonePlace]:
        """The places of the zones, centred about `centre`, from `top` downwards."""
        places: dict[str, ZonePlace] = {}
        own = {place.spec.id: place.rect for place in self._zones}
        for line, height in zip(self._lines, self._heights, strict=True):
            left = centre - _width(line, self._gap) / 2
            for place in line:
                rect = own[place.spec.id]
                rect = rect.translated(left + (place.rect.width() - rect.width()) / 2, top)
                places[place.spec.id] = replace(place, rect=rect)
                self._place_under(places, place.spec.id, rect)
                left += place.rect.width() + self._gap
            top += height + LINE_GAP * self.width
        for zone_id, index in self._quiet.items():
            places[zone_id] = self._over_neighbour(places, index)
        return places

    def captions(self, places: dict[str, ZonePlace], inner: QRectF) -> dict[str, QRectF]:
        """The room for a line of text below each zone, centred, as far as there is no other; quiet zones have none."""
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
        """Place the zone that lies under another one, below the middle of that one."""
        under = self._under.get(zone_id)
        if under is not None:
            left, top = rect.center().x() - under.rect.width() / 2, rect.bottom() + LINE_GAP * self.width
            places[under.spec.id] = replace(under, rect=under.rect.translated(left, top))

    def _over_neighbour(self, places: dict[str, ZonePlace], index: int) -> ZonePlace:
        """A quiet zone lies over the end of the zone before it, since it is empty most of the time."""
        place, before = self._zones[index], places[self._zones[max(0, index - 1)].spec.id]
        return replace(place, rect=place.rect.translated(before.rect.right() - place.rect.width(), before.rect.top()))


def measure(zone: ZoneSpec, width: float, stack_lines: int = 1, *, tight: bool = False) -> ZonePlace:
    """A zone with cards of that width, with its top left corner at (0, 0)."""
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
    rect = QRectF(0.0, 0.0, (columns - 1) * pitch + slot.width(), (lines - 1) * line + slot.height() + arc)
    return ZonePlace(zone, rect, card, pitch, step, columns, line)


def _pitch(zone: ZoneSpec, side: float, tight: bool) -> float:
    """From one slot to the next; of tokens it grows with a token that would be too small to be read."""
    return (zone.tight if tight else zone.pitch) * side / (zone.token or 1.0)


def _fan(zone: ZoneSpec, width: float) -> float:
    """How much of a card shows in a fan, in card heights; small cards have a higher head."""
    return zone.fan * (SMALL_FAN if width < SMALL and not zone.token else 1.0)


def _in_lines(places: Sequence[ZonePlace], lines: int, gap: float) -> list[list[ZonePlace]]:
    """The zones in their order, broken into lines so that the longest line is as short as can be."""
    if not places:
        return []
    breaks = combinations(range(1, len(places)), min(lines, len(places)) - 1)
    tries = ([list(places[start:end]) for start, end in pairwise((0, *cut, len(places)))] for cut in breaks)
    return min(tries, key=lambda broken: max(_width(line, gap) for line in broken))


def _half(place: ZonePlace, neighbour: ZonePlace) -> float:
    """How far the caption of one zone reaches from its middle, until it would meet the other zone or its caption."""
    rect, other = place.rect, neighbour.rect
    apart = max(other.left() - rect.right(), rect.left() - other.right())
    if abs(other.bottom() - rect.bottom()) > 1:
        return (rect.width() + apart) / 2 - _BETWEEN
    share = 0.5 + _MORE * (place.spec.tells - neighbour.spec.tells)
    return abs(other.center().x() - rect.center().x()) * share - _BETWEEN


def _width(line: Sequence[ZonePlace], gap: float) -> float:
    return sum(place.rect.width() for place in line) + gap * (len(line) - 1)
