"""What moves do in Model, in the order of the rule book."""

from __future__ import annotations

from engine.core.events import Sink
from engine.core.moves import Move
from engine.games._model import told
from engine.games._model.state import ModelState
from engine.games._model.zones import DECK, HAND, ROW, THROWN


def play(state: ModelState, move: Move, events: Sink) -> None:
    """Carries out a legal move and tells what happens."""
    seat = state.actor or 0
    if move.verb == "lay":
        state.carry(move.card, HAND[seat], ROW[seat])
        events.tell(told.laid, seat, move.card)
    else:
        state.carry(move.card, HAND[seat], THROWN, 1 << seat)
        state.penalty[seat] += 1
        events.tell(told.thrown, seat, move.card)
    state.reveals += 1      # others have learned something, so undo is not free any more
    if state.cards[DECK]:
        events.tell(told.drawn, seat, draw(state, seat))
    _pass_on(state, events)


def draw(state: ModelState, seat: int) -> int:
    """The top card of the deck goes to a hand; only its owner sees it, so the mask of viewers is that one seat."""
    kind = state.draw(DECK, HAND[seat], 1 << seat)
    state.reveals += 1
    return kind


def _pass_on(state: ModelState, events: Sink) -> None:
    """The next player who has cards decides (rule 2); when nobody has any, the game is over (rule 6)."""
    seat = state.actor or 0
    following = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    state.actor = next((each for each in following if state.hand(each)), None)
    if state.actor is None:
        state.phase = "over"
        events.tell(told.ended, state)
