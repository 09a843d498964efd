"""The piles of Throne: drawing, burying, and a new draw pile when the old one is empty (rules 17 and 19)."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.games.throne import log_entries, told
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DECK, DISCARDS, HAND, LAID


def draw(state: ThroneState, events: Sink) -> None:
    """The player whose turn it is draws what the claim gives; what cannot be drawn lapses (rule 19)."""
    seat, deck = state.turn, state.cards[DECK]
    drawn, hand = log_entries.DRAWN[seat], state.cards[HAND[seat]]
    for _ in range(state.draws):
        if not deck and not _renew(state, events):
            events.tell(told.none_left, seat)
            return
        kind = deck.pop()
        hand.append(kind)
        state.log = (state.log, drawn[kind])
        state.reveals += 1
        if events is not SILENCE:
            events.tell(told.drawn, seat, kind)


def _renew(state: ThroneState, events: Sink) -> bool:
    """Shuffle all buried cards and discards into a new draw pile (rule 19); False if there are none."""
    if not state.cards[BURIED] and not state.cards[DISCARDS]:
        return False
    events.tell(told.renewed)
    for zone in (BURIED, DISCARDS):
        if state.cards[zone]:
            gather(state, zone, events)
    state.shuffle(state.cards[DECK])
    return True


def gather(state: ThroneState, zone: int, events: Sink) -> None:
    """All cards of a zone go to the draw pile unseen."""
    cards = state.cards[zone]
    if events is not SILENCE:
        events.tell(told.gathered, zone, len(cards))
    state.cards[DECK] += cards
    cards.clear()
    state.note(log_entries.GATHERED[zone])


def bury(state: ThroneState) -> None:
    """The card that was laid is buried unseen (rule 17)."""
    state.cards[BURIED] += state.cards[LAID]
    state.cards[LAID].clear()
    state.note(log_entries.BURIED_LAID)
