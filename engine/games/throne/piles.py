"""The piles of Throne: drawing, burying, and a new draw pile when the old one is empty (rules 17 and 19)."""

from __future__ import annotations

from typing import Final

from engine.core.events import Sink
from engine.core.knowledge import MovedAll, moved
from engine.games.throne import told
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DECK, DISCARDS, HAND, LAID, ZONES

_BURIED: Final = MovedAll(LAID, BURIED)
_GATHERED: Final = tuple(MovedAll(zone, DECK) for zone in range(len(ZONES)))
"""By zone: all its cards have gone to the draw pile. Made once, for rounds are short."""


def draw(state: ThroneState, events: Sink) -> None:
    """The player whose turn it is draws what the claim gives; what cannot be drawn lapses (rule 19)."""
    seat, deck = state.turn, state.cards[DECK]
    for _ in range(state.draws):
        if not deck and not _renew(state, events):
            events.tell(told.none_left, seat)
            return
        kind = deck.pop()
        state.cards[HAND[seat]].append(kind)
        state.note(moved(1 << seat, kind, DECK, HAND[seat]))
        state.reveals += 1
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
    events.tell(told.gathered, zone, len(cards))
    state.cards[DECK] += cards
    cards.clear()
    state.note(_GATHERED[zone])


def bury(state: ThroneState) -> None:
    """The card that was laid is buried unseen (rule 17)."""
    state.cards[BURIED] += state.cards[LAID]
    state.cards[LAID].clear()
    state.note(_BURIED)
