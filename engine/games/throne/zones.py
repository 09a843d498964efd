"""Where cards lie in Throne."""

from __future__ import annotations

from typing import Final

from engine.core.zones import Sight, Zone

MOST_SEATS: Final = 5

DECK: Final = 0
LAID: Final = 1
"""The card laid with the claim under way."""
BURIED: Final = 2
"""Cards laid that nobody called a lie: they stay hidden (rule 17)."""
DISCARDS: Final = 3
"""Cards that were shown, killed or lost (rule 17)."""

_FIRST_SEAT: Final = 4
HAND: Final = tuple(_FIRST_SEAT + 2 * seat for seat in range(MOST_SEATS))
"""By seat: the cards that only their owner sees."""
OPEN: Final = tuple(zone + 1 for zone in HAND)
"""By seat: the cards of the hand that lie face up (rule 15)."""


def _seat_zones(seat: int) -> tuple[Zone, Zone]:
    return Zone(f"hand.{seat + 1}", Sight.OWNER, seat), Zone(f"open.{seat + 1}", owner=seat)


ZONES: Final = (Zone("deck", Sight.NOBODY), Zone("laid", Sight.NOBODY), Zone("buried", Sight.NOBODY), Zone("discards"),
                *(zone for seat in range(MOST_SEATS) for zone in _seat_zones(seat)))


def zones_for(seats: int) -> tuple[Zone, ...]:
    """The zones for a number of seats."""
    return ZONES[:_FIRST_SEAT + 2 * seats]


PLACES: Final = tuple(ZONES[zone - 1 if zone in OPEN else zone].id for zone in range(len(ZONES)))
"""By zone: the id of its place on the table; cards of a hand lie together, hidden or face up."""
