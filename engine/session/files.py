"""Files of records: read with care, replaced at once, or added to line by line."""

from __future__ import annotations

import errno
import io
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from engine.core import disk
from engine.core.errors import RecordError
from engine.core.text import Text
from engine.session import faults

MEGABYTES: Final = 4
_LIMIT: Final = MEGABYTES << 20
MOST_LINES: Final = 20_000
"""Of moves and all else that happened; the longest matches take about 3,000."""
_LONGEST_LINE: Final = 1 << 16
"""Bytes; the first line, which is the longest, takes less than 1,000."""
_ENDS: Final = _LONGEST_LINE
"""So many bytes at the start hold the first line, and at the end the last few."""


def read_lines(path: Path) -> list[bytes]:
    """The lines of a record's file, with their ends.

    Raises RecordError if it is missing, no ordinary file, empty, bigger than MEGABYTES, has more lines than any
    game, or cannot be read.
    """
    whole = content(path)
    if whole.count(b"\n") > MOST_LINES:
        raise RecordError(faults.TOO_LONG.fill(file=called(path)))
    return _lines(whole)


def content(path: Path) -> bytes:
    """All that a record's file holds. Raises as read_lines."""
    try:
        _check_file(path)
        with path.open("rb") as file:
            return file.read(_LIMIT)
    except OSError as error:
        raise RecordError(faults.UNREADABLE.fill(file=called(path), reason=reason(error))) from error


def content_if_any(path: Path) -> bytes | None:
    """All that a record's file holds, which may be nothing; None if there is none. Raises as read_lines otherwise."""
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        return None
    except OSError as error:
        raise RecordError(faults.UNREADABLE.fill(file=called(path), reason=reason(error))) from error
    return content(path) if size or not path.is_file() else b""


def read_ends(path: Path) -> tuple[bytes, list[bytes], bytes]:
    """The first line of a record's file, its last lines, the first of which may be half, and all of it.

    Nothing but the ends is cut into lines, which is what takes time. Raises as read_lines.
    """
    whole = content(path)
    first = whole[:whole.find(b"\n", 0, _ENDS) + 1] or whole[:_ENDS]
    return first, _lines(whole[max(len(first), len(whole) - _ENDS):]), whole


def _lines(content: bytes) -> list[bytes]:
    return io.BytesIO(content).readlines()


def _check_file(path: Path) -> None:
    if not path.exists():
        raise RecordError(faults.MISSING.fill(file=called(path)))
    if not path.is_file():
        raise RecordError(faults.FOREIGN.fill(file=called(path)))
    size = path.stat().st_size
    if size == 0:
        raise RecordError(faults.EMPTY.fill(file=called(path)))
    if size > _LIMIT:
        raise RecordError(faults.TOO_BIG.fill(file=called(path), limit=MEGABYTES))


def called(path: Path) -> str:
    """What sentences call a file."""
    return path.name or str(path)


# -- written -----------------------------------------------------------------------------------------------------------

def unwritable(path: Path, error: OSError) -> Text:
    """The sentence about a file that cannot be written."""
    return faults.CANNOT_WRITE.fill(file=called(path), reason=reason(error))


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Raise RecordError if the file cannot be written."""
    try:
        yield
    except OSError as error:
        raise RecordError(unwritable(path, error)) from error


def replace(path: Path, content: bytes) -> None:
    """Write a whole file; at any moment the old or the new one is there, never half of it. Raises RecordError."""
    with _writing(path):
        disk.replace(path, content)


def create(path: Path, content: bytes) -> None:
    """Write a whole file where there is none yet, all of it or nothing. Raises RecordError."""
    with _writing(path):
        try:
            disk.create(path, content)
        except FileExistsError as error:
            raise RecordError(faults.TAKEN.fill(file=called(path))) from error


def make_folder(folder: Path) -> None:
    """See to it that a folder is there. Raises RecordError."""
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


def add(path: Path, line: bytes, size: int) -> None:
    """Add a line to a file of that size. Raises RecordError, and leaves the file as it was, if that fails.

    The line is on the disk when this returns: neither killing the program nor a power cut loses it.
    """
    with _writing(path), path.open("r+b", buffering=0) as file:     # not "ab", which would begin a file without a head
        file.seek(size)
        try:
            if file.write(line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            file.truncate(size)
            raise
        disk.sync(file.fileno())


def reason(error: OSError) -> str:
    """Why the operating system refused, in its own words."""
    return error.strerror or str(error)


def to_line(data: dict[str, Any]) -> bytes:
    """A line of a record, with its end."""
    return json.dumps(data).encode() + b"\n"


def from_line(line: bytes) -> Any:
    """What a line says. Raises ValueError if it is not JSON, or far too long."""
    if len(line) > _LONGEST_LINE:
        raise ValueError("The line is too long.")
    try:
        return json.loads(line.decode())
    except RecursionError as error:
        raise ValueError("The line is nested too deeply.") from error
