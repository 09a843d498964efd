"""Prepared tables of Behind the Throne, and what the goals of its lessons look at."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.text import Text
from engine.games.behind_the_throne.scoring import scores
from engine.games.behind_the_throne.state import BehindState

LEARNER: Final = 0
RIVAL: Final = 1


def table(row: str, mine: str, rival: str, *, deck: str, phase: str = "row", more: str = "") -> str:
    """The notation of a table at which the learner, at the first seat, is in the middle of a turn.

    `deck` is what will be drawn, in that order; all other cards lie in the discard pile. `more` sets further fields.
    """
    parts = [f"behind-the-throne 2: 1 {phase}", f"deck {' '.join(reversed(deck.split()))}", f"row {row}",
             f"stacks.1 {mine}", f"stacks.2 {rival}", more, "rest discards"]
    return "; ".join(part for part in parts if not part.endswith(" ") and part)


def score(state: BehindState, seat: int = LEARNER) -> int:
    """What a seat's stacks score (rule 25)."""
    return scores(state)[seat]


def lost_row(before: BehindState, after: BehindState) -> bool:
    """Whether the reply revealed a card that cost the row (rule 22)."""
    return after.turn != before.turn and after.held == before.held


class Says:
    """The reason for every reply that misses a goal where one reason fits all of them."""

    def __init__(self, text: Text) -> None:
        self._text = text

    def __call__(self, _before: BehindState, _move: Move, _after: BehindState) -> Text:
        return self._text
