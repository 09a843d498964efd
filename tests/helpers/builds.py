"""Plays games and prints all that follows from them, a line for each move: `python -m tests.helpers.builds SEED..`.

Two builds of the engine are the same if they print the same.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any, Final

from engine import GAMES, bot, load_game
from engine.base.game import Game
from engine.bots.levels import BOT_LEVELS
from engine.core.events import Event
from engine.core.observe import Observation
from engine.core.state import State
from engine.version import is_compiled

_DIGITS: Final = 12


def main(seeds: list[int]) -> None:
    """Print which build it is, then all games with these seeds."""
    print("compiled" if is_compiled() else "plain")
    for game_id in GAMES:
        game = load_game(game_id)
        for seed in seeds:
            for seats in game.seats:
                for line in played(game, seats, seed):
                    print(game_id, seats, seed, *line)


def played(game: Game[Any], seats: int, seed: int) -> Iterator[list[str]]:
    """What is known and done at every move of a game, with bots of every level in turn."""
    luck = random.Random(seed)
    # Bots that only play at random reach what no sensible one would.
    levels = ["random"] * seats if seed % 2 else list(islice(cycle(BOT_LEVELS[1:]), seats))
    options = {option.id: luck.choice(option.choices).value for option in game.options}
    state = game.start(seats, seed, **options)
    while state.actor is not None:
        seen = state.observation(state.actor)
        choice = bot(levels[state.actor], game).choose(seen, rng=luck)
        known = [state.observation(seat).to_json() for seat in range(seats)]
        events: list[Event] = []
        line = [choice.move.notation, state.fingerprint(), _digest(known), _digest(_legal(game, seen)),
                _digest(_sampled(seen, luck)), _digest(choice.to_json())]
        state.apply(choice.move, events)
        yield [*line, _digest([repr(event) for event in events])]
    yield [str(state.scores()), str(sorted(state.winners())), state.fingerprint()]


def _legal(game: Game[Any], seen: Observation[Any]) -> list[str]:
    """The legal moves, and why the others are not."""
    return [*map(str, seen.legal_moves()), *(repr(seen.why_not(move)) for move in game.moves)]


def _sampled(seen: Observation[Any], luck: random.Random) -> list[Any]:
    """A world, and how it ends if everybody plays at random."""
    world: State = seen.sample(luck)
    sampled, scores = world.to_json(), []
    while world.actor is not None:
        world.advance(luck.choice(world.legal_moves()))
        scores.append(world.scores())
    return [sampled, scores, world.fingerprint()]


def _digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:_DIGITS]


if __name__ == "__main__":
    main([int(argument) for argument in sys.argv[1:]])
