"""The climaxes that games declare, and moves of random games at which they happen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from engine import GAMES, load_game
from engine.base.game import Game
from engine.base.moments import Act
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State

_MOST_MOVES = 2500
_MOST_GAMES = 60


class Dramatic(NamedTuple):
    """A move at which a climax happens, and the position before it."""

    before: State
    move: Move


def declared(*acts: Act) -> list[tuple[str, str]]:
    """The climaxes of all games, as pairs of a game and an event; with `acts`, only those."""
    return [(game_id, name) for game_id in GAMES for name, moment in load_game(game_id).table.moments.items()
            if moment.act is not None and (not acts or moment.act in acts)]


@lru_cache(maxsize=64)
def moves_with(game_id: str, event: str, number: int = 1) -> tuple[Dramatic, ...]:
    """The first moves of so many random games at which that event happens; fewer if it is too rare."""
    game = load_game(game_id)
    games = (_in_game(game, game.seats[seed % len(game.seats)], seed, (event,)) for seed in range(_MOST_GAMES))
    firsts = (next(each, None) for each in games)
    return tuple(islice(filter(None, firsts), number))


@lru_cache(maxsize=8)
def move_with(game_id: str, *events: str) -> Dramatic:
    """A move of a random game at which all of these events happen."""
    game = load_game(game_id)
    games = (_in_game(game, game.seats[0], seed, events) for seed in range(_MOST_GAMES))
    return next(each for moves in games for each in moves)


def _in_game(game: Game[Any], seats: int, seed: int, wanted: tuple[str, ...]) -> Iterator[Dramatic]:
    state, rng = game.start(seats=seats, seed=seed), random.Random(seed)
    for _ in range(_MOST_MOVES):
        if state.actor is None:
            return
        before, move, events = state.clone(), rng.choice(state.legal_moves()), list[Event]()
        state.apply(move, events)
        if {each.name for each in events} >= set(wanted):
            yield Dramatic(before, move)


def viewers(state: State) -> Sequence[int]:
    """The seats from which a move is looked at: whoever makes it, and somebody else."""
    actor = state.actor or 0
    return actor, (actor + 1) % state.seats
