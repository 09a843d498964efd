"""Positions to measure in: the same ones in every revision of the engine with the same rules."""

from __future__ import annotations

import hashlib
import json
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:   # older revisions have these modules in other places
    from hashlib import _Hash as Hash

    from engine.base.game import Game
    from engine.core.moves import Move
    from engine.core.observe import Observation
    from engine.core.state import State

GAMES_PLAYED: Final = 4
"""How many whole games the positions come from; their seeds are 0, 1, .."""
_POSITIONS: Final = 40


@dataclass(frozen=True, slots=True)
class BenchPositions:
    """Positions spread evenly over games that were played at random, and the moves that lead to them."""

    game: Game[Any]
    seats: int
    playthroughs: tuple[tuple[Move, ...], ...]
    """The moves of each game; its number is its seed."""
    states: tuple[State, ...]
    """Positions in which somebody has the turn."""
    observations: tuple[str, ...]
    """By position: what its actor sees, as a bot's process gets it."""
    digest: str
    """Equal in two revisions if the same moves led through the same games."""

    def fresh(self, number: int) -> Observation[Any]:
        """What the actor sees in the position with that number; nothing has been prepared for its worlds yet."""
        observation: Observation[Any] = self.game.observation_from_json(json.loads(self.observations[number]))
        return observation

    def some(self, number: int) -> list[int]:
        """The numbers of that many positions, or of all if there are fewer, spread evenly."""
        number = min(number, len(self.states))
        return [place * len(self.states) // number for place in range(number)]


def positions(game: Game[Any], seats: int) -> BenchPositions:
    """Play a few games at random and pick positions from them."""
    seen = hashlib.sha256()
    playthroughs = [_play(game, seats, seed, seen) for seed in range(GAMES_PLAYED)]
    step = max(1, sum(map(len, playthroughs)) // _POSITIONS)
    states: list[State] = []
    observations: list[str] = []
    left = 0
    for seed, moves in enumerate(playthroughs):
        state = game.start(seats, seed)
        for move in moves:
            if not left and len(states) < _POSITIONS and state.actor is not None:
                states.append(state.clone())
                observations.append(json.dumps(state.observation(state.actor).to_json()))
            left = (left or step) - 1
            state.advance(move)
    return BenchPositions(game, seats, tuple(playthroughs), tuple(states), tuple(observations), seen.hexdigest())


def _play(game: Game[Any], seats: int, seed: int, seen: Hash) -> tuple[Move, ...]:
    """The moves of a game played at random, which `seen` hashes with the number of moves there were and the scores."""
    state, draw = game.start(seats, seed), random.Random(seed).random
    moves: list[Move] = []
    while state.actor is not None:
        legal = state.legal_moves()
        moves.append(legal[int(draw() * len(legal))])
        seen.update(f"{len(legal)} {moves[-1]} ".encode())
        state.advance(moves[-1])
    seen.update(str(state.scores()).encode())
    return tuple(moves)
