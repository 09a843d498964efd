"""What is allowed in The Imposter Kings: `why_not` is the rules. `legal` finds the same moves faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import Player, Text
from engine.games.imposter_kings import throne, words
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.ability import reached
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    HERALD_NEEDS,
    JUDGE_NEEDS,
    KINGS_HAND,
    name_of,
)
from engine.games.imposter_kings.legal import victims
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, COURT, HAND, OPEN, SUCCESSOR

Objection = Refusal | None


def why_not(state: ImposterState, move: Move) -> Objection:
    """None if the move is legal, otherwise the rule against it and the reason."""
    rule, question, verbs = _question(state)
    if move.verb not in verbs:
        if state.phase == "turn":
            return _reaction_in_a_turn(state, move) or Refusal(*_what_a_turn_offers(state))
        return _WRONG_REACTIONS.get((state.phase, move.verb)) or Refusal(rule, question)
    check = _CHECKS.get(move.verb)
    return None if check is None else check(state, move)


def _reaction_in_a_turn(state: ImposterState, move: Move) -> Objection:
    """The objection to a reaction when there is nothing to react to: an ability just used may be one that nobody stops.
    """
    if move.verb == "kill":
        return Refusal("R12", words.ONLY_AGAINST_FLIPS)
    if move.verb != "stop":
        return None
    played = state.cards[COURT][-1] if state.marks and state.face_up(len(state.marks) - 1) else None
    ability = None if played is None else ABILITIES.get(played)
    if played is None or ability is None or ability.stoppable:
        return Refusal("R10", words.NOTHING_TO_STOP)
    return Refusal("R11", words.UNSTOPPABLE.fill(card=name_of(played)))


def _question(state: ImposterState) -> tuple[str, Text, tuple[str, ...]]:
    """What is asked now: its rule, in words, and the sorts of moves that answer it."""
    if state.phase != "ability":
        return words.QUESTIONS[state.phase]
    ability = ABILITIES[state.played]
    return ability.rule, words.USE_OR_PASS.fill(card=name_of(state.played)), (ability.asks, "pass")


def _what_a_turn_offers(state: ImposterState) -> tuple[str, Text]:
    """The rule and the question of a turn, which speaks of playing and flipping only where they are possible."""
    plays = any(throne.against_value(state, kind) is None for kind in state.hand(state.turn))
    flips = _flip(state) is None
    if plays:
        return "R4", words.PLAY_OR_FLIP if flips else words.PLAY_ONLY
    return ("R8", words.FLIP_ONLY) if flips else ("R9", words.NOTHING_LEFT)


_WRONG_REACTIONS: Final = {
    ("assassin", "stop"): Refusal("R11", words.FLIP_NOT_STOPPED),
    ("reaction", "kill"): Refusal("R12", words.ONLY_AGAINST_FLIPS),
    ("rescue", "kill"): Refusal("R12", words.STRUCK_ALREADY),
}
"""Reactions at the wrong moment, by phase and sort of move."""


# -- cards that are somewhere --------------------------------------------------------------------------------------

def _held(state: ImposterState, kind: int, rule: str = "R7") -> Objection:
    if kind in state.hand(state.decider()):
        return None
    return Refusal(rule, words.NOT_HELD.fill(card=name_of(kind)))


def _hand_card(state: ImposterState, move: Move) -> Objection:
    """The objection to a card that is not in hand."""
    return _held(state, move.card, _question(state)[0])


def _in_deck(state: ImposterState, kind: int) -> Objection:
    if state.numbers.copies[kind]:
        return None
    return Refusal("R13", words.NOT_IN_DECK.fill(card=name_of(kind)))


def _in_round(state: ImposterState, seat: int, rule: str) -> Objection:
    """The objection to a player who does not take part."""
    if seat >= state.seats:
        return Refusal(rule, words.NO_SUCH_PLAYER.fill(player=Player(seat)))
    if seat in state.out:
        return Refusal("R40", words.OUT_OF_ROUND.fill(player=Player(seat)))
    return None


# -- turns ---------------------------------------------------------------------------------------------------------

def _play(state: ImposterState, move: Move) -> Objection:
    kind = move.card
    if state.phase == "antechamber":
        if kind in state.cards[OPEN[state.turn]]:
            return None
        if kind in state.hand(state.turn):
            return Refusal("R6", words.ANTECHAMBER_FIRST)
        return Refusal("R6", words.NOT_IN_ANTECHAMBER.fill(card=name_of(kind)))
    objection = _held(state, kind)
    if objection is None and state.phase == "turn":
        return throne.against_value(state, kind)
    if objection is None and state.phase == "herald":
        return _with_herald(state, kind)
    return objection


def _with_herald(state: ImposterState, kind: int) -> Objection:
    value = state.hand_value(kind)
    if value < HERALD_NEEDS:
        return Refusal("R23", words.HERALD_VALUE.fill(card=name_of(kind), value=value))
    return None


def _flip(state: ImposterState, _move: Move | None = None) -> Objection:
    if not state.marks:
        return Refusal("R8", words.EMPTY_COURT)
    return Refusal("R8", words.KING_USED) if state.king_flipped(state.turn) else None


def _lose(state: ImposterState, _move: Move) -> Objection:
    rule, offer = _what_a_turn_offers(state)
    return None if rule == "R9" else Refusal("R9", _STILL[offer])


def _discard(state: ImposterState, move: Move) -> Objection:
    if move.card in state.cards[CONDEMNED[state.turn]]:
        return None
    return Refusal("R5", words.NOT_CONDEMNED.fill(card=name_of(move.card)))


_STILL: Final = {words.PLAY_OR_FLIP: words.STILL_ABLE, words.PLAY_ONLY: words.STILL_PLAYS,
                 words.FLIP_ONLY: words.STILL_FLIPS}
"""What can still be done, by what the turn offers."""


# -- reactions -----------------------------------------------------------------------------------------------------

def _stop(state: ImposterState, _move: Move) -> Objection:
    return _held(state, KINGS_HAND, "R12" if state.phase == "rescue" else "R10")


def _kill(state: ImposterState, _move: Move) -> Objection:
    return _held(state, ASSASSIN, "R12")


# -- abilities -----------------------------------------------------------------------------------------------------

def _name(state: ImposterState, move: Move) -> Objection:
    return _in_deck(state, move.card)


def _number(state: ImposterState, move: Move) -> Objection:
    ability = ABILITIES[state.played]
    highest = ability.highest(state)
    return None if move.number <= highest else Refusal(ability.rule, ability.too_high(highest))


def _court(state: ImposterState, move: Move) -> Objection:
    index, ability = move.place, ABILITIES[state.played]
    if index >= len(state.marks):
        return Refusal(ability.rule, words.NO_SUCH_CARD)
    if state.phase == "soldier":
        return None if state.face_up(index) else Refusal(ability.rule, words.LIES_FACE_DOWN)
    objection = ability.objection(state, index)
    return None if objection is None else Refusal(ability.rule, objection)


def _pick(state: ImposterState, move: Move) -> Objection:
    seat = move.seat
    if state.phase == "highest":
        return None if seat in state.target else Refusal("R35", words.NOT_HIGHEST)
    ability = ABILITIES[state.played]
    rule = ability.rule
    objection = _in_round(state, seat, rule)
    if objection is not None:
        return objection
    if ability.among and seat not in reached(ability, state, state.turn):
        return Refusal(rule, words.NOT_YOURSELF if ability.among == "others" else words.OPPONENTS_ONLY)
    if not state.hand(seat):
        return Refusal(rule, words.NO_HAND.fill(player=Player(seat)))
    if state.phase == "spy" and not state.cards[SUCCESSOR[seat]]:
        return Refusal(rule, words.NO_SUCCESSOR.fill(player=Player(seat)))
    return None


def _condemn(state: ImposterState, move: Move) -> Objection:
    kind, number = move.card, state.target[0]
    if state.numbers.values[kind] != number:
        return Refusal("R27", words.OTHER_VALUE.fill(card=name_of(kind), number=number))
    return _held(state, kind, "R27")


def _none(state: ImposterState, _move: Move) -> Objection:
    number = state.target[0]
    if any(state.numbers.values[kind] == number for kind in state.hand(state.decider())):
        return Refusal("R27", words.MUST_CONDEMN.fill(number=number))
    return None


def _antechamber(state: ImposterState, move: Move) -> Objection:
    kind = move.card
    if state.numbers.values[kind] < JUDGE_NEEDS:
        return Refusal("R24", words.TOO_LOW_FOR_JUDGE)
    return _held(state, kind, "R24")


def _keep(state: ImposterState, move: Move) -> Objection:
    if move.card in state.cards[HAND[state.turn]]:
        return None
    return Refusal("R41", words.NOT_AMONG_SPOILS.fill(card=name_of(move.card)))


# -- the set-up ----------------------------------------------------------------------------------------------------

def _first(state: ImposterState, move: Move) -> Objection:
    return _in_round(state, move.seat, "R32")


def _take(state: ImposterState, move: Move) -> Objection:
    seat, kind = move.seat, move.card
    allowed = victims(state)
    if seat not in allowed:
        if seat >= state.seats:
            return Refusal("R35", words.NO_SUCH_PLAYER.fill(player=Player(seat)))
        if seat == state.decider():
            return Refusal("R35", words.NOT_YOURSELF)
        return Refusal("R35", words.TAKE_FROM.fill(player=Player(allowed[0])))
    if kind not in state.cards[OPEN[seat]]:
        return Refusal("R35", words.NOT_SHOWN.fill(card=name_of(kind), player=Player(seat)))
    return None


_CHECKS: Final[dict[str, Callable[[ImposterState, Move], Objection]]] = {
    "play": _play, "flip": _flip, "lose": _lose, "discard": _discard, "stop": _stop, "kill": _kill,
    "name": _name, "number": _number, "court": _court, "pick": _pick,
    "give": _hand_card, "exchange": _hand_card, "condemn": _condemn, "none": _none,
    "antechamber": _antechamber, "keep": _keep,
    "first": _first, "take": _take, "show": _hand_card, "lay": _hand_card,
    "successor": _hand_card, "remove": _hand_card,
}
