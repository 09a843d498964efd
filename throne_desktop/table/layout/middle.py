"""The middle of the table: the hero, what stands above it, and the piles and supplies at its sides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from engine.base.parts import Show
from throne_desktop.table.geometry.style import COLUMNS, Sides, Style, Widths
from throne_desktop.table.layout.layout_units import Element


class Members(NamedTuple):
    """What lies in the middle of the table, in one style."""

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


class Pack:
    """Elements below one another, or side by side on one line at their foot, each with the width of its cards."""

    def __init__(self, members: Sequence[tuple[Element, float]], gap: float, *, upright: bool) -> None:
        self._members = members
        self._gap = gap
        self._upright = upright
        sizes = [element.size(width) for element, width in members]
        gaps = gap * max(0, len(sizes) - 1)
        wide, high = [size.width() for size in sizes], [size.height() for size in sizes]
        self.size = (QSizeF(max(wide, default=0.0), sum(high) + gaps) if upright
                     else QSizeF(sum(wide) + gaps, max(high, default=0.0)))

    @property
    def beside(self) -> float:
        """The width that it takes from what it lies beside."""
        return self.size.width() + COLUMNS if self._members else 0.0

    def at(self, corner: QPointF) -> list[Box]:
        """The elements, if the top left corner of the whole is there."""
        boxes, at = [], QPointF(corner)
        for element, width in self._members:
            size = element.size(width)
            wide, high = self.size.width() - size.width(), self.size.height() - size.height()
            aside = QPointF(wide / 2, 0) if self._upright else QPointF(0, high)
            boxes.append(Box(element, width, QRectF(at + aside, size)))
            at += QPointF(0, size.height() + self._gap) if self._upright else QPointF(size.width() + self._gap, 0)
        return boxes


class Middle:
    """The middle of a table `inner`, in one style and with cards of these widths."""

    def __init__(self, members: Members, style: Style, widths: Widths, inner: QRectF) -> None:
        self._inner = inner
        self._high = style.sides is Sides.HIGH
        self._heroes = [(element, widths.hero) for element in members.hero]
        self._gap = style.apart
        self._hero = Pack(self._heroes, style.apart, upright=style.column)
        self._above = Pack([(element, widths.side) for element in members.above], style.apart, upright=False)
        self._left, self._right = (Pack([(element, widths.side) for element in side], style.apart, upright=True)
                                   for side in (members.left, members.right))

    @cached_property
    def hero_height(self) -> float:
        """The height of the hero, and of what stands above it."""
        return self._hero.size.height() + self._above_height

    @property
    def _above_height(self) -> float:
        high = max([self._above.size.height(), *self._side_heights] if self._high else [self._above.size.height()])
        return high + self._gap if high else 0.0

    @property
    def _side_heights(self) -> tuple[float, float]:
        return self._left.size.height(), self._right.size.height()

    @cached_property
    def height(self) -> float:
        """The height of it all."""
        return self.hero_height if self._high else max(self.hero_height, *self._side_heights)

    @property
    def is_narrow_enough(self) -> bool:
        """Whether it is no wider than the table."""
        sides = self._left.beside, self._right.beside
        hero, above = self._hero.size.width(), self._above.size.width()
        if self._high:
            return hero <= self._inner.width() and above / 2 + max(sides) <= self._inner.width() / 2
        return sum(sides) + max(hero, above) <= self._inner.width()

    def at(self, bottom: float) -> list[Box]:
        """Everything, if it ends there."""
        inner, hero = self._inner, self._hero.size
        wide = max(hero.width(), self._above.size.width())
        lefts, rights = (0.0, 0.0) if self._high else (self._left.beside, self._right.beside)
        axis = inner.center().x() - (self._axis() + (wide - hero.width()) / 2)
        x = max(inner.left() + lefts, min(axis, inner.right() - rights - wide))
        boxes = self._hero.at(QPointF(x + (wide - hero.width()) / 2, bottom - hero.height()))
        foot = bottom - hero.height() - self._gap
        above = QPointF(x + (wide - self._above.size.width()) / 2, foot - self._above.size.height())
        boxes += self._above.at(above)
        if self._high:
            return boxes + self._sides(above.x(), above.x() + self._above.size.width(), foot)
        return boxes + self._sides(x, x + wide, bottom)

    @property
    def _is_plain(self) -> bool:
        """Whether the hero is a plain row, so that piles beside it lie half-way up."""
        return all(element.presentation.show is Show.PLAIN for element, _ in self._heroes) and not self._high

    def _sides(self, left: float, right: float, foot: float) -> list[Box]:
        """The sides, each in the middle of the room between the edge of the table and what lies between them."""
        sizes = self._left.size, self._right.size
        at_left = (self._inner.left() + left - COLUMNS - sizes[0].width()) / 2
        at_right = (right + COLUMNS + self._inner.right() - sizes[1].width()) / 2
        up = [max(0.0, self._hero.size.height() - size.height()) / 2 if self._is_plain else 0.0 for size in sizes]
        return [*self._left.at(QPointF(at_left, foot - up[0] - sizes[0].height())),
                *self._right.at(QPointF(at_right, foot - up[1] - sizes[1].height()))]

    def _axis(self) -> float:
        """How far from the left edge of the hero its middle is."""
        if len(self._heroes) == 1:
            element, width = self._heroes[0]
            return element.outline(width)[0].center().x()
        return self._hero.size.width() / 2
