"""The coach of a guided game: chooses the step that fits now, and keeps track of those done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import Any

from engine.base.lessons import Lessons, LessonStep, Situation
from engine.core.moves import Move


class StepOutcome(Enum):
    """How the learner's move relates to the step that was shown."""

    DONE = "done"       # the move that the step asked for
    OTHER = "other"     # a move other than the step asked for
    FREE = "free"       # the step asked for nothing


class Coach:
    """Leads through the steps of one guided game; the learner is always free to do something else."""

    def __init__(self, lessons: Lessons[Any], done: Iterable[str] = ()) -> None:
        """`done` are the ids of steps that the learner has done in earlier games."""
        known = set(done)
        self.lessons = lessons
        self.step: LessonStep[Any] | None = None
        """The step being shown."""
        self.situation: Situation[Any] | None = None
        """The situation that the step is shown in."""
        self._done = {step.id for step in lessons.steps if step.id in known}
        self._missed: Counter[str] = Counter()

    @property
    def done(self) -> tuple[str, ...]:
        """The ids of the steps done, in the order of the lessons."""
        return tuple(step.id for step in self.lessons.steps if step.id in self._done)

    @property
    def all_done(self) -> bool:
        """Whether no step is left."""
        return len(self._done) == len(self.lessons.steps)

    def look(self, situation: Situation[Any]) -> LessonStep[Any] | None:
        """The step to show now: of those that fit and are not done, the one passed over least often."""
        fitting = [step for step in self.lessons.steps if step.id not in self._done and step.fits(situation)]
        self.situation = situation
        self.step = min(fitting, key=lambda step: self._missed[step.id], default=None)
        if self.step is not None and situation.over:
            self._done.add(self.step.id)
        return self.step

    @property
    def asked(self) -> tuple[Move, ...]:
        """The moves that the step being shown asks for; none if it asks for nothing."""
        return () if self.step is None or self.situation is None else self.step.asked(self.situation)

    def played(self, move: Move) -> StepOutcome:
        """Take note of the learner's move in the latest situation, and return how it relates to the step."""
        step, self.step = self.step, None
        if step is None or self.situation is None:
            return StepOutcome.FREE
        if step.asks and not step.is_met(self.situation, move):
            self._missed[step.id] += 1
            return StepOutcome.OTHER
        self._done.add(step.id)
        return StepOutcome.DONE if step.asks else StepOutcome.FREE

    def skip(self) -> None:
        """Count the step as done: the learner has read enough about it."""
        if self.step is not None:
            self._done.add(self.step.id)
            self.step = None
