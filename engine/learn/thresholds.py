"""When a move is called poor: every threshold of the review and the teaching game, in one place.

A judgement one move ahead overrates some mistakes. So it only flags them; a flagged move is played out against the
better one, in the same worlds and with the same luck, and called poor only if that bears it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from engine.core.moves import Move
from engine.learn.judging import Apart, Judgement

FLAGGED: Final = 0.05
"""How much of the chance to win a move must cost, as judged one move ahead, to be played out."""
POOR: Final = 0.045
"""How much it must cost after it was played out, as the mean of what is then believed, to be called poor."""
WRONG: Final = 0.08
"""How likely it may be at most that such a move costs nothing at all."""
HOPELESS: Final = 0.5
"""Above this chance of being wrong nothing is played out further."""

PAIRS: Final = (16, 32, 64)
"""After how many pairs of playouts it is seen whether they are enough."""

MOST: Final = 12
"""How many moves of one seat a review plays out at most, the costliest first."""

SHARE: Final = 0.5
"""The share of what a judgement says a flagged move costs that it costs on average."""
DOUBT: Final = 0.6
"""The standard deviation of what it costs, as a share of the same: so one in five costs nothing."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What a flagged move is believed to cost: the mean, and how likely it is that it costs nothing."""

    mean: float
    wrong: float

    @property
    def poor(self) -> bool:
        """Whether the move may be called poor."""
        return self.mean >= POOR and self.wrong < WRONG


def is_flagged(judgement: Judgement, move: Move) -> bool:
    """Whether a move costs so much, as judged one move ahead, that it should be played out.

    Where a move could give something away, careful players mix good moves on purpose: what that may cost is no mistake.
    """
    return judgement.best.move != move and judgement.mistake(move).mean >= FLAGGED + allowance(judgement)


def allowance(judgement: Judgement) -> float:
    """How much it may cost here to be unpredictable, as a chance to win."""
    observation = judgement.observation
    evaluator = observation.seen.game.evaluator
    if not evaluator.temperature or not evaluator.gives_away(observation):
        return 0.0
    cost: float = evaluator.temperature * evaluator.stake(observation)
    return cost


def believed(said: float, played: Apart | None = None) -> Belief:
    """What is believed of a move that was said to cost so much, above 0, before or after it was played out.

    Both are weighed by how certain they are (Bayes' rule for two normal distributions).
    """
    mean, variance = SHARE * said, (DOUBT * said) ** 2
    if played is not None:
        certain, seen = 1.0 / variance, 1.0 / max(played.error * played.error, 1e-8)
        mean = (certain * mean + seen * played.mean) / (certain + seen)
        variance = 1.0 / (certain + seen)
    return Belief(mean, 0.5 - 0.5 * erf(mean / sqrt(2.0 * variance)))
