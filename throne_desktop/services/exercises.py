"""Exercises: when each comes back, and where that is kept. Nothing here imports Qt.

An exercise from one's own game is kept in the file of the record's reviews, so it goes wherever the record goes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from engine.core import disk

DAYS: Final = (1, 3, 7, 21, 60)
"""After how many days an exercise comes back, once it was solved at the first try so many times in a row."""
_FORMAT: Final = 1
_BIGGEST: Final = 1 << 20
"""The most bytes in a file of schedules."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """How often in a row an exercise was solved at the first try, and the day on which it comes back."""

    solved: int
    due: date

    def is_due(self, today: date) -> bool:
        """Whether it is to be done today."""
        return self.due <= today

    def after(self, first_try: bool, today: date) -> Schedule:
        """When it comes back after it was solved today; one that took several tries comes back tomorrow."""
        solved = self.solved + 1 if first_try else 0
        return Schedule(solved, today + timedelta(days=DAYS[min(max(solved - 1, 0), len(DAYS) - 1)]))

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types; `schedule_from_json` reads them back."""
        return {"solved": self.solved, "due": self.due.isoformat()}


def new(today: date) -> Schedule:
    """An exercise that nobody has tried yet is due at once."""
    return Schedule(0, today)


def schedule_from_json(data: Any) -> Schedule:
    """What `Schedule.to_json` wrote. Raises ValueError for anything else."""
    try:
        return Schedule(int(data["solved"]), date.fromisoformat(data["due"]))
    except (KeyError, TypeError) as error:
        raise ValueError("This is not when an exercise comes back.") from error


def schedules_from_json(data: Any) -> dict[str, Schedule]:
    """Schedules by name; those that cannot be read are left out."""
    found = {}
    for name, each in data.items() if isinstance(data, Mapping) else ():
        try:
            found[str(name)] = schedule_from_json(each)
        except ValueError:
            continue
    return found


class ShippedProgress:
    """When the exercises that come with the program come back, by their names, in a file of the user's."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def read(self) -> dict[str, Schedule]:
        """Those that were tried."""
        try:
            with self._file.open("rb") as file:
                data = json.loads(file.read(_BIGGEST))
            return schedules_from_json(data["exercises"]) if data["format"] == _FORMAT else {}
        except (OSError, ValueError, LookupError, TypeError, RecursionError):     # there is no file, or a damaged one
            return {}

    def keep(self, name: str, schedule: Schedule) -> None:
        """Keep when one comes back. Raises OSError."""
        kept = {**self.read(), name: schedule}
        written = {each: schedule.to_json() for each, schedule in kept.items()}
        disk.replace(self._file, json.dumps({"format": _FORMAT, "exercises": written}).encode())
