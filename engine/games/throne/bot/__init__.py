"""What bots know of Throne."""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final

from engine.base.evaluator import Evaluator, Mixed
from engine.base.learned import Learnable, Learned
from engine.base.story import MEAN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.throne.bot import (
    aspects,
    certain,
    dominated,
    endings,
    evaluation,
    facts,
    features,
    likelihood,
    match,
    policy,
    reasons,
    story,
    temper,
)
from engine.games.throne.bot.policy import mixed as policy_mixed
from engine.games.throne.state import ThroneState

_LEARNED: Final = Path(__file__).parents[1] / "learned"


class ThroneEvaluator(Evaluator[ThroneState]):
    """Kingdoms by their cards; claims by how often they are believed."""

    noise: ClassVar[Mapping[str, tuple[float, ...]]] = {
        "page": (1.1,),     # what only pages used to do wrong is excluded now for everybody
        "squire": (2.8, 3.0), "knight": (1.0, 1.7)}
    confidence: ClassVar[Mapping[int, float]] = {3: 0.61, 4: 0.54, 5: 0.63}
    temperature = 0.04
    worlds_judged = 240       # a claim is true or a lie, so worlds differ more than elsewhere
    dials = temper.DIALS

    learnable = Learnable(features.PLACES, features.features, features.sides, {"length": "round"})
    learned = Learned(_LEARNED, features.PLACES)
    story_weights = story.WEIGHTS
    story = story.STORY
    policy_weights = policy.WEIGHTS
    policy = policy.POLICY

    naive_value = staticmethod(evaluation.naive_value)
    gives_away = staticmethod(certain.gives_away)
    rash = staticmethod(dominated.risks_the_last_card)
    reason = staticmethod(reasons.reason)
    aspects = staticmethod(aspects.aspects)
    deciding_fact = staticmethod(facts.deciding_fact)
    traits = staticmethod(temper.traits)
    aims_at = staticmethod(temper.aims_at)

    def __init__(self, belief: int = MEAN) -> None:
        self._belief = belief

    def believing(self, seats: int, rng: random.Random) -> ThroneEvaluator:
        beliefs = self.story_weights.beliefs(seats)
        return ThroneEvaluator(rng.randrange(beliefs)) if beliefs > 1 else self

    def chances(self, state: ThroneState) -> tuple[float, ...]:
        return evaluation.values(state, None, self._belief)

    def answers(self, state: ThroneState) -> Sequence[tuple[Move, float]]:
        return likelihood.answers(state, self._belief)

    def likelihood(self, state: ThroneState, seat: int) -> float:
        return likelihood.likelihood(state, seat, self._belief)

    def excluded(self, move: Move, observation: Observation[ThroneState]) -> bool:
        """What the seat knows to be a mistake, and what another move does better whatever is answered."""
        return certain.excluded(move, observation) or dominated.is_dominated(move, observation)

    def mixed(self, observation: Observation[ThroneState],
              weighed: Mapping[Move, float] | None = None) -> Sequence[Mixed]:
        """By the learned policy where the round's past is known; small endings without a past are solved."""
        return policy_mixed(observation, weighed) or endings.mixed(observation)

    def leaf(self, state: ThroneState) -> tuple[float, ...]:
        return self.calibrated(evaluation.values(state, self.learned.network(state.seats), self._belief), state)

    def sort_of(self, move: Move) -> Hashable:
        """For a card laid, the claim, and whether it is a lie: there are more cards to lie with than to tell the truth.
        """
        return (move.claim, certain.is_lying(move)) if move.verb in ("lay", "lay-open") else move.notation

    def turn(self, state: ThroneState) -> Hashable:
        return (state.turn, state.turns)

    def stake(self, observation: Observation[ThroneState]) -> float:
        return match.stake(observation.seen, observation.seat)


EVALUATOR: Final = ThroneEvaluator()
