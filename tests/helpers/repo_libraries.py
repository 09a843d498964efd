"""The system libraries that Qt's files need, and those that packaging/bootstrap.sh installs."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import PySide6

QT: Final = Path(PySide6.__file__).parent
_OWN: Final = (QT, QT / "Qt" / "lib", QT.parent / "shiboken6")
"""The folders of libraries that come with Qt."""
_EVERYWHERE: Final = re.compile(r"(ld-linux.*|lib(c|m|dl|pthread|resolv|rt|gcc_s|stdc\+\+|z|zstd))\.so\.\d+")
"""The libraries on every Debian, or that come with its Python."""
_LOAD, _DYNAMIC = 1, 2
_NEEDED, _STRINGS = 1, 5


def asked_for(files: Iterable[Path]) -> set[str]:
    """The system libraries that these files need, directly or through Qt's own libraries."""
    seen: set[Path] = set()
    wanted: set[str] = set()
    to_do = list(files)
    while to_do:
        file = to_do.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in _needed(file):
            own = next((folder / name for folder in _OWN if (folder / name).exists()), None)
            if own is not None:
                to_do.append(own)
            elif not _EVERYWHERE.fullmatch(name):
                wanted.add(name)
    return wanted


def listed(script: str, *lists: str) -> set[str]:
    """The libraries in these lists of bootstrap.sh."""
    found = (re.search(rf"^{name}=\((.*?)\)$", script, re.M | re.S) for name in lists)
    return {library for each in found if each for library in re.findall(r"(\S+\.so\.\d+)=", each[1])}


@cache
def _needed(file: Path) -> tuple[str, ...]:
    """The libraries that a 64-bit Linux library or program says it needs."""
    data = file.read_bytes()
    start, size, count = struct.unpack_from("<Q", data, 32)[0], *struct.unpack_from("<HH", data, 54)
    headers = [struct.unpack_from("<IIQQQQ", data, start + number * size) for number in range(count)]
    (dynamic,) = (header for header in headers if header[0] == _DYNAMIC)
    entries = list(_entries(data[dynamic[2]:dynamic[2] + dynamic[5]]))
    address = dict(entries)[_STRINGS]
    (strings,) = (offset + address - at for kind, _flags, offset, at, _physical, length in headers
                  if kind == _LOAD and at <= address < at + length)
    return tuple(data[strings + value:data.index(b"\0", strings + value)].decode()
                 for tag, value in entries if tag == _NEEDED)


def _entries(dynamic: bytes) -> Iterator[tuple[int, int]]:
    yield from struct.iter_unpack("<qQ", dynamic)
