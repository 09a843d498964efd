"""Characters of Rival Kings are played in secret, revealed together, and swapped by Gardeners (rules 27 and 11)."""

from __future__ import annotations

from engine.core.events import Sink
from engine.core.moves import Move
from engine.games.rival_kings import conflicts, cycles, told
from engine.games.rival_kings.cards import GARDENER
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import DECK, HANDS, NEUTRAL, PLAYED


def choose(state: RivalState, move: Move, events: Sink) -> None:
    """Play a character face down; when all have done so, the characters are revealed."""
    if state.sealed is None or state.actor is None:
        return
    state.sealed.put(state.actor, move)
    events.tell(told.chosen, state.actor)
    state.actor = state.sealed.next_seat()
    if state.actor is None:
        _reveal(state, state.sealed.opened(), events)


def _reveal(state: RivalState, choices: dict[int, Move], events: Sink) -> None:
    """Turn the characters over, ask the Gardeners, settle conflicts, begin the turns."""
    state.sealed = None
    state.reveals += 1
    for seat, move in choices.items():
        state.carry(move.card, HANDS[seat], PLAYED[seat])
        events.tell(told.revealed, seat, move.card)
    if state.seats == 2:
        _reveal_neutral(state, events)
    state.asking = sorted((seat for seat in range(state.seats) if state.active(seat) == GARDENER),
                          key=lambda seat: cycles.precedence(state, seat))
    ask_gardeners(state, events)


def _reveal_neutral(state: RivalState, events: Sink) -> None:
    """Turn over a neutral character in a game of two (rule 10)."""
    kind = state.draw(DECK, NEUTRAL)
    events.tell(told.neutral_revealed, kind)


def ask_gardeners(state: RivalState, events: Sink) -> None:
    """Ask the next Gardener, or go on to the conflicts."""
    if state.asking:
        state.actor = state.asking.pop(0)
        state.phase = "garden"
    else:
        conflicts.begin(state, events)


def swap(state: RivalState, move: Move, events: Sink) -> None:
    """Gardener: swap the own character with that of another seat."""
    seat, other = state.decider(), move.seat
    own, theirs = state.character(seat), state.character(other)
    state.carry(own, PLAYED[seat], PLAYED[other])
    state.carry(theirs, PLAYED[other], PLAYED[seat])
    state.aim(seat, other)
    events.tell(told.characters_swapped, seat, other, own, theirs)
    ask_gardeners(state, events)
