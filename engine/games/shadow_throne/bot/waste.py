"""Waste in Shadow Throne: a card is thrown away although another one brings more."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.shadow_throne.cards import GOLD, POOR_GOLD
from engine.games.shadow_throne.state import ShadowState

_EARLY: Final = 2
"""Up to this wave a card that earns gold is not worth saving: for the next battle, or to keep a faction from power."""


def is_waste(move: Move, observation: Observation[ShadowState]) -> bool:
    """Whether a card that cannot be paid for is turned face down early, although another card earns more gold.

    The other one takes part as well, and what is too dear now can be paid for later, or turned face down then.
    """
    seen, seat = observation.seen, observation.seat
    if move.verb != "play" or seen.wave > _EARLY:
        return False
    too_dear = seen.gold[seat] + _income(move.card, observation) < 0
    return too_dear and any(_income(kind, observation) > POOR_GOLD for kind in seen.hand(seat))


def _income(kind: int, observation: Observation[ShadowState]) -> int:
    """The gold that a card brings now, hush money paid (rule 8); negative if it costs some."""
    return GOLD[kind] - observation.seen.hush(observation.seat, kind)
