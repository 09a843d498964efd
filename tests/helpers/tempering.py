"""How temperaments show in play: what each would do in the positions of games between steady marshals.

    python -m tests.helpers.tempering throne 2 120

plays that many games and prints, for every habit, how often a bot of each temperament follows it where it has the
choice, in per cent with the half-width of the 95 % interval: habits are the traits of moves, aiming a move at somebody,
paying back whoever struck last, and, with several rivals, aiming at the one who leads. All temperaments choose in the
same positions, after the same thoughts, so that few games tell much. `cost` is what their choices lose in a game, in
per cent of it, by the evaluator's own values; how often they win, `python -m engine match` tells.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from engine.base.game import Game
from engine.base.temper import offender
from engine.bots.base import Deadline
from engine.bots.greedy import split_excluded, vary, weigh, worlds
from engine.bots.leaning import Tally, leaned
from engine.bots.temperaments import STEADY, TEMPERAMENTS
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.registry import load_game

_WORLDS: Final = 48
_CONFIDENCE: Final = 1.96


@dataclass
class Habits:
    """What one temperament does: by habit, how often it could have, and how often it would; and what that costs."""

    could: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    cost: float = 0.0

    def share(self, habit: str) -> tuple[float, float]:
        """How often it follows a habit where it could, and the half-width of the 95 % interval."""
        number = self.could[habit]
        share = self.did[habit] / max(1, number)
        return share, _CONFIDENCE * sqrt(share * (1 - share) / max(1, number))


def tempering(game: Game[Any], seats: int, games: int, seed: int = 0) -> dict[str, Habits]:
    """By temperament: what it would do in the positions of that many games between steady marshals."""
    found = {temperament: Habits() for temperament in TEMPERAMENTS}
    for number in range(games):
        luck = random.Random(f"temper {seed} {number}")
        state = game.start(seats, luck.getrandbits(64))
        while state.actor is not None:
            state.advance(_look(state.observation(state.actor), game.evaluator.values(state), luck, found))
    return found


def _look(observation: Observation[Any], chances: tuple[float, ...], luck: random.Random,
          found: dict[str, Habits]) -> Move:
    """Count what every temperament would choose; returns the move of the steady one."""
    moves, _ = split_excluded(observation.legal_moves(), observation)
    if len(moves) == 1:
        return moves[0]
    evaluator, tally, chosen = observation.seen.game.evaluator, Tally(), luck.getrandbits(32)
    weighed, _ = weigh(observation, moves, worlds(observation, _WORLDS, luck), evaluator.value, evaluator.state_key,
                       Deadline(None), evaluator.likelihood, tally)
    values, followed = dict(weighed), {move: _habits(move, observation, chances) for move in moves}
    made = {}
    for temperament, habits in found.items():
        liked = leaned(weighed, tally, observation, temperament, evaluator.stake(observation), random.Random(chosen))
        move = made[temperament] = vary(liked, observation, random.Random(chosen))
        habits.cost += max(values.values()) - values[move]
        _count(habits, move, followed)
    return made[STEADY]


def _habits(move: Move, observation: Observation[Any], chances: tuple[float, ...]) -> Collection[str]:
    """The habits that a move follows; `chances` tell who leads."""
    evaluator, seat = observation.seen.game.evaluator, observation.seat
    found, aims = set(evaluator.traits(move, observation)), evaluator.aims_at(move, observation)
    if aims:
        found.add("aims")
    if offender(observation) in aims:
        found.add("pays back")
    rivals = [each for each in range(observation.seats) if each != seat]
    if 0 < len(aims) < len(rivals) and max(rivals, key=chances.__getitem__) in aims:
        found.add("at leader")
    return found


def _count(habits: Habits, made: Move, followed: dict[Move, Collection[str]]) -> None:
    """Count the habits that some of the moves follow, but not all."""
    number = Counter(habit for each in followed.values() for habit in each)
    for habit, able in number.items():
        if able < len(followed):
            habits.could[habit] += 1
            habits.did[habit] += habit in followed[made]


def _print(found: dict[str, Habits], games: int, seats: int) -> None:
    habits = sorted(found[STEADY].could)
    print(f"{'':<10}{'cost':>7}", *(f"{habit:>12}" for habit in habits))
    for temperament, each in found.items():
        cost = 100 * (each.cost - found[STEADY].cost) / games / seats
        shares = [each.share(habit) for habit in habits]
        print(f"{temperament:<10}{cost:>7.1f}", *(f"{100 * share:>7.1f} ±{100 * half:>3.1f}" for share, half in shares))
    print(f"{'choices':<17}", *(f"{found[STEADY].could[habit]:>12}" for habit in habits))


if __name__ == "__main__":
    _print(tempering(load_game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])), int(sys.argv[3]), int(sys.argv[2]))
