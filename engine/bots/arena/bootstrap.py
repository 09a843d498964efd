"""95 % intervals by drawing what was measured anew, many times (bootstrap)."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import quantiles
from typing import Final

DRAWS: Final = 500
"""How often everything is drawn anew."""


def middle(values: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 % of one or more values begin and end."""
    cuts = quantiles(values, n=40) if len(values) > 1 else [*values, *values]
    return cuts[0], cuts[-1]
