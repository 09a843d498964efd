"""How good a beginner thinks a position of Shadow Throne is."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.games.shadow_throne import moves
from engine.games.shadow_throne.cards import CONSOLATION, FACTION, GOLD
from engine.games.shadow_throne.scoring import strongest
from engine.games.shadow_throne.state import UNPAID, ShadowState

_GOLD: Final = 0.4
"""What a beginner takes a gold for, in influence."""
_HOPE: Final = 0.5
"""The share of its influence that a beginner hopes for from a character whose faction does not lead."""


def points(state: ShadowState, seat: int) -> float:
    """A seat's influence and gold, and what its characters and its chosen card bring if the leading faction wins."""
    leading = strongest(state.powers())
    total = state.influence[seat] + _GOLD * state.gold[seat]
    if state.phase not in ("keep", "over"):
        for number in state.played_by(seat):
            if not state.status[number] & UNPAID:
                total += state.influence_of(number) * (1.0 if state.faction(number) in leading else _HOPE)
    choice = state.choice_of(seat)
    if choice is not None and choice is not moves.DECLINE:
        total += _points_of_choice(state, seat, choice, leading)
    return total


def _points_of_choice(state: ShadowState, seat: int, choice: Move, leading: list[int]) -> float:
    kind = choice.card
    change = GOLD[kind] - (state.hush(seat, kind) if choice.verb == "play" else 0)
    if choice.verb in ("play", "extra") and state.gold[seat] + change < 0:
        return _GOLD
    hope = 1.0 if FACTION[kind] in leading else _HOPE
    return state.numbers.influences[kind] * hope + _GOLD * (change + CONSOLATION[kind] / 2)
