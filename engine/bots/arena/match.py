"""Matches between bots: every deal is played once from each seating, so that no entrant has better luck."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, Final

from engine.base.game import Game
from engine.bots.arena.finished_lines import KeptResults, completed
from engine.bots.levels import bot
from engine.core.errors import BadOption
from engine.core.text import N_
from engine.games.registry import load_game
from engine.session.own_edition import OwnEdition

_CONFIDENCE: Final = 1.96
"""The half-width of a 95 % confidence interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Match:
    """A number of games between entrants, one level per seat; the seed determines every deal and every choice."""

    game_id: str
    entrants: tuple[str, ...]
    games: int
    seed: int = 0
    own: OwnEdition | None = None
    """The edition of somebody's own that is played in; None for today's edition of the game."""

    def check(self) -> None:
        """Raises ValueError on an unknown game or level, a bad number of seats, or no games at all."""
        game = load_game(self.game_id)
        game.check(len(self.entrants), self.seed, self.options, self.edition)
        for level in self.entrants:
            bot(level, game)
        if self.games < 1:
            raise BadOption(N_("cli", "A match needs at least one game, not {number}.").fill(number=self.games))

    @property
    def edition(self) -> int | None:
        """The number of the edition that is changed for it; None for today's."""
        return None if self.own is None else self.own.number

    @property
    def options(self) -> dict[str, str]:
        """The options of every game."""
        return {} if self.own is None else self.own.options(len(self.entrants))

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrant at each seat in the game with that number, counted from 0."""
        seats = len(self.entrants)
        return tuple((seat + number) % seats for seat in range(seats))

    def seed_of(self, number: int) -> int:
        """The seed of the game with that number; it stays the same until every entrant has sat at every seat."""
        return random.Random(f"deal {self.seed} {number // len(self.entrants)}").getrandbits(64)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """One game, by entrant: share of the win, score, number of decisions, and CPU seconds spent on them."""

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
    """CPU seconds, so that other programs and processes change little."""

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


def play(match: Match, jobs: int = 1, cluster: str | None = None,
         kept: KeptResults[MatchResult] | None = None) -> Iterator[MatchResult]:
    """The result of every game in order, played by `jobs` processes at a time or on the Dask cluster at an address.

    Those that are kept are not played again. Raises ValueError like `Match.check` and `run`.
    """
    match.check()
    return completed(partial(play_one, match), match.games, jobs, cluster, kept)


def standings(match: Match, outcomes: Sequence[MatchResult]) -> tuple[Standing, ...]:
    """Every entrant's results, in the order of the entrants."""
    return tuple(_standing(level, entrant, outcomes) for entrant, level in enumerate(match.entrants))


def _standing(level: str, entrant: int, outcomes: Sequence[MatchResult]) -> Standing:
    games = len(outcomes)
    decisions = sum(outcome.decisions[entrant] for outcome in outcomes)
    seconds = sum(outcome.seconds[entrant] for outcome in outcomes)
    return Standing(level, games, sum(outcome.wins[entrant] for outcome in outcomes),
                    sum(outcome.scores[entrant] for outcome in outcomes) / games, seconds / max(1, decisions))


def play_one(match: Match, number: int) -> MatchResult:
    """The result of the game with that number."""
    game = load_game(match.game_id)
    seating = match.seating(number)
    start = game.start(len(seating), match.seed_of(number), edition=match.edition, **match.options)
    state, decisions, seconds = _play_out(game, start, [match.entrants[entrant] for entrant in seating],
                                          match.seed_of(number))
    winners, scores = state.winners(), state.scores()
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    seats = sorted(range(state.seats), key=lambda seat: seating[seat])
    return MatchResult(tuple(wins[seat] for seat in seats), tuple(scores[seat] for seat in seats),
                   tuple(decisions[seat] for seat in seats), tuple(seconds[seat] for seat in seats))


def _play_out(game: Game[Any], state: Any, levels: Sequence[str],
              seed: int) -> tuple[Any, list[int], list[float]]:
    """The final state of a game from its start; by seat, how many decisions were between several moves, and their time.

    That is in CPU seconds.
    """
    bots = [bot(level, game) for level in levels]
    thoughts = random.Random(f"thoughts {seed}")
    decisions, seconds = [0] * len(levels), [0.0] * len(levels)
    while state.actor is not None:
        seat = state.actor
        observation = state.observation(seat)
        began = time.process_time()
        choice = bots[seat].choose(observation, rng=thoughts)
        if len(choice.ranking) > 1:
            decisions[seat] += 1
            seconds[seat] += time.process_time() - began
        state.apply(choice.move)
    return state, decisions, seconds
