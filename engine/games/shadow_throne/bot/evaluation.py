"""How good a position of Shadow Throne is: a chance to win, from what each seat may expect of the battle."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.games.shadow_throne import cards, scoring
from engine.games.shadow_throne.bot.estimates import (
    POWER_VALUE,
    expected_scores,
    faction_chances,
    hand_value,
    waves_left,
)
from engine.games.shadow_throne.bot.others import after_wave
from engine.games.shadow_throne.cards import FACTION, FACTIONS, POWER
from engine.games.shadow_throne.state import ShadowState

_LEAD: Final = 2.6
"""A lead of this much influence multiplies the chance to win by e."""
_CHANCE: Final = 0.33
"""How likely a faction wins before anything is known about it."""
_CHANCE_OF_POWER: Final = 0.06
"""How much likelier it wins for each point of its power in the seat's own hand."""
_TYPICAL_HAND: Final = (cards.DUTIFUL_PEASANT, cards.BENTHEON_KNIGHTS, cards.OUTLAW, cards.PHABOS_SCOUTS,
                        cards.TITHE_KEEPER, cards.SHEPHERD)
"""A hand as others may have it."""


def chance_to_win(state: ShadowState, seat: int) -> float:
    """From 0 to 1: what the seat may expect, against what the others may; a choice it has made counts as played."""
    state = after_wave(state, seat)
    if state.actor is None:
        return float(seat in scoring.winners(state))
    waves, gold, hand = waves_left(state), state.gold[seat], _own_cards(state, seat)
    chances = _chances_in_draft(hand) if state.phase == "draft" else faction_chances(state.powers(), waves)
    expected = expected_scores(state, chances)
    expected[seat] += hand_value(hand, chances, gold, waves)
    if waves:
        expected[seat] += _power_in_battle(state, seat, chances)
    own = expected[seat]
    typical = hand_value(_TYPICAL_HAND, [_CHANCE] * FACTIONS, gold, waves)
    return 1.0 / sum(exp((score + (0 if each == seat else typical) - own) / _LEAD)
                   for each, score in enumerate(expected))


def _chances_in_draft(hand: Sequence[int]) -> list[float]:
    """By faction: its chance before the first wave, which grows with its power in the seat's own hand."""
    powers = [0] * FACTIONS
    for kind in hand:
        powers[FACTION[kind]] += POWER[kind]
    weights = [_CHANCE + _CHANCE_OF_POWER * power for power in powers]
    return [weight / sum(weights) for weight in weights]


def _power_in_battle(state: ShadowState, seat: int, chances: Sequence[float]) -> float:
    """The value of the power of a seat's characters, which goes on helping its faction."""
    return sum(POWER_VALUE * state.power(number) * chances[state.faction(number)] for number in state.played_by(seat))


def _own_cards(state: ShadowState, seat: int) -> list[int]:
    """The hand, the saved card, and a card just taken from the pool; or only the card chosen to be kept."""
    choice = state.choice_of(seat)
    if choice is not None and choice.verb == "keep":
        return [choice.card]
    taken = [choice.card] if choice is not None and choice.verb == "take" else []
    return [*state.hand(seat), *state.saved(seat), *taken]
