"""What bots know of Throne."""

from __future__ import annotations

from typing import Final

from engine.base.evaluator import Evaluator
from engine.games.throne.bot import certain, evaluation, likelihood, reasons
from engine.games.throne.state import ThroneState


class ThroneEvaluator(Evaluator[ThroneState]):
    """Kingdoms by their cards; claims by how often they are believed."""

    temperature = 0.04

    value = staticmethod(evaluation.value)
    naive_value = staticmethod(evaluation.naive_value)
    likelihood = staticmethod(likelihood.likelihood)
    excluded = staticmethod(certain.excluded)
    gives_away = staticmethod(certain.gives_away)
    reason = staticmethod(reasons.reason)


EVALUATOR: Final = ThroneEvaluator()
