"""How a temperament chooses: among moves about as good, it likes some better than their values alone would have it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final

from engine.base.temper import NEUTRAL, Dials, offender
from engine.bots.base import Ranking
from engine.core.moves import Move
from engine.core.observe import Observation

Tally = list[tuple[float, list[float]]]
"""By world: how likely it is, and by move, the value after it times that."""

_GLANCES: Final = 4
"""The number of worlds in which a temperament looks who leads."""


def leaned(weighed: Sequence[tuple[Move, float]], tally: Tally, observation: Observation[Any], temperament: str,
           stake: float, rng: random.Random) -> Ranking:
    """The moves as a temperament likes them, best first; unless it is steady, only the plausible ones.

    `weighed` has the moves that are not excluded, and these come first in the tally. `stake` is what dials are shares
    of, as a value.
    """
    dials = observation.seen.game.evaluator.dials_of(temperament)
    if dials is NEUTRAL:
        return _ranked(weighed)
    least = max(value for _, value in weighed) - dials.within * stake
    enemies = _enemies(observation, dials, rng)
    share = dials.crowd ** (observation.seats - 2)
    spreads = _spreads(tally) if dials.risk else [0.0] * len(weighed)
    return _ranked([(move, value + share * (dials.risk * spread + stake * _liking(move, observation, dials, enemies)))
                    for (move, value), spread in zip(weighed, spreads, strict=False) if value >= least])


def _ranked(liked: Iterable[tuple[Move, float]]) -> Ranking:
    return tuple(sorted(liked, key=lambda pair: -pair[1]))


def _spreads(tally: Tally) -> list[float]:
    """By move: the standard deviation of its value over the worlds."""
    whole = sum([weight for weight, _ in tally])
    found = []
    for move in range(len(tally[0][1])):
        mean = sum([values[move] for _, values in tally]) / whole
        found.append(sqrt(sum([weight * (values[move] / weight - mean) ** 2 for weight, values in tally]) / whole))
    return found


def _liking(move: Move, observation: Observation[Any], dials: Dials, enemies: Sequence[tuple[int, float]]) -> float:
    """How much better than by its value alone a move is liked, as a share of the stake."""
    evaluator = observation.seen.game.evaluator
    liking = sum([dials.tastes.get(trait, 0.0) for trait in evaluator.traits(move, observation)], 0.0)
    if enemies:
        against = evaluator.aims_at(move, observation)
        liking += sum([more for seat, more in enemies if seat in against], 0.0)
    return liking


def _enemies(observation: Observation[Any], dials: Dials, rng: random.Random) -> list[tuple[int, float]]:
    """The seats that a temperament likes to strike at, and how much."""
    found = []
    if dials.grudge and (who := offender(observation)) is not None:
        found.append((who, dials.grudge))
    if dials.leader and observation.seats > 2:
        found.append((_leader(observation, rng), dials.leader))
    return found


def _leader(observation: Observation[Any], rng: random.Random) -> int:
    """The rival with the best chances, as far as the seat can tell."""
    evaluator, seat = observation.seen.game.evaluator, observation.seat
    totals = [0.0] * observation.seats
    for _ in range(_GLANCES):
        for each, chance in enumerate(evaluator.values(observation.sample(rng))):
            totals[each] += chance
    return max((each for each in range(observation.seats) if each != seat), key=totals.__getitem__)
