"""Games of marshals against one another, to learn from who wins them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from engine.base.game import Game
from engine.base.learned import Learnable
from engine.bots.base import Deadline
from engine.bots.greedy import ranked, split_excluded, vary, weigh, worlds
from engine.core.features import Features
from engine.core.moves import Move
from engine.core.observe import Observation

_SLIP: Final = 0.04
"""How often any sound move is made: a search asks for the values of positions that nobody plays to on purpose."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A position: by side still in play what it sees, its hand-made chance, and its share of the win in the end."""

    game: int
    features: tuple[Features, ...]
    chances: tuple[float, ...]
    shares: tuple[float, ...]


def seen_in_self_play(game: Game[Any], learnable: Learnable, seats: int, games: int, seed: int, worlds: int,
                      kept: float) -> Iterator[tuple[Seen, ...]]:
    """By game: a share of its positions, drawn at random."""
    for number in range(games):
        yield _one_game(game, learnable, seats, number, random.Random(f"train {seed} {number}"), worlds, kept)


def _one_game(game: Game[Any], learnable: Learnable, seats: int, number: int, rng: random.Random, worlds: int,
              kept: float) -> tuple[Seen, ...]:
    state = game.start(seats, rng.getrandbits(64), **learnable.options)
    met: list[tuple[list[Features], tuple[float, ...], tuple[int, ...]]] = []
    while state.actor is not None:
        if rng.random() < kept:
            met.append((list(learnable.features(state)), game.evaluator.values(state), tuple(learnable.sides(state))))
        state.advance(_choice(state.observation(state.actor), rng, worlds))
    winners = state.winners()
    won = tuple([float(seat in winners) for seat in range(seats)])
    return tuple(Seen(number, tuple(features), _shares(chances, sides), _shares(won, sides))
                 for features, chances, sides in met if winners)


def _shares(by_seat: tuple[float, ...], sides: tuple[int, ...]) -> tuple[float, ...]:
    """What falls to each of these sides, in shares that add up to 1."""
    total = sum(by_seat[seat] for seat in sides)
    return tuple(by_seat[seat] / total for seat in sides)


def _choice(observation: Observation[Any], rng: random.Random, number: int) -> Move:
    """What a marshal does who imagines this many worlds, or now and then anything sound."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves[0]
    evaluator = observation.seen.game.evaluator
    sound, excluded = split_excluded(moves, observation)
    if rng.random() < _SLIP:
        return rng.choice(sound)
    weighed, _ = weigh(observation, sound, worlds(observation, number, rng), evaluator.value, evaluator.state_key,
                       Deadline(None), evaluator.likelihood)
    return vary(ranked(weighed, excluded), observation, rng)
