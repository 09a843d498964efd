"""Plays games and prints all that follows from them, a line for each move: `python -m tests.helpers.builds`.

Two builds of the engine that print the same do the same.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any, Final

from engine import GAMES, bot, load_game
from engine.base.game import Game
from engine.bots.levels import BOT_LEVELS
from engine.core.events import Event
from engine.core.observe import Observation
from engine.core.state import State
from engine.version import described

_DIGITS: Final = 12
_TRIED: Final = 30
"""Moves of the game that are tried in each position, legal or not."""
_AHEAD: Final = 50
"""Moves that are played at random in each sampled world."""
_LONGEST: Final = 400
"""Moves of a game; those who play at random may need thousands."""


def main() -> None:
    """Print which build it is, then games of every kind with every number of seats."""
    print(described())
    for game_id in GAMES:
        game = load_game(game_id)
        for seats in game.seats:
            for seed in range(2):
                for line in played(game, seats, seed):
                    print(game_id, seats, seed, *line, flush=True)


def played(game: Game[Any], seats: int, seed: int) -> Iterator[list[str]]:
    """What is known and done at every move of a game, with bots of every level in turn."""
    luck = random.Random(seed)
    # Bots that only play at random reach what no sensible one would.
    levels = ["random"] * seats if seed % 2 else list(islice(cycle(BOT_LEVELS[1:]), seats))
    options = {option.id: luck.choice(option.choices).value for option in game.options}
    state = game.start(seats, seed, **options)
    for _ in range(_LONGEST):
        if state.actor is None:
            break
        seen = state.observation(state.actor)
        choice = bot(levels[state.actor], game).choose(seen, rng=luck)
        known = [state.observation(seat).to_json() for seat in range(seats)]
        events: list[Event] = []
        line = [choice.move.notation, state.fingerprint(), _digest(known), _digest(_legal(game, seen, luck)),
                _digest(_sampled(seen, luck)), _digest(choice.to_json())]
        state.apply(choice.move, events)
        yield [*line, _digest([repr(event) for event in events])]
    yield [str(state.scores()), str(sorted(state.winners())), state.fingerprint()]


def _legal(game: Game[Any], seen: Observation[Any], luck: random.Random) -> list[str]:
    """The legal moves, and why others are not."""
    return [*map(str, seen.legal_moves()),
            *(repr(seen.why_not(move)) for move in luck.sample(list(game.moves), min(_TRIED, len(game.moves))))]


def _sampled(seen: Observation[Any], luck: random.Random) -> list[Any]:
    """A world, and what becomes of it if everybody plays at random."""
    world: State = seen.sample(luck)
    sampled, scores = world.to_json(), []
    for _ in range(_AHEAD):
        if world.actor is not None:
            world.advance(luck.choice(world.legal_moves()))
            scores.append(world.scores())
    return [sampled, scores, world.fingerprint()]


def _digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:_DIGITS]


if __name__ == "__main__":
    main()
