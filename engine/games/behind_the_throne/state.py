"""A position of Behind the Throne, and how moves change it. What is allowed is in `rules`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.events import EVERYBODY, Event, Travel
from engine.core.knowledge import Looked, Moved, MovedAll
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.text import Player
from engine.games.behind_the_throne import moves, rules, words
from engine.games.behind_the_throne.cards import (
    CARDS_IN_STACK,
    END,
    JUDGE,
    KINDS,
    MANIPULATIVE,
    PROPHET,
    STACK_LIMIT,
    name_of,
)
from engine.games.behind_the_throne.zones import DECK, DISCARDS, ROW, STACKS, TAKEN, TOP, ZONES

MANIPULATIVE_MASK: Final = sum(1 << kind for kind in MANIPULATIVE)

# What a reveal, a bust and a collect do to one card of each kind: made once, since they happen at every move.
_REVEALED = tuple(Moved(EVERYBODY, kind, DECK, ROW) for kind in range(KINDS + 1))
_TOP_REVEALED = tuple(Moved(EVERYBODY, kind, TOP, ROW) for kind in range(KINDS + 1))
_DISCARDED = tuple(tuple(Moved(EVERYBODY, kind, zone, DISCARDS) for kind in range(KINDS + 1))
                   for zone in range(len(ZONES)))
_PLACED = tuple(tuple(tuple(Moved(EVERYBODY, kind, zone, STACKS + seat) for kind in range(KINDS + 1))
                      for seat in range(moves.MOST_SEATS)) for zone in (ROW, TAKEN))


class BehindState(State):
    """Stacks are counts: `held[seat * KINDS + kind]` cards of a kind lie before a seat."""

    __slots__ = ("change", "frozen", "held", "hit", "owned", "turn", "upright", "used")

    FIELDS = ("turn", "held", "used", "change", "hit", "frozen")

    turn: int
    """The seat whose turn it is; another seat may be asked to discard (rule 19)."""
    held: list[int]
    used: int
    """The kinds whose ability was used this turn, a mask (rule 8)."""
    change: int
    """What abilities have added to the newest card's value (rule 3)."""
    hit: int
    """The seats that lost a card to a destroy this turn, a mask (rule 14)."""
    frozen: int
    """1 once a card was destroyed with the newest card (rule 13)."""
    owned: list[int]
    """By seat: the kinds with a stack, a mask. Follows from `held`."""
    upright: list[int]
    """By seat: the kinds of which nobody has a larger stack, a mask (rule 10). Follows from `held`."""

    # -- reading the position --------------------------------------------------------------------------------------

    @property
    def row(self) -> list[int]:
        """The kinds in the row, the newest last."""
        return self.cards[ROW]

    @property
    def ready(self) -> int:
        """The manipulative kinds that the player in turn may use now, a mask (rules 8 and 10)."""
        return self.upright[self.turn] & MANIPULATIVE_MASK & ~self.used

    @property
    def asleep(self) -> int:
        """The player's manipulative kinds that lie sideways, a mask."""
        return self.owned[self.turn] & MANIPULATIVE_MASK & ~self.ready

    def count(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat owns."""
        return self.held[seat * KINDS + kind]

    def sideways(self, seat: int, kind: int) -> bool:
        """Whether the top card of that stack lies sideways: outnumbered, or used this turn."""
        return not self.upright[seat] >> kind & 1 or (seat == self.turn and bool(self.used >> kind & 1))

    def newest_value(self) -> int:
        """The current value of the newest card in the row."""
        return self.row[-1] + 1 + self.change

    def excess(self) -> int:
        """By how much the newest card is higher than the one before it is printed; 0 or less does no harm (rule 3)."""
        row = self.row
        return row[-1] + self.change - row[-2] if len(row) > 1 else 0

    def cards_in(self, zone: int) -> Sequence[int]:
        if zone < STACKS:
            return self.cards[zone]
        first = (zone - STACKS) * KINDS
        return [kind for kind in range(KINDS) for _ in range(self.held[first + kind])]

    # -- the rules -------------------------------------------------------------------------------------------------

    def legal_moves(self) -> Sequence[Move]:
        return rules.legal_moves(self)

    def why_not(self, move: Move) -> Refusal | None:
        return rules.why_not(self, move)

    def scores(self) -> tuple[int, ...]:
        """Every stack of two or more scores its value once (rule 25)."""
        held = self.held
        return tuple(sum(kind + 1 for kind in range(KINDS) if held[first + kind] > 1)
                     for first in range(0, len(held), KINDS))

    def winners(self) -> frozenset[int]:
        if self.actor is not None:
            return frozenset()
        scores = self.scores()
        return frozenset(seat for seat, score in enumerate(scores) if score == max(scores))

    # -- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: Move, events: list[Event] | None) -> None:
        _PLAY[move.verb](self, move, events)

    def _reveal(self, _move: Move, events: list[Event] | None) -> None:
        deck, top, row = self.cards[DECK], self.cards[TOP], self.cards[ROW]
        if top:
            kind = top.pop()
            self.log = (self.log, _TOP_REVEALED[kind])
        else:
            kind = deck.pop()
            self.log = (self.log, _REVEALED[kind])
        row.append(kind)
        self.reveals += 1
        self.change = self.frozen = 0
        if events is not None:
            events.append(Event("reveal", self.turn, words.REVEALED.fill(card=name_of(kind)),
                                (Travel(kind, "deck", "row"),)))
        if kind == END:
            self._end(events)
            return
        if not deck:
            self._renew(events)
        self.phase = "row"
        if len(row) > 1 and row[-1] > row[-2]:
            if rules.can_save(self):
                self.phase = "save"
            else:
                self._bust(events)

    def _renew(self, events: list[Event] | None) -> None:
        """The last card was drawn: shuffle the discard pile with the End card into a new deck (rule 23)."""
        deck, discards = self.cards[DECK], self.cards[DISCARDS]
        self.cards[DECK], self.cards[DISCARDS] = discards, deck
        self.shuffle(discards)
        self.note(MovedAll(DISCARDS, DECK))
        if events is not None:
            events.append(Event("renew", None, words.RENEWED, (Travel(-1, "discards", "deck"),)))

    def _bust(self, events: list[Event] | None) -> None:
        row = self.cards[ROW]
        if events is not None:
            travels = tuple(Travel(kind, "row", "discards") for kind in row)
            events.append(Event("bust", self.turn, words.BUST.fill(card=name_of(row[-1])), travels))
        self._discard_row()
        self._end_turn()

    def _discard_row(self) -> None:
        row = self.cards[ROW]
        for kind in row:
            self.log = (self.log, _DISCARDED[ROW][kind])
        self.cards[DISCARDS] += row
        row.clear()

    def _end(self, events: list[Event] | None) -> None:
        self.actor = None
        self.phase = "over"
        if events is not None:
            winners = self.winners()
            text = words.WON if len(winners) == 1 else words.SHARED
            events.append(Event("end", None, text.fill(players=tuple(map(Player, sorted(winners))))))

    def _use(self, move: Move, events: list[Event] | None) -> None:
        kind, change = move.args
        self.used |= 1 << kind
        self._act(kind, change, words.USED, kind, events)

    def _judge(self, move: Move, events: list[Event] | None) -> None:
        kind, change = move.args
        self.used |= 1 << JUDGE
        self._act(kind, change, words.JUDGED, JUDGE, events)

    def _act(self, kind: int, change: int, wording: words.Wording, turned: int, events: list[Event] | None) -> None:
        """The ability of a kind; the stack of `turned` goes sideways for it."""
        if kind == PROPHET:
            self._look(wording, turned, events)
            return
        self.change += change
        if events is not None:
            value = self.newest_value()
            events.append(Event("use", self.turn, wording.of(kind, change).fill(value=value),
                                (self._turning(turned),)))
        self.phase = "save" if self.excess() > 0 else "row"

    def _turning(self, kind: int) -> Travel:
        stacks = ZONES[STACKS + self.turn].id
        return Travel(kind, stacks, stacks)

    def _look(self, wording: words.Wording, turned: int, events: list[Event] | None) -> None:
        deck, top = self.cards[DECK], self.cards[TOP]
        seer = 1 << self.turn
        if top:
            self.note(Looked(seer, (top[0],), TOP))
        else:
            top.append(deck.pop())
            self.note(Moved(seer, top[0], DECK, TOP))
        self.reveals += 1
        if events is not None:
            events.append(Event("look", self.turn, wording.look, (self._turning(turned),)))
            events.append(Event("see", self.turn, None, (Travel(top[0], "deck", "deck"),), seer,
                                words.SAW.fill(card=name_of(top[0]))))

    def _destroy(self, move: Move, events: list[Event] | None) -> None:
        seat, kind = move.args
        self.hit |= 1 << seat
        self.frozen = 1
        self._discard(seat, kind, 1)
        if events is not None:
            text = words.DESTROYED if seat != self.turn else words.DESTROYED_OWN
            events.append(Event("destroy", self.turn, text.fill(card=name_of(kind), player=Player(seat)),
                                (Travel(kind, ZONES[STACKS + seat].id, "discards"),)))

    def _discard(self, seat: int, kind: int, number: int) -> None:
        """Cards of one kind from a seat's stack to the discard pile."""
        self.held[seat * KINDS + kind] -= number
        for _ in range(number):
            self.log = (self.log, _DISCARDED[STACKS + seat][kind])
        self.cards[DISCARDS] += [kind] * number
        self._compare(kind)

    def _collect(self, _move: Move, events: list[Event] | None) -> None:
        seat = self.turn
        if events is not None:
            events.append(Event("collect", seat, words.COLLECTED.fill(cards=tuple(map(name_of, self.row))),
                                tuple(Travel(kind, "row", ZONES[STACKS + seat].id) for kind in self.row)))
        self._place(seat, ROW, events)
        self._go_on(events)

    def _swap(self, move: Move, events: list[Event] | None) -> None:
        """The card is taken as the stacks stood before the gift (rule 16), the recipient places first (rule 19)."""
        seat, kind = move.args
        if events is not None:
            given = tuple(Travel(each, "row", ZONES[STACKS + seat].id) for each in self.row)
            text = words.SWAPPED.fill(card=name_of(kind), player=Player(seat))
            events.append(Event("swap", self.turn, text, (Travel(kind, ZONES[STACKS + seat].id, "taken"), *given)))
        self.held[seat * KINDS + kind] -= 1
        self._compare(kind)
        self.cards[TAKEN].append(kind)
        self.note(Moved(EVERYBODY, kind, STACKS + seat, TAKEN))
        self._place(seat, ROW, events)
        if self.owned[seat].bit_count() > STACK_LIMIT:
            self.actor = seat
            self.phase = "gift"
        else:
            self._take(events)

    def _take(self, events: list[Event] | None) -> None:
        """The player in turn places the card he took."""
        if events is not None:
            travel = Travel(self.cards[TAKEN][0], "taken", ZONES[STACKS + self.turn].id)
            events.append(Event("take", self.turn, words.TAKEN.fill(card=name_of(travel.kind)), (travel,)))
        self._place(self.turn, TAKEN, events)
        self._go_on(events)

    def _place(self, seat: int, zone: int, events: list[Event] | None) -> None:
        """Put all cards of a zone into a seat's stacks; a sixth copy is discarded (rule 20)."""
        held, first, cards = self.held, seat * KINDS, self.cards[zone]
        placed = _PLACED[zone == TAKEN][seat]
        for kind in cards:
            if held[first + kind] < CARDS_IN_STACK:
                held[first + kind] += 1
                self.log = (self.log, placed[kind])
            else:
                self.cards[DISCARDS].append(kind)
                self.log = (self.log, _DISCARDED[zone][kind])
                if events is not None:
                    events.append(Event("sixth", seat, words.SIXTH.fill(card=name_of(kind)),
                                        (Travel(kind, ZONES[STACKS + seat].id, "discards"),)))
        for kind in set(cards):
            self._compare(kind)
        cards.clear()

    def _go_on(self, events: list[Event] | None) -> None:
        """The player in turn has placed his cards: discard down to five stacks, or end the turn."""
        self.actor = self.turn
        if self.owned[self.turn].bit_count() > STACK_LIMIT:
            self.phase = "discard"
        else:
            self._end_turn()

    def _give_up_stack(self, move: Move, events: list[Event] | None) -> None:
        """A whole stack above the limit of five is discarded (rule 20)."""
        kind = move.args[0]
        seat = self.turn if self.actor is None else self.actor
        number = self.count(seat, kind)
        if events is not None:
            travels = tuple(Travel(kind, ZONES[STACKS + seat].id, "discards") for _ in range(number))
            events.append(Event("discard", seat, words.GAVE_UP.fill(card=name_of(kind), n=number), travels))
        self._discard(seat, kind, number)
        if self.owned[seat].bit_count() > STACK_LIMIT:
            return
        if self.phase == "gift":
            self._take(events)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turn = self.actor = (self.turn + 1) % self.seats
        self.phase = "reveal"
        self.used = self.hit = self.change = self.frozen = 0

    def _compare(self, kind: int) -> None:
        """Find anew who owns a kind and who has the largest stack of it (rule 10)."""
        counts = self.held[kind::KINDS]
        largest = max(counts)
        bit = 1 << kind
        owned, upright = self.owned, self.upright
        for seat, count in enumerate(counts):
            if count:
                owned[seat] |= bit
            else:
                owned[seat] &= ~bit
            if count and count == largest:
                upright[seat] |= bit
            else:
                upright[seat] &= ~bit

    # -- copies ----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.owned = [0] * self.seats
        self.upright = [0] * self.seats
        for kind in range(KINDS):
            self._compare(kind)

    def clone(self) -> BehindState:
        other = object.__new__(BehindState)
        self.copy_base(other)
        other.turn = self.turn
        other.held = self.held[:]
        other.used = self.used
        other.change = self.change
        other.hit = self.hit
        other.frozen = self.frozen
        other.owned = self.owned[:]
        other.upright = self.upright[:]
        return other


_PLAY: Final = {
    "reveal": BehindState._reveal,
    "collect": BehindState._collect,
    "use": BehindState._use,
    "judge": BehindState._judge,
    "destroy": BehindState._destroy,
    "swap": BehindState._swap,
    "discard": BehindState._give_up_stack,
}
