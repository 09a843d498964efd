"""How much stronger each level is than the one below: what `engine ladder` has measured, as players are told it.

Each level should win 60 to 80 % against the next lower one with two seats, and 1.3 to 2 times the fair share with more.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class LadderStep:
    """The share of games, from 0 to 1, that one bot of a level wins at a table for `seats` with bots of the next lower
    level on all other seats; its 95 % interval (Wilson), and the number of games."""

    seats: int
    share: float
    least: float
    most: float
    games: int


STEPS: Final[Mapping[str, Mapping[str, LadderStep]]] = {
    "behind-the-throne": {  # seeds 980, 993, 902
        "squire": LadderStep(2, 0.72, 0.63, 0.79, 120), "knight": LadderStep(2, 0.69, 0.62, 0.74, 240),
        "marshal": LadderStep(2, 0.65, 0.58, 0.70, 240), "regent": LadderStep(2, 0.70, 0.62, 0.77, 142),
    },
    "imposter-kings": {  # seeds 992, 500
        "squire": LadderStep(2, 0.73, 0.65, 0.80, 120), "knight": LadderStep(2, 0.74, 0.66, 0.81, 120),
        "marshal": LadderStep(2, 0.70, 0.61, 0.77, 120), "regent": LadderStep(2, 0.81, 0.72, 0.87, 100),
    },
    "rival-kings": {  # seeds 970, 201, 992, 500
        "squire": LadderStep(2, 0.69, 0.62, 0.75, 200), "knight": LadderStep(2, 0.64, 0.55, 0.72, 120),
        "marshal": LadderStep(2, 0.65, 0.56, 0.72, 140), "regent": LadderStep(2, 0.74, 0.65, 0.81, 112),
    },
    "shadow-throne": {  # seeds 101
        "squire": LadderStep(3, 0.60, 0.47, 0.71, 60), "knight": LadderStep(3, 0.51, 0.40, 0.62, 75),
        "marshal": LadderStep(3, 0.55, 0.43, 0.65, 75), "regent": LadderStep(3, 0.55, 0.42, 0.67, 60),
    },
    "throne": {  # seeds 990, marshals 990 and 991
        "squire": LadderStep(2, 0.62, 0.55, 0.68, 240), "knight": LadderStep(2, 0.62, 0.55, 0.68, 240),
        "marshal": LadderStep(2, 0.58, 0.54, 0.63, 480),
    },
}
"""By game and level, at the number of players that the game is mostly played with; MEASURED.md has other numbers."""


def beats_below(game_id: str, level: str) -> LadderStep | None:
    """How often a level beats the one below it in a game; None for the lowest level, and where it was not measured."""
    return STEPS.get(game_id, {}).get(level)
