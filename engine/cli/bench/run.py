"""Runs the bench: measures, prints the table, and writes the file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.cli.bench.budgets import budget, met
from engine.cli.bench.figures import About, Samples, about, measured
from engine.cli.bench.measures import all_measures
from engine.cli.bench.pairing import Column, paired
from engine.cli.bench.revisions import THIS, revision
from engine.cli.bench.table import figures_table, pairs_table
from engine.cli.files import check_folder, write_json
from engine.cli.language import words
from engine.core.errors import BadOption
from engine.core.text import N_

FORMAT: Final = 2
"""The shape of the files, which README.md beside this module describes."""

LONE_SECONDS: Final = 0.25
PAIRED_SECONDS: Final = 0.05
ROUNDS: Final = 7


def bench(games: Sequence[Game[Any]], seats: int | None = None, names: Sequence[str] = (),
          seconds: float | None = None, file: Path | None = None) -> None:
    """Measure the running engine, print a table, and write the figures to a file if one is given.

    Each measure takes about that many seconds in each game and at each number of seats: all, or only `seats`.
    Raises ValueError on a number or a name that fits nothing, and CannotWrite.
    """
    seconds = LONE_SECONDS if seconds is None else seconds
    columns = _columns(games, seats, names, seconds, file)
    chosen = len(names) or len(all_measures())
    figures: list[Samples] = []
    with tqdm(total=len(columns) * chosen, unit=words(N_("cli", "measure")), disable=None) as bar:
        for game, number in columns:
            bar.set_postfix_str(f"{game.id} {number}")
            for figure in measured(game, number, names, seconds):
                figures.append(figure)
                bar.update()
    on = about()
    print("\n".join(figures_table(figures, games, on, seconds)))
    _write(file, {**asdict(on), "seconds": seconds, "figures": [_with_budget(figure, on) for figure in figures]})


def _with_budget(figure: Samples, on: About) -> dict[str, Any]:
    wanted = budget(figure.game, figure.measure, on.build)
    return {**figure.to_json(), "budget": wanted, "met": met(figure, on.build)}


def compare(games: Sequence[Game[Any]], against: str, seats: int | None = None, names: Sequence[str] = (),
            seconds: float | None = None, rounds: int | None = None, file: Path | None = None) -> None:
    """Measure the running engine and another revision in turn; print their ratios, and write them to a file.

    Raises ValueError on a revision, a number or a name that fits nothing, EngineFailed, and CannotWrite.
    """
    seconds, rounds = PAIRED_SECONDS if seconds is None else seconds, ROUNDS if rounds is None else rounds
    if rounds < 1:
        raise BadOption(N_("cli", "A comparison needs at least one round, not {number}.").fill(number=str(rounds)))
    columns: list[Column] = [(game.id, number) for game, number in _columns(games, seats, names, seconds, file)]
    with (revision(against) as old,
          tqdm(total=rounds * len(columns), unit=words(N_("cli", "pair")), disable=None) as bar):
        for found in paired(old, THIS, columns, names, seconds, rounds):    # noqa: B007 - the last has everything
            bar.update()
    pairs = list(found.pairs())
    print("\n".join(pairs_table(found, pairs, games, against, rounds, seconds)))
    _write(file, {"old": {"revision": against, **asdict(found.old)}, "new": asdict(found.new), "seconds": seconds,
                  "rounds": rounds, "pairs": [pair.to_json() for pair in pairs],
                  "notes": [str(note) for note in found.notes]})


def _columns(games: Sequence[Game[Any]], seats: int | None, names: Sequence[str], seconds: float,
             file: Path | None) -> list[tuple[Game[Any], int]]:
    """The games with each number of seats. Raises ValueError, before anything is measured, on what cannot be done."""
    known = [measure.id for measure in all_measures()]
    for name in names:
        if name not in known:
            raise BadOption(N_("cli", "There is no measure called {name}; the measures are: {names}.").fill(
                name=repr(name), names=tuple(known)))
    if not seconds > 0:
        raise BadOption(N_("cli", "A measurement cannot take {seconds} seconds.").fill(
            seconds=f"{seconds:g}"))
    check_folder(file)
    columns = [(game, number) for game in games for number in game.seats if seats in (None, number)]
    if not columns:
        raise BadOption(N_("cli", "None of these games is for %n player(s).", "", 1).fill(n=seats))
    return columns


def _write(file: Path | None, data: dict[str, Any]) -> None:
    if file is not None:
        write_json(file, {"format": FORMAT, **data})
