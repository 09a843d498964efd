"""How strong entrants are, from who won against whom, on the Elo scale.

Luce's model: whoever sits at a table wins with a chance in proportion to their strength. With two seats that is the
model of Bradley and Terry, and of Elo. The strengths are those that make what happened most likely (Hunter's iteration,
"MM algorithms for generalized Bradley-Terry models", 2004), where every table counts as if it had played one more game
that all its seats shared: otherwise whoever lost every game would be infinitely weak.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from operator import mul
from typing import Final

from engine.bots.arena.bootstrap import DRAWS, middle

_CLOSE: Final = 1e-5
"""Strengths that change by less than this share, 0.002 Elo, have been found."""
_MOST_ROUNDS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Table:
    """The games of a match: who sat at how many seats, and how many games they won, by deals; shared wins in parts."""

    seats: Mapping[str, int]
    wins: Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class _Tally:
    """So many games at a table, and how many of them each entrant won."""

    seats: Mapping[str, int]
    games: float
    wins: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an entrant is, with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(tables: Sequence[Table], zero: str, seed: int = 0) -> dict[str, Rating]:
    """Every entrant's Elo above that of `zero`; tables have the same deals, or some of them fewer.

    The intervals come from drawing the deals anew, the same ones for all tables (bootstrap).
    """
    deals = max(len(wins) for table in tables for wins in table.wins.values())
    strengths = _strengths([_tally(table, [1] * deals) for table in tables], {})
    elos = _elos(strengths, zero)
    luck = random.Random(f"ratings {seed}")
    drawn = []
    for _ in range(DRAWS):
        often = Counter(luck.choices(range(deals), k=deals))
        tallies = [_tally(table, [often[deal] for deal in range(deals)]) for table in tables]
        drawn.append(_elos(_strengths(tallies, strengths), zero))
    return {entrant: Rating(elo, *middle([each[entrant] for each in drawn])) for entrant, elo in elos.items()}


def _tally(table: Table, often: Sequence[int]) -> _Tally:
    """The games of a table, each deal counted so often, and one more, shared by all seats."""
    number = sum(table.seats.values())
    wins = {entrant: sum(map(mul, often, won)) + table.seats[entrant] / number for entrant, won in table.wins.items()}
    return _Tally(table.seats, sum(wins.values()), wins)


def _elos(strengths: Mapping[str, float], zero: str) -> dict[str, float]:
    return {entrant: 400 * log10(strength / strengths[zero]) for entrant, strength in strengths.items()}


def _strengths(tallies: Sequence[_Tally], first: Mapping[str, float]) -> dict[str, float]:
    """The strengths that make the wins most likely, sought from `first` on."""
    won: dict[str, float] = {}
    for tally in tallies:
        for entrant, wins in tally.wins.items():
            won[entrant] = won.get(entrant, 0.0) + wins
    found = {entrant: first.get(entrant, 1.0) for entrant in won}
    for _ in range(_MOST_ROUNDS):
        better = {entrant: won[entrant] / shares for entrant, shares in _shares(tallies, found).items()}
        if all(abs(better[entrant] / found[entrant] - 1) < _CLOSE for entrant in found):
            return better
        found = better
    return found


def _shares(tallies: Sequence[_Tally], strengths: Mapping[str, float]) -> dict[str, float]:
    """How many games every entrant would win for each unit of its strength."""
    found = dict.fromkeys(strengths, 0.0)
    for tally in tallies:
        games = tally.games / sum(held * strengths[entrant] for entrant, held in tally.seats.items())
        for entrant, held in tally.seats.items():
            found[entrant] += held * games
    return found
