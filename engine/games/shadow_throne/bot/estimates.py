"""Estimates for Shadow Throne, in influence: which faction wins the battle, and what cards and gold are good for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import Final

from engine.games.shadow_throne.cards import CHURCH, CONSOLATION, FACTION, GOLD, INFLUENCE, POOR_GOLD, POWER, WAVES
from engine.games.shadow_throne.state import CONVERTED, DEAD, UNPAID, ShadowState

_SPREAD: Final = 0.35
_SPREAD_OF_WAVE: Final = 1.3
"""How many points of power make a faction e times as likely to win: at the end, and more for each wave to come."""
GOLD_VALUE: Final = 0.33
"""The value of a gold as long as it is scarce; beyond `_ENOUGH` gold it is `_SPARE_GOLD_VALUE`."""
_ENOUGH: Final = 9
_SPARE_GOLD_VALUE: Final = 0.08
POWER_VALUE: Final = 0.45
"""The value of a point of power, in a hand or in a battle that goes on, if it helps the faction that wins."""


# -- the battle under way ------------------------------------------------------------------------------------------

def waves_left(state: ShadowState) -> int:
    """The waves still to come."""
    return WAVES if state.phase == "draft" else WAVES + (state.phase == "play") - state.wave


def faction_chances(powers: Sequence[float], waves: int) -> list[float]:
    """By faction: how likely it wins the battle, with this number of waves to come."""
    most, spread = max(powers), _SPREAD + _SPREAD_OF_WAVE * waves
    weights = [exp((power - most) / spread) for power in powers]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_scores(state: ShadowState, chances: Sequence[float]) -> list[float]:
    """By seat: its expected influence at the end of the battle, and the value of its gold.

    `chances` has, here and below, the chance of each faction to win the battle.
    """
    found = [influence + gold_value(gold) for influence, gold in zip(state.influence, state.gold, strict=True)]
    if state.phase in ("keep", "over"):
        return found
    for kind, owner, status in zip(state.who, state.owners, state.status, strict=True):
        if not status & UNPAID:
            chance = chances[CHURCH if status & CONVERTED else FACTION[kind]]
            influence = INFLUENCE[kind] // 2 if status & DEAD else INFLUENCE[kind]
            found[owner] += chance * influence + (1 - chance) * CONSOLATION[kind] * GOLD_VALUE
    return found


# -- gold and cards ------------------------------------------------------------------------------------------------

def gold_value(gold: int) -> float:
    """The value of this much gold."""
    return GOLD_VALUE * min(gold, _ENOUGH) + _SPARE_GOLD_VALUE * max(0, gold - _ENOUGH)


def card_value(kind: int, chances: Sequence[float], gold: int) -> float:
    """What playing a card brings to a seat with this much gold: influence, consolation, income, and power."""
    if gold + GOLD[kind] < 0:
        return GOLD_VALUE
    return _value_apart_from_gold(kind, chances) + GOLD[kind] * GOLD_VALUE


def hand_value(hand: Sequence[int], chances: Sequence[float], gold: int, waves: int) -> float:
    """What the best cards of a hand bring in the waves to come, as far as the gold lasts, and the gold left over.

    Cards that earn gold are played first. In a wave without one of the best cards, one that is too dear is played for
    its gold.
    """
    dear = sum(GOLD[kind] < 0 for kind in hand)
    cards = [(_value_apart_from_gold(kind, chances), GOLD[kind]) for kind in hand]
    best = 0.0
    for number in range(min(waves, len(hand)) + 1):
        idle = min(waves, len(hand)) - number
        for played in combinations(cards, number):
            purse = gold + POOR_GOLD * idle + sum(change for _, change in played)
            if purse >= 0 and dear - sum(change < 0 for _, change in played) >= idle:
                best = max(best, sum(value for value, _ in played) + gold_value(purse))
    return best - gold_value(gold)


def _value_apart_from_gold(kind: int, chances: Sequence[float]) -> float:
    """What a card brings besides its income or cost: influence, consolation, and the power it adds."""
    chance = chances[FACTION[kind]]
    return (chance * INFLUENCE[kind] + (1 - chance) * CONSOLATION[kind] * GOLD_VALUE
            + POWER_VALUE * POWER[kind] * chance)
