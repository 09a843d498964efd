"""Every game shows a score as what it is: points, rounds towards the match, pairs as houses, or influence."""

from __future__ import annotations

import random

import pytest

from engine import GAMES, load_game
from engine.base.scores import ScoreForm, ScoreShown
from engine.core.state import State
from tests.helpers.conformance import assert_readable
from tests.helpers.faces import looked_at
from tests.helpers.positions import position
from tests.helpers.positions_of.imposter_kings import with_points


def score(game: State, player: int = 1) -> ScoreShown:
    """The score of a player as the first player sees it."""
    return looked_at(game).seats[player - 1].shown


def points_of(*points: int) -> State:
    """A match of The Imposter Kings in which the players have these points."""
    game = load_game("imposter-kings").start(len(points), 5)
    with_points(game, *points)
    return game


def test_behind_the_throne_counts_points() -> None:
    shown = score(position("behind-the-throne", mine="king*2", deck="judge"))
    assert (shown.form, shown.number, str(shown.text)) == (ScoreForm.NUMBER, 9, "9 points")


def test_a_match_of_the_imposter_kings_has_seven_pips() -> None:
    shown = score(points_of(3, 5))
    assert (shown.form, shown.reached, shown.goal, shown.number) == (ScoreForm.PIPS, 3, 7, None)
    assert str(shown.text) == "Points: 3 of 7"


def test_more_points_than_the_match_needs_are_told_as_a_number_too() -> None:
    shown = score(points_of(8, 5))
    assert (shown.reached, shown.goal, shown.number) == (7, 7, 8)


def test_a_single_round_of_the_imposter_kings_has_no_goal() -> None:
    shown = score(load_game("imposter-kings").start(2, 5, length="round"))
    assert (shown.form, shown.number, shown.goal) == (ScoreForm.NUMBER, 0, 0)


def test_a_match_of_throne_has_three_crowns() -> None:
    game = load_game("throne").start(2, 7)
    game.wins = [1, 2]
    assert [(score(game, player).reached, score(game, player).goal) for player in (1, 2)] == [(1, 3), (2, 3)]
    assert (score(game).form, score(game).sign, str(score(game).text)) == (
        ScoreForm.PIPS, "marks/crown", "Rounds won: 1 of 3")


def test_rounds_won_in_throne_are_shown_once() -> None:
    game = load_game("throne").start(2, 7)
    game.wins = [1, 2]
    assert not any(mark.shape == "marks/crown" for seat in looked_at(game).seats for mark in seat.marks)


def test_in_rival_kings_a_house_is_lit_for_every_perfect_pair() -> None:
    game = position("rival-kings", "queen: farmer farm vineyard", "duke: sailor")
    shown = score(game)
    assert (shown.form, shown.reached, shown.goal, shown.number) == (ScoreForm.HOUSES, 1, 2, game.scores()[0])
    assert (score(game, 2).reached, score(game, 2).goal) == (0, 1)
    assert str(shown.text) == f"Points: {game.scores()[0]}. Perfect pairs: 1, single cards: 1"


def test_two_copies_of_a_pair_are_two_houses() -> None:
    shown = score(position("rival-kings", "queen: farmer farmer farm farm forge", "duke"))
    assert (shown.reached, shown.goal) == (2, 3)


@pytest.mark.parametrize("goal", [15, 25])
def test_shadow_throne_has_a_shield_with_the_influence_that_ends_the_game(goal: int) -> None:
    game = load_game("shadow-throne").start(3, 5, goal=goal)
    game.influence = [4, 0, 7]
    shown = score(game)
    assert (shown.form, shown.number, shown.goal, shown.sign) == (ScoreForm.SHIELD, 4, goal, "marks/influence")
    assert str(shown.text) == f"Influence: 4 of {goal}"


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_happens_a_score_can_be_drawn_and_read_aloud(game_id: str) -> None:
    game = load_game(game_id)
    for seats in game.seats:
        state, rng = game.start(seats, seed=seats), random.Random(seats)
        while state.actor is not None:
            state.apply(rng.choice(state.legal_moves()))
            observation = state.observation(rng.randrange(seats))
            for seat in range(seats):
                shown = game.table.score_shown(observation, seat)
                assert 0 <= shown.reached <= max(shown.goal, shown.reached * (shown.form is ScoreForm.SHIELD))
                assert shown.number is not None or shown.goal
                assert_readable(shown.text)
