"""Every way in which unseen cards can lie, with the number of ways to deal it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

from engine.core.cells import bits
from engine.core.knowledge import Knowledge


class _Copies(NamedTuple):
    """Copies of one kind that are alike in all that is known of them."""

    kind: int
    number: int
    zones: tuple[int, ...]
    """Where they may be; the zone with most room is the last."""
    counted: tuple[int, ...]
    """By limit: the zones where it counts them, a mask."""


class Deal(NamedTuple):
    """The kinds in every zone, and in how many ways copies can be dealt so."""

    contents: list[list[int]]
    ways: int


def deals(knowledge: Knowledge, kind_for: Sequence[int]) -> Iterator[Deal]:
    """All ways to deal the cards that this knowledge leaves open, each once.

    By kind, `kind_for` says which kind it counts as: kinds that need not be told apart count as one.
    """
    contents = [[kind_for[kind] for kind in cards] for cards in knowledge.known()]
    room = [size - len(cards) for size, cards in zip(knowledge.sizes, contents, strict=True)]
    copies = [_Copies(kind, number, tuple(sorted(bits(zones), key=lambda zone: (room[zone], zone))), counted)
              for kinds, zones, counted in knowledge.alike()
              for kind, number in sorted(Counter(kind_for[kind] for kind in kinds).items())]
    yield from _dealt(copies, contents, room, knowledge.allowed(), 1)


def _dealt(copies: Sequence[_Copies], contents: list[list[int]], room: list[int], left: list[int],
           ways: int) -> Iterator[Deal]:
    """Deal these copies where there is room, and as limits still allow."""
    if not copies:
        yield Deal([sorted(cards) for cards in contents], ways)
        return
    first, *others = copies
    for shares, more in _shares(first, first.number, room, 0):
        still = [allowed - sum(share for zone, share in zip(first.zones, shares, strict=True) if counted >> zone & 1)
                 for allowed, counted in zip(left, first.counted, strict=True)]
        if min(still, default=0) < 0:
            continue
        after, free = contents[:], room[:]
        for zone, share in zip(first.zones, shares, strict=True):
            after[zone] = after[zone] + [first.kind] * share
            free[zone] -= share
        yield from _dealt(others, after, free, still, ways * more)


def _shares(copies: _Copies, left: int, room: Sequence[int], place: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """All ways to share so many copies among the zones from one place on, and how many ways of copies each is."""
    free = room[copies.zones[place]]
    if place == len(copies.zones) - 1:
        if left <= free:
            yield (left,), 1
        return
    for share in range(min(left, free) + 1):
        for others, ways in _shares(copies, left - share, room, place + 1):
            yield (share, *others), ways * comb(left, share)
