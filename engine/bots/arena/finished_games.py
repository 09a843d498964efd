"""Finished games of a ladder and of a match in files of JSON Lines, so that none is lost (kept_lines.py).

A ladder with more levels or games may go on in the same file; another game, seed or version needs its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from engine.bots.arena.finished_lines import LARGEST, KeptLines, KeptResults, numbers, of_length, whole_numbers
from engine.bots.arena.ladder import Ladder, LadderGame
from engine.bots.arena.match import Match, MatchResult
from engine.core.fields import field, string, whole

_LONGEST: Final = 100
"""The most characters in the name of an entrant."""


class KeptGames(KeptLines):
    """The games of a ladder that were finished before, and where those finished now are added."""

    def __init__(self, ladder: Ladder, path: Path) -> None:
        """Read the file, if it is there. Raises CannotKeep if it is anything else, or of other settings."""
        self.results: dict[LadderGame, MatchResult] = {}
        super().__init__(path, "ladder", {"game": ladder.game_id, "seats": ladder.seats, "seed": ladder.seed})

    def take(self, line: dict[str, Any]) -> None:
        entrants = tuple(string({"entrants": each}, "entrants", _LONGEST) for each in field(line, "entrants", list))
        task = LadderGame(entrants, whole(line, "number", 0, LARGEST))
        self.results[task] = _result(line, len(entrants))

    @contextmanager
    def adding(self) -> Iterator[Keep]:
        """Opens the file; what it gives adds a game. Raises CannotKeep."""
        with self.opened() as add:
            yield Keep(add)


class Keep:
    """Adds finished games of a ladder to a file."""

    def __init__(self, add: Callable[[dict[str, Any]], None]) -> None:
        self._add = add

    def game(self, task: LadderGame, result: MatchResult) -> None:
        """Add a game; it is in the file when this returns."""
        self._add({**asdict(task), **asdict(result)})


def kept_match(match: Match, path: Path) -> KeptResults[MatchResult]:
    """The games of a match that were finished before; one with more games may go on there. Raises CannotKeep."""
    settings: dict[str, Any] = {"game": match.game_id, "entrants": list(match.entrants), "seed": match.seed}
    if match.own is not None:
        settings["edition"] = match.own.to_json()
    return KeptResults(path, "match", settings,
                       read=lambda line: _result(line, len(match.entrants)), written=asdict)


def _result(line: dict[str, Any], entrants: int) -> MatchResult:
    """The result of a game in a line. Raises BadField."""
    return MatchResult(of_length(numbers(line, "wins", 0.0, 1.0), entrants),
                       of_length(whole_numbers(line, "scores", -LARGEST, LARGEST), entrants),
                       of_length(whole_numbers(line, "decisions", 0, LARGEST), entrants),
                       of_length(numbers(line, "seconds", 0.0, LARGEST), entrants))
