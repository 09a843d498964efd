"""Where cards lie in The Imposter Kings."""

from __future__ import annotations

from typing import Final

from engine.core.events import Travel
from engine.core.zones import Sight, Zone

MOST_SEATS: Final = 4

DECK: Final = 0
"""Face-down cards in the middle: the deck, the pool of four players, and a card on its way from hand to hand."""
ACCUSED: Final = 1
REMOVED: Final = 2
COURT: Final = 3

_FREE_ZONES: Final = (Zone("deck", Sight.NOBODY), Zone("accused"), Zone("removed", Sight.NOBODY), Zone("court"))
_PER_SEAT: Final = 4


def _of_every_seat(number: int) -> tuple[int, ...]:
    return tuple(len(_FREE_ZONES) + _PER_SEAT * seat + number for seat in range(MOST_SEATS))


HAND: Final = _of_every_seat(0)
SUCCESSOR: Final = _of_every_seat(1)
CONDEMNED: Final = _of_every_seat(2)
"""Face down before a seat: its Condemned cards; during the set-up, cards it has chosen and not yet shown."""
OPEN: Final = _of_every_seat(3)
"""Face up before a seat: its Antechamber; during the set-up, the cards it shows."""

ZONES: Final = (*_FREE_ZONES, *(zone for seat in range(1, MOST_SEATS + 1) for zone in (
    Zone(f"hand.{seat}", Sight.OWNER, seat - 1), Zone(f"successor.{seat}", Sight.OWNER, seat - 1),
    Zone(f"condemned.{seat}", Sight.OWNER, seat - 1), Zone(f"antechamber.{seat}", owner=seat - 1))))

FACE_UP: Final = 0
DISGRACED: Final = 1
BOOSTED: Final = 2
"""How a card lies in Court; boosted is a Soldier whose guess was right (rule 25)."""

NOTHING: Final = -1


def zones_for(seats: int) -> tuple[Zone, ...]:
    """The zones of a game for that many players."""
    return ZONES[:len(_FREE_ZONES) + _PER_SEAT * seats]


def turned_down(kind: int, index: int) -> Travel:
    """A card that turns where it lies in Court, for an event; copies of its kind may lie beside it."""
    return Travel(kind, ZONES[COURT].id, ZONES[COURT].id, str(index))


def travel(kind: int, source: int, target: int) -> Travel:
    """The way of a card, for an event."""
    return Travel(kind, ZONES[source].id, ZONES[target].id)
