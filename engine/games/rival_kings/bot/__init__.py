"""What bots know of Rival Kings."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from operator import itemgetter
from pathlib import Path
from typing import ClassVar, Final

from engine.base.evaluator import Evaluator
from engine.base.learned import Learnable, Learned
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.rival_kings.bot import beginner, features, free, reasons, temper
from engine.games.rival_kings.bot.evaluation import chances_to_win
from engine.games.rival_kings.bot.rollout import end_of_turn
from engine.games.rival_kings.state import RivalState

_TWO_STEPS: Final = ("offer", "search")
"""Phases in which a swap or search that has begun is still to be finished."""


class RivalEvaluator(Evaluator[RivalState]):
    """Cards by their pairs, coins by what they can buy, and a character by what it does and suffers."""

    noise: ClassVar[Mapping[str, float]] = {"squire": 1.6, "knight": 0.9}
    confidence: ClassVar[Mapping[int, float]] = {3: 0.77, 4: 0.86}

    dials = temper.DIALS
    learnable = Learnable(features.PLACES, features.features, features.sides)
    learned = Learned(Path(__file__).parents[1] / "learned")

    def chances(self, state: RivalState) -> tuple[float, ...]:
        return max(map(_chances, _finished(state)), key=itemgetter(state.decider()))

    def naive_value(self, state: RivalState, seat: int) -> float:
        return max(beginner.points(after, seat) for after in (_finished(state) if state.actor == seat else (state,)))

    def excluded(self, move: Move, observation: Observation[RivalState]) -> bool:
        """Leaving out what is free, such as a marker to settle or money to take; a Blacksmith who saves nothing."""
        return free.is_mistake(move, observation)

    def reason(self, move: Move, observation: Observation[RivalState]) -> Text:
        return reasons.reason(move, observation)

    def turn(self, state: RivalState) -> Hashable:
        return (state.cycle, state.turn)

    def traits(self, move: Move, observation: Observation[RivalState]) -> Collection[str]:
        return temper.traits(move, observation)

    def aims_at(self, move: Move, observation: Observation[RivalState]) -> Collection[int]:
        return temper.aims_at(move, observation)


def _chances(state: RivalState) -> tuple[float, ...]:
    return chances_to_win(end_of_turn(state))


def _finished(state: RivalState) -> Sequence[RivalState]:
    """The position; of a swap or search under way those after all ways to finish it."""
    if state.phase in _TWO_STEPS:
        return [_after(state, move) for move in state.legal_moves()]
    return (state,)


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after


EVALUATOR: Final = RivalEvaluator()
