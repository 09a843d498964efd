"""A choice among several moves that are made with one piece: where they differ, a place chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.moves import Move
from engine.table.view import View


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """The moves of a view that are left to choose from with one piece, given by its id."""

    view: View
    piece: str
    moves: tuple[Move, ...]

    @property
    def places(self) -> set[str]:
        """The places where some of the moves end, but not all."""
        return {place for place in self.view.drops(self.piece) if 0 < len(self._ending_at(place)) < len(self.moves)}

    def at(self, places: Sequence[str]) -> tuple[Move, ...]:
        """The moves that are left when the first of these places that tells them apart is chosen; none if none does."""
        apart = self.places
        return next((self._ending_at(place) for place in places if place in apart), ())

    def _ending_at(self, place: str) -> tuple[Move, ...]:
        offers = self.view.offers.get(self.piece, ())
        ending = {offer.move for offer in offers if offer.gesture.drop == place}
        return tuple(move for move in self.moves if move in ending)
