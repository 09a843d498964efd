"""Durable files: synced to the disk, and replaced whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path


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

    A link is followed: the file it points at is replaced.
    """
    path = Path(os.path.realpath(path))
    beside = _beside(path)
    try:
        _write_through(beside, content, like=path)
        beside.replace(path)
    finally:
        with suppress(OSError):     # whatever prevented writing may prevent this too, and is reported already
            beside.unlink(missing_ok=True)
    sync_folder(path.parent)


def create(path: Path, content: bytes) -> None:
    """Write a whole new file; at any moment all of it is there or none.

    Raises FileExistsError if the file exists by then, and OSError.
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


def _beside(path: Path) -> Path:
    """The temporary file that new content is written to first."""
    return path.with_name(f"{path.name[:60]}.{os.getpid()}.part")


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


def read_small(path: Path, most: int) -> bytes | None:
    """The content of a regular file of at most `most` bytes; None for anything else. Raises OSError.

    Devices and pipes are never read: they may never end, or never begin.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        return None
    with path.open("rb") as file:
        content = file.read(most + 1)
    return None if len(content) > most else content
