"""A suspected move examined: it is played out against the better one until enough is known to call it poor, or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.learn.judging import SEED
from engine.learn.playouts import played_out, summed_up
from engine.learn.thresholds import HOPELESS, PAIRS, Belief, believed


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """What playing out a move and the best one in pairs brought, and what is believed after it."""

    pairs: int
    mean: float
    """How much better the best move did, as a chance to win."""
    error: float
    believed: float
    """What the move is believed to cost."""
    wrong: float
    """How likely it is that the move costs nothing."""

    @property
    def poor(self) -> bool:
        """Whether the move may be called poor."""
        return Belief(self.believed, self.wrong).poor


def examine(observation: Observation[Any], best: Move, move: Move, said: float) -> PlayedOut:
    """Play a move out that is said to cost so much, always in the same pairs.

    It ends as soon as the move may be called poor, or as there is little hope of that.
    """
    pairs, differences = played_out(observation, best, move, SEED), list[float]()
    for number in PAIRS:
        differences.extend(next(pairs) for _ in range(number - len(differences)))
        found = summed_up(differences)
        belief = believed(said, found)
        if belief.poor or belief.wrong > HOPELESS:
            break
    return PlayedOut(len(differences), found.mean, found.error, belief.mean, belief.wrong)
