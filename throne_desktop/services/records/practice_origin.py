"""Where a practice game comes from: a decision in the review of a finished game. It is kept beside its record.

The file has "format" (1), `record`, `seat` and `moves`.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.core import kept as files
from engine.core.errors import RecordError
from engine.core.fields import BadField, string, whole
from engine.core.text import N_
from engine.session.files import MOST_LINES
from engine.session.record import Record

_ENDING: Final = ".origin.json"
_BIGGEST: Final = 1 << 14
"""The most bytes in the file."""
_LONGEST: Final = 4_096
"""The most characters in the name of a file."""
_SEATS: Final = 20
_DAMAGED: Final = N_("kept", "The program no longer knows which review this game came from. The damaged file is "
                             "kept as {file}.")


class Origin(NamedTuple):
    """The record that was reviewed, the seat it was about, and the number of moves before the decision."""

    record: Path
    seat: int
    moves: int


def save_origin(origin: Origin, practice: Path) -> None:
    """Keep where the practice game in a record comes from. Raises OSError."""
    files.change(_beside(practice), _KIND, lambda _: origin)


def load_origin(practice: Path) -> Origin | None:
    """Where the practice game in a record comes from; None if that is unknown, or is no longer there."""
    origin = files.read(_beside(practice), _KIND)
    with suppress(OSError, RecordError):
        if origin is not None and origin.moves <= len(Record.load(origin.record).played):
            return origin
    return None


def _beside(practice: Path) -> Path:
    return practice.with_name(practice.name + _ENDING)


def _read(data: Mapping[str, Any]) -> tuple[Origin | None, bool]:
    record = string(data, "record", _LONGEST)
    if "\0" in record:
        raise BadField("record")
    return Origin(Path(record), whole(data, "seat", 0, _SEATS), whole(data, "moves", 0, MOST_LINES)), True


def _written(origin: Origin | None) -> Mapping[str, Any]:
    assert origin is not None
    return {"record": str(origin.record), "seat": origin.seat, "moves": origin.moves}


_KIND: Final = files.FileKind[Origin | None](1, lambda: None, _read, _written, _DAMAGED, most=_BIGGEST)
