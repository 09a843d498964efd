"""What bots know of Rival Kings."""

from __future__ import annotations

from typing import Final

from engine.bots.judgement import Judgement
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.rival_kings import coins, legal, moves, reasons
from engine.games.rival_kings.cards import ACTION_MASKS
from engine.games.rival_kings.promise import Prospects, chance_to_win
from engine.games.rival_kings.state import RivalState

_NAIVE_COIN: Final = 0.5
"""What a beginner thinks a coin is worth, in points."""
_TWO_STEPS: Final = ("offer", "search")
"""Phases in which a swap or search that has begun is still to be finished."""


class RivalJudgement(Judgement[RivalState]):
    """Cards by their pairs, coins by what they can buy, and a character by what it does and suffers."""

    def worth(self, state: RivalState, seat: int) -> float:
        if state.phase in _TWO_STEPS and state.actor == seat:
            return max(chance_to_win(_after(state, move), seat) for move in state.legal_moves())
        if state.phase == "extra" and state.actor == seat:
            return chance_to_win(_after(state, _follow_up(state, seat)), seat)
        return chance_to_win(state, seat)

    def naive_worth(self, state: RivalState, seat: int) -> float:
        if state.phase in _TWO_STEPS and state.actor == seat:
            return max(_naive_points(_after(state, move), seat) for move in state.legal_moves())
        return _naive_points(state, seat)

    def reason(self, move: Move, observation: Observation[RivalState]) -> Text:
        return reasons.reason(move, observation)


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after


def _follow_up(state: RivalState, seat: int) -> Move:
    """How a seat will do a stolen or extra action, or do without it: told by what lies open, so alike in all worlds."""
    prospects, scores = Prospects(state), state.scores()

    def promise(move: Move) -> float:
        if move.verb in ("recruit", "buy"):
            return prospects.gain(seat, state.shown(move.args[0]), state.coins(seat))
        if move.verb == "take":
            return coins.worth(state.money, move.args[0])
        return float(scores[move.args[0]]) if move.verb == "give" else 0.0

    found = legal.ways(state, 1 << state.pending[-1])
    best = max(found, key=promise, default=moves.SKIP)
    return moves.SKIP if best.verb in ("recruit", "buy") and promise(best) <= 0 else best


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
