"""What bots know of Rival Kings."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from operator import itemgetter
from pathlib import Path
from typing import ClassVar, Final

from engine.base.evaluator import Evaluator
from engine.base.learned import Learnable, Learned
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.rival_kings.bot import (
    aspects,
    beginner,
    excluded_end,
    excluded_free,
    excluded_waste,
    facts,
    features,
    reasons,
    temper,
)
from engine.games.rival_kings.bot.evaluation import chances_to_win
from engine.games.rival_kings.bot.rollout import ends, finished
from engine.games.rival_kings.state import RivalState


class RivalEvaluator(Evaluator[RivalState]):
    """Cards by their pairs, coins by what they can buy, and a character by what it does and suffers."""

    noise: ClassVar[Mapping[str, tuple[float, ...]]] = {"squire": (1.65, 1.9), "knight": (1.0, 1.3)}
    confidence: ClassVar[Mapping[int, float]] = {3: 0.77, 4: 0.86}

    dials = temper.DIALS
    learnable = Learnable(features.PLACES, features.features, features.sides)
    learned = Learned(Path(__file__).parents[1] / "learned", features.PLACES)

    rash = staticmethod(excluded_end.is_rash)
    reason = staticmethod(reasons.reason)
    aspects = staticmethod(aspects.aspects)
    deciding_fact = staticmethod(facts.deciding_fact)
    traits = staticmethod(temper.traits)
    aims_at = staticmethod(temper.aims_at)

    def excluded(self, move: Move, observation: Observation[RivalState]) -> bool:
        return excluded_free.is_mistake(move, observation) or excluded_waste.is_waste(move, observation)

    def chances(self, state: RivalState) -> tuple[float, ...]:
        found = [chances_to_win(end) for end in ends(state)]
        return found[0] if len(found) == 1 else max(found, key=itemgetter(state.decider()))

    def naive_value(self, state: RivalState, seat: int) -> float:
        return max(beginner.points(after, seat) for after in (finished(state) if state.actor == seat else (state,)))

    def turn(self, state: RivalState) -> Hashable:
        return (state.cycle, state.turn)


EVALUATOR: Final = RivalEvaluator()
