"""Picking a card: what a Jack, Queen or King does to a rival, and what is lost for a wrong call or a lie (rule 14)."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.core.moves import NONE, Move
from engine.games.throne import log_entries, moves, rounds, told
from engine.games.throne.cards import JACK, KING, QUEEN
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DISCARDS, HAND, OPEN


def act(state: ThroneState, events: Sink) -> None:
    """The claim works on the rival it is aimed at, if it finds a card there (rule 16)."""
    if state.claim != KING and not state.cards[HAND[state.target]]:
        events.tell(told.nothing_hidden, state.turn, state.target)
        _after_action(state, events)
        return
    state.actor = state.turn
    state.phase = "peek" if state.claim == JACK else "unmask" if state.claim == QUEEN else "kill"


def _after_action(state: ThroneState, events: Sink) -> None:
    state.actor = state.turn
    if state.loser == NONE:
        rounds.end_turn(state, events)
    else:
        collect_penalty(state, events)


def collect_penalty(state: ThroneState, events: Sink) -> None:
    """Somebody loses a card that the actor picks, if any is left; then the turn ends."""
    if state.size(state.loser):
        state.phase = "penalty"
    else:
        rounds.end_turn(state, events)


def pick(state: ThroneState, move: Move, events: Sink) -> None:
    """The actor points at a card of the victim; of a hidden hand, chance decides which one it is (rule 14)."""
    victim, phase = state.victim, state.phase
    if move is moves.PICK:
        zone = HAND[victim]
        kind = state.cards[zone][state.draw_number(len(state.cards[zone]))]
    else:
        kind, zone = move.card, OPEN[victim]
    if phase == "peek":
        _peek(state, kind, events)
    elif phase == "unmask":
        _unmask(state, kind, events)
    else:
        _lose(state, kind, zone, events)


def _peek(state: ThroneState, kind: int, events: Sink) -> None:
    state.note(log_entries.PEEKED[state.turn][state.target][kind])
    state.reveals += 1
    if events is not SILENCE:
        events.tell(told.peeked, state.turn, state.target, kind)
    _after_action(state, events)


def _unmask(state: ThroneState, kind: int, events: Sink) -> None:
    log_entries.unmask(state, state.target, kind)
    state.reveals += 1
    if events is not SILENCE:
        events.tell(told.unmasked, state.turn, state.target, kind)
    _after_action(state, events)


def _lose(state: ThroneState, kind: int, zone: int, events: Sink) -> None:
    """A card is killed by a King, or lost for a wrong call or a lie."""
    victim, killed = state.victim, state.phase == "kill"
    log_entries.show(state, kind, zone, DISCARDS)
    state.reveals += 1
    if events is not SILENCE:
        events.tell(told.killed if killed else told.lost, state.actor, victim, kind)
    if victim != state.turn and rounds.rival_out(state, victim, events):
        return
    if killed:
        _after_action(state, events)
    else:
        rounds.end_turn(state, events)
