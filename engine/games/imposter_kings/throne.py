"""What may be played onto the Throne, held or not (rules 7, 20, 22, 28 and 29)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.base.cards import said_of_each
from engine.core.refusal import Refusal
from engine.games.imposter_kings import words
from engine.games.imposter_kings.cards import (
    ELDER,
    OATHBOUND,
    TOO_LOW,
    WARLORD,
    WARLORD_IN_HAND,
    ZEALOT,
    name_of,
    working,
)
from engine.games.imposter_kings.state import ImposterState


def is_higher_throne(state: ImposterState) -> bool:
    """Whether the Throne is higher than an Oathbound that has its text (rule 22)."""
    return not state.is_muted(OATHBOUND) and state.throne_value() > state.numbers.values[OATHBOUND]


def against_value(state: ImposterState, kind: int) -> Refusal | None:
    """The objection to a card of that kind from the hand of the seat whose turn it is, held or not (rule 7)."""
    throne, value = state.throne_value(), state.hand_value(kind)
    if value >= throne:
        return None
    check = _TOO_LOW.get(kind)
    if check is None:
        return _too_low(state, kind, throne)
    objection = check(state, throne)
    if not state.is_muted(kind):
        return objection
    if objection is None:
        return Refusal("R20", words.MUTED_TOO_LOW.fill(card=name_of(kind), value=value, throne=throne))
    return _too_low(state, kind, throne)


def _too_low(state: ImposterState, kind: int, throne: int) -> Refusal:
    return Refusal("R7", words.TOO_LOW.fill(card=name_of(kind), value=state.hand_value(kind), throne=throne))


# -- cards that have not lost their text, and may be played though they count too little ---------------------------

def _warlord(state: ImposterState, throne: int) -> Refusal | None:
    raised = state.royalty_in_court() and state.numbers.values[WARLORD] + WARLORD_IN_HAND >= throne
    return None if raised else _too_low(state, WARLORD, throne)


def _elder(state: ImposterState, throne: int) -> Refusal | None:
    return None if state.royal_throne() else Refusal("R28", words.ELDER_NEEDS.fill(throne=throne))


def _zealot(state: ImposterState, throne: int) -> Refusal | None:
    if state.royal_throne():
        return Refusal("R29", words.ZEALOT_ROYALTY)
    if not state.king_flipped(state.turn):
        return Refusal("R29", words.ZEALOT_KING.fill(throne=throne))
    return None


def _oathbound(state: ImposterState, _throne: int) -> Refusal | None:
    return None if len(state.hand(state.turn)) > 1 else Refusal("R22", words.OATH_NEEDS)


_TOO_LOW: Final[Mapping[int, Callable[[ImposterState, int], Refusal | None]]] = said_of_each(
    "when it may be played though it is too low",
    {WARLORD: _warlord, ELDER: _elder, ZEALOT: _zealot, OATHBOUND: _oathbound}, working(TOO_LOW), name_of)
"""By kind: the objection on a Throne that counts so much."""
