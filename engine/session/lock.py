"""A lock on a record's file, so that only one program writes to it; the system releases it when the program ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

_IN_USE: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_FAR: Final = 1 << 30
"""The byte that Windows locks: a locked byte cannot be read, and no record is that long."""


class InUse(Exception):
    """Another program holds the file."""


class Lock:
    """A file that no other program can hold while this object lives. Within the program, locks may be shared."""

    __slots__ = ("__weakref__", "_number")

    def __init__(self, number: int) -> None:
        self._number = number

    def __del__(self) -> None:
        os.close(self._number)


_held: WeakValueDictionary[tuple[int, int], Lock] = WeakValueDictionary()


def hold(path: Path) -> Lock:
    """Lock a file. Raises InUse if another program holds it, and OSError if it cannot be opened."""
    number = _open(path)
    try:
        there = os.fstat(number)
        held = _held.get((there.st_dev, there.st_ino))
        if held is None:
            _lock(number)
    except BaseException:
        os.close(number)
        raise
    if held is not None:
        os.close(number)
        return held
    lock = _held[there.st_dev, there.st_ino] = Lock(number)
    return lock


def _open(path: Path) -> int:
    waits_for_nobody = getattr(os, "O_NONBLOCK", 0)     # opening a pipe would wait for the other end
    try:
        return os.open(path, os.O_RDWR | waits_for_nobody)
    except PermissionError:
        return os.open(path, os.O_RDONLY | waits_for_nobody)


def _lock(number: int) -> None:
    """Lock an open file, if its file system supports locks. Raises InUse if another program holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(number, _FAR, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in _IN_USE:
            raise InUse from error
