"""What is soon seen to follow from nothing is what would be found in full, and groups stay what they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

from engine.core.groups import Groups
from engine.core.limits import Limits
from engine.core.no_limits import leaves_no_limits, merger_leaves_no_limits

ZONES = 5


def tables(seed: int) -> Iterator[Groups]:
    """A table after each of many moves that nobody sees, some of cards that were known to be there."""
    rng = random.Random(seed)
    labels = rng.choice((6, 9, 14))
    kinds = tuple(sorted(rng.randrange(labels) for _ in range(labels)))
    sure = [0] * ZONES
    for label in range(labels):
        sure[rng.choice((0, 0, 1, 2))] |= 1 << label
    groups = Groups(kinds, sure, [0] * ZONES)
    sizes = [each.bit_count() for each in sure]
    for _ in range(12):
        source, target = rng.sample(range(ZONES), 2)
        if sizes[source] > 1:
            groups.move_one(source, target)
            sizes[source] -= 1
            sizes[target] += 1
            yield groups


def something_follows(groups: Groups, source: int, target: int) -> bool:
    """Whether a move leaves limits or fills a zone, found by looking at everything."""
    lone = groups.sure[source].bit_count()
    places, counts, free = groups.places[:], groups.counts[:], groups.free[:]
    free[source] += lone
    if lone:
        places.append(1 << source)
        counts.append(lone)
    limits = Limits(places, counts, free, len(groups.kinds))
    parts = limits.after_move([], source, target)
    for group, place in enumerate(places):
        if place >> source & 1:
            places[group] |= 1 << target
    free[source] -= 1
    free[target] += 1
    able = [sum(count for place, count in zip(places, counts, strict=True) if place >> zone & 1)
            for zone in range(ZONES)]
    settled = any(able[zone] and (not free[zone] or able[zone] == free[zone]) for zone in (source, target))
    return settled or limits.settle(parts) != (0, [])


def test_what_follows_from_nothing_is_soon_seen() -> None:
    """A wrong "nothing follows" would lose knowledge; a missed one takes time. Neither may happen."""
    met = {True: 0, False: 0}
    for seed in range(150):
        for groups in tables(seed):
            if groups.parts:
                break
            for source in range(ZONES):
                if groups.free[source] + groups.sure[source].bit_count() > 1:
                    for target in {*range(ZONES)} - {source}:
                        quiet = leaves_no_limits(
                            groups.places, groups.counts, groups.free, groups.sure, source, target)
                        assert quiet != something_follows(groups, source, target)
                        met[quiet] += 1
    assert min(met.values()) > 500


def something_follows_from_merger(groups: Groups, source: int, target: int) -> bool:
    """Whether putting two zones together leaves limits or settles a card, found by looking at everything."""
    here, there = 1 << source, 1 << target
    parts = Limits(groups.places, groups.counts, groups.free, len(groups.kinds)).after_merger([], source, target)
    places = [place & ~here | there if place & here else place for place in groups.places]
    free = groups.free[:]
    free[target] += free[source]
    free[source] = 0
    able = sum(count for place, count in zip(places, groups.counts, strict=True) if place & there)
    limits = Limits(places, groups.counts, free, len(groups.kinds))
    settled = there in places or (able > 0 and (not free[target] or able == free[target]))
    return settled or limits.settle(limits.reduced(parts)) != (0, [])


def test_what_follows_from_nothing_is_soon_seen_when_zones_are_put_together() -> None:
    met = {True: 0, False: 0}
    for seed in range(300):
        for groups in tables(seed):
            if groups.parts:
                break
            cards = [free + sure.bit_count() for free, sure in zip(groups.free, groups.sure, strict=True)]
            for source, target in permutations([zone for zone in range(ZONES) if cards[zone]], 2):
                quiet = merger_leaves_no_limits(groups.places, groups.counts, groups.free, source, target)
                assert quiet != something_follows_from_merger(groups, source, target)
                met[quiet] += 1
    assert min(met.values()) > 500


def test_groups_count_their_labels_and_zones_their_candidates() -> None:
    for seed in range(60):
        for groups in tables(seed):
            assert [each.bit_count() for each in groups.labels] == groups.counts
            assert groups.able == [sum(count for place, count in zip(groups.places, groups.counts, strict=True)
                                       if place >> zone & 1) for zone in range(ZONES)]
            every = [*groups.sure, *groups.labels]
            assert sum(every) == (1 << len(groups.kinds)) - 1       # every label in one place or group
