"""What a game offers to learners: a course of lessons, a guided first game, and a player aid to look things up in.

The course comes first (`course.py`); the guided game is a short real one. A step explains a rule at the moment it
applies: it is shown when the position and the latest events fit it. So the learner plays a real game, and no step
depends on another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.base.course import Course
from engine.base.examples import Example
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Situation(Generic[S]):
    """What the learner knows on their turn or at the end of the game: the position as they see it, and the events since
    their last decision as they saw them."""

    observation: Observation[S]
    events: tuple[Event, ...] = ()

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.observation.seat

    @property
    def seen(self) -> S:
        """The position, with the cards that the learner does not know left blank."""
        return self.observation.seen

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.observation.actor is None

    def offers(self, *verbs: str) -> bool:
        """Whether a move with one of these verbs is legal now."""
        return any(move.verb in verbs for move in self.observation.legal_moves())

    def happened(self, name: str, seat: int | None = None) -> bool:
        """Whether an event of that name happened, caused by that seat if one is given."""
        return any(event.name == name and seat in (None, event.seat) for event in self.events)


@dataclass(frozen=True, slots=True)
class LessonStep(Generic[S]):
    """One mechanic: the number of its rule, a sentence or two, and when to show them.

    A step with a `goal` asks for a move that does what the text says: of those that are legal in this situation, the
    goal tells which do. Learners may make any other move, and the step comes up again. A step without a goal asks for
    nothing and is done once the learner has moved. Every game has a step about its end.
    """

    id: str
    rule: str
    text: Text
    when: Callable[[Situation[S]], bool]
    goal: Callable[[Situation[S], Move], bool] | None = None

    @property
    def asks(self) -> bool:
        """Whether the step asks for a particular move."""
        return self.goal is not None

    def is_met(self, situation: Situation[S], move: Move) -> bool:
        """Whether a move in this situation does what the step asks."""
        return self.goal is not None and self.goal(situation, move)

    def asked(self, situation: Situation[S]) -> tuple[Move, ...]:
        """The legal moves in this situation that do what the step asks; none if it asks for nothing."""
        if not self.asks:
            return ()
        return tuple(move for move in situation.observation.legal_moves() if self.is_met(situation, move))

    def fits(self, situation: Situation[S]) -> bool:
        """Whether the step fits this situation, and what it asks for is possible."""
        return self.when(situation) and (not self.asks or bool(self.asked(situation)))


def does(verb: str) -> Callable[[Situation[Any], Move], bool]:
    """The goal of a step that asks for any move with that verb."""
    return lambda _situation, move: move.verb == verb


@dataclass(frozen=True, slots=True)
class AidSection:
    """A part of the player aid: a heading and short lines."""

    title: Text
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Lessons(Generic[S]):
    """A game's lessons: how its guided first game is set up (the learner sits at the first seat), the steps in order of
    precedence, the player aid, the course, and what the rule book has beside its rules: how you win and what ends the
    game, in a few sentences, and examples."""

    seats: int
    seed: int
    steps: tuple[LessonStep[S], ...]
    aid: tuple[AidSection, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    course: Course[S] = field(default_factory=Course)
    examples: tuple[Example, ...] = ()
    aim: tuple[Text, ...] = ()
    aid_of: Callable[[Any], tuple[AidSection, ...]] | None = None
    """The player aid by an edition's numbers, of a game whose aid has numbers that are printed on cards."""

    def aid_with(self, numbers: Any) -> tuple[AidSection, ...]:
        """The player aid of an edition with these numbers."""
        return self.aid if self.aid_of is None else self.aid_of(numbers)
