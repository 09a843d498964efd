"""Conflicts between the characters of Rival Kings, and the markers that they cost."""

from __future__ import annotations

from typing import Final

from engine.core.events import Sink
from engine.core.moves import Move
from engine.core.text import Text
from engine.games.rival_kings import cycles, told, words
from engine.games.rival_kings.cards import ROBS, WATCHMAN, rank_of
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import NEUTRAL

NEUTRAL_SEAT: Final = 7
"""Stands for the neutral character in a conflict (rule 10)."""


def conflict_between(robber: int, victim: int) -> int:
    """A conflict as it stands in the state: the higher rank's seat (or NEUTRAL_SEAT) and the lower rank's."""
    return robber << 3 | victim


def parties(conflict: int) -> tuple[int, int]:
    """The seats of the higher and the lower rank in a conflict."""
    return conflict >> 3, conflict & 7


def begin(state: RivalState, events: Sink) -> None:
    """Conflicts of equal ranks come first, then the others from the highest rank down (rules 3 and 4)."""
    ranks = [state.rank(seat) for seat in range(state.seats)]
    equal_ranks(state, ranks, events)
    state.conflicts = unequal_ranks(state, ranks)
    settle(state, events)


def equal_ranks(state: RivalState, ranks: list[int], events: Sink) -> None:
    """Who has the rank of another takes a marker (rules 3 and 10)."""
    neutral = state.cards[NEUTRAL]
    for seat, rank in enumerate(ranks):
        if ranks.count(rank) > 1:
            state.tied |= 1 << seat
            _take_marker(state, seat, words.EQUAL_RANK, NOBODY, events)
    for seat, rank in enumerate(ranks):
        if neutral and rank_of(neutral[0]) == rank:
            _take_marker(state, seat, words.EQUAL_NEUTRAL, NOBODY, events)


def unequal_ranks(state: RivalState, ranks: list[int]) -> list[int]:
    """The other conflicts; a tied character has none with lower ranks (rules 3 and 4)."""
    robbers = [(rank, seat) for seat, rank in enumerate(ranks) if not state.tied >> seat & 1]
    if state.cards[NEUTRAL]:
        robbers.append((rank_of(state.cards[NEUTRAL][0]), NEUTRAL_SEAT))
    return [conflict_between(robber, victim) for rank, robber in sorted(robbers)
            for victim, theirs in enumerate(ranks) if ROBS.get(rank) == theirs]


def settle(state: RivalState, events: Sink) -> None:
    """Settle conflicts until a Watchman has to be asked; then the first turn begins (rules 4 and 12)."""
    while state.conflicts:
        victim = parties(state.conflicts[0])[1]
        if state.ready(victim, WATCHMAN) and state.free_markers():
            state.actor = victim
            state.phase = "conflict"
            return
        give_in(state, events)
    cycles.next_turn(state, events)


# -- the first conflict ------------------------------------------------------------------------------------------------

def give_in(state: RivalState, events: Sink) -> None:
    """The lower rank takes the marker (rule 4)."""
    robber, victim = parties(state.conflicts.pop(0))
    if robber == NEUTRAL_SEAT:
        _take_marker(state, victim, words.BELOW_NEUTRAL, NOBODY, events)
    else:
        _take_marker(state, victim, words.BELOW, robber, events)


def fend_off(state: RivalState, _move: Move, events: Sink) -> None:
    """Watchman: the higher rank takes the marker; nobody does if that is the neutral character (rule 12)."""
    robber, victim = parties(state.conflicts.pop(0))
    if robber != NEUTRAL_SEAT:
        _take_marker(state, robber, words.FENDED_OFF, victim, events)
    settle(state, events)


# -- markers -----------------------------------------------------------------------------------------------------------

def _take_marker(state: RivalState, seat: int, why: Text, other: int, events: Sink) -> None:
    """A seat takes a conflict marker if the supply has one (rule 22); `why` may name another seat."""
    if not state.free_markers():
        return
    state.markers[seat] += 1
    events.tell(told.marker_taken, seat, why, other)


def hand_over_marker(state: RivalState, seat: int, events: Sink) -> None:
    """The player in turn gives a conflict marker to another seat."""
    state.markers[state.turn] -= 1
    state.markers[seat] += 1
    state.aim(state.turn, seat)
    events.tell(told.given, state.turn, seat)
