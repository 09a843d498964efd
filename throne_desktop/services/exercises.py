"""The exercises there are, and where it is kept when each comes back. Nothing here imports Qt.

Those from one's own games lie in a file beside their record, which goes wherever the record goes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from engine import GAMES
from engine.core import disk
from engine.learn.exercises import Exercise, exercise_from_json, shipped
from engine.learn.repetition import Practice, first, practice_from_json
from throne_desktop.services.library import Library, SavedGame

ENDING: Final = ".exercises.json"
"""What is added to the name of a record."""
_FORMAT: Final = 1
_BIGGEST: Final = 8 << 20
"""The most bytes in a file."""


@dataclass(frozen=True, slots=True)
class Item:
    """An exercise, what is known of the learner's answers (None before the first), and the record it comes from."""

    exercise: Exercise
    practice: Practice | None = None
    record: Path | None = None
    """None for one that comes with the program."""

    @property
    def is_own(self) -> bool:
        """Whether it comes from a game that was played here."""
        return self.record is not None

    @property
    def name(self) -> str:
        """What tells it from others."""
        return hashlib.sha256(self.exercise.position.encode()).hexdigest()[:16]

    def is_due(self, today: date) -> bool:
        """Whether it comes back today, or is a mistake of one's own that was not tried again yet."""
        return self.is_own if self.practice is None else self.practice.is_due(today)

    def answered(self, right: bool, today: date) -> Item:
        """The same once it was answered, right at the first try or not."""
        practice = first(right, today) if self.practice is None else self.practice.answered(right, today)
        return replace(self, practice=practice)


def in_turn(items: Iterable[Item], today: date) -> tuple[Item, ...]:
    """Those to be done now: first what comes back, then what is new, one's own before the others."""
    ready = [item for item in items if item.practice is None or item.is_due(today)]
    return tuple(sorted(ready, key=lambda item: (item.practice is None, not item.is_own)))


class Exercises:
    """All exercises: one's own, which lie beside the records of a library, and those that come with the program.

    What is known of the answers to the latter is kept in `file`.
    """

    def __init__(self, library: Library, file: Path) -> None:
        self._library = library
        self._file = file

    def all(self) -> tuple[Item, ...]:
        """All of them, by game, one's own first. Raises NoFolder."""
        own = [item for entry in self._library.records() if isinstance(entry, SavedGame) for item in of(entry.file)]
        practised = self._practised()
        found: list[Item] = []
        for game_id in GAMES:
            found += [item for item in own if item.exercise.game == game_id]
            ready = map(Item, shipped(game_id))
            found += [replace(item, practice=practised.get(item.name)) for item in ready]
        return tuple(found)

    def due(self) -> int:
        """How many of them are to be done today. Raises NoFolder."""
        return sum(item.is_due(date.today()) for item in self.all())

    def keep(self, item: Item) -> None:
        """Keep what is known of the answers to an exercise. Raises OSError."""
        if item.record is not None:
            add(item.record, item)
        elif item.practice is not None:
            known = {**self._practised(), item.name: item.practice}
            _write(self._file, {name: practice.to_json() for name, practice in known.items()})

    def _practised(self) -> dict[str, Practice]:
        found = {}
        for name, data in _read(self._file).items():
            try:
                found[name] = practice_from_json(data)
            except ValueError:      # it is as if it had not been tried
                continue
        return found


def of(record: Path) -> tuple[Item, ...]:
    """The exercises that were made of a record; those that cannot be read are left out."""
    found = []
    for data in _read(_beside(record)).values():
        try:
            practice = None if data["practice"] is None else practice_from_json(data["practice"])
            found.append(Item(exercise_from_json(data["exercise"]), practice, record))
        except (LookupError, TypeError, ValueError):
            continue
    return tuple(found)


def add(record: Path, item: Item) -> None:
    """Keep an exercise that was made of a record, in place of an older version of it. Raises OSError."""
    data = {"exercise": item.exercise.to_json(),
            "practice": None if item.practice is None else item.practice.to_json()}
    _write(_beside(record), {**_read(_beside(record)), item.name: data})


def _beside(record: Path) -> Path:
    return record.with_name(record.name + ENDING)


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(_BIGGEST))
        found = data["exercises"] if data["format"] == _FORMAT else {}
    except (OSError, ValueError, LookupError, TypeError, RecursionError):     # there is no file, or a damaged one
        return {}
    return found if isinstance(found, dict) else {}


def _write(path: Path, exercises: dict[str, Any]) -> None:
    disk.replace(path, json.dumps({"format": _FORMAT, "exercises": exercises}).encode())
