"""Answers to a claim: accept it, call it a lie, or evade it with a Joker (rules 6 to 13)."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.games.throne import log_entries, moves, picking, piles, recounting, rounds, told
from engine.games.throne.cards import JOKER
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DISCARDS, HAND, LAID, OPEN


def accept(state: ThroneState, events: Sink) -> None:
    """The claim is believed: it works, and the card is buried (rule 6)."""
    if state.sealed is not None:
        _answer_ace(state, state.sealed, moves.ACCEPT, events)
        return
    if events is not SILENCE:
        events.tell(told.accepted, state.target)
    recounting.answered(state, state.target, recounting.ACCEPTED)
    piles.bury(state)
    picking.act(state, events)


def call(state: ThroneState, events: Sink) -> None:
    """The claim is called a lie: the card is shown (rules 9 and 10)."""
    if state.sealed is not None:
        _answer_ace(state, state.sealed, moves.LIAR, events)
        return
    if events is not SILENCE:
        events.tell(told.called, state.target)
    recounting.answered(state, state.target, recounting.CALLED, int(state.truthful()))
    if _show_laid(state, events):
        state.loser = state.target
        picking.act(state, events)
    else:
        state.draws = 0
        rounds.end_turn(state, events)


def evade(state: ThroneState, move: Move, events: Sink) -> None:
    """A Joker is shown: the claim does nothing, and the card is buried (rule 7)."""
    seat = state.target
    log_entries.show(state, JOKER, OPEN[seat] if move is moves.JOKER_OPEN else HAND[seat], DISCARDS)
    state.reveals += 1
    recounting.answered(state, seat, recounting.EVADED)
    if events is not SILENCE:
        events.tell(told.evaded, seat)
        events.tell(told.buried)
    piles.bury(state)
    if not rounds.rival_out(state, seat, events):
        rounds.end_turn(state, events)


def _show_laid(state: ThroneState, events: Sink) -> bool:
    """Show and discard the card that was called a lie; whether the claim was true."""
    kind, true = state.cards[LAID][0], state.truthful()
    log_entries.show(state, kind, LAID, DISCARDS)
    state.reveals += 1
    if events is not SILENCE:
        events.tell(told.true_claim if true else told.false_claim, state.turn, kind)
    return true


# -- an Ace ----------------------------------------------------------------------------------------------------------

def await_answers(state: ThroneState) -> None:
    """All rivals answer an Ace in secret, in turn order (rule 11)."""
    seats = [(state.turn + step) % state.seats for step in range(1, state.seats)]
    state.sealed = Sealed([seat for seat in seats if not state.out >> seat & 1])
    state.actor = state.sealed.next_seat()
    state.phase = "ace"


def _answer_ace(state: ThroneState, sealed: Sealed, move: Move, events: Sink) -> None:
    """An answer to an Ace stays sealed until all have answered (rule 11)."""
    if state.actor is not None:
        sealed.put(state.actor, move)
    state.actor = sealed.next_seat()
    if state.actor is not None:
        return
    callers = [seat for seat, answer in sealed.opened().items() if answer is moves.LIAR]
    shown = int(state.truthful()) if callers else recounting.UNSHOWN
    for seat, answer in sealed.opened().items():
        recounting.answered(state, seat, recounting.CALLED if answer is moves.LIAR else recounting.ACCEPTED, shown)
    state.sealed = None
    state.reveals += 1
    if callers:
        _challenge(state, callers, events)
        return
    events.tell(told.nobody_called)
    piles.bury(state)
    rounds.end_turn(state, events)


def _challenge(state: ThroneState, callers: list[int], events: Sink) -> None:
    """The next caller in turn order challenges an Ace (rules 11 to 13)."""
    challenger = callers[0]
    events.tell(told.challenged, callers)
    if _show_laid(state, events):
        piles.draw(state, events)
        state.loser, state.actor = challenger, state.turn
    else:
        state.loser, state.actor = state.turn, challenger
    state.draws = 0
    picking.collect_penalty(state, events)
