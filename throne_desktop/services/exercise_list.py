"""All exercises there are: from one's own mistakes, and those that come with the program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final

from engine import GAMES, load_game
from engine.base.notation import read
from engine.core.errors import RecordError
from engine.core.moves import Move
from engine.core.state import State
from engine.learn.exercises import shipped
from engine.learn.judging import judge
from engine.learn.solving import Solving
from engine.session.record import Record
from engine.session.resume import branch
from throne_desktop.services.exercises import Schedule, ShippedProgress, new
from throne_desktop.services.library import Library, SavedGame
from throne_desktop.services.own_exercises import Moment, keep_own, own_exercises

_NO_MOMENT: Final = Moment(0, 0)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position to solve: a decision in a record, or one that comes with the program, by its number."""

    game_id: str
    schedule: Schedule
    tried: bool
    """Whether it was solved before."""
    record: Path | None = None
    moment: Moment = _NO_MOMENT
    number: int = 0

    @property
    def is_own(self) -> bool:
        """Whether it comes from a game that was played here."""
        return self.record is not None

    @property
    def name(self) -> str:
        """Its name among those that come with the program."""
        return f"{self.game_id}/{self.number}"


def all_exercises(library: Library, progress: ShippedProgress, today: date) -> tuple[Exercise, ...]:
    """All exercises: by game, one's own first. Raises NoFolder."""
    own = list(_own(library))
    known = progress.read()
    found: list[Exercise] = []
    for game_id in GAMES:
        found += [each for each in own if each.game_id == game_id]
        for number in range(len(shipped(game_id))):
            schedule = known.get(f"{game_id}/{number}")
            found.append(Exercise(game_id, schedule or new(today), schedule is not None, number=number))
    return tuple(found)


def _own(library: Library) -> Iterable[Exercise]:
    for entry in library.records():
        if isinstance(entry, SavedGame):
            for moment, schedule in sorted(own_exercises(entry.file).items()):
                yield Exercise(entry.game_id, schedule, schedule.solved > 0, entry.file, moment)


def in_turn(exercises: Iterable[Exercise], today: date) -> tuple[Exercise, ...]:
    """Those to be done now: due ones that were solved before, then one's own that are new, then the other new ones."""
    due = [each for each in exercises if each.schedule.is_due(today)]
    return tuple(sorted(due, key=lambda each: (not each.tried, not each.is_own, each.schedule.due)))


def is_due(exercise: Exercise, today: date) -> bool:
    """Whether it comes back today, or is a mistake of one's own that nobody has tried to mend yet."""
    return exercise.schedule.is_due(today) and (exercise.tried or exercise.is_own)


def solving(exercise: Exercise) -> Solving:
    """The exercise, laid out and judged. Raises RecordError if its record cannot be played again."""
    state, made = _position(exercise)
    if state.actor is None:
        raise RecordError("No one decides here.")
    return Solving(state, judge(state.observation(state.actor)), made)


def _position(exercise: Exercise) -> tuple[State, Move | None]:
    if exercise.record is None:
        return read(load_game(exercise.game_id), shipped(exercise.game_id)[exercise.number].position), None
    record = Record.load(exercise.record)
    moves: Sequence[Any] = record.moves
    if exercise.moment.moves >= len(moves):
        raise RecordError("The record is shorter than that.")
    return branch(record, exercise.moment.moves).state, moves[exercise.moment.moves]


def keep(exercise: Exercise, schedule: Schedule, progress: ShippedProgress) -> None:
    """Keep when an exercise comes back. Raises OSError."""
    if exercise.record is not None:
        keep_own(exercise.record, exercise.moment, schedule)
    else:
        progress.keep(exercise.name, schedule)
