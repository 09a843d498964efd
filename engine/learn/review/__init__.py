"""The review of a finished game: the curve of the chance to win, decisions by what they cost, luck apart from skill.

    for step in reviewing(record):          # or (record, seats=(0,))
        step.share                          # from 0 to 1; step.curves: by seat, the curve so far
    step.review                             # a Review, in the last step; None before

`Review.seats` has a SeatReview for each seat reviewed:

- `curve`: Points, one when each turn of the seat began and one at the end; `moves` is the number of moves made before,
  the position of a replay to go to
- `landings`: the same curve with every decision on it, each with what it `lost`
- `decisions`: in order; `by_cost`, `poor` and `best_moves` sort them. Each has the position (`moves`), the move `made`,
  the `best` one, all moves `weighed`, the `mistake` with its standard error, what was `recovered` in the same turn, its
  `cost` (one without the other), its `edge` over all other moves, `truth` (the same in the true position, for
  hindsight), the `luck` of what came to light, and the `verdict`: FINE, UNCLEAR or POOR, which alone blames
- `parts`: from an equal share to the result: dealt, mistakes, course, revealed, others
- `decisive`: between which of these points the chance changed most; `accuracy`, from 0 to 100

A review is kept as JSON in a file beside the record: `save_review`; `load_review`, which is None for one that would be
different today; `seats_kept`, which is all that statistics ask; `forget`, when the record is deleted. What it says
of hidden cards, the game has shown at its end; a game that is not over is refused. One that was conceded is reviewed as
far as it was played, and its result is the chance to win that was conceded.
"""

from __future__ import annotations

from engine.learn.review.making import ReviewStep, reviewing
from engine.learn.review.parsing import PoorMove, review_from_json
from engine.learn.review.path import NotOver
from engine.learn.review.review_file import KeptSeat, beside, forget, load_review, save_review, seats_kept
from engine.learn.review.shape import (
    ChanceParts,
    Decision,
    Landing,
    Made,
    Point,
    Review,
    SeatReview,
    Swing,
    Truth,
    Verdict,
    Weighed,
)
from engine.learn.suspicion import PlayedOut

__all__ = [
    "ChanceParts",
    "Decision",
    "KeptSeat",
    "Landing",
    "Made",
    "NotOver",
    "PlayedOut",
    "Point",
    "PoorMove",
    "Review",
    "ReviewStep",
    "SeatReview",
    "Swing",
    "Truth",
    "Verdict",
    "Weighed",
    "beside",
    "forget",
    "load_review",
    "review_from_json",
    "reviewing",
    "save_review",
    "seats_kept",
]
