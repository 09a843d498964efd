"""What the characters do: rules 14 to 18, 20 and 21."""

from __future__ import annotations

from engine.games.imposter_kings.cards import PRINCESS, QUEEN, SENTRY, ZEALOT
from engine.games.imposter_kings.zones import FACE_UP
from tests.helpers.positions import allows, asked, hand, log, lying, play, position, refused
from tests.helpers.positions_of.imposter_kings import court

# -- R15: Queen ----------------------------------------------------------------------------------------------------


def test_R15_the_queen_disgraces_every_other_card_in_court() -> None:
    game = position("imposter-kings", "queen", "kings_hand", court="elder soldier+ princess")
    play(game, "play queen")
    assert court(game) == "elder! soldier! princess! queen"
    assert asked(game) == ("turn", 2)


def test_R15_a_warlord_under_the_queen_counts_one_when_the_throne_is_his_again() -> None:
    game = position("imposter-kings", "queen", "fool judge", court="princess warlord", antechamber="")
    assert game.throne_value() == 9
    play(game, "play queen")
    assert court(game) == "princess! warlord! queen"
    assert game.value_in_court(1) == 1


def test_R15_the_queen_over_a_warlord_takes_its_royalty_away() -> None:
    game = position("imposter-kings", "queen", "warlord", court="princess elder")
    play(game, "play queen")
    assert court(game) == "princess! elder! queen"
    assert game.hand_value(game.hand(1)[0]) == 8


# -- R14 and R16: Princess -----------------------------------------------------------------------------------------


def test_R16_both_choose_a_card_in_secret_and_swap() -> None:
    game = position("imposter-kings", "princess fool elder", "queen judge")
    play(game, "play princess", "pick 2", "give fool")
    assert asked(game) == ("swap", 2)
    assert hand(game, 1) == "fool elder"
    events = play(game, "give queen")
    assert (hand(game, 1), hand(game, 2)) == ("elder queen", "fool judge")
    assert log(events) == ["Swaps a card with Player 2."]
    assert asked(game) == ("turn", 2)


def test_R14_the_first_choice_stays_secret_until_both_are_made() -> None:
    game = position("imposter-kings", "princess fool elder", "queen judge")
    play(game, "play princess", "pick 2")
    other = game.clone()
    play(game, "give fool")
    play(other, "give elder")
    assert game.observation(1) == other.observation(1)


def test_R16_another_player_with_a_card_must_be_named() -> None:
    game = position("imposter-kings", "princess fool", "queen", "", seats=3)
    play(game, "play princess")
    assert "not yourself" in refused(game, "pick 1", "R16")
    assert refused(game, "pick 3", "R16") == "Player 3 has no cards in hand."
    assert "is not in this game" in refused(game, "pick 4", "R16")
    allows(game, "pick 2", "pass")


def test_R16_without_a_card_on_one_side_there_is_no_swap() -> None:
    game = position("imposter-kings", "princess", "queen")
    play(game, "play princess")
    assert asked(game) == ("turn", 2)


def test_R16_a_card_that_is_not_held_cannot_be_given() -> None:
    game = position("imposter-kings", "princess fool", "queen")
    play(game, "play princess", "pick 2")
    refused(game, "give queen", "R16")


# -- R17: Sentry ---------------------------------------------------------------------------------------------------


def test_R17_the_sentry_exchanges_a_court_card_without_triggering_the_new_one() -> None:
    game = position("imposter-kings", "sentry queen", "judge", court="elder soldier+ warlord")
    play(game, "play sentry", "court 2", "exchange queen")
    assert court(game) == "elder queen warlord sentry!"
    assert hand(game, 1) == "soldier"
    assert asked(game) == ("turn", 2)


def test_R17_a_card_under_the_throne_may_be_exchanged() -> None:
    game = position("imposter-kings", "sentry fool", "judge", court="elder warlord")
    play(game, "play sentry", "court 2", "exchange fool")
    assert court(game) == "elder fool sentry!"
    assert game.throne_value() == 1


def test_R17_neither_royalty_nor_disgraced_cards_nor_itself() -> None:
    game = position("imposter-kings", "sentry fool", "judge", court="queen elder! warlord!")
    play(game, "play sentry")
    assert asked(game) == ("turn", 2)
    other = position("imposter-kings", "sentry fool", "judge", court="princess elder! mystic")
    play(other, "play sentry")
    assert "Royalty" in refused(other, "court 1", "R17")
    assert "disgraced" in refused(other, "court 2", "R17")
    assert "other than the one just played" in refused(other, "court 4", "R17")
    refused(other, "court 9", "R17")
    refused(other, "exchange fool", "R17")
    allows(other, "court 3", "pass")
    play(other, "court 3")
    refused(other, "exchange queen", "R17")


# -- R18: Spy ------------------------------------------------------------------------------------------------------


def test_R18_the_spy_sees_all_successors_and_may_have_one_replaced() -> None:
    game = position("imposter-kings", "spy elder", "queen fool", "judge", seats=3,
                    successors=("soldier", "princess", "zealot"))
    play(game, "play spy", "use")
    assert court(game) == "spy!"
    assert [game.observation(0).known[f"successor.{seat}"] for seat in (2, 3)] == [(PRINCESS,), (ZEALOT,)]
    assert "successor.3" not in game.observation(1).known
    play(game, "pick 2")
    assert asked(game) == ("replace", 2)
    refused(game, "successor princess", "R18")
    play(game, "successor fool")
    assert lying(game, "successor.2") == "fool"
    assert hand(game, 2) == "queen princess"
    assert asked(game) == ("turn", 2)


def test_R18_the_spy_may_replace_the_own_successor_or_none() -> None:
    game = position("imposter-kings", "spy elder", "queen", seats=3, successors=("soldier", "princess", "zealot"))
    play(game, "play spy", "use")
    assert refused(game, "pick 3", "R18") == "Player 3 has no cards in hand."
    allows(game, "pick 1", "pass")
    play(game, "pick 1", "successor elder")
    assert (lying(game, "successor.1"), hand(game, 1)) == ("elder", "soldier")


def test_R18_who_has_no_successor_replaces_none() -> None:
    game = position("imposter-kings", "spy elder", "queen", "judge", seats=3, successors=("soldier", "", "zealot"))
    play(game, "play spy", "use")
    assert refused(game, "pick 2", "R18") == "Player 2 has no Successor left."


def test_R18_the_spy_knows_the_old_successor_in_hand() -> None:
    game = position("imposter-kings", "spy elder", "queen fool", seats=3, successors=("soldier", "princess", "zealot"))
    play(game, "play spy", "use", "pick 2", "successor fool")
    assert PRINCESS in game.observation(0).known["hand.2"]


# -- R20: Mystic ---------------------------------------------------------------------------------------------------


def test_R20_the_mystic_needs_a_disgraced_card_before_it() -> None:
    game = position("imposter-kings", "mystic", "queen", court="elder")
    play(game, "play mystic")
    assert asked(game) == ("turn", 2)
    game = position("imposter-kings", "mystic", "queen", court="elder!")
    play(game, "play mystic")
    assert asked(game) == ("ability", 1)
    assert "from 1 to 8" in refused(game, "number 9", "R20")
    play(game, "number 5")
    assert court(game) == "elder! mystic!"
    assert game.muted == 1 << 5


def test_R20_eight_takes_the_reaction_of_the_kings_hand() -> None:
    game = position("imposter-kings", "mystic", "judge fool", "kings_hand", seats=3, court="elder!")
    play(game, "play mystic", "number 8")
    while asked(game)[0] == "reaction":
        play(game, "pass")
    play(game, "play judge", "name fool")
    assert asked(game) == ("turn", 3)


def test_R20_two_takes_the_reaction_of_the_assassin() -> None:
    game = position("imposter-kings", "mystic", "judge", court="elder!", successors=("fool", "soldier"))
    play(game, "play mystic", "number 2", "flip")
    assert asked(game) == ("turn", 1)
    assert game.king_flipped(1)


def test_R20_six_takes_the_oath() -> None:
    game = position("imposter-kings", "mystic", "oathbound judge", court="elder! warlord")
    play(game, "play mystic", "number 6")
    game.marks[-1] = 0
    assert "lost its text" in refused(game, "play oathbound", "R20")


def test_R20_three_takes_what_elder_and_zealot_may_do() -> None:
    game = position("imposter-kings", "mystic", "elder zealot", court="fool! queen!", flipped="2")
    play(game, "play mystic", "number 3")
    game.court[-1], game.marks[-1] = QUEEN, FACE_UP
    refused(game, "play elder", "R20")
    game.court[-1] = SENTRY
    refused(game, "play zealot", "R20")


def test_R20_muted_cards_count_three_once_played_but_not_in_hand() -> None:
    game = position("imposter-kings", "mystic elder", "sentry warlord", court="judge! elder")
    play(game, "play mystic", "number 8", "play sentry")
    assert game.throne_value() == 3
    assert asked(game) == ("turn", 1)
    allows(game, "play elder")


# -- R21: Warden ---------------------------------------------------------------------------------------------------


def test_R21_with_four_face_up_cards_the_warden_swaps_with_the_accused() -> None:
    game = position("imposter-kings", "warden fool", "queen", seats=3, court="elder judge soldier", accused="princess")
    play(game, "play warden", "exchange fool")
    while asked(game)[0] == "reaction":
        play(game, "pass")
    assert lying(game, "accused") == "fool"
    assert hand(game, 1) == "princess"
    assert asked(game) == ("turn", 2)


def test_R21_with_three_the_warden_does_nothing() -> None:
    game = position("imposter-kings", "warden fool", "queen", seats=3, court="elder judge! soldier")
    play(game, "play warden")
    assert asked(game) == ("turn", 2)


def test_R21_only_a_hand_card_may_go() -> None:
    game = position("imposter-kings", "warden fool", "queen", seats=3, court="elder judge soldier")
    play(game, "play warden")
    refused(game, "exchange queen", "R21")
