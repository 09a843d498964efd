"""One turn of Throne: a card is laid with a claim, answered, and works; then the player whose turn it is draws."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.core.moves import NONE, Move
from engine.games.throne import answers, log_entries, moves, picking, recounting, rounds, setup, told
from engine.games.throne.cards import ACE, DRAWS, PEASANT
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, LAID, OPEN


def play(state: ThroneState, move: Move, events: Sink) -> None:
    """Carries out a legal move in place and tells what happens.

    What is most frequent comes first; a table of functions by verb takes longer where the engine is compiled.
    """
    if move.claim != NONE:
        _lay(state, move, events)
    elif move is moves.ACCEPT:
        answers.accept(state, events)
    elif move is moves.LIAR:
        answers.call(state, events)
    elif move is moves.DEAL:
        setup.next_round(state, events)
    elif move.verb == "joker":
        answers.evade(state, move, events)
    else:
        picking.pick(state, move, events)


def _lay(state: ThroneState, move: Move, events: Sink) -> None:
    """A card is laid face down with a claim (rules 2 to 6)."""
    seat, claim = state.turn, move.claim
    state.visible = int(move.verb == "lay-open")
    state.claim, state.target, state.draws = claim, move.seat, DRAWS[claim]
    pile = BURIED if claim == PEASANT else LAID
    if state.visible:
        log_entries.show(state, move.card, OPEN[seat], pile)
    else:
        log_entries.lay(state, move.card, pile)
    recounting.claimed(state)
    if events is not SILENCE:
        events.tell(told.laid, state, move.card)
    if claim == PEASANT:
        rounds.end_turn(state, events)
    elif claim == ACE:
        answers.await_answers(state)
    else:
        state.note(log_entries.AIMED[seat][move.seat])
        state.actor = move.seat
        state.phase = "answer"
