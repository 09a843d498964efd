"""What bots need to know about a game: how good a position is, and why a move is good."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import ClassVar, Generic, TypeVar

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)


class Evaluator(ABC, Generic[S]):
    """One game's evaluation."""

    temperature: ClassVar[float] = 0.0
    """How far apart in value moves may be that a careful player makes about equally often, so that a move does not
    reveal why it was best. 0 in a game with nothing to give away."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """A seat's chance to win, from 0 to 1, as a good player sees it.

        An unfinished turn counts by its expected outcome. Among worlds that the seat cannot tell apart, values may
        differ only by noise that averages out over many.
        """

    @abstractmethod
    def naive_value(self, state: S, seat: int) -> float:
        """How good a beginner thinks the position is, in points, judging by the seat's own cards alone."""

    @abstractmethod
    def reason(self, move: Move, observation: Observation[S]) -> Text:
        """A sentence saying why the move is good here, which holds whoever chose it."""

    def excluded(self, move: Move, observation: Observation[S]) -> bool:
        """Whether the seat knows that this legal move is a mistake, such as a guess that cannot be right.

        No bot or hint chooses an excluded move, not even a page that slips, unless all moves are excluded.
        """
        return False

    def gives_away(self, observation: Observation[S]) -> bool:
        """Whether a move made here could reveal hidden information; if not, bots always make the best one."""
        return True

    def likelihood(self, state: S, seat: int) -> float:
        """How likely the others were, as the seat sees it, to play to this position in this world; above 0.

        Only ratios matter. A world in which somebody would hardly have moved as they did counts for little.
        """
        return 1.0

    def state_key(self, state: S) -> Hashable | None:
        """A key that is equal for positions of the same value reached from one decision; None if there is no such key.

        Worlds differ in their hidden cards, but many moves lead to equally good positions in several of them.
        """
        return None
