"""How far a person has come in the lessons of a game, as the settings keep it.

Among the steps of guided games, tasks of courses are kept as "game/course/lesson/task".
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from engine.base.course import Course, CourseQuestion, Lesson
from engine.base.game import Game
from engine.core.text import Text
from throne_desktop.storage.settings import COURSE


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """A lesson of a course, and whether all its tasks are done, or were seen at work in a guided game."""

    id: str
    title: Text
    aim: Text
    done: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a person has come in one game."""

    game_id: str
    lessons: tuple[LessonProgress, ...]
    questions: tuple[CourseQuestion, ...]
    steps: int
    """The steps of the guided game, and how many of them are done."""
    steps_done: int
    begun: bool
    """Whether anything is done."""

    @property
    def lessons_done(self) -> int:
        """How many lessons are done."""
        return sum(lesson.done for lesson in self.lessons)

    @property
    def next(self) -> LessonProgress | None:
        """The first lesson that is not done; None if all are, or there are none."""
        return next((lesson for lesson in self.lessons if not lesson.done), None)

    @property
    def guided_done(self) -> bool:
        """Whether all steps of the guided game are done."""
        return self.steps_done == self.steps


def progress(game: Game[Any], done: Collection[str]) -> Progress:
    """The progress in a game with lessons; `done` are the entries of the settings, for all games."""
    lessons = game.lessons
    if lessons is None:
        raise ValueError(f"{game.name} has no lessons.")
    steps = [step for step in lessons.steps if f"{game.id}/{step.id}" in done]
    at_work = {step.rule for step in steps}
    shown = tuple(LessonProgress(lesson.id, lesson.title, lesson.aim,
                                 not tasks_left(game, lesson, done) or _rules(lesson) <= at_work)
                  for lesson in lessons.course.lessons)
    begun = any(entry.partition("/")[0] == game.id for entry in done)
    return Progress(game.id, shown, lessons.course.questions, len(lessons.steps), len(steps), begun)


def course_of(game: Game[Any]) -> Course[Any]:
    """The course of a game; an empty one if there is none."""
    return Course() if game.lessons is None else game.lessons.course


def task_entry(game: Game[Any], lesson_id: str, task_id: str) -> str:
    """How the settings keep a task that is done."""
    return f"{game.id}/{COURSE}/{lesson_id}/{task_id}"


def tasks_left(game: Game[Any], lesson: Lesson[Any], done: Collection[str]) -> list[str]:
    """The ids of the tasks that are not done yet."""
    return [task.id for task in lesson.tasks if task_entry(game, lesson.id, task.id) not in done]


def _rules(lesson: Lesson[Any]) -> set[str]:
    return {rule for task in lesson.tasks for rule in task.rules}
