"""The game that home offers to continue. What was found out about it is kept in the user's cache for the next start.

Reading the records takes the engine's sessions and the rules of the game, which is 50 of 170 ms. They are read again as
soon as any record is no longer the file that it was.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QDateTime, QLocale

from engine.core import disk
from engine.core.fields import BadField, field, fields_in, string, whole
from engine.core.outside import Nonsense, content_of, value_in
from engine.core.text import N_, Player
from engine.games.registry import GAMES, manifest
from engine.version import __version__
from throne_desktop.language.i18n import words
from throne_desktop.storage import paths

_UNFINISHED: Final = N_("library", "{game}: {players}, started {when}")
_UNFINISHED_PRACTICE: Final = N_("library", "{game}, a practice game: {players}, started {when}")
_YOU_LEAD: Final = N_("library", "You lead, {most} to {second}")
_LEADS: Final = N_("library", "{player} leads, {most} to {second}")
_LEVEL: Final = N_("library", "Tied at {most}")
_YOU_LEAD_BY: Final = N_("library", "You lead by %n point(s)", "", 1)
_LEADS_BY: Final = N_("library", "{player} leads by %n point(s)", "", 1)
_NOBODY_LEADS: Final = N_("library", "Nobody leads yet")
_FORMAT: Final = 2
_BIGGEST: Final = 1 << 14
"""The most bytes in the file."""
_LONGEST: Final = 200
"""The most characters of a name."""
_SEATS: Final = 20
_LATEST: Final = 1 << 36
"""The largest number of seconds; far away, but a date."""
_MOST: Final = 1 << 40
"""The largest of other numbers."""


class Lead(NamedTuple):
    """Who leads, by seat, None for nobody; the best score, and that of the next side."""

    leader: int | None
    most: int
    second: int


class Left(NamedTuple):
    """A game that has just been left: the name of its record, and how it stands."""

    record: str
    standing: Lead


class Unfinished(NamedTuple):
    """A game to continue: its id, the names of its players by seat, which seats are people's, and when it began, in
    seconds since 1970.

    Of its record there are the name and the size in bytes. How it stands is known if it was left here. It is `practice`
    only if there is no other.
    """

    game_id: str
    players: tuple[str, ...]
    people: tuple[int, ...]
    began: int
    record: tuple[str, int] = ("", 0)
    standing: Lead | None = None
    practice: bool = False

    @property
    def stands(self) -> str:
        """Who leads, in the language in use; "" if that is not known.

        The scores are only told if they are something to be proud of: above 0.
        """
        if self.standing is None:
            return ""
        leader, most, second = self.standing
        if leader is None:
            return words(_LEVEL.fill(most=most) if most > 0 else _NOBODY_LEADS)
        you_lead = self.people == (leader,)
        if most > 0:
            text = (_YOU_LEAD if you_lead else _LEADS).fill(
                player=Player(leader), most=most, second=second)
        else:
            text = (_YOU_LEAD_BY if you_lead else _LEADS_BY).fill(player=Player(leader), n=most - second)
        return words(text, self.players)

    @property
    def when(self) -> str:
        """When it began, as dates are written where the program is used."""
        return date_of(self.began)

    @property
    def sentence(self) -> str:
        """Which game it is, who plays, and when it began, in the language in use."""
        seats = tuple(map(Player, range(len(self.players))))
        text = _UNFINISHED_PRACTICE if self.practice else _UNFINISHED
        return words(text.fill(game=manifest(self.game_id).name, players=seats, when=self.when), self.players)


def date_of(seconds: int) -> str:
    """A time in seconds since 1970, as dates are written where the program is used."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)


def unfinished(find: Callable[[], Unfinished | None], *, keeps: bool, left: Left | None = None) -> Unfinished | None:
    """The game to continue; None if there is none. Raises NoFolder.

    It is found in the records only if these have changed since the last time, or if a game has just been `left`. If the
    program `keeps` anything, what was found is kept.
    """
    records, before = _records(), None
    with suppress(OSError, Nonsense, BadField):     # there is no file, or none of ours: the records are read
        known, before = _read()
        if known == records and left is None:
            return before
    found = find()
    if found is not None:
        found = found._replace(standing=_standing_of(found, before, left))
    if keeps:
        _write(records, found)
    return found


def _records() -> str:
    """A word that tells whether the records are still as they were, and read by the same program for the same person.
    """
    files = total = 0
    with os.scandir(os.fsencode(paths.games())) as entries:     # a start waits for it: 5,000 paths, sorted, took 190 ms
        for each in entries:
            with suppress(OSError):     # it was deleted just now, or leads nowhere
                found = each.stat()
                files += 1
                total += zlib.crc32(b"%b %d %d" % (each.name, found.st_mtime_ns, found.st_size))
    return f"{__version__} {files} {total:x} {paths.playing()}"


def _file() -> Path:
    return paths.cache() / "unfinished.json"


def _standing_of(found: Unfinished, before: Unfinished | None, left: Left | None) -> Lead | None:
    """How a game stands: it has just been left, or nothing has happened in it since that was noted."""
    if left is not None and left.record == found.record[0]:
        return left.standing
    return before.standing if before is not None and before.record == found.record else None


def _read() -> tuple[str, Unfinished | None]:
    """The word for the records, and what is kept about them. Raises OSError, Nonsense or BadField."""
    data = fields_in(value_in(disk.read_small(_file(), _BIGGEST) or b""), "file")
    if field({"format": _FORMAT, **data}, "format", int) != _FORMAT:
        raise BadField("format")
    records = string(data, "records", _LONGEST)
    return records, None if data.get("game") is None else _unfinished(data)


def _unfinished(data: Mapping[str, Any]) -> Unfinished:
    game_id = string(data, "game", _LONGEST)
    players = tuple(string({"players": name}, "players", _LONGEST) for name in field(data, "players", list)[:_SEATS])
    if game_id not in GAMES or len(players) not in manifest(game_id).seats:
        raise BadField("game")
    record = dict(zip(("name", "size"), field(data, "record", list), strict=False))
    standing = None if data.get("standing") is None else _standing(field(data, "standing", list), len(players))
    people = tuple(whole({"people": seat}, "people", 0, len(players) - 1)
                   for seat in field(data, "people", list)[:_SEATS])
    return Unfinished(game_id, players, people, whole(data, "began", 0, _LATEST),
                      (string(record, "name", _LONGEST), whole(record, "size", 0, _MOST)), standing,
                      field(data, "practice", bool))


def _standing(kept: list[Any], players: int) -> Lead:
    parts = dict(zip(("leader", "most", "second"), kept, strict=False))
    leader = None if parts.get("leader") is None else whole(parts, "leader", 0, players - 1)
    return Lead(leader, *(whole(parts, name, -_MOST, _MOST) for name in ("most", "second")))


def _write(records: str, found: Unfinished | None) -> None:
    game, players, people, began, record, standing, practice = found or (None, (), (), 0, ("", 0), None, False)
    content = {"format": _FORMAT, "records": records, "game": game, "players": players, "people": people,
               "began": began, "record": record, "standing": standing, "practice": practice}
    with suppress(OSError, Nonsense, paths.NoFolder):       # the next start reads the records, too
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        disk.put(file, content_of(content))
