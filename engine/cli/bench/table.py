"""Tables of figures and of ratios, for people to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from engine.base.game import Game
from engine.cli.bench.budgets import budget, met
from engine.cli.bench.figures import About, Samples
from engine.cli.bench.measures import PER_SECOND
from engine.cli.bench.pairing import Pair, Paired

_LEGEND: Final = "±: half the range of the middle half of the samples; !: misses the budget, meant for a quiet machine."
_ENOUGH: Final = 5
"""The rounds needed for a verdict: the interval over fewer is too narrow."""


def figures_table(figures: Sequence[Samples], games: Sequence[Game[Any]], about: About,
                  seconds: float) -> Iterator[str]:
    """The lines of the table: for each game a row per measure and a column per number of seats."""
    yield f"{_of(about)}; CPU time, {seconds:g} s a measure"
    for game in games:
        rows = [figure for figure in figures if figure.game == game.id]
        seats = sorted({figure.seats for figure in rows})
        yield ""
        yield _row(str(game.name), [f"{number} seats" for number in seats], "budget")
        for measure in {figure.measure: figure for figure in rows}.values():
            cells = [_cell(each, about.build) for each in rows if each.measure == measure.measure]
            yield _row(f"  {measure.label}, {measure.unit}", cells, _budget(measure, about.build))
    yield ""
    yield _LEGEND


def _of(about: About) -> str:
    return f"{about} on {about.system} with {about.cpus} CPUs"


def _row(label: str, cells: Sequence[str], last: str) -> str:
    return (f"{label:<32}" + "".join(f"{cell:>17}" for cell in cells) + f"{last:>19}").rstrip()


def _cell(figure: Samples, build: str) -> str:
    missed = "!" if met(figure, build) is False else " "
    return f"{_number(figure.median)} ±{100 * figure.spread:2.0f} %{missed}"


def _budget(figure: Samples, build: str) -> str:
    wanted = budget(figure.game, figure.measure, build)
    if wanted is None:
        return ""
    return f"at {'least' if figure.unit == PER_SECOND else 'most'} {wanted:,.0f}"


def _number(figure: float) -> str:
    """Three digits or more."""
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"


# -- pairs -----------------------------------------------------------------------------------------------------------

def pairs_table(paired: Paired, pairs: Sequence[Pair], games: Sequence[Game[Any]], old: str, rounds: int,
                seconds: float) -> Iterator[str]:
    """The lines of the table: for each game and number of seats a row per measure."""
    yield f"old: {old}, {paired.old}"
    yield f"new: {_of(paired.new)}"
    yield f"{rounds} rounds in turn, each {seconds:g} s of CPU time a measure"
    names = {game.id: game.name for game in games}
    for (game, seats), rows in groupby(pairs, key=lambda pair: (pair.game, pair.seats)):
        yield ""
        yield _paired_row(f"{names[game]}, {seats} seats", "old", "new", "new/old", "95% between")
        yield from map(_ratio_row, rows)
    if paired.notes:
        yield ""
        yield from paired.notes


def _paired_row(label: str, old: str, new: str, ratio: str, interval: str, verdict: str = "") -> str:
    return f"{label:<32}{old:>12}{new:>12}{ratio:>10}{interval:>16}  {verdict}".rstrip()


def _ratio_row(pair: Pair) -> str:
    low, high = pair.interval()
    verdict = ""
    if (low > 1 or high < 1) and len(pair.old) >= _ENOUGH:
        verdict = "faster" if (low > 1) == (pair.unit == PER_SECOND) else "slower"
    old, new = map(_number, pair.medians())
    return _paired_row(f"  {pair.label}, {pair.unit}", old, new, f"{pair.ratio:.2f}", f"{low:.2f} {high:.2f}", verdict)
