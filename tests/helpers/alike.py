"""What time tells: worlds that look alike, and whether the times of what happens in them do.

`python -m tests.helpers.alike` prints, for every phase of every game, in how many decisions the legal moves are a
secret, and in how many even their number is. `python -m tests.helpers.alike imposter-kings marshal 200` measures in
that many pairs of worlds how long real processes take to answer, on a clock, and how long if they did so at once.
"""

from __future__ import annotations

import random
import sys
import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from engine import GAMES, load_game
from engine.base.game import Game
from engine.bots.timing import Timing, draw_timing, is_forced
from engine.core.observe import Observation
from engine.core.state import State
from tests.helpers.decisions import decisions

if TYPE_CHECKING:
    from throne_desktop.services.bots.bot_worker import BotWorker

_WORLDS: Final = 8
_A_CHECK: Final = 0.0002
"""Seconds of virtual time that pass whenever somebody looks at the clock."""
_ONCE_IN_A_THOUSAND: Final = 1.95
"""Two samples of the same times differ by more than this, times sqrt(1/n + 1/m), once in a thousand tests."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two worlds that somebody cannot tell apart: one in which the actor has fewer moves, if there is one, another."""

    fewer: State
    more: State

    @property
    def differ(self) -> bool:
        """Whether the actor has other moves in one than in the other."""
        return list(self.fewer.legal_moves()) != list(self.more.legal_moves())

    @property
    def hides_choice(self) -> bool:
        """Whether the actor has a choice in one and none in the other."""
        return len(self.fewer.legal_moves()) == 1 < len(self.more.legal_moves())


class VirtualTime:
    """Time that passes only while a bot thinks or waits: `look` and `sleep` are for the clock's functions."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waited = 0.0
        """How much of it somebody waited."""

    def look(self) -> float:
        """A bot looks at the clock for each move that it tries."""
        self.now += _A_CHECK
        return self.now

    def sleep(self, seconds: float) -> None:
        """Somebody waits."""
        self.now += seconds
        self.waited += seconds


def pair_of(seen: Observation[Any], rng: random.Random) -> Pair:
    """Of some worlds that an observation allows, the one with the fewest moves and the one with the most."""
    worlds = sorted((seen.sample(rng) for _ in range(_WORLDS)), key=lambda world: len(world.legal_moves()))
    return Pair(worlds[0], worlds[-1])


def pairs(game: Game[Any], number: int, seed: int = 0, *, public: bool = False) -> Iterator[Pair]:
    """Pairs of worlds alike for the seat behind the actor, or for the public; at every number of seats."""
    rng = random.Random(seed)
    for state in decisions(game, number, seed, level="random", forced=True):
        actor = state.actor or 0
        yield pair_of(state.public_observation(actor) if public else state.observation((actor + 1) % state.seats), rng)


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """How far apart the distributions of two samples are, from 0 to 1 (Kolmogorov and Smirnov)."""
    first, second = sorted(one), sorted(other)
    return max(abs(bisect_right(first, value) / len(first) - bisect_right(second, value) / len(second))
               for value in (*first, *second))


def most_by_chance(one: Sequence[float], other: Sequence[float]) -> float:
    """The distance that two samples of one distribution keep below, but for once in a thousand times."""
    return _ONCE_IN_A_THOUSAND * sqrt(1 / len(one) + 1 / len(other))


def main() -> None:
    """Print what depends on hidden cards, or the times of answers."""
    if len(sys.argv) == 1:
        for name in GAMES:
            _survey(load_game(name))
    else:
        _measure(load_game(sys.argv[1]), sys.argv[2], int(sys.argv[3]))


# -- which decisions ---------------------------------------------------------------------------------------------------

def _survey(game: Game[Any], number: int = 400) -> None:
    met, secret, counted, forced = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    rng = random.Random(1)
    for state in decisions(game, number, forced=True):
        public = state.public_observation(state.actor or 0)
        moves = [tuple(public.sample(rng).legal_moves()) for _ in range(_WORLDS)]
        met[state.phase] += 1
        secret[state.phase] += len(set(moves)) > 1
        counted[state.phase] += len({len(each) == 1 for each in moves}) > 1
        forced[state.phase] += is_forced(public)
    for phase, times in sorted(met.items()):
        print(f"{game.id:18} {phase:12} {times:4} met, moves a secret in {secret[phase]:4}, whether there are several "
              f"in {counted[phase]:4}; forced for all to see in {forced[phase]:4}")


# -- on a clock --------------------------------------------------------------------------------------------------------

def _measure(game: Game[Any], level: str, number: int) -> None:
    from PySide6.QtCore import QCoreApplication

    from throne_desktop.services.bots.bot_worker import BotWorker

    application, worker, rng = QCoreApplication([]), BotWorker(), random.Random(1)
    found = list(_secret_pairs(game, number))
    for world in [pair.fewer for pair in found[:20]]:       # every seat has its process
        _time_of(world, level, worker, Timing(0.0))
    for drawn in (True, False):
        times: dict[bool, list[float]] = {False: [], True: []}
        for pair in found:
            for more in rng.sample((False, True), 2):
                world = pair.more if more else pair.fewer
                public = world.public_observation(world.actor or 0)
                timing = draw_timing(level, public, rng) if drawn else Timing(draw_timing(level, public, rng).thinking)
                times[more].append(_time_of(world, level, worker, timing))
        fewer, more = times[False], times[True]
        print(f"{game.id}, {level}, {'at drawn times' if drawn else 'at once'}, {number} pairs: with fewer moves "
              f"{_figures(fewer)}; with more {_figures(more)}; distance {distance(fewer, more):.3f}, by chance below "
              f"{most_by_chance(fewer, more):.3f}", flush=True)
    worker.close()
    del application


def _time_of(world: State, level: str, worker: BotWorker, timing: Timing) -> float:
    """How many seconds the process of the actor takes to answer."""
    from throne_desktop.modes.loop import turn_until

    answers: list[float] = []
    worker.chosen.connect(hear := lambda _request, _choice: answers.append(time.perf_counter()))
    begun = time.perf_counter()
    worker.think(1, level, world.observation(world.actor or 0), 1, timing)
    turn_until(lambda: bool(answers), 30.0)
    worker.chosen.disconnect(hear)
    return answers[0] - begun


def _secret_pairs(game: Game[Any], number: int) -> Iterator[Pair]:
    found = 0
    for pair in pairs(game, 10 ** 6):
        if pair.differ:
            yield pair
            found += 1
            if found == number:
                return


def _figures(times: Sequence[float]) -> str:
    ordered = sorted(times)
    return (f"{ordered[0] * 1000:.0f} to {ordered[-1] * 1000:.0f} ms, median {ordered[len(ordered) // 2] * 1000:.0f}")


if __name__ == "__main__":
    main()
