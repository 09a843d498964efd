"""What was won so far, who was met last, and which deals of the day were played: all that home tells of the past.

It is kept in a small file of its own, so that home need not read the records. Nothing here imports Qt.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.core import disk
from throne_desktop.kept import paths

BEGUN, PLAYED, WON = "begun", "played", "won"
"""How far a deal of the day has come."""
_HOW_FAR: Final = (BEGUN, PLAYED, WON)
_BIGGEST: Final = 1 << 17
"""The most bytes in the file."""
_DAYS: Final = 1000
"""So many days are kept, the latest ones."""
_COMPANY: Final = 7
"""So many names are kept of those who played with a person."""
_LONGEST_NAME: Final = 200


class Met(NamedTuple):
    """Another player of the last game: a name, and whether it is a person's."""

    name: str
    is_person: bool


class Feat(NamedTuple):
    """What is known of one game: the highest level beaten ("" for none), and who played the last one."""

    beaten: str = ""
    company: tuple[Met, ...] = ()


class Tally:
    """All that is kept; days are counted since the first of January 1970."""

    def __init__(self, feats: dict[str, Feat] | None = None, days: dict[int, str] | None = None) -> None:
        self._feats = feats or {}
        self._days = days or {}

    def feat(self, game_id: str) -> Feat:
        """What is known of a game."""
        return self._feats.get(game_id, Feat())

    def note_company(self, game_id: str, company: Iterable[Met]) -> None:
        """A game has begun, with these other players."""
        self._feats[game_id] = self.feat(game_id)._replace(company=tuple(company)[:_COMPANY])

    def note_beaten(self, game_id: str, level: str, levels: Iterable[str]) -> None:
        """A level was beaten; `levels` are all that there are, easiest first."""
        ids = ("", *levels)
        feat = self.feat(game_id)
        if level in ids and (feat.beaten not in ids or ids.index(level) > ids.index(feat.beaten)):
            self._feats[game_id] = feat._replace(beaten=level)

    # -- deals of the day ----------------------------------------------------------------------------------------------

    def note_day(self, day: int, how_far: str) -> None:
        """The deal of a day has come that far; it never goes back."""
        before = self._days.get(day, "")
        if before not in _HOW_FAR or _HOW_FAR.index(how_far) > _HOW_FAR.index(before):
            self._days[day] = how_far
        for oldest in sorted(self._days)[:-_DAYS]:
            del self._days[oldest]

    def day(self, day: int) -> str:
        """How far the deal of a day has come; "" if it was not begun."""
        return self._days.get(day, "")

    def begun(self) -> tuple[int, ...]:
        """The days whose deal was begun, but not played to its end."""
        return tuple(day for day, how_far in self._days.items() if how_far == BEGUN)

    def in_a_row(self, today: int) -> int:
        """On how many days in a row the deal was played to its end: up to today or, before it is played, yesterday."""
        last = today if self._is_played(today) else today - 1
        days = 0
        while self._is_played(last - days):
            days += 1
        return days

    @property
    def days_played(self) -> int:
        """On how many days the deal was played to its end."""
        return sum(how_far in (PLAYED, WON) for how_far in self._days.values())

    @property
    def days_won(self) -> int:
        """On how many days it was won."""
        return sum(how_far == WON for how_far in self._days.values())

    def forgotten(self, today: int) -> Tally:
        """The same without what was won and without former days; the deal of today stays, as its cards were seen."""
        return Tally({game_id: Feat(company=feat.company) for game_id, feat in self._feats.items()},
                     {day: how_far for day, how_far in self._days.items() if day >= today})

    @property
    def has_feats(self) -> bool:
        """Whether there is anything that was won, or any day."""
        return bool(self._days) or any(feat.beaten for feat in self._feats.values())

    def _is_played(self, day: int) -> bool:
        return self._days.get(day) in (PLAYED, WON)

    # -- on disk -------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Replaces the file; where that fails, what was noted is lost with this run. Raises NoFolder."""
        games = {game_id: {"beaten": feat.beaten, "company": feat.company} for game_id, feat in self._feats.items()}
        content = json.dumps({"games": games, "days": self._days}, ensure_ascii=False)
        with suppress(OSError):
            disk.replace(_file(), content.encode())


def kept() -> Tally | None:
    """What the file says; None if there is no file, or a damaged one. Raises NoFolder."""
    try:
        content = disk.read_small(_file(), _BIGGEST)
        return None if content is None else _tally(json.loads(content))
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None


def _file() -> Path:
    return paths.data() / "tally.json"


def _tally(data: Any) -> Tally:
    """The tally in a file. Raises ValueError, LookupError, TypeError or AttributeError if it is damaged."""
    feats = {str(game_id): Feat(_text(feat["beaten"]),
                                tuple(Met(_text(name), bool(is_person)) for name, is_person in feat["company"]))
             for game_id, feat in data.get("games", {}).items()}
    days = {int(day): how_far for day, how_far in data.get("days", {}).items() if how_far in _HOW_FAR}
    return Tally(feats, days)


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST_NAME:
        raise ValueError("Not a name.")
    return value
