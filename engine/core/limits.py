"""Limits on how many cards of some groups lie in some zones, and what follows from them.

A limit is always an upper one. "At least two of these three lie there" is "at most one of them lies elsewhere".
Limits count cells of a small table with a row per group; a set of groups is an integer with the first bit of each row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.cells import bits, grid
from engine.core.errors import ContradictoryKnowledge

_SUMMED: Final = 3000
"""Limits are combined in pairs only while their total width in cells of labels is about this: it takes time."""

_KEPT: Final = 5000
"""Limits are kept up to this total width in cells of labels, the strictest first: forgetting one is never wrong."""

zones_in = lru_cache(maxsize=4096)(bits)
"""The numbers of the zones in a mask: a few hundred masks make up a game."""


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

    __slots__ = ("_counts", "_free", "_lightest", "_maybe", "_places", "_rooms", "_size", "_table", "_weights")

    def __init__(self, places: Sequence[int], counts: Sequence[int], free: Sequence[int], labels: int) -> None:
        """`labels` is the number of labels in the whole game, by which limits are judged to be many."""
        self._table = grid(len(places), len(free))
        self._places = places
        self._counts = counts
        self._free = free
        self._size = labels * len(free)
        self._maybe = 0
        for place in reversed(places):
            self._maybe = self._maybe << self._table.zones | place
        self._lightest = min(counts, default=0)
        self._weights = {0: 0}          # by groups: how many labels they have
        self._rooms: dict[int, tuple[int, int]] = {}    # by zones, as many limits share theirs

    def _weight(self, groups: int) -> int:
        """How many labels these groups have."""
        weight = self._weights.get(groups)
        if weight is None:
            weight, left = 0, groups
            for count in self._counts:
                if left & 1:
                    weight += count
                left >>= self._table.zones
            self._weights[groups] = weight
        return weight

    def _room(self, zones: int) -> tuple[int, int]:
        """How many places are free in these zones, and the groups that can lie nowhere else; cached."""
        room = settled = 0
        for zone in zones_in(zones):
            room += self._free[zone]
        bit = 1
        for place in self._places:
            if not place & ~zones:
                settled |= bit
            bit <<= self._table.zones
        self._rooms[zones] = room, settled
        return room, settled

    # -- what is worth keeping -------------------------------------------------------------------------------------

    def settle(self, limits: Iterable[Part]) -> tuple[int, list[Part]]:
        """The cells that cannot be filled, and the limits worth keeping, the strictest first.

        These say something about open cells and do not follow from another. No group may count wherever it is: see
        `reduced`. Raises ContradictoryKnowledge if limits cannot be kept.
        """
        impossible = 0
        kept: list[Part] = []
        parts: dict[int, int] = {}
        most_kept = _KEPT // self._size
        by_most = _by_most(limits)
        for most in sorted(by_most):
            if most > 0 and len(kept) >= most_kept:
                return impossible, kept[:most_kept]     # too many to compare in pairs: others make no difference
            stricter: list[int] = []
            for cells in by_most[most]:
                if cells not in parts and self._is_open(cells, most):
                    if most <= 0:
                        impossible |= _wherever(cells, most)
                    parts[cells] = most
                    if not self._implied(cells, most, kept):
                        stricter.append(cells)
            if len(stricter) > 1:
                stricter = self._widest_first(stricter)
            kept += [(cells, most) for cells in stricter]
        del kept[most_kept:]
        if self._are_few(len(parts)):
            impossible |= self._impossible_in_pairs(list(parts.items()))
        return impossible, kept

    def reduced(self, limits: Iterable[Part]) -> list[Part]:
        """The same limits, leaving out groups that count wherever they are."""
        table, maybe = self._table, self._maybe
        others, last, rows = table.others, table.last, table.rows
        found = []
        for part in limits:             # a plain loop: this is where the time goes
            cells, most = part
            rest = maybe ^ cells
            counted = rows ^ ((rest & others) + others | rest) >> last & rows
            if counted:
                counted &= table.touched(cells)
                part = cells & ~(counted * table.whole), most - self._weight(counted)   # noqa: PLW2901
            found.append(part)
        return found

    def _is_open(self, cells: int, most: int) -> bool:
        """Whether more of these cells could be filled, as far as there are labels for them and zones have room."""
        table = self._table
        groups = ((cells & table.others) + table.others | cells) >> table.last & table.rows     # those touched
        weight = self._weights.get(groups)
        if weight is None:
            weight = self._weight(groups)
        if weight <= most:
            return False
        zones = cells
        for fold in table.folds:
            zones |= zones >> fold
        zones &= table.whole
        found = self._rooms.get(zones)
        room, settled = self._room(zones) if found is None else found
        if settled:
            room -= self._weight(settled & ~groups)
        return room > most

    def _widest_first(self, parts: list[int]) -> list[int]:
        """Sort limits that allow equally many, leaving out those that count nothing but what another counts."""
        ranked = sorted([(-self._width(cells), cells) for cells in parts])
        widest: list[int] = []
        for _, cells in ranked:
            for other in widest:
                if not cells & ~other:
                    break
            else:
                widest.append(cells)
        return widest

    def _width(self, cells: int) -> int:
        """How many cells of labels these cells of groups stand for."""
        width, whole, zones = 0, self._table.whole, self._table.zones
        for count in self._counts:
            row = cells & whole
            if row:
                width += count * row.bit_count()
            cells >>= zones
        return width

    def _implied(self, cells: int, most: int, kept: Sequence[Part]) -> bool:
        """Whether a limit follows from one of those kept, which are stricter."""
        table, weights, lightest = self._table, self._weights, self._lightest
        others, last, rows = table.others, table.last, table.rows
        for limited, fewer in kept:
            rest = cells & ~limited
            if not rest:
                return True
            if most - fewer >= lightest:
                groups = ((rest & others) + others | rest) >> last & rows
                weight = weights.get(groups)
                if weight is None:
                    weight = self._weight(groups)
                if weight <= most - fewer:
                    return True
        return False

    # -- what follows ----------------------------------------------------------------------------------------------

    def _impossible_in_pairs(self, parts: Sequence[Part]) -> int:
        """The cells that cannot be filled if these limits hold.

        Added together, two limits count their common cells twice, and labels certain to be in one or the other use up
        what they allow.
        """
        table = self._table
        others, last, rows, maybe = table.others, table.last, table.rows, self._maybe
        impossible = 0
        for number, (one, most) in enumerate(parts):
            for other, more in parts[:number]:
                if one & other:
                    rest = maybe & ~(one | other)
                    groups = ((rest & others) + others | rest) >> last & rows   # those that may be elsewhere
                    if groups != rows and most + more <= self._weight(rows ^ groups):
                        impossible |= one & other
        return impossible

    def after_move(self, limits: list[Part], source: int, target: int) -> list[Part]:
        """What is still true after a card moved unseen from one zone to another, for any group that may be there.

        A limit that counts such a group in `target` but not in `source` may now be exceeded by one; without these cells
        it still holds. In the result, no group counts wherever it is.
        """
        movable = self._maybe >> source & self._table.rows
        newly = (movable & ~(self._maybe >> target)) << target
        weakened = []
        for cells, most in self._between(limits, source, target):
            wider = cells | newly
            rising = movable & wider >> target & ~(cells >> source)
            if rising:
                weakened.append((wider & ~(rising << target), most))
                weakened.append((wider, most + 1))
            else:
                weakened.append((wider, most))
        self._maybe |= newly
        if self._are_few(len(limits)):
            return self.reduced(weakened)
        weakened += self.reduced([weakened.pop()])      # of all others, none counts a group wherever it is
        return weakened

    def after_merger(self, limits: list[Part], source: int, target: int) -> list[Part]:
        """What is still true after all cards of one zone have joined those of another.

        A limit counts a group there if it did in both, and so may be as well where that cannot be.
        """
        rows = self._table.rows
        here, there = self._maybe >> source & rows, self._maybe >> target & rows
        both = rows << source | rows << target
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
        here, elsewhere = self._holding(source)
        holding = [elsewhere, *self._holding(target), here]
        if self._are_few(len(known)):
            for number, one in enumerate(limits):
                known += _sums(one, limits[:number])
            for one in known[:]:
                known += _sums(one, holding)
        return [(0, 0), *known, *holding]

    def _holding(self, zone: int) -> tuple[Part, Part]:
        """The free places of a zone as two limits: no more labels lie there, and no more candidates lie elsewhere."""
        able, free = self._maybe >> zone & self._table.rows, self._free[zone]
        return ((able << zone, free),
                (self._maybe & able * (self._table.whole & ~(1 << zone)), self._weight(able) - free))

    def _are_few(self, limits: int) -> bool:
        """Whether that many limits are few enough to compare in pairs."""
        return limits * self._size <= _SUMMED


def _by_most(limits: Iterable[Part]) -> dict[int, list[int]]:
    """By how many they allow: the cells that limits count, each once, if any."""
    found: dict[int, list[int]] = {}
    for cells, most in limits:
        if most not in found:
            found[most] = [cells]
        elif cells not in found[most]:
            found[most].append(cells)
    return found


def _wherever(cells: int, most: int) -> int:
    """The cells of a limit that allows no card in any of them."""
    if most < 0:
        raise ContradictoryKnowledge("More cards lie in a place than are said to.")
    return cells


def _sums(one: Part, others: Iterable[Part]) -> list[Part]:
    """The sum of a limit and each other limit that counts no cell which it counts."""
    cells, most = one
    return [(cells | its, most + more) for its, more in others if not cells & its]
