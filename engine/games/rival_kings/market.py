"""Subjects and buildings on display in Rival Kings, and how they are paid for (rules 21 and 29)."""

from __future__ import annotations

from engine.core.events import EVERYBODY, SILENCE, Sink
from engine.core.knowledge import moved
from engine.core.text import Text
from engine.games.rival_kings import coins, told
from engine.games.rival_kings.cards import SUBJECTS, is_subject
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import TOP, UNDER, row_for


def acquire(state: RivalState, kind: int, source: int, pile: int, text: Text, events: Sink) -> None:
    """Pay for a card onto its pile's money and put it at the end of the row."""
    price, target = state.price(kind), row_for(state.turn, kind)
    coins.pay(state, price, pile)
    state.carry(kind, source, target)
    if not is_subject(kind):
        state.discount = 0
    events.tell(told.acquired, state.turn, text, kind, price, source, target)
    turn_up(state, pile, events)
    tell_pair(state, state.turn, kind, events)


def tell_pair(state: RivalState, seat: int, kind: int, events: Sink) -> None:
    """Tell whether a card that has come to a seat's row completes a perfect pair (rule 24)."""
    if events is SILENCE:
        return
    subject = kind if is_subject(kind) else kind - SUBJECTS
    subjects, buildings = state.subjects(seat).count(subject), state.buildings(seat).count(subject + SUBJECTS)
    if subjects <= buildings if is_subject(kind) else buildings <= subjects:
        events.tell(told.paired, seat, subject)


def turn_up(state: RivalState, pile: int, events: Sink) -> None:
    """Put the next card of a pile on display if none is there."""
    under = state.cards[UNDER + pile]
    if under and not state.cards[TOP + pile]:
        kind = under.pop()
        state.cards[TOP + pile].append(kind)
        state.note(moved(EVERYBODY, kind, UNDER + pile, TOP + pile))
        state.reveals += 1
        events.tell(told.displayed, kind, pile)
