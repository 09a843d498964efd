"""The draft of Shadow Throne: pools are dealt, passed to the left, and used up."""

from __future__ import annotations

from typing import Final

from engine.core.events import SILENCE, Sink
from engine.core.knowledge import MovedAll, looked, moved_by_kind
from engine.games.shadow_throne import told
from engine.games.shadow_throne.asking import ask_all
from engine.games.shadow_throne.cards import FACTIONS, KINDS
from engine.games.shadow_throne.state import NO_FACTION, ShadowState
from engine.games.shadow_throne.zones import DECK, HANDS, MOST_SEATS, PASSED, POOLS, SAVED

_PASSING: Final = {seats: (MovedAll(POOLS[seats - 1], PASSED),
                           *(MovedAll(POOLS[seat - 1], POOLS[seat]) for seat in range(seats - 1, 0, -1)),
                           MovedAll(PASSED, POOLS[0])) for seats in range(1, MOST_SEATS + 1)}
"""By number of seats: how all pools go to the left at the same time."""
_DEALT: Final = [moved_by_kind(KINDS, 1 << seat, DECK, POOLS[seat]) for seat in range(MOST_SEATS)]
"""By seat and kind: what is noted when a card is dealt to its pool."""
_TAKEN: Final = [moved_by_kind(KINDS, 1 << seat, POOLS[seat], HANDS[seat]) for seat in range(MOST_SEATS)]
"""By seat and kind: what is noted when a card is taken out of it; found by index, as many moves are these."""
_JOINED: Final = [moved_by_kind(KINDS, 1 << seat, SAVED[seat], HANDS[seat]) for seat in range(MOST_SEATS)]
"""By seat and kind: what is noted when a saved card comes to its hand."""


def begin_battle(state: ShadowState, events: Sink) -> None:
    """Shuffle the deck and deal every seat a pool of six cards (rules 2 and 3)."""
    state.battle += 1
    state.wave = 0
    state.track = [0] * FACTIONS
    state.last = [NO_FACTION] * state.seats
    state.shuffle(state.cards[DECK])
    events.tell(told.battle_begins, state.battle)
    for seat in range(state.seats):
        _deal(state, seat, events)
    state.phase = "draft"
    ask_all(state, 0)


def _deal(state: ShadowState, seat: int, events: Sink) -> None:
    deck = state.cards[DECK]
    pool = [deck.pop() for _ in range(state.numbers.pool_size)]
    state.pool(seat).extend(pool)
    dealt = _DEALT[seat]
    for kind in pool:
        state.log = (state.log, dealt[kind])
    if events is not SILENCE:
        events.tell(told.pool_dealt, seat, pool)


def take(state: ShadowState, taken: dict[int, int], events: Sink) -> None:
    """Every seat takes a card, and the pools go round; nobody chooses the last card of a pool (rule 3)."""
    for seat, kind in taken.items():
        _take(state, seat, kind, events)
    _pass_on(state, events)
    if len(state.pool(0)) == 1:
        for seat in range(state.seats):
            _take(state, seat, state.pool(seat)[0], events)
    else:
        ask_all(state, state.numbers.pool_size - len(state.pool(0)))


def _take(state: ShadowState, seat: int, kind: int, events: Sink) -> None:
    state.pool(seat).remove(kind)
    state.hand(seat).append(kind)
    state.log = (state.log, _TAKEN[seat][kind])
    if events is not SILENCE:
        events.tell(told.taken, seat, kind)


def _pass_on(state: ShadowState, events: Sink) -> None:
    """Every pool goes to the left, and its new owner looks at it."""
    if events is not SILENCE:
        _tell_of_passing(state, events)
    pools, log = [state.pool(seat) for seat in range(state.seats)], state.log
    for moved_all in _PASSING[state.seats]:
        log = (log, moved_all)
    for seat in range(state.seats):
        pool = pools[seat - 1]
        state.cards[POOLS[seat]] = pool
        log = (log, looked(1 << seat, tuple(pool), POOLS[seat]))
    state.log = log
    state.reveals += 1


def _tell_of_passing(state: ShadowState, events: Sink) -> None:
    events.tell(told.pools_passed)
    for seat in range(state.seats):
        events.tell(told.pool_passed, state, seat)


def join_saved(state: ShadowState, events: Sink) -> None:
    """The cards saved from the last battle join the hands (rule 3)."""
    for seat in range(state.seats):
        for kind in state.saved(seat)[:]:
            state.saved(seat).remove(kind)
            state.hand(seat).append(kind)
            state.log = (state.log, _JOINED[seat][kind])
            if events is not SILENCE:
                events.tell(told.joined, seat, kind)
