"""Playing cards onto the Throne, using their abilities, and flipping the King (rules 6 to 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import Player, Text
from engine.games.imposter_kings import reactions, throne, turns, words
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.cards import HERALD, JUDGE, OATHBOUND, PRINCESS, name_of
from engine.games.imposter_kings.zones import COURT, DECK, HAND, OPEN, travel

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState


# -- playing a card ------------------------------------------------------------------------------------------------

def play(state: ImposterState, move: Move, events: Events) -> None:
    """Play a card onto the Throne, from wherever the phase takes it."""
    kind, phase = move.args[0], state.phase
    if phase == "antechamber":
        _put(state, kind, OPEN[state.turn], events)
        if kind == HERALD:
            turns.end_turn(state)
            return
    elif phase == "oath":
        state.immune = 1
        _put(state, kind, HAND[state.turn], events)
    else:
        if phase == "herald":
            _herald_returns(state, events)
        elif kind == OATHBOUND and throne.is_higher_throne(state):
            _override(state, events)
            return
        _put(state, kind, HAND[state.turn], events)
    _begin_ability(state, kind, events)


def _put(state: ImposterState, kind: int, source: int, events: Events) -> None:
    state.put_on_throne(kind, source)
    if events is not None:
        text = words.PLAYED.fill(card=name_of(kind), value=state.throne_value())
        events.append(Event("play", state.turn, text, (travel(kind, source, COURT),)))


def _override(state: ImposterState, events: Events) -> None:
    """An Oathbound on a higher card disgraces it and brings a second card (rule 22)."""
    turns.disgrace(state, len(state.marks) - 1, events)
    _put(state, OATHBOUND, HAND[state.turn], events)
    state.phase = "oath"


def _herald_returns(state: ImposterState, events: Events) -> None:
    """The Herald goes back to hand before the other card is played in its place (rule 23)."""
    state.take_from_court(len(state.marks) - 1, HAND[state.turn])
    if events is not None:
        events.append(Event("herald", state.turn, words.HERALD_RETURNS, (travel(HERALD, COURT, HAND[state.turn]),)))


# -- the King ------------------------------------------------------------------------------------------------------

def flip(state: ImposterState, _move: Move, events: Events) -> None:
    """Flip the King: opponents may answer with an Assassin (rules 8 and 12)."""
    state.flipped |= 1 << state.turn
    if events is not None:
        events.append(Event("flip", state.turn, words.FLIPPED))
    reactions.ask_for_assassin(state, events)


# -- abilities -----------------------------------------------------------------------------------------------------

def _begin_ability(state: ImposterState, kind: int, events: Events) -> None:
    """The card has come to the Throne: its owner may use it, or must, or there is nothing to do."""
    ability = ABILITIES.get(kind)
    state.actor = state.turn
    if ability is None or state.is_muted(kind) or not ability.able(state):
        turns.end_turn(state)
        return
    state.played = kind
    if kind == JUDGE:
        _begin_guess(state)
        return
    if ability.asks:
        state.phase = "ability"
        return
    if events is not None and ability.stoppable:
        events.append(Event("use", state.turn, ability.said))
    reactions.ask_for_kings_hand(state, events)


def _begin_guess(state: ImposterState) -> None:
    """The Judge's owner says whose card is guessed, unless there is one opponent only (rule 24)."""
    opponents = state.with_cards(state.opponents(state.turn))
    if len(opponents) > 1:
        state.phase = "ability"
    else:
        state.target = opponents
        state.phase = "guess"


def use(state: ImposterState, move: Move, events: Events) -> None:
    """Use the ability of the card just played, with what the move chooses."""
    if state.played == JUDGE and move.verb == "pick":
        state.target = list(move.args)
        state.phase = "guess"
        if events is not None:
            events.append(Event("pick", state.turn, words.JUDGE_PICKS.fill(player=Player(move.args[0]))))
        return
    state.target = [*state.target, *move.args] if state.phase == "guess" else list(move.args)
    ability = ABILITIES[state.played]
    if events is not None:
        events.append(Event("use", state.turn, _said(state, ability.said, move)))
    reactions.ask_for_kings_hand(state, events)


def _said(state: ImposterState, said: Text, move: Move) -> Text:
    """What everybody hears of the choice."""
    if move.verb == "court":
        return said.fill(card=name_of(state.court[move.args[0]]), place=move.args[0] + 1)
    if move.verb == "number":
        return said.fill(number=move.args[0])
    if move.verb in ("pick", "name") and state.played in (PRINCESS, JUDGE):
        said = said.fill(player=Player(state.target[0]))
    return said.fill(card=name_of(move.args[0])) if move.verb == "name" else said


def choose_for_accused(state: ImposterState, kind: int, events: Events) -> None:
    """Warden: a hand card lies face down until nobody has stopped the swap (rule 21)."""
    seat = state.turn
    state.carry(kind, HAND[seat], DECK, 1 << seat)
    if events is not None:
        events.append(Event("use", seat, words.WARDEN_USED, (travel(kind, HAND[seat], DECK),), 1 << seat))
    reactions.ask_for_kings_hand(state, events)
