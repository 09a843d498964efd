"""The exercises there are, and where it is kept when each comes back. Nothing here imports Qt.

Those from one's own games lie in a file beside their record, which goes wherever the record goes: "format" (3) and
`exercises`, by name, each with its `exercise` and the `practice` so far, or null. Of those that come with the program
there is a file with the `practice` of each, by name, as its `exercises` (format 1). An exercise that only another
version of the program understands stays in the file as it is. In format 1 own exercises had numbers for kinds of cards:
they are read as what is kept today, with its names. Up to format 2 they did not name their edition, and need not: it is
the newest of then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from engine import GAMES
from engine.core import kept as files
from engine.core.errors import BadNotation, RecordError
from engine.core.fields import BadField, fields_in
from engine.core.text import N_
from engine.learn.exercises import Exercise, Unfamiliar, exercise_from_json, shipped
from engine.learn.rating import START
from engine.learn.repetition import Practice, first, practice_from_json
from engine.session import Summary
from throne_desktop.services.records.library import Library

T = TypeVar("T")
ENDING: Final = ".exercises.json"
"""What is added to the name of a record."""
_BESIDE_DEAL: Final = 2
"""By how many games that of the exercise of a day is ahead of that of its deal."""
_DAMAGED: Final = N_("kept", "Your saved exercises were damaged, so you start from scratch. The damaged file is "
                             "kept as {file}.")
_PARTLY: Final = N_("kept", "Some of your saved exercise data was damaged; the rest is fine. The damaged file is kept "
                            "as {file}.")


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
        """What tells it from others: the name it was given, or a sum of its position."""
        return self.exercise.name or self.exercise.sum

    def far_from(self, rating: float) -> float:
        """How many points lie between its difficulty and a rating, if it is new and its difficulty is known; else 0."""
        difficulty = self.exercise.difficulty
        return 0.0 if difficulty is None or self.practice is not None else abs(difficulty - rating)

    def is_due(self, today: date) -> bool:
        """Whether it comes back today, or is a mistake of one's own that was not tried again yet."""
        return self.is_own if self.practice is None else self.practice.is_due(today)

    def answered(self, right: bool, today: date) -> Item:
        """The same once it was answered, right at the first try or not."""
        practice = first(right, today) if self.practice is None else self.practice.answered(right, today)
        return replace(self, practice=practice)


def in_turn(items: Iterable[Item], today: date, rating: float = START) -> tuple[Item, ...]:
    """Those to be done now: first what comes back, then what is new, one's own before the others.

    Of new ones that come with the program, those first that are about as hard as somebody of that rating is good.
    """
    ready = [item for item in items if item.practice is None or item.is_due(today)]
    return tuple(sorted(ready, key=lambda item: (item.practice is None, not item.is_own, item.far_from(rating))))


def of_the_day(day: int, ready: Callable[[str], Sequence[Exercise]] = shipped) -> Exercise:
    """The exercise of a day, which is counted since the first of January 1970: the same for everybody.

    It is of another game than the deal of that day, and the games take turns; each exercise of one comes once before
    any comes again. `ready` gives those that come with a game.
    """
    games = [game_id for game_id in GAMES if ready(game_id)]
    number, game = divmod(day + _BESIDE_DEAL, len(games))
    order = sorted(ready(games[game]), key=lambda each: sha256(f"day {each.name}".encode()).digest())
    return order[number % len(order)]


class Exercises:
    """All exercises: one's own, which lie beside the records of a library, and those that come with the program.

    What is known of the answers to the latter is kept in `file`. Of one's own, only those are there whose record is
    `wanted`.
    """

    def __init__(self, library: Library, file: Path, wanted: Callable[[Summary], bool] | None = None) -> None:
        self._library = library
        self._file = file
        self._wanted = wanted

    def all(self) -> tuple[Item, ...]:
        """All of them, by game, one's own first. Raises NoFolder."""
        own = [item for record in self._records() for item in self._own_of(record)]
        practised = self._practised()
        found: list[Item] = []
        for game_id in GAMES:
            found += [item for item in own if item.exercise.game == game_id]
            ready = map(Item, shipped(game_id))
            found += [replace(item, practice=practised.get(item.name)) for item in ready]
        return tuple(found)

    def of_the_day(self, day: int) -> Item:
        """The exercise of a day, with what is known of the answers to it."""
        exercise = of_the_day(day)
        return Item(exercise, self._practised().get(exercise.name))

    def _records(self) -> list[Path]:
        """The records that exercises were made of, the last written first. Raises NoFolder."""
        found = list[tuple[int, Path]]()
        for file in self._library.folder.glob(f"*{ENDING}"):
            record = file.with_name(file.name.removesuffix(ENDING))
            with suppress(OSError):     # it was deleted just now
                found.append((record.stat().st_mtime_ns, record))
        return [record for _, record in sorted(found, reverse=True)]

    def _own_of(self, record: Path) -> tuple[Item, ...]:
        """The exercises made of a record, if it can be read and is wanted."""
        try:
            entry = self._library.entry(record)
        except RecordError:
            return ()
        return load_exercises(record) if self._wanted is None or self._wanted(entry.summary) else ()

    def due(self) -> int:
        """How many of them are to be done today. Raises NoFolder."""
        return sum(item.is_due(date.today()) for item in self.all())

    def answer(self, item: Item, right: bool, today: date) -> None:
        """Keep an answer to an exercise, right at the first try or not. Raises OSError.

        It follows those that were given since the item was read, in whichever window.
        """
        if item.record is None:
            files.change(self._file, _PRACTISED, lambda there: {
                **there, item.name: _answered(item, there.get(item.name), right, today)})
        else:
            files.change(_beside(item.record), _OWN, lambda there: {
                **there, item.name: _Entry.from_item(replace(item, practice=_answered(
                    item, there[item.name].practice if item.name in there else None, right, today)))})

    def _practised(self) -> dict[str, Practice]:
        return files.read(self._file, _PRACTISED)


def _answered(item: Item, there: Practice | None, right: bool, today: date) -> Practice:
    """The practice with an answer more than the file or, if that has none, the item knows of."""
    practice = replace(item, practice=there or item.practice).answered(right, today).practice
    assert practice is not None
    return practice


def load_exercises(record: Path) -> tuple[Item, ...]:
    """The exercises that were made of a record; those that cannot be read are left out."""
    entries = files.read(_beside(record), _OWN).values()
    return tuple(Item(entry.exercise, entry.practice, record) for entry in entries if entry.exercise is not None)


def value_in(content: bytes) -> dict[str, Practice]:
    """The practice with ready-made exercises in the content of its file. Raises Newer, and Nonsense or BadField."""
    return files.value_in(content, _PRACTISED)


def renewed(practised: dict[str, Practice]) -> bytes:
    """The content of a file with that practice. Raises OSError if it cannot be written."""
    return files.written(_PRACTISED, practised)


def save_exercise(record: Path, item: Item) -> None:
    """Keep an exercise that was made of a record, with what is known of the answers by now. Raises OSError."""
    def added(there: dict[str, _Entry]) -> dict[str, _Entry]:
        known = there[item.name].practice if item.name in there else None
        return {**there, item.name: _Entry.from_item(replace(item, practice=item.practice or known))}

    files.change(_beside(record), _OWN, added)


def _beside(record: Path) -> Path:
    return record.with_name(record.name + ENDING)


# -- in files ----------------------------------------------------------------------------------------------------------

class _Entry(NamedTuple):
    """An exercise in a file, as it stands there; None for what only another version of the program understands."""

    data: Mapping[str, Any]
    exercise: Exercise | None
    practice: Practice | None

    @classmethod
    def from_item(cls, item: Item) -> _Entry:
        """The entry for an item."""
        practice = None if item.practice is None else item.practice.to_json()
        return cls({"exercise": item.exercise.to_json(), "practice": practice}, item.exercise, item.practice)


def _entry(name: str, value: object) -> tuple[str, _Entry]:
    """The entry with that name, and its name today. Raises ValueError if it is damaged."""
    data = fields_in(value, "exercises")
    practice = None if data.get("practice") is None else practice_from_json(data["practice"])
    try:
        exercise = exercise_from_json(data.get("exercise"))
    except Unfamiliar:
        return name, _Entry(data, None, practice)
    if exercise.sum != name:
        raise BadField("exercise")
    if exercise.is_former:
        with suppress(BadNotation):
            exercise = exercise.renewed()
            return exercise.sum, _Entry({**data, "exercise": exercise.to_json()}, exercise, practice)
    return name, _Entry(data, exercise, practice)


def _practice(name: str, value: object) -> tuple[str, Practice]:
    return name, practice_from_json(value)


def _sound(data: Mapping[str, Any], parse: Callable[[str, object], tuple[str, T]]) -> tuple[dict[str, T], bool]:
    """By name: the exercises in an object, and whether none is damaged. Raises BadField if all are."""
    entries = fields_in(data.get("exercises"), "exercises")
    found = dict[str, T]()
    for name, value in entries.items():
        with suppress(BadField, BadNotation):
            today, entry = parse(name, value)
            found[today] = entry
    if entries and not found:
        raise BadField("exercises")
    return found, len(found) == len(entries)


def _write_own(entries: dict[str, _Entry]) -> Mapping[str, Any]:
    return {"exercises": {name: entry.data for name, entry in entries.items()}}


def _write_practised(practised: dict[str, Practice]) -> Mapping[str, Any]:
    return {"exercises": {name: practice.to_json() for name, practice in practised.items()}}


_OWN: Final = files.FileKind[dict[str, _Entry]](
    3, dict, lambda data: _sound(data, _entry), _write_own, _DAMAGED, _PARTLY)
_PRACTISED: Final = files.FileKind[dict[str, Practice]](
    1, dict, lambda data: _sound(data, _practice), _write_practised, _DAMAGED, _PARTLY)
