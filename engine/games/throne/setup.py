"""Dealing: how a game of Throne begins, and each of its rounds (rules 1 and 24)."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.core.moves import NONE
from engine.games.throne import log_entries, piles, told
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DECK, HAND


def set_up(state: ThroneState) -> None:
    """Shuffle and deal; chance decides who begins (rule 1)."""
    state.cards = [list(state.numbers.deck)]
    state.cards += [[] for _ in range(len(state.zones) - 1)]
    state.wins = [0] * state.seats
    state.begin()
    state.turn = state.draw_number(state.seats)
    _deal(state, SILENCE)


def next_round(state: ThroneState, events: Sink) -> None:
    """Gather all cards and deal again."""
    for zone, cards in enumerate(state.cards):
        if zone != DECK and cards:
            piles.gather(state, zone, events)
    _deal(state, events)


def _deal(state: ThroneState, events: Sink) -> None:
    """Shuffle the draw pile, which holds all cards, and deal to everybody (rule 24); the story begins anew."""
    state.turns = state.out = state.visible = state.draws = 0
    state.claim = state.target = state.loser = state.last_claim = state.last_target = NONE
    state.story = None
    deck = state.cards[DECK]
    state.shuffle(deck)
    events.tell(told.shuffled, state.turn)
    for seat in range(state.seats):
        dealt = [deck.pop() for _ in range(state.numbers.hand_size)]
        state.cards[HAND[seat]] += dealt
        drawn = log_entries.DRAWN[seat]
        for kind in dealt:
            state.log = (state.log, drawn[kind])
        if events is not SILENCE:
            events.tell(told.dealt, seat, dealt)
    state.actor = state.turn
    state.phase = "lay"
