"""Who wins a battle and the game of Shadow Throne."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.shadow_throne.cards import FACTIONS
from engine.games.shadow_throne.state import ShadowState


def strongest(powers: Sequence[int]) -> list[int]:
    """The factions with the most power (rule 23)."""
    most = max(powers)
    return [faction for faction in range(FACTIONS) if powers[faction] == most]


def is_over(state: ShadowState) -> bool:
    """Whether a player has reached the influence that ends the game (rule 25)."""
    return max(state.influence) >= state.numbers.goal


def scores(state: ShadowState) -> tuple[int, ...]:
    """By seat: its influence."""
    return tuple(state.influence)


def winners(state: ShadowState) -> frozenset[int]:
    """The seat with the most influence, then the most gold; nobody if seats are equal in both (rule 26)."""
    standing = list(zip(state.influence, state.gold, strict=True))
    best = max(standing)
    return frozenset() if standing.count(best) > 1 else frozenset((standing.index(best),))
