"""A position of Cellar, the toy game of the tests."""

from __future__ import annotations

from engine.core.events import Travel
from engine.core.knowledge import Moved
from engine.core.state import State
from tests.helpers.toy_words import HAND, ZONES


class CellarState(State):
    """Turns, then numbers, then turns again; an exchange waits for the card given in return."""

    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have been completed."""
    points: list[int]

    def hand(self, seat: int) -> list[int]:
        """The kinds in a seat's hand."""
        return self.cards[HAND + seat]

    def move_card(self, kind: int, source: int, target: int, seers: int) -> Travel:
        """Move a card of that kind from zone to zone; the viewers in the mask see it."""
        self.cards[source].remove(kind)
        self.cards[target].append(kind)
        self.note(Moved(seers, kind, source, target))
        self.reveals += 1
        return Travel(kind, ZONES[source].id, ZONES[target].id)

    __slots__ = ("points", "turn", "turns")
    FIELDS = ("turn", "turns", "points")

    def clone(self) -> CellarState:
        other = CellarState()
        self.copy_base(other)
        other.turn = self.turn
        other.turns = self.turns
        other.points = self.points[:]
        return other
