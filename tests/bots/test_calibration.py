"""Chances to win are held against what was won, with intervals by game."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.bots.arena.calibration import Calibration, Series, Watched, calibration, watch
from engine.core.errors import BadOption, ThroneError

SERIES = Series("throne", 2, "page", games=3, seed=5)
GAMES = 150


def made_up(truth: float = 1.0, games: int = GAMES, positions: int = 4) -> Calibration:
    """Games of two seats whose positions all say the same; of how far that is from even, a share is true."""
    luck, watched = random.Random(8), list[Watched]()
    for _ in range(games):
        said = luck.random()
        won = float(luck.random() < 0.5 + truth * (said - 0.5))
        watched.append(Watched((0.5, 0.5), ((said, 1 - said),) * positions, (0.02,) * positions, (won, 1 - won)))
    return calibration(watched)


def test_true_chances_have_slope_one_and_no_certain_error() -> None:
    found = made_up()
    assert found.slope.low < 1 < found.slope.high
    assert found.error < 0.12
    assert found.certain_error < 0.01


def test_chances_that_say_too_much_of_extremes_are_found_out() -> None:
    found = made_up(truth=0.3)
    assert found.slope.high < 0.9
    assert found.certain_error > 0.05
    assert found.tenths[0].won.low > found.tenths[0].said


def test_tenths_have_what_was_said_and_won_of_every_seat() -> None:
    said = ((0.74, 0.26), (1.0, 0.0))
    found = calibration([Watched((0.5, 0.5), said, (0.0, 0.0), won) for won in ((1.0, 0.0), (0.5, 0.5))])
    assert [(tenth.said, tenth.won.value, tenth.number) for tenth in found.tenths] == [
        (0.0, 0.25, 2), (0.26, 0.25, 2), (0.74, 0.75, 2), (1.0, 0.75, 2)]
    assert found.positions == 4


def test_intervals_count_games_not_positions() -> None:
    few, many = made_up(positions=1), made_up(positions=9)
    assert many.positions == 9 * few.positions
    assert [tenth.won for tenth in many.tenths] == [tenth.won for tenth in few.tenths]


def test_more_games_say_it_more_surely() -> None:
    few, many = made_up(games=40).slope, made_up(games=400).slope
    assert many.high - many.low < few.high - few.low


def test_seats_are_held_against_what_they_won_from_the_beginning() -> None:
    found = calibration([Watched((0.5, 0.5), ((0.6, 0.4),), (0.0,), (1.0, 0.0))] * 20)
    assert [(seat.said, seat.won.value, seat.number) for seat in found.beginnings] == [(0.5, 1.0, 20), (0.5, 0.0, 20)]
    assert found.beginnings[0].certain_error == 0.5


def test_the_rise_is_what_the_seat_to_decide_gains() -> None:
    assert made_up().rise.value == pytest.approx(0.02)


def test_chances_that_do_not_add_up_are_told() -> None:
    game = Watched((0.5, 0.5), ((0.7, 0.5),), (0.0,), (1.0, 0.0))
    assert calibration([game, game]).sum_error == pytest.approx(0.2)
    assert made_up().sum_error < 1e-9


# -- games -------------------------------------------------------------------------------------------------------------

def test_games_are_the_same_again_and_with_more_processes() -> None:
    once = list(watch(SERIES))
    assert once == list(watch(SERIES)) == list(watch(SERIES, jobs=2))
    assert once != list(watch(replace(SERIES, seed=6)))


def test_a_game_is_looked_at_from_its_beginning_to_its_end() -> None:
    for game in watch(SERIES):
        assert len(game.said) == len(game.rises) > 0
        assert sum(game.beginning) == pytest.approx(1)
        assert sum(game.won) == 1


@pytest.mark.parametrize(("series", "complaint"), [
    (replace(SERIES, game_id="chess"), "There is no game called 'chess'"),
    (replace(SERIES, seats=9), "for 2 to 5 players, not 9"),
    (replace(SERIES, level="knave"), "There is no level called 'knave'"),
    (replace(SERIES, games=1), "at least two games, not 1"),
])
def test_an_impossible_series_is_refused(series: Series, complaint: str) -> None:
    with pytest.raises(ThroneError, match=complaint):
        watch(series)


@pytest.mark.parametrize("said", [(), ((0.5, 0.5),)])
def test_games_in_which_nothing_differs_show_nothing(said: tuple[tuple[float, ...], ...]) -> None:
    with pytest.raises(BadOption, match="Too few positions were examined; more games are needed"):
        calibration([Watched((0.5, 0.5), said, (0.0,) * len(said), (1.0, 0.0))] * 2)
