"""Makes a review step by step: first a coarse curve, then every decision, then the moves that are suspected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.errors import BadOption
from engine.learn.review.path import Path, path_of
from engine.learn.review.review_file import made_from
from engine.learn.review.seat import SeatReviewer
from engine.learn.review.shape import Point, Review
from engine.session import Record

_STAGES: Final = ((SeatReviewer.glance, 0.1), (SeatReviewer.decide, 0.5), (SeatReviewer.refine, 0.6),
                  (SeatReviewer.examine, 1.0))
"""What is done for each seat in turn, and the share that is done after it."""


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """How far a review has come."""

    share: float
    """What is done, from 0 to 1."""
    curves: Mapping[int, tuple[Point, ...]]
    """By seat: the curve, once it was looked at; it becomes finer."""
    review: Review | None = None
    """The whole review, in the last step."""


def reviewing(record: Record, seats: Sequence[int] | None = None) -> Iterator[ReviewStep]:
    """Review a finished game for these seats: those of persons unless given, or all if there are none.

    A step is a position looked at or a move played out, so that it can be stopped at any time; the same record gives
    the same review. Raises NotOver for a game that is not over, RecordError for a record that cannot be played, and
    BadOption for a seat that is not there.
    """
    path = path_of(record)
    chosen = tuple(seats) if seats is not None else path.persons or tuple(range(path.seats))
    for seat in chosen:
        if not 0 <= seat < path.seats:
            raise BadOption(f"There is no seat {seat}: seats are 0 to {path.seats - 1}.")
    return _steps(path, [SeatReviewer(path, seat) for seat in chosen])


def _steps(path: Path, seats: Sequence[SeatReviewer]) -> Iterator[ReviewStep]:
    begins = 0.0
    for stage, ends in _STAGES:
        for number, seat in enumerate(seats):
            for share in stage(seat):
                done = begins + (ends - begins) * (number + share) / len(seats)
                yield ReviewStep(done, _curves(seats))
        begins = ends
    yield ReviewStep(1.0, _curves(seats), Review(made_from(path), tuple(seat.review() for seat in seats)))


def _curves(seats: Sequence[SeatReviewer]) -> dict[int, tuple[Point, ...]]:
    return {each.seat: each.curve for each in seats if each.looked_at}
