"""How far each level can be read: what `engine exploit` has measured, as players are told it.

A level that is strong may still have habits that give its cards away. A counter-player is trained against it, which
sees what any player at its seat sees, and knows from thousands of games what the level does with which cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.text import N_, Text

_OF: Final = 100
_READ: Final = N_("engine/level", "Of 100 rounds for {seats}, someone who has studied it wins {won}.")


@dataclass(frozen=True, slots=True)
class Reading:
    """The share of single rounds, from 0 to 1, that one counter-player wins at a table for `seats` with bots of a level
    on all other seats; its 95 % interval, and the number of rounds."""

    seats: int
    share: float
    least: float
    most: float
    rounds: int


READ: Final[Mapping[str, Mapping[str, Reading]]] = {
    "throne": {  # seed 1, marshals 1 and 2, 1,500 rounds studied each time
        "page": Reading(2, 0.74, 0.72, 0.77, 1000), "squire": Reading(2, 0.62, 0.59, 0.65, 1000),
        "knight": Reading(2, 0.63, 0.6, 0.66, 1000), "marshal": Reading(2, 0.51, 0.49, 0.54, 2000),
    },
}
"""By game and level, at the number of players that the game is mostly played with; MEASURED.md has other numbers."""


def reading_words(game_id: str, level: str) -> Text | None:
    """A sentence about how far a level can be read in a game; None where that was not measured."""
    found = READ.get(game_id, {}).get(level)
    return None if found is None else _READ.fill(seats=found.seats, won=round(_OF * found.share))
