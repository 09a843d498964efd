"""Matches between bots: everybody gets the same deals, and the better bot wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.bots.arena.match import Match, MatchResult, Standing, play, standings
from engine.core.errors import ThroneError
from tests.helpers.amount import few_or_many

GAME = "behind-the-throne"


def win_rate(match: Match) -> float:
    """How often the first entrant wins."""
    return standings(match, list(play(match)))[0].win_rate


def without_time(outcomes: list[MatchResult]) -> list[MatchResult]:
    return [replace(outcome, seconds=()) for outcome in outcomes]


# -- fairness ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_entrant_sits_at_every_seat_with_the_same_deal(seats: int) -> None:
    match = Match(GAME, ("page",) * seats, games=seats, seed=4)
    seatings = [match.seating(number) for number in range(seats)]
    assert all(sorted(at_seat) == list(range(seats)) for at_seat in zip(*seatings, strict=True))
    assert len({match.seed_of(number) for number in range(seats)}) == 1


def test_the_next_deal_and_another_seed_are_different_deals() -> None:
    match = Match(GAME, ("page", "page"), games=4, seed=4)
    assert match.seed_of(1) != match.seed_of(2)
    assert match.seed_of(0) != replace(match, seed=5).seed_of(0)


def test_a_match_is_the_same_again_and_with_more_processes() -> None:
    match = Match(GAME, ("page", "random", "random"), games=5, seed=2)
    once = without_time(list(play(match)))
    assert once == without_time(list(play(match)))
    assert once == without_time(list(play(match, jobs=2)))


@few_or_many("games", 60, 600)
def test_two_equal_bots_share_the_wins(games: int) -> None:
    match = Match(GAME, ("random", "random"), games=games)
    assert 0.3 < win_rate(match) < 0.7


# -- strength ----------------------------------------------------------------------------------------------------------

@few_or_many("games", 12, 300)
def test_a_page_beats_chance(games: int) -> None:
    assert win_rate(Match(GAME, ("page", "random"), games=games)) > 0.7


@few_or_many("games", 4, 60)
def test_a_marshal_beats_a_page(games: int) -> None:
    assert win_rate(Match(GAME, ("marshal", "page"), games=games)) > 0.6


# -- results -----------------------------------------------------------------------------------------------------------

def test_a_shared_win_counts_as_a_fraction() -> None:
    match = Match(GAME, ("marshal", "page"), games=2)
    first, second = standings(match, [MatchResult((1.0, 0.0), (20, 10), (30, 40), (0.3, 0.04)),
                                            MatchResult((0.5, 0.5), (14, 14), (20, 10), (0.2, 0.01))])
    assert (first.level, first.wins, first.win_rate, first.mean_score) == ("marshal", 1.5, 0.75, 17.0)
    assert (second.level, second.wins, second.win_rate, second.mean_score) == ("page", 0.5, 0.25, 12.0)
    assert (first.seconds_per_move, second.seconds_per_move) == pytest.approx((0.01, 0.001))


@pytest.mark.parametrize(("wins", "games", "low", "high"), [
    (50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (90, 100, 0.826, 0.945),
])
def test_the_confidence_interval_is_wilson_s(wins: float, games: int, low: float, high: float) -> None:
    assert Standing("page", games, wins, 0.0, 0.0).interval == pytest.approx((low, high), abs=0.001)


def test_the_wins_of_a_game_add_up_to_one() -> None:
    for outcome in play(Match(GAME, ("page", "random", "random"), games=20)):
        assert sum(outcome.wins) == pytest.approx(1)
        assert all((share > 0) == (score == max(outcome.scores))
                   for share, score in zip(outcome.wins, outcome.scores, strict=True))


# -- what is refused ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("match", "jobs", "complaint"), [
    (Match("chess", ("page", "page"), 1), 1, "There is no game called 'chess'"),
    (Match(GAME, ("page",), 1), 1, "for 2 to 4 players, not 1"),
    (Match(GAME, ("page", "knave"), 1), 1, "There is no level called 'knave'"),
    (Match(GAME, ("page", "page"), 0), 1, "at least one game, not 0"),
    (Match(GAME, ("page", "page"), 1), 0, "^Use 1 to 256 processes, not 0"),
])
def test_an_impossible_match_is_refused(match: Match, jobs: int, complaint: str) -> None:
    with pytest.raises(ThroneError, match=complaint):
        list(play(match, jobs))
