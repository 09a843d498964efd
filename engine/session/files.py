"""Files of records: read with care, replaced at once, or added to line by line."""

from __future__ import annotations

import errno
import io
import json
import os
from pathlib import Path
from typing import Any, Final

from engine.core.errors import RecordError
from engine.session import faults

MEGABYTES: Final = 16
_LIMIT: Final = MEGABYTES << 20
_ENDS: Final = 1 << 16
"""So many bytes at the start hold the first line, and at the end the last few."""


def read_lines(path: Path) -> list[bytes]:
    """The lines of a record's file, with their ends.

    Raises RecordError if it is missing, no ordinary file, empty, bigger than MEGABYTES, or cannot be read.
    """
    return _lines(_content(path))


def _content(path: Path) -> bytes:
    try:
        _check_file(path)
        with path.open("rb") as file:
            return file.read(_LIMIT)
    except OSError as error:
        raise RecordError(faults.UNREADABLE.fill(file=path.name, reason=reason(error))) from error


def read_ends(path: Path) -> tuple[bytes, list[bytes], bytes]:
    """The first line of a record's file, its last lines, the first of which may be half, and all of it.

    Nothing but the ends is cut into lines, which is what takes time. Raises as read_lines.
    """
    content = _content(path)
    first = content[:content.find(b"\n", 0, _ENDS) + 1] or content[:_ENDS]
    return first, _lines(content[max(len(first), len(content) - _ENDS):]), content


def _lines(content: bytes) -> list[bytes]:
    return io.BytesIO(content).readlines()


def _check_file(path: Path) -> None:
    if not path.exists():
        raise RecordError(faults.MISSING.fill(file=path.name))
    if not path.is_file():
        raise RecordError(faults.FOREIGN.fill(file=path.name))
    size = path.stat().st_size
    if size == 0:
        raise RecordError(faults.EMPTY.fill(file=path.name))
    if size > _LIMIT:
        raise RecordError(faults.TOO_BIG.fill(file=path.name, limit=MEGABYTES))


def replace(path: Path, content: bytes) -> None:
    """Write a whole file; at any moment the old or the new one is there, never half of it. Raises RecordError."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        try:
            with beside.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise RecordError(faults.CANNOT_WRITE.fill(file=path.name, reason=reason(error))) from error


def add(path: Path, line: bytes, size: int) -> None:
    """Add a line to a file of that size. Raises RecordError, and leaves the file as it was, if that fails.

    The line is with the operating system when this returns: killing the program does not lose it.
    """
    try:
        # Not "ab", which would begin a file without a first line where the record was deleted.
        with path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != size:
                raise RecordError(faults.WRITTEN_BY_ANOTHER.fill(file=path.name))
            if file.write(line) != len(line):
                file.truncate(size)
                raise RecordError(faults.CANNOT_WRITE.fill(file=path.name, reason=os.strerror(errno.ENOSPC)))
    except OSError as error:
        raise RecordError(faults.CANNOT_WRITE.fill(file=path.name, reason=reason(error))) from error


def reason(error: OSError) -> str:
    """Why the operating system refused, in its own words."""
    return error.strerror or str(error)


def to_line(data: dict[str, Any]) -> bytes:
    """A line of a record, with its end."""
    return json.dumps(data).encode() + b"\n"


def from_line(line: bytes) -> Any:
    """What a line says. Raises ValueError if it is not JSON."""
    try:
        return json.loads(line.decode())
    except RecursionError as error:
        raise ValueError("The line is nested too deeply.") from error
