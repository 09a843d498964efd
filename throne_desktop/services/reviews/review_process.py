"""A process that reviews one finished game. Nothing here imports Qt, to keep it small; it may be killed at any time.

It is asked once, as JSON over a connection: the record's file, the seats, None for those of persons, and whether to
keep the review beside the record. It tells as JSON how far it has come, the curves so far, and at the end the review;
or why there is none.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.core.errors import BadNotation, ThroneError
from engine.core.text import N_, Text, text_from_json
from engine.learn.review import Point, Review, ReviewStep, review_from_json, reviewing, save_review
from engine.session import Record
from throne_desktop.services.bots.bot_process import step_back

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_EVERY: Final = 0.1
"""Seconds between two reports."""

_NONSENSE: Final = N_("review", "The review result made no sense.")
_FAILED: Final = N_("review", "The game could not be reviewed: {reason}")


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review has come: the share that is done, and by seat the curve so far; at the end the review."""

    share: float
    curves: Mapping[int, tuple[Point, ...]]
    review: Review | None = None
    error: Text | None = None
    """Why there is no review."""
    is_unkept: bool = False
    """Whether the review should be beside the record, and could not be written."""


# -- in the process ----------------------------------------------------------------------------------------------------

def serve(connection: Connection) -> None:
    """The main of the process: answers one question with reports, until the review is done."""
    step_back()
    with suppress(EOFError, ConnectionError):
        review(connection.recv_bytes(), connection.send_bytes)


def review(question: bytes, tell: Callable[[bytes], None]) -> None:
    """Review the game that `ask` wrote a question about, and tell reports as they come."""
    asked = json.loads(question)
    try:
        _review(Path(asked["record"]), asked["seats"], asked["keeps"], tell)
    except ThroneError as error:
        tell(_error(error.text if isinstance(error.text, Text) else _FAILED.fill(reason=str(error))))
    except Exception as error:      # a fault of an evaluator: the window stays, and the report says more
        from throne_desktop.storage.crash_reports import say, write_report

        report = write_report(error, None)
        say(report.line)
        tell(_error(_FAILED.fill(reason=report.what)))


def _review(file: Path, seats: Sequence[int] | None, keeps: bool, tell: Callable[[bytes], None]) -> None:
    due = 0.0
    for step in reviewing(Record.load(file), seats):
        if step.review is not None or time.monotonic() >= due:
            tell(_report(step, is_unkept=keeps and step.review is not None and not _can_keep(step.review, file)))
            due = time.monotonic() + _EVERY


def _can_keep(review: Review, record: Path) -> bool:
    """Whether a review is beside its record now; if not, the window tries again, and says why."""
    try:
        save_review(review, record)
    except OSError:
        return False
    return True


def _report(step: ReviewStep, *, is_unkept: bool) -> bytes:
    curves = {str(seat): [[point.moves, point.chance, point.error] for point in curve]
              for seat, curve in step.curves.items()}
    told: dict[str, Any] = {"share": step.share, "curves": curves}
    if step.review is not None:
        told |= {"review": step.review.to_json(), "unkept": is_unkept}
    return json.dumps(told).encode()


def _error(text: Text) -> bytes:
    return json.dumps({"share": 1.0, "curves": {}, "error": text.to_json()}).encode()


# -- in the program ----------------------------------------------------------------------------------------------------

def ask(record: Path, seats: Sequence[int] | None = None, *, keeps: bool = True) -> bytes:
    """A question: what is there to say of this finished game? About persons unless seats are given.

    If the program `keeps` anything about that record, the review is kept beside it, with those of other seats.
    """
    return json.dumps({"record": str(record), "seats": None if seats is None else list(seats),
                       "keeps": keeps}).encode()


def read_report(told: bytes) -> ReviewProgress:
    """The progress in a report. Raises BadNotation, a ValueError, if it makes no sense."""
    try:
        data = json.loads(told)
        curves = {int(seat): tuple(Point(*point) for point in curve) for seat, curve in data["curves"].items()}
        review = review_from_json(data["review"]) if "review" in data else None
        error = text_from_json(data["error"]) if "error" in data else None
        return ReviewProgress(float(data["share"]), curves, review, error, data.get("unkept") is True)
    except (ValueError, AttributeError, KeyError, TypeError) as fault:
        raise BadNotation(_NONSENSE) from fault
