"""Where cards lie in Shadow Throne: each seat has a pool, a hand, a saved card, and the characters it has played."""

from __future__ import annotations

from typing import Final

from engine.core.zones import Sight, Zone

MOST_SEATS: Final = 5

DECK: Final = 0
PASSED: Final = 1
"""A pool on its way from the last seat to the first."""
_FREE: Final = 2
_HIDDEN_PER_SEAT: Final = 3


def zones_for(seats: int) -> tuple[Zone, ...]:
    """The zones for a number of players: first those with hidden cards, then the characters played."""
    hidden = (Zone(f"{name}.{seat + 1}", Sight.OWNER, seat)
              for seat in range(seats) for name in ("pool", "hand", "saved"))
    return (Zone("deck", Sight.NOBODY), Zone("passed", Sight.NOBODY), *hidden,
            *(Zone(table_id(seat), owner=seat) for seat in range(seats)))


POOLS: Final = tuple(_FREE + _HIDDEN_PER_SEAT * seat for seat in range(MOST_SEATS))
HANDS: Final = tuple(pool + 1 for pool in POOLS)
SAVED: Final = tuple(pool + 2 for pool in POOLS)
"""By seat."""


def hidden_zones(seats: int) -> int:
    """How many zones hold hidden cards; the zones of the characters played follow them."""
    return _FREE + _HIDDEN_PER_SEAT * seats


def battle_zone(seats: int, seat: int) -> int:
    """The zone of the characters that a seat has played."""
    return hidden_zones(seats) + seat


def pool_id(seat: int) -> str:
    """The zone of a seat's pool."""
    return f"pool.{seat + 1}"


def hand_id(seat: int) -> str:
    """The zone of a seat's hand."""
    return f"hand.{seat + 1}"


def saved_id(seat: int) -> str:
    """The zone of the card that a seat has saved."""
    return f"saved.{seat + 1}"


def table_id(seat: int) -> str:
    """The zone of the characters that a seat has played."""
    return f"battle.{seat + 1}"


def column(wave: int) -> int:
    """Where the characters of a wave lie, counted from the left; a Langman who stayed lies with the first wave."""
    return max(0, wave - 1)
