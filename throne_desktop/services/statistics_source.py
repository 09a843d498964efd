"""What statistics are made of, read from the disk in one go: records, their reviews, and exercises.

It takes a moment, so the window does it in a thread. Nothing is kept: whatever changes on the disk changes the figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from engine.learn.review import accuracy_kept
from throne_desktop.services.lessons.exercises import Exercises
from throne_desktop.services.records.library import Library, SavedGame
from throne_desktop.storage.statistics import (
    REVIEWS,
    Kept,
    Sort,
    Statistics,
    names_of,
    person_of,
    sort_of,
    statistics_of,
)

_READ: Final = 2 * REVIEWS
"""So many reviews of a person's games of one kind are read, the latest ones."""


class Solved(NamedTuple):
    """How many exercises there are, how many were solved at least once, and how many are due today."""

    all: int
    solved: int
    due: int


@dataclass(frozen=True, slots=True)
class Past:
    """All that statistics are made of."""

    entries: tuple[SavedGame, ...]
    unreadable: int
    """How many records could not be read."""
    accuracies: Mapping[Path, float]
    """By record: how accurately its person played, where a review tells it that compares with the latest."""
    exercises: Solved

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all who played alone, those with most games first."""
        return names_of(entry.summary for entry in self.entries)

    def statistics(self, name: str | None) -> Statistics:
        """The statistics of the person of that name, or of everyone."""
        return statistics_of((Kept(entry.summary, self.accuracies.get(entry.file)) for entry in self.entries), name)

    def latest(self, game_id: str) -> Path | None:
        """The record of that game that was played last."""
        return next((entry.file for entry in self.entries if entry.game_id == game_id), None)


def read_past(library: Library, exercises: Exercises) -> Past:
    """Everything there is. Raises NoFolder."""
    records = library.records()
    entries = tuple(entry for entry in records if isinstance(entry, SavedGame))
    items = exercises.all()
    today = date.today()
    solved = Solved(len(items), sum(item.practice is not None for item in items),
                    sum(item.is_due(today) for item in items))
    return Past(entries, len(records) - len(entries), _accuracies(entries), solved)


def _accuracies(entries: tuple[SavedGame, ...]) -> dict[Path, float]:
    """By record, of games that count: how accurately the last ones were played.

    Reviews that judge in another way than the latest one of the same game do not compare, and are left out, as are
    games that went on after their first end.
    """
    found: dict[Path, float] = {}
    read = Counter[tuple[str, str]]()
    measures: dict[str, object] = {}
    for entry in sorted(entries, key=lambda each: each.summary.started, reverse=True):
        summary = entry.summary
        if sort_of(summary) is not Sort.COUNTS or summary != summary.as_it_counts:
            continue
        seat = person_of(summary)
        whose = (summary.game, summary.players[seat].name)
        kept = accuracy_kept(entry.file, seat) if read[whose] < _READ else None
        if kept is not None and measures.setdefault(summary.game, kept[0]) == kept[0]:
            found[entry.file] = kept[1]
            read[whose] += 1
    return found
