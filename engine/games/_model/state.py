"""A position of Model: what lies where."""

from __future__ import annotations

from engine.core.state import State
from engine.games._model.zones import HAND, ROW


class ModelState(State):
    """Cards lie in zones. Fields are declared here, and `make states` writes what follows from them."""

    penalty: list[int]
    """By seat: the points lost for cards thrown away."""

    def hand(self, seat: int) -> list[int]:
        """The kinds in a seat's hand."""
        return self.cards[HAND[seat]]

    def row(self, seat: int) -> list[int]:
        """The kinds in a seat's row, the newest last."""
        return self.cards[ROW[seat]]

    def fits(self, seat: int, kind: int) -> bool:
        """Whether a card is higher than the last one of that seat's row."""
        row = self.row(seat)
        return not row or kind > row[-1]

    # -- written by `make states` from the fields above ----------------------------------------------------------------

    __slots__ = ("penalty",)
    FIELDS = ("penalty",)

    def clone(self) -> ModelState:
        other = ModelState()
        self.copy_base(other)
        other.penalty = self.penalty[:]
        return other
