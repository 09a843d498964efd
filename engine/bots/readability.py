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
_IN_ROUNDS: Final = N_("engine/level", "Someone who has studied this level wins {won} of 100 rounds with {seats} "
                                       "players.")
_IN_GAMES: Final = N_("engine/level", "Someone who has studied this level wins {won} of 100 games with {seats} "
                                      "players.")


@dataclass(frozen=True, slots=True)
class Reading:
    """The share of games, or of single rounds of a match, from 0 to 1, that one counter-player wins at a table for
    `seats` with bots of a level on all other seats; its 95 % interval, and how many of them there were."""

    seats: int
    share: float
    least: float
    most: float
    played: int
    in_rounds: bool = False


READ: Final[Mapping[str, Mapping[str, Reading]]] = {
    "behind-the-throne": {"marshal": Reading(2, 0.46, 0.39, 0.54, 130)},    # seed 1, 100 games studied here and below
    "imposter-kings": {"marshal": Reading(2, 0.5, 0.45, 0.55, 200, in_rounds=True)},
    "rival-kings": {"marshal": Reading(2, 0.48, 0.42, 0.54, 200)},
    "shadow-throne": {"marshal": Reading(3, 0.28, 0.23, 0.34, 300)},
    "throne": {  # seed 1, marshals 1 and 2, 1,500 rounds studied each time
        "page": Reading(2, 0.74, 0.72, 0.77, 1000, in_rounds=True),
        "squire": Reading(2, 0.62, 0.59, 0.65, 1000, in_rounds=True),
        "knight": Reading(2, 0.63, 0.6, 0.66, 1000, in_rounds=True),
        "marshal": Reading(2, 0.51, 0.49, 0.54, 2000, in_rounds=True),
    },
}
"""By game and level, at the number of players that the game is mostly played with; MEASURED.md has other numbers."""


def reading_words(game_id: str, level: str) -> Text | None:
    """A sentence about how far a level can be read in a game; None where that was not measured."""
    found = READ.get(game_id, {}).get(level)
    if found is None:
        return None
    return (_IN_ROUNDS if found.in_rounds else _IN_GAMES).fill(seats=found.seats, won=round(_OF * found.share))
