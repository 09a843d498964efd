"""A position of Rival Kings, and how it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.edition import Edition
from engine.core.state import Kinds, State, Told
from engine.games.rival_kings.cards import ACTION_MASKS, ACTIONS, MARKERS, PILES, SUBJECTS, rank_of
from engine.games.rival_kings.editions import RivalNumbers
from engine.games.rival_kings.zones import BUILDING_ROWS, PLAYED, SUBJECT_ROWS, TOP, UNDER

NOBODY: Final = -1
_BEFORE_TURNS: Final[tuple[str, ...]] = ("choose", "conflict", "garden")
"""The phases before anybody's turn."""
UNKNOWN: Final = -1
"""What `done` is in a position that nobody saw come about."""


def sign_of(seat: int, action: int) -> int:
    """The number of the sign of an action on a seat's character."""
    return seat * len(ACTIONS) + action

_NOBODY: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": _BEFORE_TURNS, "chosen": (*_BEFORE_TURNS, "steal"), "crests": _BEFORE_TURNS}


class RivalState(State):
    """Coins and markers are counts, cards lie in zones, and covered actions are masks."""

    NOBODY = _NOBODY

    numbers: RivalNumbers
    cycle: int
    """0 in the first cycle of a round, 1 in the second."""
    games: int
    """How many games of the match are over."""
    totals: list[int]
    """By seat: the score of these games."""
    purse: list[int]
    """Coins of 1 and of 2, seat after seat."""
    money: list[int]
    """Coins of 1 and of 2 at the piles, pile after pile."""
    supply: list[int]
    """Coins of 1 and of 2 that nobody has."""
    markers: list[int]
    """By seat: conflict markers."""
    used: int
    """The seats that have used a subject's ability in this cycle, a mask (rule 1)."""
    covered: list[int]
    """By seat: the actions under a crest, a mask."""
    crests: list[int]
    """By seat and action: whose crest lies there, or NOBODY."""
    tied: int
    """The seats whose characters have a rival of the same rank, a mask."""
    finished: int
    """The seats whose turn in this cycle is over, a mask."""
    asking: list[int]
    """The seats still to be asked whether their Gardener acts."""
    conflicts: list[int]
    """Conflicts still to be settled, as `conflicts.conflict_between` writes them."""
    turn: int
    """The seat whose turn it is; NOBODY before the first."""
    victims: int
    """The seats still to be robbed in this turn, a mask."""
    open: int
    """The actions of the own character that can still be done, a mask."""
    left: int
    """How many actions a tied character may still do."""
    chosen: int
    """The action that a tied character has chosen, or NOBODY."""
    pending: list[int]
    """Stolen and extra actions to be done or skipped, the last one first."""
    discount: int
    """How much less the next building costs."""
    bargain: Kinds[list[int]]
    """A swap or search under way: the subject, the seat or pile, and for a swap the kind demanded."""

    done: Told[int]
    """The actions of their own characters that seats have carried out, a mask of `sign_of`, or UNKNOWN."""
    loot: Told[int]
    """The stolen action that is to be carried out, as `sign_of`, or NOBODY."""

    def places_of_kinds(self, field: str) -> Sequence[int]:
        """In `bargain`: all but the second, which is a seat or a pile."""
        return [place for place in super().places_of_kinds(field) if place != 1]

    # -- whose turn, and with which character ----------------------------------------------------------------------

    def decider(self) -> int:
        """The seat that is asked; the game must not be over."""
        return NOBODY if self.actor is None else self.actor

    def character(self, seat: int) -> int:
        """The kind of the character that lies before a seat."""
        return self.cards[PLAYED[seat]][0]

    def rank(self, seat: int) -> int:
        """The rank of that character, from 0 for A."""
        return rank_of(self.cards[PLAYED[seat]][0])

    def is_done(self, seat: int, action: int) -> bool:
        """Whether a seat is known to have carried out that action of its character in this cycle."""
        return self.done != UNKNOWN and bool(self.done >> sign_of(seat, action) & 1)

    def uncovered(self, seat: int) -> int:
        """The actions of that character that no crest covers, a mask."""
        return ACTION_MASKS[self.cards[PLAYED[seat]][0]] & ~self.covered[seat]

    def refresh(self) -> None:
        played = self.turn != NOBODY and self.cards[PLAYED[self.turn]]
        begun = self.finished or (played and self.open != self.uncovered(self.turn))
        self.done, self.loot = UNKNOWN if begun else 0, NOBODY

    def crest(self, seat: int, action: int) -> int:
        """The seat that stole an action of that character, or NOBODY."""
        return self.crests[sign_of(seat, action)]

    # -- the rows before a seat ------------------------------------------------------------------------------------

    def subjects(self, seat: int) -> list[int]:
        """The row of subjects; the last one is active."""
        return self.cards[SUBJECT_ROWS[seat]]

    def buildings(self, seat: int) -> list[int]:
        """The row of buildings."""
        return self.cards[BUILDING_ROWS[seat]]

    def row(self, seat: int, subjects: bool) -> list[int]:
        """The row of subjects or of buildings."""
        return self.cards[(SUBJECT_ROWS if subjects else BUILDING_ROWS)[seat]]

    def active(self, seat: int) -> int:
        """The active subject of a seat, or NOBODY."""
        row = self.cards[SUBJECT_ROWS[seat]]
        return row[-1] if row else NOBODY

    def ready(self, seat: int, subject: int) -> bool:
        """Whether a seat can use that subject in this cycle."""
        return not self.used >> seat & 1 and self.active(seat) == subject

    # -- the piles -------------------------------------------------------------------------------------------------

    def shown(self, pile: int) -> int:
        """The card on display of a pile, or NOBODY if the pile is empty."""
        top = self.cards[TOP + pile]
        return top[0] if top else NOBODY

    def found(self, pile: int, subject: bool) -> list[int]:
        """The cards of a pile that a search for subjects or for buildings finds, each kind once (rules 15 and 18)."""
        kinds = (*self.cards[UNDER + pile], *self.cards[TOP + pile])
        return sorted({kind for kind in kinds if (kind < SUBJECTS) == subject})

    def empty_pile(self) -> bool:
        """Whether a pile has run out (rule 23)."""
        return not all(self.cards[TOP:TOP + PILES])

    # -- coins and markers -----------------------------------------------------------------------------------------

    def coins(self, seat: int) -> int:
        """What a seat's coins are worth."""
        return self.purse[2 * seat] + 2 * self.purse[2 * seat + 1]

    def price(self, kind: int) -> int:
        """What a card costs the player in turn now."""
        value = self.numbers.values[kind]
        return value if kind < SUBJECTS else max(0, value - self.discount)

    def affords(self, kind: int) -> bool:
        """Whether the player in turn can pay for a card."""
        return self.coins(self.turn) >= self.price(kind)

    def free_markers(self) -> int:
        """The markers in the supply."""
        return MARKERS - sum(self.markers)

    # -- written by `make states` from the fields above ----------------------------------------------------------------

    __slots__ = ("asking", "bargain", "chosen", "conflicts", "covered", "crests", "cycle", "discount", "done",
                 "finished", "games", "left", "loot", "markers", "money", "numbers", "open", "pending", "purse",
                 "supply", "tied", "totals", "turn", "used", "victims")
    FIELDS = ("cycle", "games", "totals", "purse", "money", "supply", "markers", "used", "covered", "crests", "tied",
              "finished", "asking", "conflicts", "turn", "victims", "open", "left", "chosen", "pending", "discount",
              "bargain")
    KIND_FIELDS = ("bargain",)

    def clone(self) -> RivalState:
        other = RivalState()
        self.copy_base(other)
        other.numbers = self.numbers
        other.cycle = self.cycle
        other.games = self.games
        other.totals = self.totals[:]
        other.purse = self.purse[:]
        other.money = self.money[:]
        other.supply = self.supply[:]
        other.markers = self.markers[:]
        other.used = self.used
        other.covered = self.covered[:]
        other.crests = self.crests[:]
        other.tied = self.tied
        other.finished = self.finished
        other.asking = self.asking[:]
        other.conflicts = self.conflicts[:]
        other.turn = self.turn
        other.victims = self.victims
        other.open = self.open
        other.left = self.left
        other.chosen = self.chosen
        other.pending = self.pending[:]
        other.discount = self.discount
        other.bargain = self.bargain[:]
        other.done = self.done
        other.loot = self.loot
        return other

    def adopt(self, edition: Edition) -> None:
        super().adopt(edition)
        self.numbers = edition.numbers
