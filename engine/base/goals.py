"""Goals: what can be achieved in a game, as predicates over the finished game from the sight of one seat.

A game's goals are in its `goals.py`, those of every game in `engine/learn/goals.py`. A goal that squires reach now and
then is a quest, and a rare one is a deed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)


class GoalStep(NamedTuple, Generic[S]):
    """One move of a finished game, with what was told of it, and the positions before and after it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    before: S
    after: S


@dataclass(frozen=True, slots=True)
class Tale(Generic[S]):
    """A finished game as one seat looks back on it. It has at least one move."""

    game_id: str
    seat: int
    levels: tuple[str | None, ...]
    """By seat: the level of the bot there at the start; None for a person."""
    side: frozenset[int]
    """The seats that win together with this one, itself among them."""
    won: bool
    """Whether it has won, alone or with others."""
    helped: bool
    """Whether somebody had help before the game first ended: a hint, or a move taken back after learning from it."""
    steps: tuple[GoalStep[S], ...]
    is_new_level: bool = False
    """Whether it was played against a level that the player had not beaten in this game before, or the highest."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.levels)

    @property
    def end(self) -> S:
        """The last position."""
        return self.steps[-1].after

    @property
    def rivals(self) -> list[int]:
        """The seats that do not win together with this one."""
        return [seat for seat in range(self.seats) if seat not in self.side]

    @property
    def margin(self) -> int:
        """How far ahead of the best rival it ended, in points; negative if it was behind."""
        scores = self.end.scores()
        return scores[self.seat] - max(scores[seat] for seat in self.rivals)

    @property
    def mine(self) -> Iterator[GoalStep[S]]:
        """Its own moves."""
        return (step for step in self.steps if step.seat == self.seat)

    def told(self, *names: str) -> Iterator[Event]:
        """What was told under one of these names of this seat."""
        return (event for step in self.steps for event in step.events
                if event.seat == self.seat and event.name in names)

    def count(self, *names: str) -> int:
        """How often something was told under one of these names of this seat."""
        return sum(1 for _ in self.told(*names))

    def moves(self, *verbs: str) -> int:
        """How many of its moves have one of these verbs."""
        return sum(step.move.verb in verbs for step in self.mine)


@dataclass(frozen=True, slots=True)
class Goal(Generic[S]):
    """Something to achieve in one game.

    `kind` is shared by goals that are much alike, of which a week has one; `is_deed` is True for what is rare, and
    a `secret` deed is not told before it is done.
    """

    id: str
    kind: str
    text: Text
    is_met: Callable[[Tale[S]], bool]
    is_deed: bool = False
    secret: bool = False


def goal(id_: str, text: Text, is_met: Callable[[Tale[S]], bool], *, kind: str = "", deed: bool = False,
         secret: bool = False) -> Goal[S]:
    """A goal, alone of its kind unless another is named."""
    return Goal(id_, kind or id_, text, is_met, deed or secret, secret)


def at_least(kind: str, text: Text, amount: Callable[[Tale[S]], int], quests: Sequence[int],
             rare: Sequence[int] = ()) -> tuple[Goal[S], ...]:
    """Goals of one kind, whose `{number}` is the least amount: those that are quests, and those that are deeds."""

    def make(number: int, *, is_deed: bool) -> Goal[S]:
        return Goal(f"{kind}-{number}", kind, text.fill(number=number), lambda tale: amount(tale) >= number, is_deed)

    return (*(make(number, is_deed=False) for number in quests), *(make(number, is_deed=True) for number in rare))
