"""What every sort of move does; some mean different things in different phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.events import EVERYBODY, SILENCE, Sink
from engine.core.knowledge import Proved
from engine.core.moves import NONE, Move
from engine.games.imposter_kings import abilities, reactions, setup, throne, told
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.cards import KINDS, OATHBOUND
from engine.games.imposter_kings.legal import playable
from engine.games.imposter_kings.rounds import end_turn, lose
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.transfers import (
    disgrace_throne,
    put_on_throne,
    take_from_court,
    transfer,
)
from engine.games.imposter_kings.zones import CONDEMNED, DECK, HAND, OPEN, REMOVED


def play(state: ImposterState, move: Move, events: Sink) -> None:
    """Carries out a legal move."""
    _DOING[move.verb](state, move, events)


# -- a turn: a Condemned card, a card onto the Throne, or nothing at all (rules 5 to 7, and 9) ---------------------

def _discard(state: ImposterState, move: Move, events: Sink) -> None:
    """Remove a Condemned card from the round unseen; that was the turn (rule 5)."""
    seat, kind = state.turn, move.card
    transfer(state, kind, CONDEMNED[seat], REMOVED, 1 << seat)
    if events is not SILENCE:
        events.tell(told.discarded, seat, kind)
    end_turn(state)


def _play_card(state: ImposterState, move: Move, events: Sink) -> None:
    """Play a card onto the Throne, from wherever the phase takes it (rules 6 and 7)."""
    kind, phase = move.card, state.phase
    if phase == "antechamber":
        put_on_throne(state, kind, OPEN[state.turn], events)
        if kind in ABILITIES and not ABILITIES[kind].everywhere:
            end_turn(state)
            return
    elif phase == "oath":
        state.immune = 1
        put_on_throne(state, kind, HAND[state.turn], events)
    else:
        if phase == "herald":
            _herald_returns(state, events)
        elif kind == OATHBOUND and throne.is_higher_throne(state):
            _override(state, events)
            return
        put_on_throne(state, kind, HAND[state.turn], events)
    _begin_ability(state, move, events)


def _override(state: ImposterState, events: Sink) -> None:
    """An Oathbound on a higher card disgraces it and brings a second card (rule 22)."""
    disgrace_throne(state, events)
    put_on_throne(state, OATHBOUND, HAND[state.turn], events)
    state.phase = "oath"


def _herald_returns(state: ImposterState, events: Sink) -> None:
    """The Herald goes back to hand before the other card is played in its place (rule 23)."""
    take_from_court(state, len(state.marks) - 1, HAND[state.turn])
    if events is not SILENCE:
        events.tell(told.herald_returned, state.turn)


def _give_up(state: ImposterState, _move: Move, events: Sink) -> None:
    """Nothing can be played: everyone learns that, and the round is lost (rule 9)."""
    seat = state.turn
    if state.seats == 3:    # otherwise the round is over, and all cards are dealt again
        state.note(Proved(EVERYBODY, tuple(playable(state, range(KINDS))), (HAND[seat],), 0, 0))
    state.reveals += 1
    if events is not SILENCE:
        events.tell(told.lost, seat)
    lose(state, seat, events)


# -- the ability of the card just played ---------------------------------------------------------------------------

def _begin_ability(state: ImposterState, move: Move, events: Sink) -> None:
    """The card has come to the Throne: its owner may use it, or must, or there is nothing to do."""
    kind = move.card
    ability = ABILITIES.get(kind)
    state.actor = state.turn
    if ability is None or state.is_muted(kind) or not ability.able(state):
        end_turn(state)
        return
    state.played = kind
    if ability.guesses:
        _begin_guess(state)
        return
    if ability.asks:
        state.phase = "ability"
        return
    if ability.stoppable and events is not SILENCE:
        events.tell(told.used, state, move, ability.said)
    reactions.ask_for_kings_hand(state, events)


def _begin_guess(state: ImposterState) -> None:
    """The Judge's owner says whose card is guessed, unless there is only one opponent (rule 24)."""
    opponents = state.with_cards(state.opponents(state.turn))
    if len(opponents) > 1:
        state.phase = "ability"
    else:
        state.target = opponents
        state.phase = "guess"


def _pick_for_guess(state: ImposterState, move: Move, events: Sink) -> None:
    """The Judge's owner has said whose card is guessed."""
    state.target = [move.seat]
    state.phase = "guess"
    if events is not SILENCE:
        events.tell(told.judge_picked, state.turn, move.seat)


def _use(state: ImposterState, move: Move, events: Sink) -> None:
    """Use the ability of the card just played, with what the move chooses."""
    chosen = [each for each in (move.card, move.seat, move.place, move.number) if each != NONE]
    state.target = [*state.target, *chosen] if state.phase == "guess" else chosen
    if events is not SILENCE:
        events.tell(told.used, state, move, ABILITIES[state.played].said)
    reactions.ask_for_kings_hand(state, events)


def _choose_for_accused(state: ImposterState, move: Move, events: Sink) -> None:
    """Warden: a hand card lies face down until nobody has stopped the swap (rule 21)."""
    seat = state.turn
    transfer(state, move.card, HAND[seat], DECK, 1 << seat)
    if events is not SILENCE:
        events.tell(told.warden_used, seat, move.card)
    reactions.ask_for_kings_hand(state, events)


# -- moves that answer several questions ---------------------------------------------------------------------------

def _pass(state: ImposterState, _move: Move, events: Sink) -> None:
    if state.phase in ("reaction", "assassin", "rescue"):
        reactions.let_pass(state, events)
    else:
        end_turn(state)


def _pick(state: ImposterState, move: Move, events: Sink) -> None:
    if state.phase == "spy":
        abilities.force_to_replace(state, move, events)
    elif state.phase == "highest":
        setup.name_highest(state, move, events)
    elif ABILITIES[state.played].guesses:
        _pick_for_guess(state, move, events)
    else:
        _use(state, move, events)


def _point(state: ImposterState, move: Move, events: Sink) -> None:
    if state.phase == "soldier":
        abilities.disgrace_another(state, move, events)
    else:
        _use(state, move, events)


def _exchange(state: ImposterState, move: Move, events: Sink) -> None:
    if state.phase == "sentry":
        abilities.exchange_in_court(state, move, events)
    else:
        _choose_for_accused(state, move, events)


def _successor(state: ImposterState, move: Move, events: Sink) -> None:
    if state.phase == "heir":
        abilities.choose_heir(state, move, events)
    elif state.phase == "replace":
        abilities.replace_successor(state, move, events)
    else:
        setup.choose_successor(state, move, events)


def _give(state: ImposterState, move: Move, events: Sink) -> None:
    if state.phase == "swap":
        abilities.swap(state, move, events)
    else:
        setup.give_partner(state, move, events)


_DOING: Final[dict[str, Callable[[ImposterState, Move, Sink], None]]] = {
    # turns: rules 4 to 9
    "discard": _discard, "play": _play_card, "flip": reactions.flip, "lose": _give_up,
    # reactions: rules 10 to 12, and 41
    "pass": _pass, "stop": reactions.stop, "kill": reactions.kill, "keep": reactions.keep,
    # the characters: rules 13 to 30
    "use": _use, "name": _use, "number": _use, "pick": _pick, "court": _point, "exchange": _exchange, "give": _give,
    "condemn": abilities.condemn, "none": abilities.condemn, "antechamber": abilities.prepare,
    # before the first turn: rules 31 to 39
    "deal": setup.deal_next, "first": setup.name_first, "direction": setup.choose_direction,
    "restart": setup.restart, "stay": setup.stay, "show": setup.show, "take": setup.take, "lay": setup.lay,
    "successor": _successor, "offer": setup.offer, "remove": setup.remove,
}
"""By the sort of move."""
