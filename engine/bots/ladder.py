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
    "behind-the-throne": {  # seed 22, regents 22 and 23
        "squire": LadderStep(2, 0.77, 0.68, 0.84, 100), "knight": LadderStep(2, 0.66, 0.57, 0.75, 100),
        "marshal": LadderStep(2, 0.66, 0.57, 0.75, 100), "regent": LadderStep(2, 0.62, 0.56, 0.67, 300),
    },
    "imposter-kings": {  # seed 22
        "squire": LadderStep(2, 0.69, 0.59, 0.77, 100), "knight": LadderStep(2, 0.74, 0.65, 0.82, 100),
        "marshal": LadderStep(2, 0.62, 0.52, 0.71, 100), "regent": LadderStep(2, 0.84, 0.76, 0.90, 100),
    },
    "rival-kings": {  # seed 22, regents 22 and 24
        "squire": LadderStep(2, 0.70, 0.60, 0.78, 100), "knight": LadderStep(2, 0.62, 0.52, 0.71, 100),
        "marshal": LadderStep(2, 0.59, 0.49, 0.68, 100), "regent": LadderStep(2, 0.64, 0.59, 0.69, 400),
    },
    "shadow-throne": {  # seed 22, regents 22 and 24
        "squire": LadderStep(3, 0.48, 0.39, 0.58, 102), "knight": LadderStep(3, 0.51, 0.41, 0.60, 102),
        "marshal": LadderStep(3, 0.44, 0.35, 0.54, 102), "regent": LadderStep(3, 0.45, 0.39, 0.51, 252),
    },
    "throne": {  # seed 22, regents in single rounds, seed 31
        "squire": LadderStep(2, 0.69, 0.64, 0.73, 400), "knight": LadderStep(2, 0.56, 0.51, 0.61, 400),
        "marshal": LadderStep(2, 0.60, 0.55, 0.65, 400), "regent": LadderStep(5, 0.36, 0.28, 0.45, 120),
    },
}
"""By game and level, at the number of players that the game is mostly played with; MEASURED.md has other numbers."""


def beats_below(game_id: str, level: str) -> LadderStep | None:
    """How often a level beats the one below it in a game; None for the lowest level, and where it was not measured."""
    return STEPS.get(game_id, {}).get(level)
