"""Where the keyboard can rest on the table, and which place lies next in a direction. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from engine.base.table import Form, Piece
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.tabletop import Tabletop

_TOUCH: Final = 4.0
"""Rectangles that overlap by up to this many pixels still count as side by side."""
_ASIDE: Final = 2.5
"""How many times as much a pixel to the side counts as one ahead."""
_OFF_CENTRE: Final = 0.3


class Direction(Enum):
    """A direction on the table."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True, slots=True)
class Stop:
    """A thing to rest on: the visible part of a piece, an empty zone, or a place where a piece may be dropped.

    `place` is the id of the piece, zone or slot.
    """

    place: str
    zone: str
    rect: QRectF
    piece: Piece | None = None


def stops(scene: Tabletop) -> list[Stop]:
    """Every visible piece (the top one of a pile), and the zones that are shown although they are empty."""
    view = scene.view
    if view is None or not scene.zone_items:
        return []
    found = []
    for spec in view.zones:
        cards = _cards_in(scene, spec.id)
        if spec.form is Form.PILE:
            cards = cards[-1:]
        found += [Stop(piece.id, spec.id, _seen_of(piece, item, cards), piece) for piece, item in cards]
        if not cards and not spec.guest:
            found.append(Stop(spec.id, spec.id, scene.place(spec.id).rect))
    return found


def _cards_in(scene: Tabletop, zone: str) -> list[tuple[Piece, CardItem]]:
    """The pieces of a zone from left to right, in each slot from the bottom up."""
    found = [(item.piece, item) for item in scene.cards.values() if item.piece is not None and item.piece.zone == zone]
    return sorted(found, key=lambda each: (each[0].slot, each[0].level))


def _seen_of(piece: Piece, item: CardItem, cards: Sequence[tuple[Piece, CardItem]]) -> QRectF:
    """The part of a card that is not covered by others of its zone: its head in a fan, its edge in a full row."""
    rect = _lies(item)
    for other, covering in cards:
        over = _lies(covering)
        if not over.intersects(rect):
            continue
        if other.slot == piece.slot and other.level == piece.level + 1:
            rect.setBottom(max(rect.top() + _TOUCH, over.top()))
        elif other.slot == piece.slot + 1 and over.top() < rect.center().y() and over.left() > rect.left():
            rect.setRight(max(rect.left() + _TOUCH, over.left()))
    return rect


def _lies(item: CardItem) -> QRectF:
    return item.card_rect().translated(item.pos())


def next_stop(found: Sequence[Stop], at: Stop, way: Direction) -> Stop | None:
    """The next stop in a direction: within the zone by slots and levels, beyond it by position."""
    inside = [stop for stop in found if stop.zone == at.zone and stop.place != at.place]
    return _within(inside, at, way) or beyond([stop for stop in found if stop.zone != at.zone], at.rect, way)


def _within(inside: Sequence[Stop], at: Stop, way: Direction) -> Stop | None:
    here = at.piece
    if here is None:
        return None
    across, along = way.value
    if across:
        ahead = [(abs(piece.slot - here.slot), abs(piece.level - here.level), number)
                 for number, piece in enumerate(_pieces(inside)) if (piece.slot - here.slot) * across > 0]
    else:
        ahead = [(abs(piece.level - here.level), 0, number)
                 for number, piece in enumerate(_pieces(inside))
                 if piece.slot == here.slot and (piece.level - here.level) * along > 0]
    return inside[min(ahead)[-1]] if ahead else None


def _pieces(found: Sequence[Stop]) -> list[Piece]:
    return [stop.piece for stop in found if stop.piece is not None]


def beyond(found: Sequence[Stop], start: QRectF, way: Direction) -> Stop | None:
    """The nearest stop that lies in that direction of a rectangle."""
    far = [(distance, number) for number, stop in enumerate(found)
           if (distance := _distance(start, stop.rect, way)) is not None]
    return found[min(far)[1]] if far else None


def _distance(start: QRectF, end: QRectF, way: Direction) -> float | None:
    """How far away a rectangle is in a direction; None if it is not in that direction."""
    across, along = way.value
    gap = _gap(start, end, way)
    shift = end.center() - start.center()
    ahead = shift.x() * across + shift.y() * along
    aside = abs(shift.y() if across else shift.x())
    if gap < -_TOUCH and (ahead <= 0 or ahead < aside):
        return None
    missed = _missed(start, end, bool(across))
    return max(gap, 0.0) + _ASIDE * missed + _OFF_CENTRE * aside


def _gap(start: QRectF, end: QRectF, way: Direction) -> float:
    """The room between two rectangles in a direction, negative where they overlap or it lies the other way."""
    match way:
        case Direction.LEFT:
            return start.left() - end.right()
        case Direction.RIGHT:
            return end.left() - start.right()
        case Direction.UP:
            return start.top() - end.bottom()
        case Direction.DOWN:
            return end.top() - start.bottom()


def _missed(start: QRectF, end: QRectF, level: bool) -> float:
    """By how much one misses a rectangle when going straight ahead, horizontally (`level`) or vertically."""
    if level:
        return max(0.0, start.top() - end.bottom(), end.top() - start.bottom())
    return max(0.0, start.left() - end.right(), end.left() - start.right())


def reading_order(stop: Stop) -> tuple[float, float]:
    """From top to bottom, then from left to right."""
    corner: QPointF = stop.rect.topLeft()
    return corner.y(), corner.x()


def ends_of_zone(found: Sequence[Stop], at: Stop) -> tuple[Stop, Stop]:
    """The first and the last stop in the zone of a stop."""
    inside = [stop for stop in found if stop.zone == at.zone] or [at]
    return inside[0], inside[-1]
