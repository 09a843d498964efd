"""Slips: what the index of the shelf knows of a record, a line for each, which is found and told without the record.

A line has fields between tabs, and at its end their sum. It begins with when the record was last written, so lines are
sorted as they are; they stay bytes until somebody looks at them, as there may be 100,000.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from engine.core.outside import writable
from engine.session import Result, Seating, Summary
from engine.session.entries import FirstEnd
from throne_desktop.services.records.library import SavedGame, Unreadable
from throne_desktop.storage.statistics import Sort, level_of, outcome_at, person_of, sort_of

_TAB: Final = b"\t"
_UNIT: Final = "\x1f"
"""Stands between names and levels; names have no control codes."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)

OPEN: Final = b"open"
"""The outcome of a game that is not over."""
OVER: Final = b"over"
"""That of a finished one in which several people or none played, so nobody alone won or lost it."""
NO_RECORD: Final = b""
"""The game of a file that cannot be read."""


def stamp_of(found: os.stat_result) -> bytes:
    """Tells whether a file is still the one that was read: its time in nanoseconds, and its size. It begins a line."""
    return b"%020d\t%d\t" % (max(0, found.st_mtime_ns), found.st_size)


class Slip(NamedTuple):
    """The fields of a line, as they are in the file."""

    written: bytes
    size: bytes
    name: bytes
    game: bytes
    begun: bytes
    """In microseconds since 1970."""
    flags: bytes
    outcome: bytes
    """An `Outcome`'s value, OPEN or OVER; "" of a file that cannot be read."""
    level: bytes
    """That of all bots, or MIXED; "" if there were none."""
    players: bytes
    result: bytes
    first_end: bytes
    seed: bytes
    check: bytes

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people who sat down to it."""
        return people_of(self.players)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won at last."""
        seats = self.result.partition(b"/")[0].decode()
        return tuple(_players(self.players)[seat].name for seat in _numbers_in(seats))


_TABS: Final = len(Slip._fields) - 1
_OF_GAME: Final = len(Slip._fields) - 4
"""The number of fields that tell of the game, between the name of its file and the sum."""


# -- a line ------------------------------------------------------------------------------------------------------------

def slip_in(line: bytes) -> Slip:
    """The fields of a sound line."""
    return Slip._make(line.split(_TAB))


def name_in(line: bytes) -> bytes:
    """The name of the file that a sound line is about."""
    return line.split(_TAB, 3)[2]


def players_in(line: bytes) -> bytes:
    """The field of a sound line that says who played."""
    return line.split(_TAB, 9)[8]


def people_of(players: bytes) -> tuple[str, ...]:
    """The names of the people in the field that says who played."""
    return tuple(player.name for player in _players(players) if player.is_person)


def is_sound(line: bytes) -> bool:
    """Whether a line is as it was written."""
    return line.count(_TAB) == _TABS and b"%08x" % zlib.crc32(line[:-9]) == line[-8:]


def name_for(file: bytes) -> bytes:
    """What a line calls a file: its name without what would end a field."""
    return file.replace(b"%", b"%25").replace(_TAB, b"%09").replace(b"\n", b"%0A")


def line_of(name: bytes, stamp: bytes, entry: SavedGame | Unreadable) -> bytes:
    """The line for the record in what lines call by that name, read when the file had that stamp."""
    fields = [b""] * _OF_GAME if isinstance(entry, Unreadable) else _told(entry.summary)
    line = stamp + _TAB.join((name, *fields, b""))[:-1]
    return b"%b\t%08x" % (line, zlib.crc32(line))


def file_in(slip: Slip, folder: Path) -> Path:
    """The file it was made of."""
    return folder / file_called(slip.name)


def key_of(slip: Slip) -> str:
    """By what name favourites and notes know its record."""
    return writable(file_called(slip.name))


def file_called(name: bytes) -> str:
    """The name of the file that lines call so."""
    return os.fsdecode(name.replace(b"%0A", b"\n").replace(b"%09", _TAB).replace(b"%25", b"%"))


# -- what it says ------------------------------------------------------------------------------------------------------

def _told(summary: Summary) -> list[bytes]:
    flags = "".join(flag for flag, is_so in (("p", summary.practice), ("a", summary.assisted),
                                             ("o", summary.older_rules), ("d", summary.damaged),
                                             ("r", summary.reseated)) if is_so)
    end = summary.first_end
    helped = "" if end is None else f"{'a' * end.assisted}{'r' * end.reseated}"
    players = _UNIT.join(part for player in summary.players for part in (player.name, player.level or ""))
    level = "" if all(player.is_person for player in summary.players) else level_of(summary)
    begun = (summary.started - _EPOCH) // _MICROSECOND
    texts = (summary.game, str(begun), flags, _outcome(summary), level, players,
             _result(summary.result), "" if end is None else f"{_result(end.result)}/{helped}", str(summary.seed))
    return [text.encode() for text in texts]


def _outcome(summary: Summary) -> str:
    if sort_of(summary) in (Sort.SEVERAL, Sort.WATCHED):
        return (OPEN if summary.result is None else OVER).decode()
    counts = summary.as_it_counts
    return OPEN.decode() if counts.result is None else outcome_at(counts, person_of(counts)).value


def _result(result: Result | None) -> str:
    if result is None:
        return ""
    conceded = "" if result.conceded is None else str(result.conceded)
    return f"{_numbers(result.winners)}/{_numbers(result.scores)}/{conceded}"


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def entry_in(slip: Slip, folder: Path) -> SavedGame:
    """The record that it tells of. Raises ValueError if it tells of none."""
    if slip.game == NO_RECORD:
        raise ValueError("The file cannot be read.")
    flags = slip.flags.decode()
    end = slip.first_end.decode()
    told, _, helped = end.rpartition("/")
    first_end = FirstEnd(_result_in(told), "a" in helped, "r" in helped) if end else None
    result = _result_in(slip.result.decode()) if slip.result else None
    begun = _EPOCH + int(slip.begun) * _MICROSECOND
    summary = Summary(slip.game.decode(), _players(slip.players), begun, "p" in flags, "a" in flags, "o" in flags,
                      "d" in flags, result, "r" in flags, first_end, int(slip.seed))
    return SavedGame(file_in(slip, folder), summary)


@lru_cache(1 << 12)
def _players(field: bytes) -> tuple[Seating, ...]:
    parts = field.decode().split(_UNIT) if field else []
    return tuple(Seating(name, level or None) for name, level in zip(parts[::2], parts[1::2], strict=True))


@lru_cache(1 << 12)
def _result_in(text: str) -> Result:
    winners, scores, conceded = text.split("/")
    return Result(_numbers_in(winners), _numbers_in(scores), int(conceded) if conceded else None)


def _numbers_in(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(","))) if text else ()
