"""One seat's game under review: its chances at every turn, its decisions, and those that are suspected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.moves import Move
from engine.core.state import State
from engine.learn.judging import Apart, Judgement, chance, judge
from engine.learn.reasons import is_alike, reason
from engine.learn.review.path import Path
from engine.learn.review.shape import Point, SeatReview, Truth, Weighed
from engine.learn.review.summing import Draft, recover, summed_up
from engine.learn.suspicion import examine
from engine.learn.thresholds import FLAGGED, MOST, is_flagged

FIRST: Final = 6
"""In how many worlds the points of the first curve are looked at."""


class SeatReviewer:
    """Reviews one seat's game; `glance`, `decide`, `refine` and `examine` are to be run through in this order.

    Each yields the share of it that is done.
    """

    def __init__(self, path: Path, seat: int) -> None:
        self.seat = seat
        self.looked_at = False
        """Whether there is a curve."""
        self._path = path
        self._points = tuple(dict.fromkeys((*path.turns_of(seat), len(path.moves))))
        self._chances: dict[int, Apart] = {}
        self._coarse: set[int] = set()
        self._drafts: list[Draft] = []

    @property
    def curve(self) -> tuple[Point, ...]:
        """The chances when turns began, and at the end, as far as they were looked at."""
        return tuple(Point(number, found.mean, found.error)
                     for number in self._points if (found := self._chances.get(number)) is not None)

    def glance(self) -> Iterator[float]:
        """Look at all points of the curve in a few worlds."""
        self._coarse = {number for number in self._points if self._path.positions[number].actor is not None}
        for done, number in enumerate(self._points, 1):
            self._chances[number] = chance(self._path.positions[number].observation(self.seat), worlds=FIRST)
            self.looked_at = done == len(self._points)
            yield done / len(self._points)

    def decide(self) -> Iterator[float]:
        """Judge every decision."""
        numbers = [number for number in self._own_moves() if len(self._path.positions[number].legal_moves()) > 1]
        for done, number in enumerate(numbers, 1):
            self._drafts.append(self._draft(number))
            yield done / len(numbers)
        recover(self._drafts)

    def refine(self) -> Iterator[float]:
        """Look at the deal and the points of the curve in as many worlds as decisions are judged in."""
        left = sorted({0, *self._coarse})
        for done, number in enumerate(left, 1):
            self._look(number)
            yield done / len(left)

    def examine(self) -> Iterator[float]:
        """Play out the moves that are suspected, the costliest first."""
        suspects = sorted((draft for draft in self._drafts if draft.flagged and draft.cost >= FLAGGED),
                          key=lambda draft: -draft.cost)[:MOST]
        for done, draft in enumerate(suspects, 1):
            observation = self._path.positions[draft.moves].observation(self.seat)
            draft.played_out = examine(observation, draft.weighed[0].move, draft.made, draft.cost)
            yield done / len(suspects)

    def review(self) -> SeatReview:
        """What came of it."""
        return summed_up(self.seat, self.curve, self._drafts, self._chances, self._path)

    # -- looking ---------------------------------------------------------------------------------------------------

    def _own_moves(self) -> list[int]:
        """The moves to be judged, by how many were made before: a person's, or in a seat without one all."""
        own = self._path.own[self.seat]
        return sorted(own) or [number for number, state in enumerate(self._path.positions[:-1])
                               if state.actor == self.seat]

    def _draft(self, number: int) -> Draft:
        state, made = self._path.positions[number], self._path.moves[number]
        judgement = judge(state.observation(self.seat))
        self._chances[number] = judgement.before
        self._coarse.discard(number)
        weighed = tuple(Weighed(judged.move, judged.chance) for judged in judgement.moves)
        after = self._look(number + 1)
        best = judgement.best.move
        why = reason(judgement, best, made).fact if made != best and not is_alike(judgement, best, made) else None
        return Draft(number, self._path.turn_of(number), state.phase, made, weighed, judgement.before.mean,
                     judgement.mistake(made), is_flagged(judgement, made), _truth(state, judgement, made),
                     after.mean - judgement.of(made).chance, why)

    def _look(self, number: int) -> Apart:
        """The chance when that many moves were made, in as many worlds as decisions are judged in."""
        if number in self._coarse or number not in self._chances:
            self._chances[number] = chance(self._path.positions[number].observation(self.seat))
            self._coarse.discard(number)
        return self._chances[number]


def _truth(state: State, judgement: Judgement, made: Move) -> Truth:
    """What the moves of a decision were good for in the true position."""
    seat, values = judgement.observation.seat, dict[Move, float]()
    value = judgement.observation.seen.game.evaluator.value
    for judged in judgement.moves:
        after = state.clone()
        after.advance(judged.move)
        values[judged.move] = value(after, seat)
    best = max((judged.move for judged in judgement.moves if not judged.excluded), key=values.__getitem__)
    return Truth(best, values[judgement.best.move] - values[made])
