"""What a review comes to: mistakes without what was recovered, the parts of the result, the largest step, accuracy."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import fsum
from typing import Final

from engine.core.moves import Move
from engine.core.text import Text
from engine.learn.judging import Apart
from engine.learn.review.path import Path
from engine.learn.review.shape import ChanceParts, Decision, Point, SeatReview, Swing, Truth, Verdict, Weighed
from engine.learn.suspicion import PlayedOut
from engine.learn.thresholds import FLAGGED

_ENOUGH: Final = 4
"""How many decisions of a phase there must be to tell what is usual for it."""
_HALF: Final = 0.03
"""The mean cost of a decision at which the accuracy is 50."""


@dataclass(slots=True)
class Draft:
    """A decision as it was judged; what was recovered and played out is filled in later."""

    moves: int
    turn: int
    """In which turn of the game, from 0."""
    phase: str
    made: Move
    weighed: tuple[Weighed, ...]
    before: float
    """The chance as the position stood."""
    mistake: Apart
    flagged: bool
    truth: Truth
    luck: float
    why: Text | None = None
    recovered: float = 0.0
    played_out: PlayedOut | None = None

    @property
    def cost(self) -> float:
        """What the decision cost without what was recovered; below 0 only by chance."""
        return self.mistake.mean - self.recovered

    @property
    def rise(self) -> float:
        """How much better the best move makes the position than it was said to be."""
        return self.weighed[0].chance - self.before

    @property
    def chance(self) -> float:
        """The chance after the move made, as it was judged before."""
        return next(each.chance for each in self.weighed if each.move == self.made)

    def decision(self) -> Decision:
        """The decision as the review has it."""
        return Decision(self.moves, self.phase, self.made, self.weighed, self.mistake, self.recovered, self.truth,
                        self.luck, self._verdict(), self.played_out, self.why)

    def _verdict(self) -> Verdict:
        if self.played_out is not None and self.played_out.poor:
            return Verdict.POOR
        return Verdict.UNCLEAR if self.cost >= FLAGGED else Verdict.FINE


def recover(drafts: Sequence[Draft]) -> None:
    """Fill in what was recovered: a mistake counts less as far as the same turn then goes better than was said.

    What is usual for a phase is no recovery: some positions are always better to decide in than they look.
    """
    usual = _usual((draft.phase, draft.rise) for draft in drafts)
    for _, turn in groupby(drafts, key=lambda draft: draft.turn):
        left = 0.0
        for draft in reversed(list(turn)):
            draft.recovered = min(max(0.0, draft.mistake.mean), left)
            left += max(0.0, draft.rise - usual[draft.phase]) - draft.recovered


def _usual(values: Iterable[tuple[str, float]]) -> dict[str, float]:
    """By kind: the mean of its values, or 0 if there are too few of them."""
    by_kind = defaultdict[str, list[float]](list)
    for kind, value in values:
        by_kind[kind].append(value)
    return {kind: fsum(found) / len(found) if len(found) >= _ENOUGH else 0.0 for kind, found in by_kind.items()}


def summed_up(seat: int, curve: tuple[Point, ...], drafts: Sequence[Draft], chances: Mapping[int, Apart],
              path: Path) -> SeatReview:
    """The review of a seat whose decisions were judged; `chances` has those before and after every decision."""
    return SeatReview(seat, curve, tuple(draft.decision() for draft in drafts), _parts(drafts, chances, path, seat),
                      _decisive(curve), _accuracy(drafts))


def _parts(drafts: Sequence[Draft], chances: Mapping[int, Apart], path: Path, seat: int) -> ChanceParts:
    start, dealt, share = 1 / path.seats, chances[0].mean, path.share(seat)
    result = chances[len(path.moves)].mean if share is None else share
    mistakes = -max(0.0, fsum(draft.cost for draft in drafts))
    chosen = fsum(draft.chance - draft.before for draft in drafts)
    revealed = fsum(draft.luck for draft in drafts)
    return ChanceParts(start, dealt - start, mistakes, chosen - mistakes, revealed, result - dealt - chosen - revealed,
                       result)


def _decisive(curve: Sequence[Point]) -> Swing | None:
    """The largest change from one turn of the seat to the next."""
    return max((Swing(before, after) for before, after in pairwise(curve)), key=lambda swing: abs(swing.change),
               default=None)


def _accuracy(drafts: Sequence[Draft]) -> float | None:
    """100 without a loss, and half as much for every 3 % that a decision costs on average.

    The mean is taken before what is below 0 by chance is cut off, so that noise does not count as mistakes.
    """
    if not drafts:
        return None
    mean = max(0.0, fsum(draft.cost for draft in drafts) / len(drafts))
    return float(100.0 * 0.5 ** (mean / _HALF))
