"""Two engines measured in turn, so that whatever else the machine does slows both, and their ratios with intervals."""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from engine.cli.bench.figures import About, Samples
from engine.core.errors import ThroneError
from engine.core.text import N_, Text

Column = tuple[str, int]
"""A game, and a number of seats."""

OLD: Final = N_("cli", "old")
NEW: Final = N_("cli", "new")
_NOTE: Final = N_("cli", "{game}, %n seat(s): {what}", "", 1)
_FAILED: Final = {
    "old": N_("cli", "the old engine cannot be measured: {what}"),
    "new": N_("cli", "the new engine cannot be measured: {what}"),
}
_ALONE: Final = {"old": N_("cli", "only in the old engine: {what}"), "new": N_("cli", "only in the new engine: {what}")}
_NO_GAME: Final = N_("cli", "it has no such game")
_OTHER_RULES: Final = N_("cli", "the rules differ, and so do the positions, so the ratios may mean little")

_DRAWS: Final = 1000
"""How often the rounds are drawn anew to see how far the ratio may be off."""
_WORKER: Final = Path(__file__).with_name("worker.py")


class EngineFailed(ThroneError):
    """An engine that does not run, or stopped."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One measure in both engines: a median per round, in the order of the rounds."""

    game: str
    seats: int
    measure: str
    unit: str
    old: tuple[float, ...]
    new: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """New over old, of the medians."""
        old, new = self.medians()
        return new / old

    def medians(self) -> tuple[float, float]:
        """The old and the new figure."""
        return statistics.median(self.old), statistics.median(self.new)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the ratio: rounds drawn with replacement, many times (bootstrap)."""
        rng, rounds = random.Random(len(self.old)), list(zip(self.old, self.new, strict=True))
        ratios = []
        for _ in range(_DRAWS):
            drawn = rng.choices(rounds, k=len(rounds))
            ratios.append(statistics.median(new for _, new in drawn) / statistics.median(old for old, _ in drawn))
        ratios.sort()
        return ratios[_DRAWS // 40], ratios[-1 - _DRAWS // 40]

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types: the fields, the medians, the ratio and its interval."""
        return {**asdict(self), "medians": self.medians(), "ratio": self.ratio, "interval": self.interval()}


@dataclass(slots=True)
class Paired:
    """What came out of pairing two engines."""

    old: About
    new: About
    figures: dict[Column, tuple[list[Samples], list[Samples]]] = field(default_factory=dict)
    """Of the old and of the new engine, round by round."""
    notes: dict[Text, None] = field(default_factory=dict)
    """What could not be compared, each said once."""

    def pairs(self) -> Iterator[Pair]:
        """The measures that both engines have, in the order of the table."""
        for (game, seats), (old, new) in self.figures.items():
            for measure in {figure.measure: figure for figure in new}.values():
                before, after = _medians(old, measure.measure), _medians(new, measure.measure)
                if len(before) == len(after):
                    yield Pair(game, seats, measure.measure, measure.unit, before, after)


def _medians(figures: Sequence[Samples], measure: str) -> tuple[float, ...]:
    return tuple(figure.median for figure in figures if figure.measure == measure)


class Worker:
    """A process that measures the engine in one folder."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self._process = process
        self._folder = folder
        said = self._read()
        if Path(said["folder"]) != folder:
            raise EngineFailed(N_("cli", "Python finds the engine in {other} before the one in {folder}.").fill(
                other=said["folder"], folder=str(folder)))
        self.about = About(**said["about"])

    def measure(self, column: Column, names: Sequence[str], seconds: float) -> dict[str, Any]:
        """The worker's answer about a game at a number of seats. Raises EngineFailed."""
        assert self._process.stdin is not None
        request = {"game": column[0], "seats": column[1], "names": list(names), "seconds": seconds}
        with suppress(BrokenPipeError):     # it has stopped, which reading will tell
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, said = self._process.communicate()
            reason = next(reversed(said.strip().splitlines()), "")
            raise EngineFailed(N_("cli", "The engine in {folder} does not run: {reason}").fill(
                folder=str(self._folder), reason=reason or N_("cli", "it stopped without a message")))
        answer: dict[str, Any] = json.loads(line)
        return answer


@contextmanager
def worker(folder: Path, cache: Path) -> Iterator[Worker]:
    """A worker for the engine in a folder, ended afterwards; compiled modules go into `cache`, not into the folder."""
    folder = folder.resolve()
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONPYCACHEPREFIX": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    with subprocess.Popen([sys.executable, "-P", str(_WORKER)], env=environment, stdin=subprocess.PIPE, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as process:
        try:
            yield Worker(process, folder)
        finally:
            process.kill()


def paired(old: Path, new: Path, columns: Sequence[Column], names: Sequence[str], seconds: float,
           rounds: int) -> Iterator[Paired]:
    """Measure both engines, column by column, in `rounds` rounds; yields the results so far after every column.

    Each round has processes of its own, and the engine that goes first changes. Raises EngineFailed.
    """
    found: Paired | None = None
    with TemporaryDirectory(prefix="bench-") as cache:
        for number in range(rounds):
            with ExitStack() as ends:
                workers = [ends.enter_context(worker(folder, Path(cache))) for folder in (old, new)]
                found = found or Paired(workers[0].about, workers[1].about)
                for column in columns:
                    _one_round(found, workers, column, names, seconds, number % 2)
                    yield found


def _one_round(found: Paired, workers: Sequence[Worker], column: Column, names: Sequence[str], seconds: float,
               first: int) -> None:
    """Measure a column in both engines, the one with number `first` first."""
    both = found.figures.setdefault(column, ([], []))
    answers = {side: workers[side].measure(column, names, seconds) for side in (first, 1 - first)}
    for side, figures in enumerate(both):
        figures += [Samples(**{**each, "samples": tuple(each["samples"])}) for each in answers[side]["figures"]]
    for what in _incomparable(answers[0], answers[1]):
        found.notes[_NOTE.fill(n=column[1], game=column[0], what=what)] = None


def _incomparable(old: dict[str, Any], new: dict[str, Any]) -> Iterator[Text]:
    """What keeps two answers from being compared; measures are called by their ids."""
    for name, answer, other in (("old", old, new), ("new", new, old)):
        for measure, fault in answer["faults"].items():
            yield _FAILED[name].fill(what=f"{measure} ({fault})" if measure else _NO_GAME)
        there = {figure["measure"] for figure in other["figures"]} | other["faults"].keys()
        for figure in answer["figures"]:
            if figure["measure"] not in there and "" not in there:
                yield _ALONE[name].fill(what=figure["measure"])
    if old["positions"] and new["positions"] and old["positions"] != new["positions"]:
        yield _OTHER_RULES
