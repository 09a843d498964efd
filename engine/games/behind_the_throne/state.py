"""A position of Behind the Throne: what lies where, and what has been done in the turn under way."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.edition import Edition
from engine.core.state import ByKind, Derived, KindMask, State
from engine.games.behind_the_throne.cards import KINDS, MANIPULATIVE_MASK
from engine.games.behind_the_throne.editions import BehindNumbers
from engine.games.behind_the_throne.zones import ROW, STACKS


class BehindState(State):
    """Stacks are counts: `held[seat * KINDS + kind]` cards of a kind lie before a seat."""

    ZONE_FIELDS = frozenset({"held"})

    numbers: BehindNumbers
    turn: int
    """The active player; another one may be asked to discard (rule 19)."""
    held: ByKind[list[int]]
    used: KindMask[int]
    """The kinds whose ability was used this turn, a mask (rule 8)."""
    change: int
    """What abilities have added to the newest card's value (rule 3)."""
    hit: int
    """The seats that lost a card to a destroy this turn, a mask (rule 14)."""
    frozen: int
    """1 once a card was destroyed with the newest card (rule 13)."""
    owned: Derived[list[int]]
    """By seat: the kinds with a stack, a mask."""
    upright: Derived[list[int]]
    """By seat: the kinds of which nobody has a larger stack, a mask (rule 10)."""

    # -- the row ---------------------------------------------------------------------------------------------------

    @property
    def row(self) -> list[int]:
        """The kinds in the row, the newest last."""
        return self.cards[ROW]

    def newest_value(self) -> int:
        """The current value of the newest card in the row."""
        return self.row[-1] + 1 + self.change

    def excess(self) -> int:
        """How much higher the newest card is than the printed value before it; 0 or less does no harm (rule 3)."""
        row = self.row
        return row[-1] + self.change - row[-2] if len(row) > 1 else 0

    # -- the stacks ------------------------------------------------------------------------------------------------

    @property
    def ready(self) -> int:
        """The manipulative kinds that the active player may use now, a mask (rules 8 and 10)."""
        return self.upright[self.turn] & MANIPULATIVE_MASK & ~self.used

    @property
    def asleep(self) -> int:
        """The active player's manipulative kinds that lie sideways, a mask."""
        return self.owned[self.turn] & MANIPULATIVE_MASK & (self.used | ~self.upright[self.turn])

    @property
    def placing(self) -> int:
        """The seat that has to find room for cards: the recipient of a row first, then the active player (rule 19)."""
        return self.turn if self.actor is None else self.actor

    def count(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat owns."""
        return self.held[seat * KINDS + kind]

    def sideways(self, seat: int, kind: int) -> bool:
        """Whether the top card of that stack lies sideways: outnumbered, or used this turn."""
        return not self.upright[seat] >> kind & 1 or (seat == self.turn and bool(self.used >> kind & 1))

    def cards_in(self, zone: int) -> Sequence[int]:
        if zone < STACKS:
            return self.cards[zone]
        first = (zone - STACKS) * KINDS
        return [kind for kind in range(KINDS) for _ in range(self.held[first + kind])]

    def fill(self, zone: int, kinds: Sequence[int]) -> None:
        if zone < STACKS:
            super().fill(zone, kinds)
        else:
            first = (zone - STACKS) * KINDS
            self.held[first:first + KINDS] = [kinds.count(kind) for kind in range(KINDS)]

    # -- what follows from the stacks ------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.owned = [sum([1 << kind for kind in range(KINDS) if self.count(seat, kind)]) for seat in range(self.seats)]
        self.upright = [0] * self.seats
        for kind in range(KINDS):
            self._compare(kind)

    def hold(self, seat: int, kind: int, cards: int) -> None:
        """From now on a seat owns that many cards of a kind."""
        self.held[seat * KINDS + kind] = cards
        mine = self.owned[seat]
        self.owned[seat] = mine | 1 << kind if cards else mine & ~(1 << kind)
        self._compare(kind)

    def _compare(self, kind: int) -> None:
        """Work out anew whose stacks of a kind are largest (rule 10).

        It was a fifth of random games with four seats, compiled; without slices, `max` and `|=` on a list it takes a
        fifth of the time, in plain Python three quarters.
        """
        held, upright, bit = self.held, self.upright, 1 << kind
        largest = 1
        for place in range(kind, len(held), KINDS):
            if held[place] > largest:   # noqa: PLR1730 - four times as fast as `max`
                largest = held[place]
        place = kind
        for seat, mine in enumerate(upright):
            if (held[place] == largest) != (mine & bit > 0):
                upright[seat] = mine ^ bit
            place += KINDS

    # -- written by `make states` from the fields above ----------------------------------------------------------------

    __slots__ = ("change", "frozen", "held", "hit", "numbers", "owned", "turn", "upright", "used")
    FIELDS = ("turn", "held", "used", "change", "hit", "frozen")
    KIND_MASKS = ("used",)
    BY_KIND = ("held",)

    def clone(self) -> BehindState:
        other = BehindState()
        self.copy_base(other)
        other.numbers = self.numbers
        other.turn = self.turn
        other.held = self.held[:]
        other.used = self.used
        other.change = self.change
        other.hit = self.hit
        other.frozen = self.frozen
        other.owned = self.owned[:]
        other.upright = self.upright[:]
        return other

    def adopt(self, edition: Edition) -> None:
        super().adopt(edition)
        self.numbers = edition.numbers
