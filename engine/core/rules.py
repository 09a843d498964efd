"""The rules of a game: functions of a position, which is data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeVar

from engine.core.events import Sink
from engine.core.moves import Move
from engine.core.names import CardNames
from engine.core.refusal import Refusal
from engine.core.text import N_, Player

P = TypeVar("P")
"""A position of the game."""

_NOT_YOUR_TURN: Final = N_("engine/refusal", "Not your turn: {player} is choosing.")
_OVER: Final = N_("engine/refusal", "The game is over.")


class Rules(ABC, Generic[P]):
    """What is allowed in a position, what a move does to it, and how it is scored."""

    turn_rule: ClassVar[str]
    """The rule that says whose turn it is."""
    turn_rules: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By phase: the rule that says whose turn it is, where that is not `turn_rule`."""
    end_rule: ClassVar[str]
    """The rule that says when the game ends."""

    @property
    @abstractmethod
    def id(self) -> str:
        """The id that the game is loaded by."""

    @property
    @abstractmethod
    def rules_version(self) -> int:
        """The version of the rules, which rises with every change of a rule or a number; today's edition has it."""

    @property
    @abstractmethod
    def card_names(self) -> CardNames:
        """The names of the cards, by which files and fingerprints know them."""

    @abstractmethod
    def legal_moves(self, state: P) -> Sequence[Move]:
        """The actor's legal moves in a stable order; never empty while there is an actor."""

    @abstractmethod
    def why_not(self, state: P, move: Move) -> Refusal | None:
        """None if the move is legal for the actor, otherwise the rule against it and the reason.

        Called only while the game runs.
        """

    @abstractmethod
    def play(self, state: P, move: Move, events: Sink) -> None:
        """Carry out a legal move in place and report what happens to `events`."""

    @abstractmethod
    def scores(self, state: P) -> tuple[int, ...]:
        """One score per seat, as the players would read them now."""

    @abstractmethod
    def winners(self, state: P) -> frozenset[int]:
        """The winning seats; empty when nobody wins. Called only when the game is over."""

    @abstractmethod
    def observation_from_json(self, data: dict[str, Any]) -> object:
        """The observation of a position that was written as JSON."""

    def sealed_choices(self, state: P, seat: int) -> Sequence[Move]:
        """The moves that seat may have chosen in the current sealed choice; none in a game without them."""
        return ()

    def refuse_turn(self, actor: int, phase: str) -> Refusal:
        """The refusal of a move made in that phase by a seat other than the actor."""
        return Refusal(self.turn_rules.get(phase, self.turn_rule), _NOT_YOUR_TURN.fill(player=Player(actor)))

    def refuse_over(self) -> Refusal:
        """The refusal of any move once the game is over."""
        return Refusal(self.end_rule, _OVER)
