"""Locks between programs, which the system releases when a program ends.

`hold` keeps a record's file for one program as long as that plays it, and `alone` a folder for a moment.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock as ThreadLock
from typing import Final
from weakref import WeakValueDictionary

_IN_USE: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_FAR: Final = 1 << 30
"""The byte that Windows locks: a locked byte cannot be read, and no record is that long."""


_PATIENCE: Final = 2.0
"""Seconds that `alone` waits: whoever holds a folder writes one small file."""
_PAUSE: Final = 0.005


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


# -- a folder for a moment ---------------------------------------------------------------------------------------------

_changing: Final = ThreadLock()


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Be the only program, and its only thread, that changes what is kept in a folder; not to be nested.

    Raises OSError if there is no such folder, or if somebody else does not let go of it.
    """
    if not _changing.acquire(timeout=_PATIENCE):
        raise _busy()
    try:
        number = _open_folder(folder)
        try:
            _wait_for(number)
            yield
        finally:
            os.close(number)
    finally:
        _changing.release()


def _wait_for(number: int) -> None:
    """Lock an open file as soon as nobody else does. Raises OSError if that takes too long."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            return _lock(number)
        except InUse as error:
            if time.monotonic() > until:
                raise _busy() from error
        time.sleep(_PAUSE)


def _busy() -> OSError:
    return OSError(errno.EBUSY, os.strerror(errno.EBUSY))


def _open_folder(folder: Path) -> int:
    """A folder, open; on Windows, which opens none, a file of the user's that stands for it."""
    if sys.platform == "win32":
        import tempfile
        import zlib

        name = os.path.normcase(folder.resolve(strict=True))
        stands_for_it = Path(tempfile.gettempdir(), f"throne-desktop-{zlib.crc32(name.encode()):x}.lock")
        return os.open(stands_for_it, os.O_RDWR | os.O_CREAT)
    return os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
