"""Two moves compared: what a reason is told from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final, Generic, TypeVar

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State

S = TypeVar("S", bound=State)

_SURE: Final = 1e-4
"""No chance counts for less, so that certainty has log odds, too."""


def log_odds(chance: float) -> float:
    """The logarithm of a chance's odds: 0 where it is even. Parts of it can be added up."""
    sure = min(max(chance, _SURE), 1.0 - _SURE)
    return log(sure / (1.0 - sure))


@dataclass(frozen=True, slots=True)
class Comparison(Generic[S]):
    """What one move has over another in one aspect, as the seat to decide can know it."""

    observation: Observation[S]
    move: Move
    other: Move
    aspect: str
    """The aspect, of those that the game's evaluator names, in which the move is better."""
    difference: float
    """How much better on average, in the evaluator's own measure; above 0."""
    after: Sequence[S]
    """The position after the move in each of the worlds it was judged in."""
    after_other: Sequence[S]
    """The position after the other move in each of the same worlds."""
