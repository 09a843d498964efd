"""Deal the hidden cards at random in a way that a viewer's knowledge allows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.core.errors import ContradictoryKnowledge
from engine.core.knowledge import Knowledge, Looked, bits
from engine.core.zones import Zones

_TRIES: Final = 200
_SWAPS_PER_CARD: Final = 4


def deal(knowledge: Knowledge, rng: random.Random) -> list[list[int]]:
    """The kinds in every zone of one world that the knowledge allows, each zone in random order.

    Raises ContradictoryKnowledge if no world is found.
    """
    contents: list[list[int]] = [[] for _ in knowledge.sizes]
    loose: list[int] = []
    for label, mask in enumerate(knowledge.masks):
        if mask & (mask - 1):
            loose.append(label)
        else:
            contents[mask.bit_length() - 1].append(knowledge.kinds[label])
    if loose:
        places = _place(knowledge, loose, [size - len(cards) for size, cards in zip(knowledge.sizes, contents,
                                                                                     strict=True)], rng)
        for label, zone in places.items():
            contents[zone].append(knowledge.kinds[label])
    for cards in contents:
        rng.shuffle(cards)
    return contents


def _place(knowledge: Knowledge, loose: list[int], room: list[int], rng: random.Random) -> dict[int, int]:
    masks = knowledge.masks
    for _ in range(_TRIES):
        places = _fill(masks, loose, room[:], rng)
        alike = all(masks[label] == masks[loose[0]] for label in loose)
        if not alike:
            _mix(knowledge, places, rng)
        if _repair(knowledge, places, rng):
            return places
    raise ContradictoryKnowledge("No deal of the hidden cards fits what is known about them.")


def _fill(masks: list[int], loose: list[int], room: list[int], rng: random.Random) -> dict[int, int]:
    """A random place for every loose card, moving earlier ones on where a card would find no room."""
    places: dict[int, int] = {}
    order = loose[:]
    rng.shuffle(order)
    order.sort(key=lambda label: masks[label].bit_count())
    for label in order:
        zones = [zone for zone in bits(masks[label]) if room[zone]]
        if zones:
            zone = rng.choices(zones, [room[each] for each in zones])[0]
        else:
            zone = _make_room(masks, places, room, label)
        places[label] = zone
        room[zone] -= 1
    return places


def _make_room(masks: list[int], places: dict[int, int], room: list[int], label: int) -> int:
    """Shift cards along the shortest chain of zones that ends where there is room; returns the zone made free."""
    came: dict[int, tuple[int, int]] = {}       # zone -> (card that could move there, zone it lies in)
    frontier = list(bits(masks[label]))
    seen = set(frontier)
    while frontier:
        zone = frontier.pop(0)
        if room[zone]:
            room[zone] -= 1
            while zone in came:
                card, origin = came[zone]
                places[card] = zone
                zone = origin
            room[zone] += 1
            return zone
        for card, lies in places.items():
            if lies == zone:
                for other in bits(masks[card]):
                    if other not in seen:
                        seen.add(other)
                        came[other] = (card, zone)
                        frontier.append(other)
    raise ContradictoryKnowledge("The hidden cards do not fit into the zones where they may be.")


def _mix(knowledge: Knowledge, places: dict[int, int], rng: random.Random) -> None:
    """Random swaps: whatever order the cards were placed in, every fitting deal can come out."""
    labels = list(places)
    for _ in range(_SWAPS_PER_CARD * len(labels)):
        one, other = rng.choice(labels), rng.choice(labels)
        _swap(knowledge, places, one, other)


def _swap(knowledge: Knowledge, places: dict[int, int], one: int, other: int) -> bool:
    here, there = places[one], places[other]
    if here == there or not knowledge.masks[one] >> there & 1 or not knowledge.masks[other] >> here & 1:
        return False
    places[one], places[other] = there, here
    return True


def _repair(knowledge: Knowledge, places: dict[int, int], rng: random.Random) -> bool:
    """Swap cards until every limit holds; False if that does not come about."""
    labels = list(places)
    excess = _excess(knowledge, places)
    for _ in range(20 * len(labels)):
        if not excess:
            return True
        one, other = rng.choice(labels), rng.choice(labels)
        if not _swap(knowledge, places, one, other):
            continue
        now = _excess(knowledge, places)
        if now > excess and rng.random() > 0.1:
            _swap(knowledge, places, one, other)
        else:
            excess = now
    return not excess


def _excess(knowledge: Knowledge, places: dict[int, int]) -> int:
    """By how many cards the limits are exceeded."""
    total = 0
    for limit in knowledge.limits:
        count = sum(1 for label in bits(limit.labels)
                    if limit.zones >> places.get(label, knowledge.masks[label].bit_length() - 1) & 1)
        total += max(0, count - limit.most)
    return total


class Dealt:
    """Where another seat's knowledge starts in a sampled world: the public's, and the cards that seat has seen."""

    __slots__ = ("contents", "public", "zones")

    def __init__(self, public: Knowledge, zones: Zones, contents: Sequence[Sequence[int]]) -> None:
        self.public = public
        self.zones = zones
        self.contents = contents

    def as_known_to(self, viewer: int) -> Knowledge:
        """The knowledge of that viewer when the world was dealt."""
        knowledge = self.public.copy()
        for zone, cards in enumerate(self.contents):
            seers = self.zones.sighted[zone] | self.public.lookers[zone]
            if cards and seers >> viewer & 1:
                knowledge.learn(Looked(seers, tuple(cards), zone))
        return knowledge
