"""Games of marshals against one another, to learn from who wins them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from engine.bots.arena.finished_lines import (
    CHANCES,
    LARGEST,
    KeptResults,
    completed,
    numbers,
    of_length,
    whole_numbers,
)
from engine.bots.greedy import ranked, split_excluded, vary, weigh, worlds
from engine.core.deadline import Deadline
from engine.core.features import Features
from engine.core.fields import field, whole
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.registry import load_game

_SLIP: Final = 0.04
"""How often any sound move is made: a search asks for the values of positions that nobody plays to on purpose."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A position: by side still in play what it sees, its hand-made chance, and its share of the win in the end."""

    game: int
    features: tuple[Features, ...]
    chances: tuple[float, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Games to learn from: how many worlds marshals imagine in them, and the share of positions that is kept."""

    game_id: str
    seats: int
    games: int
    seed: int
    worlds: int
    kept: float

    def seen(self, jobs: int, address: str | None, resume: Path | None = None) -> Iterator[tuple[Seen, ...]]:
        """By game: a share of its positions, drawn at random; the same whoever plays them. Raises ValueError as `run`.

        Games in the file `resume` are not played again, and others are added to it. Raises CannotKeep.
        """
        settings = {"game": self.game_id, "seats": self.seats, "seed": self.seed, "worlds": self.worlds,
                    "kept": self.kept}
        kept = None if resume is None else KeptResults(resume, "training", settings, read=_read, written=_written)
        return completed(partial(_one_game, self), self.games, jobs, address, kept)


def _written(positions: tuple[Seen, ...]) -> dict[str, Any]:
    return {"seen": [[seen.features, seen.chances, seen.shares] for seen in positions]}


def _read(line: dict[str, Any]) -> tuple[Seen, ...]:
    """The positions of a game in a line of a file. Raises BadField."""
    game = whole(line, "number", 0, LARGEST)
    return tuple(_position(game, {"seen": each}) for each in field(line, "seen", list))


def _position(game: int, line: dict[str, Any]) -> Seen:
    parts = dict(zip(("features", "chances", "shares"), field(line, "seen", list), strict=False))
    features = tuple(list(whole_numbers({"of": each}, "of", 0, LARGEST)) for each in field(parts, "features", list))
    return Seen(game, features, of_length(numbers(parts, "chances", *CHANCES), len(features)),
                of_length(numbers(parts, "shares", *CHANCES), len(features)))


def _one_game(play: SelfPlay, number: int) -> tuple[Seen, ...]:
    game, seats, rng = load_game(play.game_id), play.seats, random.Random(f"train {play.seed} {number}")
    learnable = game.evaluator.learnable
    if learnable is None:
        return ()
    state = game.start(seats, rng.getrandbits(64), **learnable.options)
    met: list[tuple[list[Features], tuple[float, ...], tuple[int, ...]]] = []
    while state.actor is not None:
        if rng.random() < play.kept:
            met.append((list(learnable.features(state)), game.evaluator.values(state), tuple(learnable.sides(state))))
        state.advance(_choice(state.observation(state.actor), rng, play.worlds))
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
