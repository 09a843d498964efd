"""A position of Rival Kings. What is allowed is in `rules`, what moves do in `deeds` and `cycles`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.rival_kings import FORMER, coins, deeds, legal, moves, rules, words
from engine.games.rival_kings.cards import ACTIONS, JAILER, MARKERS, PAIRS, PILES, SUBJECTS, VALUES, name_of, rank_of
from engine.games.rival_kings.scoring import Score, in_pairs, score, spare
from engine.games.rival_kings.zones import BUILDING_ROWS, HANDS, PLAYED, SUBJECT_ROWS, TOP, UNDER, seen, travel

NOBODY: Final = -1


class RivalState(State):
    """Coins and markers are counts, cards lie in zones; crests are masks of covered actions."""

    __slots__ = ("asking", "bargain", "chosen", "conflicts", "covered", "crests", "cycle", "discount", "finished",
                 "games", "left", "markers", "money", "open", "pending", "purse", "supply", "tied", "totals", "turn",
                 "used", "victims")

    FIELDS = ("cycle", "games", "totals", "purse", "money", "supply", "markers", "used", "covered", "crests", "tied",
              "finished", "asking", "conflicts", "turn", "victims", "open", "left", "chosen", "pending", "discount",
              "bargain")

    cycle: int
    """0 in the first cycle of a round, 1 in the second."""
    games: int
    """How many games of the match are over."""
    totals: list[int]
    """By seat: what these games scored."""
    purse: list[int]
    """Coins of 1 and of 2, seat after seat; `money` has those before each pile."""
    money: list[int]
    supply: list[int]
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
    """The seats still to be asked whether the Gardener acts."""
    conflicts: list[int]
    """Conflicts still to be settled, as `cycles.conflict` writes them."""
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
    """What the next building costs less."""
    bargain: list[int]
    """A swap or search under way: the subject, the seat or pile, and for a swap the kind demanded."""

    # -- reading the position --------------------------------------------------------------------------------------

    def decider(self) -> int:
        """The seat that is asked; the game must not be over."""
        return NOBODY if self.actor is None else self.actor

    def crest(self, seat: int, action: int) -> int:
        """The seat that stole an action of a seat's character, or NOBODY."""
        return self.crests[seat * len(ACTIONS) + action]

    def character(self, seat: int) -> int:
        """The kind of the character that lies before a seat."""
        return self.cards[PLAYED[seat]][0]

    def rank(self, seat: int) -> int:
        """The rank of that character, from 0 for A."""
        return rank_of(self.cards[PLAYED[seat]][0])

    def subjects(self, seat: int) -> list[int]:
        """The row of subjects; the last one is active."""
        return self.cards[SUBJECT_ROWS[seat]]

    def buildings(self, seat: int) -> list[int]:
        """The row of buildings."""
        return self.cards[BUILDING_ROWS[seat]]

    def active(self, seat: int) -> int:
        """The active subject of a seat, or NOBODY."""
        row = self.cards[SUBJECT_ROWS[seat]]
        return row[-1] if row else NOBODY

    def ready(self, seat: int, subject: int) -> bool:
        """Whether a seat can use that subject in this cycle."""
        return not self.used >> seat & 1 and self.active(seat) == subject

    def shown(self, pile: int) -> int:
        """The card on display of a pile, or NOBODY if the pile is empty."""
        top = self.cards[TOP + pile]
        return top[0] if top else NOBODY

    def coins(self, seat: int) -> int:
        """What a seat's coins are worth."""
        return coins.value(self.purse, seat)

    def is_former(self) -> bool:
        """Whether the game was begun with the first rules, and keeps to them (see `game`)."""
        return FORMER in self.options

    def drawn(self, seat: int, subject: int) -> tuple[int, int]:
        """The coins of 1 and 2 that Jailer or Scholar bring a seat; a coin of 1 that is handed back is -1 (rule 13)."""
        due = self.markers[seat] if subject == JAILER else len(self.buildings(seat))
        change = self.purse[2 * seat] > 0 and not self.is_former()
        return coins.drawn(self.supply[0], self.supply[1], due, change)

    def fillable(self) -> int:
        """How many piles the supply can fill when none has money (rule 20)."""
        return coins.fillable(self.supply, not self.is_former())

    def free_markers(self) -> int:
        """The markers in the supply."""
        return MARKERS - sum(self.markers)

    def price(self, kind: int) -> int:
        """What a card costs the player in turn now."""
        return VALUES[kind] if kind < SUBJECTS else max(0, VALUES[kind] - self.discount)

    def affords(self, kind: int) -> bool:
        """Whether the player in turn can pay for a card."""
        return self.coins(self.turn) >= self.price(kind)

    def found(self, pile: int, subject: bool) -> list[int]:
        """The cards of a pile that a search for subjects or for buildings finds, each kind once (rules 15 and 18)."""
        kinds = (*self.cards[UNDER + pile], *self.cards[TOP + pile])
        return sorted({kind for kind in kinds if (kind < SUBJECTS) == subject})

    def spares(self, seat: int, subject: bool) -> list[int]:
        """The kinds of a seat's subjects or buildings that belong to no perfect pair (rule 14)."""
        own = self.subjects(seat), self.buildings(seat)
        return spare(own[0] if subject else own[1], *own)

    def is_paired(self, seat: int, kind: int) -> bool:
        """Whether all of a seat's copies of a card belong to perfect pairs."""
        own = self.subjects(seat), self.buildings(seat)
        return own[kind >= SUBJECTS].count(kind) <= in_pairs(kind, *own)

    def empty_pile(self) -> bool:
        """Whether a pile has run out (rule 23)."""
        return not all(self.cards[TOP:TOP + PILES])

    # -- the rules -------------------------------------------------------------------------------------------------

    def legal_moves(self) -> Sequence[Move]:
        return legal.legal_moves(self)

    def why_not(self, move: Move) -> Refusal | None:
        return rules.why_not(self, move)

    def sealed_choices(self, seat: int) -> Sequence[Move]:
        return [moves.PLAY[kind - PAIRS] for kind in sorted(self.cards[HANDS[seat]])]

    def score(self, seat: int) -> Score:
        """What a seat scores in this game, in its parts (rule 24)."""
        return score(self.subjects(seat), self.buildings(seat), self.coins(seat), self.markers[seat])

    def scores(self) -> tuple[int, ...]:
        return tuple(total + sum(self.score(seat)) for seat, total in enumerate(self.totals))

    def winners(self) -> frozenset[int]:
        """The highest score; equals by fewer markers, then by more coins (rule 25)."""
        if self.actor is not None:
            return frozenset()
        standing = [(score, -self.markers[seat], self.coins(seat)) for seat, score in enumerate(self.scores())]
        return frozenset(seat for seat, each in enumerate(standing) if each == max(standing))

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: Move, events: list[Event] | None) -> None:
        deeds.DEEDS[move.verb](self, move, events)

    def carry(self, kind: int, source: int, target: int) -> None:
        """A card goes from zone to zone for everybody to see."""
        self.cards[source].remove(kind)
        self.cards[target].append(kind)
        self.log = (self.log, seen(kind, source, target))

    def turn_up(self, pile: int, events: list[Event] | None) -> None:
        """Put the next card of a pile on display if none is there."""
        under = self.cards[UNDER + pile]
        if under and not self.cards[TOP + pile]:
            kind = under.pop()
            self.cards[TOP + pile].append(kind)
            self.log = (self.log, seen(kind, UNDER + pile, TOP + pile))
            self.reveals += 1
            if events is not None:
                events.append(Event("display", None, words.DISPLAYED.fill(card=name_of(kind)),
                                    (travel(kind, UNDER + pile, TOP + pile),)))

    def clone(self) -> RivalState:
        other = object.__new__(RivalState)
        self.copy_base(other)
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
        return other
