"""The first lesson: how you win, on a nearly finished table."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.behind_the_throne.scoring import scores, winners
from engine.games.behind_the_throne.state import BehindState

_LEARNER: Final = 0

_ANOTHER: Final = N_("behind-the-throne/course",
                     "Another card could be too high and cost you the row. Collect the Queen first.")
_SWAPPED: Final = N_("behind-the-throne/course", "A swap gives the Queen away, and your own Queen stays a single card.")
_STAYS: Final = N_("behind-the-throne/course", "The game goes on until the End of Game card is revealed.")


def _scores_more(before: BehindState, _move: Move, after: BehindState) -> bool:
    return scores(after)[_LEARNER] > scores(before)[_LEARNER]


def _has_won(_before: BehindState, _move: Move, after: BehindState) -> bool:
    return after.actor is None and winners(after) == {_LEARNER}


def _no_pair(_before: BehindState, move: Move, _after: BehindState) -> Text:
    return _SWAPPED if move.verb == "swap" else _ANOTHER


WINNING: Final = Lesson(
    "winning",
    N_("behind-the-throne/course", "How you win"),
    N_("behind-the-throne/course", "You know what scores, and when the game is over."),
    (
        Task("pair",
             N_("behind-the-throne/course", "Two cards of a kind score their value; a single card scores nothing. You "
                                            "own a Queen, and there is another in the row: collect the row."),
             rules=("R25", "R20"),
             goal=_scores_more,
             wrong=_no_pair,
             hints=(N_("behind-the-throne/course", "The Queen in the row is not yours yet."),
                    N_("behind-the-throne/course", "Drag the row to your place, or press the button on the table.")),
             solution="collect",
             done=N_("behind-the-throne/course", "Two Queens: 8 points. Your rival then made a pair of Alchemists: 7 points."),
             position="behind-the-throne 2: 1 row; deck end alchemist; row queen; stacks.1 queen minstrel; "
                      "stacks.2 alchemist king; rest discards",
             replies=("reveal", "collect")),
        Task("end",
             N_("behind-the-throne/course", "The game ends as soon as the End of Game card is revealed, and the highest score "
                                            "wins. You lead 8 to 7. Reveal the last card of the deck."),
             rules=("R24", "R25"),
             goal=_has_won,
             wrong=always(_STAYS),
             hints=(N_("behind-the-throne/course", "Drag the card from the deck into the row."),),
             solution="reveal",
             done=N_("behind-the-throne/course", "That was the End of Game card. 8 points beat 7: you win.")),
    ))
