"""A player that has studied a level: it concludes hidden cards and answers from how that level has played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from engine.base.evaluator import Evaluator
from engine.bots.base import Bot, Choice
from engine.bots.greedy import ranked, split_excluded, weigh, worlds
from engine.bots.noting import story_of
from engine.core.deadline import Deadline
from engine.core.logit import Logit
from engine.core.moves import Move
from engine.core.observe import Observation

WORLDS: Final = 96
"""In how many worlds it weighs moves; twice as many as a marshal, as the likely ones are few."""
_DEEPEST: Final = 6
"""Answers to one move that are looked at one after the other: there are no tables of more."""


@dataclass(frozen=True, slots=True)
class Studied:
    """What somebody knows of how a level plays, as weights of features (`Logit`); None where nothing is known."""

    worlds: tuple[int, ...] | None
    """How likely worlds are, by the features of the game's story."""
    answers: tuple[int, ...] | None
    """How likely answers are, by those of its answering."""

    def __reduce__(self) -> tuple[type[Studied], tuple[tuple[int, ...] | None, tuple[int, ...] | None]]:
        """Copied and pickled by calling its class: a compiled one that is frozen takes no fields afterwards."""
        return Studied, (self.worlds, self.answers)


class CounterBot(Bot):
    """Weighs moves one ahead like a marshal, but by what it knows of the others, and never gives up value to hide.

    It sees its own observation alone, of which the public story is a part.
    """

    def __init__(self, studied: Studied) -> None:
        super().__init__("counter")
        self._worlds = None if studied.worlds is None else Logit(studied.worlds)
        self._answers = None if studied.answers is None else Logit(studied.answers)

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        evaluator = observation.seen.game.evaluator
        sound, excluded = split_excluded(moves, observation)
        weighed, tried = weigh(observation, (*sound, *excluded), worlds(observation, WORLDS, rng),
                               self._value, _no_key, deadline, self._likelihood)
        ranking = ranked(weighed, excluded)
        move = ranking[0][0]
        return Choice(move, ranking, evaluator.reason(move, observation), tried)

    def _likelihood(self, world: Any, seat: int) -> float:
        """How likely the others were to play to this world, as far as the level's games tell."""
        weights = self._worlds
        if weights is None:
            return float(world.game.evaluator.likelihood(world, seat))
        story = story_of(world.game)
        likely = exp(weights.score(story.features(world, seat)))
        return likely if story.beside is None else likely * float(story.beside(world, seat))

    def _value(self, state: Any, seat: int) -> float:
        """The seat's chance to win; where others answer what was hidden from them, they do as the level does."""
        return self._answered(state, seat, state.game.evaluator, 0)

    def _answered(self, state: Any, seat: int, evaluator: Evaluator[Any], depth: int) -> float:
        weights, story = self._answers, evaluator.story
        if (weights is None or story is None or story.answering is None or state.actor is None or state.actor == seat
                or depth == _DEEPEST or not evaluator.answers(state)):
            return evaluator.value(state, seat)
        found, total = 0.0, 0.0
        for move in state.legal_moves():
            likely = exp(weights.score(story.answering.features(state, move)))
            after = state.clone()
            after.advance(move)
            found += likely * self._answered(after, seat, evaluator, depth + 1)
            total += likely
        return found / total


def _no_key(_state: Any) -> None:
    """Positions are told apart: what answers depend on is in no state key."""
