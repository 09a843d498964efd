"""How likely the others were to choose in secret what they have chosen in a sampled world of Shadow Throne."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.core.moves import Move, kinds_among
from engine.games.shadow_throne.bot.estimates import card_value, faction_chances, typical_values, waves_left
from engine.games.shadow_throne.bot.plays import yields_in
from engine.games.shadow_throne.state import ShadowState

_SPREAD: Final = {"draft": 0.4, "play": 0.8}
"""By phase: how much more a choice must bring, in influence, to be made e times as often."""


def likelihood(state: ShadowState, seat: int) -> float:
    """How likely the others are to have chosen so, against any of their cards; worlds are drawn with any choice alike.

    Which card is kept after a battle, and which extra card is played, tells too little.
    """
    sealed, found = state.sealed, 1.0
    if sealed is None or state.phase not in _SPREAD:
        return found
    for other, choice in sealed.choices.items():
        if other != seat and isinstance(choice, Move):
            found *= _of_choice(state, other, choice.card)
    return found


def _of_choice(state: ShadowState, seat: int, chosen: int) -> float:
    """How likely a choice is, compared with all the choices alike."""
    kinds = kinds_among(state.pool(seat) if state.phase == "draft" else state.hand(seat))
    values = _values(state, seat, kinds)
    spread, best = _SPREAD[state.phase], max(values)
    weights = [exp((value - best) / spread) for value in values]
    return len(kinds) * weights[kinds.index(chosen)] / sum(weights)


def _values(state: ShadowState, seat: int, kinds: Sequence[int]) -> list[float]:
    """What each of the cards brings the seat."""
    yields = yields_in(state.numbers)
    if state.phase == "draft":
        typical = typical_values(yields)
        return [typical[kind] for kind in kinds]
    chances = faction_chances(state.powers(), waves_left(state))
    return [card_value(kind, chances, state.gold[seat] - state.hush(seat, kind), yields) for kind in kinds]
