"""What a regent is measured against: a plain information-set tree search with as much time and no knowledge of a game.

    python -m tests.helpers.plain_search rival-kings 2 40

plays that many games, one regent among such searches, and prints how many it wins with the 95 % interval. Each plain
search thinks for as many CPU seconds as the regent does on average. It draws a world for every simulation, descends by
UCB1, plays on at random to the end of the game, and makes the move that was tried most often. A fourth number has the
regent make only so many simulations, and gives the plain search less time in the same measure.
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
from engine.bots.arena.match import Standing
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
        self.seconds = 0.0
        """How long it thinks about a move, in CPU seconds, which other programs do not take away."""
        self.simulations = 0

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        """The move tried most often until time is up."""
        root, ends = Node(), time.process_time() + self.seconds
        while True:
            _simulate(root, observation.sample(rng), rng)
            self.simulations += 1
            if time.process_time() >= ends:
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


class Duel:
    """One regent among plain searches: games as they are played, and what was thought in them."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._regent = bot("regent", game)
        self._plain = PlainSearch()
        self._thought = 0.0
        self._moved = self._answered = 0

    @property
    def effort(self) -> tuple[float, int]:
        """The CPU seconds that the regent took for a move, and how many simulations a plain search made for one."""
        return self._thought / max(1, self._moved), self._plain.simulations // max(1, self._answered)

    def share_won(self, number: int) -> float:
        """The regent's share of the win in the game with that number; deals repeat as it changes its seat."""
        mine, state = number % self._seats, self._game.start(
            self._seats, random.Random(f"plain {number // self._seats}").getrandbits(64))
        rng = random.Random(number)
        while state.actor is not None:
            observation = state.observation(state.actor)
            state.advance((self._by_regent if state.actor == mine else self._by_plain)(observation, rng))
        winners = state.winners()
        return 1 / len(winners) if mine in winners else 0.0

    def _by_regent(self, observation: Observation[Any], rng: random.Random) -> Move:
        began = time.process_time()
        choice = self._regent.choose(observation, rng=rng)
        if len(choice.ranking) > 1:
            self._thought += time.process_time() - began
            self._moved += 1
        return choice.move

    def _by_plain(self, observation: Observation[Any], rng: random.Random) -> Move:
        self._plain.seconds = self._thought / max(1, self._moved)
        self._answered += len(observation.legal_moves()) > 1
        return self._plain.choose(observation, rng=rng).move


def measure(game: Game[Any], seats: int, games: int) -> None:
    """Play, and print who won how many so far after every game."""
    duel, wins = Duel(game, seats), 0.0
    for number in range(games):
        wins += duel.share_won(number)
        low, high = Standing("regent", number + 1, wins, 0.0, 0.0).interval
        seconds, simulations = duel.effort
        print(f"{game.name}, {seats} seats: the regent won {wins / (number + 1):.0%} ({low:.0%} to {high:.0%}) of "
              f"{number + 1} games; {seconds:.2f} s and {simulations} plain simulations a move", flush=True)


if __name__ == "__main__":
    _game = load_game(sys.argv[1])
    if len(sys.argv) > 4:
        type(_game.evaluator).simulations = int(sys.argv[4])
    measure(_game, int(sys.argv[2]), int(sys.argv[3]))
