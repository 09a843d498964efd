"""Revealing a row, saving it and losing it."""

from __future__ import annotations

import pytest

from tests.helpers.positions import allows, happened, log, lying, play, position, refused
from tests.helpers.positions_of.behind_the_throne import stacks

# -- R2: how many cards --------------------------------------------------------------------------------------------


def test_R2_a_turn_begins_with_at_least_one_card() -> None:
    game = position("behind-the-throne", rival="king", deck="queen")
    refused(game, "collect", "R2")
    refused(game, "swap 2 king", "R2")
    play(game, "reveal")
    allows(game, "collect", "swap 2 king")


def test_R2_a_player_may_stop_after_any_card() -> None:
    game = position("behind-the-throne", deck="queen*4")
    for _ in range(4):
        play(game, "reveal")
        allows(game, "reveal", "collect")


def test_R2_there_is_no_sixth_card() -> None:
    game = position("behind-the-throne", row="queen*4", deck="queen king")
    allows(game, "reveal")
    play(game, "reveal")
    assert "five cards" in refused(game, "reveal", "R2")
    allows(game, "collect")


# -- R3: what is compared ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("newest", ["alchemist", "minstrel", "general"])
def test_R3_a_lower_card_is_safe(newest: str) -> None:
    game = position("behind-the-throne", row="queen", deck=newest)
    play(game, "reveal")
    assert (game.actor, game.phase, lying(game, "row")) == (0, "row", f"queen {newest}")


def test_R3_an_equal_card_is_safe() -> None:
    game = position("behind-the-throne", row="queen", deck="queen")
    play(game, "reveal")
    assert (game.actor, game.phase) == (0, "row")


def test_R3_a_card_higher_by_one_is_too_high() -> None:
    game = position("behind-the-throne", row="queen", deck="king")
    assert happened(play(game, "reveal")) == "reveal bust"
    assert game.actor == 1


def test_R3_a_lowered_card_counts_as_printed_once_the_next_is_revealed() -> None:
    game = position("behind-the-throne", row="assassin", mine="general", deck="minstrel minstrel")
    play(game, "reveal", "use general")
    assert game.newest_value() == 3
    assert happened(play(game, "reveal")) == "reveal", "6 after a printed 6 is safe, though that had been made a 3"
    assert game.newest_value() == 6


def test_R3_a_raised_card_counts_as_printed_once_the_next_is_revealed() -> None:
    game = position("behind-the-throne", row="queen alchemist", mine="jester", deck="queen")
    play(game, "use jester +1")
    assert game.newest_value() == 8
    assert happened(play(game, "reveal")) == "reveal bust", "8 after a printed 7 is too high, though that had been an 8"


# -- R5: saving a row ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "before", "enough", "one_more"), [
    ("general", "jester", "minstrel", "alchemist"),
    ("assassin", "jester", "judge", "minstrel"),
    ("jester", "jester", "assassin", "judge"),
    ("general assassin", "jester", "queen", "king"),
    ("general jester", "general", "judge", "minstrel"),
    ("assassin jester", "general", "assassin", "judge"),
    ("general assassin jester", "general", "alchemist", "queen"),
    ("judge general", "general", "alchemist", "queen"),
    ("judge assassin", "general", "judge", "minstrel"),
    ("judge jester", "general", "jester", "assassin"),
    ("judge assassin jester", "general", "minstrel", "alchemist"),
])
def test_R5_a_row_is_lost_where_one_point_is_missing(mine: str, before: str, enough: str, one_more: str) -> None:
    game = position("behind-the-throne", row=before, mine=mine, deck=enough)
    play(game, "reveal")
    assert (game.actor, game.phase) == (0, "save")
    game = position("behind-the-throne", row=before, mine=mine, deck=one_more)
    assert happened(play(game, "reveal")) == "reveal bust"


@pytest.mark.parametrize("mine", ["", "prophet", "judge", "judge prophet", "minstrel alchemist queen king"])
def test_R5_a_row_is_lost_at_once_where_nothing_brings_a_card_down(mine: str) -> None:
    game = position("behind-the-throne", row="prophet", mine=mine, deck="jester")
    assert happened(play(game, "reveal")) == "reveal bust"


def test_R5_outnumbered_and_used_stacks_save_nothing() -> None:
    outnumbered = position("behind-the-throne", row="prophet", mine="general", rival="general*2", deck="jester")
    assert happened(play(outnumbered, "reveal")) == "reveal bust"
    used = position("behind-the-throne", row="queen prophet", mine="general", deck="jester")
    play(used, "use general")
    assert happened(play(used, "reveal")) == "reveal bust"


def test_R5_the_judge_saves_with_an_outnumbered_stack() -> None:
    game = position("behind-the-throne", row="prophet", mine="judge general", rival="general*2", deck="judge")
    play(game, "reveal", "judge general")
    assert (game.newest_value(), game.phase) == (2, "row")
    lost = position("behind-the-throne", row="prophet", mine="judge general", rival="general*2", deck="minstrel")
    assert happened(play(lost, "reveal")) == "reveal bust"


def test_R5_an_outnumbered_judge_saves_nothing() -> None:
    game = position("behind-the-throne", row="prophet", mine="judge general", rival="judge*2 general*2", deck="judge")
    assert happened(play(game, "reveal")) == "reveal bust"


def test_R5_the_judge_takes_the_strongest_stack_also_when_that_has_acted() -> None:
    game = position("behind-the-throne", row="general", mine="judge general jester", rival="jester*2", deck="alchemist")
    play(game, "reveal", "use general")
    refused(game, "judge jester -1", "R5")
    play(game, "judge general")
    assert (game.newest_value(), game.phase) == (1, "row")


def test_R5_while_the_card_is_too_high_nothing_else_can_be_done() -> None:
    game = position("behind-the-throne", row="minstrel jester", mine="general", rival="king", deck="minstrel")
    play(game, "reveal")
    for notation in ("reveal", "collect", "swap 2 king"):
        reason = refused(game, notation, "R5")
        assert reason == "The newest card is 6, higher than the 3 before it: bring it down first."
    refused(game, "destroy 2 king", "R13")
    allows(game, "use general")
    play(game, "use general")
    allows(game, "reveal", "collect", "swap 2 king", "destroy 2 king")


def test_R5_a_saved_card_may_go_further_down() -> None:
    game = position("behind-the-throne", row="jester", mine="general jester", deck="assassin")
    play(game, "reveal", "use jester -1")
    assert (game.newest_value(), game.phase) == (3, "row")
    play(game, "use general")
    assert game.newest_value() == 0


def test_R5_several_abilities_save_together_in_any_order() -> None:
    for order in (("use general", "use assassin", "use jester -1"), ("use jester -1", "use assassin", "use general")):
        game = position("behind-the-throne", row="general", mine="general assassin jester", deck="alchemist")
        play(game, "reveal", *order[:2])
        assert game.phase == "save"
        play(game, order[2])
        assert (game.newest_value(), game.phase) == (1, "row")


def test_R5_an_ability_may_not_be_wasted_so_that_the_row_is_lost() -> None:
    game = position("behind-the-throne", row="jester", mine="general jester", deck="alchemist")
    play(game, "reveal")
    assert "cost you the row" in refused(game, "use jester +1", "R5")
    allows(game, "use jester -1", "use general")


def test_R5_an_ability_may_be_wasted_where_enough_is_left() -> None:
    game = position("behind-the-throne", row="jester", mine="general jester", deck="judge")
    play(game, "reveal", "use jester +1")
    assert (game.newest_value(), game.phase) == (6, "save")
    play(game, "use general")
    assert game.phase == "row"


def test_R5_the_judge_may_not_be_spent_on_a_look_while_he_is_needed() -> None:
    needed = position("behind-the-throne", row="jester", mine="judge general prophet", rival="prophet*2",
                      deck="alchemist")
    play(needed, "reveal")
    refused(needed, "judge prophet", "R5")
    spare = position("behind-the-throne", row="jester", mine="judge general prophet", rival="prophet*2",
                     deck="minstrel")
    play(spare, "reveal")
    allows(spare, "judge prophet")


def test_R5_the_prophet_may_look_while_the_row_is_in_danger() -> None:
    game = position("behind-the-throne", row="jester", mine="general prophet", deck="minstrel")
    play(game, "reveal", "use prophet")
    assert game.phase == "save"


@pytest.mark.parametrize("mine", ["jester", "jester prophet", "jester judge king"])
def test_R5_nobody_raises_a_card_above_the_one_before_it_for_good(mine: str) -> None:
    """With a Judge the Jester brings down again what he has raised."""
    game = position("behind-the-throne", row="queen queen", mine=mine)
    if "judge" in mine:
        play(game, "use jester +1")
        assert game.phase == "save"
        refused(game, "judge jester +1", "R5")
        play(game, "judge jester -1")
        assert game.phase == "row"
    else:
        assert "too high" in refused(game, "use jester +1", "R5")
        allows(game, "use jester -1")


def test_R5_a_card_raised_too_high_must_come_down_again() -> None:
    game = position("behind-the-throne", row="queen queen", mine="jester assassin")
    play(game, "use jester +1")
    refused(game, "reveal", "R5")
    refused(game, "collect", "R5")
    play(game, "use assassin")
    allows(game, "reveal", "collect")


def test_R5_a_collected_card_has_its_printed_value() -> None:
    game = position("behind-the-throne", row="jester", mine="general minstrel", deck="minstrel", seats=2)
    play(game, "reveal", "use general", "collect")
    assert stacks(game, 1) == "general jester minstrel*2"
    assert game.scores() == (6, 0)


# -- R6: the floor -------------------------------------------------------------------------------------------------


def test_R6_a_value_may_fall_to_zero_and_below() -> None:
    game = position("behind-the-throne", row="queen jester", mine="general assassin judge")
    play(game, "use general")
    assert game.newest_value() == 0
    play(game, "use assassin")
    assert game.newest_value() == -2
    play(game, "judge general")
    assert game.newest_value() == -5
    refused(game, "destroy 1 judge", "R13")
    allows(game, "reveal", "collect")


def test_R6_a_card_below_zero_is_collected_as_printed() -> None:
    game = position("behind-the-throne", row="queen general", mine="general*2")
    assert "now −2." in log(play(game, "use general"))[0]
    play(game, "collect")
    assert stacks(game, 1) == "general*3 queen"


# -- R7: the first card --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["general", "king"])
def test_R7_the_first_card_is_never_too_high_and_destroys_nothing(first: str) -> None:
    game = position("behind-the-throne", rival="queen", deck=first)
    refused(game, "destroy 2 queen", "R2")
    play(game, "reveal")
    assert (game.actor, game.phase) == (0, "row")
    refused(game, "destroy 2 queen", "R7")
    play(game, "collect")
    assert stacks(game, 1) == first


def test_R7_the_second_card_can_destroy() -> None:
    game = position("behind-the-throne", rival="queen", row="general", deck="general")
    play(game, "reveal")
    allows(game, "destroy 2 queen")


# -- R22: losing a row ---------------------------------------------------------------------------------------------


def test_R22_all_cards_of_a_lost_row_are_discarded_and_the_turn_is_over() -> None:
    game = position("behind-the-throne", row="king queen prophet", mine="king", deck="jester")
    events = play(game, "reveal")
    assert lying(game, "row") == ""
    assert lying(game, "discards") == "end king queen prophet jester"
    assert stacks(game, 1) == "king"
    assert (game.actor, game.phase) == (1, "reveal")
    assert log(events)[-1] == "Jester is too high: the row is lost."


def test_R22_what_was_destroyed_stays_destroyed_when_the_row_is_lost() -> None:
    game = position("behind-the-throne", row="queen queen", rival="king*2", deck="king")
    play(game, "destroy 2 king", "reveal")
    assert stacks(game, 2) == "king"
    assert lying(game, "discards") == "end king queen queen king"


def test_R22_a_row_with_five_cards_is_lost_like_any_other() -> None:
    game = position("behind-the-throne", row="king queen minstrel prophet", deck="jester")
    play(game, "reveal")
    assert lying(game, "discards") == "end king queen minstrel prophet jester"
