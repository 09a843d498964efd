"""The game that home offers to continue. What was found out about it is kept in the user's cache for the next start.

Reading the records takes the engine's sessions and the rules of the game, which is 50 of 170 ms. They are read again as
soon as any record is no longer the file that it was.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QDateTime, QLocale

from engine.core import disk
from engine.core.text import N_, Player
from engine.games.registry import GAMES, manifest
from engine.version import __version__
from throne_desktop.kept import paths
from throne_desktop.language.i18n import words

_UNFINISHED: Final = N_("library", "{game}: {players}, begun {when}")
_BIGGEST: Final = 1 << 14
"""The most bytes in the file."""


class Unfinished(NamedTuple):
    """A game to continue: its id, the names of its players by seat, and when it began, in seconds since 1970."""

    game_id: str
    players: tuple[str, ...]
    began: int

    @property
    def when(self) -> str:
        """When it began, as dates are written where the program is used."""
        return date_of(self.began)

    @property
    def sentence(self) -> str:
        """Which game it is, who plays, and when it began, in the language in use."""
        seats = tuple(map(Player, range(len(self.players))))
        return words(_UNFINISHED.fill(game=manifest(self.game_id).name, players=seats, when=self.when),
                     self.players)


def date_of(seconds: int) -> str:
    """A time in seconds since 1970, as dates are written where the program is used."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)


def unfinished(find: Callable[[], Unfinished | None], *, keeps: bool) -> Unfinished | None:
    """The game to continue; None if there is none. Raises NoFolder.

    It is found in the records only if these have changed since the last time. If the program `keeps` anything, what was
    found is kept.
    """
    records = _records()
    try:
        return _read(records)
    except (OSError, ValueError, LookupError, TypeError, RecursionError):   # there is no file, or a damaged one
        found = find()
    if keeps:
        _write(records, found)
    return found


def _records() -> str:
    """A word that tells whether the records are still as they were, and read by the same program."""
    seen: list[tuple[str, int, int]] = []
    for file in sorted(paths.games().iterdir()):
        with suppress(FileNotFoundError):       # it was deleted just now
            found = file.stat()
            seen.append((file.name, found.st_mtime_ns, found.st_size))
    return f"{__version__} {len(seen)} {zlib.crc32(repr(seen).encode()):x}"


def _file() -> Path:
    return paths.cache() / "unfinished.json"


def _read(records: str) -> Unfinished | None:
    """What is kept about these records. Raises LookupError if that is nothing, and others if the file is damaged."""
    content = json.loads(disk.read_small(_file(), _BIGGEST) or b"")
    if content["records"] != records:
        raise LookupError("Records have changed since.")
    if content["game"] is None:
        return None
    if content["game"] not in GAMES:
        raise LookupError("There is no such game.")
    return Unfinished(content["game"], tuple(map(str, content["players"])), int(content["began"]))


def _write(records: str, found: Unfinished | None) -> None:
    game, players, began = found or (None, (), 0)
    content = {"records": records, "game": game, "players": players, "began": began}
    with suppress(OSError, paths.NoFolder):     # the next start reads the records, too
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(content), encoding="utf-8")
