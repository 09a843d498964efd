"""The other end of a ReviewJob: a process that reviews one game. Nothing here imports Qt, to keep it small.

What it tells are JSON texts over a connection: how far it is with the curve so far, again and again, and in the end the
review with the reasons, or an error.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.core.errors import ThroneError
from engine.core.text import Text, text_from_json
from engine.learn.judging import judge
from engine.learn.reasons import reason
from engine.learn.review import Decision, Point, Review, SeatReview
from engine.session.record import Record
from throne_desktop.services.bot_process import end_with_parent, step_back

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LISTED_FROM: Final = 0.01
"""How much a decision must have cost, as a chance to win, to be listed and given a reason."""
MOST_LISTED: Final = 12

Reasons = dict[int, Text]
"""Why the better move is better, by the number of moves before the decision."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The share of the work that is done, and the curve so far."""

    share: float
    curve: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of one seat's game, with reasons."""

    review: Review
    reasons: Reasons

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types; `reviewed_from_json` reads them back."""
        return {"review": self.review.to_json(),
                "reasons": {str(moves): text.to_json() for moves, text in self.reasons.items()}}


def listed(review: SeatReview) -> tuple[Decision, ...]:
    """The decisions to be told of, the costliest first."""
    return tuple(each for each in review.by_cost if each.cost >= LISTED_FROM)[:MOST_LISTED]


# -- in the process ----------------------------------------------------------------------------------------------------

def serve(connection: Connection, file: str, seat: int) -> None:
    """Review the game of a record for one seat, and tell of it until the end."""
    step_back()
    end_with_parent()
    try:
        tell(connection, Path(file), seat)
    except ConnectionError:     # the review is no longer wanted
        return


def tell(connection: Connection, file: Path, seat: int) -> None:
    """Review a game, and tell of the progress and of the end."""
    from engine.learn.review import reviewing  # only here: the window needs the shape of a review and nothing else

    try:
        record = Record.load(file)
        for step in reviewing(record, seats=(seat,)):
            curve = [[point.moves, point.chance, point.error] for point in step.curves.get(seat, ())]
            _send(connection, {"share": step.share, "curve": curve})
        assert step.review is not None
        _send(connection, {"done": Reviewed(step.review, _reasons(record, step.review, seat)).to_json()})
    except ThroneError as error:
        text = error.text
        _send(connection, {"error": text.to_json() if isinstance(text, Text) else {"source": str(text)}})


def _reasons(record: Record, review: Review, seat: int) -> Reasons:
    found = review.of(seat)
    positions = record.replay()
    reasons: Reasons = {}
    for decision in () if found is None else listed(found):
        judgement = judge(positions[decision.moves].observation(seat))
        fact = reason(judgement, decision.best, decision.made).fact
        if fact is not None:
            reasons[decision.moves] = fact
    return reasons


def _send(connection: Connection, told: dict[str, Any]) -> None:
    connection.send_bytes(json.dumps(told).encode())


# -- in the program ----------------------------------------------------------------------------------------------------

def read(told: bytes) -> Progress | Reviewed | Text:
    """What the process tells; a text is an error. Raises ValueError for anything else."""
    try:
        data = json.loads(told)
        if "error" in data:
            return text_from_json({"context": "", **data["error"]})
        if "done" in data:
            return reviewed_from_json(data["done"])
        return Progress(float(data["share"]), tuple(Point(*point) for point in data["curve"]))
    except (AttributeError, KeyError, TypeError, RecursionError) as error:
        raise ValueError("This is not what a review tells.") from error


def reviewed_from_json(data: Any) -> Reviewed:
    """What `Reviewed.to_json` wrote. Raises ValueError for anything else."""
    try:
        reasons = {int(moves): text_from_json(text) for moves, text in data["reasons"].items()}
        return Reviewed(Review.from_json(data["review"]), reasons)
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError("This is not a review with reasons.") from error
