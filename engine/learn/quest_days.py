"""How many quests a day has, and when a week begins. The hall needs it, so that it imports nothing of the games."""

from __future__ import annotations

from typing import Final

A_DAY: Final = 3
"""So many quests a day has, beside the one of its week."""
_DAYS: Final = 7
_MONDAY: Final = 3
"""The first of January 1970 was a Thursday: so many days of its week were over."""


def week_of(day: int) -> int:
    """The number of the week of a day; a week begins on a Monday, and days count from the first of January 1970."""
    return (day + _MONDAY) // _DAYS


def day_in_week(day: int) -> int:
    """Which day of its week a day is, from 0 for Monday."""
    return (day + _MONDAY) % _DAYS
