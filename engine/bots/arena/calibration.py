"""Whether chances to win are true: of the positions of which a game says 70 %, about 70 % should be won.

Bots of one level play on all seats, and a share of their positions is looked at. Positions of one game are much alike,
so intervals come from drawing whole games anew (bootstrap); what was never otherwise in any game has no interval.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import fsum
from pathlib import Path
from typing import Any, Final

from engine.bots.arena.bootstrap import DRAWS, middle
from engine.bots.arena.finished_lines import CHANCES, KeptResults, completed, numbers, of_length
from engine.bots.levels import bot
from engine.core.errors import BadOption
from engine.core.fields import field
from engine.core.text import N_
from engine.games.registry import load_game

_LOOKED_AT: Final = 0.25
"""The share of positions looked at."""
TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class Series:
    """Which games are watched; the seed determines every deal and every choice."""

    game_id: str
    seats: int
    level: str
    games: int
    seed: int = 0

    def check(self) -> None:
        """Raises ValueError on an unknown game or level, a bad number of seats, or fewer than two games."""
        game = load_game(self.game_id)
        game.check(self.seats, self.seed, {})
        bot(self.level, game)
        if self.games < 2:
            raise BadOption(N_("cli", "Measuring chances needs at least two games, not {number}.").fill(
                number=self.games))


@dataclass(frozen=True, slots=True)
class Watched:
    """One game: the chances of all seats at the beginning and in the positions looked at, and what became of them."""

    beginning: tuple[float, ...]
    said: tuple[tuple[float, ...], ...]
    rises: tuple[float, ...]
    """How much likelier to win the seats that decided in those positions were after their own moves."""
    won: tuple[float, ...]
    """Every seat's share of the win."""


def watch(series: Series, jobs: int = 1, cluster: str | None = None,
          resume: Path | None = None) -> Iterator[Watched]:
    """Every game in order, played by processes or on a Dask cluster. Raises ValueError like `check` and `run`.

    Games in the file `resume` are not played again, and others are added to it. Raises CannotKeep.
    """
    series.check()
    settings = {"game": series.game_id, "seats": series.seats, "level": series.level, "seed": series.seed}
    kept = None if resume is None else KeptResults(resume, "calibration", settings, written=asdict,
                                                   read=lambda line: _watched(line, series.seats))
    return completed(partial(_watch_one, series), series.games, jobs, cluster, kept)


def _watched(line: dict[str, Any], seats: int) -> Watched:
    """The game in a line of a file. Raises BadField."""
    said = tuple(of_length(numbers({"said": each}, "said", *CHANCES), seats) for each in field(line, "said", list))
    return Watched(of_length(numbers(line, "beginning", *CHANCES), seats), said,
                   of_length(numbers(line, "rises", -CHANCES[1], CHANCES[1]), len(said)),
                   of_length(numbers(line, "won", 0.0, 1.0), seats))


def _watch_one(series: Series, number: int) -> Watched:
    luck = random.Random(f"{series.seed} {number}")
    game = load_game(series.game_id)
    state, player, evaluator = game.start(series.seats, luck.getrandbits(64)), bot(series.level, game), game.evaluator
    beginning, said, rises = evaluator.values(state), list[tuple[float, ...]](), list[float]()
    while state.actor is not None:
        seat = state.actor
        if luck.random() < _LOOKED_AT:
            said.append(evaluator.values(state))
        before = len(said) - len(rises)
        state.advance(player.choose(state.observation(seat), rng=luck).move)
        if before:
            rises.append(evaluator.value(state, seat) - said[-1][seat])
    winners = state.winners()
    won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(series.seats))
    return Watched(beginning, tuple(said), tuple(rises), won)


# -- what came of it ---------------------------------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Measured:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SaidAndWon:
    """What was said on average of so many seats, and what share of the win they had in the end."""

    said: float
    won: Measured
    number: int

    @property
    def error(self) -> float:
        """The distance between the two."""
        return abs(self.said - self.won.value)

    @property
    def certain_error(self) -> float:
        """How far what was said lies outside the interval of what was won."""
        return max(0.0, self.won.low - self.said, self.said - self.won.high)


@dataclass(frozen=True, slots=True)
class Calibration:
    """How what was said compares to what was won."""

    positions: int
    tenths: tuple[SaidAndWon, ...]
    """By tenths of what was said, without those that were never said."""
    beginnings: tuple[SaidAndWon, ...]
    """By seat, before anything had happened."""
    slope: Measured
    """How much more is won where one more is said (least squares): below 1, too much is said of extremes."""
    rise: Measured
    """What the seat to decide gains by its own move, on average: 0 if its chances count what it is about to do."""
    sum_error: float
    """How far the chances of all seats are from adding up to 1, at most."""

    @property
    def error(self) -> float:
        """The mean distance between what was said and what was won, over the tenths."""
        return self._mean([tenth.error for tenth in self.tenths])

    @property
    def certain_error(self) -> float:
        """As much of the error as lies outside the intervals."""
        return self._mean([tenth.certain_error for tenth in self.tenths])

    def _mean(self, errors: Sequence[float]) -> float:
        return fsum(error * tenth.number for error, tenth in zip(errors, self.tenths, strict=True)) / sum(
            tenth.number for tenth in self.tenths)


Sums = Sequence[float]
"""What is added up over games: three sums for each tenth, for each seat at the beginning, and for all that was said
(how many, said, won), then the squares of what was said, its products with what was won, and the rises (how many, sum).
"""
_GROUP: Final = 3


def calibration(games: Sequence[Watched], seed: int = 0) -> Calibration:
    """What the games show. Raises ValueError if no two different chances were said in them."""
    sums = [_sums(game) for game in games]
    whole, luck = _added(sums), random.Random(f"calibration {seed}")
    if _slope(whole) is None:
        raise BadOption(N_("cli", "Too few positions were examined; more games are needed."))
    drawn = [_added(luck.choices(sums, k=len(sums))) for _ in range(DRAWS)]

    def measured(figure: Callable[[Sums], float | None]) -> Measured:
        value, *others = (found for each in (whole, *drawn) if (found := figure(each)) is not None)
        return Measured(value, *middle(others))

    def said(group: int) -> SaidAndWon:
        number, chances, _ = whole[_GROUP * group:_GROUP * group + _GROUP]
        return SaidAndWon(chances / number, measured(partial(_won, group)), round(number))

    return Calibration(
        sum(len(game.said) for game in games),
        tuple(said(tenth) for tenth in range(TENTHS) if whole[_GROUP * tenth]),
        tuple(said(TENTHS + seat) for seat in range(len(games[0].won))),
        measured(_slope), measured(_rise),
        max(abs(fsum(chances) - 1) for game in games for chances in (game.beginning, *game.said)))


def _sums(game: Watched) -> list[float]:
    pairs = [(said, won) for chances in game.said for said, won in zip(chances, game.won, strict=True)]
    beginning = list(zip(game.beginning, game.won, strict=True))
    tenths = [[pair for pair in pairs if min(int(pair[0] * TENTHS), TENTHS - 1) == tenth] for tenth in range(TENTHS)]
    groups = [*tenths, *([pair] for pair in beginning), pairs]
    return [*(sum_ for group in groups for sum_ in _group(group)), fsum(said * said for said, _ in pairs),
            fsum(said * won for said, won in pairs), len(game.rises), fsum(game.rises)]


def _group(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    return len(pairs), fsum(said for said, _ in pairs), fsum(won for _, won in pairs)


def _added(sums: Sequence[Sums]) -> list[float]:
    return [sum(column) for column in zip(*sums, strict=True)]


def _won(group: int, sums: Sums) -> float | None:
    """The share of the win in a group; None if it is empty."""
    number, _, won = sums[_GROUP * group:_GROUP * group + _GROUP]
    return won / number if number else None


def _slope(sums: Sums) -> float | None:
    number, said, won, squares, products, _, _ = sums[-7:]
    spread = number * squares - said * said
    return (number * products - said * won) / spread if spread > 0 else None


def _rise(sums: Sums) -> float | None:
    number, rises = sums[-2:]
    return rises / number if number else None
