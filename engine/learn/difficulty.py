"""How hard an exercise is: the rating of somebody who solves it every other time, found by how the levels solve it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import fsum
from typing import Any, Final

from engine.base.game import Game
from engine.bots.levels import bot
from engine.learn.exercises import Exercise
from engine.learn.rating import SCALE, START, chance

SOLVERS: Final[Mapping[str, float]] = {"page": 1226.0, "squire": START, "knight": 1670.0}
"""The levels that solve exercises, and the rating of each: as `abilities` finds them, where a squire has 1500 points.

The higher ones found the answers, so they tell nothing.
"""
TRIES: Final = 40
"""How often each of them solves an exercise, with other luck each time."""
_USUAL: Final = START
_SPREAD: Final = 300.0
"""What is believed of a difficulty before any answer: the mean and the standard deviation, in points."""
_LEAST: Final = 0
_MOST: Final = 3000


def solved_by_levels(game: Game[Any], exercise: Exercise) -> tuple[int, ...]:
    """How often each of `SOLVERS` makes a right move in so many `TRIES`; the same each time it is asked."""
    observation = exercise.observation()
    return tuple(sum(exercise.is_right(player.choose(observation, rng=random.Random(f"{exercise.name} {number}")).move)
                     for number in range(TRIES)) for player in (bot(level, game) for level in SOLVERS))


def measured(game: Game[Any], exercise: Exercise) -> Exercise:
    """The exercise with how often the levels solve it, and how hard that makes it."""
    solved = solved_by_levels(game, exercise)
    return replace(exercise, solved=solved, difficulty=difficulty(solved))


def difficulty(solved: Sequence[int], abilities: Mapping[str, float] = SOLVERS) -> int:
    """The most likely difficulty, given how often each of the levels solved an exercise."""
    low, high = float(_LEAST), float(_MOST)
    while high - low > 0.1:
        middle = (low + high) / 2.0
        expected = fsum([TRIES * chance(ability, middle) for ability in abilities.values()])
        believed = (middle - _USUAL) / _SPREAD ** 2 * SCALE
        if expected - believed > sum(solved):
            low = middle        # they would have solved it more often: it is harder
        else:
            high = middle
    return round((low + high) / 2.0)


def abilities(solved: Sequence[Sequence[int]]) -> dict[str, float]:
    """The most likely ratings of the levels, given how often each solved every exercise; a squire has `START`."""
    found = dict(SOLVERS)
    for _ in range(200):
        hard = [difficulty(each, found) for each in solved]
        for place, level in enumerate(found):
            low, high = float(_LEAST), float(_MOST)
            while high - low > 0.1:
                middle = (low + high) / 2.0
                if fsum([TRIES * chance(middle, each) for each in hard]) < sum(each[place] for each in solved):
                    low = middle
                else:
                    high = middle
            found[level] = (low + high) / 2.0
        found = {level: value - found["squire"] + START for level, value in found.items()}
    return found
