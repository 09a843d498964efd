"""A person's progress on the road to the throne: the crowns of each station, and the games begun there.

It is kept in `road.json`: `crowns`, by station, as a sum of 1 (won), 2 (won clearly) and 4 (won without help); `begun`,
with the station of each record whose game has not been looked at since it ended, the latest last; and `last`, the
station that was played last. Nothing here imports Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from engine.core import kept as files
from engine.core.fields import BadField, fields_in, string, whole
from engine.core.text import N_
from throne_desktop.storage import paths

_MOST_BEGUN: Final = 60
"""So many games are remembered that were begun and never ended."""
_MOST_STATIONS: Final = 1000
_ALL: Final = 7
_LONGEST: Final = 200
_BIGGEST: Final = 1 << 18
_DAMAGED: Final = N_("kept", "The file with your crowns on the road was damaged, so some of them may be missing. The "
                             "damaged file is kept as {file}.")


class Road:
    """What somebody has won on the road so far; it is never changed, only made anew."""

    def __init__(self, crowns: Mapping[str, int] | None = None, begun: Mapping[str, str] | None = None,
                 last: str = "") -> None:
        self.crowns = dict(crowns or {})
        """By station: the crowns won there, as a sum of 1, 2 and 4."""
        self.begun = dict(begun or {})
        """By the name of a record: the station at which its game was begun."""
        self.last = last
        """The station that was played last; "" before the first."""

    def with_begun(self, record: str, station: str) -> Road:
        """With a game that begins at a station, and is kept in that record."""
        begun = {**self.begun, record: station}
        return Road(self.crowns, {each: begun[each] for each in list(begun)[-_MOST_BEGUN:]}, station)

    def with_crowns(self, station: str, crowns: int, record: str = "") -> Road:
        """With what was won at a station, in the game of that record if there is one; nothing is ever lost."""
        begun = {each: at for each, at in self.begun.items() if each != record}
        won = {**self.crowns, station: self.crowns.get(station, 0) | crowns} if crowns else self.crowns
        return Road(won, begun, station)


def load_road() -> Road:
    """What was won so far. Raises NoFolder."""
    return files.read(_file(), _KIND)


def keep(act: Callable[[Road], Road]) -> Road:
    """Keeps what `act` makes of what is there by now. Raises NoFolder, OSError."""
    return files.change(_file(), _KIND, act)


def renewed(content: bytes) -> bytes:
    """What a file from elsewhere says was won, written anew. Raises Nonsense or BadField if nothing can be read."""
    return files.written(_KIND, files.value_in(content, _KIND))


def _file() -> Path:
    return paths.person() / paths.ROAD


def _read(data: Mapping[str, Any]) -> tuple[Road, bool]:
    """What is in an object, and whether nothing in it was damaged."""
    is_whole, crowns, begun, last = True, dict[str, int](), dict[str, str](), ""
    try:
        found = fields_in(data.get("crowns", {}), "crowns")
        for station in list(found)[:_MOST_STATIONS]:
            crowns[_word(station)] = whole(found, station, 1, _ALL)
        games = fields_in(data.get("begun", {}), "begun")
        for record in list(games)[-_MOST_BEGUN:]:
            begun[_word(record)] = string(games, record, _LONGEST)
        last = string({"last": "", **data}, "last", _LONGEST)
    except BadField:
        is_whole = False
    if not is_whole and not crowns:
        raise BadField("crowns")
    return Road(crowns, begun, last), is_whole


def _word(name: str) -> str:
    return string({"name": name}, "name", _LONGEST)


def _written(road: Road) -> Mapping[str, Any]:
    return {"crowns": road.crowns, "begun": road.begun, "last": road.last}


_KIND: Final = files.FileKind[Road](1, Road, _read, _written, _DAMAGED, most=_BIGGEST)
