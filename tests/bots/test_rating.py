"""Elo from who won against whom, with intervals that say how sure it is."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.bots.arena.rating import Table, ratings

DEALS = 80


def always(seats: dict[str, int], wins: dict[str, float], deals: int = DEALS) -> Table:
    """The same wins in every deal."""
    return Table(seats, {entrant: [won] * deals for entrant, won in wins.items()})


def by_chance(seats: dict[str, int], elos: dict[str, float], luck: random.Random) -> Table:
    """A game a deal, won in proportion to the strengths that belong to these Elos."""
    weights = [number * 10 ** (elos[entrant] / 400) for entrant, number in seats.items()]
    winners = luck.choices(list(seats), weights, k=DEALS)
    return Table(seats, {entrant: [float(entrant == winner) for winner in winners] for entrant in seats})


def test_whoever_wins_ten_of_eleven_games_is_400_stronger() -> None:
    found = ratings([always({"page": 1, "marshal": 1}, {"page": 1.0, "marshal": 10.0})], "page")
    assert found["marshal"].elo == pytest.approx(400, abs=1)
    assert (found["page"].elo, found["page"].low, found["page"].high) == (0, 0, 0)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_whoever_wins_a_fair_share_is_as_strong_as_the_others(others: int) -> None:
    found = ratings([always({"marshal": 1, "page": others}, {"marshal": 1.0, "page": float(others)})], "page")
    assert found["marshal"].elo == pytest.approx(0, abs=1)


def test_strength_adds_up_along_the_ladder() -> None:
    tables = [always({"squire": 1, "page": 1}, {"squire": 2.0, "page": 1.0}),
              always({"knight": 1, "squire": 1}, {"knight": 3.0, "squire": 1.0})]
    found = ratings(tables, "page")
    assert found["knight"].elo - found["squire"].elo == pytest.approx(191, abs=2)
    assert found["knight"].elo == pytest.approx(191 + 120, abs=3)


def test_whoever_never_wins_is_weak_but_not_infinitely() -> None:
    found = ratings([always({"marshal": 1, "page": 1}, {"marshal": 2.0, "page": 0.0}, deals=50)], "page")
    assert 600 < found["marshal"].elo < 1200


def test_nobody_needs_to_have_played_the_weakest() -> None:
    tables = [always({"knight": 1, "marshal": 1}, {"knight": 1.0, "marshal": 1.0}),
              always({"knight": 1, "page": 1}, {"knight": 3.0, "page": 1.0})]
    assert ratings(tables, "page")["marshal"].elo == pytest.approx(191, abs=2)


def _covered(seats: Sequence[int]) -> int:
    """How often of ten times a true Elo of 100 lies in its interval."""
    luck, covered = random.Random(4), 0
    for _ in range(10):
        tables = [by_chance({"squire": one, "page": sum(seats) - one}, {"squire": 100.0, "page": 0.0}, luck)
                  for one in seats]
        found = ratings(tables, "page")["squire"]
        covered += found.low <= 100 <= found.high
        assert found.low < found.elo < found.high
    return covered


@pytest.mark.parametrize("seats", [(1, 1), (1, 2)], ids=["two seats", "three seats"])
def test_the_true_strength_mostly_lies_in_the_interval(seats: tuple[int, int]) -> None:
    assert _covered(seats) >= 8


def test_the_same_seed_draws_the_same_intervals() -> None:
    tables = [by_chance({"squire": 1, "page": 1}, {"squire": 50.0, "page": 0.0}, random.Random(1))]
    assert ratings(tables, "page", seed=2) == ratings(tables, "page", seed=2)
