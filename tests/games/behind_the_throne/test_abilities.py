"""Manipulative abilities: when they work, how often, and what the Judge adds."""

from __future__ import annotations

import pytest

from engine.core.errors import BadNotation
from tests.helpers.positions import allows, log, lying, move, named, play, position, refused
from tests.helpers.positions_of.behind_the_throne import sideways

# -- R4: when abilities work ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "notation", "value"), [
    pytest.param("general", "use general", 4, id="R28 General"),
    pytest.param("jester", "use jester -1", 6, id="R29 Jester, down"),
    pytest.param("jester", "use jester +1", 8, id="R29 Jester, up"),
    pytest.param("assassin", "use assassin", 5, id="R30 Assassin"),
])
def test_R4_an_ability_changes_the_newest_card_also_when_nothing_threatens(mine: str, notation: str,
                                                                         value: int) -> None:
    game = position("behind-the-throne", row="king alchemist", mine=mine)
    play(game, notation)
    assert game.newest_value() == value
    assert (lying(game, "row"), game.actor, game.phase) == ("king alchemist", 0, "row")


@pytest.mark.parametrize("notation", ["use general", "use prophet", "use jester -1", "use jester +1", "use assassin"])
def test_R10_a_player_without_the_card_has_no_ability(notation: str) -> None:
    game = position("behind-the-throne", row="king alchemist", rival="general prophet jester assassin")
    assert refused(game, notation, "R10").startswith("You have no ")


def test_R4_only_the_prophet_acts_before_the_first_card() -> None:
    game = position("behind-the-throne", mine="general jester assassin prophet")
    for notation in ("use general", "use jester -1", "use jester +1", "use assassin"):
        refused(game, notation, "R4")
    allows(game, "use prophet")


def test_R4_with_the_judge_too_only_the_prophet_acts_before_the_first_card() -> None:
    game = position("behind-the-throne", mine="judge general prophet", rival="general*2 prophet*2")
    refused(game, "judge general", "R4")
    allows(game, "judge prophet")


def test_R4_abilities_work_on_the_first_card_of_the_row() -> None:
    game = position("behind-the-throne", row="king", mine="jester general")
    play(game, "use jester +1", "use general")
    assert game.newest_value() == 7


def test_R4_several_abilities_work_on_one_card() -> None:
    game = position("behind-the-throne", row="king queen", mine="general assassin jester")
    play(game, "use general", "use assassin", "use jester +1")
    assert game.newest_value() == 4


def test_R4_an_ability_makes_an_equality() -> None:
    game = position("behind-the-throne", row="queen alchemist", mine="jester", rival="king")
    refused(game, "destroy 2 king", "R13")
    play(game, "use jester +1")
    allows(game, "destroy 2 king")


def test_R4_abilities_work_in_the_own_turn_only() -> None:
    game = position("behind-the-throne", row="king queen", rival="general")
    refusal = game.observation(1).why_not(move("behind-the-throne", "use general"))
    assert refusal is not None
    assert refusal.rule == "R1"
    refused(game, "use general", "R10")


def test_R4_the_newest_card_keeps_its_change_while_the_player_looks() -> None:
    game = position("behind-the-throne", row="king queen", mine="general prophet")
    play(game, "use general", "use prophet")
    assert game.newest_value() == 5


# -- R8: once per turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 2, 5])
def test_R8_a_stack_acts_once_per_turn_however_many_cards_it_has(size: int) -> None:
    game = position("behind-the-throne", row="king king", mine=f"general*{size}", deck="queen")
    allows(game, "use general")
    play(game, "use general")
    refused(game, "use general", "R8")
    assert sideways(game, 1) == "general"
    play(game, "reveal")
    refused(game, "use general", "R8")


def test_R8_the_jester_acts_one_way_only() -> None:
    game = position("behind-the-throne", row="king queen", mine="jester")
    play(game, "use jester -1")
    refused(game, "use jester +1", "R8")
    refused(game, "use jester -1", "R8")


def test_R8_the_prophet_looks_once() -> None:
    game = position("behind-the-throne", mine="prophet", deck="king")
    play(game, "use prophet", "reveal")
    refused(game, "use prophet", "R8")


def test_R8_in_the_next_turn_a_used_stack_acts_again() -> None:
    game = position("behind-the-throne", row="king queen", mine="general", deck="king king queen")
    play(game, "use general", "collect", "reveal", "collect", "reveal")
    assert game.turn == 0
    allows(game, "use general")


def test_R8_the_judge_lets_a_used_stack_act_once_more() -> None:
    game = position("behind-the-throne", row="king queen", mine="general judge")
    refused(game, "judge general", "R8")
    play(game, "use general")
    allows(game, "judge general")
    play(game, "judge general")
    assert game.newest_value() == 2
    assert sideways(game, 1) == "general judge"
    refused(game, "judge general", "R8")


def test_R8_the_judge_lets_an_outnumbered_stack_act() -> None:
    game = position("behind-the-throne", row="king queen", mine="assassin judge", rival="assassin*2")
    refused(game, "use assassin", "R10")
    play(game, "judge assassin")
    assert game.newest_value() == 6
    assert sideways(game, 1) == "assassin judge"
    refused(game, "use assassin", "R10")


def test_R8_the_judge_lets_the_jester_act_either_way() -> None:
    game = position("behind-the-throne", row="king alchemist", mine="jester judge", rival="jester*2")
    allows(game, "judge jester +1", "judge jester -1")
    play(game, "judge jester +1")
    assert game.newest_value() == 8


def test_R8_the_judge_lets_the_prophet_look_again() -> None:
    game = position("behind-the-throne", mine="prophet judge", deck="king queen")
    refused(game, "judge prophet", "R8")
    play(game, "use prophet", "reveal", "judge prophet")
    assert named("behind-the-throne", game.observation(0).known["top"]) == "queen"


def test_R8_the_judge_does_not_help_a_stack_that_stands_upright() -> None:
    game = position("behind-the-throne", row="king queen", mine="general judge", rival="general")
    assert "upright" in refused(game, "judge general", "R8")


def test_R8_the_judge_helps_no_stack_of_another_player() -> None:
    game = position("behind-the-throne", row="king queen", mine="judge", rival="general*2")
    assert refused(game, "judge general", "R8") == "You have no General."


def test_R8_the_judge_must_be_there_be_upright_and_not_be_used() -> None:
    refused(position("behind-the-throne", row="king queen", mine="general", rival="general*2"), "judge general", "R10")
    refused(position("behind-the-throne", row="king queen", mine="general judge", rival="general*2 judge*2"),
            "judge general", "R10")
    used = position("behind-the-throne", row="king queen", mine="general assassin judge", rival="general*2 assassin*2")
    play(used, "judge general")
    refused(used, "judge assassin", "R8")


def test_R8_two_judges_help_no_more_than_one() -> None:
    game = position("behind-the-throne", row="king queen", mine="general assassin judge*2",
                    rival="general*2 assassin*2")
    play(game, "judge general")
    refused(game, "judge assassin", "R8")


@pytest.mark.parametrize("notation", ["judge judge", "use judge"])
def test_R8_the_judge_does_not_rearm_a_judge(notation: str) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        move("behind-the-throne", notation)


@pytest.mark.parametrize("card", ["minstrel", "alchemist", "queen", "king"])
@pytest.mark.parametrize("verb", ["use", "judge"])
def test_R8_only_manipulative_stacks_are_used(verb: str, card: str) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        move("behind-the-throne", f"{verb} {card}")


def test_R8_the_log_tells_who_acted() -> None:
    game = position("behind-the-throne", row="king queen", mine="general judge prophet")
    assert log(play(game, "use general", "judge general", "use prophet")) == [
        "Uses the General: down 3, now 5.", "Uses the Judge as the General: down 3, now 2.",
        "Uses the Prophet and looks at the top card."]


# -- R9: the Prophet -----------------------------------------------------------------------------------------------


def test_R9_after_a_look_the_player_may_reveal_or_stop() -> None:
    game = position("behind-the-throne", row="queen", mine="prophet", deck="king")
    play(game, "use prophet")
    allows(game, "reveal", "collect")


def test_R9_a_look_leaves_the_card_on_top() -> None:
    game = position("behind-the-throne", mine="prophet", deck="alchemist minstrel")
    play(game, "use prophet", "reveal", "reveal")
    assert lying(game, "row") == "alchemist minstrel"


def test_R9_before_the_first_card_even_a_bad_look_obliges_to_reveal() -> None:
    game = position("behind-the-throne", mine="prophet", deck="king")
    play(game, "use prophet")
    refused(game, "collect", "R2")


def test_R9_stopping_at_the_sight_of_the_end_card_is_fine() -> None:
    game = position("behind-the-throne", row="queen", mine="prophet", deck="end")
    play(game, "use prophet", "collect")
    assert game.actor == 1
    play(game, "reveal")
    assert game.actor is None


# -- R26: the end of the turn --------------------------------------------------------------------------------------


def test_R26_used_stacks_stand_upright_again_when_the_turn_ends() -> None:
    game = position("behind-the-throne", row="king queen", mine="general judge prophet", deck="king")
    play(game, "use general", "judge general", "use prophet")
    assert sideways(game, 1) == "general prophet judge"
    play(game, "collect")
    assert sideways(game, 1) == ""


def test_R26_a_lost_row_ends_the_turn_too() -> None:
    game = position("behind-the-throne", row="queen prophet", mine="general", deck="king")
    play(game, "use general", "reveal")
    assert (game.actor, sideways(game, 1)) == (1, "")


def test_R26_an_outnumbered_stack_stays_sideways_after_the_turn() -> None:
    game = position("behind-the-throne", row="king general", mine="general prophet", rival="prophet general",
                    deck="end")
    play(game, "use general", "use prophet", "swap 2 prophet")
    assert sideways(game, 1) == "general", "the General was given away with the row: two against one"
    assert sideways(game, 2) == ""
