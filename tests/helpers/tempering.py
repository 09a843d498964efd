"""How a temperament shows in play, and what it costs: games of one such bot against steady ones of the same level.

    python -m tests.helpers.tempering throne 2 200 bold

plays that many games, the bot at every seat in turn on the same deals, and prints its share of the wins; then for every
trait of moves how often it makes such a move where it has the choice, beside how often the steady ones do; how often
it strikes at whoever struck it last, and at the leader; and how often its events happen to it in a game. Intervals are
of 95 %.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from engine.base.game import Game
from engine.base.temper import offender
from engine.bots.greedy import GreedyBot, split_excluded
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.registry import load_game

_CONFIDENCE: Final = 1.96


@dataclass
class Habits:
    """What one side did: by habit, how often it could have, and how often it did; its events; its games."""

    could: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    games: int = 0

    def count(self, habit: str, able: int, among: int, done: bool) -> None:
        """Count a decision in which some of the moves, but not all, would have followed a habit."""
        if 0 < able < among:
            self.could[habit] += 1
            self.did[habit] += done

    def share(self, habit: str) -> float:
        """How often it followed a habit where it could, from 0 to 1."""
        return self.did[habit] / max(1, self.could[habit])


@dataclass
class Tempering:
    """A temperament among steady bots: the habits of both, and the wins of the one."""

    tempered: Habits = field(default_factory=Habits)
    steady: Habits = field(default_factory=Habits)
    wins: float = 0.0
    games: int = 0


def tempering(game: Game[Any], seats: int, games: int, temperament: str, seed: int = 0) -> Tempering:
    """Games of one bot of that temperament among steady ones; it sits at every seat in turn on the same deals."""
    found = Tempering()
    for number in range(games):
        _play(game, seats, number % seats, f"{seed} {number // seats}", temperament, found)
    return found


def _play(game: Game[Any], seats: int, place: int, seed: str, temperament: str, found: Tempering) -> None:
    luck = random.Random(f"temper {seed}")
    state = game.start(seats, luck.getrandbits(64))
    tempered, steady = GreedyBot("marshal", temperament), GreedyBot("marshal")
    while state.actor is not None:
        seat, events = state.actor, list[Event]()
        observation = state.observation(seat)
        habits = found.tempered if seat == place else found.steady
        move = (tempered if seat == place else steady).choose(observation, rng=luck).move
        _look(habits, move, observation, game.evaluator.values(state))
        state.apply(move, events)
        for event in events:
            if event.seat is not None:
                (found.tempered if event.seat == place else found.steady).events[event.name] += 1
    winners = state.winners()
    found.wins += place in winners and 1 / len(winners)
    found.games += 1
    found.tempered.games += 1
    found.steady.games += seats - 1


def _look(habits: Habits, made: Move, observation: Observation[Any], chances: tuple[float, ...]) -> None:
    """Count which habits the move made follows, of those that it might have followed."""
    evaluator = observation.seen.game.evaluator
    moves, _ = split_excluded(observation.legal_moves(), observation)
    traits = {move: evaluator.traits(move, observation) for move in moves}
    if made not in traits:
        return
    for trait in {trait for found in traits.values() for trait in found}:
        habits.count(trait, sum(trait in found for found in traits.values()), len(moves), trait in traits[made])
    aims = {move: evaluator.aims_at(move, observation) for move in moves}
    habits.count("aims", sum(map(bool, aims.values())), len(moves), bool(aims[made]))
    who = offender(observation)
    if who is not None:
        habits.count("pays back", sum(who in aim for aim in aims.values()), len(moves), who in aims[made])
    if aims[made] and observation.seats > 2:
        first = max((seat for seat in range(observation.seats) if seat != observation.seat), key=chances.__getitem__)
        able = [aim for aim in aims.values() if aim]
        habits.count("at the leader", sum(first in aim for aim in able), len(able), first in aims[made])


# -- printing ----------------------------------------------------------------------------------------------------------

def _interval(share: float, number: int) -> str:
    """A share in per cent with its 95 % interval (Wilson) and the number it comes from."""
    if not number:
        return "      -"
    square = _CONFIDENCE ** 2
    middle = (share + square / (2 * number)) / (1 + square / number)
    reach = _CONFIDENCE * sqrt(share * (1 - share) / number + square / (4 * number ** 2)) / (1 + square / number)
    return f"{share:6.1%} ({middle - reach:.1%} to {middle + reach:.1%}, {number})"


def _print(found: Tempering) -> None:
    print(f"wins {_interval(found.wins / found.games, found.games)}")
    for habit in sorted(found.tempered.could | found.steady.could):
        one, other = (f"{_interval(side.share(habit), side.could[habit])}" for side in (found.tempered, found.steady))
        print(f"{habit:<16} {one:<36} steady {other}")
    for name in sorted(found.tempered.events | found.steady.events):
        one, other = found.tempered.events[name] / found.games, found.steady.events[name] / found.steady.games
        print(f"{name:<24} {one:7.2f} a game   steady {other:7.2f}")


if __name__ == "__main__":
    _print(tempering(load_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], *map(int, sys.argv[5:])))
