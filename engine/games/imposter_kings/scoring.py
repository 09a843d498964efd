"""What a round is worth, and for what, and who wins the match (rules 33, 42 and 43)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.imposter_kings.state import ImposterState

ROUNDS: Final = 0
KINGS: Final = 1
LEFTOVERS: Final = 2
SECOND: Final = 3
RESTARTS: Final = 4
SOURCES: Final = 5
"""Where points come from: rounds won, Kings not flipped, losers with cards left, second places, rivals' restarts."""


def scores(state: ImposterState) -> tuple[int, ...]:
    """The points of the match; partners have the same (rule 42)."""
    gains = state.gains
    return tuple([sum(gains[first:first + SOURCES]) for first in range(0, len(gains), SOURCES)])


def winners(state: ImposterState) -> frozenset[int]:
    """The most points win; where several have them, the winners of the last round among them (rule 43)."""
    points = scores(state)
    best = frozenset(seat for seat, score in enumerate(points) if score == max(points))
    last = frozenset(seat for seat in best if state.round_winners >> seat & 1)
    return last or best


def gains_of(state: ImposterState, seat: int) -> list[int]:
    """The points of a seat by where they come from."""
    return state.gains[seat * SOURCES:(seat + 1) * SOURCES]


def rounds_won(state: ImposterState) -> int:
    """How many rounds of the match are over: partners win theirs together."""
    return sum(state.gains[ROUNDS::SOURCES]) // (2 if state.seats == 4 else 1)


def gain(state: ImposterState, seat: int, source: int, points: int) -> None:
    """A seat gets points."""
    state.gains[seat * SOURCES + source] += points


def score_round(state: ImposterState, round_winners: Sequence[int]) -> int:
    """Give everyone the points of a round that is over; returns what it is worth to each winner (rule 42)."""
    leftovers = len([seat for seat in range(state.seats) if seat not in round_winners and state.leftovers(seat)])
    if state.seats == 4:
        leftovers = min(leftovers, 1)
    unflipped = int(any([not state.king_flipped(seat) for seat in round_winners]))     # noqa: C419 - compiled, faster
    for seat in round_winners:
        gain(state, seat, ROUNDS, 1)
        gain(state, seat, KINGS, unflipped)
        gain(state, seat, LEFTOVERS, leftovers)
    if state.seats == 3:
        gain(state, state.out[1], SECOND, 1)
    return 1 + unflipped + leftovers
