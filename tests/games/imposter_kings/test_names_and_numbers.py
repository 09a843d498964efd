"""What the lower characters do: rules 13, 23 to 27 and 30."""

from __future__ import annotations

from tests.helpers.positions import allows, asked, hand, happened, log, lying, move, play, position, refused, verbs
from tests.helpers.positions_of.imposter_kings import court

# -- R23: Herald ---------------------------------------------------------------------------------------------------


def test_R23_the_herald_chooses_the_successor_anew_perhaps_the_same() -> None:
    game = position("imposter-kings", "herald fool", "queen", seats=3, successors=("judge",), accused="kings_hand")
    play(game, "play herald")
    assert asked(game) == ("heir", 1)
    allows(game, "successor judge", "successor fool")
    refused(game, "successor queen", "R23")
    play(game, "successor judge")
    assert asked(game) == ("herald", 1)
    play(game, "pass")
    assert (court(game), hand(game, 1)) == ("herald", "fool")


def test_R23_then_a_card_of_five_or_more_may_be_played_on_anything() -> None:
    game = position("imposter-kings", "herald fool soldier", "queen", seats=3, court="oathbound", successors=("judge",),
                    accused="kings_hand")
    play(game, "play herald", "successor judge")
    assert "5 or more" in refused(game, "play fool", "R23")
    play(game, "play soldier", "pass")
    assert court(game) == "oathbound soldier"
    assert hand(game, 1) == "fool herald"
    assert asked(game) == ("turn", 2)


def test_R23_without_a_successor_the_herald_does_nothing() -> None:
    game = position("imposter-kings", "herald soldier", "queen", seats=3, accused="kings_hand", flipped="1")
    play(game, "play herald")
    assert asked(game) == ("turn", 2)


def test_R23_an_oathbound_that_the_herald_brings_lies_on_an_equal_card() -> None:
    game = position("imposter-kings", "oathbound*2 herald fool", "queen", seats=3, court="warlord",
                    successors=("judge",), accused="kings_hand")
    play(game, "play oathbound", "play herald", "successor judge", "play oathbound")
    assert court(game) == "warlord! oathbound oathbound"
    assert hand(game, 1) == "fool herald"
    assert asked(game) == ("turn", 2)


# -- R13 and R24: Judge --------------------------------------------------------------------------------------------


def test_R24_a_right_guess_lets_a_card_into_the_antechamber() -> None:
    game = position("imposter-kings", "judge fool sentry", "queen elder", accused="kings_hand")
    events = play(game, "play judge", "name elder")
    assert log(events)[-1] == "The guess is right."
    assert asked(game) == ("judge", 1)
    assert "2 or more" in refused(game, "antechamber fool", "R24")
    refused(game, "antechamber queen", "R24")
    play(game, "antechamber sentry")
    assert lying(game, "antechamber.1") == "sentry"
    assert asked(game) == ("turn", 2)


def test_R24_a_wrong_guess_ends_the_turn() -> None:
    game = position("imposter-kings", "judge fool sentry", "queen elder", accused="kings_hand")
    assert log(play(game, "play judge", "name princess"))[-1] == "The guess is wrong."
    assert asked(game) == ("turn", 2)


def test_R24_of_several_opponents_with_cards_one_is_chosen_first() -> None:
    game = position("imposter-kings", "judge fool", "queen", "elder", "sentry", seats=4)
    play(game, "play judge")
    assert asked(game) == ("ability", 1)
    assert "opponent" in refused(game, "pick 1", "R24")
    assert "opponent" in refused(game, "pick 3", "R24")
    allows(game, "pick 2", "pick 4", "pass")
    assert log(play(game, "pick 4")) == ["Must guess a card in Player 4’s hand."]
    assert asked(game) == ("guess", 1)
    allows(game, "name queen", "name spy", "pass")
    assert refused(game, "pick 2", "R24").startswith("First guess a card")
    assert "Player 4" in log(play(game, "name sentry"))[0]


def test_R24_an_opponent_without_cards_is_not_guessed_at() -> None:
    game = position("imposter-kings", "judge fool", "queen", "elder", "", seats=4)
    play(game, "play judge")
    assert asked(game) == ("guess", 1)
    assert str(game.game.table.prompt(game.observation(0))) == "Judge: which card does Player 2 hold?"
    other = position("imposter-kings", "judge fool", "queen", "", seats=3)
    play(other, "play judge", "pass")
    assert asked(other) == ("turn", 2)


def test_R13_only_cards_of_the_deck_in_use_are_named() -> None:
    game = position("imposter-kings", "judge fool", "queen")
    play(game, "play judge")
    assert "not in the deck" in refused(game, "name spy", "R13")
    other = position("imposter-kings", "soldier fool", "queen")
    play(other, "play soldier")
    refused(other, "name warden", "R13")
    allows(other, "name soldier", "name fool")


def test_R13_everybody_knows_what_a_guess_has_shown() -> None:
    game = position("imposter-kings", "judge fool sentry", "queen elder", accused="kings_hand")
    play(game, "play judge", "name elder")
    assert game.observation(0).known["hand.2"] == (2,)
    wrong = position("imposter-kings", "judge fool sentry", "queen elder", accused="kings_hand")
    play(wrong, "play judge", "name assassin")
    assert all(wrong.zones.index("hand.2") not in zones for zones in wrong.observation(0).knowledge.may_be(1))


# -- R25: Soldier --------------------------------------------------------------------------------------------------


def test_R25_a_right_name_adds_two_and_disgraces_up_to_three() -> None:
    game = position("imposter-kings", "soldier", "queen", court="fool assassin elder inquisitor", accused="kings_hand")
    play(game, "play soldier", "name queen")
    assert game.throne_value() == 7
    play(game, "court 1", "court 3")
    assert "disgraced" in refused(game, "court 1", "R25")
    play(game, "court 5")
    assert court(game) == "fool! assassin elder! inquisitor soldier!"
    assert asked(game) == ("turn", 2)


def test_R25_fewer_or_no_cards_may_be_disgraced() -> None:
    game = position("imposter-kings", "soldier", "queen", court="elder", accused="kings_hand")
    play(game, "play soldier", "name queen", "pass")
    assert court(game) == "elder soldier+"


def test_R25_a_name_that_nobody_holds_does_nothing() -> None:
    game = position("imposter-kings", "soldier fool", "queen", court="elder", accused="kings_hand")
    assert log(play(game, "play soldier", "name fool"))[-1] == "No: no opponent holds it."
    assert court(game) == "elder soldier"


def test_R25_the_partner_does_not_count() -> None:
    game = position("imposter-kings", "soldier", "fool", "queen", "judge", seats=4, accused="assassin")
    play(game, "play soldier", "name queen")
    while asked(game)[0] == "reaction":
        play(game, "pass")
    assert court(game) == "soldier"


def test_R25_the_two_more_are_there_again_when_the_soldier_is_on_the_throne_again() -> None:
    game = position("imposter-kings", "sentry", "queen", court="elder soldier+")
    play(game, "play sentry")
    assert game.value_in_court(1) == 7


# -- R26: Inquisitor -----------------------------------------------------------------------------------------------


def test_R26_every_other_holder_puts_one_copy_into_the_antechamber() -> None:
    game = position("imposter-kings", "inquisitor elder", "elder fool", "queen", seats=3, accused="kings_hand")
    events = play(game, "play inquisitor", "name elder")
    assert lying(game, "antechamber.2") == "elder"
    assert lying(game, "antechamber.3") == ""
    assert hand(game, 1) == "elder"
    assert happened(events) == "play use summon"
    assert asked(game) == ("antechamber", 2)


def test_R26_only_one_of_two_copies_goes() -> None:
    game = position("imposter-kings", "inquisitor", "elder*2", accused="kings_hand")
    play(game, "play inquisitor", "name elder")
    assert (lying(game, "antechamber.2"), hand(game, 2)) == ("elder", "elder")


# -- R27: Executioner ----------------------------------------------------------------------------------------------


def test_R27_everybody_condemns_a_card_of_that_value_the_executioner_too() -> None:
    game = position("imposter-kings", "executioner elder", "zealot queen", "judge", seats=3,
                    accused="kings_hand")
    play(game, "play executioner", "number 3", "condemn elder")
    assert asked(game) == ("condemn", 2)
    assert "condemn one" in refused(game, "none", "R27")
    refused(game, "condemn queen", "R27")
    refused(game, "condemn elder", "R27")
    play(game, "condemn zealot")
    events = play(game, "none")
    assert [lying(game, f"condemned.{player}") for player in (1, 2, 3)] == ["elder", "zealot", ""]
    assert log(events) == ["Condemns a card.", "Condemns a card.", "Has no card of that value in hand."]
    assert asked(game) == ("condemned", 2)


def test_R27_the_number_is_at_most_the_highest_base_value_face_up() -> None:
    game = position("imposter-kings", "executioner", "queen", seats=3, court="sentry! elder", accused="kings_hand")
    play(game, "play executioner")
    assert "4" in refused(game, "number 5", "R27")
    allows(game, "number 4", "number 1", "pass")


def test_R27_an_executioner_may_hit_nobody_but_the_own_hand() -> None:
    game = position("imposter-kings", "executioner fool", "queen", seats=3, accused="kings_hand")
    play(game, "play executioner", "number 1", "condemn fool", "none")
    assert lying(game, "condemned.1") == "fool"
    play(game, "play queen")
    assert asked(game) == ("turn", 3)


# -- R30: Fool -----------------------------------------------------------------------------------------------------


def test_R30_the_fool_takes_a_face_up_card_also_the_throne() -> None:
    game = position("imposter-kings", "fool", "queen", court="sentry elder! assassin!", accused="kings_hand")
    play(game, "play fool")
    assert "disgraced" in refused(game, "court 2", "R30")
    assert "other than the one just played" in refused(game, "court 4", "R30")
    play(game, "court 1")
    assert (court(game), hand(game, 1)) == ("elder! assassin! fool", "sentry")


def test_R30_a_fool_from_the_antechamber_takes_the_throne_itself() -> None:
    game = position("imposter-kings", "queen", "judge", court="elder sentry", antechamber="fool")
    play(game, "play fool", "court 2")
    assert (court(game), hand(game, 1)) == ("elder fool", "sentry queen")
    assert asked(game) == ("turn", 2)


def test_R30_without_another_face_up_card_the_fool_does_nothing() -> None:
    game = position("imposter-kings", "fool queen", "judge", court="assassin!", accused="kings_hand")
    play(game, "play fool")
    assert asked(game) == ("turn", 2)


def test_an_ability_may_be_left_unused() -> None:
    game = position("imposter-kings", "inquisitor elder", "elder", accused="kings_hand")
    play(game, "play inquisitor")
    assert verbs(game) == {"name", "pass"}
    assert refused(game, "play elder", "R26").startswith("First decide whether and how to use")
    play(game, "pass")
    assert asked(game) == ("turn", 2)
    assert move("imposter-kings", "pass") not in game.legal_moves()
