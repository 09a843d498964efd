"""The file in which the index of the shelf is kept: what made it, and slips, of which later ones count.

It can be made anew from the records at any time, so nothing waits until it is on the disk, and nothing is said where it
cannot be written. A line that a killed program or a bad disk has damaged is not there: its record is read again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from engine.core import disk
from engine.version import __version__
from throne_desktop.services.records.slips import is_sound

_FORMAT: Final = 1
_MADE_BY: Final = f"shelf {_FORMAT} {__version__}".encode()
"""The first line. Another version of the program may know other rules, so it makes an index of its own."""
_BIGGEST: Final = 1 << 28
"""The most bytes that are read; 100,000 records take 20 MB."""
_LATEST: Final = 1 << 16
"""So many bytes at the end have the lines of the records that were read last, about 300."""


class ShelfIndex:
    """The index in a file; without one, everything is read anew in each run.

    Other lines with a sum are kept the same way, in a file `made_by` what its first line says.
    """

    def __init__(self, file: Path | None, made_by: bytes = _MADE_BY,
                 sound: Callable[[bytes], bool] = is_sound) -> None:
        self._file = file
        self._made_by = made_by
        self._sound = sound

    def latest(self) -> list[bytes]:
        """The lines at the end of the file, in its order: found at once, however long it is."""
        with suppress(OSError):     # there is none: everything has to be read
            if self._file is not None:
                with disk.opened(self._file) as file:
                    if not self._begins(file):
                        return []
                    file.seek(max(file.tell(), os.fstat(file.fileno()).st_size - _LATEST))
                    return self._sound_in(file.read(_LATEST))
        return []

    def lines(self) -> list[bytes]:
        """All lines in the order of the file. Several may be about one record: the last of them counts."""
        with suppress(OSError):     # there is none: everything has to be read
            content = None if self._file is None else disk.read_small(self._file, _BIGGEST)
            if content is not None:
                made_by, _, rest = content.partition(b"\n")
                return self._sound_in(rest) if made_by == self._made_by else []
        return []

    def add(self, lines: Sequence[bytes]) -> None:
        """Add lines at the end of what there is."""
        if not lines or self._file is None:
            return
        with suppress(OSError):     # then these records are read again next time
            if self._is_ours():
                with self._file.open("ab", buffering=0) as file:
                    file.write(b"\n" + _joined(lines))      # what a killed program has begun ends here
            else:
                self.replace(lines)

    def replace(self, lines: Iterable[bytes]) -> None:
        """Have nothing but these lines in the file, those of the records that were written last at its end."""
        if self._file is None:
            return
        with suppress(OSError):     # then the records are read again next time
            self._file.parent.mkdir(parents=True, exist_ok=True)
            disk.put(self._file, self._made_by, b"\n", _joined(sorted(lines)))

    def forget(self) -> None:
        """Have no index. Raises OSError if there is one that cannot be deleted."""
        if self._file is not None:
            self._file.unlink(missing_ok=True)

    def _is_ours(self) -> bool:
        """Whether lines can be added to the file. Raises OSError, but not if there is none."""
        assert self._file is not None
        try:
            with disk.opened(self._file) as file:
                return self._begins(file)
        except FileNotFoundError:
            return False

    def _begins(self, file: BinaryIO) -> bool:
        """Whether a file, read from its start, is one of these."""
        return file.readline(len(self._made_by) + 2).rstrip(b"\n") == self._made_by

    def _sound_in(self, content: bytes) -> list[bytes]:
        """The lines that are as they were written; empty and damaged ones are not."""
        return [line for line in content.split(b"\n") if self._sound(line)]


def _joined(lines: Iterable[bytes]) -> bytes:
    return b"".join(b"%b\n" % line for line in lines)
