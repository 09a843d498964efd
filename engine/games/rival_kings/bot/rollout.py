"""The rest of a turn of Rival Kings, played out by what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.moves import Move
from engine.games.rival_kings import coins, legal, moves
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.cards import ACTIONS, BUY, GIVE, MONEY, RECRUIT, SCHOLAR
from engine.games.rival_kings.cycles import victims
from engine.games.rival_kings.scoring import scores
from engine.games.rival_kings.state import RivalState

_TWO_STEPS: Final = ("offer", "search")
"""Phases in which a swap or search that has begun is still to be finished."""
_IN_TURN: Final = ("steal", "turn", "extra")
"""Phases in which actions are stolen and carried out."""


def finished(state: RivalState) -> Sequence[RivalState]:
    """The position; of a swap or search under way those after all ways to finish it."""
    if state.phase in _TWO_STEPS:
        return [_after(state, move) for move in state.legal_moves()]
    return (state,)


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after


def end_of_turn(state: RivalState) -> RivalState:
    """The position at the end of the turn under way, for only there all ways to use it compare.

    A turn in which nothing has been done yet is not played out: what it may bring is estimated as for later turns.
    """
    seat = state.actor
    if seat is None or state.phase not in _IN_TURN or _is_fresh(state, seat):
        return state
    after = state.clone()
    while after.actor == seat and after.phase in _IN_TURN:
        after.advance(_next(after, seat))
    return after


def _is_fresh(state: RivalState, seat: int) -> bool:
    """Whether nothing has been done yet in a seat's turn."""
    return not state.pending and not state.used >> seat & 1 and (
        state.open == state.uncovered(seat) and state.victims == victims(state, seat))


def _next(state: RivalState, seat: int) -> Move:
    """What a seat does next in its turn."""
    if not (state.open or state.pending or state.victims):
        return _last(state, seat)
    gains = Gains(state)
    if state.phase == "steal":
        return max((move for move in state.legal_moves() if move.verb == "steal"),
                   key=lambda move: gains.action(seat, 1 << move.action))
    if state.pending:
        return _way(state, seat, state.pending[-1], gains) or moves.SKIP
    actions = [action for action in range(len(ACTIONS)) if state.open >> action & 1]
    if state.tied >> seat & 1:
        actions.sort(key=lambda action: -gains.action(seat, 1 << action))
    return next(filter(None, (_way(state, seat, action, gains) for action in actions)), None) or _last(state, seat)


def _last(state: RivalState, seat: int) -> Move:
    """The end of a turn, or before it the Scholar, who brings the more coins the later he is used."""
    scholar = state.ready(seat, SCHOLAR) and any(coins.due(state, seat, SCHOLAR))
    return moves.PLAIN[SCHOLAR] if scholar else moves.END


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
