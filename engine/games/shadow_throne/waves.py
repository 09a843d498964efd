"""A wave of Shadow Throne: cards are shown and paid for, and the power track is counted."""

from __future__ import annotations

from typing import Final

from engine.core.events import EVERYBODY, SILENCE, Sink
from engine.core.knowledge import moved_by_kind
from engine.games.shadow_throne import told
from engine.games.shadow_throne.asking import ask_all
from engine.games.shadow_throne.cards import FACTION, GOLD, KINDS, POOR_GOLD
from engine.games.shadow_throne.state import IS_EXTRA, NO_FACTION, UNPAID, ShadowState
from engine.games.shadow_throne.zones import HANDS, MOST_SEATS, battle_zone

_PUT_DOWN: Final = [[moved_by_kind(KINDS, EVERYBODY, HANDS[seat], battle_zone(seats, seat)) for seat in range(seats)]
                    for seats in range(MOST_SEATS + 1)]
"""By number of seats, seat and kind: what is noted when a card is played."""


def begin(state: ShadowState) -> None:
    """Every seat chooses a card for the next wave (rule 4)."""
    state.wave += 1
    state.phase = "play"
    ask_all(state, state.wave)


def show(state: ShadowState, chosen: dict[int, int], events: Sink) -> None:
    """The chosen cards are shown, and then all are paid for (rules 4 and 6)."""
    numbers = []
    for seat, kind in chosen.items():
        if events is not SILENCE:
            events.tell(told.played, seat, kind, state.wave)
        numbers.append(_put_down(state, seat, kind, 0))
    for number in numbers:
        _settle(state, number, events)


def show_extras(state: ShadowState, chosen: dict[int, int], events: Sink) -> None:
    """Extra cards are shown and paid for, without hush money (rule 14)."""
    for seat, kind in chosen.items():
        if events is not SILENCE:
            events.tell(told.played_extra, seat, kind, state.wave)
        _pay(state, _put_down(state, seat, kind, IS_EXTRA), 0, events)


def _put_down(state: ShadowState, seat: int, kind: int, status: int) -> int:
    """A card of the hand is played for everybody to see; returns its number as a character."""
    state.hand(seat).remove(kind)
    state.log = (state.log, _PUT_DOWN[state.seats][seat][kind])
    state.reveals += 1
    state.who.append(kind)
    state.owners.append(seat)
    state.waves.append(state.wave)
    state.status.append(status)
    state.tokens.append(0)
    return len(state.who) - 1


def _settle(state: ShadowState, number: int, events: Sink) -> None:
    """Income and cost, with hush money; a card that cannot be paid for is turned face down (rules 6 to 8)."""
    seat, kind = state.owners[number], state.who[number]
    hush = state.hush(seat, kind)
    if state.gold[seat] + GOLD[kind] - hush < 0:
        state.status[number] |= UNPAID
        state.gold[seat] += POOR_GOLD
        state.last[seat] = NO_FACTION
        if events is not SILENCE:
            events.tell(told.unpaid, state, number)
    else:
        state.last[seat] = FACTION[kind]
        _pay(state, number, hush, events)


def _pay(state: ShadowState, number: int, hush: int, events: Sink) -> None:
    change = GOLD[state.who[number]] - hush
    state.gold[state.owners[number]] += change
    if (change or hush) and events is not SILENCE:
        events.tell(told.paid, state, number, change, hush)


def count(state: ShadowState, events: Sink) -> None:
    """The power of each faction is counted anew (rule 22)."""
    state.track = state.powers()
    if events is not SILENCE:
        events.tell(told.power, state)
