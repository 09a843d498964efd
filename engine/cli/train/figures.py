"""How well chances predict who wins, and how sure that is."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

_DRAWS: Final = 1000
_ENDS: Final = (2.5, 97.5)


def interval(values: npt.NDArray[np.float32], games: npt.NDArray[np.int64], seed: int) -> tuple[float, float]:
    """The 95 % interval of the mean, by drawing whole games again and again: positions of one game are much alike."""
    _, numbers = np.unique(games, return_inverse=True)
    totals, counts = np.bincount(numbers, values), np.bincount(numbers)
    rng = np.random.default_rng(seed)
    drawn = rng.integers(0, len(counts), (_DRAWS, len(counts)))
    low, high = np.percentile(totals[drawn].sum(axis=1) / counts[drawn].sum(axis=1), _ENDS)
    return float(low), float(high)
