"""What a round is worth, and for what (rules 33 and 42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import ImposterState

ROUNDS: Final = 0
KINGS: Final = 1
LEFTOVERS: Final = 2
SECOND: Final = 3
RESTARTS: Final = 4
SOURCES: Final = 5
"""Where points come from: rounds won, Kings not flipped, losers with cards left, second places, rivals' restarts."""


def gain(state: ImposterState, seat: int, source: int, points: int) -> None:
    """A seat gets points."""
    state.gains[seat * SOURCES + source] += points


def gains_of(state: ImposterState, seat: int) -> list[int]:
    """The points of a seat by where they come from."""
    return state.gains[seat * SOURCES:(seat + 1) * SOURCES]


def score_round(state: ImposterState, winners: Sequence[int]) -> int:
    """Give everybody the points of a round that is over; returns what it is worth to each winner (rule 42)."""
    leftovers = sum(state.leftovers(seat) for seat in range(state.seats) if seat not in winners)
    if state.seats == 4:
        leftovers = min(leftovers, 1)
    unflipped = int(any(not state.king_flipped(seat) for seat in winners))
    for seat in winners:
        gain(state, seat, ROUNDS, 1)
        gain(state, seat, KINGS, unflipped)
        gain(state, seat, LEFTOVERS, leftovers)
    if state.seats == 3:
        gain(state, state.out[1], SECOND, 1)
    return 1 + unflipped + leftovers
