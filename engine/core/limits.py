"""Limits on how many of some cells are filled, and what follows from them.

A limit is always an upper one. "At least two of these three lie there" is "at most one of them lies elsewhere".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.core.cells import Grid

_SUMMED: Final = 3000
"""Limits are combined in pairs only while their total width in cells is about this: it takes time."""

_KEPT: Final = 5000
"""Limits are kept up to this total width in cells, the strictest first: forgetting one is never wrong."""


class Limit(NamedTuple):
    """At most `most` of these cells are filled."""

    cells: int
    most: int


class Limits:
    """The limits of one table: its shape, its possible cells and the sizes of its zones."""

    __slots__ = ("_grid", "_maybe", "_rooms", "_sizes")

    def __init__(self, grid: Grid, maybe: int, sizes: Sequence[int]) -> None:
        self._grid = grid
        self._maybe = maybe
        self._sizes = sizes
        self._rooms: dict[int, tuple[int, int]] = {}    # cached by zones, as many limits share theirs

    # -- what is worth keeping -------------------------------------------------------------------------------------

    def open_parts(self, limits: Iterable[Limit]) -> dict[int, int]:
        """What limits say about open cells, leaving out impossible cells and labels that count wherever they are.

        Limits that no longer say anything are dropped.
        """
        parts: dict[int, int] = {}
        touched, whole, maybe = self._grid.touched, self._grid.whole, self._maybe
        for limited, most in limits:        # a plain loop: this is where the time goes
            cells = limited & maybe
            labels = touched(cells)
            counted = labels & ~touched(maybe & ~cells)
            if counted:
                cells &= ~(counted * whole)
                labels &= ~counted
            left = most - counted.bit_count()
            if labels.bit_count() > left and self._could_fill(cells, labels) > left:
                parts[cells] = min(left, parts.get(cells, left))
        return parts

    def _could_fill(self, cells: int, labels: int) -> int:
        """How many of these open cells, which belong to these labels, could be filled if there were no limits."""
        room, settled = self._room(self._grid.over(cells))
        return min(labels.bit_count(), room - (settled & ~labels).bit_count())

    def _room(self, zones: int) -> tuple[int, int]:
        """How many cards these zones hold, and the labels certain to be in one of them."""
        if zones not in self._rooms:
            room = sum(size for zone, size in enumerate(self._sizes) if zones >> zone & 1)
            self._rooms[zones] = room, self._grid.rows & ~self._grid.touched(self._maybe & ~(self._grid.rows * zones))
        return self._rooms[zones]

    def strictest(self, parts: dict[int, int]) -> tuple[Limit, ...]:
        """The limits that do not follow from another."""
        kept: list[Limit] = []
        touched = self._grid.touched
        for cells, most in sorted(parts.items(), key=lambda part: (part[1], -part[0].bit_count(), part[0])):
            if not any(fewer + touched(cells & ~limited).bit_count() <= most for limited, fewer in kept):
                kept.append(Limit(cells, most))
        return tuple(kept[:_KEPT // self._grid.size])

    def implied(self, limit: Limit, known: Iterable[Limit]) -> bool:
        """Whether a limit follows from the sizes of zones or from one of these limits."""
        touched = self._grid.touched
        return all(any(fewer + touched(cells & ~limited).bit_count() <= most for limited, fewer in known)
                   for cells, most in self.open_parts([limit]).items())

    # -- what follows ----------------------------------------------------------------------------------------------

    def impossible(self, parts: dict[int, int]) -> int:
        """The cells that cannot be filled if these limits hold.

        Added together, two limits count their common cells twice, and labels certain to be in one or the other use up
        what they allow.
        """
        cells = 0
        for part, most in parts.items():
            if most <= 0:
                cells |= part
        if self._short(len(parts)):
            for (one, most), (other, more) in combinations(parts.items(), 2):
                if one & other and most + more <= self._certain(one | other):
                    cells |= one & other
        return cells

    def _certain(self, cells: int) -> int:
        """How many labels are certain to be in these cells."""
        return (self._grid.rows & ~self._grid.touched(self._maybe & ~cells)).bit_count()

    def between(self, limits: Sequence[Limit], source: int, target: int) -> Iterator[Limit]:
        """Everything limits say about cards in two zones, just before a card moves unseen from one to the other.

        That includes what follows from them now but no longer will: sums of two limits without a common cell, and the
        sizes of the two zones. Impossible cells count for nothing and are added to each limit: that is how "these
        cannot be there" becomes "at most one of these is there".
        """
        known = list(limits)
        holding = [Limit(0, 0), *self._holding(source), *self._holding(target)]
        if self._short(len(known)):
            known += [total for number, one in enumerate(limits) for total in self._sums(one, limits[:number])]
            known += [total for one in known for total in self._sums(one, holding)]
        impossible = self._grid.rows * self._grid.whole & ~self._maybe
        return (Limit(cells | impossible, most) for cells, most in known + holding)

    def _holding(self, zone: int) -> tuple[Limit, Limit]:
        """The size of a zone as two limits: no more cards lie there, and no more of its candidates lie elsewhere."""
        size = self._sizes[zone]
        able = self._grid.column(self._maybe, zone)
        return (Limit(self._grid.rows << zone, size),
                Limit(able * (self._grid.whole & ~(1 << zone)), able.bit_count() - size))

    def _sums(self, one: Limit, others: Iterable[Limit]) -> Iterator[Limit]:
        """The sum of a limit and each other limit that shares no open cell with it."""
        torn = self._grid.torn(self._maybe) * self._grid.whole
        own = one.cells & self._maybe & torn
        return (Limit(one.cells | cells, one.most + most) for cells, most in others if not own & cells)

    def _short(self, limits: int) -> bool:
        """Whether that many limits are few enough to compare in pairs."""
        return limits * self._grid.size <= _SUMMED
