"""Two moves played out in pairs: what they bring when everybody plays on like a marshal who imagines few worlds.

Both moves of a pair are made in the same world, and luck falls alike as long as the games are alike, so that few pairs
tell two moves apart.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from typing import Any, Final

from engine.bots.greedy import ranked, split_excluded, vary, weigh, worlds
from engine.bots.search import Worlds
from engine.core.deadline import Deadline
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.learn.judging import Apart

IMAGINED: Final = 4
"""In how many worlds whoever plays on weighs moves."""
DECISIONS: Final = 12
"""How many decisions are played on; then the chances of the position count."""
TO_THE_END: Final = 10_000
"""More decisions than any game has."""


def played_out(observation: Observation[Any], move: Move, other: Move, seed: int = 0,
               decisions: int = DECISIONS) -> Iterator[float]:
    """For each pair in turn, without end: how much better the first move did, as a chance to win of the seat."""
    luck = random.Random(seed)
    drawn = Worlds(observation, luck)
    while True:
        world, goes_on = drawn.draw(), luck.getrandbits(64)
        one, two = (_chance(world.clone(), each, observation.seat, random.Random(goes_on), decisions)
                    for each in (move, other))
        yield one - two


def summed_up(differences: Sequence[float]) -> Apart:
    """The mean of at least two pairs, and its standard error."""
    number = len(differences)
    mean = fsum(differences) / number
    squares = fsum((each - mean) ** 2 for each in differences)
    return Apart(mean, sqrt(squares / (number - 1) / number))


def _chance(state: Any, move: Move, seat: int, luck: random.Random, decisions: int) -> float:
    """The seat's chance once so many decisions were made after the move; exact if the game is over by then."""
    state.advance(move)
    left = decisions
    while state.actor is not None and left:
        moves = state.legal_moves()
        if len(moves) > 1:
            left -= 1
            moves = (_choice(state.observation(state.actor), moves, luck),)
        state.advance(moves[0])
    chance: float = state.game.evaluator.value(state, seat)
    return chance


def _choice(observation: Observation[Any], moves: Sequence[Move], luck: random.Random) -> Move:
    evaluator = observation.seen.game.evaluator
    sound, excluded = split_excluded(moves, observation)
    weighed, _ = weigh(observation, sound, worlds(observation, IMAGINED, luck), evaluator.value, evaluator.state_key,
                       Deadline(None), evaluator.likelihood)
    return vary(ranked(weighed, excluded), observation, luck)
