"""Reviews that are kept: in a file beside the record, which goes wherever the record goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.core import disk
from engine.session.record import Record
from throne_desktop.services.exercises import Schedule, schedules_from_json
from throne_desktop.services.library import REVIEWS
from throne_desktop.services.review_process import Reviewed, reviewed_from_json

_FORMAT: Final = 1
_BIGGEST: Final = 1 << 24
"""The most bytes in the file."""


def beside(record: Path) -> Path:
    """The file for the reviews of a record."""
    return record.with_name(record.name + REVIEWS)


class Moment(NamedTuple):
    """A decision in a game: the seat that made it, and how many moves were made before."""

    seat: int
    moves: int


class KeptReviews:
    """The reviews of one record, by the seat that each is about. What cannot be read is made anew."""

    def __init__(self, record: Path) -> None:
        self._file = beside(record)

    def read(self, seat: int, record: Record) -> Reviewed | None:
        """The review of that seat's game; None if there is none, or it was made of another game or in another way."""
        told = self._read("seats").get(str(seat))
        try:
            found = reviewed_from_json(told)
        except ValueError:
            return None
        made, last = found.review.made, record.played[-1:]
        fits = (made.game, made.rules, made.moves) == (record.header.game, record.game.rules_version,
                                                       len(record.today.played))
        return found if fits and last and found.review.of(seat) is not None else None

    def keep(self, seat: int, reviewed: Reviewed) -> None:
        """Keep a review. Raises OSError."""
        self._write("seats", {**self._read("seats"), str(seat): reviewed.to_json()})

    # -- exercises from one's own mistakes -----------------------------------------------------------------------------

    def exercises(self) -> dict[Moment, Schedule]:
        """The decisions that have become exercises, and when each comes back."""
        found = schedules_from_json(self._read("exercises"))
        return {moment: schedule for name, schedule in found.items() if (moment := _moment(name)) is not None}

    def keep_exercise(self, moment: Moment, schedule: Schedule) -> None:
        """Make a decision an exercise, or keep when it comes back. Raises OSError."""
        name = f"{moment.seat}/{moment.moves}"
        self._write("exercises", {**self._read("exercises"), name: schedule.to_json()})

    # -- the file ------------------------------------------------------------------------------------------------------

    def _read(self, part: str) -> dict[str, Any]:
        found = self._content().get(part)
        return found if isinstance(found, dict) else {}

    def _content(self) -> dict[str, Any]:
        try:
            with self._file.open("rb") as file:
                data = json.loads(file.read(_BIGGEST))
            return dict(data) if data["format"] == _FORMAT else {}
        except (OSError, ValueError, LookupError, TypeError, RecursionError):     # there is no file, or a damaged one
            return {}

    def _write(self, part: str, content: dict[str, Any]) -> None:
        whole = {**self._content(), "format": _FORMAT, part: content}
        disk.replace(self._file, json.dumps(whole).encode())


def _moment(name: str) -> Moment | None:
    seat, _, moves = name.partition("/")
    return Moment(int(seat), int(moves)) if seat.isdecimal() and moves.isdecimal() else None
