"""The shelf: all games that are kept, the last played first, found by an index without reading every record.

What the index says of a record counts as long as its file has the same time and size; any other file is read, the last
written first, a few at a time, so that the page shows what there is while the rest is read.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from engine.core.errors import RecordError
from throne_desktop.services.records.library import SUFFIXES, Library, SavedGame, Unreadable
from throne_desktop.services.records.shelf_index import ShelfIndex
from throne_desktop.services.records.slips import (
    entry_in,
    file_called,
    file_in,
    line_of,
    name_for,
    name_in,
    slip_in,
    stamp_of,
)
from throne_desktop.services.records.turning import Turned, Turnings, turned_in
from throne_desktop.storage import paths

AT_ONCE: Final = 0.3
"""Seconds for which records are read before those are shown that are known by then."""
LATER: Final = 2.0
"""Seconds for which more are read before those are shown: to lay out 100,000 rows takes .2 s."""
_TURNINGS: Final = "shelf.turnings"
_GONE: Final = b"-"
"""Stands for the stamp of a file that is not there: no line begins with it."""
_SUPERSEDED: Final = 200
"""The index is written anew once that many of its lines, and more than a quarter, count no longer."""


class Found(NamedTuple):
    """Slips of the records, the last written first, and how many are still to be read."""

    lines: Sequence[bytes]
    to_read: int


class Shelf:
    """The records of a library, by an index in a file or, with None, in memory only."""

    def __init__(self, library: Library, index: Path | None = None) -> None:
        self._library = library
        self._index = ShelfIndex(index)
        self._file = index
        self._lines: list[bytes] = []
        self._to_read: list[tuple[bytes, bytes]] = []
        """Stamps and names of the files that are still to be read, the last written last."""
        self._superseded = 0
        self._folder = Path()

    @staticmethod
    def of(library: Library, *, keeps: bool = True) -> Shelf:
        """The shelf of the user's own records. Its index is written if anything is kept in this run."""
        with suppress(paths.NoFolder):      # then there is an index in memory
            if keeps:
                return Shelf(library, paths.cache() / "shelf.index")
        return Shelf(library)

    @cached_property
    def turnings(self) -> Turnings:
        """Where games turned, as far as that is known; it lies beside the index."""
        return Turnings(None if self._file is None else self._file.with_name(_TURNINGS))

    def turned(self, lines: Sequence[bytes]) -> list[tuple[bytes, Turned]]:
        """Where the games of these lines turned: their records are played again."""
        return [(line, turned_in(file_in(slip_in(line), self._folder))) for line in lines]

    # -- all records ---------------------------------------------------------------------------------------------------

    def latest(self) -> Found:
        """Those that were read last, as far as they are still there as they were; how many there are is not known."""
        with suppress(paths.NoFolder):      # the page says so
            self._folder = folder = self._library.folder
            known = {name_in(line): line for line in self._index.latest()}
            return Found(sorted((line for line in known.values() if _is_there(line, folder)), reverse=True), 0)
        return Found((), 0)

    def look(self, seconds: float = AT_ONCE) -> Found:
        """All records there are now, of which some may still have to be read. Raises NoFolder."""
        before = self._index.lines() or self._lines
        self._folder = self._library.folder
        known, files = {name_in(line): line for line in before}, _files(self._folder)
        lines = [line for name, line in known.items() if line.startswith(files.get(name, _GONE))]
        for line in lines:
            del files[name_in(line)]
        lines.sort(reverse=True)
        self._to_read = sorted((stamp, name) for name, stamp in files.items())
        self._lines, self._superseded = lines, len(before) - len(lines)
        return self.go_on(seconds)

    def go_on(self, seconds: float = LATER) -> Found:
        """Read more of the records that have to be read, for so many seconds."""
        ends = perf_counter() + seconds
        read: list[bytes] = []
        while self._to_read and (not read or perf_counter() < ends):
            _, name = self._to_read.pop()
            line = self._read(name)
            if line is not None:
                read.append(line)
        self._lines = sorted((*self._lines, *read), reverse=True)
        self._keep(read)
        return Found(self._lines, len(self._to_read))

    def _read(self, name: bytes) -> bytes | None:
        """The slip of a record; None if it was deleted just now. What is written while it is read is read next time."""
        file = self._folder / file_called(name)
        try:
            stamp = stamp_of(file.stat())
        except OSError:
            return None
        try:
            entry: SavedGame | Unreadable = self._library.entry(file)
        except RecordError as error:
            entry = Unreadable(file, error.text)
        return line_of(name, stamp, entry)

    def _keep(self, read: Sequence[bytes]) -> None:
        if self._to_read or self._superseded <= max(_SUPERSEDED, len(self._lines) // 4):
            self._index.add(read)
        else:
            self._index.replace(self._lines)
            self._superseded = 0

    def forget(self) -> None:
        """Have no index: the next look reads every record. Raises OSError if it cannot be deleted."""
        self._lines = []
        self._index.forget()
        self.turnings.forget()

    @property
    def folder(self) -> Path:
        """Where the records lie that the last look has found."""
        return self._folder

    # -- one record ----------------------------------------------------------------------------------------------------

    def entry(self, line: bytes) -> SavedGame | Unreadable:
        """The record that a slip tells of; one that cannot be read says why."""
        slip, folder = slip_in(line), self._folder
        with suppress(ValueError):      # a file that cannot be read is asked what is wrong with it
            return entry_in(slip, folder)
        file = file_in(slip, folder)
        try:
            return self._library.entry(file)
        except RecordError as error:
            return Unreadable(file, error.text)


def _files(folder: Path) -> dict[bytes, bytes]:
    """The stamps of the files of records, by what lines call them."""
    found, endings = {}, tuple(os.fsencode(suffix) for suffix in SUFFIXES)
    with os.scandir(os.fsencode(folder)) as entries:
        for each in entries:
            name = each.name
            if name.endswith(endings):
                try:
                    found[name_for(name)] = stamp_of(each.stat())
                except OSError:     # it was deleted just now, or leads nowhere
                    continue
    return found


def _is_there(line: bytes, folder: Path) -> bool:
    with suppress(OSError):
        return line.startswith(stamp_of(file_in(slip_in(line), folder).stat()))
    return False
