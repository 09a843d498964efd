"""Exercises from one's own games: decisions of a record, in a file beside it, which goes wherever the record goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from engine.core import disk
from throne_desktop.services.exercises import Schedule, schedules_from_json

ENDING: Final = ".exercises.json"
"""What is added to the name of a record."""
_FORMAT: Final = 1
_BIGGEST: Final = 1 << 20
"""The most bytes in the file."""


class Moment(NamedTuple):
    """A decision in a game: the seat that made it, and how many moves were made before."""

    seat: int
    moves: int


def own_exercises(record: Path) -> dict[Moment, Schedule]:
    """The decisions of a record that have become exercises, and when each comes back."""
    try:
        with _beside(record).open("rb") as file:
            data = json.loads(file.read(_BIGGEST))
        found = schedules_from_json(data["exercises"]) if data["format"] == _FORMAT else {}
    except (OSError, ValueError, LookupError, TypeError, RecursionError):     # there is no file, or a damaged one
        return {}
    return {moment: schedule for name, schedule in found.items() if (moment := _moment(name)) is not None}


def keep_own(record: Path, moment: Moment, schedule: Schedule) -> None:
    """Make a decision an exercise, or keep when it comes back. Raises OSError."""
    kept = {**own_exercises(record), moment: schedule}
    written = {f"{each.seat}/{each.moves}": schedule.to_json() for each, schedule in kept.items()}
    disk.replace(_beside(record), json.dumps({"format": _FORMAT, "exercises": written}).encode())


def _beside(record: Path) -> Path:
    return record.with_name(record.name + ENDING)


def _moment(name: str) -> Moment | None:
    seat, _, moves = name.partition("/")
    return Moment(int(seat), int(moves)) if seat.isdecimal() and moves.isdecimal() else None
