"""Which stacks are available, and how that changes (rules 10 and 11)."""

from __future__ import annotations

import pytest

from tests.helpers.positions import allows, play, position, refused
from tests.helpers.positions_of.behind_the_throne import sideways, stacks


@pytest.mark.parametrize(("mine", "rival"), [("general", ""), ("general", "general"), ("general*3", "general*2"),
                                             ("general*2", "general*2")])
def test_R10_the_largest_or_tied_largest_stack_is_available(mine: str, rival: str) -> None:
    game = position("behind-the-throne", row="king queen", mine=mine, rival=rival)
    assert sideways(game, 1) == ""
    allows(game, "use general")


@pytest.mark.parametrize(("mine", "rival"), [("general", "general*2"), ("general*2", "general*3")])
def test_R10_a_smaller_stack_lies_sideways(mine: str, rival: str) -> None:
    game = position("behind-the-throne", row="king queen", mine=mine, rival=rival)
    assert (sideways(game, 1), sideways(game, 2)) == ("general", "")
    refused(game, "use general", "R10")


def test_R10_every_other_player_counts() -> None:
    game = position("behind-the-throne", row="king queen", mine="general*2", rival="general", third="general*2",
                    fourth="general*3", seats=4)
    refused(game, "use general", "R10")
    assert [sideways(game, player) for player in (1, 2, 3, 4)] == ["general", "general", "general", ""]
    tied = position("behind-the-throne", row="king queen", mine="general*3", rival="general", third="general*2",
                    fourth="general*3", seats=4)
    allows(tied, "use general")


def test_R10_only_cards_of_the_same_kind_are_compared() -> None:
    allows(position("behind-the-throne", row="king queen", mine="general", rival="assassin*4 prophet*3"), "use general")


def test_R10_a_collect_turns_the_stacks_it_outnumbers() -> None:
    game = position("behind-the-throne", row="general general", mine="general", rival="general*2")
    assert (sideways(game, 1), sideways(game, 2)) == ("general", "")
    play(game, "collect")
    assert (sideways(game, 1), sideways(game, 2)) == ("", "general")


def test_R10_a_collect_that_only_ties_turns_nobody() -> None:
    game = position("behind-the-throne", row="general", mine="general", rival="general*2")
    play(game, "collect")
    assert (sideways(game, 1), sideways(game, 2)) == ("", "")


def test_R10_a_destroy_gives_the_majority_in_mid_turn() -> None:
    game = position("behind-the-throne", row="king king", mine="general", rival="general*2", deck="king")
    refused(game, "use general", "R10")
    play(game, "destroy 2 general")
    assert sideways(game, 1) == ""
    play(game, "reveal")
    allows(game, "use general")


def test_R10_a_destroy_of_an_own_card_takes_the_majority_in_mid_turn() -> None:
    game = position("behind-the-throne", row="king king", mine="general*2", rival="general*2", deck="king")
    allows(game, "use general")
    play(game, "destroy 1 general", "reveal")
    refused(game, "use general", "R10")


def test_R10_a_destroy_of_the_last_card_takes_the_ability_away() -> None:
    game = position("behind-the-throne", row="king king", mine="general", deck="king")
    play(game, "destroy 1 general", "reveal")
    assert stacks(game, 1) == ""
    refused(game, "use general", "R10")


def test_R10_a_destroy_turns_the_stack_of_a_third_player_upright() -> None:
    game = position("behind-the-throne", row="king king", rival="general*2", third="general", seats=3)
    assert sideways(game, 3) == "general"
    play(game, "destroy 2 general")
    assert sideways(game, 3) == ""


def test_R10_a_swap_turns_stacks_on_both_sides() -> None:
    game = position("behind-the-throne", row="general*2", mine="prophet", rival="prophet*2 general", third="general*2",
                    seats=3)
    assert [sideways(game, player) for player in (1, 2, 3)] == ["prophet", "general", ""]
    play(game, "swap 2 prophet")
    assert [stacks(game, player) for player in (1, 2)] == ["prophet*2", "general*3 prophet"]
    assert [sideways(game, player) for player in (1, 2, 3)] == ["", "prophet", "general"]


def test_R10_a_used_stack_stays_sideways_though_it_gains_the_majority() -> None:
    game = position("behind-the-throne", row="king king", mine="general", rival="general", deck="king king")
    play(game, "reveal", "use general", "reveal", "destroy 2 general")
    assert sideways(game, 1) == "general"
    refused(game, "use general", "R8")
    play(game, "collect")
    assert sideways(game, 1) == ""


def test_R10_a_used_stack_that_loses_the_majority_is_not_turned_up_at_the_end_of_the_turn() -> None:
    game = position("behind-the-throne", row="king queen", mine="general*2", rival="general*2", deck="queen")
    play(game, "use general", "reveal", "destroy 1 general", "collect")
    assert sideways(game, 1) == "general"


def test_R10_the_judge_who_gains_the_majority_acts_in_the_same_turn() -> None:
    game = position("behind-the-throne", row="king king", mine="judge general", rival="judge*2 general*2", deck="king")
    refused(game, "judge general", "R10")
    play(game, "destroy 2 judge", "reveal")
    allows(game, "judge general")


# -- R11: protection -----------------------------------------------------------------------------------------------


def test_R11_the_alchemist_protects_turn_after_turn() -> None:
    game = position("behind-the-throne", row="king", rival="alchemist*3 king", deck="king general jester jester",
                    seats=3)
    play(game, "reveal")
    refused(game, "destroy 2 king", "R15")
    play(game, "destroy 2 alchemist", "collect")
    play(game, "reveal", "collect", "reveal", "reveal")
    assert game.turn == 2
    refused(game, "destroy 2 king", "R15")
    allows(game, "destroy 2 alchemist")


def test_R11_the_minstrel_protects_against_every_player_of_the_round() -> None:
    game = position("behind-the-throne", row="queen", rival="minstrel*3 king", deck="queen jester", seats=3)
    refused(game, "swap 2 king", "R18")
    play(game, "swap 2 minstrel")
    play(game, "reveal", "collect", "reveal")
    assert game.turn == 2
    refused(game, "swap 2 king", "R18")
    allows(game, "swap 2 minstrel")


def test_R11_protection_binds_other_players_only() -> None:
    game = position("behind-the-throne", row="king king", mine="alchemist*2 queen")
    allows(game, "destroy 1 queen", "destroy 1 alchemist")


@pytest.mark.parametrize(("mine", "third"), [("alchemist*2 minstrel*2", ""), ("", "alchemist*2 minstrel*2")])
def test_R11_outnumbered_protectors_protect_nobody(mine: str, third: str) -> None:
    game = position("behind-the-throne", row="judge judge", mine=mine, rival="alchemist minstrel king", third=third,
                    seats=3)
    allows(game, "destroy 2 king", "destroy 2 minstrel", "destroy 2 alchemist",
           "swap 2 king", "swap 2 minstrel", "swap 2 alchemist")


def test_R11_tied_protectors_protect() -> None:
    game = position("behind-the-throne", row="judge judge", mine="alchemist minstrel", rival="alchemist minstrel king")
    refused(game, "destroy 2 king", "R15")
    refused(game, "swap 2 king", "R18")


def test_R11_a_protector_that_loses_the_majority_in_mid_turn_protects_no_longer() -> None:
    game = position("behind-the-throne", row="judge judge", mine="minstrel", rival="minstrel*2 king", deck="judge")
    refused(game, "swap 2 king", "R18")
    play(game, "destroy 2 minstrel")
    refused(game, "swap 2 king", "R18")
    outnumbered = position("behind-the-throne", row="judge judge", mine="minstrel*2", rival="minstrel*2 king",
                           deck="judge")
    play(outnumbered, "destroy 2 minstrel")
    allows(outnumbered, "swap 2 king")


def test_R11_the_alchemist_does_not_hinder_a_swap_nor_the_minstrel_a_destroy() -> None:
    game = position("behind-the-throne", row="judge judge", rival="alchemist king")
    allows(game, "swap 2 king", "swap 2 alchemist")
    game = position("behind-the-throne", row="judge judge", rival="minstrel king")
    allows(game, "destroy 2 king", "destroy 2 minstrel")
