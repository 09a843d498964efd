"""How strong somebody plays a game, in points on the scale of its levels. Nothing here imports Qt.

A squire has 1,000 points in every game, and the other levels as many as their measured games against one another say
(`engine/bots/ladder.py`): with a difference of 400, somebody wins ten times as often as one opponent. Against several,
each wins in proportion to their strength. What is known of a person is a mean and its standard error. Each game moves
both as Bayes has it, up to the second order, which is Glicko's way with opponents whose strength is known; and between
two games a person may have changed.

A rating is one game's. Points of two games do not compare, as luck has another share in each, so there is none for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from itertools import pairwise
from math import exp, fsum, log, sqrt
from typing import Final, NamedTuple

from engine.bots.ladder import STEPS
from engine.bots.level import LEVELS
from throne_desktop.storage.statistics import ENOUGH, FinishedGame

ANCHOR: Final = "squire"
ANCHORED: Final = 1000.0
"""The points of the level that the others are measured from."""
_SCALE: Final = 400 / log(10)
"""Points for a factor of e in strength."""
_UNKNOWN: Final = 350.0
"""The standard error before the first game, in points."""
_CHANGE: Final = 15.0
"""By how much a person may change from one game to the next: one standard deviation, in points."""
_SURE: Final = 1.96


class Rating(NamedTuple):
    """What is known of somebody's strength after a game."""

    started: datetime
    """When the game was begun."""
    points: float
    error: float
    """The standard error of the points."""

    @property
    def low(self) -> float:
        """The true strength is higher than that 39 times out of 40."""
        return self.points - _SURE * self.error

    @property
    def high(self) -> float:
        """The true strength is lower than that 39 times out of 40."""
        return self.points + _SURE * self.error


@cache
def levels_of(game_id: str) -> Mapping[str, float]:
    """The points of the levels of a game, as far as they were measured, the weakest first; empty if none was."""
    above, found = 0.0, dict[str, float]()
    steps = STEPS.get(game_id, {})
    for below, level in pairwise(LEVELS):
        if level.id not in steps:
            if found:
                break
            continue
        if not found:
            found[below.id] = 0.0
        step = steps[level.id]
        above += _SCALE * log(step.share * (step.seats - 1) / (1 - step.share))
        found[level.id] = above
    if ANCHOR not in found:
        return {}
    return {level: ANCHORED + (points - found[ANCHOR]) for level, points in found.items()}


def ratings(game_id: str, games: Iterable[FinishedGame]) -> tuple[Rating, ...]:
    """What was known after each game of one kind, the first one first, leaving out those that say nothing.

    Those are games with partners, those against a level that was not measured, and those that nobody has won.
    """
    points, error, found = ANCHORED, _UNKNOWN, list[Rating]()
    levels = levels_of(game_id)
    for game in games:
        against = [levels[level] for level in game.opponents if level is not None and level in levels]
        if len(against) < len(game.opponents) or not _tells(game):
            continue
        points, error = _after(points, error, against, float(game.credit))
        found.append(Rating(game.started, points, error))
    return tuple(found)


def shown(found: Sequence[Rating]) -> bool:
    """Whether there are enough of them to be shown."""
    return len(found) >= ENOUGH


def _tells(game: FinishedGame) -> bool:
    """Whether everybody played for themselves, and somebody has won."""
    return bool(game.opponents) and game.fair * game.seats == 1 and game.outcome.value != "nobody"


def _after(points: float, error: float, against: Sequence[float], credit: float) -> tuple[float, float]:
    """The mean and its error after a game in which somebody got that part of the win."""
    variance = error * error + _CHANGE * _CHANGE
    expected = 1 / (1 + fsum([exp((other - points) / _SCALE) for other in against]))
    information = expected * (1 - expected) / (_SCALE * _SCALE)
    variance = 1 / (1 / variance + information)
    return points + variance * (credit - expected) / _SCALE, sqrt(variance)
