"""A rival at the table: its plaque, and its cards beside or below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from engine.base.table import Form, ZoneSpec
from throne_desktop.table.geometry.zone_block import Block, ZonePlace, is_fanned_across, measure
from throne_desktop.table.layout.layout_units import Element
from throne_desktop.table.layout.zone_groups import Unit, groups_of
from throne_desktop.table.presentations.presentation import Presented

FACE: Final = 76.0
"""The diameter of a face."""
FACE_LARGE: Final = 96.0
FACE_OF_MANY: Final = 72.0
FACE_LOW: Final = 54.0
"""The same at a low table, where every line counts."""
_LOW_WINDOW: Final = 520.0
_LARGE_WINDOW: Final = 1000.0
"""The height from which a table has room for large faces."""
_MANY: Final = 3
PLAQUE: Final = 200.0
"""The least width of a plaque with a face."""
PLAQUE_OF_MANY: Final = 150.0
"""The same where more than three rivals share the width of the table."""
_WIDEST: Final = 300.0
_GAP: Final = 8.0
BACKS: Final = 34 / 56
"""The width of a rival's hidden cards, in widths of its open ones."""
_WIDEST_BACKS: Final = 52.0
"""The greatest width of what a rival holds or shows in its hand, in a window of usual height."""
_USUAL_HEIGHT: Final = 800.0
_STACK: Final = 1.55
"""The room in which a stack lies well beside others, with a spine or on its side, in widths of its cards."""


def face_size(rivals: int, table: QSizeF) -> float:
    """The diameter of the rivals' faces."""
    if table.height() >= _LARGE_WINDOW:
        return FACE_LARGE
    if table.height() < _LOW_WINDOW:
        return FACE_LOW
    return FACE_OF_MANY if rivals >= _MANY else FACE


class RivalBox:
    """What is to be shown of one rival."""

    def __init__(self, units: Sequence[Unit], rivals: int, scale: float, table: QSizeF, viewer: int) -> None:
        plain = [unit for unit in units if unit.show is Show.PLAIN]
        self._zones = tuple(zone for unit in plain for zone in unit.zones)
        self._elements = [Element(group, viewer, scale, table) for group in groups_of(units)
                          if group.show is not Show.PLAIN]
        share = table.width() / max(1, rivals) - 2 * _GAP
        self._plaque = QSizeF(min(share, PLAQUE if rivals <= _MANY else PLAQUE_OF_MANY), face_size(rivals, table))
        self._widest = _WIDEST * scale
        self._widest_held = _WIDEST_BACKS * max(1.0, table.height() / _USUAL_HEIGHT)
        self._stacks = [zone for zone in self._zones if is_fanned_across(zone)]
        self._fills = bool(self._elements or self._stacks)
        """Whether the cards fill what room there is, the more the better."""
        self._blocks: dict[tuple[float, int], Block] = {}

    def _block(self, width: float, lines: int) -> Block:
        key = (width, lines)
        if key not in self._blocks:
            self._blocks[key] = Block(_measured(self._zones, width, self._widest_held), lines, gap=_GAP)
        return self._blocks[key]

    def _cards(self, width: float, lines: int) -> QSizeF:
        """The least room for the cards: the plain zones, and beside them what is presented in a way of its own."""
        sizes = [self._block(width, lines).size, *(element.size(width) for element in self._elements)]
        shown = [size for size in sizes if not size.isEmpty()]
        return QSizeF(sum(size.width() for size in shown) + _GAP * max(0, len(shown) - 1),
                      max((size.height() for size in shown), default=0.0))

    def size(self, width: float, lines: int, share: float, *, below: bool) -> QSizeF:
        """The room for the plaque and the cards with open cards of that width."""
        cards = self._cards(width, lines)
        if below or cards.isEmpty():
            wide = max(cards.width(), PLAQUE_OF_MANY, min(share, self._widest))
            wide = max(wide, share) if self._fills else wide
            return QSizeF(wide, self._plaque.height() + (cards.height() + _GAP if not cards.isEmpty() else 0.0))
        wide = max(self._plaque.width(), min(self._widest, share - cards.width() - _GAP))
        total = wide + _GAP + cards.width()
        return QSizeF(max(total, share) if self._fills else total, max(self._plaque.height(), cards.height()))

    def is_comfortable(self, width: float, share: float, *, below: bool) -> bool:
        """Whether stacks with cards of that width need not overlap, except when there are very many cards."""
        room = share if below else share - self._plaque.width() - _GAP
        return sum(zone.slots for zone in self._stacks) * _STACK * width <= room

    def at(self, rect: QRectF, width: float, lines: int, *, below: bool, mirrored: bool = False,
            ) -> tuple[QRectF, dict[str, ZonePlace], list[Presented]]:
        """The plaque, the zones in that room, and what is presented in a way of its own.

        Where it is `mirrored`, the plaque lies to the right of the cards.
        """
        cards = self._cards(width, lines)
        if below or cards.isEmpty():
            plaque = QRectF(rect.left(), rect.top(), rect.width(), self._plaque.height())
            left = rect.left() + (rect.width() - cards.width()) / 2 if not self._fills else rect.left()
            return plaque, *self._place_cards(QRectF(QPointF(left, plaque.bottom() + _GAP), rect.bottomRight()), width,
                                              lines)
        wide = rect.width() - cards.width() - _GAP
        plaque = QRectF(rect.left(), rect.top(), min(wide, self._widest) if self._fills else wide,
                        self._plaque.height())
        if mirrored:
            plaque.moveRight(rect.right())
            return plaque, *self._place_cards(QRectF(rect.topLeft(), QPointF(plaque.left() - _GAP, rect.bottom())),
                                              width, lines)
        return plaque, *self._place_cards(QRectF(QPointF(plaque.right() + _GAP, rect.top()), rect.bottomRight()),
                                          width, lines)

    def _place_cards(self, room: QRectF, width: float, lines: int) -> tuple[dict[str, ZonePlace], list[Presented]]:
        """The plain zones at the left, and what is presented in a way of its own in the rest of the room."""
        block = self._block(width, lines)
        places = block.at(room.topLeft())[0]
        if self._stacks and not self._elements:
            places = _spread(places, room.width() - block.size.width())
        left = room.left() + (block.size.width() + _GAP if self._zones else 0.0)
        presented: list[Presented] = []
        for element in self._elements:
            rest = QRectF(left, room.top(), room.right() - left, room.height())
            presented.append(element.filling(rest, width))
            places.update(presented[-1].places)
            left = rest.right() + _GAP
        return places, presented


def _measured(zones: Sequence[ZoneSpec], width: float, widest: float) -> list[ZonePlace]:
    """The zones with open cards of that width, and narrower ones in a hand and among its guests, at most so wide."""
    found: list[ZonePlace] = []
    host = None
    for zone in zones:
        host = host if zone.guest else zone
        hidden = host is not None and host.form is Form.HAND
        found.append(measure(zone, min(widest, width * BACKS) if hidden else width, tight=True, spines=True))
    return found


def _spread(places: dict[str, ZonePlace], more: float) -> dict[str, ZonePlace]:
    """The places in one line, with so much more room for the last of its stacks."""
    last = next(place for place in reversed(places.values()) if place.spines)
    return {name: replace(place, rect=place.rect.adjusted(0, 0, more, 0)) if place is last
            else replace(place, rect=place.rect.translated(more, 0)) if place.rect.left() > last.rect.left() else place
            for name, place in places.items()}
