"""Statistics that mean what they say: which games count, and one definition of every figure. Nothing here imports Qt.

They come from the records alone, so a game that is deleted is no longer counted, and one that is brought back is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from fractions import Fraction
from functools import cache
from itertools import takewhile
from math import fsum, sqrt
from typing import Final, NamedTuple

from engine.bots.level import LEVELS
from engine.games.registry import GAMES
from engine.learn.sides import fair_share, partners
from engine.session import Summary

ENOUGH: Final = 10
"""From so many games on, a share of wins is told; of fewer it would say more than anybody knows."""
REVIEWS: Final = 5
"""Accuracy is the mean of so many reviewed games, and nothing is said of fewer."""
LATEST: Final = 10
"""So many games are shown one by one, the last ones."""
STREAK: Final = 3
"""From so many wins on, they are called wins in a row."""
MIXED: Final = "mixed"
"""What stands for the level of a table whose bots have several, or one that this version does not know."""
LEVEL_IDS: Final = tuple(level.id for level in LEVELS)
_LONG_AGO: Final = datetime(1970, 1, 1, tzinfo=UTC)
_SURE: Final = 1.96
"""Standard errors on either side within which the truth lies 19 times of 20."""


# -- which games count -------------------------------------------------------------------------------------------------

class Sort(Enum):
    """Every game is of one sort: the first of these that it can be."""

    WATCHED = "watched"
    """Only bots played."""
    SEVERAL = "several"
    """Several people played."""
    UNFINISHED = "unfinished"
    """A person alone against bots has neither played it to its end nor conceded it: neither won nor lost."""
    RESEATED = "reseated"
    """Some seat changed hands on the way, so nobody knows whose game it was."""
    PRACTICE = "practice"
    """The deal could be known."""
    ASSISTED = "assisted"
    """The person had help: a hint, a teacher, a look at what was hidden, or at how the game could go on."""
    COUNTS = "counts"
    """A person alone finished it against bots, without help and with an unknown deal."""


APART: Final = (Sort.ASSISTED, Sort.PRACTICE, Sort.RESEATED, Sort.UNFINISHED, Sort.SEVERAL, Sort.WATCHED)
"""The sorts that are told apart, in this order, and never mixed with the games that count."""


def sort_of(summary: Summary) -> Sort:
    """Of which sort a game is, as it was when it ended for the first time."""
    summary = summary.as_it_counts
    people = sum(player.is_person for player in summary.players)
    if people != 1:
        return Sort.SEVERAL if people else Sort.WATCHED
    if summary.result is None:
        return Sort.UNFINISHED
    if summary.reseated:
        return Sort.RESEATED
    if summary.practice:
        return Sort.PRACTICE
    return Sort.ASSISTED if summary.assisted else Sort.COUNTS


def person_of(summary: Summary) -> int:
    """The seat of the person who played alone."""
    return next(seat for seat, player in enumerate(summary.players) if player.is_person)


# -- one game ----------------------------------------------------------------------------------------------------------

class Outcome(Enum):
    """How a finished game ended for its only person."""

    WON = "won"
    SHARED = "shared"
    """Others won as well who were not partners."""
    LOST = "lost"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game of a person alone."""

    level: str
    seats: int
    outcome: Outcome
    credit: Fraction
    """The part of the win that is the person's: 1, or less if others won as well, or 0."""
    fair: Fraction
    """The part that each would get if all played equally well: one of so many sides."""
    accuracy: float | None = None
    """By its review, if there is one that compares with the latest."""
    started: datetime = _LONG_AGO
    opponents: tuple[str | None, ...] = ()
    """The levels of all bots at the table, in the order of their seats."""


class FaultCost(NamedTuple):
    """A move that a review calls poor: the id of its fault, what it cost as a chance to win, the moves before it."""

    fault: str
    cost: float
    moves: int


class Reviewed(NamedTuple):
    """What a kept review says of a seat: by what it measured, which tells reviews apart that do not compare."""

    measure: str
    accuracy: float | None
    costs: tuple[FaultCost, ...]


def level_of(summary: Summary) -> str:
    """The level of all bots at a table, or MIXED."""
    levels = {player.level for player in summary.players if player.level is not None}
    level = levels.pop() if len(levels) == 1 else MIXED
    return level if level in LEVEL_IDS else MIXED


def played(summary: Summary, accuracy: float | None = None, seat: int | None = None) -> FinishedGame:
    """A finished game of a person alone, or at a `seat` of several people, as statistics see it: its first end decides.
    """
    summary = summary.as_it_counts
    if summary.result is None:
        raise ValueError("The game is not over.")
    seats, seat = len(summary.players), person_of(summary) if seat is None else seat
    side, winners = side_of(summary.game, seats, seat), set(summary.result.winners)
    credit = Fraction(len(winners & side), len(winners)) if seat in winners else Fraction(0)
    fair = _fair(summary.game, seats)
    opponents = tuple(player.level for player in summary.players if not player.is_person)
    return FinishedGame(level_of(summary), seats, outcome_at(summary, seat), credit, fair, accuracy, summary.started,
                        opponents)


def outcome_at(summary: Summary, seat: int) -> Outcome:
    """How a finished game ended for a seat. Raises ValueError for one that is not over."""
    if summary.result is None:
        raise ValueError("The game is not over.")
    winners = set(summary.result.winners)
    if seat in winners:
        return Outcome.WON if winners <= side_of(summary.game, len(summary.players), seat) else Outcome.SHARED
    return Outcome.LOST if winners or summary.result.conceded is not None else Outcome.NOBODY


side_of = cache(partners)
"""The seats that win together with a seat, asked once for each table: a game has to be laid out to be asked."""
_fair = cache(fair_share)


# -- figures of several games ------------------------------------------------------------------------------------------

class WinsVerdict(Enum):
    """How wins compare with the fair share."""

    TOO_FEW = "too few"
    ABOVE = "above"
    BELOW = "below"
    ALIKE = "alike"
    """No difference can be told."""


class Range(NamedTuple):
    """Where the true share of wins lies, 19 times of 20."""

    low: float
    high: float


class GamesScore(NamedTuple):
    """Some games together."""

    games: int = 0
    won: int = 0
    """Alone, or with partners."""
    shared: int = 0
    credit: Fraction = Fraction(0)
    """The wins, where a shared one counts in part."""
    fair: Fraction = Fraction(0)
    """How many wins would be the fair share."""

    @property
    def share(self) -> float:
        """The share of the wins."""
        return float(self.credit / self.games) if self.games else 0.0

    @property
    def fair_part(self) -> float:
        """The fair share of the wins."""
        return float(self.fair / self.games) if self.games else 0.0

    @property
    def likely(self) -> Range | None:
        """Where the true share of wins lies (Wilson's interval); None for fewer games than ENOUGH."""
        if self.games < ENOUGH:
            return None
        share, square = self.share, _SURE * _SURE
        middle = (share + square / (2 * self.games)) / (1 + square / self.games)
        spread = share * (1 - share) / self.games + square / (4 * self.games * self.games)
        reach = _SURE * sqrt(spread) / (1 + square / self.games)
        return Range(max(0.0, middle - reach), min(1.0, middle + reach))

    @property
    def verdict(self) -> WinsVerdict:
        """More or fewer than the fair share, if that share lies outside of where the true one is likely to be."""
        likely = self.likely
        if likely is None:
            return WinsVerdict.TOO_FEW
        if likely.low > self.fair_part:
            return WinsVerdict.ABOVE
        return WinsVerdict.BELOW if likely.high < self.fair_part else WinsVerdict.ALIKE


def score_of(games: Iterable[FinishedGame]) -> GamesScore:
    """Some games together."""
    return _summed(Counter((game.outcome, game.credit, game.fair) for game in games))


def _summed(found: Mapping[tuple[Outcome, Fraction, Fraction], int]) -> GamesScore:
    """So many games of each kind together: to add up a fraction for each game takes long."""
    ended = Counter[Outcome]()
    for (outcome, _, _), number in found.items():
        ended[outcome] += number
    return GamesScore(ended.total(), ended[Outcome.WON], ended[Outcome.SHARED],
                      sum((number * credit for (_, credit, _), number in found.items()), Fraction(0)),
                      sum((number * fair for (_, _, fair), number in found.items()), Fraction(0)))


class Accuracy(NamedTuple):
    """How accurately the last REVIEWS reviewed games were played, and the REVIEWS before them (None for fewer)."""

    last: float
    before: float | None


def accuracy_of(found: Sequence[float]) -> Accuracy | None:
    """The accuracy of reviewed games, the first one first; None if they are fewer than REVIEWS."""
    if len(found) < REVIEWS:
        return None
    before = found[-2 * REVIEWS:-REVIEWS]
    return Accuracy(fsum(found[-REVIEWS:]) / REVIEWS, fsum(before) / REVIEWS if len(before) == REVIEWS else None)


_Group = tuple[str, int, Outcome, Fraction, Fraction]
"""Level, players, how it ended, the part of the win, the fair one."""


@dataclass(frozen=True, slots=True)
class OfGame:
    """The games of one kind that count, the first one first."""

    game_id: str
    games: tuple[FinishedGame, ...] = ()
    _counted: Counter[_Group] = field(default_factory=Counter, compare=False, repr=False)
    """How many games of each group there are: pages ask often, and of thousands of games."""

    _at: dict[tuple[str | None, int | None], GamesScore] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        self._counted.update((game.level, game.seats, game.outcome, game.credit, game.fair) for game in self.games)

    @property
    def score(self) -> GamesScore:
        """All of them."""
        return self.at()

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that were met, easiest first, MIXED last."""
        met = {group[0] for group in self._counted}
        return tuple(level for level in (*LEVEL_IDS, MIXED) if level in met)

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of players."""
        return tuple(sorted({group[1] for group in self._counted}))

    def at(self, level: str | None = None, seats: int | None = None) -> GamesScore:
        """Those against a level, by a number of players, or both."""
        if (level, seats) not in self._at:
            found = Counter[tuple[Outcome, Fraction, Fraction]]()
            for (met, players, outcome, credit, fair), number in self._counted.items():
                if level in (None, met) and seats in (None, players):
                    found[outcome, credit, fair] += number
            self._at[level, seats] = _summed(found)
        return self._at[level, seats]

    @property
    def latest(self) -> tuple[Outcome, ...]:
        """How the last games ended, the last one last."""
        return tuple(game.outcome for game in self.games[-LATEST:])

    @property
    def won_last(self) -> int:
        """How many of the last games were won, up to now and one after the other."""
        return len(list(takewhile(lambda game: game.outcome is Outcome.WON, reversed(self.games))))

    @property
    def in_a_row(self) -> int:
        """The same as the statistics tell it: 0 for fewer than STREAK."""
        return self.won_last if self.won_last >= STREAK else 0

    @property
    def reviewed(self) -> int:
        """How many of them have a review that compares with the latest."""
        return len(self._accuracies)

    @property
    def accuracy(self) -> Accuracy | None:
        """How accurately they were played; None for fewer reviews than REVIEWS."""
        return accuracy_of(self._accuracies)

    @property
    def _accuracies(self) -> list[float]:
        return [game.accuracy for game in self.games if game.accuracy is not None]


# -- all of them -------------------------------------------------------------------------------------------------------

class Kept(NamedTuple):
    """A game that is kept, and its person's accuracy, if a review tells it that compares with the latest."""

    summary: Summary
    accuracy: float | None = None


@dataclass(frozen=True, slots=True)
class Statistics:
    """The games of a person, or of everyone who played alone."""

    of_games: tuple[OfGame, ...]
    """One for each game that there is, in the order of the hall."""
    apart: Mapping[Sort, GamesScore]
    """The games that do not count, by sort; nothing is said of who won where no person played to the end."""
    person: str | None = None
    """Whose statistics they are; None for everyone's."""

    @property
    def score(self) -> GamesScore:
        """All games that count."""
        scores = [each.score for each in self.of_games]
        return GamesScore(*(sum(parts) for parts in zip(*scores, strict=True))) if scores else GamesScore()

    @property
    def is_empty(self) -> bool:
        """Whether there is no game at all."""
        return not self.score.games and not self.apart


def names_of(summaries: Iterable[Summary]) -> tuple[str, ...]:
    """The names of all who played alone, those with most games first."""
    alone = (summary for summary in summaries if sort_of(summary) not in (Sort.SEVERAL, Sort.WATCHED))
    found = Counter(summary.players[person_of(summary)].name for summary in alone)
    return tuple(name for name, _ in sorted(found.items(), key=lambda each: (-each[1], each[0])))


def statistics_of(games: Iterable[Kept], name: str | None = None) -> Statistics:
    """The statistics of the person of that name, or of everyone."""
    counting: dict[str, list[FinishedGame]] = {game_id: [] for game_id in GAMES}
    apart: dict[Sort, list[FinishedGame | None]] = {}
    for summary, accuracy in sorted(games, key=lambda each: each.summary.started):
        sort, seat = sort_of(summary), seat_of(summary, name)
        if name is not None and seat is None and sort is not Sort.WATCHED:
            continue
        finished = seat is not None and summary.as_it_counts.finished
        if sort is Sort.SEVERAL and seat is not None and not finished:
            sort = Sort.UNFINISHED
        if sort is not Sort.COUNTS:
            apart.setdefault(sort, []).append(played(summary, seat=seat) if finished else None)
        elif summary.game in counting:
            counting[summary.game].append(played(summary, accuracy))
    return Statistics(tuple(OfGame(game_id, tuple(each)) for game_id, each in counting.items()),
                      {sort: _told_apart(apart[sort]) for sort in APART if sort in apart}, name)


def seat_of(summary: Summary, name: str | None) -> int | None:
    """Where the person of that name sat, or the only person there was, if it is asked for everyone."""
    people = [seat for seat, player in enumerate(summary.as_it_counts.players) if player.is_person]
    if name is None:
        return people[0] if len(people) == 1 else None
    return next((seat for seat in people if summary.players[seat].name == name), None)


def _told_apart(games: Sequence[FinishedGame | None]) -> GamesScore:
    """Games that do not count; of those without an outcome only the number is told."""
    return score_of(game for game in games if game is not None)._replace(games=len(games))
