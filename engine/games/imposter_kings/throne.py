"""What may be played onto the Throne, held or not (rules 7, 20, 22, 28 and 29)."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.imposter_kings import words
from engine.games.imposter_kings.cards import ELDER, OATHBOUND, VALUES, WARLORD, WARLORD_IN_HAND, ZEALOT, name_of
from engine.games.imposter_kings.state import ImposterState


def is_higher_throne(state: ImposterState) -> bool:
    """Whether the Throne is higher than an Oathbound that has its text (rule 22)."""
    return not state.is_muted(OATHBOUND) and state.throne_value() > VALUES[OATHBOUND]


def against_value(state: ImposterState, kind: int) -> Refusal | None:
    """The objection to a card of that kind from the hand of the seat whose turn it is, held or not (rule 7)."""
    throne, value = state.throne_value(), state.hand_value(kind)
    if value >= throne:
        return None
    too_low = Refusal("R7", words.TOO_LOW.fill(card=name_of(kind), value=value, throne=throne))
    if state.is_muted(kind):
        muted = Refusal("R20", words.MUTED_TOO_LOW.fill(card=name_of(kind), value=value, throne=throne))
        return muted if _would_ignore_value(state, kind, throne) else too_low
    if kind == ELDER:
        return None if state.royal_throne() else Refusal("R28", words.ELDER_NEEDS.fill(throne=throne))
    if kind == ZEALOT:
        return _against_zealot(state, throne)
    if kind == OATHBOUND:
        return None if len(state.hand(state.turn)) > 1 else Refusal("R22", words.OATH_NEEDS)
    return too_low


def _would_ignore_value(state: ImposterState, kind: int, throne: int) -> bool:
    """Whether a card that is too low could be played if it had not lost its text (rule 20)."""
    if kind == ELDER:
        return state.royal_throne()
    if kind == ZEALOT:
        return _against_zealot(state, throne) is None
    if kind == OATHBOUND:
        return len(state.hand(state.turn)) > 1
    return kind == WARLORD and state.royalty_in_court() and VALUES[kind] + WARLORD_IN_HAND >= throne


def _against_zealot(state: ImposterState, throne: int) -> Refusal | None:
    if state.royal_throne():
        return Refusal("R29", words.ZEALOT_ROYALTY)
    if not state.king_flipped(state.turn):
        return Refusal("R29", words.ZEALOT_KING.fill(throne=throne))
    return None
