"""Swapping a row for a card of another player: rules 12 and 16 to 19."""

from __future__ import annotations

import pytest

from tests.helpers.positions import allows, happened, log, lying, move, play, position, refused, verbs
from tests.helpers.positions_of.behind_the_throne import sideways, stacks

# -- R16: what is swapped ------------------------------------------------------------------------------------------


def test_R16_the_whole_row_goes_to_one_opponent_for_one_card_of_his() -> None:
    game = position("behind-the-throne", row="queen judge general", mine="king", rival="king*2 prophet")
    events = play(game, "swap 2 king")
    assert stacks(game, 1) == "king*2"
    assert stacks(game, 2) == "general prophet judge queen king"
    assert (lying(game, "row"), lying(game, "taken"), lying(game, "discards")) == ("", "", "end")
    assert (game.actor, game.phase) == (1, "reveal")
    assert log(events) == ["Gives the row to Player 2 for King.", "Takes King."]


def test_R16_any_opponent_who_owns_a_card_may_be_chosen() -> None:
    game = position("behind-the-throne", row="queen", mine="king", third="prophet", fourth="judge", seats=4)
    allows(game, "swap 3 prophet", "swap 4 judge")
    assert refused(game, "swap 2 prophet", "R16") == "Player 2 has no Prophet."
    assert refused(game, "swap 3 judge", "R16") == "Player 3 has no Judge."


def test_R16_nobody_swaps_where_no_opponent_owns_a_card() -> None:
    game = position("behind-the-throne", row="queen", mine="king")
    assert verbs(game) == {"reveal", "collect"}
    refused(game, "swap 2 king", "R16")


def test_R16_nobody_swaps_with_himself() -> None:
    game = position("behind-the-throne", row="queen", mine="king", rival="king")
    assert "not with yourself" in refused(game, "swap 1 king", "R16")


def test_R16_nobody_swaps_with_a_player_who_is_not_there() -> None:
    assert "is not in this game" in refused(position("behind-the-throne", row="queen", rival="king"), "swap 3 king",
                                           "R16")


def test_R16_no_card_can_be_taken_that_only_the_gift_would_bring() -> None:
    game = position("behind-the-throne", row="queen judge", rival="king")
    refused(game, "swap 2 queen", "R16")
    allows(game, "swap 2 king")


def test_R16_a_card_taken_out_of_five_makes_room_for_the_one_in_the_gift() -> None:
    game = position("behind-the-throne", row="general", rival="general*5", seats=3)
    play(game, "swap 2 general")
    assert (stacks(game, 1), stacks(game, 2)) == ("general", "general*5")
    assert lying(game, "discards") == "end"


def test_R16_a_single_card_taken_makes_room_for_a_stack_of_the_gift() -> None:
    game = position("behind-the-throne", row="king", rival="general prophet jester assassin judge")
    events = play(game, "swap 2 general")
    assert happened(events) == "swap take"
    assert stacks(game, 2) == "prophet jester assassin judge king"


def test_R16_one_card_is_taken_not_the_stack() -> None:
    game = position("behind-the-throne", row="queen", rival="king*4")
    play(game, "swap 2 king")
    assert (stacks(game, 1), stacks(game, 2)) == ("king", "queen king*3")


def test_R16_a_saved_row_is_given_as_printed() -> None:
    game = position("behind-the-throne", row="jester", mine="general", rival="king", deck="minstrel")
    play(game, "reveal", "use general", "swap 2 king")
    assert stacks(game, 2) == "jester minstrel"


# -- R17: five cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["king", "king queen", "king queen judge", "king queen judge jester",
                                 "king queen judge jester general"])
def test_R17_a_row_of_any_length_may_be_swapped_also_one_of_five(row: str) -> None:
    game = position("behind-the-throne", row=row, rival="prophet")
    allows(game, "swap 2 prophet", "collect")
    play(game, "swap 2 prophet")
    assert stacks(game, 1) == "prophet"
    assert stacks(game, 2).split() == row.split()[::-1]


# -- R12: Kings ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kings", "row"), [(2, 1), (3, 2), (4, 3), (5, 4), (5, 1)])
def test_R12_no_swap_while_the_row_has_fewer_cards_than_the_player_has_kings(kings: int, row: int) -> None:
    game = position("behind-the-throne", row=f"jester*{row}", mine=f"king*{kings}", rival="queen", seats=3)
    assert f"{kings} Kings" in refused(game, "swap 2 queen", "R12")
    allows(game, "collect")


@pytest.mark.parametrize(("kings", "row"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (1, 2), (4, 5)])
def test_R12_a_row_as_long_as_the_player_has_kings_may_be_swapped(kings: int, row: int) -> None:
    game = position("behind-the-throne", row=f"jester*{row}", mine="king " * kings, rival="queen", seats=3)
    allows(game, "swap 2 queen")


def test_R12_kings_hinder_though_another_player_has_more() -> None:
    refused(position("behind-the-throne", row="jester", mine="king*2", rival="king*3"), "swap 2 king", "R12")


def test_R12_kings_in_the_row_and_of_others_hinder_nobody() -> None:
    allows(position("behind-the-throne", row="king king", mine="king", rival="king*2"), "swap 2 king")


def test_R12_kings_do_not_hinder_a_destroy() -> None:
    allows(position("behind-the-throne", row="jester jester", mine="king*5", rival="queen"), "destroy 2 queen")


# -- R18: the Minstrel ---------------------------------------------------------------------------------------------


def test_R18_where_the_minstrel_is_available_a_minstrel_must_be_taken() -> None:
    game = position("behind-the-throne", row="jester", rival="minstrel king")
    assert refused(game, "swap 2 king", "R18") == "Player 2 is protected: you must take a Minstrel."
    play(game, "swap 2 minstrel")
    assert (stacks(game, 1), stacks(game, 2)) == ("minstrel", "jester king")


def test_R18_where_the_minstrel_is_outnumbered_the_choice_is_free() -> None:
    game = position("behind-the-throne", row="jester", mine="minstrel*2", rival="minstrel king")
    allows(game, "swap 2 king", "swap 2 minstrel")


def test_R18_a_tie_protects() -> None:
    refused(position("behind-the-throne", row="jester", mine="minstrel", rival="minstrel king"), "swap 2 king", "R18")


def test_R18_minstrels_in_the_gift_count_only_after_the_swap() -> None:
    game = position("behind-the-throne", row="minstrel", mine="minstrel", rival="minstrel king", seats=2)
    refused(game, "swap 2 king", "R18")
    unprotected = position("behind-the-throne", row="minstrel", rival="king")
    allows(unprotected, "swap 2 king")


# -- R19: the order ------------------------------------------------------------------------------------------------


def test_R19_first_the_recipient_discards_then_the_player_places_what_he_took() -> None:
    game = position("behind-the-throne", row="king", mine="general prophet jester assassin judge",
                    rival="general prophet jester judge*2 queen")
    play(game, "swap 2 judge")
    assert (game.actor, game.phase, game.turn) == (1, "gift", 0)
    assert stacks(game, 2) == "general prophet jester judge queen king"
    assert lying(game, "taken") == "judge"
    assert stacks(game, 1) == "general prophet jester assassin judge"
    assert happened(play(game, "discard general")) == "discard take"
    assert stacks(game, 2) == "prophet jester judge queen king"
    assert stacks(game, 1) == "general prophet jester assassin judge*2"
    assert (game.actor, game.phase) == (1, "reveal")


def test_R19_both_may_have_to_discard_the_recipient_first() -> None:
    game = position("behind-the-throne", row="king jester", mine="general prophet jester assassin judge",
                    rival="general prophet assassin judge queen*2", third="alchemist", seats=3)
    events = play(game, "swap 2 queen", "discard queen", "discard prophet", "discard general")
    assert happened(events) == "swap discard discard take discard"
    assert [event.seat for event in events] == [0, 1, 1, 0, 0]
    assert stacks(game, 1) == "prophet jester assassin judge queen"
    assert stacks(game, 2) == "general jester assassin judge king"
    assert lying(game, "discards") == "end queen prophet general"
    assert (game.turn, game.actor, game.phase) == (1, 1, "reveal")


def test_R19_while_the_recipient_discards_the_player_in_turn_waits() -> None:
    game = position("behind-the-throne", row="king", rival="general prophet jester assassin judge*2")
    play(game, "swap 2 judge")
    assert verbs(game) == {"discard"}
    assert list(game.observation(0).legal_moves()) == []
    waiting = game.observation(0).why_not(move("behind-the-throne", "discard general"))
    assert waiting is not None
    assert waiting.rule == "R1"


def test_R19_the_turn_passes_on_from_the_player_who_swapped_not_from_the_recipient() -> None:
    game = position("behind-the-throne", row="king", third="general prophet jester assassin judge*2", seats=4)
    play(game, "swap 3 judge", "discard general")
    assert game.actor == 1


def test_R19_a_sixth_copy_in_the_gift_is_discarded() -> None:
    game = position("behind-the-throne", row="queen general general", rival="general*4 king", seats=3)
    events = play(game, "swap 2 king")
    assert happened(events) == "swap sixth take"
    assert stacks(game, 2) == "general*5 queen"
    assert lying(game, "discards") == "end general"


def test_R19_a_sixth_copy_taken_is_discarded() -> None:
    game = position("behind-the-throne", row="queen", mine="general*5", rival="general*2", seats=3)
    events = play(game, "swap 2 general")
    assert happened(events) == "swap take sixth"
    assert (stacks(game, 1), stacks(game, 2)) == ("general*5", "general queen")
    assert lying(game, "discards") == "end general"


def test_R19_in_the_end_the_stacks_are_compared() -> None:
    game = position("behind-the-throne", row="general general", mine="general*2 prophet", rival="prophet*2 general",
                    seats=3)
    play(game, "swap 2 prophet")
    assert (sideways(game, 1), sideways(game, 2)) == ("general", "prophet")
