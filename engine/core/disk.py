"""Durable files: synced to the disk, and replaced whole or not at all; and why the disk did not do something."""

from __future__ import annotations

import errno
import glob
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BufferedReader
from pathlib import Path
from typing import Final

from engine.core.text import Text

_PART: Final = ".part"
_MOST_LETTERS: Final = 60
"""So much of a file's name is in that of its temporary file."""
_AT_REST: Final = 60.0
_SURELY_LEFT: Final = 86_400.0
"""Seconds without a change after which a temporary file is left: by a process that is gone, and by any."""


def sync(number: int) -> None:
    """Return once everything written to this file descriptor is on the disk. Raises OSError."""
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):     # some file systems, such as network shares, do not support it
            fcntl.fcntl(number, fcntl.F_FULLFSYNC)
            return
    if sys.platform in ("win32", "darwin"):
        os.fsync(number)
    else:
        os.fdatasync(number)        # like fsync, but skips metadata that reading does not need


def sync_folder(folder: Path) -> None:
    """Return once the names of a folder's files are on the disk. Raises OSError."""
    if sys.platform == "win32":     # Windows does this itself and cannot open folders
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    except OSError as error:        # some file systems cannot sync a folder
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(number)


def replace(path: Path, content: bytes) -> None:
    """Write a whole file; even if the power fails, either the old or the new content is there. Raises OSError.

    A link is followed: the file it points at is replaced. What is there and no regular file, such as a device, stays.
    """
    if path.is_symlink():
        path = Path(os.path.realpath(path))
        sweep(path.parent, path.name)
    with suppress(FileNotFoundError):
        _check_regular(path.stat(), path)
    with _part_of(path) as part:
        _write_through(part, content, like=path)
        part.replace(path)
    sync_folder(path.parent)


def put(path: Path, *content: bytes | memoryview) -> None:
    """Write a whole file that can be made anew, in place of whatever file or link is there. Raises OSError.

    It is written sooner than by `replace`, and a power cut may damage it. Its parts are joined nowhere but in the file.
    """
    with _part_of(path) as part:
        with part.open("wb") as file:
            for each in content:
                file.write(each)
        part.replace(path)


def create(path: Path, content: bytes) -> None:
    """Write a whole new file; at any moment all of it is there or none.

    Raises FileExistsError if the file exists by then, and OSError.
    """
    path = Path(os.path.realpath(path))
    with _part_of(path) as part:
        _write_through(part, content)
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        _link(part, path)
    sync_folder(path.parent)


def _link(file: Path, name: Path) -> None:
    """Give a file a new name. Raises FileExistsError if that name is taken."""
    if sys.platform == "win32":
        file.rename(name)       # on Windows this never replaces a file
        return
    try:
        name.hardlink_to(file)
    except FileExistsError:
        raise
    except OSError:             # a file system without hard links, such as a memory stick's
        file.rename(name)


@contextmanager
def _part_of(path: Path) -> Iterator[Path]:
    """The temporary file that new content is written to first; afterwards it is gone."""
    part = path.with_name(f"{path.name[:_MOST_LETTERS]}.{os.getpid()}{_PART}")
    try:
        yield part
    finally:
        with suppress(OSError):     # whatever prevented writing may prevent this too, and is reported already
            part.unlink(missing_ok=True)


def sweep(folder: Path, name: str = "") -> None:
    """Delete what killed programs have left half written in a folder of ours, or of the file of that name in any.

    What cannot be deleted stays. A program that runs is never disturbed: it is asked for, and if it runs on another
    machine that shares the folder, its file has not rested for long enough.
    """
    with suppress(OSError):
        for file in folder.glob(f"{glob.escape(name[:_MOST_LETTERS]) or '*'}.*{_PART}"):
            with suppress(OSError):
                if _is_left(file):
                    file.unlink()


def _is_left(part: Path) -> bool:
    """Whether nobody writes that temporary file any more. Raises OSError."""
    process = part.name.removesuffix(_PART).rpartition(".")[2]
    if not (process.isascii() and process.isdecimal()):
        return False        # it is no file of ours
    rested = time.time() - part.stat().st_mtime
    return rested > _SURELY_LEFT or (rested > _AT_REST and not _runs(int(process)))


def _runs(process: int) -> bool:
    """Whether there is such a process, as far as that can be told without disturbing it."""
    if sys.platform == "win32":
        return True         # to ask would end it, and what is being written cannot be deleted there anyway
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def _write_through(path: Path, content: bytes, like: Path | None = None) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        if like is not None:
            _keep_mode(like, file.fileno())
        sync(file.fileno())


def _keep_mode(path: Path, number: int) -> None:
    """Keep the permissions of a file, so that one only its owner may read stays private."""
    if sys.platform != "win32":
        with suppress(FileNotFoundError):
            os.fchmod(number, stat.S_IMODE(path.stat().st_mode))


def beside(file: Path, ending: str) -> Path:
    """An unused name beside a file: its name and the ending, with a number between them if that is taken."""
    free, number = file.with_name(f"{file.name}.{ending}"), 1
    while os.path.lexists(free):
        number += 1
        free = file.with_name(f"{file.name}.{number}.{ending}")
    return free


@contextmanager
def opened(path: Path) -> Iterator[BufferedReader]:
    """Opens a regular file, to be read. Raises OSError, also for anything else.

    Devices and pipes are never opened to read: they may never end, or never begin.
    """
    _check_regular(path.stat(), path)
    with open(path, "rb", opener=_at_once) as file:
        _check_regular(os.fstat(file.fileno()), path)
        yield file


def read_small(path: Path, most: int) -> bytes | None:
    """The content of a regular file of at most `most` bytes; None for anything else. Raises OSError."""
    try:
        with opened(path) as file:
            content = file.read(most + 1)
    except NoRegularFile:
        return None
    return None if len(content) > most else content


class NoRegularFile(OSError):
    """A device, a pipe or the like."""


def _check_regular(found: os.stat_result, path: Path) -> None:
    """Raise IsADirectoryError or NoRegularFile for what is no regular file."""
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(found.st_mode):
        raise NoRegularFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _at_once(path: str, flags: int) -> int:
    """Open what may have become a pipe by now, without waiting for its other end."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def reason_of(error: BaseException | None) -> Text | str:
    """Why it failed: a text, or what the system or a library said if it is something that nobody has met so far."""
    if not isinstance(error, OSError):
        return str(error)
    from engine.core.reasons import REASONS  # only here: hardly anything fails

    known = REASONS.get(error.errno) if error.errno is not None and error.strerror else None
    return known or error.strerror or str(error)
