"""Files that survive: written to the disk itself, replaced as a whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path


def sync(number: int) -> None:
    """Return once the disk has what was written to the open file with that number. Raises OSError."""
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):     # a file system that does not know it, such as one of a network
            fcntl.fcntl(number, fcntl.F_FULLFSYNC)
            return
    if sys.platform in ("win32", "darwin"):
        os.fsync(number)
    else:
        os.fdatasync(number)        # as fsync, without what nobody needs to read the file, such as its time


def sync_folder(folder: Path) -> None:
    """Return once the disk knows the files of a folder by their names. Raises OSError."""
    if sys.platform == "win32":     # which writes them down by itself, and opens no folders
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    except OSError as error:        # some file systems refuse that for a folder
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(number)


def replace(path: Path, content: bytes) -> None:
    """Write a whole file; at any moment, also if the power fails, the old or the new one is there. Raises OSError.

    Where a link stands in its place, the file that it points at is replaced.
    """
    path = Path(os.path.realpath(path))
    beside = _beside(path)
    try:
        _write_through(beside, content, like=path)
        beside.replace(path)
    finally:
        with suppress(OSError):     # what forbids writing may forbid this too, and is told already
            beside.unlink(missing_ok=True)
    sync_folder(path.parent)


def create(path: Path, content: bytes) -> None:
    """Write a whole file where there is none; at any moment none or all of it is there.

    Raises FileExistsError if somebody else was faster, and OSError.
    """
    path = Path(os.path.realpath(path))
    beside = _beside(path)
    try:
        _write_through(beside, content)
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        _link(beside, path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
    sync_folder(path.parent)


def _link(file: Path, name: Path) -> None:
    """Give a file a name that nothing has. Raises FileExistsError."""
    if sys.platform == "win32":
        file.rename(name)       # which replaces nothing there
        return
    try:
        name.hardlink_to(file)
    except FileExistsError:
        raise
    except OSError:             # a file system without a second name for a file, such as that of a memory stick
        file.rename(name)


def _beside(path: Path) -> Path:
    """Where the new content of a file is written first."""
    return path.with_name(f"{path.name[:60]}.{os.getpid()}.part")


def _write_through(path: Path, content: bytes, like: Path | None = None) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        if like is not None:
            _keep_mode(like, file.fileno())
        sync(file.fileno())


def _keep_mode(path: Path, number: int) -> None:
    """A file that only its owner may read stays so."""
    if sys.platform != "win32":
        with suppress(FileNotFoundError):
            os.fchmod(number, stat.S_IMODE(path.stat().st_mode))


def read_small(path: Path, most: int) -> bytes | None:
    """What an ordinary file of at most so many bytes holds; None if it is no such file. Raises OSError.

    Nothing is read of what never ends, such as a device, or never begins, such as a pipe.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        return None
    with path.open("rb") as file:
        content = file.read(most + 1)
    return None if len(content) > most else content
