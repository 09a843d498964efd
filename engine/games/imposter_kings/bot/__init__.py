"""What bots know of The Imposter Kings."""

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
from engine.games.imposter_kings.bot import aspects, evaluation, facts, features, match, reasons, temper
from engine.games.imposter_kings.bot.excluded_mercy import is_merciful
from engine.games.imposter_kings.bot.excluded_surrender import is_rash, is_surrender
from engine.games.imposter_kings.bot.excluded_waste import turns_own_soldier_down
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

    def chances(self, state: ImposterState) -> tuple[float, ...]:
        return evaluation.values(state)

    def leaf(self, state: ImposterState) -> tuple[float, ...]:
        return self.calibrated(evaluation.values(state, self.learned.network(state.seats)), state)

    def naive_value(self, state: ImposterState, seat: int) -> float:
        return evaluation.naive_value(state, seat)

    def excluded(self, move: Move, observation: Observation[ImposterState]) -> bool:
        """A guess of which the seat knows that it achieves nothing, and would only invite a King's Hand, or that it
        ignores what the seat knows; whatever forgoes a round that could be won for certain now, or gives it up; and
        to turn down a Soldier of one's own that an opponent would have to beat.
        """
        return (is_idle(move, observation) or ignores_what_is_known(move, observation)
                or is_merciful(move, observation) or is_surrender(move, observation)
                or turns_own_soldier_down(move, observation))

    def rash(self, move: Move, observation: Observation[ImposterState]) -> bool:
        """To flip the King where an Assassin probably waits."""
        return is_rash(move, observation)

    def stake(self, observation: Observation[ImposterState]) -> float:
        return match.stake(observation.seen, observation.seat)

    def aspects(self, state: ImposterState, seat: int) -> Mapping[str, float]:
        return aspects.aspects(state, seat)

    def deciding_fact(self, comparison: Comparison[ImposterState]) -> Text | None:
        return facts.deciding_fact(comparison)

    def reason(self, move: Move, observation: Observation[ImposterState]) -> Text:
        return reasons.reason(move, observation)

    def turn(self, state: ImposterState) -> Hashable:
        return state.turn

    def traits(self, move: Move, observation: Observation[ImposterState]) -> Collection[str]:
        return temper.traits(move, observation)

    def aims_at(self, move: Move, observation: Observation[ImposterState]) -> Collection[int]:
        return temper.aims_at(move, observation)


EVALUATOR: Final = ImposterEvaluator()
