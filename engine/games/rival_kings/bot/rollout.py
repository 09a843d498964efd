"""The rest of a turn of Rival Kings, played out by what lies open."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.games.rival_kings import coins, legal, moves
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.cards import ACTIONS, BUY, GIVE, MONEY, RECRUIT
from engine.games.rival_kings.scoring import scores
from engine.games.rival_kings.state import RivalState

_IN_TURN: Final = ("steal", "turn", "extra")
"""Phases in which actions are stolen and carried out."""


def end_of_turn(state: RivalState) -> RivalState:
    """The position at the end of the turn under way, for only there all ways to use it compare."""
    seat = state.actor
    if seat is None or state.phase not in _IN_TURN:
        return state
    after = state.clone()
    while after.actor == seat and after.phase in _IN_TURN:
        after.advance(_next(after, seat))
    return after


def _next(state: RivalState, seat: int) -> Move:
    """What a seat does next in its turn."""
    gains = Gains(state)
    if state.phase == "steal":
        return max((move for move in state.legal_moves() if move.verb == "steal"),
                   key=lambda move: gains.action(seat, 1 << move.action))
    if state.pending:
        return _way(state, seat, state.pending[-1], gains) or moves.SKIP
    actions = [action for action in range(len(ACTIONS)) if state.open >> action & 1]
    if state.tied >> seat & 1:
        actions.sort(key=lambda action: -gains.action(seat, 1 << action))
    return next(filter(None, (_way(state, seat, action, gains) for action in actions)), moves.END)


def _way(state: RivalState, seat: int, action: int, gains: Gains) -> Move | None:
    """The best way to do an action; None if there is none, or none that gains anything."""
    def gain(move: Move) -> float:
        if action in (RECRUIT, BUY):
            return gains.card(seat, state.shown(move.place), state.coins(seat))
        if action == MONEY:
            return coins.value(state.money, move.place)
        return scores(state)[move.seat] if action == GIVE else 0.0

    best = max(legal.ways(state, 1 << action), key=gain, default=None)
    return None if best is None or (action in (RECRUIT, BUY) and gain(best) <= 0) else best
