"""Ratings: the example of the paper that Glicko-2 is from, and what an answer does to a rating."""

from __future__ import annotations

import pytest

from engine.learn.rating import START, UNKNOWN, Rating, Result, chance

PLAYER = Rating(1500.0, 200.0, 0.06)
"""The player of Glickman's example."""
PERIOD = (Result(1400.0, 30.0, 1.0), Result(1550.0, 100.0, 0.0), Result(1700.0, 300.0, 0.0))
"""Their three games."""


def test_the_example_of_the_paper_comes_out_as_it_says() -> None:
    after = PLAYER.after(PERIOD)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_rating_rises_with_what_is_solved_and_falls_with_what_is_not() -> None:
    for value in (800.0, 1500.0, 2300.0):
        solved, failed = (Rating().after([Result(value, 100.0, score)]) for score in (1.0, 0.0))
        assert failed.value < START < solved.value
        assert solved.deviation < UNKNOWN
        assert failed.deviation < UNKNOWN


def test_what_is_hard_brings_more_than_what_is_easy_and_costs_less() -> None:
    for score in (0.0, 1.0):
        easy, hard = (PLAYER.after([Result(value, 100.0, score)]) for value in (1200.0, 1800.0))
        assert hard.value > easy.value


def test_days_without_an_answer_leave_a_rating_as_high_and_make_it_less_certain() -> None:
    rested = PLAYER.rested(100)
    assert rested.value == PLAYER.value
    assert PLAYER.deviation < rested.deviation < UNKNOWN
    assert PLAYER.rested(10 ** 6).deviation == UNKNOWN
    assert PLAYER.after([]) == PLAYER.rested(1)


def test_whoever_answers_as_a_rating_says_stays_at_it() -> None:
    rating = Rating()
    for _ in range(200):
        for exercise in (1300.0, 1500.0, 1700.0):
            rating = rating.after([Result(exercise, 100.0, chance(1600.0, exercise))])
    assert rating.value == pytest.approx(1600.0, abs=15.0)


def test_a_surprise_makes_a_rating_more_volatile() -> None:
    steady = Rating(1500.0, 40.0, 0.06)
    assert steady.after([Result(800.0, 30.0, 0.0)] * 12).volatility > steady.volatility
    assert steady.after([Result(1500.0, 30.0, 0.5)] * 12).volatility < steady.volatility


def test_somebody_as_good_as_an_exercise_is_hard_solves_half() -> None:
    assert chance(1500.0, 1500.0) == 0.5
    assert chance(1900.0, 1500.0) == pytest.approx(10 / 11)
