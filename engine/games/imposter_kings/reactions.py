"""Reactions: everybody who might have one is asked in turn, so that silence tells nothing (rules 10 to 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.events import Event
from engine.core.knowledge import Looked
from engine.core.moves import Move
from engine.core.text import Player
from engine.games.imposter_kings import turns, words
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.cards import ASSASSIN, KINGS_HAND, name_of
from engine.games.imposter_kings.deal import pour
from engine.games.imposter_kings.zones import CONDEMNED, COURT, DECK, HAND, SUCCESSOR, travel

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState


def _askable(state: ImposterState, kind: int, seats: list[int]) -> list[int]:
    """Those of the seats that may have this reaction as far as everybody can see (rule 10)."""
    return state.with_cards(seats) if state.may_be_held(kind) else []


def _ask_next(state: ImposterState) -> bool:
    """The seat that decided is done; whether another one is asked."""
    state.asked.pop(0)
    if state.asked:
        state.actor = state.asked[0]
    return bool(state.asked)


# -- the King's Hand against an ability (rules 10 and 11) ----------------------------------------------------------

def ask_for_kings_hand(state: ImposterState, events: Events) -> None:
    """An ability is used: may it go on?"""
    ability = ABILITIES[state.played]
    state.asked = [] if state.immune or not ability.stoppable else _askable(
        state, KINGS_HAND, state.others(state.turn))
    if state.asked:
        state.actor = state.asked[0]
        state.phase = "reaction"
    else:
        ability.effect(state, events)


def stop_ability(state: ImposterState, events: Events) -> None:
    """Both cards are Condemned; removing the played one is the turn of its owner (rule 10)."""
    seat, turn, played = state.decider(), state.turn, state.played
    state.bury(KINGS_HAND, HAND[seat], seat)
    state.bury(played, COURT, turn)
    if events is not None:
        events.append(Event("stop", seat, words.STOPPED.fill(card=name_of(played), player=Player(turn)), (
            travel(KINGS_HAND, HAND[seat], CONDEMNED[seat]), travel(played, COURT, CONDEMNED[turn]))))
    _take_back(state, events)
    turns.begin_turn(state, turn)


def _take_back(state: ImposterState, events: Events) -> None:
    """The card that a stopped Warden would have swapped goes back to hand (rule 21)."""
    turn = state.turn
    for kind in state.cards[DECK][:]:
        state.carry(kind, DECK, HAND[turn], 1 << turn)
        if events is not None:
            events.append(Event("return", turn, words.TAKEN_BACK, (travel(kind, DECK, HAND[turn]),), 1 << turn))


# -- the Assassin, and the King's Hand against him (rule 12) -------------------------------------------------------

def ask_for_assassin(state: ImposterState, events: Events) -> None:
    """A King is flipped: does an Assassin strike?"""
    state.asked = _askable(state, ASSASSIN, state.opponents(state.turn))
    if state.asked:
        state.actor = state.asked[0]
        state.phase = "assassin"
    else:
        turns.finish_flip(state, events)


def kill(state: ImposterState, _move: Move, events: Events) -> None:
    """The Assassin is shown; the King's Hand may answer, the player who flipped first."""
    killer = state.decider()
    state.note(Looked(state.zones.everybody, (ASSASSIN,), HAND[killer]))
    state.reveals += 1
    if events is not None:
        events.append(Event("kill", killer, words.KILLED.fill(player=Player(state.turn)),
                            (travel(ASSASSIN, HAND[killer], HAND[killer]),)))
    state.target = [killer]
    rescuers = [seat for seat in state.in_order_from(state.turn) if seat != killer]
    state.asked = _askable(state, KINGS_HAND, rescuers)
    if state.asked:
        state.actor = state.asked[0]
        state.phase = "rescue"
    else:
        _assassinate(state, events)


def stop_assassin(state: ImposterState, events: Events) -> None:
    """The King's Hand stops the Assassin: both are Condemned, and the flip goes through."""
    seat, killer = state.decider(), state.target[0]
    state.bury(ASSASSIN, HAND[killer], killer)
    state.bury(KINGS_HAND, HAND[seat], seat)
    if events is not None:
        events.append(Event("stop", seat, words.STOPPED.fill(card=name_of(ASSASSIN), player=Player(killer)), (
            travel(KINGS_HAND, HAND[seat], CONDEMNED[seat]), travel(ASSASSIN, HAND[killer], CONDEMNED[killer]))))
    turns.finish_flip(state, events)


def _assassinate(state: ImposterState, events: Events) -> None:
    """The flip fails and the round is lost; with three players the killer may keep a card of the victim's (rule 41)."""
    victim, killer = state.turn, state.target[0]
    state.flipped &= ~(1 << victim)
    if state.seats != 3 or state.out:
        turns.lose(state, victim, events)
        return
    if events is not None:
        events += _successor_added(state, victim, killer)
    pour(state, SUCCESSOR[victim], HAND[victim])
    state.carry_openly(ASSASSIN, HAND[killer], HAND[victim])
    state.note(Looked(1 << killer, tuple(state.hand(victim)), HAND[victim]))
    state.reveals += 1
    if events is not None:
        events.append(Event("spoils", killer, words.SPOILS.fill(player=Player(victim)),
                            (travel(ASSASSIN, HAND[killer], HAND[victim]),)))
        cards = state.hand(victim)
        events.append(Event("look", killer, None, tuple(travel(kind, HAND[victim], HAND[victim]) for kind in cards),
                            1 << killer, words.SPOILS_SEEN.fill(cards=tuple(map(name_of, cards)))))
    state.actor = killer
    state.phase = "spoils"


def _successor_added(state: ImposterState, victim: int, killer: int) -> Iterator[Event]:
    for kind in state.cards[SUCCESSOR[victim]]:
        yield Event("recall", victim, words.SUCCESSOR_RECALLED,
                    (travel(kind, SUCCESSOR[victim], HAND[victim]),), 1 << victim | 1 << killer)


# -- answers -------------------------------------------------------------------------------------------------------

def stop(state: ImposterState, _move: Move, events: Events) -> None:
    """Somebody uses a King's Hand."""
    if state.phase == "rescue":
        stop_assassin(state, events)
    else:
        stop_ability(state, events)


def let_pass(state: ImposterState, events: Events) -> None:
    """A seat does not react; when nobody does, what was under way goes on."""
    if _ask_next(state):
        return
    if state.phase == "reaction":
        ABILITIES[state.played].effect(state, events)
    elif state.phase == "assassin":
        turns.finish_flip(state, events)
    else:
        _assassinate(state, events)
