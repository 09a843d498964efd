"""One lesson under way: the position of its task, and what is said of a reply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.base.course import Lesson, Task
from engine.base.game import Game
from engine.base.notation import read
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import Text


@dataclass(frozen=True, slots=True)
class ReplyVerdict:
    """Whether a reply met its task's goal, what is said of it (None for nothing), and the position it leads to."""

    met: bool
    said: Text | None
    after: State


class Lecture:
    """A lesson from one of its tasks on; nothing moves but by `go_on`."""

    def __init__(self, game: Game[Any], lesson: Lesson[Any], first: int = 0) -> None:
        """At that task, from 0; where it goes on from the one before, that one was met by its solution.

        Raises BadNotation if a position cannot be read.
        """
        self.game, self.lesson = game, lesson
        self.number = max(number for number in range(first + 1) if lesson.tasks[number].position)
        """Which task it is, from 0; the number of tasks once all are met."""
        self.state: State = self._read(lesson.tasks[self.number])
        """The position in which the learner decides, or the last one."""
        for task in lesson.tasks[self.number:first]:
            self.go_on(game.move_from_json(task.solution))

    @property
    def task(self) -> Task[Any] | None:
        """The task to be met now; None when the lesson is over."""
        return self.lesson.tasks[self.number] if self.number < len(self.lesson.tasks) else None

    @property
    def learner(self) -> int:
        """The learner's seat."""
        return self.state.actor or 0

    def verdict(self, move: Move) -> ReplyVerdict:
        """What is said of a reply. Raises IllegalMove if the rules forbid it, ValueError if the lesson is over."""
        task = self.task
        if task is None:
            raise ValueError("The lesson is over.")
        after = self.state.clone()
        after.apply(move, [])
        if task.goal(self.state, move, after):
            return ReplyVerdict(True, task.done, after)
        return ReplyVerdict(False, task.wrong(self.state, move, after), after)

    def go_on(self, move: Move) -> None:
        """Make a reply that meets the goal, let the others answer it, and come to the next task."""
        verdict, task = self.verdict(move), self.task
        if not verdict.met or task is None:
            raise ValueError(f"{move} does not meet the goal.")
        self.state = verdict.after
        for reply in task.replies:
            self.state = self._answered(reply)
        self.number += 1
        if self.task is not None and self.task.position:
            self.state = self._read(self.task)

    def _read(self, task: Task[Any]) -> State:
        position: State = read(self.game, task.position, self.game.unnamed_edition)
        return position

    def _answered(self, reply: str) -> State:
        after = self.state.clone()
        after.apply(self.game.move_from_json(reply), [])
        return after
