"""Files of records: read within limits, replaced atomically, or extended line by line."""

from __future__ import annotations

import codecs
import errno
import io
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from engine.core import disk
from engine.core.disk import reason_of
from engine.core.errors import RecordError
from engine.core.outside import value_in
from engine.core.text import Text
from engine.session import faults

MEGABYTES: Final = 4
_LIMIT: Final = MEGABYTES << 20
MOST_LINES: Final = 20_000
"""The longest matches take about 3,000."""
_LONGEST_LINE: Final = 1 << 16
"""In bytes; the header, usually the longest line, takes less than 1,000."""
_MARKS: Final = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_ENDS: Final = _LONGEST_LINE
"""The number of bytes that hold the first line, at the start, and the last few lines, at the end."""


def read_lines(path: Path) -> list[bytes]:
    """The lines of a record's file, with their line ends.

    Raises RecordError if the file is missing, not a regular file, empty, larger than MEGABYTES, longer than any game,
    or unreadable.
    """
    whole = without_mark(content(path))
    if whole.count(b"\n") > MOST_LINES:
        raise RecordError(faults.TOO_LONG.fill(file=called(path)))
    return _lines(whole)


def content(path: Path) -> bytes:
    """The content of a record's file, byte by byte. Raises RecordError like `read_lines`."""
    try:
        _check_file(path)
        with path.open("rb") as file:
            return file.read(_LIMIT)
    except OSError as error:
        raise RecordError(faults.UNREADABLE.fill(file=called(path), reason=reason_of(error))) from error


def content_if_any(path: Path) -> bytes | None:
    """The content of a record's file, which may be empty; None if there is none. Else raises like `read_lines`."""
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        return None
    except OSError as error:
        raise RecordError(faults.UNREADABLE.fill(file=called(path), reason=reason_of(error))) from error
    return content(path) if size or not path.is_file() else b""


def read_ends(path: Path) -> tuple[bytes, list[bytes], bytes]:
    """A record's first line, its last lines, of which the first may be partial, and its whole content.

    Only the ends are split into lines, which takes time. Raises RecordError like `read_lines`.
    """
    whole = without_mark(content(path))
    first = whole[:whole.find(b"\n", 0, _ENDS) + 1] or whole[:_ENDS]
    return first, _lines(whole[max(len(first), len(whole) - _ENDS):]), whole


def without_mark(content: bytes) -> bytes:
    """The same in UTF-8 without a byte order mark, which editors and shells of Windows write, some with UTF-16."""
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            with suppress(UnicodeDecodeError):      # else it is no text, and no record
                return content[len(mark):].decode(encoding).encode()
    return content


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
    """How sentences name a file."""
    return path.name or str(path)


# -- written -----------------------------------------------------------------------------------------------------------

def unwritable(path: Path, error: OSError) -> Text:
    """The sentence that says a file cannot be written, and why."""
    return faults.CANNOT_WRITE.fill(file=called(path), reason=reason_of(error))


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn an OSError while writing the file into a RecordError."""
    try:
        yield
    except OSError as error:
        raise RecordError(unwritable(path, error)) from error


def replace(path: Path, content: bytes) -> None:
    """Write a whole file; at any moment either the old or the new content is there. Raises RecordError."""
    with _writing(path):
        disk.replace(path, content)


def create(path: Path, content: bytes) -> None:
    """Write a whole new file, all of it or nothing. Raises RecordError, also if the file exists."""
    with _writing(path):
        try:
            disk.create(path, content)
        except FileExistsError as error:
            raise RecordError(faults.TAKEN.fill(file=called(path))) from error


def make_folder(folder: Path) -> None:
    """Make a folder, unless it exists. Raises RecordError."""
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


def add(path: Path, line: bytes, size: int) -> None:
    """Append lines to a file of `size` bytes. Raises RecordError, leaving the file as it was, if that fails.

    They are on the disk when this returns: neither killing the program nor a power cut can lose them.
    """
    with _writing(path), path.open("r+b", buffering=0) as file:   # "ab" could create a file without a header
        file.seek(size)
        try:
            if file.write(line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            file.truncate(size)
            raise
        disk.sync(file.fileno())


def to_line(data: dict[str, Any]) -> bytes:
    """A line of a record, with its line end."""
    return json.dumps(data).encode() + b"\n"


def from_line(line: bytes) -> Any:
    """The data in a line. Raises ValueError if it is not JSON, or far too long."""
    if len(line) > _LONGEST_LINE:
        raise ValueError("The line is too long.")
    return value_in(line, halves=True)      # names are made plain
