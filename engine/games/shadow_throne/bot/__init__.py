"""What bots know of Shadow Throne."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from engine.base.evaluator import Evaluator
from engine.base.learned import Learnable, Learned
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

    chances = staticmethod(evaluation.values)
    naive_value = staticmethod(beginner.points)
    likelihood = staticmethod(likelihood.likelihood)
    excluded = staticmethod(excluded_waste.is_waste)
    reason = staticmethod(reasons.reason)
    aspects = staticmethod(aspects.aspects)
    deciding_fact = staticmethod(facts.deciding_fact)
    traits = staticmethod(temper.traits)
    aims_at = staticmethod(temper.aims_at)

    def turn(self, state: ShadowState) -> Hashable:
        return (state.battle, state.wave)


EVALUATOR: Final = ShadowEvaluator()
