"""How good a beginner thinks a position of Rival Kings is."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.cards import ACTION_MASKS
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import RivalState

_COIN: Final = 0.5
"""What a beginner thinks a coin is worth that can still be spent, in points."""
_PURSE: Final = 7
"""So many coins a beginner likes to have at hand: enough for two cards. More of them only count what they score."""
_CARD: Final = 0.5
"""What a beginner hopes that a card will bring besides what it scores now, as its pair may follow."""


def points(state: RivalState, seat: int) -> float:
    """Own points, coins and cards, and the actions that are still to be done; nothing about conflicts and thefts."""
    cards = len(state.subjects(seat)) + len(state.buildings(seat))
    return (state.totals[seat] + sum(score(state, seat)) + _COIN * min(_PURSE, state.coins(seat)) + _CARD * cards
            + _actions(state, seat))


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
