"""Reactions: everyone who might have one is asked in turn, so that silence tells nothing (rules 8 and 10 to 12)."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.core.knowledge import Looked
from engine.core.moves import Move
from engine.games.imposter_kings import told
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.cards import ASSASSIN, KINGS_HAND
from engine.games.imposter_kings.rounds import ask_next, begin_turn, end_turn, lose
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.transfers import (
    condemn_openly,
    condemn_throne,
    disgrace_throne,
    pour,
    transfer,
    transfer_openly,
)
from engine.games.imposter_kings.zones import DECK, HAND, SUCCESSOR


def _ask_holders(state: ImposterState, kind: int, seats: list[int]) -> bool:
    """Ask those of the seats that may have this reaction as far as everyone can see (rule 10); whether any may."""
    state.asked = state.with_cards(seats) if state.may_be_held(kind) else []
    if state.asked:
        state.actor = state.asked[0]
    return bool(state.asked)


# -- the King's Hand against an ability (rules 10 and 11) ----------------------------------------------------------

def ask_for_kings_hand(state: ImposterState, events: Sink) -> None:
    """An ability is used: may it go on?"""
    stoppable = ABILITIES[state.played].stoppable and not state.immune
    if stoppable and _ask_holders(state, KINGS_HAND, state.others(state.turn)):
        state.phase = "reaction"
    else:
        ABILITIES[state.played].does(state, events)


def _stop_ability(state: ImposterState, events: Sink) -> None:
    """Both cards are Condemned, and a card meant for the Accused goes back; removing the played one is a turn."""
    seat, turn, played = state.decider(), state.turn, state.played
    condemn_openly(state, KINGS_HAND, HAND[seat], seat)
    condemn_throne(state, turn)
    state.aim(seat, turn)
    if events is not SILENCE:
        events.tell(told.ability_stopped, seat, turn, played)
    for kind in state.cards[DECK][:]:
        transfer(state, kind, DECK, HAND[turn], 1 << turn)
        events.tell(told.taken_back, turn, kind)
    begin_turn(state, turn)


# -- the Assassin, and the King's Hand against it (rule 12) --------------------------------------------------------

def flip(state: ImposterState, _move: Move, events: Sink) -> None:
    """A King is flipped: does an Assassin strike? (rules 8 and 12)"""
    state.flipped |= 1 << state.turn
    if events is not SILENCE:
        events.tell(told.flipped, state.turn)
    if _ask_holders(state, ASSASSIN, state.opponents(state.turn)):
        state.phase = "assassin"
    else:
        _finish_flip(state, events)


def _finish_flip(state: ImposterState, events: Sink) -> None:
    """The Throne is disgraced if it is not yet, the Successor comes to hand, and the turn is over."""
    seat = state.turn
    kind = state.cards[SUCCESSOR[seat]][0]
    if state.face_up(-1):
        disgrace_throne(state, events)
    transfer(state, kind, SUCCESSOR[seat], HAND[seat], 1 << seat)
    if events is not SILENCE:
        events.tell(told.succeeded, seat, kind)
    end_turn(state)


def kill(state: ImposterState, _move: Move, events: Sink) -> None:
    """The Assassin is shown; the King's Hand may answer, and whoever flipped is asked first."""
    killer = state.decider()
    state.note(Looked(state.zones.everybody, (ASSASSIN,), HAND[killer]))
    state.reveals += 1
    if events is not SILENCE:
        events.tell(told.killed, killer, state.turn)
    state.target = [killer]
    state.aim(killer, state.turn)
    rescuers = [seat for seat in state.in_order_from(state.turn) if seat != killer]
    if _ask_holders(state, KINGS_HAND, rescuers):
        state.phase = "rescue"
    else:
        _assassinate(state, events)


def _stop_assassin(state: ImposterState, events: Sink) -> None:
    """The King's Hand stops the Assassin: both are Condemned, and the flip goes through."""
    seat, killer = state.decider(), state.target[0]
    condemn_openly(state, ASSASSIN, HAND[killer], killer)
    condemn_openly(state, KINGS_HAND, HAND[seat], seat)
    state.aim(seat, killer)
    events.tell(told.assassin_stopped, seat, killer)
    _finish_flip(state, events)


def _assassinate(state: ImposterState, events: Sink) -> None:
    """The flip fails and the round is lost; with three players the killer may keep a card of the victim's (rule 41)."""
    victim, killer = state.turn, state.target[0]
    state.flipped &= ~(1 << victim)
    if state.seats != 3 or state.out:
        lose(state, victim, events)
        return
    for kind in state.cards[SUCCESSOR[victim]]:
        events.tell(told.successor_added, victim, killer, kind)
    pour(state, SUCCESSOR[victim], HAND[victim])
    transfer_openly(state, ASSASSIN, HAND[killer], HAND[victim])
    state.note(Looked(1 << killer, tuple(state.hand(victim)), HAND[victim]))
    state.reveals += 1
    events.tell(told.spoils, killer, victim)
    events.tell(told.spoils_seen, state, killer, victim)
    state.actor = killer
    state.phase = "spoils"


def keep(state: ImposterState, move: Move, events: Sink) -> None:
    """One of the victim's cards, or the Assassin itself, comes to the killer's hand (rule 41)."""
    victim, killer, kind = state.turn, state.decider(), move.card
    transfer(state, kind, HAND[victim], HAND[killer], 1 << victim | 1 << killer)
    events.tell(told.kept, killer, victim, kind)
    lose(state, victim, events)


# -- answers -------------------------------------------------------------------------------------------------------

def stop(state: ImposterState, _move: Move, events: Sink) -> None:
    """Someone uses a King's Hand."""
    if state.phase == "rescue":
        _stop_assassin(state, events)
    else:
        _stop_ability(state, events)


def let_pass(state: ImposterState, events: Sink) -> None:
    """A seat does not react; when nobody does, what was under way goes on."""
    if ask_next(state):
        return
    if state.phase == "reaction":
        ABILITIES[state.played].does(state, events)
    elif state.phase == "assassin":
        _finish_flip(state, events)
    else:
        _assassinate(state, events)
