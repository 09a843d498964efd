"""From a table description in card units to rectangles for a window of any size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.table.spec import Form, ZoneSpec
from throne_desktop.theme import RIM

RATIO: Final = 1.4
"""Height of a card over its width."""

MARGIN: Final = 14.0        # between the rim and what lies on the table
CAPTION: Final = 22.0       # a line of text below a zone of the middle
PLAQUE_HEIGHT: Final = 30.0
OWN_PLAQUE: Final = QSizeF(150.0, 64.0)
BAND_GAP: Final = 12.0      # between the bands of seats and middle
ZONE_GAP: Final = 0.55      # between zones, card widths
SMALL: Final = 64.0
"""Cards narrower than this have a higher head with a larger index, and no name."""
SMALL_FAN: Final = 1.5
ARC: Final = 0.08
"""How much lower the outer cards of a hand lie, in card heights."""
_LARGEST: Final = 190
_SMALLEST: Final = 24


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """Where a zone lies: its rectangle, the size of its cards, and the distances between them, in pixels."""

    spec: ZoneSpec
    rect: QRectF
    card: QSizeF
    pitch: float
    fan: float

    def corner(self, slot: int, level: int, slots: int = 0) -> QPointF:
        """The top left corner of an upright card; `slots` are in use, and come closer where they are too many."""
        pitch = self.pitch
        if slots > self.spec.slots:
            pitch = min(pitch, self.pitch * (self.spec.slots - 1 or 1) / (slots - 1))
        overhang = (self.card.height() - self.card.width()) / 2 if self.spec.sideways else 0.0
        if self.spec.form is Form.PILE:
            return QPointF(self.rect.x(), self.rect.y() - level)
        if self.spec.form is Form.HAND:
            return QPointF(self.rect.x() + slot * pitch, self.rect.y() + self._sag(slot, max(slots, 1)))
        return QPointF(self.rect.x() + overhang + slot * pitch, self.rect.y() + level * self.fan)

    def _sag(self, slot: int, slots: int) -> float:
        """How much lower than the middle of a hand a card lies: the cards of a hand form a shallow arc."""
        middle = (slots - 1) / 2
        return 0.0 if slots < 3 else ((slot - middle) / middle) ** 2 * self.card.height() * ARC

    def slot_rect(self, slot: int, slots: int = 0) -> QRectF:
        """The whole of a slot: a card, and room for the fan below it."""
        height = self.card.height() + (self.spec.depth - 1) * self.fan
        return QRectF(self.corner(slot, 0, slots), QSizeF(self.card.width(), height))


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of all zones by id, and of every seat's plaque."""

    size: QSizeF
    zones: dict[str, ZonePlace]
    plaques: dict[int, QRectF]


def lay_out(zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF) -> Layout:
    """The largest cards with which everything fits: rivals at the top in turn order, the middle, the viewer below."""
    for width in range(_LARGEST, _SMALLEST, -1):
        plan = _Plan(zones, seats, viewer, size, float(width))
        if plan.fits():
            break
    return plan.layout()


class _Plan:
    """A try with one card width."""

    def __init__(self, zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, width: float) -> None:
        self.zones = zones
        self.size = size
        self.viewer = viewer
        self.rivals = [(viewer + step) % seats for step in range(1, seats)]
        self.width = width
        edge = RIM + MARGIN
        self.inner = QRectF(edge, edge, size.width() - 2 * edge, size.height() - 2 * edge)
        self.crowded = len(self.rivals) > 1
        self.rival_room = self.inner.width() / max(1, len(self.rivals)) - (18 if self.crowded else 0)
        side = 0.0 if self.crowded else OWN_PLAQUE.width() + BAND_GAP
        per_card = max((self._block_width(rival, self.crowded) for rival in self.rivals), default=1.0)
        self.rival_width = min(width, (self.rival_room - side) / per_card)

    def _of(self, seat: int | None) -> list[ZoneSpec]:
        return [zone for zone in self.zones if zone.seat == seat]

    def _block_width(self, seat: int | None, tight: bool) -> float:
        """Card widths that the zones of a seat need side by side."""
        widths = [_zone_width(zone, tight) for zone in self._of(seat) if not zone.quiet]
        return sum(widths) + ZONE_GAP * (len(widths) - 1)

    def _block_height(self, seat: int | None, width: float) -> float:
        """The pixels that the zones of a seat need from top to bottom, with cards of that width."""
        return max((_zone_height(zone, width) * width for zone in self._of(seat)), default=0.0)

    def _rival_height(self) -> float:
        tallest = max((self._block_height(rival, self.rival_width) for rival in self.rivals), default=0.0)
        return tallest + (PLAQUE_HEIGHT + 6 if self.crowded else 0.0)

    def fits(self) -> bool:
        height = (self._rival_height() + self._block_height(None, self.width) + CAPTION
                  + self._block_height(self.viewer, self.width) + 2 * BAND_GAP)
        own = self._block_width(self.viewer, False) * self.width + OWN_PLAQUE.width() + BAND_GAP
        middle = self._block_width(None, False) * self.width
        return height <= self.inner.height() and max(own, middle) <= self.inner.width()

    def layout(self) -> Layout:
        inner = self.inner
        places: dict[str, ZonePlace] = {}
        plaques: dict[int, QRectF] = {}
        top = inner.top()
        for index, rival in enumerate(self.rivals):
            left = inner.left() + index * inner.width() / len(self.rivals)
            self._place_rival(places, plaques, rival, left, top)
        own_top = inner.bottom() - self._block_height(self.viewer, self.width)
        self._place_own(places, plaques, own_top)
        above = top + self._rival_height()
        middle_height = self._block_height(None, self.width) + CAPTION
        middle_top = above + (own_top - above - middle_height) / 2
        middle_left = inner.center().x() - self._block_width(None, False) * self.width / 2
        self._place_zones(places, None, QPointF(middle_left, middle_top), self.width, False)
        return Layout(self.size, places, plaques)

    def _place_rival(self, places: dict[str, ZonePlace], plaques: dict[int, QRectF], rival: int, left: float,
                     top: float) -> None:
        room = self.inner.width() / len(self.rivals)
        width = self._block_width(rival, self.crowded) * self.rival_width
        if self.crowded:
            plaques[rival] = QRectF(left + 9, top, room - 18, PLAQUE_HEIGHT)
            start = QPointF(left + (room - width) / 2, top + PLAQUE_HEIGHT + 6)
        else:
            start = QPointF(self._beside_plaque(width), top)
            plaques[rival] = QRectF(QPointF(self.inner.left(), top + 8), OWN_PLAQUE)
        self._place_zones(places, rival, start, self.rival_width, self.crowded)

    def _place_own(self, places: dict[str, ZonePlace], plaques: dict[int, QRectF], top: float) -> None:
        width = self._block_width(self.viewer, False) * self.width
        self._place_zones(places, self.viewer, QPointF(self._beside_plaque(width), top), self.width, False)
        plaques[self.viewer] = QRectF(QPointF(self.inner.left(), self.inner.bottom() - OWN_PLAQUE.height() - 4),
                                      OWN_PLAQUE)

    def _beside_plaque(self, width: float) -> float:
        """The left edge of a block that is centred if it can be, but never covers the plaque on the left."""
        return max(self.inner.center().x() - width / 2, self.inner.left() + OWN_PLAQUE.width() + BAND_GAP)

    def _place_zones(self, places: dict[str, ZonePlace], seat: int | None, start: QPointF, width: float,
                     tight: bool) -> None:
        left = start.x()
        for zone in self._of(seat):
            card = QSizeF(width, width * RATIO)
            if zone.token:
                card = QSizeF(width * zone.token, width * zone.token)
            size = QSizeF(_zone_width(zone, tight) * width, _zone_height(zone, width) * width)
            pitch = (zone.tight if tight else zone.pitch) * width
            corner = QPointF(left, start.y())
            if zone.quiet:      # lies over the end of the zone before it, since it is empty most of the time
                corner.setX(left - ZONE_GAP * width - size.width())
            else:
                left += size.width() + ZONE_GAP * width
            places[zone.id] = ZonePlace(zone, QRectF(corner, size), card, pitch, _fan(zone, width) * card.height())


def _zone_width(zone: ZoneSpec, tight: bool) -> float:
    pitch = zone.tight if tight else zone.pitch
    return (zone.slots - 1) * pitch + (zone.token or (RATIO if zone.sideways else 1.0))


def _zone_height(zone: ZoneSpec, width: float) -> float:
    height = (zone.token or RATIO) * (1 + (zone.depth - 1) * _fan(zone, width))
    return height + (RATIO * ARC if zone.form is Form.HAND else 0.0)


def _fan(zone: ZoneSpec, width: float) -> float:
    """How much of a card shows in a fan, in card heights; small cards have a higher head."""
    return zone.fan * (SMALL_FAN if width < SMALL and not zone.token else 1.0)
