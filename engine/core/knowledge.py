"""What a viewer knows about hidden cards: for every card the set of zones where it may be.

A viewer tells cards apart by their kind only. Each copy of a kind is a *label* of the viewer's own: labels are not tied
to particular cards of the true game, so nothing can leak through them. Zone sets are bit masks.

Masks alone forget that two cards cannot both have been the one that was moved unseen. *Limits* keep that: "of these
labels, at most n lie in these zones". Facts that a game proves (a guess answered yes or no) are limits too, and the
same moves widen them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from engine.core.errors import ContradictoryKnowledge

UNKNOWN: Final = -1
"""Stands for the kind of a card that the viewer does not see."""


class Moved(NamedTuple):
    """One card went from `source` to `target`; the viewers in the mask `seers` saw its kind."""

    seers: int
    kind: int
    source: int
    target: int

    def as_seen_by(self, viewer: int) -> Moved:
        return self if self.seers >> viewer & 1 else Moved(self.seers, UNKNOWN, self.source, self.target)


class MovedAll(NamedTuple):
    """All cards of `source` went to `target`; nobody needed to see them for that."""

    source: int
    target: int

    def as_seen_by(self, viewer: int) -> MovedAll:
        return self


class Looked(NamedTuple):
    """The viewers in `seers` saw these cards where they lie, in `zone`; everybody saw how many they were."""

    seers: int
    kinds: tuple[int, ...]
    zone: int

    def as_seen_by(self, viewer: int) -> Looked:
        return self if self.seers >> viewer & 1 else Looked(self.seers, (UNKNOWN,) * len(self.kinds), self.zone)


class Proved(NamedTuple):
    """The viewers in `seers` learned: of the cards of `kinds`, at least `low` and at most `high` lie in `zones`."""

    seers: int
    kinds: tuple[int, ...]
    zones: tuple[int, ...]
    low: int
    high: int

    def as_seen_by(self, viewer: int) -> Proved | None:
        return self if self.seers >> viewer & 1 else None


Happened = Moved | MovedAll | Looked | Proved


class Limit(NamedTuple):
    """Of the labels in the mask `labels`, at most `most` lie in the zones of the mask `zones`."""

    labels: int
    zones: int
    most: int


class Knowledge:
    """One viewer's knowledge. `learn` changes it in place; `copy` first where it is shared."""

    __slots__ = ("kinds", "limits", "lookers", "masks", "sizes")

    def __init__(self, kinds: tuple[int, ...], masks: list[int], sizes: list[int], limits: list[Limit],
                 lookers: list[int]) -> None:
        self.kinds = kinds          # kind of each label
        self.masks = masks          # zones where each label may be
        self.sizes = sizes          # cards in each zone: public
        self.limits = limits
        self.lookers = lookers      # viewers who have seen all cards of each zone, which is public; -1: empty

    @classmethod
    def at_start(cls, contents: Iterable[Iterable[int]]) -> Knowledge:
        """Everybody saw what lies where before the first shuffle: the kinds in each zone."""
        kinds: list[int] = []
        masks: list[int] = []
        sizes: list[int] = []
        for zone, cards in enumerate(contents):
            before = len(kinds)
            kinds.extend(sorted(cards))
            sizes.append(len(kinds) - before)
            masks.extend([1 << zone] * sizes[-1])
        return cls(tuple(kinds), masks, sizes, [], [-1] * len(sizes))

    def copy(self) -> Knowledge:
        return Knowledge(self.kinds, self.masks[:], self.sizes[:], self.limits[:], self.lookers[:])

    # -- reading ---------------------------------------------------------------------------------------------------

    def known_in(self, zone: int) -> list[int]:
        """The kinds that certainly lie in that zone, sorted."""
        only = 1 << zone
        return sorted(kind for kind, mask in zip(self.kinds, self.masks, strict=True) if mask == only)

    def may_be(self, kind: int) -> list[tuple[int, ...]]:
        """For every copy of a kind, the zones where it may be; sorted."""
        return sorted(bits(mask) for mine, mask in zip(self.kinds, self.masks, strict=True) if mine == kind)

    def key(self) -> tuple[object, ...]:
        """Equal for equal knowledge."""
        return (self.kinds, tuple(self.masks), tuple(self.sizes), tuple(self.limits), tuple(self.lookers))

    def to_json(self) -> dict[str, Any]:
        return {"kinds": list(self.kinds), "masks": self.masks[:], "sizes": self.sizes[:],
                "limits": [list(limit) for limit in self.limits], "lookers": self.lookers[:]}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Knowledge:
        return cls(tuple(data["kinds"]), list(data["masks"]), list(data["sizes"]),
                   [Limit(*limit) for limit in data["limits"]], list(data["lookers"]))

    # -- learning --------------------------------------------------------------------------------------------------

    def learn(self, happened: Happened) -> None:
        """Take in one entry as its viewer saw it. Raises ContradictoryKnowledge if it cannot be true."""
        if isinstance(happened, Moved):
            self._learn_move(happened)
        elif isinstance(happened, MovedAll):
            self._move_all(happened.source, happened.target)
            self._settle()
        elif isinstance(happened, Looked):
            self._learn_look(happened)
        else:
            self._learn_fact(happened)
            self._settle()

    def _learn_move(self, move: Moved) -> None:
        seers, kind, source, target = move
        if kind == UNKNOWN:
            if self.sizes[source] == 1:
                self.lookers[source] |= seers
                self._move_all(source, target)
            else:
                self._move_unseen(seers, source, target)
            self._settle()
            return
        label, exact = self._label_in(kind, source)
        self._lift(label, exact, kind, source)
        self.masks[label] = 1 << target
        self._count_one(seers, source, target)
        if not exact or self.sizes[source] == 0:
            self._settle()

    def _count_one(self, seers: int, source: int, target: int) -> None:
        self.sizes[source] -= 1
        self.sizes[target] += 1
        self.lookers[target] &= seers
        self.lookers[source] = self.lookers[source] & seers if self.sizes[source] else -1

    def _label_in(self, kind: int, zone: int) -> tuple[int, bool]:
        """The label that stands for a card of this kind seen in the zone, and whether it was known to be there.

        Copies look alike, so the label with the fewest zones may be taken for the one seen. Where the sets are not
        nested, each label left over widens by the set before it: any of them may be the one that stayed.
        """
        only = 1 << zone
        masks = self.masks
        candidates = [label for label, mine in enumerate(self.kinds) if mine == kind and masks[label] & only]
        if not candidates:
            raise ContradictoryKnowledge(f"A card of kind {kind} was seen in zone {zone}, where it cannot be.")
        for label in candidates:
            if masks[label] == only:
                return label, True
        candidates.sort(key=lambda label: (masks[label].bit_count(), masks[label], label))
        before = [masks[label] for label in candidates]
        for label, mine, smaller in zip(candidates[1:], before[1:], before, strict=False):
            masks[label] = mine | smaller
        return candidates[0], False

    def _lift(self, label: int, exact: bool, kind: int, source: int) -> None:
        """Take a label that leaves `source` out of all limits."""
        if not self.limits:
            return
        alike = 1 << label
        if not exact:
            alike = self._labels((kind,), 1 << source) | 1 << label
        self.limits = [_without(limit, label, alike, 1 << source) for limit in self.limits]

    def _move_unseen(self, seers: int, source: int, target: int) -> None:
        out, into = 1 << source, 1 << target
        self.limits = [Limit(limit.labels, limit.zones, limit.most + 1)
                       if limit.zones & into and not limit.zones & out else limit for limit in self.limits]
        newly = 0
        for label, mask in enumerate(self.masks):
            if mask & out and not mask & into:
                newly |= 1 << label
                self.masks[label] = mask | into
        self.limits.append(Limit(newly, into, 1))
        self._count_one(seers, source, target)

    def _move_all(self, source: int, target: int) -> None:
        out, into = 1 << source, 1 << target
        if not self.sizes[source]:
            return
        self.limits = [self._merged(limit, source, target) for limit in self.limits]
        self.masks = [mask & ~out | into if mask & out else mask for mask in self.masks]
        self.lookers[target] &= self.lookers[source]
        self.lookers[source] = -1
        self.sizes[target] += self.sizes[source]
        self.sizes[source] = 0

    def _merged(self, limit: Limit, source: int, target: int) -> Limit:
        """The limit after all of `source` went to `target`."""
        out, into = 1 << source, 1 << target
        if not self.sizes[target]:
            zones = limit.zones & ~(out | into)
            return limit._replace(zones=zones | into if limit.zones & out else zones)
        if limit.zones & into and not limit.zones & out:
            moved = sum(1 for label in bits(limit.labels) if self.masks[label] & out)
            return limit._replace(most=limit.most + min(moved, self.sizes[source]))
        return limit if limit.zones & into else limit._replace(zones=limit.zones & ~out)

    def _learn_look(self, look: Looked) -> None:
        if len(look.kinds) == self.sizes[look.zone]:
            self.lookers[look.zone] |= look.seers
        only = 1 << look.zone
        for kind in set(look.kinds) - {UNKNOWN}:
            known = sum(1 for mine, mask in zip(self.kinds, self.masks, strict=True) if mine == kind and mask == only)
            for _ in range(look.kinds.count(kind) - known):
                self._find(kind, look.zone)
        if UNKNOWN not in look.kinds:
            self._settle()

    def _find(self, kind: int, zone: int) -> None:
        """One more card of that kind than was known lies in the zone."""
        only = 1 << zone
        settled = [label for label, mask in enumerate(self.masks) if self.kinds[label] == kind and mask == only]
        for label in settled:
            self.masks[label] = 0
        alike = self._labels((kind,), only)
        label, _ = self._label_in(kind, zone)
        for other in settled:
            self.masks[other] = only
        self.limits = [limit._replace(labels=limit.labels & ~alike)
                       if limit.labels & alike and limit.labels & alike != alike else limit for limit in self.limits]
        self.masks[label] = only

    def _learn_fact(self, fact: Proved) -> None:
        labels = self._labels(fact.kinds, -1)
        zones = sum(1 << zone for zone in fact.zones)
        elsewhere = (1 << len(self.sizes)) - 1 & ~zones
        self.limits.append(Limit(labels, zones, fact.high))
        self.limits.append(Limit(labels, elsewhere, labels.bit_count() - fact.low))

    def _labels(self, kinds: tuple[int, ...], zones: int) -> int:
        """The labels of these kinds that may be in these zones, as a mask."""
        return sum(1 << label for label, kind in enumerate(self.kinds) if kind in kinds and self.masks[label] & zones)

    # -- drawing conclusions ---------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Draw the conclusions that zone sizes and limits force, until nothing more follows."""
        before: list[int] = []
        while before != self.masks:
            before = self.masks[:]
            self._settle_zones()
            self._settle_limits()
        if 0 in self.masks:
            raise ContradictoryKnowledge("A card is known to be nowhere.")

    def _settle_zones(self) -> None:
        for zone, size in enumerate(self.sizes):
            only = 1 << zone
            certain = self.masks.count(only)
            possible = sum(1 for mask in self.masks if mask & only)
            if possible == certain == size:
                continue
            if possible < size or certain > size:
                raise ContradictoryKnowledge(f"Zone {zone} holds {size} cards, which its cards cannot make up.")
            if certain == size:
                self.masks = [mask if mask == only else mask & ~only for mask in self.masks]
            elif possible == size:
                self.masks = [only if mask & only else mask for mask in self.masks]

    def _settle_limits(self) -> None:
        kept: list[Limit] = []
        for limit in self.limits:
            inside = sum(1 for label in bits(limit.labels) if not self.masks[label] & ~limit.zones)
            possible = [label for label in bits(limit.labels) if self.masks[label] & limit.zones]
            if inside > limit.most:
                raise ContradictoryKnowledge("More cards lie in a place than are said to.")
            if inside == limit.most:
                for label in possible:
                    if self.masks[label] & ~limit.zones:
                        self.masks[label] &= ~limit.zones
            elif len(possible) > limit.most and self._room(limit.zones) > limit.most and limit not in kept:
                kept.append(limit)
        self.limits = kept

    def _room(self, zones: int) -> int:
        return sum(self.sizes[zone] for zone in bits(zones))


def _without(limit: Limit, label: int, alike: int, source: int) -> Limit:
    """The limit once `label` has left `source`, where only the labels of `alike` can have been the card seen."""
    touched = limit.labels & alike
    if not touched:
        return limit
    if touched == alike:
        most = limit.most - 1 if limit.zones & source else limit.most
        return limit._replace(labels=limit.labels & ~(1 << label), most=most)
    return limit._replace(labels=limit.labels & ~alike)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple(_bits(mask))


def _bits(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
