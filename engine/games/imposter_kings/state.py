"""A position of The Imposter Kings: where the cards lie, and what everyone knows about the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.edition import Edition
from engine.core.state import Kinds, State
from engine.games.imposter_kings.cards import (
    DISGRACED_VALUE,
    FIRST_ROYALTY,
    INQUISITOR,
    JUDGE,
    MUTED_VALUE,
    SOLDIER,
    SOLDIER_BONUS,
    WARLORD,
    WARLORD_IN_COURT,
    WARLORD_IN_HAND,
)
from engine.games.imposter_kings.editions import ImposterNumbers
from engine.games.imposter_kings.zones import ACCUSED, BOOSTED, COURT, DISGRACED, HAND, MOST_SEATS, OPEN, SUCCESSOR

_ORDERS: Final = {seats * direction: tuple(tuple((seat + step * direction) % seats for step in range(seats))
                                           for seat in range(seats))
                  for seats in range(2, MOST_SEATS + 1) for direction in (1, -1)}
"""By number of players, negative if not clockwise: the seats in order of play from each seat on."""
_OTHERS: Final = {players: tuple(order[1:] for order in orders) for players, orders in _ORDERS.items()}
"""The same without that seat."""
PARTNERS: Final[tuple[int, ...]] = (2, 3, 0, 1)
"""By seat of four: its partner."""
NAMING: Final[tuple[int, ...]] = (JUDGE, SOLDIER, INQUISITOR)
"""The kinds whose abilities name a kind of card."""

_NOBODY: Final[Mapping[str, tuple[str, ...]]] = {
    "played": ("first", "restart", "successor", "remove", "show", "take", "direction", "highest", "lay", "offer",
               "partner", "turn", "antechamber", "assassin", "rescue", "oath", "condemned", "spoils", "deal", "over")}


class ImposterState(State):
    """Cards lie in zones; everything else about a round is in public fields."""

    NOBODY = _NOBODY

    numbers: ImposterNumbers
    turn: int
    """The seat whose turn it is; others may be asked meanwhile."""
    first: int
    """The first player of the round."""
    direction: int
    """1 if the turn goes round clockwise, -1 if not."""
    true_king: int
    """The seat that holds the True King."""
    flipped: int
    """The seats whose King is flipped, a mask."""
    marks: list[int]
    """For every card of the Court: FACE_UP, DISGRACED or BOOSTED."""
    muted: int
    """The base values that a Mystic has said, a mask: their cards have lost their text (rule 20)."""
    buried: Kinds[list[int]]
    """The kinds that everyone knows to have been Condemned: they do not come back in this round."""
    played: Kinds[int]
    """The kind whose ability is at work, NOTHING if none is."""
    immune: int
    """1 if the card at work was played after an Oathbound (rule 22)."""
    target: Kinds[list[int]]
    """What has been chosen openly for what is under way: seats, places, numbers, or a kind that is named."""
    asked: list[int]
    """The seats still to be asked, beginning with the one that decides now."""
    left: int
    """How many more cards the seat that decides may choose."""
    out: list[int]
    """The seats that have lost the round, in that order."""
    gains: list[int]
    """For every seat the points of the match by where they come from (`scoring`)."""
    restarts: list[int]
    """How often each seat has restarted a round in this match."""
    round_winners: int
    """The winners of the last round, a mask."""

    def places_of_kinds(self, field: str) -> Sequence[int]:
        """In `target`: what an ability has named, after the seat that a Judge has picked before."""
        if field != "target":
            return super().places_of_kinds(field)
        return range(int(self.played == JUDGE), len(self.target)) if self.played in NAMING else ()

    # -- Throne and Court ----------------------------------------------------------------------------------------------

    @property
    def court(self) -> list[int]:
        """The kinds in Court, the Throne last."""
        return self.cards[COURT]

    def face_up(self, index: int) -> bool:
        """Whether that card of the Court lies face up."""
        return self.marks[index] != DISGRACED

    def royalty_in_court(self) -> bool:
        """Whether Royalty lies face up in Court."""
        for index, kind in enumerate(self.cards[COURT]):     # a loop is quicker, compiled
            if kind >= FIRST_ROYALTY and self.marks[index] != DISGRACED:
                return True
        return False

    def royal_throne(self) -> bool:
        """Whether face-up Royalty lies on the Throne."""
        court = self.cards[COURT]
        return bool(court) and court[-1] >= FIRST_ROYALTY and self.marks[-1] != DISGRACED

    def value_in_court(self, index: int) -> int:
        """What a card of the Court counts where it lies (rule 2)."""
        kind, mark = self.cards[COURT][index], self.marks[index]
        if mark == DISGRACED:
            return DISGRACED_VALUE
        value = self.numbers.values[kind]
        if self.muted >> value & 1:
            return MUTED_VALUE
        if mark == BOOSTED:
            return value + SOLDIER_BONUS
        if kind == WARLORD and self.royalty_in_court():
            return value + WARLORD_IN_COURT
        return value

    def throne_value(self) -> int:
        """What must be equalled or exceeded; 0 while the Court is empty."""
        return self.value_in_court(-1) if self.marks else 0

    def highest_in_court(self) -> int:
        """The highest base value face up in Court (rule 27)."""
        highest = 0
        for index, kind in enumerate(self.cards[COURT]):
            if self.marks[index] != DISGRACED:
                highest = max(highest, self.numbers.values[kind])
        return highest

    # -- hands and Kings -----------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The kinds in a seat's hand."""
        return self.cards[HAND[seat]]

    def hand_value(self, kind: int) -> int:
        """What a card counts in hand."""
        if kind == WARLORD and not self.is_muted(WARLORD) and self.royalty_in_court():
            return self.numbers.values[kind] + WARLORD_IN_HAND
        return self.numbers.values[kind]

    def is_muted(self, kind: int) -> bool:
        """Whether a kind has lost its text (rule 20)."""
        return bool(self.muted >> self.numbers.values[kind] & 1)

    def king_flipped(self, seat: int) -> bool:
        """Whether a seat's King lies face down."""
        return bool(self.flipped >> seat & 1)

    def leftovers(self, seat: int) -> bool:
        """Whether a seat has a hand card or its Successor left (rule 42)."""
        return bool(self.cards[HAND[seat]] or self.cards[SUCCESSOR[seat]])

    # -- players -------------------------------------------------------------------------------------------------------

    def decider(self) -> int:
        """The seat that decides while a move is carried out."""
        return self.turn if self.actor is None else self.actor

    def partner(self, seat: int) -> int:
        """The partner in a game of four; otherwise the seat itself."""
        return PARTNERS[seat] if self.seats == 4 else seat

    def in_order_from(self, seat: int) -> Sequence[int]:
        """The seats that are still in the round in order of play, beginning with that one."""
        order = _ORDERS[self.seats * self.direction][seat]
        return [each for each in order if each not in self.out] if self.out else order

    def others(self, seat: int) -> list[int]:
        """The other seats in the round, in order of play after that one."""
        order = _OTHERS[self.seats * self.direction][seat]
        return [each for each in order if each not in self.out] if self.out else list(order)

    def after(self, seat: int) -> int:
        """The next seat in the round after that one, in order of play."""
        out = self.out
        for each in _OTHERS[self.seats * self.direction][seat]:
            if each not in out:
                return each
        return seat

    def opponents(self, seat: int) -> list[int]:
        """The other seats in the round without the partner, in order of play."""
        partner = self.partner(seat)
        return [each for each in self.in_order_from(seat) if each not in (seat, partner)]

    def from_true_king(self) -> list[int]:
        """All seats, beginning with the True King's holder."""
        return [(self.true_king + step) % self.seats for step in range(self.seats)]

    def with_cards(self, seats: Sequence[int]) -> list[int]:
        """Those of the seats that have a hand card."""
        return [seat for seat in seats if self.cards[HAND[seat]]]

    # -- what everyone can tell ----------------------------------------------------------------------------------------

    def may_be_held(self, kind: int) -> bool:
        """Whether someone may hold a working card of this kind, as far as everyone can see (rule 10)."""
        return not self.muted >> self.numbers.values[kind] & 1 and self.out_of_sight(kind) > 0

    def out_of_sight(self, kind: int) -> int:
        """How many copies of a kind neither lie open nor are known by all to be Condemned."""
        cards = self.cards
        gone = self.buried.count(kind) + cards[COURT].count(kind) + cards[ACCUSED].count(kind)
        for seat in range(self.seats):
            gone += cards[OPEN[seat]].count(kind)
        return self.numbers.copies[kind] - gone

    # -- written by `make states` from the fields above ----------------------------------------------------------------

    __slots__ = ("asked", "buried", "direction", "first", "flipped", "gains", "immune", "left", "marks", "muted",
                 "numbers", "out", "played", "restarts", "round_winners", "target", "true_king", "turn")
    FIELDS = ("turn", "first", "direction", "true_king", "flipped", "marks", "muted", "buried", "played", "immune",
              "target", "asked", "left", "out", "gains", "restarts", "round_winners")
    KIND_FIELDS = ("buried", "played", "target")

    def clone(self) -> ImposterState:
        other = ImposterState()
        self.copy_base(other)
        other.numbers = self.numbers
        other.turn = self.turn
        other.first = self.first
        other.direction = self.direction
        other.true_king = self.true_king
        other.flipped = self.flipped
        other.marks = self.marks[:]
        other.muted = self.muted
        other.buried = self.buried[:]
        other.played = self.played
        other.immune = self.immune
        other.target = self.target[:]
        other.asked = self.asked[:]
        other.left = self.left
        other.out = self.out[:]
        other.gains = self.gains[:]
        other.restarts = self.restarts[:]
        other.round_winners = self.round_winners
        return other

    def adopt(self, edition: Edition) -> None:
        super().adopt(edition)
        self.numbers = edition.numbers
