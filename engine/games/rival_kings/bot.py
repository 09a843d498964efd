"""What bots know of Rival Kings."""

from __future__ import annotations

from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.rival_kings import coins, legal, moves, reasons
from engine.games.rival_kings.cards import ACTION_MASKS, ACTIONS, BUY, GIVE, MONEY, RECRUIT
from engine.games.rival_kings.promise import Prospects, chance_to_win
from engine.games.rival_kings.state import RivalState

_NAIVE_COIN: Final = 0.5
"""What a beginner thinks a coin is worth, in points."""
_TWO_STEPS: Final = ("offer", "search")
"""Phases in which a swap or search that has begun is still to be finished."""
_IN_TURN: Final = ("steal", "turn", "extra")
"""Phases in which actions are stolen and carried out."""


class RivalEvaluator(Evaluator[RivalState]):
    """Cards by their pairs, coins by what they can buy, and a character by what it does and suffers."""

    def value(self, state: RivalState, seat: int) -> float:
        if state.phase in _TWO_STEPS and state.actor == seat:
            return max(chance_to_win(_played_out(_after(state, move), seat), seat) for move in state.legal_moves())
        return chance_to_win(_played_out(state, seat), seat)

    def naive_value(self, state: RivalState, seat: int) -> float:
        if state.phase in _TWO_STEPS and state.actor == seat:
            return max(_naive_points(_after(state, move), seat) for move in state.legal_moves())
        return _naive_points(state, seat)

    def reason(self, move: Move, observation: Observation[RivalState]) -> Text:
        return reasons.reason(move, observation)


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after


# -- the rest of a turn ------------------------------------------------------------------------------------------------

def _played_out(state: RivalState, seat: int) -> RivalState:
    """The position at the end of a seat's turn, if it is under way: only so all that could be done now is comparable."""
    if state.actor != seat or state.phase not in _IN_TURN:
        return state
    after = state.clone()
    while after.actor == seat and after.phase in _IN_TURN:
        after.advance(_next(after, seat))
    return after


def _next(state: RivalState, seat: int) -> Move:
    """What a seat does next in its turn, told by what lies open."""
    prospects = Prospects(state)
    if state.phase == "steal":
        return max((move for move in state.legal_moves() if move.verb == "steal"),
                   key=lambda move: prospects.action(seat, 1 << move.args[1]))
    if state.pending:
        return _way(state, seat, state.pending[-1], prospects) or moves.SKIP
    actions = [action for action in range(len(ACTIONS)) if state.open >> action & 1]
    if state.tied >> seat & 1:
        actions.sort(key=lambda action: -prospects.action(seat, 1 << action))
    return next(filter(None, (_way(state, seat, action, prospects) for action in actions)), moves.END)


def _way(state: RivalState, seat: int, action: int, prospects: Prospects) -> Move | None:
    """The best way to do an action; None if there is none, or none that gains anything."""
    def promise(move: Move) -> float:
        if action in (RECRUIT, BUY):
            return prospects.gain(seat, state.shown(move.args[0]), state.coins(seat))
        if action == MONEY:
            return coins.value(state.money, move.args[0])
        return state.scores()[move.args[0]] if action == GIVE else 0.0

    best = max(legal.ways(state, 1 << action), key=promise, default=None)
    return None if best is None or (action in (RECRUIT, BUY) and promise(best) <= 0) else best


# -- a beginner's view ---------------------------------------------------------------------------------------------

def _naive_points(state: RivalState, seat: int) -> float:
    """Own points, coins, and the actions that are still to be done; nothing about conflicts and thefts."""
    return state.totals[seat] + sum(state.score(seat)) + _NAIVE_COIN * state.coins(seat) + _naive_actions(state, seat)


def _naive_actions(state: RivalState, seat: int) -> float:
    prospects = Prospects(state)
    sealed = state.sealed.choices.get(seat) if state.sealed is not None else None
    if isinstance(sealed, Move):
        return prospects.actions(seat, ACTION_MASKS[sealed.args[0]])
    if state.phase == "choose" or state.finished >> seat & 1:
        return 0.0
    if state.turn == seat:
        return prospects.actions(seat, state.open, state.pending[::-1])
    return prospects.actions(seat, ACTION_MASKS[state.character(seat)] & ~state.covered[seat])
