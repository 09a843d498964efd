"""Finished games of a ladder in a file of JSON Lines: a header, and a line for each game, so that none is lost.

A ladder with more levels or games may go on in the same file; another game, seed or version needs its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Final

from engine.bots.arena.ladder import Ladder, Task
from engine.bots.arena.match import MatchResult
from engine.core import disk
from engine.core.errors import ThroneError
from engine.core.fields import BadField, field, string, whole
from engine.core.fields import number as some
from engine.core.outside import Nonsense, value_in
from engine.version import __version__

_FORMAT: Final = "throne-ladder"
_LONGEST: Final = 100
"""The most characters in the name of an entrant."""
_LARGEST: Final = 1_000_000_000
"""More games, decisions or seconds than there will be, and larger than any score."""
_BIGGEST: Final = 1 << 28
"""The most bytes in the file; a million games take fewer."""


class CannotKeep(ThroneError, ValueError):
    """A file that cannot hold the games of this ladder."""


class KeptGames:
    """The games of a ladder that were finished before, and where those finished now are added."""

    def __init__(self, ladder: Ladder, path: Path) -> None:
        """Read the file, if it is there. Raises CannotKeep if it is anything else, or of other settings."""
        self._path = path
        self._header = {"format": _FORMAT, "version": __version__, "game": ladder.game_id, "seats": ladder.seats,
                        "seed": ladder.seed}
        self.results: dict[Task, MatchResult] = {}
        self._length = 0
        with _said(path), suppress(FileNotFoundError):
            self._read(disk.read_small(path, _BIGGEST))

    def _read(self, content: bytes | None) -> None:
        if content is None:
            raise CannotKeep(f"{self._path.name} has no games of a ladder; name another file.")
        whole, _, _ = content.rpartition(b"\n")     # the last line may have been cut short
        lines = whole.splitlines()
        if content and not lines:
            raise CannotKeep(f"{self._path.name} has no games of a ladder; name another file.")
        self._length = len(whole) + 1 if lines else 0
        for number, line in enumerate(lines):
            found = _parsed(line)
            if number == 0:
                self._check(found)
            else:
                self._add(found, number)

    def _check(self, header: dict[str, Any]) -> None:
        if header.get("format") != _FORMAT:
            raise CannotKeep(f"{self._path.name} has no games of a ladder; name another file.")
        for name, value in self._header.items():
            if header.get(name) != value:
                raise CannotKeep(f"{self._path.name} has games of other settings ({name}: {header.get(name)}, "
                                 f"not {value}); name another file.")

    def _add(self, line: dict[str, Any], number: int) -> None:
        try:
            task, result = _game(line)
        except BadField as error:
            raise CannotKeep(f"Line {number + 1} of {self._path.name} is no game of a ladder.") from error
        self.results[task] = result

    @contextmanager
    def adding(self) -> Iterator[Keep]:
        """Opens the file; what it gives adds a game. Raises CannotKeep."""
        with _said(self._path), self._path.open("ab") as file:
            file.truncate(self._length)
            keep = Keep(file)
            if not self._length:
                keep.line(self._header)
            yield keep


class Keep:
    """Adds finished games to a file."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def game(self, task: Task, result: MatchResult) -> None:
        """Add a game; it is in the file when this returns."""
        self.line({**asdict(task), **asdict(result)})

    def line(self, content: dict[str, Any]) -> None:
        """Add a line."""
        self._file.write(json.dumps(content).encode() + b"\n")
        self._file.flush()


def _game(line: dict[str, Any]) -> tuple[Task, MatchResult]:
    """The game in a line. Raises BadField if there is none."""
    entrants = tuple(string({"entrants": each}, "entrants", _LONGEST) for each in field(line, "entrants", list))
    wins, scores, decisions, seconds = (_by_entrant(line, name, len(entrants))
                                        for name in ("wins", "scores", "decisions", "seconds"))
    return Task(entrants, whole(line, "number", 0, _LARGEST)), MatchResult(
        tuple(some(wins, each, 0.0, 1.0) for each in wins),
        tuple(whole(scores, each, -_LARGEST, _LARGEST) for each in scores),
        tuple(whole(decisions, each, 0, _LARGEST) for each in decisions),
        tuple(some(seconds, each, 0.0, _LARGEST) for each in seconds))


def _by_entrant(line: dict[str, Any], name: str, entrants: int) -> dict[str, Any]:
    """What a line says of each entrant, each under a name of its own. Raises BadField."""
    values = field(line, name, list)
    if len(values) != entrants:
        raise BadField(name)
    return {f"{name} {place}": value for place, value in enumerate(values)}


def _parsed(line: bytes) -> dict[str, Any]:
    """The object in a line; an empty one if there is none."""
    try:
        found = value_in(line)
    except Nonsense:
        return {}
    return found if isinstance(found, dict) else {}


@contextmanager
def _said(path: Path) -> Iterator[None]:
    """Say in a sentence that a file cannot be read or written."""
    try:
        yield
    except OSError as error:
        raise CannotKeep(f"No games can be kept in {path}: {error.strerror}.") from error
