"""How much stronger each level is than the one below: what `engine ladder` has measured, as players are told it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Step:
    """The share of games, from 0 to 1, that one bot of a level wins at a table for `seats` with bots of the next lower
    level on all other seats."""

    seats: int
    share: float


STEPS: Final[Mapping[str, Mapping[str, Step]]] = {
    "behind-the-throne": {
        "squire": Step(2, 0.72), "knight": Step(2, 0.69),
        "marshal": Step(2, 0.65), "regent": Step(2, 0.70)},
    "imposter-kings": {
        "squire": Step(2, 0.73), "knight": Step(2, 0.74),
        "marshal": Step(2, 0.70), "regent": Step(2, 0.81)},
    "rival-kings": {
        "squire": Step(2, 0.69), "knight": Step(2, 0.64),
        "marshal": Step(2, 0.65), "regent": Step(2, 0.74)},
    "shadow-throne": {
        "squire": Step(3, 0.60), "knight": Step(3, 0.51),
        "marshal": Step(3, 0.55), "regent": Step(3, 0.55)},
    "throne": {
        "squire": Step(2, 0.62), "knight": Step(2, 0.62),
        "marshal": Step(2, 0.61)},
}
"""By game and level, at the number of players that the game is mostly played with."""


def beats_below(game_id: str, level: str) -> Step | None:
    """How often a level beats the one below it in a game; None for the lowest level, and where it was not measured."""
    return STEPS.get(game_id, {}).get(level)
