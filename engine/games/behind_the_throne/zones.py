"""Where cards lie in Behind the Throne."""

from __future__ import annotations

from typing import Final

from engine.core.zones import Sight, Zone
from engine.games.behind_the_throne.cards import MOST_SEATS

DECK: Final = 0
TOP: Final = 1
"""The top card of the deck once a player has looked at it."""
ROW: Final = 2
DISCARDS: Final = 3
TAKEN: Final = 4
"""The card taken in a swap, until the other player has placed the row."""
STACKS: Final = 5
"""The stacks of the first seat; the other seats' follow."""

_MIDDLE: Final = (Zone("deck", Sight.NOBODY), Zone("top", Sight.NOBODY), Zone("row"), Zone("discards"), Zone("taken"))
ZONES: Final = (*_MIDDLE, *(Zone(f"stacks.{seat + 1}", owner=seat) for seat in range(MOST_SEATS)))


def zones_for(seats: int) -> tuple[Zone, ...]:
    """The middle of the table, and a place for the stacks of each seat."""
    return ZONES[:STACKS + seats]


def stacks_of(seat: int) -> str:
    """The id of the zone with the stacks of a seat."""
    return ZONES[STACKS + seat].id
