"""The deal of a round of The Imposter Kings, and what is asked first after it (rules 31, 32 and 34)."""

from __future__ import annotations

from typing import Final

from engine.core.events import SILENCE, Sink
from engine.core.knowledge import moved_by_kind
from engine.games.imposter_kings import told
from engine.games.imposter_kings.cards import KINDS
from engine.games.imposter_kings.rounds import ask
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.transfers import draw, pour
from engine.games.imposter_kings.zones import ACCUSED, DECK, HAND, MOST_SEATS, NOTHING, OPEN, REMOVED

_DEALT: Final = [moved_by_kind(KINDS, 1 << seat, DECK, HAND[seat]) for seat in range(MOST_SEATS)]
"""By seat and kind: what is noted when a card is dealt to a hand."""


def deal(state: ImposterState, events: Sink) -> None:
    """Gather all cards and deal a new round (rule 31)."""
    _clear(state)
    for zone in range(1, len(state.zones)):
        pour(state, zone, DECK)
    state.shuffle(state.cards[DECK])
    for seat in range(state.seats):
        _deal_hand(state, seat)
    draw(state, ACCUSED, state.zones.everybody)
    while state.cards[DECK]:    # one at most, but for editions of somebody's own
        draw(state, REMOVED, 0)
    for seat in range(state.seats):
        if events is not SILENCE:
            events.tell(told.hand_dealt, state, seat)
    events.tell(told.dealt, state)
    if state.seats == 2:
        ask_for_first(state)
    else:
        ask_to_show(state)


def _clear(state: ImposterState) -> None:
    """Nothing is left of the last round but the points."""
    state.marks, state.buried, state.asked, state.target, state.out = [], [], [], [], []
    state.flipped = state.muted = state.immune = state.left = 0
    state.played, state.direction = NOTHING, 1


def _deal_hand(state: ImposterState, seat: int) -> None:
    size, deck, log = state.numbers.hand_size, state.cards[DECK], state.log
    hand = deck[-size:]
    del deck[-size:]
    dealt = _DEALT[seat]
    for kind in hand:
        log = (log, dealt[kind])
    state.cards[HAND[seat]], state.log = hand, log


def ask_to_show(state: ImposterState) -> None:
    """Everyone chooses cards to show (rule 34)."""
    ask(state, state.from_true_king())
    state.phase = "show"
    state.left = to_show(state)


def to_show(state: ImposterState) -> int:
    """How many cards each shows now: with three players one more after the first two."""
    return 1 if state.cards[OPEN[state.true_king]] else state.numbers.shown_first


def ask_for_first(state: ImposterState) -> None:
    """The True King's holder is asked for the first player (rule 32)."""
    state.target = []
    state.actor = state.true_king
    state.phase = "first"
