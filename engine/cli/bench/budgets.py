"""What each measure should come to at least, or take at most, on a quiet machine with two cores."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cli.bench.figures import COMPILED, PLAIN, Samples
from engine.cli.bench.measures import PER_SECOND


class Budget(NamedTuple):
    """A figure for small games and one for large games."""

    small: float
    large: float


_SMALL: Final = frozenset({"behind-the-throne", "throne"})
"""Games with few cards and short turns; all others count as large."""

_BUDGETS: Final = {
    "decisions": Budget(200_000, 80_000),
    "observation": Budget(60, 60),
    "sample": Budget(60, 150),
    "worlds": Budget(60, 150),
    "leaf": Budget(40, 40),
}
_SIMULATIONS: Final = {PLAIN: Budget(3_000, 1_500), COMPILED: Budget(6_000, 3_000)}


def budget(game: str, measure: str, build: str) -> float | None:
    """The budget of a measure in its unit; None if it has none."""
    found = _SIMULATIONS[build] if measure == "simulations" else _BUDGETS.get(measure)
    if found is None:
        return None
    return found.small if game in _SMALL else found.large


def met(figure: Samples, build: str) -> bool | None:
    """Whether a figure keeps to its budget; None if it has none."""
    wanted = budget(figure.game, figure.measure, build)
    if wanted is None:
        return None
    return figure.median >= wanted if figure.unit == PER_SECOND else figure.median <= wanted
