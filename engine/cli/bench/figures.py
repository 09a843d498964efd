"""Figures: what a measure came to in one game at one number of seats, and the engine it was measured on."""

from __future__ import annotations

import os
import platform
import statistics
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

import engine
from engine.cli.bench.measures import Measure, all_measures
from engine.cli.bench.positions import positions

if TYPE_CHECKING:   # older revisions have this module in another place
    from engine.base.game import Game

PLAIN: Final = "plain"
COMPILED: Final = "compiled"


@dataclass(frozen=True, slots=True)
class About:
    """Which engine was measured, and on what."""

    version: str
    build: str
    """PLAIN or COMPILED."""
    python: str
    system: str
    cpus: int


@dataclass(frozen=True, slots=True)
class Samples:
    """The samples of one measure, in its unit."""

    game: str
    seats: int
    measure: str
    unit: str
    samples: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle sample: the figure itself."""
        return statistics.median(self.samples)

    @property
    def spread(self) -> float:
        """Half the range of the middle half of the samples, as a fraction of the median."""
        low, _, high = statistics.quantiles(self.samples, n=4, method="inclusive")
        return (high - low) / 2 / self.median

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types: the fields, median and spread."""
        return {**asdict(self), "median": self.median, "spread": self.spread}


def about() -> About:
    """The engine that is running."""
    files = [getattr(module, "__file__", None) for name, module in sys.modules.items() if name.startswith("engine.")]
    plain = all(file is None or file.endswith((".py", ".pyc")) for file in files)   # older engines cannot say
    return About(engine.__version__, PLAIN if plain else COMPILED, platform.python_version(),
                 f"{platform.system()} {platform.machine()}", os.cpu_count() or 1)


def measures_named(names: Sequence[str]) -> tuple[Measure, ...]:
    """The measures with these ids; all of them if none is named."""
    return tuple(measure for measure in all_measures() if not names or measure.id in names)


def measured(game: Game[Any], seats: int, names: Sequence[str], seconds: float) -> Iterator[Samples]:
    """The figures of a game at a number of seats, one at a time, each measured for about that many seconds."""
    found = positions(game, seats)
    for measure in measures_named(names):
        yield Samples(game.id, seats, measure.id, measure.unit, tuple(measure.samples(found, seconds)))
