"""What a viewer knows about hidden cards: for every card, the set of zones it may be in.

A viewer tells cards apart by their kind only. Each copy of a kind is a *label* of the viewer's own: labels are not tied
to particular cards of the true game, so nothing can leak through them. A label in a zone is a *cell*; a label fills
exactly one of its possible cells, and a zone has as many filled cells as it has cards.

Possible cells alone forget that two cards cannot both be the one that was moved unseen. *Limits* remember it: "of these
cells at most n are filled". Facts that a game proves (a guess answered yes or no) are limits too, and later moves
weaken them in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from engine.core.cells import bits
from engine.core.groups import Groups
from engine.core.labels import Labels, labels_of
from engine.core.limits import Limit
from engine.core.sightings import find

UNKNOWN: Final = -1
"""Stands for the kind of a card that the viewer does not see."""


class Moved(NamedTuple):
    """One card moved from `source` to `target`; the viewers in the mask `seers` saw its kind."""

    seers: int
    kind: int
    source: int
    target: int

    def as_seen_by(self, viewer: int) -> Moved:
        return self if self.seers >> viewer & 1 else moved(self.seers, UNKNOWN, self.source, self.target)


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


class Aimed(NamedTuple):
    """The seat `who` did something against the seat `at`, for all to see."""

    who: int
    at: int

    def as_seen_by(self, viewer: int) -> Aimed:
        return self


Happened = Moved | MovedAll | Looked | Proved | Aimed

AIMS_KEPT: Final = 12
"""How many of the latest aims are remembered: enough for a few rounds of the table."""


@cache
def moved(seers: int, kind: int, source: int, target: int) -> Moved:
    """The interned entry for one card's move: almost every move needs one, and five games have 3,000."""
    return Moved(seers, kind, source, target)


def moved_by_kind(kinds: int, seers: int, source: int, target: int) -> tuple[Moved, ...]:
    """The same entries by kind, made once for moves that every game has many of: found by index, in half the time."""
    return tuple([moved(seers, kind, source, target) for kind in range(kinds)])


def looked(seers: int, kinds: tuple[int, ...], zone: int) -> Looked:
    """The entry for a look, made without `Looked.__new__`, which is a Python function in either build: 0.05 µs less."""
    return tuple.__new__(Looked, (seers, kinds, zone))


def looked_by_kind(kinds: int, seers: int, zone: int) -> tuple[Looked, ...]:
    """The entries for a look at one card, by its kind, made once."""
    return tuple([looked(seers, (kind,), zone) for kind in range(kinds)])


@cache
def moved_all(source: int, target: int) -> MovedAll:
    """The interned entry for all cards of a zone that moved."""
    return MovedAll(source, target)


@cache
def aimed(who: int, at: int) -> Aimed:
    """The interned entry for what one seat did against another."""
    return Aimed(who, at)


class Knowledge:
    """One viewer's knowledge. `learn` changes it in place: `copy` it first if it is shared."""

    __slots__ = ("_grouped", "_labels", "_limits", "_maybe", "aims", "kinds", "lookers", "sizes")

    def __init__(self, labels: Labels, groups: Groups | None, sizes: list[int], lookers: list[int]) -> None:
        """Without `groups`, `maybe` and `limits` must be known: the groups follow from them."""
        self._labels = labels
        self._grouped = groups                          # those of a position that was read: once somebody asks
        self._maybe: int | None = None                  # as a table, once somebody asks for it
        self._limits: tuple[Limit, ...] | None = None
        self.kinds = labels.kinds   # kind of each label, sorted
        self.sizes = sizes          # cards in each zone: public
        self.lookers = lookers      # by zone: the viewers who have seen all its cards, which is public; -1: empty
        self.aims: tuple[tuple[int, int], ...] = ()     # who did something against whom, the latest last; public

    @classmethod
    def at_start(cls, contents: Iterable[Iterable[int]]) -> Knowledge:
        """Knowledge before the first shuffle, when everybody has seen the kinds in each zone."""
        zones = [tuple(cards) for cards in contents]
        cards = sorted((kind, zone) for zone, kinds in enumerate(zones) for kind in kinds)
        labels = labels_of(tuple([kind for kind, _ in cards]), len(zones))
        sure = [0] * len(zones)
        for label, (_, zone) in enumerate(cards):
            sure[zone] |= 1 << label
        groups = Groups(labels.kinds, sure, [0] * len(zones))
        return cls(labels, groups, [len(kinds) for kinds in zones], [-1] * len(zones))

    def copy(self) -> Knowledge:
        other = Knowledge(self._labels, self._groups.copy(), self.sizes[:], self.lookers[:])
        other._maybe = self._maybe
        other._limits = self._limits
        other.aims = self.aims
        return other

    @property
    def _groups(self) -> Groups:
        """The labels in groups."""
        if self._grouped is None:
            self._grouped = self._in_groups(self.maybe, self.limits)
        return self._grouped

    def _in_groups(self, maybe: int, limits: tuple[Limit, ...]) -> Groups:
        """The groups that follow from the table and the limits."""
        groups, grid = Groups(self.kinds, [0] * len(self.sizes), self.sizes[:]), self._labels.grid
        for place, labels in grid.by_row(maybe).items():
            if place & (place - 1):
                groups.add(place, labels)
            else:
                groups.put(labels, place.bit_length() - 1, [])
        for cells, most in limits:
            groups.limit(grid.by_row(cells), most)
        groups.tidy()
        return groups

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def maybe(self) -> int:
        """The cells that may be filled."""
        if self._maybe is None:
            rows, groups, cells = self._labels.rows, self._groups, 0
            for zone, labels in enumerate(groups.sure):
                if labels:
                    cells |= rows(labels) << zone
            for labels, place in zip(groups.labels, groups.places, strict=True):
                cells |= rows(labels) * place
            self._maybe = cells
        return self._maybe

    @property
    def limits(self) -> tuple[Limit, ...]:
        """What is known beyond that: of each limit's cells, at most so many are filled."""
        if self._limits is None:
            rows = [self._labels.rows(labels) for labels in self._groups.labels]
            self._limits = tuple([
                Limit(sum([its * row for its, row in zip(rows, self._groups.rows_of(cells), strict=True)]), most)
                for cells, most in self._groups.parts])
        return self._limits

    def where(self, label: int) -> int:
        """The zones that label may be in, as a mask."""
        return self._labels.grid.row(self.maybe, label)

    def cell(self, label: int, zone: int) -> int:
        """The bit of one cell, as limits use it."""
        return self._labels.grid.cell(label, zone)

    def row(self, cells: int, label: int) -> int:
        """The zones of the cells that belong to that label, as a mask."""
        return self._labels.grid.row(cells, label)

    def alike(self) -> list[tuple[tuple[int, ...], int, tuple[int, ...]]]:
        """The labels that may be in several zones, in groups: kinds, zones, and by limit the zones where it counts.

        The groups are in the order of their first labels, whatever made them.
        """
        groups, kinds_of = self._groups, self._labels.kinds_of
        order = sorted(range(len(groups.labels)), key=[labels & -labels for labels in groups.labels].__getitem__)
        return [(kinds_of(groups.labels[group]), groups.places[group], tuple(groups.rows(group))) for group in order]

    def allowed(self) -> list[int]:
        """By limit: how many cards it allows where it counts them."""
        return [most for _, most in self._groups.parts]

    def freer_than(self, other: Knowledge) -> list[int]:
        """The labels that may be in a zone where, to another viewer, they may not."""
        grid = self._labels.grid
        return [bit // grid.zones for bit in bits(grid.touched(self.maybe & ~other.maybe))]

    def freedom(self, label: int) -> tuple[int, int]:
        """Sorts labels by the number of zones they may be in; equal for labels that may be in the same ones."""
        where = self.where(label)
        return where.bit_count(), where

    def implies(self, limit: Limit) -> bool:
        """Whether a limit follows from the sizes of zones or from one of those known."""
        grid, cells = self._labels.grid, limit.cells & self.maybe
        room = sum(size for zone, size in enumerate(self.sizes) if grid.column(cells, zone))
        return room <= limit.most or any(fewer + grid.touched(cells & ~limited).bit_count() <= limit.most
                                         for limited, fewer in (Limit(0, 0), *self.limits))

    def known_in(self, zone: int) -> list[int]:
        """The kinds that certainly lie in that zone, sorted."""
        return list(self._labels.kinds_of(self._groups.sure[zone]))

    def known(self) -> list[list[int]]:
        """The kinds that certainly lie in each zone, sorted."""
        return [self.known_in(zone) for zone in range(len(self.sizes))]

    def loose(self) -> list[int]:
        """The labels that may be in more than one zone."""
        loose = 0
        for labels in self._groups.labels:
            loose |= labels
        return list(bits(loose))

    def may_be(self, kind: int) -> list[tuple[int, ...]]:
        """For every copy of a kind, the zones it may be in; sorted."""
        return sorted(bits(self.where(label)) for label in self.copies(kind))

    def key(self) -> tuple[object, ...]:
        """A key that is equal for equal knowledge."""
        return (self.kinds, self.maybe, tuple(self.sizes), self.limits, tuple(self.lookers), self.aims)

    def to_json(self) -> dict[str, Any]:
        data = {"kinds": list(self.kinds), "maybe": f"{self.maybe:x}", "sizes": self.sizes[:],
                "limits": [[f"{limit.cells:x}", limit.most] for limit in self.limits], "lookers": self.lookers[:]}
        return {**data, "aims": [list(aim) for aim in self.aims]} if self.aims else data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Knowledge:
        sizes = list(data["sizes"])
        knowledge = cls(labels_of(tuple(data["kinds"]), len(sizes)), None, sizes, list(data["lookers"]))
        knowledge._maybe = int(data["maybe"], 16)
        knowledge._limits = tuple([Limit(int(cells, 16), most) for cells, most in data["limits"]])
        knowledge.aims = tuple([(who, at) for who, at in data.get("aims", ())])
        return knowledge

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Knowledge], tuple[dict[str, Any]]]:
        return Knowledge.from_json, (self.to_json(),)

    def copies(self, kind: int) -> range:
        """The labels of a kind."""
        return self._labels.copies(kind)

    # -- learning --------------------------------------------------------------------------------------------------

    def learn(self, happened: Happened) -> None:
        """Add one entry as this viewer saw it. Raises ContradictoryKnowledge if it cannot be true."""
        if isinstance(happened, Aimed):
            self.aims = (*self.aims, (happened.who, happened.at))[-AIMS_KEPT:]
            return
        groups = self._grouped
        if groups is None:
            groups = self._grouped = self._groups   # found from what is about to be out of date
        self._maybe = self._limits = None
        if isinstance(happened, Moved):
            self._learn_move(happened, groups)
        elif isinstance(happened, MovedAll):
            self._move_all(happened.source, happened.target)
        elif isinstance(happened, Looked):
            self._learn_look(happened)
        else:
            self._learn_fact(happened)

    def _learn_move(self, move: Moved, groups: Groups) -> None:
        seers, kind, source, target = move
        sizes, lookers = self.sizes, self.lookers
        if sizes[source] == 1:
            lookers[source] |= seers
            if kind == UNKNOWN:
                self._move_all(source, target)
                return
            seers = lookers[source]
        touched = 0
        if kind == UNKNOWN:
            groups.move_one(source, target)
        else:
            label, touched = find(groups, self._labels.of(kind), source)
            groups.sure[source] ^= label
            groups.sure[target] |= label
        sizes[source] -= 1
        sizes[target] += 1
        lookers[target] &= seers
        lookers[source] = lookers[source] & seers if sizes[source] else -1
        if touched:
            groups.settle(touched, reduced=True)

    def _move_all(self, source: int, target: int) -> None:
        """Move all cards of `source` to `target`."""
        sizes, lookers = self.sizes, self.lookers
        if not sizes[source]:
            return
        if sizes[target]:
            self._groups.move_all(source, target)
        else:
            self._groups.rename(source, target)
        lookers[target] &= lookers[source]
        lookers[source] = -1
        sizes[target] += sizes[source]
        sizes[source] = 0

    def _learn_look(self, look: Looked) -> None:
        zone = look.zone
        if len(look.kinds) == self.sizes[zone]:
            self.lookers[zone] |= look.seers
        touched = 0
        for kind in set(look.kinds) - {UNKNOWN}:
            found = 0
            for _ in range(look.kinds.count(kind)):
                label, more = find(self._groups, self._labels.of(kind) & ~found, zone)
                found |= label
                touched |= more
        if touched:
            self._groups.settle(touched, reduced=True)

    def _learn_fact(self, fact: Proved) -> None:
        grid, groups, labels = self._labels.grid, self._groups, 0
        for kind in fact.kinds:
            labels |= self._labels.of(kind)
        zones = sum([1 << zone for zone in fact.zones])
        groups.limit({zones: labels}, fact.high)
        groups.limit({grid.whole & ~zones: labels}, labels.bit_count() - fact.low)
        groups.settle(0, reduced=False)
