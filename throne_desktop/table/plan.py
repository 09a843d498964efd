"""One way to arrange a table with cards of given widths: what fits, and where everything lies then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from throne_desktop.table.blocks import ZonePlace
from throne_desktop.table.elements import Element
from throne_desktop.table.own_band import OwnBand
from throne_desktop.table.parts import Group, Parts, parts_of
from throne_desktop.table.presentation import Presented
from throne_desktop.table.rival_box import RivalBox

EDGE: Final = 12.0
"""Between the edge of the table and what lies on it."""
RIBBON: Final = 44.0
"""The height of the prompt over one's own hand."""
RISE: Final = 24.0
"""Between the prompt and the hand, whose cards rise: those that can be played, and the one under the pointer."""
_APART: Final = 8.0
"""Between what lies over one another."""
_TIGHT: Final = 4.0
_COLUMNS: Final = 20.0
"""Between hero and sides."""


class Style(NamedTuple):
    """One way to arrange a table."""

    corners: bool
    """Whether rivals sit in the corners beside the hero, instead of in a band above it."""
    below: bool
    """Whether rivals' cards lie below their plaques, instead of beside them."""
    rival_lines: int
    column: bool
    """Whether what makes up the hero lies below one another, instead of side by side."""
    above: bool
    """Whether the stalls stand above the hero, instead of beside it."""
    side_lines: int
    beside_lines: int
    tight: bool = False
    """Whether gaps are as narrow as they may be, and the hero goes without a caption."""

    @property
    def calm(self) -> float:
        """How calm the arrangement is: 1 for the plainest."""
        return 0.97 ** (self.rival_lines + self.side_lines + self.beside_lines - 3 + self.below)


@dataclass(frozen=True, slots=True)
class Widths:
    """The widths of the cards in each part, in pixels."""

    hand: float
    hero: float
    side: float
    beside: float
    rival: float


class Room:
    """What is to be arranged, and the room for it."""

    def __init__(self, zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, scale: float) -> None:
        self.size = size
        self.scale = scale
        self.viewer = viewer
        self.inner = QRectF(EDGE, EDGE, size.width() - 2 * EDGE, size.height() - 2 * EDGE)
        self.parts: Parts = parts_of(zones, seats, viewer)
        if not self.parts.hero:
            self.parts.hero, self.parts.left, self.parts.right = [*self.parts.left, *self.parts.right], [], []
        self._sides = (*self.parts.left, *self.parts.right)
        self.has_stalls = any(group.show is Show.STALLS for group in self._sides)
        self.most_at_side = max(sum(len(group.units) for group in side)
                                for side in (self.parts.left, self.parts.right))
        self.own = OwnBand(self.parts.hand, self.parts.beside, scale, size)
        self.rivals = {seat: RivalBox(units, len(self.parts.rivals), scale, size, viewer)
                       for seat, units in self.parts.rivals.items()}
        self._middles: dict[tuple[bool, int, bool], Middle] = {}

    def middle(self, style: Style) -> Middle:
        """What lies in the middle in that style."""
        key = (style.above, style.side_lines, style.tight)
        if key not in self._middles:
            self._middles[key] = self._middle(style)
        return self._middles[key]

    def _middle(self, style: Style) -> Middle:
        stalls = [group for group in self._sides if style.above and group.show is Show.STALLS]
        sides = (self._sides, ()) if self.has_stalls and not style.above else (self.parts.left, self.parts.right)
        left, right = ([self._element(group, style.side_lines) for group in side if group not in stalls]
                       for side in sides)
        return Middle([self._element(group) for group in stalls],
                      [self._element(group, bare=style.tight) for group in self.parts.hero], left, right)

    def _element(self, group: Group, lines: int = 1, *, bare: bool = False) -> Element:
        return Element(group, self.viewer, self.scale, self.inner.size(), lines, bare=bare)


class Middle(NamedTuple):
    """What lies in the middle of the table: above the hero, the hero itself, and to its left and right."""

    above: list[Element]
    hero: list[Element]
    left: list[Element]
    right: list[Element]


class Box(NamedTuple):
    """An element with the width of its cards and its place."""

    element: Element
    width: float
    rect: QRectF

    def parts(self) -> list[QRectF]:
        """The rectangles that it fills."""
        return [each.translated(self.rect.topLeft()) for each in self.element.outline(self.width)]


class Plan:
    """A table in one style, with cards of these widths."""

    def __init__(self, room: Room, style: Style, widths: Widths) -> None:
        self.room = room
        self.style = style
        self.widths = widths
        self._middle = room.middle(style)
        self._apart = _TIGHT if style.tight else _APART

    def with_widths(self, widths: Widths) -> Plan:
        """The same with cards of other widths."""
        return Plan(self.room, self.style, widths)

    # -- bands ---------------------------------------------------------------------------------------------------------

    @cached_property
    def own_height(self) -> float:
        """The height of the viewer's own band."""
        return self.room.own.height(self.widths.hand, self.widths.beside, self.style.beside_lines)

    @cached_property
    def ribbon(self) -> QRectF:
        """The strip for the prompt."""
        inner = self.room.inner
        return QRectF(inner.left(), inner.bottom() - self.own_height - RISE - RIBBON, inner.width(), RIBBON)

    @cached_property
    def _rival_sizes(self) -> dict[int, QSizeF]:
        share = self._share
        return {seat: box.size(self.widths.rival, self.style.rival_lines, share, below=self.style.below)
                for seat, box in self.room.rivals.items()}

    @property
    def _share(self) -> float:
        """The width for each rival."""
        number = 2 if self.style.corners else len(self.room.rivals)
        return (self.room.inner.width() - (number - 1) * _COLUMNS) / max(1, number)

    @cached_property
    def _rivals_height(self) -> float:
        return max((size.height() for size in self._rival_sizes.values()), default=0.0)

    # -- the middle ----------------------------------------------------------------------------------------------------

    @cached_property
    def _heroes(self) -> list[tuple[Element, float]]:
        """The hero, with the widths of its cards."""
        return [(element, self.widths.hero) for element in self._middle.hero]

    @cached_property
    def _hero_size(self) -> QSizeF:
        return _united([element.size(width) for element, width in self._heroes], upright=self.style.column)

    @cached_property
    def _stalls(self) -> list[tuple[Element, float]]:
        """The stalls above the hero."""
        return [(element, self.widths.side) for element in self._middle.above]

    @cached_property
    def _stalls_size(self) -> QSizeF:
        return _united([element.size(width) for element, width in self._stalls], upright=True)

    @property
    def hero_height(self) -> float:
        """The height of the hero, and of the stalls above it."""
        stalls = self._stalls_size.height()
        return self._hero_size.height() + (stalls + self._apart if stalls else 0.0)

    @property
    def _is_wide(self) -> bool:
        """Whether the hero and the sides are too wide for the table."""
        sides = [_united([element.size(self.widths.side) for element in side], upright=True).width()
                 for side in (self._middle.left, self._middle.right)]
        amid = self._stalls_size if self._stalls else self._hero_size
        most = self.room.inner.width()
        return self._hero_size.width() > most or amid.width() + sum(side + _COLUMNS for side in sides if side) > most

    @cached_property
    def middle(self) -> list[Box]:
        """The hero and the sides, which lie beside the stalls if these stand above it."""
        left, right = ([(element, self.widths.side) for element in side]
                       for side in (self._middle.left, self._middle.right))
        sizes = [_united([element.size(width) for element, width in side], upright=True) for side in (left, right)]
        lefts, rights = (size.width() + _COLUMNS if size.width() else 0.0 for size in sizes)
        inner, hero, stalls = self.room.inner, self._hero_size, self._stalls_size
        amid = stalls if self._stalls else hero
        x = inner.center().x() - (self._axis() if not self._stalls else amid.width() / 2)
        x = max(inner.left() + lefts, min(x, inner.right() - rights - amid.width()))
        highest = max(amid.height(), *(size.height() for size in sizes))
        below = hero.height() + self._apart if self._stalls else 0.0
        foot = self._middle_bottom(highest + below) - below
        boxes = _row(self._stalls or self._heroes, QPointF(x, foot - amid.height()), amid,
                     upright=self.style.column or bool(self._stalls))
        if self._stalls:
            boxes += _row(self._heroes, QPointF(inner.center().x() - self._axis(), foot + self._apart), hero,
                          upright=self.style.column)
        x_left = (inner.left() + x - _COLUMNS - sizes[0].width()) / 2
        x_right = (x + amid.width() + _COLUMNS + inner.right() - sizes[1].width()) / 2
        for side, size, at in ((left, sizes[0], x_left), (right, sizes[1], x_right)):
            boxes += _row(side, QPointF(at, foot - size.height()), size, upright=True)
        return boxes

    def _axis(self) -> float:
        """How far from the left edge of the hero its middle is."""
        if len(self._heroes) == 1:
            element, width = self._heroes[0]
            return element.outline(width)[0].center().x()
        return self._hero_size.width() / 2

    def _middle_bottom(self, height: float) -> float:
        """Where the hero and the sides end: they lie in the middle of the room between rivals and prompt."""
        top = self.room.inner.top() + (0.0 if self.style.corners else self._rivals_height + self._apart)
        bottom = self.ribbon.top() - self._apart / 2
        return (top + bottom + height) / 2

    # -- what fits -----------------------------------------------------------------------------------------------------

    @cached_property
    def fits(self) -> bool:
        """Whether everything lies on the table, and nothing over anything else."""
        inner = self.room.inner
        bands = self._rivals_height + self._apart if not self.style.corners and self.room.rivals else 0.0
        if inner.top() + bands + self.hero_height > self.ribbon.top():
            return False
        if self._is_wide or not self.room.own.fits(self.widths.hand, self.widths.beside, self.style.beside_lines):
            return False
        if any(size.width() > self._share for size in self._rival_sizes.values()):
            return False
        parts = [part for box in self.middle for part in box.parts()]
        top = min((part.top() for part in parts), default=inner.top())
        if top < inner.top() + bands - 0.01:
            return False
        rivals = list(self._rival_rects().values())
        limit = self.ribbon.top()
        return not (self.style.corners and any(rect.bottom() > limit or rect.adjusted(-6, 0, 6, 6).intersects(part)
                                               for rect in rivals for part in parts))

    @property
    def hand_is_open(self) -> bool:
        """Whether the cards of the hand cover no more of one another than they should."""
        return self.room.own.is_open(self.widths.hand, self.widths.beside, self.style.beside_lines)

    # -- placing -------------------------------------------------------------------------------------------------------

    def _rival_rects(self) -> dict[int, QRectF]:
        """The rooms of the rivals."""
        inner, seats = self.room.inner, list(self.room.rivals)
        found: dict[int, QRectF] = {}
        if not self.style.corners:
            share = self._share
            for number, seat in enumerate(seats):
                size = self._rival_sizes[seat]
                left = inner.left() + number * (share + _COLUMNS)
                found[seat] = QRectF(QPointF(left + (share - size.width()) / 2, inner.top()), size)
            return found
        half = (len(seats) + 1) // 2
        for column, right in ((list(reversed(seats[:half])), False), (seats[half:], True)):
            top = inner.top()
            for seat in column:
                size = self._rival_sizes[seat]
                left = inner.right() - size.width() if right else inner.left()
                found[seat] = QRectF(QPointF(left, top), size)
                top += size.height() + self._apart
        return found

    def _shown(self, box: Box) -> Presented:
        """An element at its place; a hero that can be wider fills the width that nothing else needs."""
        element, width, rect = box
        if not element.presentation.fills:
            return element.at(rect.topLeft(), width)
        inner = self.room.inner
        others = [] if self._stalls else [other.rect for other in self.middle if other is not box]
        left = max((other.right() + _COLUMNS for other in others if other.right() <= rect.left()), default=inner.left())
        right = min((other.left() - _COLUMNS for other in others if other.left() >= rect.right()),
                    default=inner.right())
        return element.filling(QRectF(left, rect.top(), right - left, rect.height()), width)

    def placed(self) -> tuple[dict[str, ZonePlace], dict[str, QRectF], dict[int, QRectF], tuple[Presented, ...]]:
        """The places of zones, captions and plaques, and what is presented in a way of its own."""
        places: dict[str, ZonePlace] = {}
        captions: dict[str, QRectF] = {}
        plaques: dict[int, QRectF] = {}
        presented: list[Presented] = []
        for box in self.middle:
            shown = self._shown(box)
            places.update(shown.places)
            captions.update(shown.captions)
            if shown.show is not Show.PLAIN:
                presented.append(shown)
        for seat, rect in self._rival_rects().items():
            mirrored = self.style.corners and rect.left() > self.room.inner.center().x()
            plaques[seat], theirs, shows = self.room.rivals[seat].at(rect, self.widths.rival, self.style.rival_lines,
                                                                     below=self.style.below, mirrored=mirrored)
            places.update(theirs)
            presented += shows
        inner = self.room.inner
        band = QRectF(inner.left(), inner.bottom() - self.own_height, inner.width(), self.own_height)
        plaques[self.room.viewer], own = self.room.own.at(band, self.widths.hand, self.widths.beside,
                                                          self.style.beside_lines)
        return places | own, captions, plaques, tuple(presented)


def _united(sizes: Sequence[QSizeF], *, upright: bool) -> QSizeF:
    """The size of elements below one another, or side by side."""
    gaps = _APART * max(0, len(sizes) - 1)
    if upright:
        return QSizeF(max((size.width() for size in sizes), default=0.0), sum(size.height() for size in sizes) + gaps)
    return QSizeF(sum(size.width() for size in sizes) + gaps, max((size.height() for size in sizes), default=0.0))


def _row(elements: Sequence[tuple[Element, float]], corner: QPointF, whole: QSizeF, *, upright: bool) -> list[Box]:
    """Elements below one another, centred, or side by side on one line at their foot."""
    boxes = []
    at = QPointF(corner)
    for element, width in elements:
        size = element.size(width)
        wide, high = whole.width() - size.width(), whole.height() - size.height()
        aside = QPointF(wide / 2, 0) if upright else QPointF(0, high)
        boxes.append(Box(element, width, QRectF(at + aside, size)))
        at += QPointF(0, size.height() + _APART) if upright else QPointF(size.width() + _APART, 0)
    return boxes
