"""What a regent is measured against: a plain information-set tree search with as much time and no knowledge of a game.

    python -m tests.helpers.plain_search rival-kings 2 40

plays that many games, one regent among such searches, and prints how many it wins. Each plain search thinks for as long
as the regent does on average. It draws a world for every simulation, descends by UCB1, plays on at random to the end of
the game, and makes the move that was tried most often.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from math import log, sqrt
from typing import Any, Final

from engine import bot
from engine.base.game import Game
from engine.bots.base import Bot, Choice, Deadline
from engine.bots.tree import Node
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_
from engine.games.registry import load_game

_EXPLORATION: Final = 0.7
_WHY: Final = N_("engine/bot", "There is no other move.")


class PlainSearch(Bot):
    """Single-observer information-set Monte Carlo tree search with random playouts."""

    def __init__(self) -> None:
        super().__init__("plain search")
        self.simulations = 0

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        """The move tried most often until time is up."""
        root = Node()
        while True:
            _simulate(root, observation.sample(rng), rng)
            self.simulations += 1
            if deadline.passed():
                break
        best = max(root.tried, key=root.tried.__getitem__)
        return Choice(best, ((best, root.mean(best)),), _WHY)


def _simulate(node: Node, state: Any, rng: random.Random) -> None:
    path = []
    new = False
    while state.actor is not None and not new:
        move, new = _selected(node, state.legal_moves(), rng)
        path.append((node, move, state.actor))
        state.advance(move)
        node = node.children.setdefault(move, Node())
    while state.actor is not None:
        state.advance(rng.choice(state.legal_moves()))
    winners = state.winners()
    for passed, move, seat in path:
        passed.count(move, 1 / len(winners) if seat in winners else 0.0)


def _selected(node: Node, moves: Sequence[Move], rng: random.Random) -> tuple[Move, bool]:
    """A move to try, and whether it is tried for the first time."""
    untried = [move for move in moves if move not in node.tried]
    if untried:
        return rng.choice(untried), True
    times = log(sum(node.tried[move] for move in moves))
    return max(moves, key=lambda move: node.mean(move) + _EXPLORATION * sqrt(times / node.tried[move])), False


def share_won(game: Game[Any], seats: int, games: int) -> tuple[float, int]:
    """The regent's share of the wins, and how many simulations the plain searches made for a move, on average."""
    regent, plain, won = bot("regent", game), PlainSearch(), 0.0
    thought, moved, answered = 0.0, 0, 0
    for number in range(games):
        state = game.start(seats, random.Random(f"plain {number // seats}").getrandbits(64))
        rng = random.Random(number)
        while state.actor is not None:
            observation = state.observation(state.actor)
            if len(state.legal_moves()) > 1 and state.actor == number % seats:
                began = time.perf_counter()
                choice = regent.choose(observation, rng=rng)
                thought += time.perf_counter() - began
                moved += 1
            else:
                choice = plain.choose(observation, rng=rng, seconds=thought / max(1, moved))
                answered += len(state.legal_moves()) > 1
            state.advance(choice.move)
        winners = state.winners()
        won += 1 / len(winners) if number % seats in winners else 0.0
    return won / games, plain.simulations // max(1, answered)


if __name__ == "__main__":
    _share, _simulations = share_won(load_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
    print(f"the regent won {100 * _share:.0f} % of {sys.argv[3]} games; {_simulations} simulations a plain move")
