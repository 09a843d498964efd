"""Destroying cards: rules 12 to 15."""

from __future__ import annotations

import pytest

from engine.core.errors import BadNotation
from tests.helpers.positions import allows, log, lying, move, play, position, refused, verbs
from tests.helpers.positions_of.behind_the_throne import stacks

# -- R13: when and what --------------------------------------------------------------------------------------------


def test_R13_an_equal_card_destroys_one_card_of_another_player() -> None:
    game = position("behind-the-throne", row="jester jester", rival="king*2 queen")
    assert log(play(game, "destroy 2 king")) == ["Destroys Player 2’s King."]
    assert stacks(game, 2) == "queen king"
    assert lying(game, "discards") == "end king"
    assert lying(game, "row") == "jester jester"
    assert (game.actor, game.phase) == (0, "row")


def test_R13_an_own_card_may_be_destroyed() -> None:
    game = position("behind-the-throne", row="jester jester", mine="queen king*2")
    assert log(play(game, "destroy 1 queen")) == ["Destroys their own Queen."]
    assert stacks(game, 1) == "king*2"


@pytest.mark.parametrize("newest", ["minstrel", "judge"])
def test_R13_a_card_that_is_not_equal_destroys_nothing(newest: str) -> None:
    game = position("behind-the-throne", row=f"alchemist {newest}", rival="king", mine="king")
    reason = refused(game, "destroy 2 king", "R13")
    assert "(7)" in reason
    refused(game, "destroy 1 king", "R13")
    assert "destroy" not in verbs(game)


def test_R13_a_card_made_equal_destroys() -> None:
    raised = position("behind-the-throne", row="alchemist minstrel", mine="jester", rival="king")
    play(raised, "use jester +1")
    allows(raised, "destroy 2 king")
    lowered = position("behind-the-throne", row="jester", mine="general", rival="king", deck="minstrel")
    play(lowered, "reveal", "use general")
    allows(lowered, "destroy 2 king")


def test_R13_a_card_made_unequal_destroys_no_longer() -> None:
    game = position("behind-the-throne", row="alchemist alchemist", mine="jester", rival="king")
    allows(game, "destroy 2 king")
    play(game, "use jester -1")
    refused(game, "destroy 2 king", "R13")


def test_R13_equal_to_what_the_card_before_had_become_is_not_enough() -> None:
    game = position("behind-the-throne", row="alchemist minstrel", mine="jester", rival="king", deck="judge minstrel")
    play(game, "use jester -1", "reveal")
    refused(game, "destroy 2 king", "R13")


def test_R13_each_revealed_card_destroys_once() -> None:
    game = position("behind-the-throne", row="jester jester", rival="king", third="king", seats=3, deck="jester")
    play(game, "destroy 2 king")
    assert "once" in refused(game, "destroy 3 king", "R13")
    play(game, "reveal")
    allows(game, "destroy 3 king")


def test_R13_after_a_destroy_the_value_does_not_change_any_more() -> None:
    game = position("behind-the-throne", row="jester jester", mine="general judge assassin prophet",
                    rival="king assassin*2", deck="jester")
    play(game, "destroy 2 king")
    for notation in ("use general", "judge assassin"):
        assert "can no longer change" in refused(game, notation, "R13")
    allows(game, "use prophet")
    play(game, "reveal")
    allows(game, "use general", "judge assassin")


def test_R13_only_cards_in_stacks_are_destroyed() -> None:
    game = position("behind-the-throne", row="jester jester", rival="king", deck="queen alchemist", rest="discards")
    for card in ("jester", "queen", "prophet"):
        assert refused(game, f"destroy 2 {card}", "R13").startswith("Player 2 has no ")
        assert refused(game, f"destroy 1 {card}", "R13").startswith("You have no ")
    for place in ("row", "deck", "discards"):
        with pytest.raises(BadNotation):
            move("behind-the-throne", f"destroy {place} jester")


def test_R13_a_player_who_is_not_there_loses_nothing() -> None:
    game = position("behind-the-throne", row="jester jester", rival="king")
    assert refused(game, "destroy 3 king", "R13") == "Player 3 is not in this game."


def test_R13_nobody_is_obliged_to_destroy() -> None:
    game = position("behind-the-throne", row="jester jester", rival="king")
    allows(game, "reveal", "collect")


def test_R13_the_last_of_five_cards_destroys_too() -> None:
    game = position("behind-the-throne", row="king queen judge jester", rival="king", deck="jester")
    play(game, "reveal")
    allows(game, "destroy 2 king")


# -- R14: each player once -----------------------------------------------------------------------------------------


def test_R14_each_player_is_hit_at_most_once_per_turn_self_included() -> None:
    game = position("behind-the-throne", row="jester jester", mine="prophet*2", rival="king*2", third="king*2", seats=3,
                    deck="jester jester jester")
    play(game, "destroy 2 king", "reveal")
    assert "Player 2" in refused(game, "destroy 2 king", "R14")
    allows(game, "destroy 1 prophet", "destroy 3 king")
    play(game, "destroy 1 prophet", "reveal")
    assert refused(game, "destroy 1 prophet", "R14").startswith("You have already destroyed one of your own cards")
    refused(game, "destroy 2 king", "R14")
    play(game, "destroy 3 king", "reveal")
    for notation in ("destroy 1 prophet", "destroy 2 king", "destroy 3 king"):
        refused(game, notation, "R14")
    allows(game, "collect")


def test_R14_in_the_next_turn_everybody_can_be_hit_again() -> None:
    game = position("behind-the-throne", row="king king", rival="king*2 queen", third="queen*2", seats=3,
                    deck="queen queen jester*2")
    play(game, "destroy 2 king", "collect", "reveal", "collect", "reveal", "collect")
    play(game, "reveal")
    refused(game, "destroy 2 king", "R7")
    play(game, "reveal")
    allows(game, "destroy 2 king")


def test_R14_a_swap_does_not_count() -> None:
    game = position("behind-the-throne", row="jester jester", rival="king queen")
    play(game, "destroy 2 king")
    allows(game, "swap 2 queen")


# -- R12: Queens ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("queens", "row"), [(2, 2), (3, 3), (4, 4), (5, 5), (4, 3), (5, 2)])
def test_R12_no_destroy_while_the_row_has_as_many_cards_as_the_player_has_queens_or_fewer(queens: int,
                                                                                         row: int) -> None:
    game = position("behind-the-throne", row=f"jester*{row}", mine=f"queen*{queens} king", rival="king", seats=3)
    reason = refused(game, "destroy 2 king", "R12")
    assert f"{queens} Queens" in reason
    refused(game, "destroy 1 king", "R12")


@pytest.mark.parametrize(("queens", "row"), [(0, 2), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_R12_a_row_longer_than_the_player_has_queens_destroys(queens: int, row: int) -> None:
    game = position("behind-the-throne", row=f"jester*{row}", mine="king" + " queen" * queens, rival="king", seats=3)
    allows(game, "destroy 2 king", "destroy 1 king")


def test_R12_queens_hinder_though_another_player_has_more() -> None:
    game = position("behind-the-throne", row="jester jester", mine="queen*2", rival="queen*3")
    refused(game, "destroy 2 queen", "R12")


def test_R12_the_queens_of_others_hinder_nobody() -> None:
    allows(position("behind-the-throne", row="jester jester", rival="queen*5"), "destroy 2 queen")


def test_R12_destroying_an_own_queen_frees() -> None:
    game = position("behind-the-throne", row="jester jester jester", mine="queen*3", rival="king", seats=2,
                    deck="jester jester")
    refused(game, "destroy 2 king", "R12")
    play(game, "reveal", "destroy 1 queen")
    assert game.count(0, 7) == 2
    play(game, "reveal")
    allows(game, "destroy 2 king")


def test_R12_queens_do_not_hinder_a_swap() -> None:
    allows(position("behind-the-throne", row="jester", mine="queen*5", rival="king"), "swap 2 king")


# -- R15: the Alchemist --------------------------------------------------------------------------------------------


def test_R15_where_the_alchemist_is_available_an_alchemist_must_be_taken() -> None:
    game = position("behind-the-throne", row="jester jester", rival="alchemist king")
    assert refused(game, "destroy 2 king", "R15") == "Player 2 is protected: you must destroy an Alchemist."
    play(game, "destroy 2 alchemist")
    assert stacks(game, 2) == "king"


def test_R15_without_an_alchemist_every_card_is_in_danger() -> None:
    game = position("behind-the-throne", row="jester jester", rival="prophet king")
    allows(game, "destroy 2 prophet", "destroy 2 king")


def test_R15_where_the_alchemist_is_outnumbered_the_choice_is_free() -> None:
    game = position("behind-the-throne", row="jester jester", mine="alchemist*2", rival="alchemist king")
    allows(game, "destroy 2 king", "destroy 2 alchemist")


def test_R15_a_tie_protects() -> None:
    game = position("behind-the-throne", row="jester jester", mine="alchemist", rival="alchemist king")
    refused(game, "destroy 2 king", "R15")


def test_R15_each_victim_is_judged_by_its_own_stack() -> None:
    game = position("behind-the-throne", row="jester jester", rival="alchemist king", third="alchemist*2 king", seats=3)
    allows(game, "destroy 2 king", "destroy 2 alchemist", "destroy 3 alchemist")
    refused(game, "destroy 3 king", "R15")
