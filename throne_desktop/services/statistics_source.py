"""What statistics are made of: records and their reviews, by the indices that spare reading them, and exercises.

It takes a moment, so the window does it in a thread, and shows what is known while the rest is read. Nothing is kept
but the indices: whatever changes on the disk changes the figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records import shelf as shelves
from throne_desktop.services.records.library import SavedGame
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.reviews import digests
from throne_desktop.services.reviews.digests import Digests
from throne_desktop.storage.periods import Periods, periods
from throne_desktop.storage.rating import Rating, ratings
from throne_desktop.storage.statistics import (
    FaultCost,
    Kept,
    Reviewed,
    Sort,
    Statistics,
    names_of,
    person_of,
    seat_of,
    sort_of,
    statistics_of,
)

AT_ONCE: Final = 0.1
"""Seconds for which records are read before what is known by then is shown."""


class Solved(NamedTuple):
    """How many exercises there are, how many were solved at least once, and how many are due today."""

    all: int
    solved: int
    due: int


class Lost(NamedTuple):
    """What one kind of poor move has cost in all reviewed games of one kind together."""

    game_id: str
    fault: str
    times: int
    cost: float
    """As a chance to win, summed up."""
    worst: Origin
    """The costliest of them."""


class Costs(NamedTuple):
    """What poor moves have cost, by their kinds, the costliest kind first, in so many reviewed games."""

    reviews: int
    lost: tuple[Lost, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """All that is shown of a person, or of everyone who played alone."""

    statistics: Statistics
    ratings: Mapping[str, tuple[Rating, ...]]
    """By game: what was known of the person's strength after each game."""
    periods: Periods
    costs: Costs
    latest: Path | None
    """The record of the last finished game that they took part in, which can be reviewed."""


@dataclass(frozen=True, slots=True)
class Past:
    """All that statistics are made of."""

    entries: tuple[SavedGame, ...]
    """The last written first."""
    unreadable: int
    """How many records could not be read."""
    reviews: Mapping[tuple[str, int], Reviewed]
    """By the name of a record and the seat: what its review says."""
    exercises: Solved
    own: str | None = None
    """The name of who asks, if they are one of several who play here."""
    to_read: int = 0
    """How many records and reviews are still to be read."""
    names: tuple[str, ...] = field(init=False, compare=False)
    """The names of all who played alone, those with most games first, and who asks, even without any."""
    _known: dict[str | None, Figures] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        names = names_of(entry.summary for entry in self.entries)
        object.__setattr__(self, "names", names if self.own is None or self.own in names else (*names, self.own))

    def of(self, name: str | None) -> Figures:
        """The figures of the person of that name, or of everyone."""
        if name not in self._known:
            self._known[name] = self._figures(name)
        return self._known[name]

    def _figures(self, name: str | None) -> Figures:
        accuracies = self._accuracies()
        found = statistics_of((Kept(entry.summary, accuracies.get(entry.file)) for entry in self.entries), name)
        counting = [game for each in found.of_games for game in each.games]
        return Figures(found, {each.game_id: ratings(each.game_id, each.games) for each in found.of_games},
                       periods(counting), self._costs(name), self._latest(name))

    def latest(self, game_id: str) -> Path | None:
        """The record of that game that was played last."""
        return next((entry.file for entry in self.entries if entry.game_id == game_id), None)

    def begun(self, started: datetime) -> Path | None:
        """The record of the game that was begun at that moment."""
        return next((entry.file for entry in self.entries if entry.summary.started == started), None)

    def _latest(self, name: str | None) -> Path | None:
        return next((entry.file for entry in self.entries
                     if entry.summary.finished and seat_of(entry.summary, name) is not None), None)

    def _accuracies(self) -> dict[Path, float]:
        """By record, of games that count: how accurately their person played.

        Reviews that judge in another way than the latest one of the same game do not compare, and are left out, as are
        games that went on after their first end.
        """
        found: dict[Path, float] = {}
        measures: dict[str, str] = {}
        for entry in self._reviewed():
            summary = entry.summary
            if sort_of(summary) is not Sort.COUNTS or summary != summary.as_it_counts:
                continue
            review = self.reviews.get((entry.file.name, person_of(summary)))
            if review is not None and review.accuracy is not None \
                    and measures.setdefault(summary.game, review.measure) == review.measure:
                found[entry.file] = review.accuracy
        return found

    def _costs(self, name: str | None) -> Costs:
        """What poor moves have cost somebody; again, only reviews that judge like the latest ones are added up."""
        reviews, measures = 0, dict[str, str]()
        found = dict[tuple[str, str], list[tuple[FaultCost, Origin]]]()
        for entry in self._reviewed():
            seat = seat_of(entry.summary, name)
            review = None if seat is None else self.reviews.get((entry.file.name, seat))
            if seat is None or review is None \
                    or measures.setdefault(entry.game_id, review.measure) != review.measure:
                continue
            reviews += 1
            for cost in review.costs:
                where = Origin(entry.file.absolute(), seat, cost.moves)
                found.setdefault((entry.game_id, cost.fault), []).append((cost, where))
        lost = [Lost(game_id, fault, len(all_), sum(cost.cost for cost, _ in all_),
                     max(all_, key=lambda each: each[0].cost)[1]) for (game_id, fault), all_ in found.items()]
        return Costs(reviews, tuple(sorted(lost, key=lambda each: -each.cost)))

    def _reviewed(self) -> list[SavedGame]:
        """The games that have a review, the last begun first."""
        names = {name for name, _ in self.reviews}
        return sorted((entry for entry in self.entries if entry.file.name in names),
                      key=lambda each: each.summary.started, reverse=True)


class PastReader:
    """Reads all that statistics are made of: first what is known at once, then the rest."""

    def __init__(self, shelf: Shelf, reviews: Digests, exercises: Exercises, own: str | None = None,
                 former: Mapping[str, str] = MappingProxyType({}), shown: str | None = None) -> None:
        """`own` is the name of who asks, if several people play here. Games under a `former` name are those of who is
        called otherwise now. The figures of the one who is `shown` are made at once."""
        self._shelf = shelf
        self._reviews = reviews
        self._exercises = exercises
        self._own = own
        self._former = former
        self._shown = shown

    def begin(self) -> Past:
        """What is known at once. Raises NoFolder."""
        found, folder = self._shelf.look(AT_ONCE), self._shelf.folder
        return self._past(found, self._reviews.look(folder))

    def go_on(self) -> Past:
        """More of what is still to be read."""
        return self._past(self._shelf.go_on(), self._reviews.go_on(shelves.LATER))

    def _past(self, found: shelves.Found, reviewed: digests.Found) -> Past:
        records = [self._shelf.entry(line) for line in found.lines]
        entries = tuple(_renamed(entry, self._former) for entry in records if isinstance(entry, SavedGame))
        items, today = self._exercises.all(), date.today()
        solved = Solved(len(items), sum(item.practice is not None for item in items),
                        sum(item.is_due(today) for item in items))
        past = Past(entries, len(records) - len(entries), reviewed.reviews, solved, self._own,
                    found.to_read + reviewed.to_read)
        past.of(self._shown)        # here, where nobody waits for it
        return past


def _renamed(entry: SavedGame, former: Mapping[str, str]) -> SavedGame:
    """The same game with the names of today."""
    players = entry.summary.players
    if not any(player.is_person and player.name in former for player in players):
        return entry
    renamed = tuple(replace(player, name=former.get(player.name, player.name)) if player.is_person else player
                    for player in players)
    return replace(entry, summary=replace(entry.summary, players=renamed))
