"""Matches between bots: every deal is played once from each seating, so that no entrant has better luck."""

from __future__ import annotations

import multiprocessing
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool
from typing import Any, Final

from engine.base.game import Game
from engine.bots.levels import bot
from engine.core.errors import BadOption
from engine.games.registry import load_game

MOST_JOBS: Final = 256
"""The most processes; each takes about 30 MB."""
_CONFIDENCE: Final = 1.96
"""The half-width of a 95 % confidence interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Match:
    """A number of games between entrants, one level per seat; the seed determines every deal and every choice."""

    game_id: str
    entrants: tuple[str, ...]
    games: int
    seed: int = 0

    def check(self) -> None:
        """Raises ValueError on an unknown game or level, a bad number of seats, or no games at all."""
        game = load_game(self.game_id)
        game.check(len(self.entrants), self.seed, {})
        for level in self.entrants:
            bot(level, game)
        if self.games < 1:
            raise BadOption(f"A match has at least one game, not {self.games}.")

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrant at each seat in the game with that number, counted from 0."""
        seats = len(self.entrants)
        return tuple((seat + number) % seats for seat in range(seats))

    def seed_of(self, number: int) -> int:
        """The seed of the game with that number; it stays the same until every entrant has sat at every seat."""
        return random.Random(f"deal {self.seed} {number // len(self.entrants)}").getrandbits(64)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """One game, by entrant: share of the win, score, number of decisions, and seconds spent on them."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant's results; a shared win counts as a fraction."""

    level: str
    games: int
    wins: float
    mean_score: float
    seconds_per_move: float

    @property
    def win_rate(self) -> float:
        """Wins per game."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate (Wilson)."""
        rate, games, z = self.win_rate, self.games, _CONFIDENCE
        middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
        reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
        return max(0.0, middle - reach), min(1.0, middle + reach)


def play(match: Match, jobs: int = 1) -> Iterator[MatchResult]:
    """The result of every game in order, played by `jobs` processes at a time.

    Raises ValueError like `Match.check`, and on too few or too many processes.
    """
    match.check()
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOption(f"From 1 to {MOST_JOBS} processes can play, not {jobs}.")
    one_game = partial(_play_one, match)
    return map(one_game, range(match.games)) if jobs == 1 else _play_in_pool(one_game, match.games, jobs)


def _play_in_pool(one_game: Callable[[int], MatchResult], games: int, jobs: int) -> Iterator[MatchResult]:
    with ExitStack() as pool_ends:
        with _interrupts_later():
            pool = pool_ends.enter_context(_spawned(min(jobs, games)))
        yield from pool.imap(one_game, range(games))


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Delay interrupts until the end of the block, so that nothing is left half started."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        with _interrupts_blocked():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block interrupts for processes started in the block, which cannot yet ignore them on their own."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()   # started within the block, it would unblock interrupts
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _spawned(jobs: int) -> Pool:
    return multiprocessing.get_context("spawn").Pool(jobs, _ignore_interrupts)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def standings(match: Match, outcomes: Sequence[MatchResult]) -> tuple[Standing, ...]:
    """Every entrant's results, in the order of the entrants."""
    return tuple(_standing(level, entrant, outcomes) for entrant, level in enumerate(match.entrants))


def _standing(level: str, entrant: int, outcomes: Sequence[MatchResult]) -> Standing:
    games = len(outcomes)
    decisions = sum(outcome.decisions[entrant] for outcome in outcomes)
    seconds = sum(outcome.seconds[entrant] for outcome in outcomes)
    return Standing(level, games, sum(outcome.wins[entrant] for outcome in outcomes),
                    sum(outcome.scores[entrant] for outcome in outcomes) / games, seconds / max(1, decisions))


def _play_one(match: Match, number: int) -> MatchResult:
    game = load_game(match.game_id)
    seating = match.seating(number)
    state, decisions, seconds = _play_out(game, [match.entrants[entrant] for entrant in seating], match.seed_of(number))
    winners, scores = state.winners(), state.scores()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    seats = sorted(range(state.seats), key=lambda seat: seating[seat])
    return MatchResult(tuple(wins[seat] for seat in seats), tuple(scores[seat] for seat in seats),
                   tuple(decisions[seat] for seat in seats), tuple(seconds[seat] for seat in seats))


def _play_out(game: Game[Any], levels: Sequence[str], seed: int) -> tuple[Any, list[int], list[float]]:
    """The final state and, by seat, the number of decisions between several moves and the seconds spent on them."""
    state = game.start(len(levels), seed)
    bots = [bot(level, game) for level in levels]
    thoughts = random.Random(f"thoughts {seed}")
    decisions, seconds = [0] * len(levels), [0.0] * len(levels)
    while state.actor is not None:
        seat = state.actor
        observation = state.observation(seat)
        began = time.perf_counter()
        choice = bots[seat].choose(observation, rng=thoughts)
        if len(choice.ranking) > 1:
            decisions[seat] += 1
            seconds[seat] += time.perf_counter() - began
        state.apply(choice.move)
    return state, decisions, seconds
