"""How squire and knight misjudge moves: in proportion to what a decision is about, and never into a blunder."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import fmean, pstdev
from typing import Any, ClassVar

import pytest

from engine import LEVELS, bot
from engine.base.game import Game
from engine.bots.arena.match import Match, play, standings
from engine.bots.greedy import misjudged, rash_moves
from engine.core.moves import Move
from engine.games.registry import GAMES, load_game
from tests.helpers.amount import few_or_many
from tests.helpers.model import MODEL
from tests.helpers.toy import CELLAR
from tests.helpers.toy_table import CellarEvaluator
from tests.helpers.toy_words import MOVES

ONE, OTHER, THIRD = list(MOVES)[:3]
VALUES = ((ONE, 0.6), (OTHER, 0.55), (THIRD, 0.4))
REAL = tuple(map(load_game, GAMES))
games = pytest.mark.parametrize("game", REAL, ids=lambda game: game.id)


def errors(values: tuple[tuple[Move, float], ...], noise: float, seed: int) -> list[float]:
    """By how much each move is misjudged."""
    seen = misjudged(values, noise, random.Random(seed), blunder=1e9)
    return [after - before for (_, after), (_, before) in zip(seen, values, strict=True)]


# -- errors ------------------------------------------------------------------------------------------------------------

def test_errors_are_as_many_standard_deviations_of_the_moves_values_as_the_noise_says() -> None:
    spread = pstdev(value for _, value in VALUES)
    made = [error for seed in range(2000) for error in errors(VALUES, 1.5, seed)]
    assert pstdev(made) == pytest.approx(1.5 * spread, rel=0.05)
    assert fmean(made) == pytest.approx(0.0, abs=0.05 * spread)


def test_in_a_decision_about_ten_times_as_much_errors_are_ten_times_as_large() -> None:
    tenfold = tuple((move, 10 * value) for move, value in VALUES)
    assert errors(tenfold, 0.8, 3) == pytest.approx([10 * error for error in errors(VALUES, 0.8, 3)])


@pytest.mark.parametrize(("values", "rash", "left_out"), [
    ((0.4, 0.5, 0.3), {ONE}, {ONE}), ((0.6, 0.5, 0.3), {ONE}, set()), ((0.5, 0.5, 0.3), {ONE}, {ONE}),
    ((0.5, 0.5, 0.3), {ONE, OTHER}, {OTHER}), ((0.4, 0.5, 0.3), {ONE, OTHER}, {ONE})])
def test_a_rash_move_is_left_out_where_another_is_at_least_as_good(
        values: tuple[float, ...], rash: set[Move], left_out: set[Move], monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one that is better than all others is made; of several that would be, all rash, the first."""
    monkeypatch.setattr(CELLAR.evaluator, "rash", lambda move, _seen: move in rash, raising=False)
    seen = CELLAR.start(3, 3).observation(0)
    assert set(rash_moves(tuple(zip((ONE, OTHER, THIRD), values, strict=True)), seen)) == left_out


def test_moves_that_are_equally_good_are_not_misjudged() -> None:
    assert errors(((ONE, 0.5), (OTHER, 0.5)), 3.0, 1) == [0.0, 0.0]


def test_moves_of_a_sort_are_misjudged_alike() -> None:
    for seed in range(50):
        seen = dict(misjudged(VALUES, 1.5, random.Random(seed), 1e9, lambda move: move is ONE))
        assert seen[OTHER] - seen[THIRD] == pytest.approx(0.15)
        assert seen[ONE] - seen[OTHER] != pytest.approx(0.05)


def test_no_error_makes_a_blunder_look_good() -> None:
    firsts = set()
    for seed in range(500):
        seen = dict(misjudged(VALUES, 3.0, random.Random(seed), blunder=0.15))
        assert seen[THIRD] < min(seen[ONE], seen[OTHER]) - 0.15
        firsts.add(max(seen, key=lambda move: seen[move]))
    assert firsts == {ONE, OTHER}


# -- levels ------------------------------------------------------------------------------------------------------------

@games
def test_a_stronger_level_misjudges_less_and_the_strongest_nothing(game: Game[Any]) -> None:
    for seats in game.seats:
        errors = [game.evaluator.noise_of(each.id, seats, each.noise) for each in LEVELS if each.plays != "naive"]
        assert errors == sorted(errors, reverse=True)
        assert errors[0] > errors[1] > errors[-1] == 0


def test_with_more_seats_than_there_are_figures_for_the_last_figure_holds() -> None:
    class Few(CellarEvaluator):
        noise: ClassVar[Mapping[str, tuple[float, ...]]] = {"squire": (1.5, 2.0)}

    assert [Few().noise_of("squire", seats, 1.0) for seats in (2, 3, 4, 5)] == [1.5, 2.0, 2.0, 2.0]


@games
@few_or_many("number", 3, 40)
def test_squire_and_knight_make_no_move_that_they_know_to_be_a_blunder(number: int, game: Game[Any]) -> None:
    """The same chance gives the marshal the same worlds, so its ranking says what they knew."""
    state, luck = game.start(game.seats[0], 5), random.Random(5)
    while state.actor is not None and number:
        if len(state.legal_moves()) > 2:
            number -= 1
            seen, stake = state.observation(state.actor), game.evaluator.stake(state.observation(state.actor))
            known = dict(bot("marshal", game).choose(seen, rng=random.Random(number)).ranking)
            for level in ("squire", "knight"):
                made = bot(level, game).choose(seen, rng=random.Random(number)).move
                assert known[made] >= max(known.values()) - game.evaluator.blunder * stake - 1e-9
        state.apply(luck.choice(state.legal_moves()))


@few_or_many("number", 30, 1000)
def test_the_better_level_wins_more(number: int) -> None:
    for better, other in (("marshal", "squire"), ("squire", "page")):
        match = Match(MODEL.id, (better, other), games=number)
        assert standings(match, list(play(match)))[0].win_rate > 0.5
