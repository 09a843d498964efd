"""Reviews that are kept: in a file beside the record, which goes wherever the record goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from engine.core import disk
from engine.session.record import Record
from throne_desktop.services.library import REVIEWS
from throne_desktop.services.review_process import Reviewed, reviewed_from_json

_FORMAT: Final = 1
_BIGGEST: Final = 1 << 24
"""The most bytes in the file."""


def beside(record: Path) -> Path:
    """The file for the reviews of a record."""
    return record.with_name(record.name + REVIEWS)


class KeptReviews:
    """The reviews of one record, by the seat that each is about. What cannot be read is made anew."""

    def __init__(self, record: Path) -> None:
        self._file = beside(record)

    def read(self, seat: int, record: Record) -> Reviewed | None:
        """The review of that seat's game; None if there is none, or it was made of another game or in another way."""
        told = self._read().get(str(seat))
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
        by_seat = {**self._read(), str(seat): reviewed.to_json()}
        disk.replace(self._file, json.dumps({"format": _FORMAT, "seats": by_seat}).encode())

    def _read(self) -> dict[str, Any]:
        try:
            with self._file.open("rb") as file:
                data = json.loads(file.read(_BIGGEST))
            seats = data["seats"] if data["format"] == _FORMAT else {}
        except (OSError, ValueError, LookupError, TypeError, RecursionError):     # there is no file, or a damaged one
            return {}
        return seats if isinstance(seats, dict) else {}
