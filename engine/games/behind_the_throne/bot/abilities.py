"""What manipulative stacks of Behind the Throne can still do to the cards that come, looked up by masks of kinds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from engine.games.behind_the_throne.cards import CHANGES, JESTER, JUDGE

_STEPS: Final = {kind: (change, -change) if kind == JESTER else (change,) for kind, change in CHANGES.items()}
"""By kind: what it may add to the newest card's value."""


class Saved(NamedTuple):
    """What is left of the stacks that are ready once the newest card is no longer too high."""

    ready: int
    equal: int | None
    """The same if it is made equal to the card before it; None if that is impossible."""


@cache
def reach(ready: int, owned: int) -> int:
    """How far the stacks of those masks can bring a card down."""
    return max(-change for change, _ in uses(ready, owned))


@cache
def levelled(ready: int, owned: int) -> frozenset[int]:
    """By how much a card may differ from the one before it and still be made equal to it."""
    return frozenset(-change for change, _ in uses(ready, owned))


@cache
def saved(ready: int, owned: int, excess: int) -> Saved:
    """The best that can be left after bringing down a card that is too high by that much, and can be brought down."""
    left = [rest for change, rest in uses(ready, owned) if excess + change <= 0]
    equal = [rest for change, rest in uses(ready, owned) if excess + change == 0]
    return Saved(_most_useful(left, owned), _most_useful(equal, owned) if equal else None)


def _most_useful(masks: list[int], owned: int) -> int:
    return max(masks, key=lambda ready: (reach(ready, owned), ready.bit_count()))


def uses(ready: int, owned: int) -> Iterator[tuple[int, int]]:
    """Every way to use some of the stacks: what it adds to the newest card's value, and which are ready afterwards."""
    yield 0, ready
    for kind, changes in _STEPS.items():
        if ready >> kind & 1:
            for change in changes:
                yield from ((change + more, left) for more, left in uses(ready & ~(1 << kind), owned))
        elif ready >> JUDGE & 1 and owned >> kind & 1:
            for change in changes:
                yield from ((change + more, left) for more, left in uses(ready & ~(1 << JUDGE), owned))
