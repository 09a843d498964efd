"""What bots need to know of a game: how good a position looks, and how to say why a move is good."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from engine.core.moves import Move
    from engine.core.observe import Observation
    from engine.core.state import State
    from engine.core.text import Text

S = TypeVar("S", bound="State")


class Judgement(ABC, Generic[S]):
    """One game's evaluation. Values are in points of that game: only their order and distance matter."""

    @abstractmethod
    def worth(self, state: S, seat: int) -> float:
        """How good the position is for a seat, seen by a good player; a turn under way counts by what it promises."""

    @abstractmethod
    def naive_worth(self, state: S, seat: int) -> float:
        """How good a beginner thinks it is: looks at the own cards only."""

    @abstractmethod
    def reason(self, move: Move, observation: Observation[S]) -> Text:
        """A sentence that says why the move is good here."""
