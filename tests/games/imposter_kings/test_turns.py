"""Turns, the Throne and what may be played on it: rules 1 to 9, 19, 22, 28 and 29."""

from __future__ import annotations

import random

import pytest

from engine import load_game
from engine.games.imposter_kings.cards import KINDS
from engine.games.imposter_kings.legal import playable
from engine.games.imposter_kings.throne import against_value
from tests.helpers.positions import allows, asked, hand, log, lying, move, play, position, refused, verbs
from tests.helpers.positions_of.imposter_kings import court, pass_all

# -- R2 and R7: equal or higher ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "throne"), [("soldier", "judge"), ("queen", "princess"), ("fool", "queen!"),
                                              ("inquisitor", "elder")])
def test_R7_equal_or_higher_may_be_played(card: str, throne: str) -> None:
    allows(position("imposter-kings", card, court=throne), f"play {card}")


def test_R7_a_lower_card_may_not_be_played() -> None:
    game = position("imposter-kings", "inquisitor sentry", court="judge")
    assert refused(game, "play inquisitor", "R7") == (
        "The Inquisitor (4 in hand) is below the Throne (5): play equal or higher.")
    allows(game, "play sentry")


def test_R7_a_card_must_be_held() -> None:
    assert refused(position("imposter-kings", "queen"), "play princess", "R7") == "You do not hold the Princess."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R7_what_could_be_played_is_found_fast_as_the_rules_say_it_of_all_cards_held_or_not(seats: int) -> None:
    game, rng, turns = load_game("imposter-kings"), random.Random(seats), 0
    for seed in range(40):
        state = game.start(seats, seed, length="round")
        while state.actor is not None:
            if state.phase == "turn":
                turns += 1
                assert playable(state, range(KINDS)) == [
                    kind for kind in range(KINDS) if against_value(state, kind) is None]
            state.advance(rng.choice(state.legal_moves()))
    assert turns > 100


def test_R2_on_an_empty_court_any_card_may_be_played() -> None:
    allows(position("imposter-kings", "fool assassin queen"), "play fool", "play assassin", "play queen")


def test_R1_the_turn_goes_round_in_the_direction_of_the_round() -> None:
    game = position("imposter-kings", "warlord", "queen", "princess", seats=3)
    play(game, "play warlord")
    assert asked(game) == ("turn", 2)
    back = position("imposter-kings", "1 turn; hand.1 warlord; hand.2 queen; hand.3 princess; "
                                      "direction -1; rest removed", seats=3)
    play(back, "play warlord")
    assert asked(back) == ("turn", 3)


def test_R1_nobody_else_may_move() -> None:
    game = position("imposter-kings", "1 turn; hand.1 queen; hand.2 princess; rest removed")
    refusal = game.observation(1).why_not(move("imposter-kings", "play princess"))
    assert refusal is not None
    assert refusal.rule == "R1"


# -- R3: disgraced cards -------------------------------------------------------------------------------------------


def test_R3_a_disgraced_throne_counts_one_and_is_not_royalty() -> None:
    game = position("imposter-kings", "fool elder zealot", court="queen!")
    assert game.throne_value() == 1
    assert not game.royal_throne()
    allows(game, "play fool", "play zealot")


# -- R4 to R6: the order of a turn ---------------------------------------------------------------------------------


def test_R5_a_condemned_card_comes_before_everything_and_is_the_turn() -> None:
    game = position("imposter-kings", "queen", "princess", condemned="fool", antechamber="judge", court="elder")
    assert asked(game) == ("condemned", 1)
    assert "removing it is your whole turn" in refused(game, "play queen", "R5")
    refused(game, "flip", "R5")
    assert refused(game, "discard queen", "R5") == "The Queen is not one of your Condemned cards."
    play(game, "discard fool")
    assert asked(game) == ("turn", 2)
    assert lying(game, "condemned.1") == ""


def test_R5_of_two_condemned_cards_one_is_removed_each_turn() -> None:
    game = position("imposter-kings", "queen", "princess warlord", condemned="fool judge", court="elder")
    allows(game, "discard fool", "discard judge")
    play(game, "discard judge", "play warlord")
    assert asked(game) == ("condemned", 1)
    play(game, "discard fool", "play princess")
    assert asked(game) == ("turn", 1)


def test_R6_an_antechamber_card_is_played_whatever_the_throne_counts() -> None:
    game = position("imposter-kings", "queen", "princess", antechamber="fool judge", court="sentry")
    assert asked(game) == ("antechamber", 1)
    refused(game, "flip", "R6")
    assert refused(game, "play queen", "R6") == "You must first play a card from your Antechamber."
    assert refused(game, "play elder", "R6") == "The Elder is not in your Antechamber."
    allows(game, "play fool", "play judge")
    play(game, "play judge", "pass")
    assert court(game) == "sentry judge"
    assert asked(game) == ("turn", 2)


def test_R6_the_order_of_antechamber_cards_is_free_and_one_is_played_each_turn() -> None:
    game = position("imposter-kings", "queen", "warlord elder", antechamber="judge soldier fool")
    play(game, "play soldier", "pass", "play warlord")
    assert asked(game) == ("antechamber", 1)
    allows(game, "play judge", "play fool")
    play(game, "play judge", "pass")
    assert lying(game, "antechamber.1") == "fool"


def test_R6_an_oathbound_from_the_antechamber_disgraces_nothing() -> None:
    game = position("imposter-kings", "queen", "princess", antechamber="oathbound", court="sentry")
    play(game, "play oathbound")
    assert court(game) == "sentry oathbound"
    assert asked(game) == ("turn", 2)


def test_R6_a_herald_from_the_antechamber_does_nothing() -> None:
    game = position("imposter-kings", "queen", "princess", antechamber="herald", court="sentry", successors=("fool",),
                    seats=3)
    play(game, "play herald")
    assert asked(game) == ("turn", 2)
    assert lying(game, "successor.1") == "fool"


# -- R8: the King --------------------------------------------------------------------------------------------------


def test_R8_a_flip_disgraces_the_throne_and_brings_the_successor() -> None:
    game = position("imposter-kings", "elder", "warlord", court="judge sentry", successors=("assassin",))
    play(game, "flip")
    pass_all(game)
    assert court(game) == "judge sentry!"
    assert hand(game, 1) == "assassin elder"
    assert asked(game) == ("turn", 2)
    assert game.king_flipped(0)


def test_R8_a_king_is_flipped_once_and_not_onto_an_empty_court() -> None:
    assert "empty" in refused(position("imposter-kings", "queen", successors=("fool",)), "flip", "R8")
    flipped = position("imposter-kings", "queen", court="elder", flipped="1")
    assert refused(flipped, "flip", "R8") == "Your King is already flipped."


def test_R8_a_king_may_be_flipped_on_a_disgraced_throne() -> None:
    game = position("imposter-kings", "queen", "princess", court="sentry!", successors=("fool",))
    play(game, "flip")
    pass_all(game)
    assert court(game) == "sentry!"
    assert hand(game, 1) == "fool queen"


# -- R9: losing ----------------------------------------------------------------------------------------------------


def test_R9_who_can_neither_play_nor_flip_has_lost() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1")
    assert [str(each) for each in game.legal_moves()] == ["lose"]
    events = play(game, "lose")
    assert log(events)[0] == "Cannot play and loses the round."
    assert game.winners() == {1}


def test_R9_who_can_still_play_or_flip_has_not_lost() -> None:
    refused(position("imposter-kings", "queen", court="sentry", flipped="1"), "lose", "R9")
    refused(position("imposter-kings", "elder", court="sentry", successors=("fool",)), "lose", "R9")


def test_R9_everybody_learns_that_nothing_could_be_played() -> None:
    game = position("imposter-kings", "elder", "warlord", "queen", court="sentry", flipped="1", successors=("",),
                    seats=3)
    play(game, "lose")
    assert game.out == [0]
    assert asked(game) == ("turn", 2)


# -- R19: the Warlord ----------------------------------------------------------------------------------------------


def test_R19_the_warlord_counts_more_with_royalty_in_court() -> None:
    game = position("imposter-kings", "warlord", court="queen sentry")
    assert game.hand_value(game.hand(0)[0]) == 8
    play(game, "play warlord")
    assert game.throne_value() == 9


def test_R19_without_royalty_the_warlord_counts_seven() -> None:
    refused(position("imposter-kings", "warlord", court="queen! sentry"), "play warlord", "R7")
    game = position("imposter-kings", "warlord", court="mystic")
    play(game, "play warlord")
    assert game.throne_value() == 7


def test_R19_the_warlord_is_recounted_when_royalty_goes() -> None:
    for marks, value in (("0,0", 9), ("1,0", 7)):
        game = position("imposter-kings", f"1 turn; hand.1 princess; flipped 1; court queen warlord; marks {marks}; "
                                          "rest removed")
        assert game.throne_value() == value


# -- R22: the Oathbound --------------------------------------------------------------------------------------------


def test_R22_on_a_higher_card_the_oathbound_disgraces_it_and_brings_a_second_card() -> None:
    game = position("imposter-kings", "oathbound fool judge", "queen", court="warlord")
    assert log(play(game, "play oathbound")) == ["Disgraces Warlord, card 1 of the Court.",
                                                 "Plays Oathbound: the Throne is worth 6."]
    assert court(game) == "warlord! oathbound"
    assert asked(game) == ("oath", 1)
    refused(game, "flip", "R22")
    allows(game, "play fool", "play judge")
    play(game, "play judge", "name queen")
    assert asked(game) == ("judge", 1)


def test_R22_the_second_card_is_immune() -> None:
    game = position("imposter-kings", "oathbound judge fool", "kings_hand", court="warlord")
    play(game, "play oathbound", "play judge", "name queen")
    assert asked(game) == ("turn", 2)


def test_R22_without_another_card_the_oathbound_needs_its_value() -> None:
    game = position("imposter-kings", "oathbound", court="warlord", successors=("fool",))
    assert "another card from your hand" in refused(game, "play oathbound", "R22")
    allows(position("imposter-kings", "oathbound", court="herald", seats=3), "play oathbound")


def test_R22_on_an_equal_card_the_oathbound_is_a_plain_six() -> None:
    game = position("imposter-kings", "oathbound queen", "princess", court="oathbound")
    play(game, "play oathbound")
    assert court(game) == "oathbound oathbound"
    assert asked(game) == ("turn", 2)


def test_R22_the_last_card_may_be_played_by_an_oathbound() -> None:
    game = position("imposter-kings", "oathbound fool", "queen", court="warlord", flipped="1")
    play(game, "play oathbound", "play fool")
    assert hand(game, 1) == ""
    assert court(game) == "warlord! oathbound fool"
    play(game, "court 2")
    assert hand(game, 1) == "oathbound"
    assert asked(game) == ("turn", 2)


def test_R22_higher_means_what_the_throne_counts_now() -> None:
    game = position("imposter-kings", "oathbound fool", "queen", court="elder soldier+")
    play(game, "play oathbound")
    assert asked(game) == ("oath", 1)


# -- R28 and R29: Elder and Zealot ---------------------------------------------------------------------------------


def test_R28_the_elder_may_be_played_on_royalty() -> None:
    allows(position("imposter-kings", "elder", court="queen"), "play elder")
    allows(position("imposter-kings", "elder", court="princess"), "play elder")


def test_R28_on_other_high_cards_the_elder_is_too_low() -> None:
    refused(position("imposter-kings", "elder", court="sentry"), "play elder", "R28")


def test_R29_with_the_own_king_flipped_the_zealot_goes_on_anything_but_royalty() -> None:
    allows(position("imposter-kings", "zealot", court="sentry", flipped="1"), "play zealot")
    assert "Royalty" in refused(position("imposter-kings", "zealot", court="queen", flipped="1"), "play zealot", "R29")


def test_R29_before_that_the_zealot_is_too_low() -> None:
    assert "King" in refused(position("imposter-kings", "zealot", court="sentry", flipped="2"), "play zealot", "R29")


def test_R28_R29_and_both_go_by_their_value() -> None:
    allows(position("imposter-kings", "elder zealot", court="assassin"), "play elder", "play zealot")


def test_a_card_that_does_nothing_asks_nothing() -> None:
    game = position("imposter-kings", "elder", "queen", court="assassin")
    assert verbs(game) == {"play", "flip"}
    play(game, "play elder")
    assert asked(game) == ("turn", 2)
