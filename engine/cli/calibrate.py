"""Whether a game's chances to win are true, on the command line: a table, a picture, and a file of figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.bots.arena.calibration import Calibration, Measured, SaidAndWon, Series, calibration, watch
from engine.cli.calibration_picture import SAID, WON, drawn
from engine.cli.files import check_folder, write_json, write_text
from engine.cli.language import words
from engine.cli.table_words import BETWEEN, GAME, NUMBERS
from engine.core.text import N_
from engine.version import __version__, described

_CHANCES: Final = N_("cli", "chances")
FORMAT: Final = 1
"""The shape of the file of figures, which README.md beside this module describes."""


def calibrate(game: Game[Any], seats: int | None, level: str, games: int, jobs: int, seed: int,
              cluster: str | None = None, *, resume: Path | None = None, figures: Path | None = None,
              picture: Path | None = None) -> None:
    """Let bots of a level play, and print what was said of their positions against what was won.

    Games in the file `resume` are not played again, and others are added. Figures (JSON) and a picture (SVG) go to
    files. Raises ValueError on anything the game, the arena or that file does not allow, and CannotWrite.
    """
    check_folder(figures, picture)
    series = Series(game.id, game.seats[0] if seats is None else seats, level, games, seed)
    watching = watch(series, jobs, cluster, resume)
    title = words(N_("cli", "{game}, {seats} seats, %n game(s), {level} on all seats, seed {seed}", "", 1).fill(
        n=games, game=game.name, seats=series.seats, level=level, seed=str(seed)))
    print(f"{title}.", flush=True)
    found = calibration(list(tqdm(watching, total=games, unit=words(GAME), disable=None)), seed)
    print("\n".join(_lines(found)))
    if figures is not None:
        write_json(figures, {"format": FORMAT, "version": __version__, "engine": described(), **asdict(series),
                             **asdict(found), "error": found.error, "certain_error": found.certain_error})
    if picture is not None:
        write_text(picture, drawn(found, title))


def _lines(found: Calibration) -> Iterator[str]:
    yield f"{words(SAID):>12}{words(WON):>8}{words(BETWEEN):>16}{words(_CHANCES):>9}"
    for tenth in found.tenths:
        yield _line("", tenth)
    yield words(N_("cli", "mean error {error}, {certain} of it outside the intervals; {positions} positions").fill(
        error=f"{found.error:.3f}", certain=f"{found.certain_error:.3f}", positions=f"{found.positions:,}"))
    yield words(N_("cli", "slope {slope}, rise on one’s own move {rise}").fill(
        slope=_figure(found.slope), rise=_figure(found.rise, "+")))
    yield words(N_("cli", "At the beginning:"))
    for seat, beginning in enumerate(found.beginnings, 1):
        yield _line(f"{seat}.", beginning)
    yield words(N_("cli", "The chances of all seats add up to 1 to within {error}.").fill(
        error=f"{found.sum_error:.0e}"))


def _line(name: str, said: SaidAndWon) -> str:
    between = f"{said.won.low:.1%} {said.won.high:.1%}"
    return f"{name:<4}{said.said:>8.1%}{said.won.value:>8.1%}{between:>16}{said.number:>9}"


def _figure(measured: Measured, sign: str = "") -> str:
    return words(NUMBERS.fill(value=f"{measured.value:{sign}.3f}", low=f"{measured.low:{sign}.3f}",
                              high=f"{measured.high:{sign}.3f}"))
