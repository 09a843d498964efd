"""When a bot answers: at a moment that depends on what everybody knows, so that it tells nothing of hidden cards.

A bot with one move has nothing to think about, one with a secret answer has. So all answers to the same question are
given after a time drawn beforehand, whatever was thought until then, and thinking ends well before it.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any, Final

from engine.bots.level import AT_ONCE, Pace
from engine.bots.levels import BY_ID, RANDOM, level_of
from engine.core.observe import Observation
from engine.version import is_compiled


@dataclass(frozen=True, slots=True)
class Timing:
    """When an answer is given, counted in seconds from when its question was understood."""

    thinking: float
    """How long the bot may think."""
    drawn: float = 0.0
    """How long nobody is told what it has found, if it is a secret how much there was to think about."""
    pause: float = 0.0
    """How long its answer waits at least, so that people can follow."""

    @property
    def after(self) -> float:
        """How many seconds pass until the answer."""
        return max(self.drawn, self.pause)


_WORLDS: Final = 40
"""Of a card that one hand in ten holds, 1.5 % of such samples know nothing."""
_LONGEST_LATE: Final = 1.0


def pace_of(entrant: str, *, forced: bool = False, asks_several: bool = False) -> Pace:
    """How fast a bot answers, by public facts alone: its level, whether its move is forced, or several are asked."""
    id_ = level_of(entrant)
    if forced or id_ == RANDOM:
        return AT_ONCE
    level = BY_ID[id_]
    return level.soon if asks_several or is_compiled() else level.pace


def draw_timing(entrant: str, public: Observation[Any], rng: random.Random, *, pause: float = 0.0) -> Timing:
    """The moment of the actor's answer. `public` is what everybody may know, and nothing else comes into it.

    The times that can be drawn begin with `pause`, in seconds, if that is longer than a thought.
    """
    several = public.seen.game.table.reaction(public) is not None
    pace = pace_of(entrant, forced=is_forced(public), asks_several=several)
    return Timing(pace.thinking, max(pace.first, pause) + rng.random() * pace.spread, pause)


def is_forced(public: Observation[Any]) -> bool:
    """Whether everybody can tell that the actor has only one move: it is the same in some worlds drawn.

    Always the same worlds are drawn, so the answer depends on the observation alone.
    """
    rng, only = random.Random(0), None
    for _ in range(_WORLDS):
        moves = public.sample(rng).legal_moves()
        if len(moves) != 1 or only not in (None, moves[0]):
            return False
        only = moves[0]
    return True


class Keeper:
    """Keeps answers until their timing. Where one was late, on a slow machine, all that follow come so much later.

    Otherwise only answers that took long would be late there, and be told apart by it.
    """

    def __init__(self) -> None:
        self._begun = time.perf_counter()
        self._late = 0.0

    def begin(self) -> None:
        """A question has been understood."""
        self._begun = time.perf_counter()

    def wait(self, after: float) -> None:
        """Return `after` seconds after the beginning."""
        left = self._begun + after + self._late - time.perf_counter()
        if left > 0.0:
            time.sleep(left)
        elif after:
            self._late = min(self._late - left, _LONGEST_LATE)
