"""What a viewer knows about hidden cards: for every card, the set of zones it may be in.

A viewer tells cards apart by their kind only. Each copy of a kind is a *label* of the viewer's own: labels are not tied
to particular cards of the true game, so nothing can leak through them. A label in a zone is a *cell*; a label fills
exactly one of its possible cells, and a zone has as many filled cells as it has cards.

Possible cells alone forget that two cards cannot both be the one that was moved unseen. *Limits* remember it: "of these
cells at most n are filled". Facts that a game proves (a guess answered yes or no) are limits too, and later moves
weaken them in the same way.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from engine.core.cells import bits, grid
from engine.core.errors import ContradictoryKnowledge
from engine.core.limits import Limit, Limits

UNKNOWN: Final = -1
"""Stands for the kind of a card that the viewer does not see."""


class Moved(NamedTuple):
    """One card moved from `source` to `target`; the viewers in the mask `seers` saw its kind."""

    seers: int
    kind: int
    source: int
    target: int

    def as_seen_by(self, viewer: int) -> Moved:
        return self if self.seers >> viewer & 1 else Moved(self.seers, UNKNOWN, self.source, self.target)


class MovedAll(NamedTuple):
    """All cards of `source` moved to `target`; nobody had to see them for that."""

    source: int
    target: int

    def as_seen_by(self, viewer: int) -> MovedAll:
        return self


class Looked(NamedTuple):
    """The viewers in `seers` looked at these cards of `zone`; everybody saw how many there were."""

    seers: int
    kinds: tuple[int, ...]
    zone: int

    def as_seen_by(self, viewer: int) -> Looked:
        return self if self.seers >> viewer & 1 else Looked(self.seers, (UNKNOWN,) * len(self.kinds), self.zone)


class Proved(NamedTuple):
    """The viewers in `seers` learned that at least `low` and at most `high` cards of `kinds` lie in `zones`."""

    seers: int
    kinds: tuple[int, ...]
    zones: tuple[int, ...]
    low: int
    high: int

    def as_seen_by(self, viewer: int) -> Proved | None:
        return self if self.seers >> viewer & 1 else None


Happened = Moved | MovedAll | Looked | Proved


@cache
def moved(seers: int, kind: int, source: int, target: int) -> Moved:
    """The interned entry for one card's move: almost every move of a game needs one."""
    return Moved(seers, kind, source, target)


class Knowledge:
    """One viewer's knowledge. `learn` changes it in place: `copy` it first if it is shared."""

    __slots__ = ("_grid", "kinds", "limits", "lookers", "maybe", "sizes")

    def __init__(self, kinds: tuple[int, ...], maybe: int, sizes: list[int], limits: tuple[Limit, ...],
                 lookers: list[int]) -> None:
        self._grid = grid(len(kinds), len(sizes))
        self.kinds = kinds          # kind of each label, sorted
        self.maybe = maybe          # the cells that may be filled
        self.sizes = sizes          # cards in each zone: public
        self.limits = limits
        self.lookers = lookers      # by zone: the viewers who have seen all its cards, which is public; -1: empty

    @classmethod
    def at_start(cls, contents: Iterable[Iterable[int]]) -> Knowledge:
        """Knowledge before the first shuffle, when everybody has seen the kinds in each zone."""
        zones = [tuple(cards) for cards in contents]
        cards = sorted((kind, zone) for zone, kinds in enumerate(zones) for kind in kinds)
        shape = grid(len(cards), len(zones))
        maybe = sum(shape.cell(label, zone) for label, (_, zone) in enumerate(cards))
        return cls(tuple(kind for kind, _ in cards), maybe, [len(kinds) for kinds in zones], (), [-1] * len(zones))

    def copy(self) -> Knowledge:
        return Knowledge(self.kinds, self.maybe, self.sizes[:], self.limits, self.lookers[:])

    # -- reading ---------------------------------------------------------------------------------------------------

    def where(self, label: int) -> int:
        """The zones that label may be in, as a mask."""
        return self._grid.row(self.maybe, label)

    def cell(self, label: int, zone: int) -> int:
        """The bit of one cell, as limits use it."""
        return self._grid.cell(label, zone)

    def row(self, cells: int, label: int) -> int:
        """The zones of the cells that belong to that label, as a mask."""
        return self._grid.row(cells, label)

    def freer_than(self, other: Knowledge) -> list[int]:
        """The labels that may be in a zone where, to another viewer, they may not."""
        return [bit // self._grid.zones for bit in bits(self._grid.touched(self.maybe & ~other.maybe))]

    def freedom(self, label: int) -> tuple[int, int]:
        """Sorts labels by the number of zones they may be in; equal for labels that may be in the same ones."""
        where = self.where(label)
        return where.bit_count(), where

    def implies(self, limit: Limit) -> bool:
        """Whether a limit says nothing new, as far as each known one alone can show."""
        return self._limits().implied(limit, self.limits)

    def known_in(self, zone: int) -> list[int]:
        """The kinds that certainly lie in that zone, sorted."""
        return self._kinds_of(self._grid.column(self.maybe, zone) & ~self._grid.torn(self.maybe))

    def known(self) -> list[list[int]]:
        """The kinds that certainly lie in each zone, sorted."""
        found: list[list[int]] = [[] for _ in self.sizes]
        for bit in bits(self.maybe & ~(self._grid.torn(self.maybe) * self._grid.whole)):
            label, zone = divmod(bit, self._grid.zones)
            found[zone].append(self.kinds[label])
        return found

    def _kinds_of(self, rows: int) -> list[int]:
        width = self._grid.zones
        return [self.kinds[bit // width] for bit in bits(rows)]

    def loose(self) -> list[int]:
        """The labels that may be in more than one zone."""
        return [bit // self._grid.zones for bit in bits(self._grid.torn(self.maybe))]

    def may_be(self, kind: int) -> list[tuple[int, ...]]:
        """For every copy of a kind, the zones it may be in; sorted."""
        return sorted(bits(self.where(label)) for label in self.copies(kind))

    def key(self) -> tuple[object, ...]:
        """A key that is equal for equal knowledge."""
        return (self.kinds, self.maybe, tuple(self.sizes), self.limits, tuple(self.lookers))

    def to_json(self) -> dict[str, Any]:
        return {"kinds": list(self.kinds), "maybe": f"{self.maybe:x}", "sizes": self.sizes[:],
                "limits": [[f"{limit.cells:x}", limit.most] for limit in self.limits], "lookers": self.lookers[:]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Knowledge:
        limits = tuple(Limit(int(cells, 16), most) for cells, most in data["limits"])
        return cls(tuple(data["kinds"]), int(data["maybe"], 16), list(data["sizes"]), limits, list(data["lookers"]))

    def copies(self, kind: int) -> range:
        """The labels of a kind."""
        return range(bisect_left(self.kinds, kind), bisect_right(self.kinds, kind))

    # -- learning --------------------------------------------------------------------------------------------------

    def learn(self, happened: Happened) -> None:
        """Add one entry as this viewer saw it. Raises ContradictoryKnowledge if it cannot be true."""
        if isinstance(happened, Moved):
            self._learn_move(happened)
        elif isinstance(happened, MovedAll):
            self._move_all(happened.source, happened.target)
        elif isinstance(happened, Looked):
            self._learn_look(happened)
        else:
            self._learn_fact(happened)

    def _learn_move(self, move: Moved) -> None:
        seers, kind, source, target = move
        if self.sizes[source] == 1:
            self.lookers[source] |= seers
            if kind == UNKNOWN:
                self._move_all(source, target)
                return
            seers = self.lookers[source]
        sure = False
        if kind == UNKNOWN:
            self._move_unseen(source, target)
        else:
            label, sure = self._find(kind, source)
            self._put(label, target)
        self.sizes[source] -= 1
        self.sizes[target] += 1
        self.lookers[target] &= seers
        self.lookers[source] = self.lookers[source] & seers if self.sizes[source] else -1
        if not sure:
            self._settle()

    def _learn_look(self, look: Looked) -> None:
        if len(look.kinds) == self.sizes[look.zone]:
            self.lookers[look.zone] |= look.seers
        all_sure = True
        for kind in set(look.kinds) - {UNKNOWN}:
            found: list[int] = []
            for _ in range(look.kinds.count(kind)):
                label, sure = self._find(kind, look.zone, found)
                found.append(label)
                all_sure = all_sure and sure
        if not all_sure:
            self._settle()

    def _learn_fact(self, fact: Proved) -> None:
        labels = sum(self._grid.cell(label, 0) for label, kind in enumerate(self.kinds) if kind in fact.kinds)
        zones = sum(1 << zone for zone in fact.zones)
        elsewhere = self._grid.whole & ~zones
        self.limits = (*self.limits, Limit(labels * zones, fact.high),
                       Limit(labels * elsewhere, labels.bit_count() - fact.low))
        self._settle()

    # -- a card seen -----------------------------------------------------------------------------------------------

    def _find(self, kind: int, zone: int, found: Sequence[int] = ()) -> tuple[int, bool]:
        """Settle which label (none of `found`) the card of this kind seen in the zone is, and whether that was certain.

        Copies look alike, so any label will do that could swap places with each of the others.
        """
        only = 1 << zone
        candidates = [label for label in self.copies(kind) if self.where(label) & only and label not in found]
        if not candidates:
            raise ContradictoryKnowledge(f"A card of kind {kind} was seen in zone {zone}, where it cannot be.")
        candidates.sort(key=lambda label: (self.where(label).bit_count(), self.where(label), label))
        label = candidates[0]
        if self.where(label) == only:
            return label, True
        for each in candidates:
            if all(other == each or self._stands_for(each, other, zone) for other in candidates):
                label = each
                break
        else:
            self._blend(label, candidates[1:], zone)
        cell, row = self._grid.cell(label, zone), self._row(label)
        self.limits = tuple(Limit(cells & ~row, most - bool(cells & cell)) for cells, most in self.limits)
        self._put(label, zone)
        return label, False

    def _stands_for(self, label: int, other: int, zone: int) -> bool:
        """Whether `label` could swap places with `other` in every world where `other` lies in the zone."""
        where = self.where(label)
        if where & ~self.where(other):
            return False
        elsewhere = where & ~(1 << zone)
        for limit in self.limits:
            mine, its = self._grid.row(limit.cells, label), self._grid.row(limit.cells, other)
            gain = (mine >> zone & 1) - (its >> zone & 1)
            if gain >= 0 and elsewhere & (its | ~mine if gain else its & ~mine):
                return False
        return True

    def _blend(self, label: int, others: Sequence[int], zone: int) -> None:
        """Allow for any of the others being the card seen: only what all these cases agree on stays known."""
        own = self.where(label)
        blended = []
        for limit in self.limits:
            mine = self._grid.row(limit.cells, label)
            seen = mine >> zone & 1
            cells = limit.cells & ~self._row(label)
            for other in others:
                its = self._grid.row(cells, other)
                seen &= its >> zone
                cells ^= (its & ~mine) << other * self._grid.zones
            blended.append(Limit(cells | self._grid.cell(label, zone) * seen, limit.most))
        self.limits = tuple(blended)
        for other in others:
            self.maybe |= own << other * self._grid.zones

    def _row(self, label: int) -> int:
        """All cells of a label."""
        return self._grid.whole << label * self._grid.zones

    def _put(self, label: int, zone: int) -> None:
        """Place the label in that zone and nowhere else."""
        self.maybe = self.maybe & ~self._row(label) | self._grid.cell(label, zone)

    # -- cards moved unseen ----------------------------------------------------------------------------------------

    def _move_unseen(self, source: int, target: int) -> None:
        """Move one card unseen: any label that may be in `source` may now be in `target`.

        A limit that counts such a label in `target` but not in `source` may now be exceeded by one; without these cells
        it still holds.
        """
        movable = self._grid.column(self.maybe, source)
        weakened = []
        for cells, most in self._limits().between(self.limits, source, target):
            rising = movable & cells >> target & ~(cells >> source)
            if rising:
                weakened.append(Limit(cells & ~(rising << target), most))
            weakened.append(Limit(cells, most + bool(rising)))
        self.limits = tuple(weakened)
        self.maybe |= movable << target

    def _move_all(self, source: int, target: int) -> None:
        """Move all cards of `source` to `target`, where a limit then counts a label if it did in both."""
        if not self.sizes[source]:
            return
        into_empty = not self.sizes[target]
        column = self._grid.column
        both = self._grid.rows << source | self._grid.rows << target
        merged = []
        for cells, most in self.limits if into_empty else self._limits().between(self.limits, source, target):
            counted = column(cells, source) if into_empty else column(cells, source) & column(cells, target)
            merged.append(Limit(cells & ~both | counted << target, most))
        self.limits = tuple(merged)
        moved = column(self.maybe, source)
        self.maybe = self.maybe & ~(moved << source) | moved << target
        self.lookers[target] &= self.lookers[source]
        self.lookers[source] = -1
        self.sizes[target] += self.sizes[source]
        self.sizes[source] = 0
        if not into_empty:      # into an empty zone nothing is merged, so nothing new follows
            self._settle()

    # -- drawing conclusions ---------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Draw the conclusions that zone sizes and limits force, until no more follow."""
        before = -1
        while before != self.maybe:
            before = self.maybe
            self._settle_zones()
            if self.limits:
                self._settle_limits()
        if self._grid.touched(self.maybe) != self._grid.rows:
            raise ContradictoryKnowledge("A card is known to be nowhere.")

    def _settle_zones(self) -> None:
        lone = ~(self._grid.torn(self.maybe) * self._grid.whole)
        for zone, (size, column) in enumerate(zip(self.sizes, self._grid.columns, strict=True)):
            able = self.maybe & column
            sure = able & lone
            certain, possible = sure.bit_count(), able.bit_count()
            if certain == possible == size:
                continue
            if possible < size or certain > size:
                raise ContradictoryKnowledge(f"Zone {zone} holds {size} cards, which its cards cannot make up.")
            if certain == size:
                self.maybe &= ~(able & ~sure)
            elif possible == size:
                self.maybe = self.maybe & ~((able >> zone) * self._grid.whole) | able

    def _settle_limits(self) -> None:
        limits = self._limits()
        parts = limits.open_parts(self.limits)
        if any(most < 0 for most in parts.values()):
            raise ContradictoryKnowledge("More cards lie in a place than are said to.")
        self.maybe &= ~limits.impossible(parts)
        self.limits = limits.strictest(parts)
        for cells, most in self.limits:
            if self._pin(cells, most):
                return

    def _pin(self, cells: int, most: int) -> bool:
        """If `most` of some copies of a kind lie in one zone, settle which; True if that was possible.

        That is fair only if it does not matter which: the copies must be alike in everything known.
        """
        touched = self._grid.touched(cells)
        first = ((touched & -touched).bit_length() - 1) // self._grid.zones
        rest = self.where(first) & ~self._grid.row(cells, first)
        if rest & (rest - 1):
            return False
        labels = [bit // self._grid.zones for bit in bits(touched)]
        if not all(self._alike(first, label) for label in labels[1:]):
            return False
        for label in labels[most:]:
            self._put(label, rest.bit_length() - 1)
        return True

    def _alike(self, one: int, other: int) -> bool:
        """Whether two labels are interchangeable."""
        row = self._grid.row
        return (self.kinds[one] == self.kinds[other] and self.where(one) == self.where(other)
                and all(row(cells, one) == row(cells, other) for cells, _ in self.limits))

    def _limits(self) -> Limits:
        return Limits(self._grid, self.maybe, self.sizes)
