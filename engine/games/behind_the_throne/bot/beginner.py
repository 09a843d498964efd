"""How a beginner sees Behind the Throne: their own cards, and the row as if it were theirs already."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.behind_the_throne.cards import CARDS_IN_STACK, KINDS, PROPHET, ROW_LIMIT, STACK_LIMIT
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import TOP

_SINGLE: Final = 0.4
"""The share of its value that a beginner counts for a single card, which scores nothing yet."""
_UNUSED: Final = 0.3
"""An ability not used yet in the turn under way, in points."""


def naive_value(state: BehindState, seat: int) -> float:
    """How good a beginner thinks a seat's cards are, in points."""
    held = state.held[seat * KINDS:(seat + 1) * KINDS]
    if seat != state.turn or state.phase not in ("row", "save"):
        return _stacks_points(held)
    unused = _UNUSED * (state.ready & ~(1 << PROPHET)).bit_count()
    return _stacks_points(_with_row(held, state.row + _seen_to_fit(state))) + unused


def _seen_to_fit(state: BehindState) -> list[int]:
    """The next card if the Prophet, who is not missed later, has shown that it is not too high."""
    row, top = state.row, state.cards[TOP]
    looked = state.used >> PROPHET & 1 and len(row) < ROW_LIMIT
    return top if looked and top and top[0] <= row[-1] else []


def _stacks_points(held: Sequence[int]) -> float:
    return sum([_stack_points(kind, count) for kind, count in enumerate(held) if count], 0.0)


def _stack_points(kind: int, count: int) -> float:
    return (kind + 1) * (1.0 if count > 1 else _SINGLE)


def _with_row(held: Sequence[int], row: Sequence[int]) -> list[int]:
    """A seat's stacks after it collects the row and discards what a beginner can best do without."""
    new = list(held)
    for kind in row:
        new[kind] = min(CARDS_IN_STACK, new[kind] + 1)
    owned = [kind for kind in range(KINDS) if new[kind]]
    owned.sort(key=lambda kind: _stack_points(kind, new[kind]))
    for kind in owned[:max(0, len(owned) - STACK_LIMIT)]:
        new[kind] = 0
    return new
