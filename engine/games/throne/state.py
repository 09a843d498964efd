"""A position of Throne. What is allowed is in `rules`, what moves do in `turns` and `rounds`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.throne import moves, rules, turns
from engine.games.throne.cards import TRUE_CLAIM
from engine.games.throne.zones import HAND, LAID, OPEN

_SEALED_ANSWERS: Final = (moves.ACCEPT, moves.LIAR)


class ThroneState(State):
    """One turn goes through laying, an answer, an action and perhaps a penalty; then the actor draws."""

    __slots__ = ("claim", "draws", "last_claim", "last_target", "loser", "out", "target", "turn", "turns",
                 "visible", "wins")

    FIELDS = ("turn", "claim", "target", "visible", "draws", "loser", "out", "turns", "wins", "last_claim",
              "last_target")

    turn: int
    """The seat whose turn it is; others may be asked to answer, or to pick a card."""
    claim: int
    """What was claimed in this turn, NOBODY before."""
    target: int
    """The seat that the claim is aimed at, NOBODY without one."""
    visible: int
    """1 if the card laid lay face up before, so that all know it."""
    draws: int
    """How many cards the turn still draws at its end."""
    loser: int
    """The seat that still loses a card for a wrong call or a lie, NOBODY without one."""
    out: int
    """The seats that are out of the round, a mask."""
    turns: int
    """The turns of this round that are over."""
    wins: list[int]
    """By seat: the rounds won."""
    last_claim: int
    """What was claimed in the turn before, NOBODY at the beginning of a round."""
    last_target: int
    """The seat that the claim of the turn before was aimed at, NOBODY without one."""

    # -- reading the position --------------------------------------------------------------------------------------

    def size(self, seat: int) -> int:
        """How many cards a seat has, hidden and face up (rule 15)."""
        return len(self.cards[HAND[seat]]) + len(self.cards[OPEN[seat]])

    @property
    def rivals(self) -> int:
        """The seats in the round besides the one in turn, a mask."""
        return (1 << self.seats) - 1 & ~self.out & ~(1 << self.turn)

    @property
    def victim(self) -> int:
        """The seat whose card is picked in the present phase."""
        return self.loser if self.phase == "penalty" else self.target

    def after(self, seat: int) -> int:
        """The next seat in turn order that is in the round."""
        seat = (seat + 1) % self.seats
        while self.out >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def truthful(self) -> bool:
        """Whether the card laid is what was claimed."""
        return TRUE_CLAIM[self.cards[LAID][0]] == self.claim

    # -- the rules -------------------------------------------------------------------------------------------------

    def legal_moves(self) -> Sequence[Move]:
        return rules.legal_moves(self)

    def why_not(self, move: Move) -> Refusal | None:
        return rules.why_not(self, move)

    def sealed_choices(self, seat: int) -> Sequence[Move]:
        return _SEALED_ANSWERS

    def scores(self) -> tuple[int, ...]:
        """The rounds won (rule 23)."""
        return tuple(self.wins)

    def winners(self) -> frozenset[int]:
        if self.actor is not None:
            return frozenset()
        return frozenset(seat for seat, won in enumerate(self.wins) if won == max(self.wins))

    def play(self, move: Move, events: list[Event] | None) -> None:
        turns.PLAY[move.verb](self, move, events)

    # -- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> ThroneState:
        other = object.__new__(ThroneState)
        self.copy_base(other)
        other.turn = self.turn
        other.claim = self.claim
        other.target = self.target
        other.visible = self.visible
        other.draws = self.draws
        other.loser = self.loser
        other.out = self.out
        other.turns = self.turns
        other.wins = self.wins[:]
        other.last_claim = self.last_claim
        other.last_target = self.last_target
        return other
