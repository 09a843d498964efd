"""Playing at random: a bot that does so, as an opponent in tests and measurements, and games played to their end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from engine.bots.base import Bot, Choice
from engine.core.deadline import Deadline
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import N_

_BY_CHANCE: Final = N_("engine/bot", "Chance picked this move.")


class RandomBot(Bot):
    """Makes every legal move with equal probability."""

    def __init__(self) -> None:
        super().__init__("random")

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        return Choice(rng.choice(moves), tuple((move, 0.0) for move in moves), _BY_CHANCE)


def play_on(state: State, rng: random.Random) -> None:
    """Make random moves until the game is over.

    Compiled, it asks the rules without the interpreter, as bots do: with five at Throne that saves a third of the time.
    """
    draw = rng.random
    while state.actor is not None:
        moves = state.legal_moves()
        state.advance(moves[int(draw() * len(moves))])
