"""What a seat must hold possible, found by trying everything: the measure of the engine's knowledge.

A world is a bag of kinds per zone, written as one tuple of counts per zone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.core.cells import bits
from engine.core.knowledge import UNKNOWN, Happened, Knowledge, Looked, Moved, MovedAll
from engine.core.state import State

World = tuple[tuple[int, ...], ...]


def world_of(contents: Iterable[Iterable[int]], kinds: int) -> World:
    """The world with these kinds in its zones."""
    bags = [Counter(cards) for cards in contents]
    return tuple(tuple(bag[kind] for kind in range(kinds)) for bag in bags)


def zones_of(state: State) -> list[Sequence[int]]:
    """What really lies in each zone."""
    return [state.cards_in(zone) for zone in range(len(state.zones))]


# -- beliefs -----------------------------------------------------------------------------------------------------------

def after(worlds: Iterable[World], happened: Happened) -> set[World]:
    """The worlds that are possible once this was seen, if one of `worlds` was true before."""
    if isinstance(happened, Moved):
        return {moved for world in worlds for moved in _moved(world, happened)}
    if isinstance(happened, MovedAll):
        return {_poured(world, happened.source, happened.target) for world in worlds}
    if isinstance(happened, Looked):
        seen = Counter(happened.kinds)
        del seen[UNKNOWN]
        return {world for world in worlds if all(world[happened.zone][kind] >= seen[kind] for kind in seen)}
    return {world for world in worlds if happened.low <= sum(
        world[zone][kind] for zone in happened.zones for kind in happened.kinds) <= happened.high}


def _moved(world: World, move: Moved) -> Iterator[World]:
    kinds = range(len(world[0])) if move.kind == UNKNOWN else (move.kind,)
    for kind in kinds:
        if world[move.source][kind]:
            zones = [list(bag) for bag in world]
            zones[move.source][kind] -= 1
            zones[move.target][kind] += 1
            yield tuple(map(tuple, zones))


def _poured(world: World, source: int, target: int) -> World:
    zones = [list(bag) for bag in world]
    zones[target] = [here + there for here, there in zip(zones[target], zones[source], strict=True)]
    zones[source] = [0] * len(zones[source])
    return tuple(map(tuple, zones))


# -- knowledge ---------------------------------------------------------------------------------------------------------

def worlds_allowed(knowledge: Knowledge) -> set[World]:
    """All worlds that the knowledge allows."""
    twins: dict[tuple[object, ...], int] = {}
    before = {}
    for label, kind in enumerate(knowledge.kinds):
        zones = range(len(knowledge.sizes))
        cells = [tuple(limit.cells & knowledge.cell(label, zone) > 0 for zone in zones) for limit in knowledge.limits]
        alike = (kind, knowledge.where(label), *cells)
        if alike in twins:
            before[label] = twins[alike]
        twins[alike] = label
    return set(_deals(knowledge, before))


def deals_allowed(knowledge: Knowledge) -> Counter[World]:
    """All worlds that the knowledge allows, each with the number of ways to place the labels."""
    return _deals(knowledge, {})


def _deals(knowledge: Knowledge, before: dict[int, int]) -> Counter[World]:
    """Try all places for all labels; a label lies in no lower zone than the label `before` it."""
    found: Counter[World] = Counter()
    labels = sorted(range(len(knowledge.kinds)), key=lambda label: knowledge.where(label).bit_count())
    room = knowledge.sizes[:]
    bags = [[0] * (max(knowledge.kinds) + 1) for _ in room]
    lies: dict[int, int] = {}

    def place(number: int, filled: int) -> None:
        if any((filled & cells).bit_count() > most for cells, most in knowledge.limits):
            return
        if number == len(labels):
            found[tuple(map(tuple, bags))] += 1
            return
        label = labels[number]
        lowest = lies[before[label]] if label in before else 0
        for zone in bits(knowledge.where(label) >> lowest << lowest):
            if room[zone]:
                lies[label] = zone
                room[zone] -= 1
                bags[zone][knowledge.kinds[label]] += 1
                place(number + 1, filled | knowledge.cell(label, zone))
                bags[zone][knowledge.kinds[label]] -= 1
                room[zone] += 1

    place(0, 0)
    return found


# -- what was seen -----------------------------------------------------------------------------------------------------

def entries_since(state: State, log: Any) -> list[Happened]:
    """The entries logged in a state since its log was `log`, oldest first."""
    entries = []
    current = state.log
    while current is not log and current is not None:
        entries.append(current[1])
        current = current[0]
    return entries[::-1]


def seen_entries(entries: Iterable[Happened], viewer: int) -> list[Happened]:
    """The entries as a viewer saw them, without those they did not notice."""
    return [seen for entry in entries if (seen := entry.as_seen_by(viewer)) is not None]


class Minds:
    """The beliefs of all viewers of one game, kept up to date from what each of them sees."""

    def __init__(self, state: State, start: Sequence[Sequence[int]]) -> None:
        """`start` is what lay where before the first shuffle, seen by everyone."""
        self._state = state
        self._log: Any = None
        kinds = max(max(cards) for cards in start if cards) + 1
        self._kinds = kinds
        self.believed = [{world_of(start, kinds)} for _ in range(state.seats + 1)]
        self.update()

    def update(self) -> None:
        """Take in what has happened since the last update."""
        entries = entries_since(self._state, self._log)
        self._log = self._state.log
        for viewer in range(len(self.believed)):
            for entry in seen_entries(entries, viewer):
                self.believed[viewer] = after(self.believed[viewer], entry)

    def truth(self) -> World:
        """The true world."""
        return world_of(zones_of(self._state), self._kinds)
