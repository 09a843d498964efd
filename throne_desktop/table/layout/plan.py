"""One way to arrange a table with cards of given widths: what fits, and where everything lies then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from throne_desktop.table.geometry.style import COLUMNS, EDGE, RIBBON, RISE, Sides, Style, Widths
from throne_desktop.table.geometry.zone_block import ZonePlace, measure
from throne_desktop.table.layout.layout_units import Element
from throne_desktop.table.layout.middle import Box, Members, Middle, Pack
from throne_desktop.table.layout.own_band import OwnBand
from throne_desktop.table.layout.rival_box import PLAQUE_OF_MANY, RivalBox
from throne_desktop.table.layout.zone_groups import Unit, ZoneGroup, ZoneGroups, groups_of, parts_of
from throne_desktop.table.presentations.presentation import Presented


class Room:
    """What is to be arranged, and the room for it."""

    def __init__(self, zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, scale: float) -> None:
        self.size = size
        self.scale = scale
        self.viewer = viewer
        self.inner = QRectF(EDGE, EDGE, size.width() - 2 * EDGE, size.height() - 2 * EDGE)
        self.parts: ZoneGroups = parts_of(zones, seats, viewer)
        self.has_stalls = any(unit.show is Show.STALLS for unit in self.parts.sides)
        self.own = OwnBand(self.parts.hand, self.parts.beside, scale, size)
        self._rivals = {seat: RivalBox(units, len(self.parts.rivals), scale, size, viewer)
                        for seat, units in self.parts.rivals.items()}
        self._members: dict[tuple[bool, Sides, int, bool, bool], tuple[Members, list[Element]]] = {}
        self._middles: dict[tuple[Style, float, float], tuple[Middle, Pack]] = {}
        self._sizes: dict[tuple[float, int, bool, float], dict[int, QSizeF]] = {}

    @property
    def rivals(self) -> dict[int, RivalBox]:
        """What is to be shown of each rival, in turn order."""
        return self._rivals

    def rival_sizes(self, width: float, style: Style, share: float) -> dict[int, QSizeF]:
        """The room that each rival needs, measured once for all plans."""
        key = (width, style.rival_lines, style.below, share)
        if key not in self._sizes:
            self._sizes[key] = {seat: box.size(width, style.rival_lines, share, below=style.below)
                                for seat, box in self._rivals.items()}
        return self._sizes[key]

    def middle(self, style: Style, widths: Widths) -> tuple[Middle, Pack]:
        """What lies in the middle, and what lies in the viewer's own band instead, measured once for all plans."""
        key = (style.middle, widths.hero, widths.side)
        if key not in self._middles:
            members, low = self._members_in(style)
            pack = Pack([(element, widths.side) for element in low], COLUMNS, upright=False)
            self._middles[key] = Middle(members, style, widths, self.inner), pack
        return self._middles[key]

    def _members_in(self, style: Style) -> tuple[Members, list[Element]]:
        """What lies in the middle in that style, and what lies in the viewer's own band instead."""
        key = (style.above, style.sides, style.side_lines, style.tight, style.bare)
        if key not in self._members:
            sides = self.parts.sides
            above = [unit for unit in sides if style.above and unit.show is Show.STALLS]
            low = [unit for unit in sides if style.sides is Sides.LOW and unit.show is not Show.STALLS]
            left, right = self.parts.split([unit for unit in sides if unit not in above and unit not in low])
            heroes = [self._element(group, bare=style.tight) for group in self.parts.hero]
            self._members[key] = (Members(self._elements(above), heroes, self._piles(left, style),
                                          self._piles(right, style)), self._piles(low, style))
        return self._members[key]

    def _piles(self, units: Sequence[Unit], style: Style) -> list[Element]:
        return self._elements(units, style.side_lines, bare=style.bare)

    def _elements(self, units: Sequence[Unit], lines: int = 1, *, bare: bool = False) -> list[Element]:
        return [self._element(group, lines, bare=bare) for group in groups_of(units)]

    def _element(self, group: ZoneGroup, lines: int = 1, *, bare: bool = False) -> Element:
        return Element(group, self.viewer, self.scale, self.inner.size(), lines, bare=bare)


class TablePlan:
    """A table in one style, with cards of these widths."""

    def __init__(self, room: Room, style: Style, widths: Widths) -> None:
        self.room = room
        self.style = style
        self.widths = widths
        self.middle, self._low = room.middle(style, widths)

    def with_widths(self, widths: Widths) -> TablePlan:
        """The same with cards of other widths."""
        return TablePlan(self.room, self.style, widths)

    # -- one's own band ------------------------------------------------------------------------------------------------

    @cached_property
    def own_height(self) -> float:
        """The height of the viewer's own band."""
        own = self.room.own.height(self.widths.hand, self.widths.beside)
        return max(own, self._low.size.height())

    @cached_property
    def ribbon(self) -> QRectF:
        """The strip for the prompt."""
        inner = self.room.inner
        return QRectF(inner.left(), inner.bottom() - self.own_height - RISE - RIBBON, inner.width(), RIBBON)

    @property
    def _own_fits(self) -> bool:
        """Whether the hand finds room: beside piles, only if its cards need not lie over one another for them.

        Where room is short, most of each card is free.
        """
        own, hand = self.room.own, self.widths.hand
        if not self._low.beside:
            return own.least(hand) <= self._for_hand
        needed = max(own.least(hand), own.when_open(hand)) if self.style.tight else own.spread(hand)
        return needed <= self._for_hand

    @property
    def _for_hand(self) -> float:
        """The width for the hand."""
        return self.room.own.free(self.widths.hand, self.widths.beside) - self._low.beside

    @property
    def hand_is_open(self) -> bool:
        """Whether the cards of the hand cover no more of one another than they should."""
        return self.room.own.when_open(self.widths.hand) <= self._for_hand

    # -- the middle ----------------------------------------------------------------------------------------------------

    @cached_property
    def _boxes(self) -> list[Box]:
        """The middle, half-way between rivals and prompt."""
        return self.middle.at((self._top + self._foot + self.middle.height) / 2)

    @property
    def _top(self) -> float:
        """Where the room for the middle begins: below rivals, or at the top between them."""
        between = self.style.corners or not self.room.rivals
        return self.room.inner.top() + (0.0 if between else self._rivals_height + self.style.apart)

    @property
    def _foot(self) -> float:
        """Where the room for the middle ends."""
        return self.ribbon.top() - self.style.apart / 2

    @cached_property
    def fits(self) -> bool:
        """Whether everything lies on the table, and nothing over anything else."""
        if not self.middle.is_narrow_enough or not self._own_fits or self._top + self.middle.height > self._foot + 0.01:
            return False
        if any(size.width() > self._share + 0.01 for size in self._rival_sizes.values()):
            return False
        if not self.style.corners:
            return True
        parts = [part for box in self._boxes for part in box.parts()]
        rivals = self._rival_rects().values()
        return not any(rect.bottom() > self.ribbon.top() or rect.adjusted(-6, 0, 6, 6).intersects(part)
                       for rect in rivals for part in parts)

    # -- rivals --------------------------------------------------------------------------------------------------------

    @cached_property
    def _rival_sizes(self) -> dict[int, QSizeF]:
        return self.room.rival_sizes(self.widths.rival, self.style, self._share)

    @property
    def rivals_are_comfortable(self) -> bool:
        """Whether rivals' cards could be as large without lying over one another more than they have to."""
        return all(box.is_comfortable(self.widths.rival, self._share, below=self.style.below)
                   for box in self.room.rivals.values())

    @cached_property
    def _rivals_height(self) -> float:
        return max((size.height() for size in self._rival_sizes.values()), default=0.0)

    @cached_property
    def _share(self) -> float:
        """The width for each rival."""
        rivals = len(self.room.rivals)
        if self.style.corners:
            abreast = (rivals + 1) // 2 if self._abreast else 1
            return (self._corner - (abreast - 1) * COLUMNS) / abreast
        return (self.room.inner.width() - (rivals - 1) * COLUMNS) / max(1, rivals)

    @cached_property
    def _corner(self) -> float:
        """The width of a corner beside the upper end of the middle."""
        parts = [part for box in self._boxes for part in box.parts()]
        top = min((part.top() for part in parts), default=0.0)
        highest = [part for part in parts if part.top() < top + PLAQUE_OF_MANY / 2]
        inner = self.room.inner
        left = min((part.left() for part in highest), default=inner.center().x()) - inner.left()
        right = inner.right() - max((part.right() for part in highest), default=inner.center().x())
        return (left if len(self.room.rivals) == 1 else min(left, right)) - COLUMNS

    @property
    def _abreast(self) -> bool:
        """Whether rivals who share a corner sit side by side in it."""
        abreast = (len(self.room.rivals) + 1) // 2
        return self._corner >= abreast * (PLAQUE_OF_MANY + COLUMNS)

    def _rival_rects(self) -> dict[int, QRectF]:
        """The rooms of the rivals."""
        return self._in_corners() if self.style.corners else self._in_band()

    def _in_band(self) -> dict[int, QRectF]:
        inner, found = self.room.inner, {}
        for number, (seat, size) in enumerate(self._rival_sizes.items()):
            left = inner.left() + number * (self._share + COLUMNS)
            found[seat] = QRectF(QPointF(left + (self._share - size.width()) / 2, inner.top()), size)
        return found

    def _in_corners(self) -> dict[int, QRectF]:
        """The first half of the rivals at the left, the others at the right: side by side, or below one another."""
        inner, seats = self.room.inner, list(self.room.rivals)
        half = (len(seats) + 1) // 2
        found: dict[int, QRectF] = {}
        at = inner.topLeft()
        for seat in seats[:half] if self._abreast else reversed(seats[:half]):
            size = self._rival_sizes[seat]
            found[seat] = QRectF(at, size)
            at += QPointF(size.width() + COLUMNS, 0) if self._abreast else QPointF(0, size.height() + self.style.apart)
        at = inner.topRight()
        for seat in reversed(seats[half:]) if self._abreast else seats[half:]:
            size = self._rival_sizes[seat]
            found[seat] = QRectF(at - QPointF(size.width(), 0), size)
            at += QPointF(-size.width() - COLUMNS, 0) if self._abreast else QPointF(0, size.height() + self.style.apart)
        return found

    # -- placing -------------------------------------------------------------------------------------------------------

    def _shown(self, box: Box) -> Presented:
        """An element at its place; one that can be wider fills the width that nothing beside it needs."""
        element, width, rect = box
        if not element.presentation.fills:
            return element.at(rect.topLeft(), width)
        line = QRectF(self.room.inner.left(), rect.top(), self.room.inner.width(), rect.height())
        others = [*(other.rect for other in self._boxes if other is not box), *self._rival_rects().values()]
        beside = [other for other in others if other.intersects(line)]
        left = max((other.right() + COLUMNS for other in beside if other.right() <= rect.left()), default=line.left())
        right = min((other.left() - COLUMNS for other in beside if other.left() >= rect.right()), default=line.right())
        return element.filling(QRectF(left, rect.top(), right - left, rect.height()), width)

    def placed(self) -> tuple[dict[str, ZonePlace], dict[str, QRectF], dict[int, QRectF], tuple[Presented, ...]]:
        """The places of zones, captions and plaques, and what is presented in a way of its own."""
        inner = self.room.inner
        band = QRectF(inner.left(), inner.bottom() - self.own_height, inner.width(), self.own_height)
        corner = band.bottomRight() - QPointF(self._low.size.width(), self._low.size.height())
        shown = [self._shown(box) for box in (*self._boxes, *self._low.at(corner))]
        places = {name: place for each in shown for name, place in each.places.items()}
        captions = {name: rect for each in shown for name, rect in each.captions.items()}
        plaques: dict[int, QRectF] = {}
        for seat, rect in self._rival_rects().items():
            mirrored = self.style.corners and rect.left() > inner.center().x()
            plaques[seat], theirs, shows = self.room.rivals[seat].at(rect, self.widths.rival, self.style.rival_lines,
                                                                     below=self.style.below, mirrored=mirrored)
            places.update(theirs)
            shown += shows
        places |= {zone.id: replace(measure(zone, self.widths.rival), rect=plaques[zone.seat], told=True)
                   for zone in self.room.parts.told if zone.seat is not None}
        own = band.adjusted(0, 0, -self._low.beside, 0)
        plaques[self.room.viewer], held, said = self.room.own.at(own, self.widths.hand, self.widths.beside)
        return places | held, captions | said, plaques, tuple(each for each in shown if each.show is not Show.PLAIN)
