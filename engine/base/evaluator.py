"""What bots need to know of a game: how good a position looks, and how to say why a move is good."""

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
    """By how much the values of moves may differ that a careful player makes about equally often, so that nobody can
    tell from a move what made it the best one. 0 in a game where there is nothing to give away."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """A seat's chance to win, from 0 to 1, as a good player sees it; a turn under way counts by what it promises.

        Worlds that the seat cannot tell apart may differ in it only by what evens out over many of them.
        """

    @abstractmethod
    def naive_value(self, state: S, seat: int) -> float:
        """How good a beginner thinks it is, in points: looks at the own cards only."""

    @abstractmethod
    def reason(self, move: Move, observation: Observation[S]) -> Text:
        """A sentence that says why the move is good here, and is true whoever chose the move."""

    def excluded(self, move: Move, observation: Observation[S]) -> bool:
        """Whether what the seat knows makes this legal move a certain mistake, such as a guess that cannot be right.

        No bot and no hint chooses it, not even a page that slips, unless every other move is excluded as well.
        """
        return False

    def gives_away(self, observation: Observation[S]) -> bool:
        """Whether others could tell hidden things from the move made here; where not, the best one is made."""
        return True

    def likelihood(self, state: S, seat: int) -> float:
        """How likely others would have come to this position in such a world, as the seat sees it; above 0.

        Only proportions count. A world in which somebody would hardly have done what was seen counts for little.
        """
        return 1.0

    def state_key(self, state: S) -> Hashable | None:
        """Equal for positions reached from one decision that have the same value; None if such cannot be told.

        Worlds differ in hidden cards, but many moves lead to positions that look alike in all of them.
        """
        return None
