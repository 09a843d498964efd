"""A rating says how strong somebody plays a game, on the scale of its levels, and never more than is known."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest

from engine import GAMES
from engine.bots.ladder import STEPS
from throne_desktop.storage.rating import ANCHOR, ANCHORED, levels_of, ratings, shown
from throne_desktop.storage.statistics import ENOUGH, FinishedGame, Outcome

THRONE, RIVAL = "throne", "rival-kings"
BEGUN = datetime(2026, 5, 1, 20, tzinfo=UTC)


def game(won: bool, *opponents: str, fair: Fraction | None = None, outcome: Outcome | None = None,
         number: int = 0) -> FinishedGame:
    """A game against these levels."""
    ended = outcome or (Outcome.WON if won else Outcome.LOST)
    return FinishedGame(opponents[0], len(opponents) + 1, ended, Fraction(int(won)),
                        fair or Fraction(1, len(opponents) + 1), None, BEGUN + timedelta(hours=number), opponents)


def points(*games: FinishedGame) -> float:
    return ratings(THRONE, games)[-1].points


# -- the levels --------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", GAMES)
def test_a_squire_has_the_same_points_in_every_game_and_stronger_levels_more(game_id: str) -> None:
    levels = levels_of(game_id)
    assert levels[ANCHOR] == ANCHORED
    assert list(levels.values()) == sorted(levels.values())


def test_the_points_say_what_was_measured_of_the_levels() -> None:
    levels, step = levels_of(THRONE), STEPS[THRONE]["knight"]
    apart = levels["knight"] - levels["squire"]
    assert 1 / (1 + 10 ** (-apart / 400)) == pytest.approx(step.share)


def test_with_several_players_a_level_as_strong_as_the_others_wins_its_fair_share() -> None:
    levels, step = levels_of("shadow-throne"), STEPS["shadow-throne"]["knight"]
    strength = 10 ** ((levels["knight"] - levels["squire"]) / 400)
    assert strength / (strength + step.seats - 1) == pytest.approx(step.share)


def test_a_level_that_was_not_measured_has_no_points_and_its_games_say_nothing() -> None:
    assert "random" not in levels_of(THRONE)
    assert ratings(THRONE, [game(True, "random"), game(True, "squire", "random")]) == ()


def test_a_hundred_points_more_win_64_of_100_games() -> None:
    assert pytest.approx(64, abs=0.5) == 100 / (1 + 10 ** (-100 / 400))


# -- one game ----------------------------------------------------------------------------------------------------------

def test_a_win_raises_a_rating_and_a_defeat_lowers_it() -> None:
    assert points(game(False, "squire")) < ANCHORED < points(game(True, "squire"))


def test_a_win_counts_for_more_against_the_stronger() -> None:
    assert points(game(True, "page")) < points(game(True, "squire")) < points(game(True, "marshal"))


def test_a_win_against_three_counts_for_more_than_one_against_one() -> None:
    assert points(game(True, "squire", "squire", "squire")) > points(game(True, "squire"))


def test_a_table_of_mixed_levels_counts_with_each_of_them() -> None:
    assert points(game(True, "page", "page")) < points(game(True, "page", "marshal"))


def test_games_with_partners_and_those_that_nobody_won_say_nothing() -> None:
    partners = game(True, "squire", "squire", "squire", fair=Fraction(1, 2))
    assert ratings(THRONE, [partners, game(False, "squire", outcome=Outcome.NOBODY)]) == ()


# -- many games --------------------------------------------------------------------------------------------------------

def test_each_game_tells_more_but_never_everything() -> None:
    errors = [rating.error for rating in ratings(THRONE, [game(bool(each % 2), "squire") for each in range(200)])]
    assert errors[0] > errors[20] > errors[60]
    assert errors[-1] > 50


@pytest.mark.parametrize("strength", [850.0, 1000.0, 1200.0])
def test_somebody_who_plays_like_so_many_points_is_rated_so_19_times_of_20(strength: float) -> None:
    luck, levels, inside = random.Random(3), levels_of(RIVAL), 0
    people = 60
    for _ in range(people):
        games = []
        for number in range(60):
            opponents = luck.choices(("page", "squire", "knight"), k=luck.choice((1, 2)))
            mine = 10 ** (strength / 400)
            rivals = sum(10 ** (levels[each] / 400) for each in opponents)
            games.append(game(luck.random() < mine / (mine + rivals), *opponents, number=number))
        last = ratings(RIVAL, games)[-1]
        inside += last.low <= strength <= last.high
    assert inside >= 0.9 * people


def test_a_rating_is_shown_from_ten_games_on() -> None:
    found = ratings(THRONE, [game(True, "squire") for _ in range(ENOUGH)])
    assert shown(found)
    assert not shown(found[:-1])


def test_each_rating_knows_when_its_game_was_begun() -> None:
    found = ratings(THRONE, [game(True, "squire", number=0), game(True, "random", number=1),
                             game(True, "squire", number=2)])
    assert [rating.started for rating in found] == [BEGUN, BEGUN + timedelta(hours=2)]
