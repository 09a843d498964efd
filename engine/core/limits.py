"""Limits on how many cards of some groups lie in some zones, and what follows from them.

A limit is always an upper one. "At least two of these three lie there" is "at most one of them lies elsewhere".
Limits count cells of a small table with a row per group; a set of groups is an integer with the first bit of each row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from engine.core.cells import bits, grid
from engine.core.errors import ContradictoryKnowledge

_SUMMED: Final = 3000
"""Limits are combined in pairs only while their total width in cells of labels is about this: it takes time."""

_KEPT: Final = 5000
"""Limits are kept up to this total width in cells of labels, the strictest first: forgetting one is never wrong."""

zones_in = cache(bits)
"""The numbers of the zones in a mask."""


class Limit(NamedTuple):
    """At most `most` of these cells are filled."""

    cells: int
    most: int


Part = tuple[int, int]
"""A limit on groups: (cells, most). A plain tuple, as thousands are made and dropped."""


class Limits:
    """What limits say about groups: how many labels each has, where they may be, and how many places are free there.

    A zone's free places are those of cards that no label is certain to be. Limits count no cells but possible ones.
    """

    __slots__ = ("_counts", "_free", "_maybe", "_others", "_rooms", "_rows", "_shift", "_size", "_weights", "_whole",
                 "_zones")

    def __init__(self, places: Sequence[int], counts: Sequence[int], free: Sequence[int], labels: int) -> None:
        """`labels` is the number of labels in the whole game, by which limits are judged to be many."""
        table = grid(len(places), len(free))
        self._counts = counts
        self._free = free
        self._size = labels * len(free)
        self._zones = table.zones
        self._rows = table.rows
        self._whole = table.whole
        self._others = table.others
        self._shift = table.zones - 1
        self._maybe = 0
        for group, place in enumerate(places):
            self._maybe |= place << group * self._zones
        self._weights = {0: 0}      # by groups: how many labels they have
        self._rooms: dict[int, tuple[int, int]] = {}    # by zones, as many limits share theirs

    def _touched(self, cells: int) -> int:
        """The groups that have any of these cells."""
        return ((cells & self._others) + self._others | cells) >> self._shift & self._rows

    def _weight(self, groups: int) -> int:
        """How many labels these groups have."""
        weight = self._weights.get(groups)
        if weight is None:
            weight = 0
            for bit in bits(groups):
                weight += self._counts[bit // self._zones]
            self._weights[groups] = weight
        return weight

    # -- what is worth keeping -------------------------------------------------------------------------------------

    def settle(self, limits: Iterable[Part]) -> tuple[int, list[Part]]:
        """The cells that cannot be filled, and the limits worth keeping, the strictest first.

        These say something and do not follow from another. Raises ContradictoryKnowledge if limits cannot be kept.
        """
        impossible = 0
        kept: list[Part] = []
        parts: list[Part] = []
        most_kept = _KEPT // self._size
        by_most = self._by_most(limits)
        for most in sorted(by_most):
            if most < 0:
                raise ContradictoryKnowledge("More cards lie in a place than are said to.")
            if most and len(kept) == most_kept:
                return impossible, kept
            for cells in self._widest_first(by_most[most]):
                if self._could_fill(cells, most):
                    part = (cells, most)
                    if not most:
                        impossible |= cells
                    parts.append(part)
                    if len(kept) < most_kept and not self._implied(part, kept):
                        kept.append(part)
        if self._are_few(len(parts)):
            impossible |= self._impossible_in_sum(parts)
        return impossible, kept

    def _by_most(self, limits: Iterable[Part]) -> dict[int, list[int]]:
        """By how many they allow: what limits count, leaving out groups that count wherever they are.

        Limits that allow all their labels are dropped.
        """
        parts: dict[int, int] = {}
        others, shift, rows, maybe, weights = self._others, self._shift, self._rows, self._maybe, self._weights
        for limited, allowed in limits:     # a plain loop with `_touched` written out: this is where the time goes
            cells, most = limited, allowed
            groups = ((cells & others) + others | cells) >> shift & rows
            rest = maybe ^ cells
            counted = groups & ~(((rest & others) + others | rest) >> shift & rows)
            if counted:
                cells &= ~(counted * self._whole)
                groups ^= counted
                most -= self._weight(counted)
            weight = weights.get(groups)
            if weight is None:
                weight = self._weight(groups)
            if weight > most and most < parts.get(cells, weight):
                parts[cells] = most
        by_most: dict[int, list[int]] = {}
        for cells, most in parts.items():
            by_most.setdefault(most, []).append(cells)
        return by_most

    def _could_fill(self, cells: int, most: int) -> bool:
        """Whether more of these cells could be filled if there were no limits but zone sizes."""
        zones = 0
        over = cells
        while over:
            zones |= over
            over >>= self._zones
        zones &= self._whole
        found = self._rooms.get(zones)
        if found is None:
            found = self._rooms[zones] = self._room(zones)
        room, settled = found
        return room > most and room - self._weight(settled & ~self._touched(cells)) > most

    def _room(self, zones: int) -> tuple[int, int]:
        """How many places are free in these zones, and the groups that can lie nowhere else."""
        room = 0
        for zone in zones_in(zones):
            room += self._free[zone]
        return room, self._rows & ~self._touched(self._maybe & ~(self._rows * zones))

    def _widest_first(self, parts: list[int]) -> list[int]:
        if len(parts) == 1:
            return parts
        return [cells for _, cells in sorted([(-self._width(cells), cells) for cells in parts])]

    def _width(self, cells: int) -> int:
        """How many cells of labels these cells of groups stand for."""
        width = 0
        for count in self._counts:
            width += count * (cells & self._whole).bit_count()
            cells >>= self._zones
        return width

    def _implied(self, limit: Part, kept: Sequence[Part]) -> bool:
        """Whether a limit follows from one of those kept."""
        cells, most = limit
        others, shift, rows, weights = self._others, self._shift, self._rows, self._weights
        for limited, fewer in kept:     # as in `_by_most`
            rest = cells & ~limited
            groups = ((rest & others) + others | rest) >> shift & rows
            weight = weights.get(groups)
            if weight is None:
                weight = self._weight(groups)
            if fewer + weight <= most:
                return True
        return False

    # -- what follows ----------------------------------------------------------------------------------------------

    def _impossible_in_sum(self, parts: Sequence[Part]) -> int:
        """The cells that cannot be filled if pairs of limits hold.

        Added together, two limits count their common cells twice, and labels certain to be in one or the other use up
        what they allow.
        """
        impossible = 0
        for number, (one, most) in enumerate(parts):
            for other, more in parts[:number]:
                if one & other:
                    certain = self._rows & ~self._touched(self._maybe & ~(one | other))
                    if most + more <= self._weight(certain):
                        impossible |= one & other
        return impossible

    def after_move(self, limits: list[Part], source: int, target: int) -> list[Part]:
        """What is still true after a card moved unseen from one zone to another, for any group that may be there.

        A limit that counts such a group in `target` but not in `source` may now be exceeded by one; without these cells
        it still holds.
        """
        movable = self._maybe >> source & self._rows
        newly = (movable & ~(self._maybe >> target)) << target
        weakened = []
        for cells, most in self._between(limits, source, target):
            rising = movable & (cells | newly) >> target & ~(cells >> source)
            if rising:
                weakened.append(((cells | newly) & ~(rising << target), most))
                weakened.append((cells | newly, most + 1))
            else:
                weakened.append((cells | newly, most))
        return weakened

    def after_merger(self, limits: list[Part], source: int, target: int) -> list[Part]:
        """What is still true after all cards of one zone have joined those of another.

        A limit counts a group there if it did in both, and so may be as well where that cannot be.
        """
        here, there = self._maybe >> source & self._rows, self._maybe >> target & self._rows
        both = self._rows << source | self._rows << target
        merged = []
        for cells, most in self._between(limits, source, target):
            counted = (here | there) & (cells >> source | ~here) & (cells >> target | ~there)
            merged.append((cells & ~both | counted << target, most))
        return merged

    def _between(self, limits: list[Part], source: int, target: int) -> list[Part]:
        """Everything limits say about cards in two zones, just before a card moves unseen from one to the other.

        That includes what follows from them now but no longer will: sums of two limits without a common cell, and the
        sizes of the two zones.
        """
        known = limits[:]
        holding = [*self._holding(source), *self._holding(target)]
        if self._are_few(len(known)):
            for number, one in enumerate(limits):
                known += _sums(one, limits[:number])
            for one in known[:]:
                known += _sums(one, holding)
        return [*known, *holding, (0, 0)]

    def _holding(self, zone: int) -> tuple[Part, Part]:
        """The free places of a zone as two limits: no more labels lie there, and no more candidates lie elsewhere."""
        able, free = self._maybe >> zone & self._rows, self._free[zone]
        return ((able << zone, free),
                (self._maybe & able * (self._whole & ~(1 << zone)), self._weight(able) - free))

    def _are_few(self, limits: int) -> bool:
        """Whether that many limits are few enough to compare in pairs."""
        return limits * self._size <= _SUMMED


def _sums(one: Part, others: Iterable[Part]) -> list[Part]:
    """The sum of a limit and each other limit that counts no cell which it counts."""
    cells, most = one
    return [(cells | its, most + more) for its, more in others if not cells & its]
