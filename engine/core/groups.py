"""Labels in groups: those that may be in the same zones and that every limit counts in the same zones.

There are few groups, so what follows from zone sizes and limits is found with small numbers. A set of labels is an
integer with their bits set, a set of zones likewise.
"""

from __future__ import annotations

from typing import Final

from engine.core.cells import grid
from engine.core.errors import ContradictoryKnowledge
from engine.core.limits import Limits, Part, zones_in
from engine.core.no_limits import leaves_no_limits, merger_leaves_no_limits

_NOWHERE: Final = "A card is known to be nowhere."


class Groups:
    """Where the labels of one viewer may be, and everything that zone sizes and limits force."""

    __slots__ = ("able", "counts", "free", "kinds", "labels", "parts", "places", "sure", "whole", "zones")

    def __init__(self, kinds: tuple[int, ...], sure: list[int], free: list[int]) -> None:
        self.kinds = kinds          # the kind of each label, sorted
        self.sure = sure            # by zone: the labels certainly in it
        self.free = free            # by zone: how many cards are in it besides those
        self.able = [0] * len(sure)             # by zone: how many labels may, but need not, be in it
        self.places: list[int] = []             # by group: the zones where its labels may be
        self.labels: list[int] = []             # by group: its labels
        self.counts: list[int] = []             # by group: how many these are
        self.parts: list[Part] = []             # the limits, which count cells of groups
        self.zones = len(sure)
        self.whole = (1 << len(sure)) - 1

    def copy(self) -> Groups:
        other = Groups(self.kinds, self.sure[:], self.free[:])
        other.able = self.able[:]
        other.places = self.places[:]
        other.labels = self.labels[:]
        other.counts = self.counts[:]
        other.parts = self.parts[:]
        return other

    # -- groups come and go ----------------------------------------------------------------------------------------

    def add(self, place: int, labels: int) -> int:
        """Add a group of labels that were nowhere before, which no limit counts yet; returns its number."""
        count = labels.bit_count()
        self.places.append(place)
        self.labels.append(labels)
        self.counts.append(count)
        for zone in zones_in(place):
            self.able[zone] += count
        return len(self.places) - 1

    def take(self, group: int, labels: int) -> list[int]:
        """Take labels out of a group, so that they are nowhere; returns the zones where each limit counts them."""
        count = labels.bit_count()
        for zone in zones_in(self.places[group]):
            self.able[zone] -= count
        self.labels[group] ^= labels
        self.counts[group] -= count
        rows = self.rows(group)
        if not self.counts[group]:
            self._drop(group)
        return rows

    def rows(self, group: int) -> list[int]:
        """The zones where each limit counts that group."""
        if not self.parts:
            return []
        first, whole = group * self.zones, self.whole
        return [cells >> first & whole for cells, _ in self.parts]

    def rows_of(self, cells: int) -> list[int]:
        """By group: the zones of these cells."""
        return [cells >> first & self.whole for first in range(0, len(self.places) * self.zones, self.zones)]

    def count_no_longer(self, group: int, rows: list[int]) -> None:
        """Limits that count a group in these zones do so no longer."""
        first = group * self.zones
        self.parts = [(cells & ~(row << first), most) for (cells, most), row in zip(self.parts, rows, strict=True)]

    def count_also(self, group: int, rows: list[int]) -> None:
        """Limits count a group in these zones too."""
        first = group * self.zones
        self.parts = [(cells | row << first, most) for (cells, most), row in zip(self.parts, rows, strict=True)]

    def _drop(self, group: int) -> None:
        del self.places[group], self.labels[group], self.counts[group]
        if self.parts:
            first = group * self.zones
            after, before = first + self.zones, (1 << first) - 1
            self.parts = [(cells & before | cells >> after << first, most) for cells, most in self.parts]

    def put(self, labels: int, zone: int, rows: list[int]) -> None:
        """Place labels that are nowhere in a zone, where limits count them that count them there."""
        count = labels.bit_count()
        self.sure[zone] |= labels
        self.free[zone] -= count
        if rows:
            self.parts = [(cells, most - count) if row >> zone & 1 else (cells, most)
                          for (cells, most), row in zip(self.parts, rows, strict=True)]

    def find(self, group: int, label: int, zone: int) -> None:
        """A label of a group is certainly in that zone: the same as `take` and `put`, in one and faster."""
        if self.counts[group] == 1:
            self.put(label, zone, self.take(group, label))
            return
        able = self.able
        for each in zones_in(self.places[group]):
            able[each] -= 1
        self.labels[group] ^= label
        self.counts[group] -= 1
        self.sure[zone] |= label
        self.free[zone] -= 1
        if self.parts:
            cell = 1 << group * self.zones + zone
            self.parts = [(cells, most - 1) if cells & cell else (cells, most) for cells, most in self.parts]

    def widen(self, group: int, place: int) -> None:
        """The labels of a group may be in these zones too."""
        count = self.counts[group]
        for zone in zones_in(place & ~self.places[group]):
            self.able[zone] += count
        self.places[group] |= place

    def split(self, labels: int) -> None:
        """Part groups so that every group has all or none of its labels among these."""
        for group in range(len(self.places)):
            its = self.labels[group] & labels
            if its and its != self.labels[group]:
                rows = self.take(group, its)
                self.count_also(self.add(self.places[group], its), rows)

    def limit(self, rows: dict[int, int], most: int) -> None:
        """Add a limit, which counts labels in these zones: by zones, the labels. They may be wherever they are."""
        for labels in rows.values():
            self.split(labels)
        counted = 0
        for row, labels in rows.items():
            for zone in zones_in(row):
                most -= (self.sure[zone] & labels).bit_count()
            for group, its in enumerate(self.labels):
                if its & labels:
                    counted |= (row & self.places[group]) << group * self.zones
        self.parts = [*self.parts, (counted, most)]

    def tidy(self) -> None:
        """Make one group of those that are alike in everything known."""
        if len(set(self.places)) < len(self.places):
            self._merge()

    def _merge(self) -> None:
        for group in reversed(range(1, len(self.places))):
            place = self.places[group]
            for first in range(group):
                if self.places[first] == place and self._counted_alike(first, group):
                    self.labels[first] |= self.labels[group]
                    self.counts[first] += self.counts[group]
                    self._drop(group)
                    break

    def _counted_alike(self, first: int, group: int) -> bool:
        """Whether every limit counts two groups in the same zones."""
        here, there = first * self.zones, group * self.zones
        apart = 0
        for cells, _ in self.parts:
            apart |= cells >> here ^ cells >> there
        return not apart & self.whole

    def _sort(self) -> None:
        """Sort groups by their last labels: then cells of groups are in the order of those of labels."""
        if self.labels == sorted(self.labels):
            return
        order = sorted(range(len(self.labels)), key=self.labels.__getitem__)
        parts = []
        for cells, most in self.parts:
            moved = 0
            for number, group in enumerate(order):
                moved |= (cells >> group * self.zones & self.whole) << number * self.zones
            parts.append((moved, most))
        self.parts = parts
        self.places = [self.places[group] for group in order]
        self.counts = [self.counts[group] for group in order]
        self.labels = [self.labels[group] for group in order]

    # -- cards move unseen -----------------------------------------------------------------------------------------

    def move_one(self, source: int, target: int) -> None:
        """One of several cards moves unseen: every label that may be in `source` may now be in `target`."""
        quiet = not self.parts and leaves_no_limits(
            self.places, self.counts, self.free, self.sure, source, target)
        here, there = 1 << source, 1 << target
        if self.sure[source]:
            self._join(source)
        if not quiet:
            self.parts = self.limits().after_move(self.parts, source, target)
        for group, place in enumerate(self.places):
            if place & here and not place & there:
                self.places[group] = place | there
                self.able[target] += self.counts[group]
        self.free[source] -= 1
        self.free[target] += 1
        if quiet:
            self.tidy()
        else:
            self.settle(here | there, reduced=True)

    def _join(self, zone: int) -> None:
        """Make a group of the labels that are certainly in a zone, as one of them is about to leave."""
        labels = self.sure[zone]
        self.sure[zone] = 0
        self.free[zone] += labels.bit_count()
        group = 0
        while group < len(self.labels) and self.labels[group] < labels:
            group += 1
        if group == len(self.labels):
            self.add(1 << zone, labels)
            return
        count = labels.bit_count()      # in its place, as limits want groups sorted
        self.places.insert(group, 1 << zone)
        self.labels.insert(group, labels)
        self.counts.insert(group, count)
        self.able[zone] += count
        before, wide = (1 << group * self.zones) - 1, self.zones
        self.parts = [(cells & before | (cells & ~before) << wide, most) for cells, most in self.parts]

    def move_all(self, source: int, target: int) -> None:
        """All cards of `source` move to another zone with cards."""
        if not self.parts and merger_leaves_no_limits(self.places, self.counts, self.free, source, target):
            self._pour(source, target)
            self.tidy()
            return
        self.parts = self.limits().after_merger(self.parts, source, target)
        self._pour(source, target)
        self.settle(1 << target | self._settle_lone(), reduced=False)

    def rename(self, source: int, target: int) -> None:
        """All cards of `source` move to an empty zone: nothing new follows."""
        if self.parts:
            rows = grid(len(self.places), self.zones).rows
            self.parts = [(cells & ~(rows << source) | (cells >> source & rows) << target, most)
                          for cells, most in self.parts]
        self._pour(source, target)

    def _pour(self, source: int, target: int) -> None:
        here, there = 1 << source, 1 << target
        for group, place in enumerate(self.places):
            if place & here:
                if not place & there:
                    self.able[target] += self.counts[group]
                self.places[group] = place ^ here | there
        self.able[source] = 0
        self.sure[target] |= self.sure[source]
        self.sure[source] = 0
        self.free[target] += self.free[source]
        self.free[source] = 0

    def limits(self) -> Limits:
        """What limits say about these groups now."""
        return Limits(self.places, self.counts, self.free, len(self.kinds))

    # -- drawing conclusions ---------------------------------------------------------------------------------------

    def settle(self, touched: int, reduced: bool) -> None:
        """Draw the conclusions that zone sizes and limits force, until no more follow.

        `touched` are the zones where cards or candidates are more or fewer than before. `reduced`: no limit counts a
        group wherever it is.
        """
        while True:
            changed = self._settle_zones(touched)
            if self.parts:
                if changed:
                    self._strip()
                changed |= self._settle_limits(reduced and not changed)
            if not changed:
                break
            touched = changed | self._settle_lone()
            reduced = False
        self.tidy()

    def _settle_zones(self, touched: int) -> int:
        """Draw the conclusions from zone sizes; returns the zones where candidates are fewer now."""
        for zone in zones_in(touched):      # mostly there are none, which is soon seen
            free = self.free[zone]
            if free <= 0 or self.able[zone] <= free:
                break
        else:
            return 0
        changed = 0
        for zone in range(len(self.free)):
            if touched >> zone & 1:
                free, able = self.free[zone], self.able[zone]
                if free < 0 or able < free:
                    raise ContradictoryKnowledge(f"Zone {zone} holds another number of cards than can be there.")
                if able and (not free or able == free):
                    fewer = self._restrict(1 << zone, full=not free)
                    changed |= fewer
                    touched |= fewer
        return changed

    def _restrict(self, bit: int, full: bool) -> int:
        """Labels that may be in a zone are not there, as it is full, or else there and nowhere else."""
        changed = 0
        for group, place in enumerate(self.places):
            if place & bit:
                gone = bit if full else place ^ bit
                if gone:
                    self._rule_out(group, gone)
                    changed |= gone
        return changed

    def _rule_out(self, group: int, gone: int) -> None:
        """The labels of a group are not in these zones."""
        count = self.counts[group]
        self.places[group] &= ~gone
        if not self.places[group]:
            raise ContradictoryKnowledge(_NOWHERE)
        for zone in zones_in(gone):
            self.able[zone] -= count

    def _settle_lone(self) -> int:
        """Labels that may be in one zone only are certainly there; returns these zones."""
        changed = 0
        for group in reversed(range(len(self.places))):
            place = self.places[group]
            if not place & (place - 1):
                labels = self.labels[group]
                self.put(labels, place.bit_length() - 1, self.take(group, labels))
                changed |= place
        return changed

    def _maybe(self) -> int:
        """The cells that may be filled."""
        cells = 0
        for place in reversed(self.places):
            cells = cells << self.zones | place
        return cells

    def _strip(self) -> None:
        """Limits need not count labels where these cannot be."""
        maybe = self._maybe()
        self.parts = [(cells & maybe, most) for cells, most in self.parts]

    def _settle_limits(self, reduced: bool) -> int:
        """Draw the conclusions from limits; returns the zones where candidates are fewer now."""
        self._sort()
        limits = self.limits()
        if not reduced:
            self.parts = limits.reduced(self.parts)
        impossible, self.parts = limits.settle(self.parts)
        changed = 0
        if impossible:
            for group in range(len(self.places)):
                zones = impossible >> group * self.zones & self.whole
                if zones:
                    self._rule_out(group, zones)
                    changed |= zones
        for cells, most in self.parts:
            pinned = self._pin(cells, most)
            if pinned:
                changed |= pinned
                break
        if changed:
            self._strip()
        return changed

    def _pin(self, cells: int, most: int) -> int:
        """If `most` of some copies of a kind lie in one zone, settle which; returns the zones that matters to.

        That is fair only if it does not matter which: the copies must be alike in everything known.
        """
        first = ((cells & -cells).bit_length() - 1) // self.zones
        labels = self.labels[first]
        if self.kinds[labels.bit_length() - 1] != self.kinds[(labels & -labels).bit_length() - 1]:
            return 0            # mostly
        rest = self.places[first] & ~(cells >> first * self.zones)
        if rest & (rest - 1) or not rest:
            return 0
        counted = [group for group in range(len(self.places)) if cells >> group * self.zones & self.whole]
        place, labels = self.places[first], 0
        for group in counted:
            if group != first and (self.places[group] != place or self.rows(group) != self.rows(first)):
                return 0
            labels |= self.labels[group]
        if self.kinds[labels.bit_length() - 1] != self.kinds[(labels & -labels).bit_length() - 1]:
            return 0
        for _ in range(most):
            labels &= labels - 1
        for group in reversed(counted):
            its = self.labels[group] & labels
            if its:
                self.put(its, rest.bit_length() - 1, self.take(group, its))
        return place
