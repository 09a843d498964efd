"""A position of Throne, and how it is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.edition import Edition
from engine.core.state import Kinds, State
from engine.games.throne.cards import TRUE_CLAIM
from engine.games.throne.editions import ThroneNumbers
from engine.games.throne.zones import HAND, LAID, OPEN

_NOBODY: Final[Mapping[str, tuple[str, ...]]] = {
    "claim": ("lay", "deal", "over"), "target": ("lay", "ace", "deal", "over"),
    "loser": ("lay", "answer", "ace", "deal", "over"),
    "last_claim": ("lay", "answer", "ace", "peek", "unmask", "kill", "penalty", "deal", "over")}


class ThroneState(State):
    """A turn goes from laying a card to an answer, an action and perhaps a penalty; then its player draws."""

    NOBODY = _NOBODY

    numbers: ThroneNumbers
    turn: int
    """The seat whose turn it is; others may be asked to answer, or to pick a card."""
    claim: Kinds[int]
    """What was claimed this turn; NONE before."""
    target: int
    """The seat that the claim is aimed at; NONE if it is aimed at nobody."""
    visible: int
    """1 if the card that was laid lay face up before, so that everybody knows it."""
    draws: int
    """How many cards are still to be drawn at the end of the turn."""
    loser: int
    """The seat that still has to lose a card for a wrong call or a lie; NONE if nobody has to."""
    out: int
    """The seats that are out of the round, as a mask."""
    turns: int
    """The number of turns this round that are over."""
    wins: list[int]
    """By seat: the rounds won."""
    last_claim: Kinds[int]
    """What was claimed the turn before; NONE at the beginning of a round."""
    last_target: int
    """The seat that the claim of the turn before was aimed at; NONE if it was aimed at nobody."""

    def size(self, seat: int) -> int:
        """How many cards a seat has, hidden and face up (rule 15)."""
        return len(self.cards[HAND[seat]]) + len(self.cards[OPEN[seat]])

    @property
    def rivals(self) -> int:
        """The seats still in the round, without the one whose turn it is, as a mask."""
        return (1 << self.seats) - 1 & ~self.out & ~(1 << self.turn)

    @property
    def victim(self) -> int:
        """The seat that a card is picked from in this phase."""
        return self.loser if self.phase == "penalty" else self.target

    def after(self, seat: int) -> int:
        """The next seat in turn order that is still in the round."""
        seat = (seat + 1) % self.seats
        while self.out >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def truthful(self) -> bool:
        """Whether the card that was laid is what was claimed."""
        return TRUE_CLAIM[self.cards[LAID][0]] == self.claim

    def picks_blind(self) -> bool:
        """Whether a card is lost for a false Ace, and a hidden one at that: the victim has one (rule 14)."""
        return (self.phase == "penalty" and self.loser == self.turn and bool(self.cards[HAND[self.loser]])
                and self.numbers.is_blind)

    # -- written by `make states` from the fields above ----------------------------------------------------------------

    __slots__ = ("claim", "draws", "last_claim", "last_target", "loser", "numbers", "out", "target", "turn", "turns",
                 "visible", "wins")
    FIELDS = ("turn", "claim", "target", "visible", "draws", "loser", "out", "turns", "wins", "last_claim",
              "last_target")
    KIND_FIELDS = ("claim", "last_claim")

    def clone(self) -> ThroneState:
        other = ThroneState()
        self.copy_base(other)
        other.numbers = self.numbers
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

    def adopt(self, edition: Edition) -> None:
        super().adopt(edition)
        self.numbers = edition.numbers
