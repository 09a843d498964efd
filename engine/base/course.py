"""The course of a game: short lessons, each with a prepared table and something to try on it.

Lesson 1 of every game is how you win. A task is met by any reply that reaches its goal; a reply that does not gets its
reason, and another try.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)

WORDS: Final = 30
"""The most words that a task may take to say what to do."""


@dataclass(frozen=True, slots=True)
class Task(Generic[S]):
    """One thing to try: what to do, and whether it was done.

    `goal(before, move, after)` is true of the positions before and after a reply that does what the text asks; it looks
    at what the move brought about, not at its verb. `wrong` says of any other reply why it does not, and holds for that
    reply. `hints` lead to a solution one after another.
    """

    id: str
    text: Text
    """What to do and what for, in at most `WORDS` words."""
    rules: tuple[str, ...]
    """The numbers of the rules that it teaches; the first one is behind its "why"."""
    goal: Callable[[S, Move, S], bool]
    wrong: Callable[[S, Move, S], Text]
    hints: tuple[Text, ...]
    solution: str
    """The notation of a reply that meets the goal."""
    done: Text | None = None
    """What the learner has seen now; None where the next task goes on about it."""
    position: str = ""
    """The notation of the position in which the learner decides; "" goes on where the task before it ended.

    One that names no edition is of the game's `unnamed_edition`: lessons outlive a new deck.
    """
    replies: tuple[str, ...] = ()
    """The moves of the others after a reply that meets the goal, by notation: legal after every such reply, and where
    the next task goes on from here, the learner decides after them."""


def always(reason: Text) -> Callable[[S, Move, S], Text]:
    """Gives the same reason for every reply that misses a goal: they all fail in the same way."""
    return lambda before, move, after: reason


@dataclass(frozen=True, slots=True)
class Lesson(Generic[S]):
    """A few tasks about one thing."""

    id: str
    title: Text
    aim: Text
    """What the learner can do after it, in a sentence."""
    tasks: tuple[Task[S], ...]


@dataclass(frozen=True, slots=True)
class CourseQuestion:
    """Something that newcomers ask, and where it is answered: the ids of a lesson and of its task, "scoring/pair"."""

    text: Text
    answer: str


@dataclass(frozen=True, slots=True)
class Course(Generic[S]):
    """The lessons of a game in the order in which they are learned, and the questions they answer."""

    lessons: tuple[Lesson[S], ...] = ()
    questions: tuple[CourseQuestion, ...] = ()
    at_work: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the name of an event: the numbers of the rules that it shows at work, so that it can be measured when a rule
    first matters in play. Every one of them is taught in a lesson."""
