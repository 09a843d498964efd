"""What bots know of Throne."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from engine.base.evaluator import Evaluator
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.throne.bot import certain, evaluation, likelihood, match, reasons
from engine.games.throne.state import ThroneState


class ThroneEvaluator(Evaluator[ThroneState]):
    """Kingdoms by their cards; claims by how often they are believed."""

    temperature = 0.04

    values = staticmethod(evaluation.values)
    naive_value = staticmethod(evaluation.naive_value)
    answers = staticmethod(likelihood.answers)
    likelihood = staticmethod(likelihood.likelihood)
    excluded = staticmethod(certain.excluded)
    gives_away = staticmethod(certain.gives_away)
    reason = staticmethod(reasons.reason)

    def sort_of(self, move: Move) -> Hashable:
        """For a card laid, the claim, and whether it is a lie: there are more cards to lie with than to tell the truth.
        """
        return (move.claim, certain.is_lying(move)) if move.verb in ("lay", "lay-open") else move.notation

    def stake(self, observation: Observation[ThroneState]) -> float:
        return match.stake(observation.seen, observation.seat)


EVALUATOR: Final = ThroneEvaluator()
