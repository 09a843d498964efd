"""A few combinations of settings in which every value of each setting meets every value of every other one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

Row = tuple[str, ...]
Pair = tuple[int, str, int, str]


def pairwise(settings: Sequence[Sequence[str]]) -> list[Row]:
    """Rows with one value for each setting, chosen greedily: each settles as many pairs that have not met as it can."""
    wanted = {(one, first, other, second) for one, other in combinations(range(len(settings)), 2)
              for first in settings[one] for second in settings[other]}
    rows: list[Row] = []
    while wanted:
        row = _row(settings, wanted, min(wanted))
        wanted -= set(pairs_in(row))
        rows.append(row)
    return rows


def pairs_in(row: Row) -> Iterator[Pair]:
    """The pairs of values that meet in a row, each with the numbers of their settings."""
    for one, other in combinations(range(len(row)), 2):
        yield one, row[one], other, row[other]


def _row(settings: Sequence[Sequence[str]], wanted: set[Pair], seed: Pair) -> Row:
    """A row in which the pair `seed` meets, and in each other setting the value that settles the most further pairs."""
    chosen = {seed[0]: seed[1], seed[2]: seed[3]}
    for number, values in enumerate(settings):
        if number not in chosen:
            chosen[number] = max(values, key=lambda value: _gain(chosen, number, value, wanted))
    return tuple(chosen[number] for number in range(len(settings)))


def _gain(chosen: dict[int, str], number: int, value: str, wanted: set[Pair]) -> int:
    pairs = ((min((one, first), (number, value)), max((one, first), (number, value))) for one, first in chosen.items())
    return sum((*low, *high) in wanted for low, high in pairs)
