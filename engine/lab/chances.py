"""What a seat can know of hidden cards: by place, which kinds may lie there, and how likely each is.

Every way to lie that the seat's knowledge allows is equally likely, as for those who deal worlds. They are counted
exactly where there are few enough; otherwise worlds are drawn, and each chance has an interval. What somebody could
conclude from how others play is not in it: these are the cards alone.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, factorial, prod, sqrt
from typing import Any, Final

from engine.core.batches import Batch, Lot, lots_of
from engine.core.errors import ContradictoryKnowledge
from engine.core.observe import Observation
from engine.core.world_check import WorldCheck

WORLDS: Final = 500
"""How many worlds are drawn where the ways are too many to count: in 0.05 to 1 s."""
_STEPS: Final = 20_000
"""How many ways to go on are looked at before worlds are drawn instead."""
_Z: Final = 1.96
"""The half-width of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Chance:
    """How likely a kind is in a place.

    `each` is the chance of any one card there, of which the seat cannot tell which is which; `some` that there is at
    least one of the kind. `low` and `high` are the 95 % interval of `each`; both are `each` where it was counted.
    """

    kind: int
    each: Fraction
    some: Fraction
    low: Fraction
    high: Fraction


@dataclass(frozen=True, slots=True)
class Chances:
    """What a seat can know of one place: its number of cards, and the kinds that are possible, the likeliest first.

    `worlds` is how many were drawn; 0 if all ways were counted, so that the chances are exact.
    """

    zone: str
    size: int
    kinds: tuple[Chance, ...]
    worlds: int

    @property
    def exact(self) -> bool:
        """Whether all ways were counted."""
        return not self.worlds

    def of(self, kind: int) -> Fraction:
        """The chance of any one card of the place to be of that kind; 0 if it cannot lie there."""
        return next((chance.each for chance in self.kinds if chance.kind == kind), Fraction(0))


def hidden_zones(observation: Observation[Any]) -> tuple[str, ...]:
    """The ids of the places with cards that this observation does not show."""
    zones = observation.seen.zones
    return tuple(zone.id for number, zone in enumerate(zones)
                 if not zone.seen_by(observation.viewer) and observation.seen.cards_in(number))


def chances(observation: Observation[Any], zone: str, worlds: int = WORLDS, seed: int = 1) -> Chances:
    """What the viewer of an observation can know of the cards in a zone; seats or the public, see `State.observation`.

    Of a zone that it sees into, the cards themselves, each certain. Raises KeyError if there is no such zone.
    """
    number = observation.seen.zones.index(zone)
    size = len(observation.seen.cards_in(number))
    if not size:
        return Chances(zone, 0, (), 0)
    if observation.seen.zones[number].seen_by(observation.viewer):
        return _exact(zone, Counter(observation.seen.cards_in(number)), {}, size)
    counted = _counted(observation, number)
    if counted is not None:
        return _exact(zone, *counted, size)
    return _sampled(observation, zone, number, size, worlds, seed)


def _exact(zone: str, expected: dict[int, Fraction] | Counter[int], none: dict[int, Fraction], size: int) -> Chances:
    found = [Chance(kind, share := Fraction(number) / size, 1 - none.get(kind, Fraction(0)), share, share)
             for kind, number in expected.items() if number]
    return Chances(zone, size, _in_order(found), 0)


def _in_order(found: Sequence[Chance]) -> tuple[Chance, ...]:
    return tuple(sorted(found, key=lambda chance: (-chance.each, chance.kind)))


# -- counted -----------------------------------------------------------------------------------------------------------

class _TooMany(Exception):
    """There are too many ways to count."""


def _counted(observation: Observation[Any], zone: int) -> tuple[dict[int, Fraction], dict[int, Fraction]] | None:
    """By kind: how many cards of it are expected in a zone, and the chance of none; None if they cannot be counted."""
    knowledge = observation.knowledge
    if not WorldCheck(observation.public, knowledge).allows_all:
        return None
    known = knowledge.known()
    room = [size - len(cards) for size, cards in zip(knowledge.sizes, known, strict=True)]
    expected = {kind: Fraction(number) for kind, number in Counter(known[zone]).items()}
    none = dict.fromkeys(expected, Fraction(0))
    try:
        for lot in lots_of(knowledge, room):
            if any(batch.zones >> zone & 1 for batch in lot.batches):
                found = _Count(lot, room, zone, _STEPS)
                for kind, number in found.expected.items():
                    expected[kind] = expected.get(kind, Fraction(0)) + number
                    none[kind] = none.get(kind, Fraction(1)) * found.none[kind]
    except _TooMany:
        return None
    return expected, none


@dataclass(frozen=True, slots=True)
class _Ways:
    """The ways to deal some batches, card by card and place by place: how many there are, and sums over all of them.

    `shares` adds up, by batch, how many of its cards come to the zone; `without` counts, by kind, those in which no
    card of the kind does.
    """

    total: int
    shares: tuple[int, ...]
    without: tuple[int, ...]


class _Count:
    """Counts all ways to deal one lot, as to what they bring to one zone. Raises _TooMany.

    Other zones that are alike to all batches count as one, a bay; the zone asked about is the first bay.
    """

    def __init__(self, lot: Lot, room: Sequence[int], zone: int, steps: int) -> None:
        self._batches = sorted(lot.batches, key=lambda batch: -len(batch.kinds))
        self._bays = _bays(self._batches, room, zone)
        self._left = steps
        self._found: dict[tuple[int, tuple[int, ...], tuple[int, ...]], _Ways] = {}
        self._kinds = sorted({kind for batch in self._batches if batch.zones >> zone & 1 for kind in batch.kinds})
        ways = self._ways(0, tuple(sum(room[each] for each in bay) for bay in self._bays), lot.most)
        if not ways.total:
            raise ContradictoryKnowledge("No way to place the hidden cards fits what is known about them.")
        self.expected = {kind: sum((Fraction(share * batch.kinds.count(kind), len(batch.kinds) * ways.total)
                                    for share, batch in zip(ways.shares, self._batches, strict=True)), Fraction(0))
                         for kind in self._kinds}
        self.none = {kind: Fraction(number, ways.total)
                     for kind, number in zip(self._kinds, ways.without, strict=True)}

    def _ways(self, number: int, room: tuple[int, ...], most: tuple[int, ...]) -> _Ways:
        """The ways to deal the batches from that number on, with so much room and so much that limits allow."""
        if number == len(self._batches):
            whole = int(not any(room))
            return _Ways(whole, (0,) * number, (whole,) * len(self._kinds))
        key = number, room, most
        if key not in self._found:
            self._found[key] = self._added_up(number, room, most)
        return self._found[key]

    def _added_up(self, number: int, room: tuple[int, ...], most: tuple[int, ...]) -> _Ways:
        batch = self._batches[number]
        size, copies = len(batch.kinds), [batch.kinds.count(kind) for kind in self._kinds]
        total, came, without = 0, [0] * len(self._batches), [0] * len(self._kinds)
        for shares in self._splits(batch, room, most):
            self._left -= 1
            if self._left < 0:
                raise _TooMany
            rest = self._ways(number + 1, tuple(map(int.__sub__, room, shares)), self._less(batch, shares, most))
            if not rest.total:
                continue
            here, places = shares[0], prod(map(comb, room, shares))
            ways, elsewhere = places * factorial(size), places * factorial(here) * factorial(size - here)
            total += ways * rest.total
            for each, share in enumerate(rest.shares):
                came[each] += ways * share
            came[number] += ways * rest.total * here
            for each, own in enumerate(copies):
                without[each] += elsewhere * comb(size - own, here) * rest.without[each]
        return _Ways(total, tuple(came), tuple(without))

    def _splits(self, batch: Batch, room: Sequence[int], most: Sequence[int]) -> list[tuple[int, ...]]:
        """All ways to divide a batch among the bays; by bay, how many cards go there."""
        begun: list[tuple[tuple[int, ...], int]] = [((), len(batch.kinds))]
        free = [bay_room if batch.zones >> bay[0] & 1 else 0 for bay, bay_room in zip(self._bays, room, strict=True)]
        beyond = sum(free)
        for here in free:
            beyond -= here
            begun = [((*shares, share), left - share) for shares, left in begun
                     for share in range(max(0, left - beyond), min(left, here) + 1)]
            if len(begun) > self._left:
                raise _TooMany
        return [shares for shares, left in begun if not left and min(self._less(batch, shares, most), default=0) >= 0]

    def _less(self, batch: Batch, shares: Sequence[int], most: Sequence[int]) -> tuple[int, ...]:
        """What limits still allow after a batch was divided so; negative if it is too much."""
        if not batch.counted:
            return tuple(most)
        return tuple(allowed - sum(share for bay, share in zip(self._bays, shares, strict=True)
                                   if counted >> bay[0] & 1)
                     for allowed, counted in zip(most, batch.counted, strict=True))


def _bays(batches: Sequence[Batch], room: Sequence[int], zone: int) -> list[tuple[int, ...]]:
    """The zones that the batches may go to, those together that are alike to all of them; that zone first, alone."""
    bays: dict[tuple[object, ...], list[int]] = {(): [zone]}
    for each, free in enumerate(room):
        look = tuple((batch.zones >> each & 1, *(counted >> each & 1 for counted in batch.counted))
                     for batch in batches)
        if each != zone and free and any(batch.zones >> each & 1 for batch in batches):
            bays.setdefault(look, []).append(each)
    return [tuple(zones) for zones in bays.values()]


# -- drawn -------------------------------------------------------------------------------------------------------------

def _sampled(observation: Observation[Any], zone: str, number: int, size: int, worlds: int, seed: int) -> Chances:
    """The same from worlds that are drawn."""
    rng = random.Random(seed)
    cards, some, squares = Counter[int](), Counter[int](), Counter[int]()
    for _ in range(worlds):
        for kind, copies in Counter(observation.sample(rng).cards_in(number)).items():
            cards[kind] += copies
            some[kind] += 1
            squares[kind] += copies * copies
    found = [_interval(kind, cards[kind], some[kind], squares[kind], size, worlds) for kind in cards]
    return Chances(zone, size, _in_order(found), worlds)


def _interval(kind: int, cards: int, some: int, squares: int, size: int, worlds: int) -> Chance:
    """Each world is one look at a place: its cards are not independent of one another.

    Two worlds more, one with the kind everywhere and one without it, keep an interval open where all worlds agree.
    """
    number = worlds + 2
    mean = (cards / size + 1) / number
    spread = sqrt(max(0.0, (squares / size ** 2 + 1) / number - mean * mean) / number)
    low, high = max(0.0, mean - _Z * spread), min(1.0, mean + _Z * spread)
    each = Fraction(cards, size * worlds)
    return Chance(kind, each, Fraction(some, worlds), min(each, Fraction(low)), max(each, Fraction(high)))
