"""A choice among several moves made with one piece, narrowed down by places where they differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.moves import Move
from engine.table.view import View


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """The remaining moves of a view to choose from, all made with the piece of that id."""

    view: View
    piece: str
    moves: tuple[Move, ...]

    @property
    def places(self) -> set[str]:
        """The places where some of the moves end, but not all of them; any that has to be pointed at."""
        pointed = {offer.gesture.drop for offer in self.view.offers.get(self.piece, ()) if offer.gesture.pointed}
        return {place for place in self.view.drops(self.piece)
                if 0 < len(self._ending_at(place)) < len(self.moves) + (place in pointed)}

    def at(self, places: Sequence[str]) -> tuple[Move, ...]:
        """The moves left after choosing the first of these places that narrows the choice; none if no place does."""
        apart = self.places
        return next((self._ending_at(place) for place in places if place in apart), ())

    def _ending_at(self, place: str) -> tuple[Move, ...]:
        offers = self.view.offers.get(self.piece, ())
        ending = {offer.move for offer in offers if offer.gesture.drop == place}
        return tuple(move for move in self.moves if move in ending)
