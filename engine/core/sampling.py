"""Samples worlds: places the hidden cards at random in a way that a viewer's knowledge allows."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final

from engine.core.cells import bits
from engine.core.errors import ContradictoryKnowledge
from engine.core.knowledge import Knowledge, Looked
from engine.core.zones import Zones

_HASTY_TRIES: Final = 4
_REPAIRS: Final = 40
"""How many placements made without regard to limits are repaired before all placements are searched."""
_REPAIRING_SWAPS: Final = 40
"""Swaps per card in each repair."""
_FEW_COPIES: Final = 3
"""With more copies of a kind it would take too long to try which is which."""
_STEPS_PER_CARD: Final = 8
_SWAPS_PER_CARD: Final = 6


def sample_cards(knowledge: Knowledge, rng: random.Random) -> list[list[int]]:
    """The kinds in every zone of one world that the knowledge allows, in no particular order.

    Every world that the knowledge allows may be the result. Raises ContradictoryKnowledge if there is none.
    """
    contents = knowledge.known()
    loose = knowledge.loose()
    if loose:
        room = [size - len(cards) for size, cards in zip(knowledge.sizes, contents, strict=True)]
        for label, zone in _places(knowledge, loose, room, rng).items():
            contents[zone].append(knowledge.kinds[label])
    return contents


def _places(knowledge: Knowledge, loose: list[int], room: list[int], rng: random.Random) -> dict[int, int]:
    """A zone for every loose label."""
    if not knowledge.limits and len({knowledge.where(label) for label in loose}) == 1:
        rng.shuffle(loose)
        zones = [zone for zone, free in enumerate(room) for _ in range(free)]
        return dict(zip(loose, zones, strict=True))
    for _ in range(_HASTY_TRIES):
        placing = _Placing(knowledge, loose, room, rng, _STEPS_PER_CARD * len(loose))
        if placing.place_all():
            return placing.after_swaps()
    for _ in range(_REPAIRS):
        placing = _Repairing(knowledge, loose, room, rng, _STEPS_PER_CARD * len(loose))
        if placing.place_all() and placing.repair():
            return placing.after_swaps()
    placing = _Placing(knowledge, loose, room, rng, -1)
    if not placing.place_all():
        raise ContradictoryKnowledge("No way to place the hidden cards fits what is known about them.")
    return placing.after_swaps()


class _Placing:
    """One attempt to place the loose labels, which gives up after `steps` steps, or never if these are negative."""

    def __init__(self, knowledge: Knowledge, loose: list[int], room: list[int], rng: random.Random,
                 steps: int) -> None:
        self._knowledge = knowledge
        self._rng = rng
        self._steps = steps
        self._room = room[:]
        self._order = loose[:]
        self._where = {label: knowledge.where(label) for label in loose}
        rng.shuffle(self._order)
        self._order.sort(key=lambda label: self._where[label].bit_count())
        self._able = self._able_after()
        self._spread = {where: bits(where) for where in set(self._where.values())}
        self._zones: dict[int, int] = {}
        self._filled = 0

    def _able_after(self) -> list[list[int]]:
        """By position in the order, then by zone: how many labels from there on may be in the zone."""
        able = [[0] * len(self._room)]
        for label in reversed(self._order):
            where = self._where[label]
            able.append([count + (where >> zone & 1) for zone, count in enumerate(able[-1])])
        return able[::-1]

    def place_all(self) -> bool:
        """Place all labels; False if that is impossible or takes too long."""
        return self._place(0, range(len(self._room)))

    def _place(self, number: int, touched: Iterable[int]) -> bool:
        """Place the labels from this one on; only the zones `touched` may now lack labels that can fill them."""
        if number == len(self._order):
            return True
        room, able = self._room, self._able[number]
        if not self._steps or any(room[zone] > able[zone] for zone in touched):
            return False
        self._steps -= 1
        label = self._order[number]
        may_be = self._spread[self._where[label]]
        for zone in self._shuffled([zone for zone in may_be if room[zone]]):
            cell = self._knowledge.cell(label, zone)
            if self._keeps_limits(self._filled | cell, cell):
                self._zones[label] = zone
                room[zone] -= 1
                self._filled |= cell
                if self._place(number + 1, may_be):
                    return True
                room[zone] += 1
                self._filled ^= cell
        return False

    def _shuffled(self, zones: list[int]) -> list[int]:
        """The zones in random order, roomier ones tending to come first."""
        return sorted(zones, key=lambda zone: self._rng.random() ** (1 / self._room[zone]), reverse=True)

    def _keeps_limits(self, filled: int, fresh: int) -> bool:
        for cells, most in self._knowledge.limits:      # a plain loop: this is where the time goes
            if cells & fresh and (filled & cells).bit_count() > most:
                return False
        return True

    def after_swaps(self) -> dict[int, int]:
        """The zones after many random swaps, which make all results about equally likely, whatever was placed first."""
        draw, order, count = self._rng.getrandbits, self._order, len(self._order)
        width = count.bit_length()
        for _ in range(_SWAPS_PER_CARD * count):    # inlined randrange: this is where the time goes
            one = other = count
            while one >= count:
                one = draw(width)
            while other >= count:
                other = draw(width)
            self._swap(order[one], order[other])
        return self._zones

    def _swap(self, one: int, other: int) -> None:
        zones = self._zones
        here, there = zones[one], zones[other]
        if here == there or not self._where[one] >> there & 1 or not self._where[other] >> here & 1:
            return
        if self._knowledge.limits and not self._swaps_within_limits(one, other):
            return
        zones[one], zones[other] = there, here

    def _swaps_within_limits(self, one: int, other: int) -> bool:
        knowledge, here, there = self._knowledge, self._zones[one], self._zones[other]
        fresh = knowledge.cell(one, there) | knowledge.cell(other, here)
        filled = self._filled & ~(knowledge.cell(one, here) | knowledge.cell(other, there)) | fresh
        if not self._keeps_limits(filled, fresh):
            return False
        self._filled = filled
        return True


class _Repairing(_Placing):
    """An attempt that ignores limits at first: where several are tight, placing card by card rarely keeps them all."""

    _excess: int | None = None
    """By how many cards the limits may be exceeded; None: without bound."""

    def _keeps_limits(self, filled: int, fresh: int) -> bool:
        return self._excess is None or self._excess_of(filled) <= self._excess

    def repair(self) -> bool:
        """Make random swaps that exceed limits no further; True once all limits are kept."""
        choose = self._rng.choice
        for _ in range(_REPAIRING_SWAPS * len(self._order)):
            self._excess = self._excess_of(self._filled)
            if not self._excess:
                return True
            self._swap(choose(self._order), choose(self._order))
        return False

    def _excess_of(self, filled: int) -> int:
        """By how many cards the limits are exceeded in all."""
        return sum(max(0, (filled & cells).bit_count() - most) for cells, most in self._knowledge.limits)


class WorldCheck:
    """Tells which worlds some knowledge rules out, as far as each limit alone can show.

    Viewers draw different conclusions, so a world that one of them thinks possible may be ruled out for another.
    """

    __slots__ = ("_knowledge", "_possible")

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._possible: dict[tuple[int, ...], set[int]] = {}    # cached, as many worlds agree on where a kind is

    def allows(self, contents: Sequence[Sequence[int]]) -> bool:
        """Whether a world with these cards in its zones may be the true one."""
        places: dict[int, list[int]] = {}
        for zone, kinds in enumerate(contents):
            for kind in kinds:
                places.setdefault(kind, []).append(zone)
        cases = [self._fillings(kind, zones) for kind, zones in places.items() if len(zones) <= _FEW_COPIES]
        return all(cases) and all(
            sum(min((filled & cells).bit_count() for filled in possible) for possible in cases) <= most
            for cells, most in self._knowledge.limits)

    def _fillings(self, kind: int, zones: Sequence[int]) -> set[int]:
        """The same as `_fillings` below, cached."""
        case = (kind, *zones)
        if case not in self._possible:
            self._possible[case] = set(_fillings(self._knowledge, kind, zones))
        return self._possible[case]


def _fillings(knowledge: Knowledge, kind: int, zones: Sequence[int]) -> Iterator[int]:
    """The cells that the copies of a kind fill when they lie in these zones, for every way to label them."""
    labels = [(label, knowledge.where(label)) for label in knowledge.copies(kind)]
    for order in set(permutations(zones)):
        if all(where >> zone & 1 for (_, where), zone in zip(labels, order, strict=True)):
            yield sum(knowledge.cell(label, zone) for (label, _), zone in zip(labels, order, strict=True))


class SampledMemory:
    """Where other seats' knowledge starts in a sampled world: with the public's, and the cards each has seen."""

    __slots__ = ("contents", "public", "zones")

    def __init__(self, public: Knowledge, zones: Zones, contents: Sequence[Sequence[int]]) -> None:
        self.public = public
        self.zones = zones
        self.contents = contents

    def as_known_to(self, viewer: int) -> Knowledge:
        """What that viewer knows in the world as it was sampled."""
        knowledge = self.public.copy()
        for zone, cards in enumerate(self.contents):
            seers = self.zones.sighted[zone] | self.public.lookers[zone]
            if cards and seers >> viewer & 1:
                knowledge.learn(Looked(seers, tuple(cards), zone))
        return knowledge
