"""The viewer's own band at the foot of the table: the plaque, the hand, and what lies beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.table import Form
from throne_desktop.table.blocks import Block, ZonePlace, measure
from throne_desktop.table.parts import Unit

PLAQUE: Final = QSizeF(130.0, 150.0)
"""The room for a face with words below it."""
_NARROWEST: Final = 110.0
_WIDEST: Final = 240.0
_SHARE: Final = 0.13
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
        wide = max(PLAQUE.width(), min(_WIDEST, table.width() * _SHARE)) * min(scale, 1.3)
        self._plaque = QSizeF(wide, max(_NARROWEST, min(PLAQUE.height() * scale, table.height() * 0.3)))
        self._room = table.width() - 2 * _GAP
        self._blocks: dict[tuple[float, int], Block] = {}

    def _besides(self, width: float, lines: int) -> Block:
        key = (width, lines)
        if key not in self._blocks:
            self._blocks[key] = Block([measure(zone, width) for zone in self._beside], lines, gap=_GAP)
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

    def _free(self, beside: float, lines: int) -> float:
        """The width for the hand."""
        cards = self._besides(beside, lines).size.width()
        return self._room - self._plaque.width() - _GAP - (cards + _GAP if cards else 0.0)

    def height(self, hand: float, beside: float, lines: int) -> float:
        """The height of the band with cards of these widths."""
        return max(self._plaque.height(), self._hands(hand, 0.0).size.height(),
                   self._besides(beside, lines).size.height())

    def fits(self, hand: float, beside: float, lines: int) -> bool:
        """Whether hand and plaque find room side by side."""
        return self._hands(hand, 0.0).size.width() <= self._free(beside, lines)

    def is_open(self, hand: float, beside: float, lines: int) -> bool:
        """Whether most of each card of a full hand is free."""
        slots = max((zone.slots for zone in self._hand if zone.form is Form.HAND), default=0)
        return hand * (_OPEN * (slots - 1) + 1) <= self._free(beside, lines)

    def at(self, band: QRectF, hand: float, beside: float, lines: int) -> tuple[QRectF, dict[str, ZonePlace]]:
        """The plaque and the zones in that band."""
        plaque = QRectF(QPointF(band.left(), band.bottom() - self._plaque.height()), self._plaque)
        cards = self._besides(beside, lines)
        places, _ = cards.at(QPointF(band.right() - cards.size.width(), band.bottom() - cards.size.height()))
        free = self._free(beside, lines)
        hands = self._hands(hand, free)
        left = plaque.right() + _GAP + (free - hands.size.width()) / 2
        middle = band.center().x() - hands.size.width() / 2
        if plaque.right() + _GAP <= middle and middle + hands.size.width() <= plaque.right() + _GAP + free:
            left = middle
        held, _ = hands.at(QPointF(left, band.bottom() - hands.size.height()))
        return plaque, places | held


def _wider(place: ZonePlace, more: float) -> ZonePlace:
    """A hand with all the room that is free: its cards lie side by side if they can."""
    if place.spec.form is not Form.HAND or place.spec.guest or place.spec.under:
        return place
    rect = place.rect.adjusted(0, 0, more, 0)
    width = place.card.width()
    pitch = min(width + SIDE_BY_SIDE, (rect.width() - width) / max(1, place.spec.slots - 1))
    return replace(place, rect=rect, pitch=pitch)
