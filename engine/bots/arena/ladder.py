"""The ladder of a game: every level against those just below it, and each variant of a level against the level itself.

With two seats a pair of entrants plays one match. With more it plays two: one of the stronger among the weaker, and one
of the weaker among the stronger.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.bots.arena.match import Match, MatchResult, Standing, play_one, standings
from engine.bots.arena.rating import Rating, Table, ratings
from engine.bots.arena.workers import finished
from engine.bots.levels import level_of
from engine.core.errors import BadOption
from engine.core.text import N_

_FURTHEST: Final = 2
"""A level plays those so many steps below it: further down it wins nearly always, which tells little."""

Entrants = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LadderGame:
    """One game of a ladder: who plays, and the number of the game in their match."""

    entrants: Entrants
    number: int


Results = Mapping[LadderGame, MatchResult]
Played = Generator[tuple[LadderGame, MatchResult], None, None]
"""Games as they end; closing it ends those under way."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who plays whom; the seed determines every deal and every choice, and all matches have the same deals."""

    game_id: str
    seats: int
    levels: Entrants
    """Easiest first."""
    variants: Entrants = ()
    """Others, each of which plays the level that its name begins with, as "marshal/corvin" does the marshal."""
    games: int = 100
    """How many in each match, at least; every deal is played from all seats."""
    seed: int = 0

    def check(self) -> None:
        """Raises ValueError on an unknown game, level or variant, a bad number of seats, or too few levels or games."""
        if len(self.levels) < 2:
            raise BadOption(N_("cli", "A ladder needs at least two levels."))
        if len({*self.levels, *self.variants}) < len(self.levels) + len(self.variants):
            raise BadOption(N_("cli", "A ladder can have each level only once: {levels}.").fill(
                levels=(*self.levels, *self.variants)))
        for variant in self.variants:
            if level_of(variant) not in self.levels:
                raise BadOption(N_("cli", "{variant} has nobody to play against: {level} is not on the ladder.").fill(
                    variant=variant, level=level_of(variant)))
        for match in self.matches():
            match.check()
        if self.games <= self.seats:
            raise BadOption(N_("cli", "With this many players, a ladder needs at least {least} games (two deals), "
                                      "not {number}.").fill(
                least=2 * self.seats, number=self.games))

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Who plays whom, the stronger first."""
        for place, level in enumerate(self.levels):
            for below in self.levels[max(0, place - _FURTHEST):place][::-1]:
                yield level, below
        for variant in self.variants:
            yield variant, level_of(variant)

    def matches(self) -> list[Match]:
        """All matches."""
        games = self.games + -self.games % self.seats
        others = self.seats - 1
        tables = [table for one, other in self.pairs()
                  for table in ((one, *[other] * others), (other, *[one] * others))[:1 if others == 1 else 2]]
        return [Match(self.game_id, table, games, self.seed) for table in tables]

    def tasks(self) -> list[LadderGame]:
        """All games, those of all matches in turn: whatever is interrupted has about as many of each."""
        matches = self.matches()
        return [LadderGame(match.entrants, number) for number in range(matches[0].games) for match in matches]


def play(ladder: Ladder, tasks: Sequence[LadderGame], jobs: int = 1,
         cluster: str | None = None) -> Played:
    """The results of these games as soon as they are there, by processes or on a Dask cluster like `match.play`."""
    return _named(tasks, finished(partial(_play_task, ladder), tasks, jobs, cluster))


def _named(tasks: Sequence[LadderGame], results: Generator[tuple[int, MatchResult], None, None]) -> Played:
    with closing(results):
        for number, result in results:
            yield tasks[number], result


def _play_task(ladder: Ladder, task: LadderGame) -> MatchResult:
    return play_one(Match(ladder.game_id, task.entrants, ladder.games, ladder.seed), task.number)


# -- what came of it ---------------------------------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Rung:
    """How an entrant did: its strength, and its games against the one below it on the ladder, if there is one."""

    entrant: str
    rating: Rating
    seconds_per_move: float
    """CPU seconds."""
    below: str | None
    alone: Standing | None
    """One of it among those below; with two seats, against the one below."""
    outnumbered: Standing | None
    """One of those below among several of it; None with two seats."""


def rungs(ladder: Ladder, results: Results) -> list[Rung]:
    """How all entrants did in a ladder that has been played: levels, easiest first, then variants."""
    rated = ratings([_table(match, results) for match in ladder.matches()], ladder.levels[0], ladder.seed)
    below = dict(reversed(list(ladder.pairs())))
    return [_rung(ladder, results, entrant, below.get(entrant), rated[entrant])
            for entrant in (*ladder.levels, *ladder.variants)]


def _rung(ladder: Ladder, results: Results, entrant: str, below: str | None, rating: Rating) -> Rung:
    alone = outnumbered = None
    if below is not None:
        alone = _first(ladder, results, entrant, below)
        outnumbered = _first(ladder, results, below, entrant) if ladder.seats > 2 else None
    return Rung(entrant, rating, _seconds_per_move(results, entrant), below, alone, outnumbered)


def _first(ladder: Ladder, results: Results, one: str, others: str) -> Standing:
    """How one did among so many others."""
    match = Match(ladder.game_id, (one, *[others] * (ladder.seats - 1)), ladder.games, ladder.seed)
    return standings(match, [result for task, result in results.items() if task.entrants == match.entrants])[0]


def _seconds_per_move(results: Results, entrant: str) -> float:
    """The CPU seconds that an entrant takes for a move, in all its games."""
    played = [(result.seconds[place], result.decisions[place]) for task, result in results.items()
              for place, name in enumerate(task.entrants) if name == entrant]
    return sum(seconds for seconds, _ in played) / max(1, sum(decisions for _, decisions in played))


def _table(match: Match, results: Results) -> Table:
    """Who won how many of the games of each deal."""
    seats = len(match.entrants)
    won = {entrant: [0.0] * (match.games // seats) for entrant in match.entrants}
    for number in range(match.games):
        for entrant, share in zip(match.entrants, results[LadderGame(match.entrants, number)].wins, strict=True):
            won[entrant][number // seats] += share
    return Table({entrant: match.entrants.count(entrant) for entrant in won}, won)
