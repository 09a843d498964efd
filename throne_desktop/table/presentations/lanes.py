"""Lanes: the rows of all seats, turned. Each lane is a slot of every row, and has a cell for every seat.

The rivals' cells are in turn order, and the viewer's begins the last line. Where a cell is left over, it is the first
one, and has the heading of the lane; otherwise that stands above the cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from engine.base.table import Form, Signboard, ZoneSpec
from engine.table.view import View
from throne_desktop.table.geometry import hand_layout
from throne_desktop.table.geometry.zone_block import RATIO, ZonePlace
from throne_desktop.table.presentations.presentation import Presentation, Presented

HEADING: Final = 30.0       # the height of the heading of a lane above its cells, at the usual text size
PADDING: Final = 7.0        # between a lane and its cells
GAP: Final = 6.0            # between lanes, and between the cells of a lane
_USUAL: Final = QSizeF(780.0, 290.0)
"""The room for lanes in a small window: it decides how many cells stand side by side."""
_BETWEEN: Final = 12.0      # the most between two lines of cells
STRIP: Final = 42.0         # the rivals' cards over the lanes, at the usual text size
_HAND: Final = 112.0
"""The width of the cards that lie over the lanes, where there is room for them."""
_FANNED: Final = 3.6
"""The width of a rival's cards over the lanes, in widths of one of them."""
_STRIP_SHARE: Final = 0.2
"""The most of the height of the lanes that the rivals' cards take, and that the words below them take."""
_LOW_SHARE: Final = 0.15
"""The same where the viewer's cards would be narrower than `_LEAST` otherwise."""
_LEAST: Final = 100.0
_RISE: Final = 12.0         # above the viewer's cards: those that can be taken rise
_CLOSEST: Final = 0.56
"""How close these may come before they become smaller, in their widths."""


class LaneGrid(NamedTuple):
    """How the cells of a lane are arranged: so many for seats, in lines of so many columns."""

    seats: int
    columns: int

    @property
    def lines(self) -> int:
        """The number of lines."""
        return ceil(self.seats / self.columns)

    @property
    def free(self) -> bool:
        """Whether a cell is left over, which then has the heading."""
        return self.seats < self.lines * self.columns

    def above(self, scale: float) -> float:
        """The height above the cells."""
        return PADDING if self.free else HEADING * scale

    def lane(self, width: float, scale: float) -> QSizeF:
        """The size of a lane with cards of that width."""
        return QSizeF(self.columns * (width + GAP) - GAP + 2 * PADDING,
                      self.lines * (width * RATIO + _between(width)) - _between(width) + self.above(scale) + PADDING)

    def corner(self, cell: int, width: float, scale: float) -> QPointF:
        """The corner of the cell with that number, counted along the lines."""
        line, column = divmod(cell, self.columns)
        return QPointF(PADDING + column * (width + GAP), self.above(scale) + line * (width * RATIO + _between(width)))

    def cell_of(self, number: int) -> int:
        """The cell of a seat by its number in turn order; the last one is the viewer's."""
        first, last = self.lines * self.columns - self.seats, (self.lines - 1) * self.columns
        if number == self.seats - 1:
            return last
        return first + number + (first + number >= last)


def _between(width: float) -> float:
    """The room between two lines of cells, into which the faces of owners reach."""
    return max(GAP, min(_BETWEEN, width * 0.1))


def grid_for(seats: int, lanes: int) -> LaneGrid:
    """The arrangement with the largest cards."""
    def fitting(grid: LaneGrid) -> float:
        lane = grid.lane(100.0, 1.0)
        return min(_USUAL.width() / lanes / (lane.width() + GAP), _USUAL.height() / lane.height())

    return max((LaneGrid(seats, columns) for columns in range(1, seats + 1)), key=fitting)


@dataclass(frozen=True, slots=True)
class LanePlace(ZonePlace):
    """A row of lanes: `rect` is its cell in the lane in use, or else in the first one, and for the row of the viewer
    `reach` is all of the lane in use.

    Cards that share a cell are small enough for it, as `heights` says how many there are in each.
    """

    reach: QRectF = field(default_factory=QRectF)

    @property
    def areas(self) -> tuple[QRectF, ...]:
        return (self.rect, *(() if self.reach.isEmpty() else (self.reach,)))

    def _share(self, slot: int) -> float:
        """The size of the cards in a cell, as a share of the usual one."""
        if not self.heights:
            return 1.0
        over = self.heights[min(slot, len(self.heights) - 1)] - 1
        return 1.0 / (1.0 + over * self.step.y() / self.card.height())

    def card_at(self, slot: int, slots: int = 0) -> QSizeF:
        return self.card * self._share(slot)

    def corner(self, slot: int, level: int, slots: int = 0) -> QPointF:
        return self.cells[min(slot, len(self.cells) - 1)] + self.step * (level * self._share(slot))

    def free_width(self, slot: int, slots: int, level: int = 0) -> float:
        return self.card_at(slot).width()

    def slot_rect(self, slot: int, slots: int = 0) -> QRectF:
        return QRectF(self.cells[min(slot, len(self.cells) - 1)], self.card)


@dataclass(frozen=True, slots=True)
class OverPlace(ZonePlace):
    """The viewer's hand over the lanes, in the middle of `room`; beside what stays in the first lane."""

    room: QRectF = field(default_factory=QRectF)

    def beside(self, edge: float) -> OverPlace:
        """The same to the right of that edge."""
        return _over_at(self.spec, self.room.adjusted(max(0.0, edge - self.room.left()), 0.0, 0.0, 0.0))


class Lanes(Presentation):
    """Zones of all seats as lanes. A zone that is a hand (and a guest) lies over them, and small for a rival."""

    show = Show.LANES
    seats_guests = True

    def __init__(self, zones: Sequence[ZoneSpec], viewer: int, scale: float) -> None:
        super().__init__(zones, viewer, scale)
        rows = [zone for zone in zones if zone.form is not Form.HAND]
        seats = 1 + max(zone.seat or 0 for zone in rows)
        self.rows = sorted(rows, key=lambda zone: ((zone.seat or 0) - viewer - 1) % seats)
        """The zones in turn order from the viewer's left; the viewer's is the last one."""
        self.over = [zone for zone in zones if zone.form is Form.HAND]
        self.lanes = max(zone.slots for zone in rows)
        self.grid = grid_for(len(rows), self.lanes)

    def size(self, width: float) -> QSizeF:
        lane = self.grid.lane(width, self.scale)
        return QSizeF(self.lanes * (lane.width() + GAP) - GAP, lane.height())

    def at(self, corner: QPointF, width: float) -> Presented:
        rect = QRectF(corner, self.size(width))
        places = {zone.id: self._row(zone, rect.topLeft(), number, width) for number, zone in enumerate(self.rows)}
        for zone in self.over:
            places[zone.id] = self._over(zone, rect)
        return Presented(self.show, rect, width, places, {})

    def _row(self, zone: ZoneSpec, corner: QPointF, number: int, width: float) -> ZonePlace:
        """The place of the zone with that number in turn order."""
        lane = self.grid.lane(width, self.scale).width() + GAP
        first = corner + self.grid.corner(self.grid.cell_of(number), width, self.scale)
        cells = tuple(first + QPointF(slot * lane, 0.0) for slot in range(self.lanes))
        card = QSizeF(width, width * RATIO)
        step = QPointF(0.0, zone.fan * card.height())
        return LanePlace(zone, QRectF(first, card), card, lane, step, self.lanes, cells=cells)

    def _over(self, zone: ZoneSpec, rect: QRectF) -> ZonePlace:
        """Where a hand lies over the lanes: the viewer's in their middle, and above it the rivals' in turn order."""
        strip, _, room = over_rooms(rect, self.scale)
        if zone.seat == self.viewer:
            return _over_at(zone, room)
        rivals = len(self.rows) - 1
        number = [row.seat for row in self.rows].index(zone.seat)
        height = max(1.0, strip.height() - GAP)
        share = rect.width() / rivals
        wide = min(share - height - 3 * PADDING, height / RATIO * _FANNED)
        left = rect.left() + (number + 0.5) * share - (wide - height) / 2
        return _hand_at(zone, QRectF(left, rect.top() + GAP, wide, height), height / RATIO)


def _hand_at(zone: ZoneSpec, rect: QRectF, width: float) -> ZonePlace:
    return ZonePlace(zone, rect, QSizeF(width, width * RATIO), width, QPointF(), zone.slots)


def _over_at(zone: ZoneSpec, room: QRectF) -> OverPlace:
    width = over_width(room.size(), zone.slots)
    top = room.center().y() - width * RATIO / 2
    return OverPlace(zone, QRectF(room.left(), top, room.width(), width * RATIO), QSizeF(width, width * RATIO), width,
                     QPointF(), zone.slots, room=room)


def over_rooms(rect: QRectF, scale: float) -> tuple[QRectF, QRectF, QRectF]:
    """The rooms over the lanes: for the rivals' cards, for words, and for the viewer's cards, which rise a little."""
    left = (rect.height() - _LEAST * RATIO - _RISE - PADDING) / 2
    share = max(rect.height() * _LOW_SHARE, min(rect.height() * _STRIP_SHARE, left))
    strip = min(STRIP * scale, share)
    words = min(HEADING * scale, share)
    inner = rect.adjusted(PADDING, 0.0, -PADDING, 0.0)
    own = QRectF(inner.left(), inner.top() + strip + words + _RISE, inner.width(), 0.0)
    own.setBottom(max(own.top() + 1.0, inner.bottom() - PADDING))
    return (QRectF(inner.left(), inner.top(), inner.width(), strip),
            QRectF(inner.left(), inner.top() + strip, inner.width(), words), own)


def over_width(room: QSizeF, slots: int) -> float:
    """The width of the cards that lie over the lanes: side by side, or closer if they would be small."""
    tallest = room.height() / RATIO
    beside = (room.width() + hand_layout.GAP) / slots - hand_layout.GAP
    closest = room.width() / (1 + _CLOSEST * (slots - 1))
    return max(1.0, min(tallest, max(beside, min(_HAND, closest))))


def in_use(place: ZonePlace, places: Iterable[ZonePlace], view: View) -> ZonePlace:
    """One of these places as a view needs it: rows of lanes know how many cards share a cell, and which lane is in use,
    and a hand over the lanes lies beside a card that stays in the first one.
    """
    if isinstance(place, OverPlace):
        rows = {other.spec.id: other for other in places if isinstance(other, LanePlace)}
        stays = any(piece.zone in rows for piece in view.pieces.values())
        return place.beside(max(row.cells[0].x() + row.card.width() for row in rows.values()) + GAP) if stays else place
    if not isinstance(place, LanePlace):
        return place
    heights = [1] * len(place.cells)
    for piece in view.pieces.values():
        if piece.zone == place.spec.id:
            slot = min(piece.slot, len(heights) - 1)
            heights[slot] = max(heights[slot], piece.level + 1)
    now = next((number for number in range(len(place.cells)) if _is_now(view, number)), None)
    if now is None:
        return replace(place, heights=tuple(heights))
    cells = [QRectF(other.cells[now], other.card) for other in places if isinstance(other, LanePlace)]
    reach = QRectF()
    for cell in cells if place.spec.seat == view.seat else ():
        reach = reach.united(cell)
    return replace(place, rect=QRectF(place.cells[now], place.card), reach=reach, heights=tuple(heights))


def lane_board(view: View, number: int) -> Signboard | None:
    """What stands over the lane with that number, counted from 0."""
    return next((board for board in view.signboards if board.place == f"lane/{number}"), None)


def _is_now(view: View, number: int) -> bool:
    """Whether the lane with that number is in use now."""
    board = lane_board(view, number)
    return board is not None and board.state == "now"
