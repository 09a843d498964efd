"""Looks at finished games for quests and deeds: a few records at a time, those that were not looked at before.

It takes a moment for each game, so the window does it in a thread.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.base.goals import Tale
from engine.bots.level import offered
from engine.core.errors import ThroneError
from engine.core.text import folded
from engine.games.registry import manifest
from engine.learn.goals import (
    Quest,
    every_deed,
    every_quest,
    quests_of,
    reached,
    reached_in_exercises,
    tale_of,
)
from engine.learn.quest_days import week_of
from engine.session import Record, Summary
from throne_desktop.services.records.library import Library
from throne_desktop.services.records.shelf import Shelf
from throne_desktop.services.records.slips import Slip, slip_in, stamp_of
from throne_desktop.storage.answers import Answers
from throne_desktop.storage.day import day_at
from throne_desktop.storage.goals import Goals
from throne_desktop.storage.statistics import MIXED, Outcome, level_of

AT_ONCE: Final = 6
"""So many records are looked at in one go."""
_WEEK: Final = 6
"""So many days before today are looked at for what was reached in exercises."""
_NEW_LEVEL: Final = "new-level"
"""The id of the goal that asks for a level that was not beaten before."""


class FoundGoals(NamedTuple):
    """What was found in one record: the day on which the game ended, and the goals reached in it."""

    record: str
    """The name of its file; "" for what was reached in exercises."""
    day: int
    goals: tuple[Quest, ...]


class Search(NamedTuple):
    """What came of one go: the names of the records looked at, what was found, and how many are left."""

    names: tuple[str, ...]
    found: tuple[FoundGoals, ...]
    left: int


def list_of_goals() -> str:
    """What stands for the goals there are; another version may have others, and looks at all records again."""
    ids = sorted((*every_deed(), *every_quest()))
    return hashlib.sha256(" ".join(ids).encode()).hexdigest()[:16]


def search(library: Library, looked: Collection[str], name: str, most: int = AT_ONCE) -> Search:
    """Look at a few of the records that were not looked at yet, the last played first, for the person of that name.

    Records of games that are not over are left for later. Raises NoFolder.
    """
    names: list[str] = []
    found: list[FoundGoals] = []
    files = [file for file in library.files() if file.name not in looked]
    seen = 0
    for file in files:
        if len(names) == most:
            break
        seen += 1
        if _is_over(file):
            names.append(file.name)
            found += _look(library, file, name)
    return Search(tuple(names), tuple(found), len(files) - seen)


def _is_over(file: Path) -> bool:
    """Whether a record need not be looked at again: its game has ended, or it cannot be read."""
    try:
        return Record.peek(file).as_it_counts.finished
    except ThroneError:
        return True


def _look(library: Library, file: Path, name: str) -> Iterable[FoundGoals]:
    """What was reached in one game; nothing if it does not count, or cannot be played again."""
    try:
        record = Record.load(file)
        seat = seat_of(record.summary, name)
        ended = day_at(file.stat().st_mtime)
        is_new = seat is not None and _asks_for_level(record.header.game, ended) and _is_new_level(
            library, file, record.summary, record.summary.players[seat].name)
        tale = None if seat is None else tale_of(record, seat, is_new_level=is_new)
    except (ThroneError, OSError):
        return
    if tale is not None:
        yield FoundGoals(file.name, ended, _goals_of(tale, ended))


def _open_on(day: int) -> dict[str, Quest]:
    """The quests of a day and its week, by id."""
    quests = quests_of(day)
    return {quest.id: quest for quest in (*quests.day, quests.week.quest)}


def _asks_for_level(game_id: str, day: int) -> bool:
    """Whether it matters on that day which levels were beaten before: to find out takes a look at all records."""
    return f"{game_id}/{_NEW_LEVEL}" in _open_on(day)


def _is_new_level(library: Library, file: Path, summary: Summary, name: str) -> bool:
    """Whether a game was played against a level that its player had not beaten before, or against the highest."""
    if all(player.is_person for player in summary.players):
        return False
    level, game = level_of(summary), summary.game
    if level == MIXED:
        return False
    of = manifest(game)
    if level in {offered(of.levels, of.levels_from, seats)[-1].id for seats in (0, len(summary.players))}:
        return True
    shelf, written = Shelf.of(library), stamp_of(file.stat())
    found = shelf.look()
    while found.to_read:
        found = shelf.go_on()
    return not any(_has_beaten(slip_in(line), game, level, name) for line in found.lines if line < written)


def _has_beaten(slip: Slip, game: str, level: str, name: str) -> bool:
    """Whether somebody has beaten that level in the game that a slip tells of, without help or practice."""
    return ((slip.game.decode(), slip.level.decode(), slip.outcome.decode()) == (game, level, Outcome.WON.value)
            and not {"a", "p"} & set(slip.flags.decode())
            and any(folded(each) == folded(name) for each in slip.people))


def of_answers(answers: Answers, today: int) -> tuple[FoundGoals, ...]:
    """What was reached in exercises in the last week."""
    found = (FoundGoals("", day, tuple(reached_in_exercises(answers.on(day), quests_of(day).day)))
             for day in range(today - _WEEK, today + 1))
    return tuple(each for each in found if each.goals)


def _goals_of(tale: Tale[Any], day: int) -> tuple[Quest, ...]:
    """The deeds done in a game, and those quests of its day and week that were reached in it."""
    return tuple(reached(tale, (*every_deed().values(), *_open_on(day).values())))


def seat_of(summary: Summary, name: str) -> int | None:
    """The seat of the person of that name; without one, of the only person at the table. None if there is none."""
    people = [seat for seat, player in enumerate(summary.players) if player.is_person]
    own = [seat for seat in people if not name or folded(summary.players[seat].name) == folded(name)]
    return own[0] if len(own) == 1 and not summary.as_it_counts.reseated else None


def added(goals: Goals, found: Iterable[FoundGoals]) -> Goals:
    """What was reached so far, with what was found, the oldest game first."""
    for each in sorted(found, key=lambda one: one.day):
        quests = quests_of(each.day)
        ids = {goal.id for goal in each.goals}
        for quest in quests.day:
            if quest.id in ids:
                goals = goals.with_quest(each.day, quest.id)
        if quests.week.quest.id in ids:
            goals = goals.with_week(week_of(each.day), quests.week.id, each.record, quests.week.times)
        for deed in ids & every_deed().keys():
            goals = goals.with_deed(each.day, deed)
    return goals


