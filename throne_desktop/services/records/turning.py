"""Where games on the shelf turned: found by playing their records again, a few of those that are seen at a time.

It is the turning point that replay, review and the page at the end of a game know: the turn that changed most between
the first two, as the cards truly lay. What was found is kept in a file of the cache, of as many games as are looked at
in a while; it can be made anew at any time, so whatever is damaged is just not there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.core import disk
from engine.core.errors import ThroneError
from engine.core.fields import BadField, field, fields_in, whole
from engine.core.outside import Nonsense, content_of, object_in
from engine.core.text import N_, Text
from engine.session import Record
from engine.table.endings import PlayedGame
from engine.version import __version__
from throne_desktop.services.records.slips import name_in

MOST: Final = 2000
"""The turning points of so many games are kept, of those that were found last."""
_BIGGEST: Final = 1 << 19
_STEPS: Final = 100_000
_TURNED: Final = N_("app", "Turning point: turn {number} of {all}")


class Turned(NamedTuple):
    """In which of its turns a game turned, or in which of its rounds; 0 if it never did."""

    step: int
    steps: int
    by_round: bool


NEVER: Final = Turned(0, 0, by_round=False)
"""Of a game that never turned, is not over or cannot be played again."""


def turned_in(record: Path) -> Turned:
    """Where the game in a record turned."""
    try:
        loaded = Record.load(record)
        if not loaded.summary.finished:
            return NEVER
        played = PlayedGame(loaded.game, loaded.replay(), loaded.moves)
        point = played.turning_point() if played.moves else None
    except (ThroneError, OSError):
        return NEVER
    if point is None:
        return NEVER
    course = played.course()
    return Turned(course.step_at(point.begin), course.steps, course.by_round)


def told(turned: Turned, in_round: Text) -> Text | None:
    """What is said of it, given what the game says of a round; None of a game that never turned."""
    if turned.steps < 2 or not turned.step:
        return None
    return (in_round if turned.by_round else _TURNED).fill(number=turned.step, all=turned.steps)


class Turnings:
    """What is known of games, by lines of the index: each says which record it is, and as it was when it was read."""

    def __init__(self, file: Path | None) -> None:
        """`file` is where it is kept; None to keep it in memory."""
        self._file = file
        self._known = {} if file is None else _read(file)
        self._is_new = False

    def forget(self) -> None:
        """Know of nothing any more. Raises OSError if the file cannot be deleted."""
        self._known.clear()
        if self._file is not None:
            self._file.unlink(missing_ok=True)

    def of(self, line: bytes) -> Turned | None:
        """Where that game turned; None as long as that is not known."""
        return self._known.get(_key(line))

    def missing(self, lines: Iterable[bytes]) -> list[bytes]:
        """Those of which it is not known."""
        return [line for line in lines if _key(line) not in self._known]

    def add(self, line: bytes, turned: Turned) -> None:
        """It is known now; the oldest make room."""
        self._known[_key(line)] = turned
        self._is_new = True
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]

    def keep(self) -> None:
        """Write down what was found; where that cannot be, it is found anew in the next run."""
        if self._file is not None and self._is_new:
            with suppress(OSError):
                self._file.parent.mkdir(parents=True, exist_ok=True)
                disk.replace(self._file, content_of({"version": __version__, "turned": {
                    key: [each.step, each.steps, each.by_round] for key, each in self._known.items()}}))
                self._is_new = False


def _key(line: bytes) -> str:
    """The name of a record, and the sum of its line, which has the time and size of its file."""
    return f"{name_in(line).decode(errors='replace')} {line[-8:].decode()}"


def _read(file: Path) -> dict[str, Turned]:
    with suppress(OSError, Nonsense, BadField):
        content = disk.read_small(file, _BIGGEST)
        data, _ = object_in(content or b"")
        if data.get("version") == __version__:
            return {key: _turned(value) for key, value in fields_in(data.get("turned"), "turned").items()}
    return {}


def _turned(value: Any) -> Turned:
    if not isinstance(value, Sequence) or len(value) != 3:
        raise BadField("turned")
    step, steps = (whole({"turned": each}, "turned", 0, _STEPS) for each in value[:2])
    return Turned(step, steps, field({"turned": value[2]}, "turned", bool))
