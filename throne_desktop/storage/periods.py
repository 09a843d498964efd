"""Games over time: how many were won in each day, week, month or year. Nothing here imports Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Final, NamedTuple

from throne_desktop.storage.statistics import FinishedGame, GamesScore, score_of

_MOST: Final = 31
"""The most periods that are shown: where there would be more, they are longer."""


class Unit(Enum):
    """How long a period is."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


class Period(NamedTuple):
    """A day, week, month or year, by its first day, and the games that were begun in it."""

    first: date
    score: GamesScore
    last: datetime | None
    """When the last of them was begun; None if there is none."""


class Periods(NamedTuple):
    """Periods without a gap from the first game to the last."""

    unit: Unit
    found: tuple[Period, ...]


def periods(games: Iterable[FinishedGame]) -> Periods:
    """Games in the shortest periods of which there are not too many."""
    begun = [(game.started.astimezone().date(), game) for game in games]
    days = sorted(day for day, _ in begun)
    if not days:
        return Periods(Unit.DAY, ())
    unit, firsts = next((unit, firsts) for unit in Unit
                        if len(firsts := _firsts(days[0], days[-1], unit)) <= _MOST or unit is Unit.YEAR)
    within = dict[date, list[FinishedGame]]()
    for day, game in begun:
        within.setdefault(_first(day, unit), []).append(game)
    return Periods(unit, tuple(_period(first, within.get(first, ())) for first in firsts))


def _period(first: date, games: Sequence[FinishedGame]) -> Period:
    return Period(first, score_of(games), max((game.started for game in games), default=None))


def _firsts(begins: date, ends: date, unit: Unit) -> Sequence[date]:
    """The first days of all periods between two days, but no more than are looked at."""
    found, most = [_first(begins, unit)], _MOST if unit is not Unit.YEAR else date.max.year
    while found[-1] < _first(ends, unit) and len(found) <= most:
        found.append(_next(found[-1], unit))
    return found


def _first(day: date, unit: Unit) -> date:
    """The first day of the period that a day is in; weeks begin on Monday."""
    if unit is Unit.WEEK:
        return day - timedelta(days=day.weekday())
    if unit is Unit.MONTH:
        return day.replace(day=1)
    return day.replace(month=1, day=1) if unit is Unit.YEAR else day


def _next(first: date, unit: Unit) -> date:
    """The first day of the next period."""
    return _first(first + timedelta(days={Unit.DAY: 1, Unit.WEEK: 7, Unit.MONTH: 31, Unit.YEAR: 366}[unit]), unit)
