"""Where cards lie in Behind the Throne."""

from __future__ import annotations

from typing import Final

from engine.core.zones import Sight, Zone
from engine.games.behind_the_throne.moves import MOST_SEATS

DECK: Final = 0
TOP: Final = 1
"""The top card of the deck once somebody has looked at it."""
ROW: Final = 2
DISCARDS: Final = 3
TAKEN: Final = 4
"""The card taken in a swap, until the other player has placed the row."""
STACKS: Final = 5
"""The stacks of the first seat; the other seats' follow."""

_FREE_ZONES: Final = (Zone("deck", Sight.NOBODY), Zone("top", Sight.NOBODY), Zone("row"), Zone("discards"),
                      Zone("taken"))
ZONES: Final = (*_FREE_ZONES, *(Zone(f"stacks.{seat + 1}", owner=seat) for seat in range(MOST_SEATS)))
