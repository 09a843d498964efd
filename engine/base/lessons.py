"""What a game writes for those who learn it: the steps of its guided first game, and a page to look things up on.

A step says which rule is at work now. It comes up when the position and what just happened fit it, so that the learner
plays a real game and no step needs another one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Situation(Generic[S]):
    """What the learner knows when he is to decide, or when the game is over: the position as he sees it, and the
    events since his last decision as he saw them."""

    observation: Observation[S]
    events: tuple[Event, ...] = ()

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.observation.seat

    @property
    def seen(self) -> S:
        """The position, with every card that the learner does not know left blank."""
        return self.observation.seen

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.observation.actor is None

    def offers(self, *verbs: str) -> bool:
        """Whether a move of one of these sorts is legal now."""
        return any(move.verb in verbs for move in self.observation.legal_moves())

    def happened(self, name: str, seat: int | None = None) -> bool:
        """Whether an event of that name came about, done by that seat if one is given."""
        return any(event.name == name and seat in (None, event.seat) for event in self.events)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One mechanic: the number of its rule, a sentence or two for the moment, and when that moment is.

    With a `goal` the step asks for a move of one of these sorts; `met` tells which of them do what the text asks for,
    at the moment at which it is shown, where not all do. Any other move is as good, and the step comes again. A step
    without both asks for nothing, and is done as soon as the learner has moved. One of the steps of every game is about
    its end.
    """

    id: str
    rule: str
    text: Text
    when: Callable[[Situation[S]], bool]
    goal: tuple[str, ...] = ()
    met: Callable[[Situation[S], Move], bool] | None = None

    @property
    def asks(self) -> bool:
        """Whether the step asks for a particular move."""
        return bool(self.goal) or self.met is not None

    def is_met(self, situation: Situation[S], move: Move) -> bool:
        """Whether a move is what the step asks for at that moment."""
        if self.goal and move.verb not in self.goal:
            return False
        return self.asks if self.met is None else self.met(situation, move)

    def asked(self, situation: Situation[S]) -> tuple[Move, ...]:
        """The legal moves that the step asks for at that moment; none if it asks for nothing."""
        if not self.asks:
            return ()
        return tuple(move for move in situation.observation.legal_moves() if self.is_met(situation, move))

    def fits(self, situation: Situation[S]) -> bool:
        """Whether this is the moment of the step, and what it asks for is possible."""
        return self.when(situation) and (not self.asks or bool(self.asked(situation)))


@dataclass(frozen=True, slots=True)
class AidSection:
    """A part of the player aid: a heading and short lines."""

    title: Text
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Lessons(Generic[S]):
    """The guided first game: how it is set up, with the learner at the first seat, and its steps in the order in which
    they come first where several fit; and the player aid."""

    seats: int
    seed: int
    steps: tuple[Step[S], ...]
    aid: tuple[AidSection, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
