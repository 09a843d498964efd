"""The viewer's own band at the foot of the table: the plaque, the hand, and what lies beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.table import Form
from throne_desktop.table.geometry.zone_block import Block, ZonePlace, measure
from throne_desktop.table.layout.layout_units import CAPTION
from throne_desktop.table.layout.zone_groups import Unit

PLAQUE: Final = QSizeF(130.0, 150.0)
"""The room for a face with words below it, if the band is that high."""
_LOWEST: Final = 110.0
"""The least height of the band."""
_WIDEST: Final = 280.0
"""The greatest width of a plaque, at the usual text size."""
_SHARE: Final = 0.13
_LIMIT: Final = 200.0
_GAP: Final = 14.0
SIDE_BY_SIDE: Final = 12.0
"""Between two cards of a hand that has room."""
_OPEN: Final = 0.75
"""How much of each card of a full hand should be free, in card widths, before cards grow."""


class OwnBand:
    """What is to be shown of the viewer."""

    def __init__(self, hand: Sequence[Unit], beside: Sequence[Unit], scale: float, table: QSizeF) -> None:
        self._hand = tuple(zone for unit in hand for zone in unit.zones)
        self._beside = tuple(zone for unit in beside for zone in unit.zones)
        wide = max(PLAQUE.width(), min(_LIMIT, table.width() * _SHARE))
        self._plaque = QSizeF(wide, PLAQUE.height() * scale)
        self._scale = min(scale, 1.3)
        self._caption = CAPTION * scale + 3.0   # the letters below the line are not cut off
        self._room = table.width() - 2 * _GAP
        self._blocks: dict[tuple[float, int], Block] = {}
        self._lines = max(1, sum(1 for zone in self._beside if not zone.guest and not zone.under))

    def _besides(self, width: float, hand: float) -> Block:
        """What lies beside a hand of that width: in as many lines as the hand is high, so that it has more room."""
        high = max(_LOWEST, self._hands(hand, 0.0).size.height())
        for lines in range(self._lines, 0, -1):
            block = self._in_lines(width, lines)
            if block.size.height() <= high:
                break
        return block

    def _in_lines(self, width: float, lines: int) -> Block:
        key = (width, lines)
        if key not in self._blocks:
            below = self._caption if any(zone.mine is not None for zone in self._beside) else 0.0
            self._blocks[key] = Block([measure(zone, width) for zone in self._beside], lines, gap=_GAP, below=below)
        return self._blocks[key]

    def _hands(self, width: float, room: float) -> Block:
        """The hand in a room of that width, or in the least it needs."""
        key = (width, -int(room))
        if key not in self._blocks:
            measured = [measure(zone, width, tight=zone.form is Form.HAND) for zone in self._hand]
            block = Block(measured, gap=_GAP)
            fans = [zone for zone in self._hand if zone.form is Form.HAND and not zone.guest and not zone.under]
            more = max(0.0, room - block.size.width()) / max(1, len(fans))
            self._blocks[key] = Block([_wider(place, more) for place in measured], gap=_GAP) if fans else block
        return self._blocks[key]

    def free(self, hand: float, beside: float) -> float:
        """The width for the hand."""
        cards = self._besides(beside, hand).size.width()
        return self._room - self._plaque.width() - _GAP - (cards + _GAP if cards else 0.0)

    def height(self, hand: float, beside: float) -> float:
        """The height of the band with cards of these widths."""
        return max(_LOWEST, self._hands(hand, 0.0).size.height(), self._besides(beside, hand).size.height())

    def least(self, width: float) -> float:
        """The least width for the hand with cards of that width."""
        return self._hands(width, 0.0).size.width()

    def when_open(self, width: float) -> float:
        """The width in which most of each card of a full hand is free."""
        slots = max((zone.slots for zone in self._hand if zone.form is Form.HAND), default=0)
        return width * (_OPEN * (slots - 1) + 1) if slots else 0.0

    def spread(self, width: float) -> float:
        """The width of the hand with all its cards side by side."""
        fans = [zone for zone in self._hand if zone.form is Form.HAND and not zone.guest and not zone.under]
        more = sum(zone.slots * (width + SIDE_BY_SIDE) - SIDE_BY_SIDE
                   - measure(zone, width, tight=True).rect.width() for zone in fans)
        return self.least(width) + max(0.0, more)

    def at(self, band: QRectF, hand: float, beside: float) -> tuple[QRectF, dict[str, ZonePlace], dict[str, QRectF]]:
        """The plaque, the zones and their captions in that band.

        The hand lies in the middle of the table if there is room for it there.
        """
        cards = self._besides(beside, hand)
        places, captions = cards.at(QPointF(band.right() - cards.size.width(), band.bottom() - cards.size.height()))
        right = band.right() - (cards.size.width() + _GAP if places else 0.0)
        spread = self.spread(hand)
        plaque = self._plaque_in(band, spread, right)
        room = QRectF(plaque.right() + _GAP, band.top(), right - plaque.right() - _GAP, band.height())
        half = min(band.center().x() - room.left(), room.right() - band.center().x())
        if 2 * half >= spread:
            room = QRectF(band.center().x() - half, room.top(), 2 * half, room.height())
        hands = self._hands(hand, room.width())
        left = room.center().x() - hands.size.width() / 2
        held, _ = hands.at(QPointF(left, band.bottom() - hands.size.height()))
        return plaque, places | {name: _taller(place, band) for name, place in held.items()}, captions

    def _plaque_in(self, band: QRectF, spread: float, right: float) -> QRectF:
        """The room for the plaque, wider where the hand leaves room."""
        free = min(right - _GAP - spread, band.center().x() - spread / 2 - _GAP) - band.left()
        wide = max(self._plaque.width(), min(free, _WIDEST * self._scale))
        high = min(self._plaque.height(), band.height())
        return QRectF(band.left(), band.bottom() - high, wide, high)


def _wider(place: ZonePlace, more: float) -> ZonePlace:
    """A hand with all the room that is free: its cards lie side by side if they can."""
    if place.spec.form is not Form.HAND or place.spec.guest or place.spec.under:
        return place
    rect = place.rect.adjusted(0, 0, more, 0)
    width = place.card.width()
    pitch = min(width + SIDE_BY_SIDE, (rect.width() - width) / max(1, place.spec.slots - 1))
    return replace(place, rect=rect, pitch=pitch)


def _taller(place: ZonePlace, band: QRectF) -> ZonePlace:
    """Stacks with all the height of the band, so that they can be fanned further."""
    if place.spec.form is not Form.STACKS or place.spec.guest:
        return place
    return replace(place, rect=QRectF(place.rect.left(), band.top(), place.rect.width(), band.height()))
