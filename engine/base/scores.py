"""How a seat's score is shown beside its face, as what it is in that game, and where points come from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.core.text import N_, Text

POINTS = N_("engine", "%n point(s)", "", 1)
MARGIN = N_("engine", "by %n point(s)", "", 1)
"""By how much a game was won."""
EVEN = N_("engine", "tied on points")
"""What is said where winners and losers have the same score."""
ROUNDS = N_("engine", "%n round(s)", "", 1)
ROUND = N_("engine", "Round {number}")
TURNED_IN_ROUND = N_("engine", "Turning point: round {number} of {all}")
AT_THE_START = N_("engine", "At the start")


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A source of points, and how many each seat has from it."""

    source: Text
    points: tuple[int, ...]


class ScoreForm(Enum):
    """The shape of a score."""

    NUMBER = "number"       # a number, after a drawing if there is one
    PIPS = "pips"           # a pip for each step to the goal; those that are reached are lit
    HOUSES = "houses"       # a house for each pair begun; those that are complete are lit
    SHIELD = "shield"       # a drawing and the number, and the number to be reached


@dataclass(frozen=True, slots=True)
class ScoreShown:
    """A seat's score as the players read it, and the same in words.

    `reached` of `goal` pips or houses are lit; `goal` is 0 where there is none. `number` is written, unless it is None.
    `sign` is a drawing of the game: before a number, or in place of the pips that are lit.
    """

    form: ScoreForm
    text: Text
    number: int | None = None
    reached: int = 0
    goal: int = 0
    sign: str = ""
