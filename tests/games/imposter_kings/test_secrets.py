"""What the seats know: guesses, swaps, looks, shown and Condemned cards (rules 5, 13, 14, 16, 27 and 34)."""

from __future__ import annotations

from tests.helpers.positions import asked, kinds, play, position
from tests.helpers.positions_of.imposter_kings import pass_all, round_of

ELDER, ZEALOT, FOOL, QUEEN = kinds("imposter-kings", "elder zealot fool queen")


def test_R13_a_yes_of_the_soldier_says_that_somebody_holds_it_not_who() -> None:
    game = position("imposter-kings", "soldier elder", "queen judge", "fool inquisitor", seats=3,
                    successors=("", "spy", "sentry"))
    play(game, "play soldier", "name queen")
    seen = game.observation(0)
    hands = {game.zones.index("hand.2"), game.zones.index("hand.3")}
    assert set(*seen.knowledge.may_be(QUEEN)) == hands
    assert "hand.2" not in seen.known


def test_R13_a_no_of_the_soldier_says_that_no_opponent_holds_it() -> None:
    game = position("imposter-kings", "soldier elder", "spy judge", "fool inquisitor", seats=3,
                    successors=("", "queen", "sentry"))
    play(game, "play soldier", "name queen")
    hands = {game.zones.index("hand.2"), game.zones.index("hand.3")}
    assert all(not hands & set(zones) for zones in game.observation(0).knowledge.may_be(QUEEN))


def test_R26_who_does_not_answer_the_inquisitor_does_not_hold_the_card() -> None:
    game = position("imposter-kings", "inquisitor", "judge spy", "fool sentry", seats=3)
    play(game, "play inquisitor", "name fool")
    assert all(game.zones.index("hand.2") not in zones for zones in game.observation(0).knowledge.may_be(FOOL))


def test_R27_a_condemned_card_has_the_value_that_was_said() -> None:
    game = position("imposter-kings", "executioner fool", "zealot queen", "judge", seats=3)
    play(game, "play executioner", "number 3", "none", "condemn zealot", "none")
    condemned = game.zones.index("condemned.2")
    able = {kind for kind in range(18) for zones in game.observation(0).knowledge.may_be(kind) if condemned in zones}
    assert able == {ELDER, ZEALOT}
    assert game.observation(1).zones["condemned.2"] == (ZEALOT,)


def test_R27_who_had_none_is_known_to_hold_none() -> None:
    game = position("imposter-kings", "executioner fool", "zealot queen", "judge spy", seats=3)
    play(game, "play executioner", "number 3", "none", "condemn zealot", "none")
    hand = game.zones.index("hand.3")
    assert all(hand not in zones for kind in (ELDER, ZEALOT) for zones in game.observation(0).knowledge.may_be(kind))


def test_R16_each_knows_the_card_given_away_and_nobody_else_does() -> None:
    game = position("imposter-kings", "princess fool elder", "queen judge", "spy", seats=3)
    play(game, "play princess", "pick 2", "give fool", "give queen")
    assert game.observation(0).known["hand.2"] == (FOOL,)
    assert game.observation(1).known["hand.1"] == (QUEEN,)
    assert "hand.1" not in game.observation(2).known
    assert "hand.2" not in game.observation(2).known


def test_R34_shown_cards_are_known_in_hand_until_one_is_hidden() -> None:
    game = round_of(3)
    while game.phase != "first":
        play(game, str(game.legal_moves()[0]))
    shown = [set(game.cards_in(game.zones.index(f"antechamber.{player}"))) for player in (1, 2, 3)]
    play(game, "first 1", "direction clockwise")
    for player in (2, 3):
        assert shown[player - 1] <= set(game.observation(0).known[f"hand.{player}"])


def test_R37_a_successor_out_of_a_shown_hand_is_not_known() -> None:
    game = round_of(3)
    while game.phase != "successor":
        play(game, str(game.legal_moves()[0]))
    seat = game.decider()
    play(game, str(game.legal_moves()[0]))
    other = (seat + 1) % 3
    assert f"successor.{seat + 1}" not in game.observation(other).known


def test_R9_the_cards_of_who_has_lost_are_known_to_be_too_low() -> None:
    game = position("imposter-kings", "elder fool", "warlord", "queen", seats=3, court="sentry", flipped="1")
    play(game, "lose")
    hand = game.zones.index("hand.1")
    assert all(hand not in zones for zones in game.observation(1).knowledge.may_be(QUEEN))


def test_R5_what_was_stopped_is_known_and_what_is_removed_of_two_is_not() -> None:
    game = position("imposter-kings", "judge elder", "kings_hand queen", accused="assassin")
    play(game, "play judge", "name queen", "stop")
    assert game.observation(1).known["condemned.1"] == tuple(kinds("imposter-kings", "judge"))


def test_R8_the_successor_who_comes_to_hand_stays_hidden() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", successors=("fool", "judge"))
    play(game, "flip")
    pass_all(game)
    assert asked(game) == ("turn", 2)
    assert "hand.1" not in game.observation(1).known
