"""What bots know of Rival Kings."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from operator import itemgetter
from pathlib import Path
from typing import ClassVar, Final

from engine.base.comparison import Comparison
from engine.base.evaluator import Evaluator
from engine.base.learned import Learnable, Learned
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import Text
from engine.games.rival_kings.bot import aspects, beginner, excluded_free, facts, features, reasons, temper
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

    def chances(self, state: RivalState) -> tuple[float, ...]:
        found = [chances_to_win(end) for end in ends(state)]
        return found[0] if len(found) == 1 else max(found, key=itemgetter(state.decider()))

    def naive_value(self, state: RivalState, seat: int) -> float:
        return max(beginner.points(after, seat) for after in (finished(state) if state.actor == seat else (state,)))

    def excluded(self, move: Move, observation: Observation[RivalState]) -> bool:
        """Leaving out what is free, such as a marker to settle or money to take; making nothing, or less, of a subject."""
        return excluded_free.is_mistake(move, observation)

    def reason(self, move: Move, observation: Observation[RivalState]) -> Text:
        return reasons.reason(move, observation)

    def aspects(self, state: RivalState, seat: int) -> Mapping[str, float]:
        return aspects.aspects(state, seat)

    def deciding_fact(self, comparison: Comparison[RivalState]) -> Text | None:
        return facts.deciding_fact(comparison)

    def turn(self, state: RivalState) -> Hashable:
        return (state.cycle, state.turn)

    def traits(self, move: Move, observation: Observation[RivalState]) -> Collection[str]:
        return temper.traits(move, observation)

    def aims_at(self, move: Move, observation: Observation[RivalState]) -> Collection[int]:
        return temper.aims_at(move, observation)


EVALUATOR: Final = RivalEvaluator()
