"""How much skill a game allows: one regent that thinks much longer than usual, among marshals.

    python -m tests.helpers.ceiling throne 3 120 10

plays that many games (of Throne: single rounds) with a regent of ten times the usual simulations, every deal from all
seats, and prints its share with the 95 % interval after every game. A fifth number is the seed, 7 if there is none.
It searches every decision, those as well that marshals make by a policy. Where even such a regent wins little more
than its share, no level of that kind can.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any, Final

from engine import bot
from engine.base.game import Game
from engine.bots.arena.match import Standing
from engine.bots.base import Bot, Choice
from engine.bots.greedy import ranked, split_excluded, vary, weigh, worlds
from engine.bots.level import LEVELS
from engine.bots.search import RegentBot
from engine.core.deadline import Deadline
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.registry import load_game

_SEED: Final = 7
_REGENT: Final = next(level for level in LEVELS if level.id == "regent")
_OPTIONS: Final[dict[str, dict[str, Any]]] = {"throne": {"length": "round"}}
"""By game: what keeps a game short."""


class Searcher(Bot):
    """A regent that weighs and searches every decision."""

    def __init__(self) -> None:
        super().__init__("regent")
        self._regent = RegentBot(_REGENT)

    def decide(self, observation: Observation[Any], moves: Sequence[Move], rng: random.Random,
               deadline: Deadline) -> Choice:
        evaluator = observation.seen.game.evaluator
        sound, _ = split_excluded(moves, observation)
        weighed, _ = weigh(observation, sound, worlds(observation, _REGENT.worlds, rng), evaluator.value,
                           evaluator.state_key, deadline, evaluator.likelihood)
        judged, simulations = self._regent.reconsider(observation, weighed, rng, deadline)
        ranking = ranked(judged)
        return Choice(vary(ranking, observation, rng), ranking, evaluator.reason(ranking[0][0], observation),
                      simulations)


def share_won(game: Game[Any], seats: int, number: int, seed: int) -> float:
    """The regent's share of the win in the game with that number; deals repeat as it changes its seat."""
    mine = number % seats
    deal = random.Random(f"ceiling {seed} {number // seats}").getrandbits(64)
    state, rng = game.start(seats, deal, **_OPTIONS.get(game.id, {})), random.Random(f"{seed} {number}")
    marshal, regent = bot("marshal", game), Searcher()
    while state.actor is not None:
        mover = regent if state.actor == mine else marshal
        state.advance(mover.choose(state.observation(state.actor), rng=rng).move)
    winners = state.winners()
    return 1 / len(winners) if mine in winners else 0.0


def measure(game: Game[Any], seats: int, games: int, seed: int) -> None:
    """Play, and print the share so far after every game."""
    wins = 0.0
    for number in range(games):
        wins += share_won(game, seats, number, seed)
        low, high = Standing("regent", number + 1, wins, 0.0, 0.0).interval
        print(f"{game.name}, {seats} seats: the regent won {wins / (number + 1):.1%} ({low:.1%} to {high:.1%}) of "
              f"{number + 1} games, where {1 / seats:.1%} are fair", flush=True)


if __name__ == "__main__":
    _game = load_game(sys.argv[1])
    type(_game.evaluator).simulations *= int(sys.argv[4])
    measure(_game, int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[5]) if len(sys.argv) > 5 else _SEED)
