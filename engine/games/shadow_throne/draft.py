"""The draft of Shadow Throne: pools are dealt, passed to the left, and used up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.events import Event, Travel
from engine.core.knowledge import Looked, MovedAll
from engine.games.shadow_throne import words
from engine.games.shadow_throne.cards import FACTIONS, POOL, name_of
from engine.games.shadow_throne.status import NO_FACTION
from engine.games.shadow_throne.zones import (
    DECK,
    HANDS,
    PASSED,
    POOLS,
    SAVED,
    hand_id,
    moved_by,
    pool_id,
    saved_id,
)

if TYPE_CHECKING:
    from engine.games.shadow_throne.state import ShadowState

Events = list[Event] | None


def begin_battle(state: ShadowState, events: Events) -> None:
    """Shuffle the deck and deal a pool of six cards to everybody (rules 2 and 3)."""
    state.battle += 1
    state.wave = 0
    state.track = [0] * FACTIONS
    state.last = [NO_FACTION] * state.seats
    state.shuffle(state.cards[DECK])
    if events is not None:
        events.append(Event("deal", None, words.DEALT.fill(number=state.battle)))
    for seat in range(state.seats):
        _deal(state, seat, events)
    state.phase = "draft"
    state.ask_in_turn(0, range(state.seats))


def _deal(state: ShadowState, seat: int, events: Events) -> None:
    deck = state.cards[DECK]
    pool = [deck.pop() for _ in range(POOL)]
    state.pool(seat).extend(pool)
    for kind in pool:
        state.note(moved_by(seat, kind, DECK, POOLS[seat]))
    if events is not None:
        travels = tuple(Travel(kind, "deck", pool_id(seat)) for kind in pool)
        events.append(Event("pool", seat, None, travels, 1 << seat))


def take(state: ShadowState, taken: dict[int, int], events: Events) -> None:
    """Everybody takes a card; then the pools go round. The last card of a pool is taken by itself (rule 3)."""
    for seat, kind in taken.items():
        _take(state, seat, kind, events)
    _pass_on(state, events)
    if len(state.pool(0)) == 1:
        for seat in range(state.seats):
            _take(state, seat, state.pool(seat)[0], events)
    else:
        state.ask_in_turn(POOL - len(state.pool(0)), range(state.seats))


def _take(state: ShadowState, seat: int, kind: int, events: Events) -> None:
    state.pool(seat).remove(kind)
    state.hand(seat).append(kind)
    state.note(moved_by(seat, kind, POOLS[seat], HANDS[seat]))
    if events is not None:
        events.append(Event("take", seat, None, (Travel(kind, pool_id(seat), hand_id(seat)),), 1 << seat,
                            words.TOOK_CARD.fill(card=name_of(kind))))


def _pass_on(state: ShadowState, events: Events) -> None:
    """Every pool goes to the left; who gets it sees it."""
    last = state.seats - 1
    if events is not None:
        events.append(Event("pass", None, words.PASSED))
        events += _ways(state)
    pools = [state.pool(seat) for seat in range(state.seats)]
    for source, target in ((POOLS[last], PASSED), *((POOLS[seat - 1], POOLS[seat]) for seat in range(last, 0, -1)),
                           (PASSED, POOLS[0])):
        state.note(MovedAll(source, target))
    for seat in range(state.seats):
        pool = pools[seat - 1]
        state.cards[POOLS[seat]] = pool
        state.note(Looked(1 << seat, tuple(pool), POOLS[seat]))
    state.reveals += 1


def _ways(state: ShadowState) -> Iterator[Event]:
    """What those who give a pool away and those who get it see of that."""
    for seat in range(state.seats):
        left = (seat + 1) % state.seats
        travels = tuple(Travel(kind, pool_id(seat), pool_id(left)) for kind in state.pool(seat))
        yield Event("pool", left, None, travels, 1 << seat | 1 << left)


def join_saved(state: ShadowState, events: Events) -> None:
    """The cards saved from the last battle join the hands (rule 3)."""
    for seat in range(state.seats):
        for kind in state.cards[SAVED[seat]]:
            state.hand(seat).append(kind)
            state.note(moved_by(seat, kind, SAVED[seat], HANDS[seat]))
            if events is not None:
                events.append(Event("join", seat, words.JOINS, (Travel(kind, saved_id(seat), hand_id(seat)),),
                                    1 << seat))
        state.cards[SAVED[seat]].clear()
