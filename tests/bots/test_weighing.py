"""Worlds count by their plausibility, and where a move would give something away, good ones are mixed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine.bots.base import Deadline
from engine.bots.greedy import mixed, weigh, worlds
from engine.core.moves import Move
from engine.games.registry import load_game
from tests.helpers.toy import CELLAR
from tests.helpers.toy_words import MOVES

ONE, OTHER, THIRD = list(MOVES)[:3]
RANKING = ((ONE, 0.5), (OTHER, 0.4), (THIRD, 0.1))


def weighed(plausibility: dict[int, float]) -> float:
    """The worth of a move that is as good as the number of cards of kind 0 that the next seat has."""
    state = CELLAR.start(2, 3)
    seen = state.observation(0)

    def worth(world: Any, _seat: int) -> float:
        return float(world.hand(1).count(0))

    def plausible(world: Any, _seat: int) -> float:
        return plausibility.get(world.hand(1).count(0), 1.0)

    (found,) = weigh(seen, seen.legal_moves()[:1], worlds(seen, 60, random.Random(1)), worth, lambda _state: None,
                     Deadline(None), plausible)
    return found[1]


def test_equally_plausible_worlds_count_alike_whatever_the_number() -> None:
    assert weighed({0: 7.0, 1: 7.0, 2: 7.0}) == pytest.approx(weighed({}))


def test_the_more_plausible_a_world_is_the_more_it_counts() -> None:
    assert weighed({0: 100.0}) < weighed({}) < weighed({0: 0.01})


def test_without_mixing_the_best_move_is_made_and_no_chance_is_used() -> None:
    rng = random.Random(1)
    before = rng.getstate()
    assert mixed(RANKING, 0.0, rng) is ONE
    assert rng.getstate() == before


def test_with_mixing_good_moves_are_made_the_more_often_the_better_they_are() -> None:
    rng = random.Random(1)
    made: Counter[Move] = Counter(mixed(RANKING, 0.1, rng) for _ in range(2000))
    assert made[ONE] > made[OTHER] > made[THIRD] > 0
    assert made[ONE] / made[OTHER] == pytest.approx(2.72, rel=0.2)


def test_a_game_without_bluffs_mixes_nothing() -> None:
    assert load_game("behind-the-throne").judgement.mixing == 0.0
