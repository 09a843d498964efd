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
from functools import reduce
from math import log10
from typing import Final

from engine.bots.arena.bootstrap import DRAWS, middle

_CLOSE: Final = 1e-5
"""Strengths that change by less than this share, 0.002 Elo, have been found."""
_MOST_ROUNDS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Tally:
    """Games at a table: who sat at how many seats, and how many of the games each of them won, shared wins in parts."""

    seats: Mapping[str, int]
    games: float
    wins: Mapping[str, float]

    def __add__(self, other: Tally) -> Tally:
        wins = {entrant: self.wins[entrant] + other.wins[entrant] for entrant in self.seats}
        return Tally(self.seats, self.games + other.games, wins)

    def times(self, often: int) -> Tally:
        """The same games so often."""
        return Tally(self.seats, often * self.games, {entrant: often * won for entrant, won in self.wins.items()})

    def with_a_shared_game(self) -> Tally:
        """The same and one more game, shared by all seats."""
        number = sum(self.seats.values())
        return self + Tally(self.seats, 1, {entrant: held / number for entrant, held in self.seats.items()})


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an entrant is, with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(tables: Sequence[Sequence[Tally]], zero: str, seed: int = 0) -> dict[str, Rating]:
    """Every entrant's Elo above that of `zero`. A table is given by one tally for each deal.

    The intervals come from drawing the deals anew, the same for all tables, as all play the same deals (bootstrap).
    """
    strengths = _strengths([_total(deals, Counter(range(len(deals)))) for deals in tables], {})
    elos = _elos(strengths, zero)
    luck = random.Random(f"ratings {seed}")
    number = max(map(len, tables))
    drawn = []
    for _ in range(DRAWS):
        often = Counter(luck.choices(range(number), k=number))
        drawn.append(_elos(_strengths([_total(deals, often) for deals in tables], strengths), zero))
    return {entrant: Rating(elo, *middle([each[entrant] for each in drawn])) for entrant, elo in elos.items()}


def _total(deals: Sequence[Tally], often: Mapping[int, int]) -> Tally:
    none = deals[0].times(0)
    return reduce(Tally.__add__, (deals[number].times(times) for number, times in often.items()
                                  if number < len(deals)), none).with_a_shared_game()


def _elos(strengths: Mapping[str, float], zero: str) -> dict[str, float]:
    return {entrant: 400 * log10(strength / strengths[zero]) for entrant, strength in strengths.items()}


def _strengths(tallies: Sequence[Tally], first: Mapping[str, float]) -> dict[str, float]:
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


def _shares(tallies: Sequence[Tally], strengths: Mapping[str, float]) -> dict[str, float]:
    """How many games every entrant would win for each unit of its strength."""
    found = dict.fromkeys(strengths, 0.0)
    for tally in tallies:
        games = tally.games / sum(held * strengths[entrant] for entrant, held in tally.seats.items())
        for entrant, held in tally.seats.items():
            found[entrant] += held * games
    return found
