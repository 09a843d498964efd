"""How good a beginner thinks a position of Rival Kings is."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.cards import ACTION_MASKS
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import RivalState

_COIN: Final = 0.5
"""What a beginner thinks a coin is worth, in points."""


def points(state: RivalState, seat: int) -> float:
    """Own points, coins, and the actions that are still to be done; nothing about conflicts and thefts."""
    return state.totals[seat] + sum(score(state, seat)) + _COIN * state.coins(seat) + _actions(state, seat)


def _actions(state: RivalState, seat: int) -> float:
    gains = Gains(state)
    sealed = state.sealed.choices.get(seat) if state.sealed is not None else None
    if isinstance(sealed, Move):
        return gains.actions(seat, ACTION_MASKS[sealed.card])
    if state.phase == "choose" or state.finished >> seat & 1:
        return 0.0
    if state.turn == seat:
        return gains.actions(seat, state.open, state.pending[::-1])
    return gains.actions(seat, state.uncovered(seat))
