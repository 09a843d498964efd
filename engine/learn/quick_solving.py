"""An exercise that is answered once and then left: nothing is judged for it, so it is laid out at once."""

from __future__ import annotations

from typing import Any, Final

from engine.base.course import Lesson, Task
from engine.core.errors import BadNotation
from engine.core.text import N_
from engine.games.registry import load_game
from engine.learn.exercises import Exercise
from engine.learn.lesson import Lecture

_TITLE: Final = N_("learn", "Storm")
_FIND: Final = N_("learn", "Find the best move. You have one try.")
_NOT_THIS: Final = N_("learn", "Another move was better.")
_OTHER: Final = N_("learn", "This exercise does not fit this version’s rules.")


class QuickSolving(Lecture):
    """A lesson of one task: any right answer to the exercise meets it."""

    def __init__(self, exercise: Exercise) -> None:
        """Lay it out. Raises BadNotation if it cannot be read."""
        self.exercise = exercise
        self.state = exercise.state()
        self.game = load_game(exercise.game)
        self.number = 0
        if self.state.actor is None or not set(exercise.best) <= {each.notation for each in self.state.legal_moves()}:
            raise BadNotation(_OTHER)
        task: Task[Any] = Task("exercise", _FIND, (), lambda before, move, after: exercise.is_right(move),
                               lambda before, move, after: _NOT_THIS, (), exercise.best[0])
        self.lesson = Lesson("exercise", _TITLE, _FIND, (task,))
