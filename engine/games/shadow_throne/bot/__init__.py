"""What bots know of Shadow Throne."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from engine.base.comparison import Comparison
from engine.base.evaluator import Evaluator
from engine.base.learned import Learnable, Learned
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.shadow_throne.bot import (
    aspects,
    beginner,
    evaluation,
    excluded_waste,
    facts,
    features,
    likelihood,
    reasons,
    temper,
)
from engine.games.shadow_throne.state import ShadowState


class ShadowEvaluator(Evaluator[ShadowState]):
    """Characters by how likely their faction is to win, gold by what it can pay for, and the lead over the others."""

    noise: ClassVar[Mapping[str, tuple[float, ...]]] = {"squire": (2.5,), "knight": (1.6, 1.3)}
    confidence: ClassVar[Mapping[int, float]] = {3: 0.83, 4: 0.9, 5: 0.82}

    dials = temper.DIALS
    learnable = Learnable(features.PLACES, features.features, features.sides)
    learned = Learned(Path(__file__).parents[1] / "learned", features.PLACES)

    def chances(self, state: ShadowState) -> tuple[float, ...]:
        return evaluation.values(state)

    def naive_value(self, state: ShadowState, seat: int) -> float:
        return beginner.points(state, seat)

    def likelihood(self, state: ShadowState, seat: int) -> float:
        return likelihood.likelihood(state, seat)

    def excluded(self, move: Move, observation: Observation[ShadowState]) -> bool:
        """A card thrown away early although another one earns more, or a free extra card left out."""
        return excluded_waste.is_waste(move, observation)

    def reason(self, move: Move, observation: Observation[ShadowState]) -> Text:
        return reasons.reason(move, observation)

    def aspects(self, state: ShadowState, seat: int) -> Mapping[str, float]:
        return aspects.aspects(state, seat)

    def deciding_fact(self, comparison: Comparison[ShadowState]) -> Text | None:
        return facts.deciding_fact(comparison)

    def turn(self, state: ShadowState) -> Hashable:
        return (state.battle, state.wave)

    def traits(self, move: Move, observation: Observation[ShadowState]) -> Collection[str]:
        return temper.traits(move, observation)

    def aims_at(self, move: Move, observation: Observation[ShadowState]) -> Collection[int]:
        return temper.aims_at(move, observation)


EVALUATOR: Final = ShadowEvaluator()
