"""What bots know of Rival Kings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.rival_kings.bot import beginner, reasons
from engine.games.rival_kings.bot.evaluation import chance_to_win
from engine.games.rival_kings.bot.rollout import end_of_turn
from engine.games.rival_kings.state import RivalState

_TWO_STEPS: Final = ("offer", "search")
"""Phases in which a swap or search that has begun is still to be finished."""


class RivalEvaluator(Evaluator[RivalState]):
    """Cards by their pairs, coins by what they can buy, and a character by what it does and suffers."""

    def values(self, state: RivalState) -> tuple[float, ...]:
        return tuple([self.value(state, seat) for seat in range(state.seats)])

    def value(self, state: RivalState, seat: int) -> float:
        return _best_finish(state, seat, lambda after: chance_to_win(end_of_turn(after, seat), seat))

    def naive_value(self, state: RivalState, seat: int) -> float:
        return _best_finish(state, seat, lambda after: beginner.points(after, seat))

    def reason(self, move: Move, observation: Observation[RivalState]) -> Text:
        return reasons.reason(move, observation)


def _best_finish(state: RivalState, seat: int, value: Callable[[RivalState], float]) -> float:
    """The value of a position; of a swap or search under way that of the best way to finish it."""
    if state.phase in _TWO_STEPS and state.actor == seat:
        return max(value(_after(state, move)) for move in state.legal_moves())
    return value(state)


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after


EVALUATOR: Final = RivalEvaluator()
