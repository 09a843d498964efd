"""Where cards lie in Model."""

from __future__ import annotations

from typing import Final

from engine.core.zones import Sight, Zone
from engine.games._model.cards import MOST_SEATS

DECK: Final = 0
THROWN: Final = 1
"""Cards that were thrown away, face down."""
HAND: Final = tuple(2 + 2 * seat for seat in range(MOST_SEATS))
ROW: Final = tuple(3 + 2 * seat for seat in range(MOST_SEATS))


def zones_for(seats: int) -> tuple[Zone, ...]:
    """The deck and the thrown cards, which nobody sees; for each seat a hand, which the owner sees, and an open row."""
    own = (zone for seat in range(seats)
           for zone in (Zone(f"hand.{seat + 1}", Sight.OWNER, seat), Zone(f"row.{seat + 1}", owner=seat)))
    return Zone("deck", Sight.NOBODY), Zone("thrown", Sight.NOBODY), *own


def hand_of(seat: int) -> str:
    """The id of the zone with a seat's hand."""
    return f"hand.{seat + 1}"


def row_of(seat: int) -> str:
    """The id of the zone with a seat's row."""
    return f"row.{seat + 1}"
