"""What the characters do: rules 13 to 18, 20, 21, 23 to 27 and 30."""

from __future__ import annotations

from engine.games.imposter_kings.state import ImposterState
from tests.helpers.imposter import (
    allows,
    asked,
    court,
    hand,
    happened,
    log,
    lying,
    move,
    play,
    position,
    refused,
    verbs,
)

# -- R15: Queen ----------------------------------------------------------------------------------------------------


def test_R15_the_queen_disgraces_every_other_card_in_court() -> None:
    game = position("queen", "kings_hand", court="elder soldier+ princess")
    play(game, "play queen")
    assert court(game) == "elder! soldier! princess! queen"
    assert asked(game) == ("turn", 2)


def test_R15_a_warlord_under_the_queen_counts_one_when_the_throne_is_his_again() -> None:
    game = position("queen", "fool judge", court="princess warlord", antechamber="")
    assert game.throne_value() == 9
    play(game, "play queen")
    assert court(game) == "princess! warlord! queen"
    assert game.value_in_court(1) == 1


def test_R15_the_queen_over_a_warlord_takes_its_royalty_away() -> None:
    game = position("queen", "warlord", court="princess elder")
    play(game, "play queen")
    assert court(game) == "princess! elder! queen"
    assert game.hand_value(game.hand(1)[0]) == 8


# -- R14 and R16: Princess -----------------------------------------------------------------------------------------


def test_R16_both_choose_a_card_in_secret_and_swap() -> None:
    game = position("princess fool elder", "queen judge")
    play(game, "play princess", "pick 2", "give fool")
    assert asked(game) == ("swap", 2)
    assert hand(game, 1) == "fool elder"
    events = play(game, "give queen")
    assert (hand(game, 1), hand(game, 2)) == ("elder queen", "fool judge")
    assert log(events) == ["A card swapped with Player 2."]
    assert asked(game) == ("turn", 2)


def test_R14_the_first_choice_stays_secret_until_both_are_made() -> None:
    game = position("princess fool elder", "queen judge")
    play(game, "play princess", "pick 2")
    other = game.clone()
    play(game, "give fool")
    play(other, "give elder")
    assert game.observation(1) == other.observation(1)


def test_R16_another_player_with_a_card_must_be_named() -> None:
    game = position("princess fool", "queen", "", seats=3)
    play(game, "play princess")
    assert "not yourself" in refused(game, "pick 1", "R16")
    assert refused(game, "pick 3", "R16") == "Player 3 has no hand card."
    assert "does not take part" in refused(game, "pick 4", "R16")
    allows(game, "pick 2", "pass")


def test_R16_without_a_card_on_one_side_there_is_no_swap() -> None:
    game = position("princess", "queen")
    play(game, "play princess")
    assert asked(game) == ("turn", 2)


def test_R16_a_card_that_is_not_held_cannot_be_given() -> None:
    game = position("princess fool", "queen")
    play(game, "play princess", "pick 2")
    refused(game, "give queen", "R16")


# -- R17: Sentry ---------------------------------------------------------------------------------------------------


def test_R17_the_sentry_exchanges_a_court_card_without_triggering_the_new_one() -> None:
    game = position("sentry queen", "judge", court="elder soldier+ warlord")
    play(game, "play sentry", "court 2", "exchange queen")
    assert court(game) == "elder queen warlord sentry!"
    assert hand(game, 1) == "soldier"
    assert asked(game) == ("turn", 2)


def test_R17_a_card_under_the_throne_may_be_exchanged() -> None:
    game = position("sentry fool", "judge", court="elder warlord")
    play(game, "play sentry", "court 2", "exchange fool")
    assert court(game) == "elder fool sentry!"
    assert game.throne_value() == 1


def test_R17_neither_royalty_nor_disgraced_cards_nor_itself() -> None:
    game = position("sentry fool", "judge", court="queen elder! warlord!")
    play(game, "play sentry")
    assert asked(game) == ("turn", 2)
    other = position("sentry fool", "judge", court="princess elder! mystic")
    play(other, "play sentry")
    assert "Royalty" in refused(other, "court 1", "R17")
    assert "disgraced" in refused(other, "court 2", "R17")
    assert "another card" in refused(other, "court 4", "R17")
    refused(other, "court 9", "R17")
    refused(other, "exchange fool", "R17")
    allows(other, "court 3", "pass")
    play(other, "court 3")
    refused(other, "exchange queen", "R17")


# -- R18: Spy ------------------------------------------------------------------------------------------------------


def test_R18_the_spy_sees_all_successors_and_may_have_one_replaced() -> None:
    game = position("spy elder", "queen fool", "judge", seats=3, successors=("soldier", "princess", "zealot"))
    play(game, "play spy", "use")
    assert court(game) == "spy!"
    assert [game.observation(0).known[f"successor.{seat}"] for seat in (2, 3)] == [(17,), (3,)]
    assert "successor.3" not in game.observation(1).known
    play(game, "pick 2")
    assert asked(game) == ("replace", 2)
    refused(game, "successor princess", "R18")
    play(game, "successor fool")
    assert lying(game, "successor.2") == "fool"
    assert hand(game, 2) == "queen princess"
    assert asked(game) == ("turn", 2)


def test_R18_the_spy_may_replace_the_own_successor_or_none() -> None:
    game = position("spy elder", "queen", seats=3, successors=("soldier", "princess", "zealot"))
    play(game, "play spy", "use")
    assert refused(game, "pick 3", "R18") == "Player 3 has no hand card."
    allows(game, "pick 1", "pass")
    play(game, "pick 1", "successor elder")
    assert (lying(game, "successor.1"), hand(game, 1)) == ("elder", "soldier")


def test_R18_who_has_no_successor_replaces_none() -> None:
    game = position("spy elder", "queen", "judge", seats=3, successors=("soldier", "", "zealot"))
    play(game, "play spy", "use")
    assert refused(game, "pick 2", "R18") == "Player 2 has no Successor left."


def test_R18_the_spy_knows_the_old_successor_in_hand() -> None:
    game = position("spy elder", "queen fool", seats=3, successors=("soldier", "princess", "zealot"))
    play(game, "play spy", "use", "pick 2", "successor fool")
    assert 17 in game.observation(0).known["hand.2"]


# -- R20: Mystic ---------------------------------------------------------------------------------------------------


def test_R20_the_mystic_needs_a_disgraced_card_before_it() -> None:
    game = position("mystic", "queen", court="elder")
    play(game, "play mystic")
    assert asked(game) == ("turn", 2)
    game = position("mystic", "queen", court="elder!")
    play(game, "play mystic")
    assert asked(game) == ("ability", 1)
    assert "from 1 to 8" in refused(game, "number 9", "R20")
    play(game, "number 5")
    assert court(game) == "elder! mystic!"
    assert game.muted == 1 << 5


def test_R20_eight_takes_the_reaction_of_the_kings_hand() -> None:
    game = position("mystic", "judge fool", "kings_hand", seats=3, court="elder!")
    play(game, "play mystic", "number 8")
    while asked(game)[0] == "reaction":
        play(game, "pass")
    play(game, "play judge", "guess 3 fool")
    assert asked(game) == ("turn", 3)


def test_R20_two_takes_the_reaction_of_the_assassin() -> None:
    game = position("mystic", "judge", court="elder!", successors=("fool", "soldier"))
    play(game, "play mystic", "number 2", "flip")
    assert asked(game) == ("turn", 1)
    assert game.king_flipped(1)


def test_R20_six_takes_the_oath() -> None:
    game = position("mystic", "oathbound judge", court="elder! warlord")
    play(game, "play mystic", "number 6")
    game.marks[-1] = 0
    assert "lost its text" in refused(game, "play oathbound", "R20")


def test_R20_three_takes_what_elder_and_zealot_may_do() -> None:
    game = position("mystic", "elder zealot", court="fool! queen!", flipped="2")
    play(game, "play mystic", "number 3")
    game.court[-1], game.marks[-1] = 16, 0
    refused(game, "play elder", "R20")
    refused(game, "play zealot", "R20")


def test_R20_muted_cards_count_three_once_played_but_not_in_hand() -> None:
    game = position("mystic elder", "sentry warlord", court="judge! elder")
    play(game, "play mystic", "number 8", "play sentry")
    assert game.throne_value() == 3
    assert asked(game) == ("turn", 1)
    allows(game, "play elder")


# -- R21: Warden ---------------------------------------------------------------------------------------------------


def test_R21_with_four_face_up_cards_the_warden_swaps_with_the_accused() -> None:
    game = position("warden fool", "queen", seats=3, court="elder judge soldier", accused="princess")
    play(game, "play warden", "exchange fool")
    while asked(game)[0] == "reaction":
        play(game, "pass")
    assert lying(game, "accused") == "fool"
    assert hand(game, 1) == "princess"
    assert asked(game) == ("turn", 2)


def test_R21_with_three_the_warden_does_nothing() -> None:
    game = position("warden fool", "queen", seats=3, court="elder judge! soldier")
    play(game, "play warden")
    assert asked(game) == ("turn", 2)


def test_R21_only_a_hand_card_may_go() -> None:
    game = position("warden fool", "queen", seats=3, court="elder judge soldier")
    play(game, "play warden")
    refused(game, "exchange queen", "R21")


# -- R23: Herald ---------------------------------------------------------------------------------------------------


def test_R23_the_herald_chooses_the_successor_anew_perhaps_the_same() -> None:
    game = position("herald fool", "queen", seats=3, successors=("judge",), accused="kings_hand")
    play(game, "play herald")
    assert asked(game) == ("heir", 1)
    allows(game, "successor judge", "successor fool")
    refused(game, "successor queen", "R23")
    play(game, "successor judge")
    assert asked(game) == ("herald", 1)
    play(game, "pass")
    assert (court(game), hand(game, 1)) == ("herald", "fool")


def test_R23_then_a_card_of_five_or_more_may_be_played_on_anything() -> None:
    game = position("herald fool soldier", "queen", seats=3, court="oathbound", successors=("judge",),
                    accused="kings_hand")
    play(game, "play herald", "successor judge")
    assert "5 or more" in refused(game, "play fool", "R23")
    play(game, "play soldier", "pass")
    assert court(game) == "oathbound soldier"
    assert hand(game, 1) == "fool herald"
    assert asked(game) == ("turn", 2)


def test_R23_without_a_successor_the_herald_does_nothing() -> None:
    game = position("herald soldier", "queen", seats=3, accused="kings_hand")
    play(game, "play herald")
    assert asked(game) == ("turn", 2)


def test_R23_an_oathbound_with_the_herald_overrides_if_a_third_card_is_left() -> None:
    game = position("oathbound*2 herald fool", "queen", seats=3, court="warlord", successors=("judge",),
                    accused="kings_hand")
    play(game, "play oathbound", "play herald", "successor judge", "play oathbound")
    assert court(game) == "warlord! oathbound oathbound"
    assert hand(game, 1) == "fool herald"
    assert asked(game) == ("turn", 2)


def _herald_before(hand_cards: str) -> ImposterState:
    """The Herald from hand onto a Sentry muted to 3; what lies there then counts 8 again."""
    game = position(f"herald {hand_cards}", "queen", seats=3, court="soldier+", successors=("judge",),
                    accused="kings_hand")
    game.muted = 1 << 5
    play(game, "play herald", "successor judge")
    game.muted = 0
    return game


def test_R23_with_a_third_card_the_oathbound_overrides() -> None:
    game = _herald_before("oathbound fool")
    play(game, "play oathbound")
    assert court(game) == "soldier! oathbound"
    assert asked(game) == ("oath", 1)


def test_R23_without_a_third_card_the_oathbound_lies_plainly() -> None:
    game = _herald_before("oathbound")
    play(game, "play oathbound")
    assert court(game) == "soldier+ oathbound"
    assert asked(game) == ("turn", 2)


# -- R13 and R24: Judge --------------------------------------------------------------------------------------------


def test_R24_a_right_guess_lets_a_card_into_the_antechamber() -> None:
    game = position("judge fool sentry", "queen elder", accused="kings_hand")
    events = play(game, "play judge", "guess 2 elder")
    assert log(events)[-1] == "The guess is right."
    assert asked(game) == ("judge", 1)
    assert "2 or more" in refused(game, "antechamber fool", "R24")
    refused(game, "antechamber queen", "R24")
    play(game, "antechamber sentry")
    assert lying(game, "antechamber.1") == "sentry"
    assert asked(game) == ("turn", 2)


def test_R24_a_wrong_guess_ends_the_turn() -> None:
    game = position("judge fool sentry", "queen elder", accused="kings_hand")
    assert log(play(game, "play judge", "guess 2 princess"))[-1] == "The guess is wrong."
    assert asked(game) == ("turn", 2)


def test_R24_an_opponent_with_cards_is_guessed_at() -> None:
    game = position("judge fool", "queen", "elder", "", seats=4)
    play(game, "play judge")
    assert "opponent" in refused(game, "guess 1 queen", "R24")
    assert "opponent" in refused(game, "guess 3 elder", "R24")
    assert "no hand card" in refused(game, "guess 4 queen", "R24")
    allows(game, "guess 2 queen", "guess 2 spy")


def test_R13_only_cards_of_the_deck_in_use_are_named() -> None:
    game = position("judge fool", "queen")
    play(game, "play judge")
    assert "not in the deck" in refused(game, "guess 2 spy", "R13")
    other = position("soldier fool", "queen")
    play(other, "play soldier")
    refused(other, "name warden", "R13")
    allows(other, "name soldier", "name fool")


def test_R13_everybody_knows_what_a_guess_has_shown() -> None:
    game = position("judge fool sentry", "queen elder", accused="kings_hand")
    play(game, "play judge", "guess 2 elder")
    assert game.observation(0).known["hand.2"] == (2,)
    wrong = position("judge fool sentry", "queen elder", accused="kings_hand")
    play(wrong, "play judge", "guess 2 assassin")
    assert all(wrong.zones.index("hand.2") not in zones for zones in wrong.observation(0).knowledge.may_be(1))


# -- R25: Soldier --------------------------------------------------------------------------------------------------


def test_R25_a_right_name_adds_two_and_disgraces_up_to_three() -> None:
    game = position("soldier", "queen", court="fool assassin elder inquisitor", accused="kings_hand")
    play(game, "play soldier", "name queen")
    assert game.throne_value() == 7
    play(game, "court 1", "court 3")
    assert "disgraced" in refused(game, "court 1", "R25")
    play(game, "court 5")
    assert court(game) == "fool! assassin elder! inquisitor soldier!"
    assert asked(game) == ("turn", 2)


def test_R25_fewer_or_no_cards_may_be_disgraced() -> None:
    game = position("soldier", "queen", court="elder", accused="kings_hand")
    play(game, "play soldier", "name queen", "pass")
    assert court(game) == "elder soldier+"


def test_R25_a_name_that_nobody_holds_does_nothing() -> None:
    game = position("soldier fool", "queen", court="elder", accused="kings_hand")
    assert log(play(game, "play soldier", "name fool"))[-1] == "No: no opponent holds it."
    assert court(game) == "elder soldier"


def test_R25_the_partner_does_not_count() -> None:
    game = position("soldier", "fool", "queen", "judge", seats=4, accused="assassin")
    play(game, "play soldier", "name queen")
    while asked(game)[0] == "reaction":
        play(game, "pass")
    assert court(game) == "soldier"


def test_R25_the_two_more_are_there_again_when_the_soldier_is_on_the_throne_again() -> None:
    game = position("sentry", "queen", court="elder soldier+")
    play(game, "play sentry")
    assert game.value_in_court(1) == 7


# -- R26: Inquisitor -----------------------------------------------------------------------------------------------


def test_R26_every_other_holder_puts_one_copy_into_the_antechamber() -> None:
    game = position("inquisitor elder", "elder fool", "queen", seats=3, accused="kings_hand")
    events = play(game, "play inquisitor", "name elder")
    assert lying(game, "antechamber.2") == "elder"
    assert lying(game, "antechamber.3") == ""
    assert hand(game, 1) == "elder"
    assert happened(events) == "play use summon"
    assert asked(game) == ("antechamber", 2)


def test_R26_only_one_of_two_copies_goes() -> None:
    game = position("inquisitor", "elder*2", accused="kings_hand")
    play(game, "play inquisitor", "name elder")
    assert (lying(game, "antechamber.2"), hand(game, 2)) == ("elder", "elder")


# -- R27: Executioner ----------------------------------------------------------------------------------------------


def test_R27_everybody_condemns_a_card_of_that_value_the_executioner_too() -> None:
    game = position("executioner elder", "zealot queen", "judge", seats=3,
                    accused="kings_hand")
    play(game, "play executioner", "number 3", "condemn elder")
    assert asked(game) == ("condemn", 2)
    assert "condemn one" in refused(game, "none", "R27")
    refused(game, "condemn queen", "R27")
    refused(game, "condemn elder", "R27")
    play(game, "condemn zealot")
    events = play(game, "none")
    assert [lying(game, f"condemned.{player}") for player in (1, 2, 3)] == ["elder", "zealot", ""]
    assert log(events) == ["A card Condemned.", "A card Condemned.", "No card of this value in hand."]
    assert asked(game) == ("condemned", 2)


def test_R27_the_number_is_at_most_the_highest_base_value_face_up() -> None:
    game = position("executioner", "queen", seats=3, court="sentry! elder", accused="kings_hand")
    play(game, "play executioner")
    assert "4" in refused(game, "number 5", "R27")
    allows(game, "number 4", "number 1", "pass")


def test_R27_an_executioner_may_hit_nobody_but_the_own_hand() -> None:
    game = position("executioner fool", "queen", seats=3, accused="kings_hand")
    play(game, "play executioner", "number 1", "condemn fool", "none")
    assert lying(game, "condemned.1") == "fool"
    play(game, "play queen")
    assert asked(game) == ("turn", 3)


# -- R30: Fool -----------------------------------------------------------------------------------------------------


def test_R30_the_fool_takes_a_face_up_card_also_the_throne() -> None:
    game = position("fool", "queen", court="sentry elder! assassin!", accused="kings_hand")
    play(game, "play fool")
    assert "disgraced" in refused(game, "court 2", "R30")
    assert "another card" in refused(game, "court 4", "R30")
    play(game, "court 1")
    assert (court(game), hand(game, 1)) == ("elder! assassin! fool", "sentry")


def test_R30_a_fool_from_the_antechamber_takes_the_throne_itself() -> None:
    game = position("queen", "judge", court="elder sentry", antechamber="fool")
    play(game, "play fool", "court 2")
    assert (court(game), hand(game, 1)) == ("elder fool", "sentry queen")
    assert asked(game) == ("turn", 2)


def test_R30_without_another_face_up_card_the_fool_does_nothing() -> None:
    game = position("fool queen", "judge", court="assassin!", accused="kings_hand")
    play(game, "play fool")
    assert asked(game) == ("turn", 2)


def test_an_ability_may_be_left_unused() -> None:
    game = position("inquisitor elder", "elder", accused="kings_hand")
    play(game, "play inquisitor")
    assert verbs(game) == {"name", "pass"}
    assert refused(game, "play elder", "R26").startswith("First decide whether to use")
    play(game, "pass")
    assert asked(game) == ("turn", 2)
    assert move("pass") not in game.legal_moves()
