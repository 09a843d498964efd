"""Points, the match and the True King: rules 42 to 44."""

from __future__ import annotations

import pytest

from tests.helpers.positions import asked, hand, log, play, position, refused
from tests.helpers.positions_of.imposter_kings import court, round_of, with_points


@pytest.mark.parametrize(("flipped", "points"), [("1", 3), ("1 2", 2)])
def test_R42_one_for_the_round_one_for_leftovers_one_for_the_king(flipped: str, points: int) -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped=flipped, successors=("", "fool"))
    events = play(game, "lose")
    assert game.scores() == (0, points)
    assert log(events)[1] == f"The round goes to Player 2: {points} points."


def test_R42_without_leftovers_there_is_no_point_for_them() -> None:
    game = position("imposter-kings", "", "warlord", court="sentry", flipped="1 2")
    play(game, "lose")
    assert game.scores() == (0, 1)


def test_R42_a_successor_is_left_over_too_but_not_what_is_condemned() -> None:
    game = position("imposter-kings", "", "warlord", court="sentry", flipped="1", successors=("fool", ""))
    play(game, "lose")
    assert game.scores() == (0, 3)
    condemned = position("imposter-kings", "1 turn; condemned.1 fool; hand.2 warlord; court sentry; marks 0; "
                                           "flipped 1; rest removed", length="round")
    play(condemned, "lose")
    assert condemned.scores() == (0, 2)


def test_R42_a_team_gets_its_points_together() -> None:
    game = position("imposter-kings", "elder", "queen", "fool", "judge", seats=4, court="sentry", flipped="1 2",
                    successors=("", "soldier"))
    play(game, "lose")
    assert game.scores() == (0, 3, 0, 3)
    assert game.winners() == {1, 3}


def test_R42_in_a_team_either_king_is_enough_and_leftovers_count_once() -> None:
    game = position("imposter-kings", "elder", "queen", "", "judge", seats=4, court="sentry", flipped="1 2 4",
                    successors=("", ""))
    play(game, "lose")
    assert game.scores() == (0, 2, 0, 2)


def test_R42_with_three_players_leftovers_of_each_loser_count_and_the_second_gets_one() -> None:
    game = position("imposter-kings", "elder", "inquisitor", "queen", seats=3, court="sentry", flipped="1 2 3")
    play(game, "lose", "lose")
    assert game.scores() == (0, 1, 3)


def test_R43_a_match_goes_on_below_seven_points() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(game, "lose")
    assert game.actor is not None
    assert game.scores() == (0, 3)
    assert asked(game) == ("deal", 1)
    play(game, "deal")
    assert [len(game.hand(seat)) for seat in range(2)] == [8, 8]


def test_R31_the_end_of_a_round_lies_on_the_table_until_its_loser_deals_the_next() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(game, "lose")
    assert (court(game), hand(game, 1), hand(game, 2)) == ("sentry", "elder", "warlord")
    assert "deal the next one first" in refused(game, "play elder", "R31")
    play(game, "deal")
    assert court(game) == ""
    refused(game, "deal", "R32")


@pytest.mark.parametrize(("before", "over"), [(4, True), (3, False)])
def test_R43_seven_points_end_the_match(before: int, over: bool) -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    with_points(game, 6, before)
    play(game, "lose")
    assert (game.actor is None) == over
    if over:
        assert game.winners() == {1}
        refused(game, "lose", "R43")


def test_R43_among_equals_the_winner_of_the_last_round_wins() -> None:
    game = position("imposter-kings", "elder", "inquisitor", "queen", seats=3, court="sentry", flipped="1 2 3",
                    length="match")
    with_points(game, 0, 6, 4)
    play(game, "lose", "lose")
    assert game.scores() == (0, 7, 7)
    assert game.winners() == {2}


def test_R43_a_game_may_be_one_round() -> None:
    assert position("imposter-kings", length="round").options == {"length": "round"}
    assert round_of().options == {"length": "match"}


def test_R44_the_loser_of_the_round_gets_the_true_king() -> None:
    game = position("imposter-kings", "1 turn; hand.1 elder; hand.2 warlord; court sentry; marks 0; flipped 1; "
                                      "true_king 1; rest removed")
    play(game, "lose")
    assert game.true_king == 0


def test_R44_with_three_players_it_is_the_first_who_lost() -> None:
    game = position("imposter-kings", "1 turn; hand.1 elder; hand.2 inquisitor; hand.3 queen; court sentry; marks 0; "
                                      "flipped 7; true_king 2; rest removed", seats=3)
    play(game, "lose", "lose")
    assert game.true_king == 0


def test_R44_chance_decides_at_first() -> None:
    assert {round_of(3, seed).true_king for seed in range(20)} == {0, 1, 2}
