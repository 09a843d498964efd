"""Files that are kept: read within bounds, never overwritten by a program that does not understand them.

A `FileKind` says what such a file holds. `read` gives what is in it, and `change` changes it: it reads the file again,
when no other program can write to it, so that what two programs keep comes together. A damaged file is set aside, and
what could be read of it goes on; one in a newer format, or one that cannot be read, is left alone. `remarks` says so,
once.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

from engine.core import disk
from engine.core.disk import reason_of
from engine.core.fields import BadField
from engine.core.outside import MOST, Nonsense, content_of, object_in
from engine.core.text import N_, Text

T = TypeVar("T")

_NEWER: Final = N_("kept", "{file} comes from a newer version of this program, so it stays as it is and nothing is "
                           "saved there.")
_UNREADABLE: Final = N_("kept", "{file} cannot be read ({reason}), so nothing is saved there.")


class FileKind(Generic[T]):
    """A kind of file that is kept. Each has a whole number for its format, which files of former versions may lack."""

    def __init__(self, version: int, nothing: Callable[[], T], read: Callable[[Mapping[str, Any]], tuple[T, bool]],
                 write: Callable[[T], Mapping[str, Any]], damaged: Text, partly: Text | None = None,
                 unreadable: Text = _UNREADABLE, most: int = MOST, number: str = "format",
                 indent: int | None = None) -> None:
        """Home waits for a few of them, and a class like this one is made ten times as fast as a data class."""
        self.version = version
        """The format that is written, which is the newest that can be read."""
        self.nothing = nothing
        """What there is without a file."""
        self.read = read
        """What an object holds, and whether that is all of it: else the rest is damaged. Raises BadField."""
        self.write = write
        """The object for it, without the number of the format."""
        self.damaged = damaged
        """What is said of a damaged file, which is kept as `{file}`."""
        self.partly = partly or damaged
        """The same of a file of which some could be read."""
        self.unreadable = unreadable
        """What is said of a `{file}` that the system does not let us read, for that `{reason}`."""
        self.most = most
        """The most bytes in the file."""
        self.number = number
        """What the number of the format is called."""
        self.indent = indent
        """How far the lines are indented, if people may want to read it."""


class Found(Generic[T]):
    """What a file holds, and its content if there is any. `trouble` says why it cannot be read."""

    def __init__(self, value: T, content: bytes | None = None,
                 state: Literal["whole", "damaged", "newer"] = "whole", trouble: OSError | None = None) -> None:
        self.value = value
        self.content = content
        self.state = state
        self.trouble = trouble


# -- reading and changing ----------------------------------------------------------------------------------------------

def read(file: Path, kind: FileKind[T]) -> T:
    """What a file holds; what could be read of a damaged one, which is set aside; nothing if it is not there."""
    found = _found(file, kind)
    if found.state != "damaged":
        return found.value
    from engine.core.lock import alone  # only here: most files are whole

    try:
        with alone(file.parent):
            return _mended(file, kind).value        # another program may have set it aside by now
    except OSError as error:
        return _left_alone(file, kind, found.value, error).value


def change(file: Path, kind: FileKind[T], act: Callable[[T], T]) -> T:
    """Change what a file holds: `act` is given what is in it by now, and returns what is to be in it.

    Nothing is written if that is the same, or if the file is in a newer format. Raises OSError, and leaves the file as
    it was, if it cannot be read or written, or another program does not let go of it.
    """
    from engine.core.lock import alone  # only here: home only reads

    with alone(file.parent):
        found = _mended(file, kind)
        if found.trouble is not None:
            raise found.trouble
        value = act(found.value)
        if found.state != "newer":
            _write(file, kind, value, found.content)
        return value


class Newer(ValueError):
    """It is in a newer format than this program understands."""


def value_in(content: bytes, kind: FileKind[T]) -> T:
    """What the content of such a file holds, as far as it can be read. Raises Newer, and Nonsense or BadField."""
    data, _ = object_in(content)
    version = data.get(kind.number, 1)
    if type(version) is int and version > kind.version:
        raise Newer
    return kind.read(data)[0]


def written(kind: FileKind[T], value: T) -> bytes:
    """The content of a file of that kind. Raises OSError for what could not be read again."""
    try:
        content = content_of({kind.number: kind.version, **kind.write(value)}, kind.indent)
    except Nonsense as error:
        raise _too_large() from error
    if len(content) > kind.most:
        raise _too_large()
    return content


def _too_large() -> OSError:
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG))


def _write(file: Path, kind: FileKind[T], value: T, before: bytes | None) -> None:
    """Write a file, unless it has that content already. Raises OSError."""
    content = written(kind, value)
    if content != before:
        disk.replace(file, content)


# -- what is in a file -------------------------------------------------------------------------------------------------

def _found(file: Path, kind: FileKind[T]) -> Found[T]:
    """What is in a file; nothing is done yet about a damaged one."""
    try:
        content = disk.read_small(file, kind.most)
        return _understood(file, kind, content)
    except FileNotFoundError:
        return Found(kind.nothing())
    except OSError as error:
        return _left_alone(file, kind, kind.nothing(), error)
    except (Nonsense, BadField):
        return Found(kind.nothing(), None, "damaged")


def _understood(file: Path, kind: FileKind[T], content: bytes | None) -> Found[T]:
    """What is in the content of a file. Raises Nonsense or BadField if nothing of it can be read."""
    if content is None:
        raise Nonsense("It is large, or no file.")
    data, is_sound = object_in(content)
    version = data.get(kind.number, 1)
    is_numbered = type(version) is int and version > 0
    if is_numbered and version > kind.version:
        remark(_NEWER.fill(file=str(file)))
        return Found(_as_far_as_possible(kind, data), content, "newer")
    value, is_all = kind.read(data)
    return Found(value, content, "whole" if is_sound and is_numbered and is_all else "damaged")


def _as_far_as_possible(kind: FileKind[T], data: Mapping[str, Any]) -> T:
    """What is understood of a newer format."""
    with suppress(BadField):
        return kind.read(data)[0]
    return kind.nothing()


def _left_alone(file: Path, kind: FileKind[T], value: T, error: OSError) -> Found[T]:
    remark(kind.unreadable.fill(file=str(file), reason=reason_of(error)))
    return Found(value, trouble=error)


def _mended(file: Path, kind: FileKind[T]) -> Found[T]:
    """What is in a file that no other program can change now. A damaged one is set aside. Raises OSError."""
    found = _found(file, kind)
    if found.state != "damaged":
        return found
    aside = disk.beside(file, "damaged")
    file.rename(aside)
    said = kind.damaged if found.content is None else kind.partly
    remark(said.fill(file=str(aside)))
    if found.content is None:
        return Found(found.value)
    _write(file, kind, found.value, None)
    return Found(found.value, written(kind, found.value))


# -- what is said ------------------------------------------------------------------------------------------------------

_said: Final[set[Text]] = set()
_to_be_said: Final[list[Text]] = []


def remark(text: Text) -> None:
    """Have a sentence about a file said, once in this run."""
    if text not in _said:
        _said.add(text)
        _to_be_said.append(text)


def remarks() -> tuple[Text, ...]:
    """What is to be said by now; whoever asks says it."""
    taken = tuple(_to_be_said)
    del _to_be_said[:len(taken)]
    return taken
