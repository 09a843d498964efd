"""What statistics know of the kept reviews: a line for each, so that none is parsed again as long as it is the same.

The lines are an index like that of the shelf: made anew wherever a review is another one, or a line is damaged.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from engine.core.errors import BadNotation, UnknownGame
from engine.games.registry import fault_of, load_game
from engine.learn.review import KeptSeat, PoorMove, seats_kept
from engine.learn.review.review_file import SUFFIX
from engine.version import __version__
from throne_desktop.services.records.shelf_index import ShelfIndex
from throne_desktop.services.records.slips import file_called, name_for, stamp_of
from throne_desktop.storage import paths
from throne_desktop.storage.statistics import FaultCost, Reviewed

_FORMAT: Final = 1
_MADE_BY: Final = f"reviews {_FORMAT} {__version__}".encode()
_TAB: Final = b"\t"
_TABS: Final = 5
_ENDING: Final = os.fsencode(SUFFIX)
_GONE: Final = b"-"
AT_ONCE: Final = 0.1
"""Seconds for which reviews are read before what is known by then is shown."""


class Found(NamedTuple):
    """By the name of a record and the seat: what its review says; and how many reviews are still to be read."""

    reviews: Mapping[tuple[str, int], Reviewed]
    to_read: int


class Digests:
    """The reviews beside the records in a folder, by an index in a file or, with None, in memory only."""

    def __init__(self, index: Path | None = None) -> None:
        self._index = ShelfIndex(index, _MADE_BY, _is_sound)
        self._lines: list[bytes] = []
        self._to_read: list[tuple[bytes, bytes]] = []
        self._folder = Path()
        self._is_long = False

    @staticmethod
    def of_user(*, keeps: bool = True) -> Digests:
        """Those of the user's own records. The index is written if anything is kept in this run."""
        with suppress(paths.NoFolder):      # then there is an index in memory
            if keeps:
                return Digests(paths.cache() / "reviews.index")
        return Digests()

    def look(self, folder: Path, seconds: float = AT_ONCE) -> Found:
        """What the reviews in a folder say now, of which some may still have to be read. Raises OSError."""
        before = self._index.lines() or self._lines
        known, files = {_name_in(line): line for line in before}, _files(folder)
        self._folder = folder
        self._lines = [line for name, line in known.items() if line.startswith(files.get(name, _GONE))]
        for line in self._lines:
            del files[_name_in(line)]
        self._to_read = sorted((stamp, name) for name, stamp in files.items())
        self._is_long = len(before) > 2 * len(self._lines) + len(files)
        return self.go_on(seconds)

    def go_on(self, seconds: float) -> Found:
        """Read more of the reviews that have to be read, for so many seconds."""
        ends, read = perf_counter() + seconds, list[bytes]()
        while self._to_read and (not read or perf_counter() < ends):
            stamp, name = self._to_read.pop()
            read.append(_line(name, stamp, seats_kept(self._folder / file_called(name))))
        self._lines += read
        if self._is_long and not self._to_read:
            self._index.replace(self._lines)
        else:
            self._index.add(read)
        found = dict[tuple[str, int], Reviewed]()
        for line in self._lines:
            record = file_called(_name_in(line))
            for seat, reviewed in _told_in(line):
                found[record, seat] = reviewed
        return Found(found, len(self._to_read))


def _files(folder: Path) -> dict[bytes, bytes]:
    """The stamps of the reviews, by what lines call their records."""
    found = dict[bytes, bytes]()
    with os.scandir(os.fsencode(folder)) as entries:
        for each in entries:
            if each.name.endswith(_ENDING):
                with suppress(OSError):     # it was deleted just now
                    found[name_for(each.name[:-len(_ENDING)])] = stamp_of(each.stat())
    return found


# -- a line ------------------------------------------------------------------------------------------------------------

def _line(name: bytes, stamp: bytes, seats: tuple[KeptSeat, ...]) -> bytes:
    measure = ".".join(map(str, seats[0].measure)) if seats else ""
    line = stamp + _TAB.join((name, measure.encode(), "|".join(map(_of_seat, seats)).encode()))
    return b"%b\t%08x" % (line, zlib.crc32(line))


def _is_sound(line: bytes) -> bool:
    return line.count(_TAB) == _TABS and b"%08x" % zlib.crc32(line[:-9]) == line[-8:]


def _name_in(line: bytes) -> bytes:
    return line.split(_TAB, 3)[2]


def _of_seat(kept: KeptSeat) -> str:
    accuracy = "" if kept.accuracy is None else f"{kept.accuracy:.3f}"
    costs = [f"{fault},{move.cost:.4f},{move.moves}" for move in kept.poor
             if (fault := _fault(kept.made.game, move)) is not None]
    return f"{kept.seat}:{accuracy}:{';'.join(costs)}"


def _fault(game_id: str, move: PoorMove) -> str | None:
    """The id of the fault; None of a move that this version does not know."""
    with suppress(BadNotation, UnknownGame):
        game = load_game(game_id)
        return fault_of(game_id, game.move_from_json(move.made), game.move_from_json(move.best)).id
    return None


def _told_in(line: bytes) -> list[tuple[int, Reviewed]]:
    """By seat, what a sound line says."""
    _, _, _, measure, seats, _ = line.decode(errors="surrogateescape").split("\t")
    found = []
    for part in seats.split("|") if seats else ():
        seat, accuracy, told = part.split(":")
        costs = [cost.split(",") for cost in told.split(";")] if told else []
        found.append((int(seat), Reviewed(measure, float(accuracy) if accuracy else None, tuple(
            FaultCost(fault, float(cost), int(moves)) for fault, cost, moves in costs))))
    return found
