"""Tables of figures and of ratios, for people to read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from engine.base.game import Game
from engine.bots.levels import BY_ID
from engine.cli.bench.budgets import budget, met
from engine.cli.bench.figures import COMPILED, PLAIN, About, Samples
from engine.cli.bench.measures import BOT, PER_SECOND
from engine.cli.bench.pairing import NEW, OLD, Pair, Paired
from engine.cli.language import words
from engine.cli.table_words import BETWEEN
from engine.core.text import N_, Text

_ON: Final = N_("cli", "Engine {version}, {build}, Python {python}, on {system} with %n CPU(s)", "", 1)
_ENGINE: Final = N_("cli", "Engine {version}, {build}, Python {python}")
_BUILDS: Final = {PLAIN: N_("cli", "plain"), COMPILED: N_("cli", "compiled")}
_LONG: Final = N_("cli", "CPU time, {seconds} s per measure")
_IN_TURN: Final = N_("cli", "%n round(s) in turn, each {seconds} s of CPU time a measure", "", 1)
_SEATS: Final = N_("cli", "%n seat(s)", "", 1)
_GAME_SEATS: Final = N_("cli", "{game}, %n seat(s)", "", 1)
_BUDGET: Final = N_("cli", "budget")
_LEAST: Final = N_("cli", "at least {number}")
_MOST: Final = N_("cli", "at most {number}")
_LEGEND: Final = N_("cli", "±: half the range of the middle half of the samples; !: misses the budget, which is "
                           "meant for a quiet machine.")
_RATIO: Final = N_("cli", "new/old")
_FASTER: Final = N_("cli", "faster")
_SLOWER: Final = N_("cli", "slower")
_RATE: Final = N_("cli", "per second")
_THINKING: Final = N_("cli", "{level}, per move")
_MEASURES: Final = {
    "decisions": N_("cli", "random decisions"),
    "simulations": N_("cli", "simulations"),
    "clone": N_("cli", "clone"),
    "observation": N_("cli", "observation at every turn"),
    "reading": N_("cli", "reading an observation"),
    "worlds": N_("cli", "observation, then a world"),
    "first observation": N_("cli", "first observation, late"),
    "sample": N_("cli", "sample a world"),
    "leaf": N_("cli", "clone, move, value"),
    "json": N_("cli", "to JSON and back"),
}
LABEL: Final = 32
"""How wide the column of labels is, in letters."""
_ENOUGH: Final = 5
"""The rounds needed for a verdict: the interval over fewer is too narrow."""


def figures_table(figures: Sequence[Samples], games: Sequence[Game[Any]], about: About,
                  seconds: float) -> Iterator[str]:
    """The lines of the table: for each game a row per measure and a column per number of seats."""
    yield words(_on(about))
    yield words(_LONG.fill(seconds=f"{seconds:g}"))
    for game in games:
        rows = [figure for figure in figures if figure.game == game.id]
        seats = sorted({figure.seats for figure in rows})
        yield ""
        yield _row(words(game.name), [words(_SEATS.fill(n=number)) for number in seats], words(_BUDGET))
        for measure in {figure.measure: figure for figure in rows}.values():
            cells = [_cell(each, about.build) for each in rows if each.measure == measure.measure]
            yield _row(label(measure), cells, _budget(measure, about.build))
    yield ""
    yield words(_LEGEND)


def _on(about: About) -> Text:
    return _about(_ON, about).fill(n=about.cpus, system=about.system)


def _about(text: Text, about: About) -> Text:
    return text.fill(version=about.version, build=_BUILDS[about.build], python=about.python)


def label(of: Samples | Pair) -> str:
    """What was measured, and in which unit."""
    unit = words(_RATE) if of.unit == PER_SECOND else of.unit
    return f"  {words(named(of.measure))}, {unit}"


def named(measure: str) -> Text:
    """What the measure with that id is called."""
    found = _MEASURES.get(measure)
    return _THINKING.fill(level=BY_ID[measure.removeprefix(BOT)].name) if found is None else found


def _row(label: str, cells: Sequence[str], last: str) -> str:
    return (f"{label:<{LABEL}}" + "".join(f"{cell:>17}" for cell in cells) + f"{last:>19}").rstrip()


def _cell(figure: Samples, build: str) -> str:
    missed = "!" if met(figure, build) is False else " "
    return f"{_number(figure.median)} ±{100 * figure.spread:2.0f} %{missed}"


def _budget(figure: Samples, build: str) -> str:
    wanted = budget(figure.game, figure.measure, build)
    if wanted is None:
        return ""
    return words((_LEAST if figure.unit == PER_SECOND else _MOST).fill(number=f"{wanted:,.0f}"))


def _number(figure: float) -> str:
    """Three digits or more."""
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"


# -- pairs -----------------------------------------------------------------------------------------------------------

def pairs_table(paired: Paired, pairs: Sequence[Pair], games: Sequence[Game[Any]], old: str, rounds: int,
                seconds: float) -> Iterator[str]:
    """The lines of the table: for each game and number of seats a row per measure."""
    yield f"{words(OLD)}: {old}; {words(_about(_ENGINE, paired.old))}"
    yield f"{words(NEW)}: {words(_on(paired.new))}"
    yield words(_IN_TURN.fill(n=rounds, seconds=f"{seconds:g}"))
    names = {game.id: game.name for game in games}
    for (game, seats), rows in groupby(pairs, key=lambda pair: (pair.game, pair.seats)):
        yield ""
        yield _paired_row(words(_GAME_SEATS.fill(n=seats, game=names[game])), *map(words, (OLD, NEW, _RATIO, BETWEEN)))
        yield from map(_ratio_row, rows)
    if paired.notes:
        yield ""
        yield from map(words, paired.notes)


def _paired_row(label: str, old: str, new: str, ratio: str, interval: str, verdict: str = "") -> str:
    return f"{label:<{LABEL}}{old:>12}{new:>12}{ratio:>10}{interval:>16}  {verdict}".rstrip()


def _ratio_row(pair: Pair) -> str:
    low, high = pair.interval()
    verdict = ""
    if (low > 1 or high < 1) and len(pair.old) >= _ENOUGH:
        verdict = words(_FASTER if (low > 1) == (pair.unit == PER_SECOND) else _SLOWER)
    old, new = map(_number, pair.medians())
    return _paired_row(label(pair), old, new, f"{pair.ratio:.2f}", f"{low:.2f} {high:.2f}", verdict)
