"""A position of The Imposter Kings. What moves do to it is in `play`, what is allowed in `rules`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event
from engine.core.knowledge import Moved
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.imposter_kings import legal, rules
from engine.games.imposter_kings.cards import (
    COPIES,
    DISGRACED_VALUE,
    MUTED_VALUE,
    PRINCESS,
    QUEEN,
    SOLDIER_BONUS,
    VALUES,
    WARLORD,
    WARLORD_IN_COURT,
    WARLORD_IN_HAND,
)
from engine.games.imposter_kings.play import PLAY
from engine.games.imposter_kings.scoring import SOURCES
from engine.games.imposter_kings.zones import (
    ACCUSED,
    BOOSTED,
    CONDEMNED,
    COURT,
    DISGRACED,
    FACE_UP,
    HAND,
    OPEN,
    SUCCESSOR,
)

Events = list[Event] | None

class ImposterState(State):
    """Cards lie in zones; everything else about a round is in public fields."""

    __slots__ = ("asked", "buried", "direction", "first", "flipped", "gains", "immune", "left", "marks", "muted", "out",
                 "played", "restarts", "round_winners", "target", "true_king", "turn")

    FIELDS = ("turn", "first", "direction", "true_king", "flipped", "marks", "muted", "buried", "played", "immune",
              "target", "asked", "left", "out", "gains", "restarts", "round_winners")

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
    """The base values that a Mystic said, a mask: their cards have lost their text (rule 20)."""
    buried: list[int]
    """The kinds that everybody knows to have been Condemned: they do not come back in this round."""
    played: int
    """The kind whose ability is at work, NOTHING if none is."""
    immune: int
    """1 if the card at work was played after an Oathbound (rule 22)."""
    target: list[int]
    """What has been chosen openly for what is under way."""
    asked: list[int]
    """The seats that are still to be asked, the one that decides now first."""
    left: int
    """How many cards the seat that decides may still choose."""
    out: list[int]
    """The seats that have lost the round, in that order."""
    gains: list[int]
    """For every seat the points of the match by where they come from (`scoring`)."""
    restarts: list[int]
    """How often each seat has restarted a round in this match."""
    round_winners: int
    """Who won the last round, a mask."""

    # -- reading the position ------------------------------------------------------------------------------------------

    @property
    def court(self) -> list[int]:
        """The kinds in Court, the Throne last."""
        return self.cards[COURT]

    def hand(self, seat: int) -> list[int]:
        """The kinds in a seat's hand."""
        return self.cards[HAND[seat]]

    def decider(self) -> int:
        """The seat that decides while a move is carried out."""
        return self.turn if self.actor is None else self.actor

    def is_muted(self, kind: int) -> bool:
        """Whether a kind has lost its text (rule 20)."""
        return bool(self.muted >> VALUES[kind] & 1)

    def king_flipped(self, seat: int) -> bool:
        """Whether a seat's King lies face down."""
        return bool(self.flipped >> seat & 1)

    def face_up(self, index: int) -> bool:
        """Whether that card of the Court lies face up."""
        return self.marks[index] != DISGRACED

    def royalty_in_court(self) -> bool:
        """Whether Royalty lies face up in Court."""
        return any(kind in (QUEEN, PRINCESS) and mark != DISGRACED
                   for kind, mark in zip(self.cards[COURT], self.marks, strict=True))

    def royal_throne(self) -> bool:
        """Whether face-up Royalty lies on the Throne."""
        court = self.cards[COURT]
        return bool(court) and court[-1] in (QUEEN, PRINCESS) and self.marks[-1] != DISGRACED

    def value_in_court(self, index: int) -> int:
        """What a card of the Court counts where it lies (rule 2)."""
        kind, mark = self.cards[COURT][index], self.marks[index]
        if mark == DISGRACED:
            return DISGRACED_VALUE
        if self.muted >> VALUES[kind] & 1:
            return MUTED_VALUE
        if mark == BOOSTED:
            return VALUES[kind] + SOLDIER_BONUS
        if kind == WARLORD and self.royalty_in_court():
            return VALUES[kind] + WARLORD_IN_COURT
        return VALUES[kind]

    def throne_value(self) -> int:
        """What must be equalled or exceeded; 0 while the Court is empty."""
        return self.value_in_court(-1) if self.marks else 0

    def hand_value(self, kind: int) -> int:
        """What a card counts in hand."""
        if kind == WARLORD and not self.is_muted(WARLORD) and self.royalty_in_court():
            return VALUES[kind] + WARLORD_IN_HAND
        return VALUES[kind]

    # -- players ---------------------------------------------------------------------------------------------------

    def partner(self, seat: int) -> int:
        """The partner in a game of four; otherwise the seat itself."""
        return (seat + 2) % 4 if self.seats == 4 else seat

    def in_order_from(self, seat: int) -> Sequence[int]:
        """The seats that are still in the round in order of play, beginning with that one."""
        order = _ORDERS[self.seats, self.direction][seat]
        return [each for each in order if each not in self.out] if self.out else order

    def others(self, seat: int) -> list[int]:
        """The other seats in the round, in order of play after that one."""
        return [each for each in _ORDERS[self.seats, self.direction][seat][1:] if each not in self.out]

    def opponents(self, seat: int) -> list[int]:
        """The other seats in the round without the partner, in order of play."""
        partner = self.partner(seat)
        return [each for each in self.in_order_from(seat) if each not in (seat, partner)]

    def with_cards(self, seats: Sequence[int]) -> list[int]:
        """Those of the seats that have a hand card."""
        return [seat for seat in seats if self.cards[HAND[seat]]]

    def may_be_held(self, kind: int) -> bool:
        """Whether somebody may hold a working card of this kind, as far as everybody can see (rule 10)."""
        return not self.muted >> VALUES[kind] & 1 and self.out_of_sight(kind) > 0

    def out_of_sight(self, kind: int) -> int:
        """How many copies of a kind neither lie open nor are known by all to be Condemned."""
        cards = self.cards
        gone = self.buried.count(kind) + cards[COURT].count(kind) + cards[ACCUSED].count(kind)
        gone += sum(cards[OPEN[seat]].count(kind) for seat in range(self.seats))
        return COPIES[self.seats][kind] - gone

    def leftovers(self, seat: int) -> bool:
        """Whether a seat has a hand card or its Successor left (rule 42)."""
        return bool(self.cards[HAND[seat]] or self.cards[SUCCESSOR[seat]])

    # -- cards on their way ----------------------------------------------------------------------------------------

    def carry(self, kind: int, source: int, target: int, seers: int) -> None:
        """A card goes from zone to zone; the viewers in the mask see it."""
        self.cards[source].remove(kind)
        self.cards[target].append(kind)
        self.log = (self.log, Moved(seers, kind, source, target))
        if seers & ~self.zones.sighted[source]:
            self.reveals += 1

    def carry_openly(self, kind: int, source: int, target: int) -> None:
        """A card goes from zone to zone for everybody to see."""
        self.carry(kind, source, target, self.zones.everybody)

    def put_on_throne(self, kind: int, source: int) -> None:
        """A card comes into Court as its Throne."""
        self.carry_openly(kind, source, COURT)
        self.marks.append(FACE_UP)

    def take_from_court(self, index: int, target: int) -> int:
        """A card leaves the Court from that place; its kind."""
        kind = self.cards[COURT].pop(index)
        self.marks.pop(index)
        self.cards[target].append(kind)
        self.note(Moved(self.zones.everybody, kind, COURT, target))
        return kind

    def bury(self, kind: int, source: int, seat: int) -> None:
        """Condemn a card before a seat for everybody to see."""
        self.buried.append(kind)
        if source == COURT:
            self.take_from_court(len(self.marks) - 1, CONDEMNED[seat])
        else:
            self.carry_openly(kind, source, CONDEMNED[seat])

    # -- the rules -------------------------------------------------------------------------------------------------

    def legal_moves(self) -> Sequence[Move]:
        return legal.legal_moves(self)

    def why_not(self, move: Move) -> Refusal | None:
        return rules.why_not(self, move)

    def sealed_choices(self, seat: int) -> Sequence[Move]:
        return legal.sealed_choices(self, seat)

    def scores(self) -> tuple[int, ...]:
        """The points of the match; partners have the same (rule 42)."""
        gains = self.gains
        return tuple(sum(gains[first:first + SOURCES]) for first in range(0, len(gains), SOURCES))

    def winners(self) -> frozenset[int]:
        """The most points win, among equals the winners of the last round (rule 43)."""
        if self.actor is not None:
            return frozenset()
        scores = self.scores()
        best = frozenset(seat for seat, score in enumerate(scores) if score == max(scores))
        last = frozenset(seat for seat in best if self.round_winners >> seat & 1)
        return last or best

    def play(self, move: Move, events: Events) -> None:
        PLAY[move.verb](self, move, events)

    # -- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> ImposterState:
        other = object.__new__(ImposterState)
        self.copy_base(other)
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


_ORDERS: Final = {(seats, direction): tuple(tuple((seat + step * direction) % seats for step in range(seats))
                                            for seat in range(seats))
                  for seats in COPIES for direction in (1, -1)}
"""By number of players and direction: the seats in order of play from each seat on."""
