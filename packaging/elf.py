"""What a program or library for Linux says it needs from others."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_LOAD, _DYNAMIC = 1, 2
_NEEDED, _STRINGS = 1, 5


def is_elf(file: Path) -> bool:
    """Whether that file, and not a link to it, is a program or a library for Linux."""
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


@cache
def needed(file: Path) -> tuple[str, ...]:
    """The libraries that a 64-bit Linux library or program says it needs."""
    data = file.read_bytes()
    start, size, count = struct.unpack_from("<Q", data, 32)[0], *struct.unpack_from("<HH", data, 54)
    headers = [struct.unpack_from("<IIQQQQ", data, start + number * size) for number in range(count)]
    dynamic = next((header for header in headers if header[0] == _DYNAMIC), None)
    if dynamic is None:
        return ()
    entries = list(_entries(data[dynamic[2]:dynamic[2] + dynamic[5]]))
    address = dict(entries)[_STRINGS]
    (strings,) = (offset + address - at for kind, _flags, offset, at, _physical, length in headers
                  if kind == _LOAD and at <= address < at + length)
    return tuple(data[strings + value:data.index(b"\0", strings + value)].decode()
                 for tag, value in entries if tag == _NEEDED)


def _entries(dynamic: bytes) -> Iterator[tuple[int, int]]:
    yield from struct.iter_unpack("<qQ", dynamic)
