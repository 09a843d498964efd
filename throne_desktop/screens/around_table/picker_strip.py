"""Where pictures to choose from lie: in one line like a hand of cards, in the middle or over one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize

from throne_desktop.table.geometry import hand_layout
from throne_desktop.table.geometry.zone_block import RATIO

LEAST: Final = 100
"""Pixels: a card that one must choose is offered at least so wide."""
LEAST_LOW: Final = 84
"""The same on a table less than 640 pixels high, as in the smallest windows: more would not fit below what is
asked."""
FRAME: Final = 6
"""Pixels around pictures."""
APART: Final = 8
"""Pixels between the pictures and the button beside them."""
_WIDEST: Final = 150
_TOKEN: Final = 72
_HEADS: Final = 40
"""Pixels of the cards below that stay in sight, above pictures that are wider than they must be."""
_EDGE: Final = 5
"""Pixels between the panel and what is around it."""
_LOOSE: Final = 0.75
"""How much of a picture is free, in widths of it, where pictures have room."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Pictures in a line: the width of each, the left edges, how much of each the next leaves free, and the size."""

    width: int
    lefts: tuple[int, ...]
    free: tuple[int, ...]
    size: QSize

    @property
    def is_loose(self) -> bool:
        """Whether the pictures have room."""
        return self.width >= LEAST and min(self.free) >= _LOOSE * self.width


def strip(room: QSize, count: int, *, tokens: bool = False) -> Strip:
    """So many pictures in that room: side by side, as wide as may be, or else over one another."""
    ratio = 1.0 if tokens else RATIO
    highest = int(room.height() / ratio)
    abreast = int((room.width() - hand_layout.GAP * (count - 1)) / count)
    below_heads = int((room.height() - _HEADS) / ratio)
    wanted = _TOKEN if tokens else min(_WIDEST, max(LEAST, min(abreast, below_heads)))
    width = max(1, min(wanted, highest, room.width()))
    lying = hand_layout.hand(float(room.width()), float(width), ratio, count)
    lefts = tuple(round(each.left - lying[0].left) for each in lying)
    return Strip(width, lefts, tuple(round(each.free) for each in lying),
                 QSize(lefts[-1] + width, round(width * ratio)))


def laid_in(rooms: Sequence[QRect], count: int, beside: QSize, *, tokens: bool = False) -> tuple[QRect, Strip]:
    """A panel with so many pictures and a button of size `beside`, in the first room where they have room, or else in
    the last: at its lower edge, where it covers least of the cards below."""
    around = QSize(2 * FRAME + APART + beside.width(), 2 * FRAME)
    strips = [(room, strip(room.size() - around, count, tokens=tokens)) for room in rooms]
    room, found = next((each for each in strips if each[1].is_loose), strips[-1])
    size = QSize(found.size.width(), max(found.size.height(), beside.height())) + around
    return QRect(room.center().x() - size.width() // 2, room.bottom() + 1 - size.height(), size.width(),
                 size.height()), found


def rooms(table: QRect, asked: QRect, plaques: Sequence[QRectF], own: QRectF, hero: Sequence[QRectF]) -> list[QRect]:
    """Where pictures may lie, the best room first, so that they never cover the hero nor what is `asked`.

    In the middle, if something is free between the rivals' `plaques` and the hero, or between that and what is asked;
    or else over one's own hand, beside one's `own` plaque, or over that as well.
    """
    top = round(max((plaque.bottom() for plaque in plaques), default=table.top()))
    edges = sorted((max(top, round(rect.top())), round(rect.bottom())) for rect in hero)
    free: list[QRect] = []
    for begin, end in [*edges, (asked.top(), asked.top())]:
        if begin > top:
            free.append(QRect(table.left(), top, table.width(), min(begin, asked.top()) - top))
        top = max(top, end)
    low = QRect(table.left(), asked.bottom(), table.width(), table.bottom() - asked.bottom())
    beside = low.adjusted(round(own.right()) - table.left(), 0, 0, 0)
    found = [*sorted(free, key=QRect.height, reverse=True), beside, low]
    return [room.adjusted(_EDGE, _EDGE, -_EDGE, -2) for room in found]
