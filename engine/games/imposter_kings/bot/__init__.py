"""What bots know of The Imposter Kings."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from engine.base.evaluator import Evaluator
from engine.base.learned import Learnable, Learned
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.bot import aspects, evaluation, facts, features, match, reasons, temper
from engine.games.imposter_kings.bot.excluded_mercy import is_merciful
from engine.games.imposter_kings.bot.excluded_surrender import is_rash, is_surrender
from engine.games.imposter_kings.bot.excluded_waste import is_waste
from engine.games.imposter_kings.guesses import ignores_what_is_known, is_idle
from engine.games.imposter_kings.state import ImposterState


class ImposterEvaluator(Evaluator[ImposterState]):
    """Who would win the round if everyone went on playing plainly."""

    noise: ClassVar[Mapping[str, tuple[float, ...]]] = {
        "page": (0.1,), "squire": (1.8, 1.5), "knight": (0.85, 1.1)}
    blunder = 0.3       # of the round: with less, a squire would be as good as a knight
    confidence: ClassVar[Mapping[int, float]] = {3: 0.83}
    worlds: ClassVar[Mapping[str, int]] = {"page": 16}
    slips: ClassVar[Mapping[str, float]] = {"page": 0.02}

    dials = temper.DIALS
    learnable = Learnable(features.PLACES, features.features, features.sides, {"length": "round"})
    learned = Learned(Path(__file__).parents[1] / "learned", features.PLACES)

    chances = staticmethod(evaluation.values)
    naive_value = staticmethod(evaluation.naive_value)
    rash = staticmethod(is_rash)
    aspects = staticmethod(aspects.aspects)
    deciding_fact = staticmethod(facts.deciding_fact)
    reason = staticmethod(reasons.reason)
    traits = staticmethod(temper.traits)
    aims_at = staticmethod(temper.aims_at)

    def leaf(self, state: ImposterState) -> tuple[float, ...]:
        return self.calibrated(evaluation.values(state, self.learned.network(state.seats)), state)

    def excluded(self, move: Move, observation: Observation[ImposterState]) -> bool:
        """A guess of which the seat knows that it achieves nothing, and would only invite a King's Hand, or that it
        ignores what the seat knows; whatever forgoes a round that could be won for certain now, or gives it up; and
        what is given away for nothing.
        """
        return (is_idle(move, observation) or ignores_what_is_known(move, observation)
                or is_merciful(move, observation) or is_surrender(move, observation)
                or is_waste(move, observation))

    def stake(self, observation: Observation[ImposterState]) -> float:
        return match.stake(observation.seen, observation.seat)

    def turn(self, state: ImposterState) -> Hashable:
        return state.turn


EVALUATOR: Final = ImposterEvaluator()
