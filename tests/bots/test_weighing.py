"""Worlds count by their likelihood, and where a move would give something away, good ones are mixed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine import bot
from engine.bots.base import Choice, Deadline
from engine.bots.greedy import sample_move, weigh, worlds
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.registry import load_game
from tests.helpers.toy import CELLAR, CellarState
from tests.helpers.toy_table import CellarEvaluator
from tests.helpers.toy_words import MOVES

ONE, OTHER, THIRD = list(MOVES)[:3]
RANKING = ((ONE, 0.5), (OTHER, 0.49), (THIRD, 0.4))


def weighed(likelihood: dict[int, float]) -> float:
    """The value of a move that is as good as the number of cards of kind 0 that the next seat has."""
    state = CELLAR.start(2, 3)
    seen = state.observation(0)

    def value(world: Any, _seat: int) -> float:
        return float(world.hand(1).count(0))

    def plausible(world: Any, _seat: int) -> float:
        return likelihood.get(world.hand(1).count(0), 1.0)

    (found,), _ = weigh(seen, seen.legal_moves()[:1], worlds(seen, 60, random.Random(1)), value, lambda _state: None,
                     Deadline(None), plausible)
    return found[1]


def test_equally_plausible_worlds_count_alike_whatever_the_number() -> None:
    assert weighed({0: 7.0, 1: 7.0, 2: 7.0}) == pytest.approx(weighed({}))


def test_the_more_plausible_a_world_is_the_more_it_counts() -> None:
    assert weighed({0: 100.0}) < weighed({}) < weighed({0: 0.01})


def test_without_mixing_the_best_move_is_made_and_no_chance_is_used() -> None:
    rng = random.Random(1)
    before = rng.getstate()
    assert sample_move(RANKING, 0.0, rng) is ONE
    assert rng.getstate() == before


def test_with_mixing_good_moves_are_made_the_more_often_the_better_they_are() -> None:
    rng = random.Random(1)
    made: Counter[Move] = Counter(sample_move(RANKING, 0.01, rng) for _ in range(2000))
    assert made[ONE] / made[OTHER] == pytest.approx(2.72, rel=0.2)


def test_mixing_never_makes_a_move_that_is_clearly_worse_than_the_best() -> None:
    rng = random.Random(1)
    assert {sample_move(RANKING, 10.0, rng) for _ in range(200)} == {ONE, OTHER}


def test_moves_that_tell_the_same_are_together_made_as_often_as_one() -> None:
    rng = random.Random(1)
    alike = ((ONE, 0.5), (OTHER, 0.5), (THIRD, 0.5))
    made = Counter(sample_move(alike, 0.01, rng, lambda move: move is ONE) for _ in range(2000))
    assert made[ONE] / 2000 == pytest.approx(0.5, abs=0.05)


def test_a_game_without_bluffs_mixes_nothing() -> None:
    assert load_game("behind-the-throne").evaluator.temperature == 0.0


# -- what the seat knows -------------------------------------------------------------------------------------------

BETTER_ONES = ("draw", "lay", "show")
"""Without these several moves are equally good at the beginning."""


class Knowing(CellarEvaluator):
    """Likes to draw best; told which moves are excluded, and whether a move gives anything away."""

    temperature = 100.0

    def __init__(self, *excluded: str, secretive: bool = False) -> None:
        self._excluded = excluded
        self._secretive = secretive

    def naive_value(self, state: CellarState, seat: int) -> float:
        return 100.0 * self.value(state, seat)

    def excluded(self, move: Move, observation: Observation[CellarState]) -> bool:
        return move.verb in self._excluded

    def gives_away(self, observation: Observation[CellarState]) -> bool:
        return self._secretive


def chosen(monkeypatch: pytest.MonkeyPatch, level: str, *excluded: str, secretive: bool = False) -> list[Choice]:
    """What bots of that level choose at the beginning of a game in which they judge so; pages slip now and then."""
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Knowing(*excluded, secretive=secretive))
    seen = CELLAR.start(2, 3).observation(0)
    return [bot(level, CELLAR).choose(seen, rng=random.Random(seed))
            for seed in range(60 if level == "page" else 20)]


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
def test_no_bot_and_no_hint_chooses_what_the_seat_knows_to_be_a_mistake(
        monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    assert "draw" in {choice.move.verb for choice in chosen(monkeypatch, level)}
    for choice in chosen(monkeypatch, level, "draw", secretive=True):
        assert "draw" not in (choice.move.verb, choice.best.verb)
        assert choice.ranking[-1][0].verb == "draw"


def test_a_page_does_not_slip_into_the_only_move_that_is_excluded(monkeypatch: pytest.MonkeyPatch) -> None:
    but_drawing = ("lay", "show", "peek", "ask", "ask-all", "offer")
    assert {choice.move.verb for choice in chosen(monkeypatch, "page", *but_drawing)} == {"draw"}


def test_where_all_moves_are_excluded_the_best_of_them_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    every = ("draw", "lay", "show", "peek", "ask", "ask-all", "offer")
    assert {choice.move.verb for choice in chosen(monkeypatch, "marshal", *every)} == {"draw"}


def test_without_time_an_excluded_move_is_not_the_one_that_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen(monkeypatch, "marshal", "draw")
    seen = CELLAR.start(2, 3).observation(0)
    assert bot("marshal", CELLAR).choose(seen, rng=random.Random(1), seconds=0).move.verb != "draw"


def test_nothing_is_mixed_where_a_move_gives_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = chosen(monkeypatch, "marshal", *BETTER_ONES)
    assert {choice.move for choice in plain} == {choice.best for choice in plain}
    assert len({choice.move for choice in chosen(monkeypatch, "marshal", *BETTER_ONES, secretive=True)}) > 1
