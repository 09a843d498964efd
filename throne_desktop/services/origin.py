"""Where a practice game comes from: a decision in the review of a finished game. It is kept beside its record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from engine.core import disk

_ENDING: Final = ".origin.json"
_BIGGEST: Final = 1 << 14
"""The most bytes in the file."""


class Origin(NamedTuple):
    """The record that was reviewed, the seat it was about, and the number of moves before the decision."""

    record: Path
    seat: int
    moves: int


def keep(origin: Origin, practice: Path) -> None:
    """Keep where the practice game in a record comes from. Raises OSError."""
    content = {"record": str(origin.record), "seat": origin.seat, "moves": origin.moves}
    disk.replace(_beside(practice), json.dumps(content).encode())


def kept(practice: Path) -> Origin | None:
    """Where the practice game in a record comes from; None if that is unknown, or is no longer there."""
    try:
        content = json.loads(disk.read_small(_beside(practice), _BIGGEST) or b"")
        origin = Origin(Path(content["record"]), int(content["seat"]), int(content["moves"]))
    except (OSError, ValueError, LookupError, TypeError, RecursionError):     # there is no file, or a damaged one
        return None
    return origin if origin.record.is_file() else None


def _beside(practice: Path) -> Path:
    return practice.with_name(practice.name + _ENDING)
