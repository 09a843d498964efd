"""What a chance in The Imposter Kings is made of; together the parts are its log odds."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, fsum, log
from typing import Final

from engine.base.comparison import log_odds
from engine.games.imposter_kings.bot.answers import TURN_PHASES, answer_what_is_owed, settle
from engine.games.imposter_kings.bot.evaluation import KING_STRENGTHS, SUCCESSOR_SHARE, values
from engine.games.imposter_kings.cards import STRENGTHS
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import SUCCESSOR

HAND: Final = "hand"
"""The cards in the seat's hand, and its Successor."""
KING: Final = "king"
"""Its King, while it is not flipped."""
OTHERS: Final = "others"
"""What rivals have in hand and before them, against it; and what a partner has."""
REST: Final = "rest"
"""How the rest of the round is likely to go, card against card, and what that brings in the match."""



def aspects(state: ImposterState, seat: int) -> Mapping[str, float]:
    """The parts of a seat's chance, in logarithms of odds: higher is better for it."""
    whole = log_odds(values(state)[seat])
    settled = _at_next_turn(state)
    if settled is None:
        return {HAND: 0.0, KING: 0.0, OTHERS: 0.0, REST: whole}
    hand, king, others = card_strength(settled, seat), _king_strength(settled, seat), _of_others(settled, seat)
    return {HAND: hand, KING: king, OTHERS: others, REST: whole - hand - king - others}


def card_strength(state: ImposterState, seat: int) -> float:
    """What a seat's hand and its Successor count for."""
    held = fsum(STRENGTHS[kind] for kind in state.hand(seat))
    return held + SUCCESSOR_SHARE * fsum(STRENGTHS[kind] for kind in state.cards[SUCCESSOR[seat]])


def _king_strength(state: ImposterState, seat: int) -> float:
    return 0.0 if state.king_flipped(seat) else KING_STRENGTHS[state.seats]


def _of_others(state: ImposterState, seat: int) -> float:
    """Partners add up; of several rivals, the strongest counts most."""
    partner = state.partner(seat)
    if state.seats == 4:
        return _strength(state, partner) - fsum(_strength(state, rival) for rival in state.opponents(seat))
    rivals = [_strength(state, rival) for rival in state.opponents(seat)]
    return -log(fsum(map(exp, rivals))) if rivals else 0.0


def _strength(state: ImposterState, seat: int) -> float:
    return card_strength(state, seat) + _king_strength(state, seat)


def _at_next_turn(state: ImposterState) -> ImposterState | None:
    """The position once a turn begins, as it is valued; None if the round ends before."""
    if state.phase in TURN_PHASES:
        return state
    after = state.clone()
    answer_what_is_owed(after)
    return after if settle(after) else None
