"""Estimates for Shadow Throne, in influence: which faction wins the battle, and what cards and gold are good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from engine.games.shadow_throne.bot.plays import GOLD_VALUE, USUAL, Yields, gold_value, plays
from engine.games.shadow_throne.cards import (
    CHURCH,
    CONSOLATION,
    FACTION,
    FACTIONS,
    GOLD,
    KINDS,
    WAVES,
)
from engine.games.shadow_throne.editions import FIRST_GOLD
from engine.games.shadow_throne.state import CONVERTED, DEAD, UNPAID, ShadowState

_SPREAD: Final = 0.23
_SPREAD_OF_WAVE: Final = 0.55
"""How many points of power make a faction e times as likely to win: at the end, and more for each wave to come."""
_PLAYED: Final = 0.75
"""The share of the power in the hands that counts, as far as there are waves to play it in."""


# -- the battle under way ------------------------------------------------------------------------------------------

def waves_left(state: ShadowState) -> int:
    """The waves still to come."""
    return WAVES if state.phase == "draft" else WAVES + (state.phase == "play") - state.wave


def faction_chances(powers: Sequence[float], waves: int) -> list[float]:
    """By faction: how likely it wins the battle, with this number of waves to come."""
    most, spread = max(powers), _SPREAD + _SPREAD_OF_WAVE * waves
    weights = [exp((power - most) / spread) for power in powers]
    total = sum(weights, 0.0)
    return [weight / total for weight in weights]


def powers_to_come(state: ShadowState, hands: Sequence[Sequence[int]], waves: int) -> list[float]:
    """By faction: its power now, and the share of that in the hands which is still likely to be played."""
    powers: list[float] = list(state.powers())
    printed = state.numbers.powers
    if waves:
        for hand in hands:
            share = _PLAYED if len(hand) <= waves else _PLAYED * (waves / len(hand))
            for kind in hand:
                powers[FACTION[kind]] += share * printed[kind]
    return powers


def expected_scores(state: ShadowState, chances: Sequence[float]) -> list[float]:
    """By seat: its expected influence at the end of the battle, and the value of its gold.

    `chances` has, here and below, the chance of each faction to win the battle.
    """
    found = [influence + gold_value(gold) for influence, gold in zip(state.influence, state.gold, strict=True)]
    if state.phase in ("keep", "over"):
        return found
    printed = state.numbers.influences
    for kind, owner, status in zip(state.who, state.owners, state.status, strict=True):
        if not status & UNPAID:
            chance = chances[CHURCH if status & CONVERTED else FACTION[kind]]
            influence = printed[kind] // 2 if status & DEAD else printed[kind]
            found[owner] += chance * influence + (1 - chance) * CONSOLATION[kind] * GOLD_VALUE
    return found


# -- gold and cards ------------------------------------------------------------------------------------------------

def card_value(kind: int, chances: Sequence[float], gold: int, yields: Yields = USUAL) -> float:
    """What playing a card brings to a seat with this much gold: influence, consolation, income, and power."""
    if gold + GOLD[kind] < 0:
        return GOLD_VALUE
    chance = chances[FACTION[kind]]
    influence, consolation, power, income = yields.parts[kind]
    return chance * influence + (1.0 - chance) * consolation * GOLD_VALUE + power * chance + income


def hand_value(hand: Sequence[int], chances: Sequence[float], gold: int, waves: int, yields: Yields = USUAL) -> float:
    """What the best cards of a hand bring in the waves to come, as far as the gold lasts, and the gold left over.

    Cards that earn gold are played first. In a wave without one of the best cards, one that is too dear is played for
    its gold.
    """
    empire, rebels, church = chances
    found = plays(tuple(sorted(hand)), gold, waves if waves < len(hand) else len(hand), yields)
    return max([empire * first + rebels * second + church * third for first, second, third in found])


@cache
def typical_values(yields: Yields) -> tuple[float, ...]:
    """By kind: what a card brings while nothing is known about the battle."""
    alike = [1 / FACTIONS] * FACTIONS
    return tuple([card_value(kind, alike, FIRST_GOLD, yields) for kind in range(KINDS)])
