"""The legal moves, found fast; `rules` says the same with reasons, and tests prove that both agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final

from engine.core.errors import BadCard
from engine.core.moves import Move, kinds_among, with_each_kind
from engine.games.imposter_kings import moves
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.ability import reached, targets
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    ELDER,
    HERALD_NEEDS,
    JUDGE_NEEDS,
    KINGS_HAND,
    OATHBOUND,
    TOO_LOW,
    WARLORD,
    ZEALOT,
    name_of,
    working,
)
from engine.games.imposter_kings.editions import ImposterNumbers
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, DISGRACED, HAND, OPEN, SUCCESSOR

Moves = Sequence[Move]

_LOSE: Final[tuple[Move, ...]] = (moves.LOSE,)
_DEAL: Final[tuple[Move, ...]] = (moves.DEAL,)
_PASS: Final[tuple[Move, ...]] = (moves.PASS,)
_STOP_OR_PASS: Final[tuple[Move, ...]] = (moves.STOP, moves.PASS)
_KILL_OR_PASS: Final[tuple[Move, ...]] = (moves.KILL, moves.PASS)
_RESTART_OR_STAY: Final[tuple[Move, ...]] = (moves.STAY, moves.RESTART)
_USE_OR_PASS: Final[tuple[Move, ...]] = (moves.USE, moves.PASS)
_NUMBERS: Final[list[tuple[Move, ...]]] = [(*moves.NUMBER[:highest], moves.PASS)
                                           for highest in range(len(moves.NUMBER) + 1)]
"""By the highest number that may be said."""
_TOO_LOW: Final = sum(1 << kind for kind in working(TOO_LOW))
"""The kinds that may be played though they count too little, a mask."""


def legal_moves(state: ImposterState) -> Moves:
    """The moves without an objection."""
    return () if state.actor is None else _BY_PHASE[state.phase](state)


def _with_hand_card(family: tuple[Move, ...], state: ImposterState) -> Moves:
    """A move of this family with every card that the deciding seat has in hand."""
    return with_each_kind(family, state.cards[HAND[state.decider()]])


def sealed_choices(state: ImposterState, seat: int) -> Moves:
    """What a seat may have chosen in the secret choice under way."""
    if state.phase == "offer":
        return moves.OFFER
    kinds = kinds_among(state.hand(seat))
    if state.phase == "swap":
        return [moves.GIVE[kind] for kind in kinds]
    values = state.numbers.values
    return [moves.CONDEMN[kind] for kind in kinds if values[kind] == state.target[0]] or [moves.NONE]


def _sealed(state: ImposterState) -> Moves:
    return sealed_choices(state, state.decider())


# -- turns ---------------------------------------------------------------------------------------------------------

def _turn(state: ImposterState) -> Moves:
    seat = state.turn
    found = [moves.PLAY[kind] for kind in playable(state, kinds_among(state.cards[HAND[seat]]))]
    if state.marks and not state.flipped >> seat & 1:
        found.append(moves.FLIP)
    return found or _LOSE


def playable(state: ImposterState, kinds: Iterable[int]) -> list[int]:
    """Those of the kinds that the seat in turn could play from its hand, held or not (`throne.against_value`)."""
    cards = len(state.cards[HAND[state.turn]])
    throne, royal, values = state.throne_value(), state.royal_throne(), state.numbers.values
    return [kind for kind in kinds if values[kind] >= throne or _ignores_value(state, kind, throne, royal, cards)]


def _ignores_value(state: ImposterState, kind: int, throne: int, royal: bool, cards: int) -> bool:
    """Whether a card may be played although its base value is too low."""
    if not _TOO_LOW >> kind & 1 or state.muted >> state.numbers.values[kind] & 1:
        return False
    if kind == WARLORD:
        return state.hand_value(WARLORD) >= throne
    if kind == ELDER:
        return royal
    if kind == ZEALOT:
        return not royal and bool(state.flipped >> state.turn & 1)
    if kind == OATHBOUND:
        return cards > 1
    raise BadCard(f"Nothing says when it may be played though it is too low: {name_of(kind)}.")


def _antechamber(state: ImposterState) -> Moves:
    return with_each_kind(moves.PLAY, state.cards[OPEN[state.turn]])


def _condemned(state: ImposterState) -> Moves:
    return with_each_kind(moves.DISCARD, state.cards[CONDEMNED[state.turn]])


def _herald(state: ImposterState) -> Moves:
    return [*(moves.PLAY[kind] for kind in kinds_among(state.hand(state.turn))
              if state.hand_value(kind) >= HERALD_NEEDS), moves.PASS]


# -- abilities -----------------------------------------------------------------------------------------------------

def _ability(state: ImposterState) -> Moves:
    return _USES[ABILITIES[state.played].asks](state)


def _name(state: ImposterState) -> Moves:
    return _names(state.numbers)


@cache
def _names(numbers: ImposterNumbers) -> tuple[Move, ...]:
    return (*[moves.NAME[kind] for kind in numbers.in_deck], moves.PASS)


def _use(_state: ImposterState) -> Moves:
    return _USE_OR_PASS


def _number(state: ImposterState) -> Moves:
    return _NUMBERS[ABILITIES[state.played].highest(state)]


def _court(state: ImposterState) -> Moves:
    return [*(moves.POINT[index] for index in targets(ABILITIES[state.played], state)), moves.PASS]


def _pick(state: ImposterState) -> Moves:
    seats = reached(ABILITIES[state.played], state, state.turn)
    return [*(moves.PICK[seat] for seat in sorted(state.with_cards(seats))), moves.PASS]


def _for_accused(state: ImposterState) -> Moves:
    return [*_with_hand_card(moves.EXCHANGE, state), moves.PASS]


_USES: Final[dict[str, Callable[[ImposterState], Moves]]] = {
    "pick": _pick, "court": _court, "use": _use, "number": _number, "exchange": _for_accused,
    "name": _name,
}


def _spy(state: ImposterState) -> Moves:
    return [*(moves.PICK[seat] for seat in range(state.seats)
              if seat not in state.out and state.cards[HAND[seat]] and state.cards[SUCCESSOR[seat]]), moves.PASS]


def _judge(state: ImposterState) -> Moves:
    return [*(moves.ANTECHAMBER[kind] for kind in kinds_among(state.hand(state.turn))
              if state.numbers.values[kind] >= JUDGE_NEEDS), moves.PASS]


def _soldier(state: ImposterState) -> Moves:
    return [*(moves.POINT[index] for index, mark in enumerate(state.marks) if mark != DISGRACED), moves.PASS]


def _reaction(state: ImposterState) -> Moves:
    return _STOP_OR_PASS if KINGS_HAND in state.cards[HAND[state.decider()]] else _PASS


def _assassin(state: ImposterState) -> Moves:
    return _KILL_OR_PASS if ASSASSIN in state.cards[HAND[state.decider()]] else _PASS


def _spoils(state: ImposterState) -> Moves:
    return with_each_kind(moves.KEEP, state.hand(state.turn))


# -- the set-up ----------------------------------------------------------------------------------------------------

def _first(state: ImposterState) -> Moves:
    return moves.FIRST[:state.seats]


def _take(state: ImposterState) -> Moves:
    return [move for seat in victims(state) for move in with_each_kind(moves.TAKE[seat], state.cards[OPEN[seat]])]


def victims(state: ImposterState) -> list[int]:
    """The seats that the deciding seat may take a shown card from (rule 35)."""
    taking = state.target
    if len(taking) == 1:
        return [seat for seat in range(state.seats) if seat != taking[0]]
    return [3 - sum(taking)] if len(taking) == 2 else [taking[0]]


_BY_PHASE: Final[dict[str, Callable[[ImposterState], Moves]]] = {
    "first": _first,
    "direction": lambda _state: moves.DIRECTIONS,
    "restart": lambda _state: _RESTART_OR_STAY,
    "show": lambda state: _with_hand_card(moves.SHOW, state),
    "highest": lambda state: [moves.PICK[seat] for seat in state.target],
    "take": _take,
    "lay": lambda state: _with_hand_card(moves.LAY, state),
    "successor": lambda state: _with_hand_card(moves.SUCCESSOR, state),
    "offer": _sealed,
    "partner": lambda state: _with_hand_card(moves.GIVE, state),
    "remove": lambda state: _with_hand_card(moves.REMOVE, state),
    "turn": _turn,
    "antechamber": _antechamber,
    "condemned": _condemned,
    "oath": lambda state: _with_hand_card(moves.PLAY, state),
    "ability": _ability,
    "reaction": _reaction,
    "guess": _name,
    "swap": _sealed,
    "sentry": lambda state: _with_hand_card(moves.EXCHANGE, state),
    "spy": _spy,
    "replace": lambda state: _with_hand_card(moves.SUCCESSOR, state),
    "heir": lambda state: _with_hand_card(moves.SUCCESSOR, state),
    "herald": _herald,
    "judge": _judge,
    "soldier": _soldier,
    "condemn": _sealed,
    "assassin": _assassin,
    "rescue": _reaction,
    "spoils": _spoils,
    "deal": lambda _state: _DEAL,
}
