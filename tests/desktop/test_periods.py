"""Wins over time: each game is in its period, none is left out, and the periods are as short as there is room for."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from fractions import Fraction

import pytest

from throne_desktop.storage.periods import Unit, periods
from throne_desktop.storage.statistics import FinishedGame, Outcome

MONDAY = date(2026, 6, 1)


def begun(day: date, won: bool = True) -> FinishedGame:
    """A game for two at noon of that day."""
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return FinishedGame("squire", 2, Outcome.WON if won else Outcome.LOST, Fraction(int(won)), Fraction(1, 2), None,
                        noon, ("squire",))


@pytest.mark.parametrize(("days", "unit", "number"), [
    (0, Unit.DAY, 1), (30, Unit.DAY, 31), (31, Unit.WEEK, 5), (7 * 30, Unit.WEEK, 31), (7 * 31, Unit.MONTH, 8),
    (900, Unit.MONTH, 30), (1000, Unit.YEAR, 4), (36500, Unit.YEAR, 101)])
def test_periods_are_as_short_as_there_is_room_for(days: int, unit: Unit, number: int) -> None:
    found = periods([begun(MONDAY), begun(MONDAY + timedelta(days=days))])
    assert (found.unit, len(found.found)) == (unit, number)


def test_every_game_is_in_one_period_whatever_their_order() -> None:
    games = [begun(MONDAY + timedelta(days=day), day % 3 == 0) for day in (80, 3, 41, 0, 3, 79)]
    found = periods(games)
    assert sum(each.score.games for each in found.found) == len(games)
    assert sum(each.score.won for each in found.found) == 3
    assert [each.first for each in found.found] == [MONDAY + timedelta(days=7 * week) for week in range(12)]


def test_a_week_begins_on_monday_and_a_day_without_games_is_there_too() -> None:
    found = periods([begun(MONDAY + timedelta(days=6)), begun(MONDAY + timedelta(days=7)),
                     begun(MONDAY + timedelta(days=50))])
    assert [each.score.games for each in found.found] == [1, 1, 0, 0, 0, 0, 0, 1]
    assert found.found[2].last is None


def test_a_period_knows_when_its_last_game_was_begun() -> None:
    games = [begun(MONDAY + timedelta(days=day)) for day in (5, 2, 60)]
    assert periods(games).found[0].last == games[0].started


def test_without_games_there_are_no_periods() -> None:
    assert periods([]).found == ()
