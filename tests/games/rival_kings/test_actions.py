"""The five actions: markers, money, subjects and buildings, and how they are paid."""

from __future__ import annotations

import pytest

from engine.games.rival_kings import coins as purses
from tests.helpers.positions import allows, log, play, position, refused
from tests.helpers.positions_of.rival_kings import coins, money, row, shown

# -- order of actions --------------------------------------------------------------------------------------------------


def test_R8_actions_go_from_left_to_right() -> None:
    game = position("rival-kings", "diplomat", "duke")
    play(game, "end", "take 1")
    assert "too late" in refused(game, "settle", "R8")
    refused(game, "take 2", "R8")
    play(game, "buy 3")
    refused(game, "buy 4", "R8")


def test_R8_every_action_may_be_left_out() -> None:
    game = position("rival-kings", "diplomat", "duke")
    play(game, "end")
    allows(game, "settle", "take 1", "buy 3", "end")
    play(game, "buy 3")
    refused(game, "take 1", "R8")
    allows(game, "end")


def test_R8_a_character_has_only_its_own_actions() -> None:
    game = position("rival-kings", "queen", "duke")
    assert "does not have this action" in refused(game, "buy 3", "R8")
    refused(game, "settle", "R8")
    allows(game, "recruit 1")


# -- markers -----------------------------------------------------------------------------------------------------------

def test_R28_settle_conflict_returns_a_marker() -> None:
    game = position("rival-kings", "duke", "diplomat", markers=(2, 0))
    free = game.free_markers()
    play(game, "settle")
    assert (game.markers, game.free_markers()) == ([1, 0], free + 1)


def test_R28_without_a_marker_there_is_nothing_to_settle_or_give() -> None:
    refused(position("rival-kings", "duke", "diplomat", markers=(0, 0)), "settle", "R28")
    refused(position("rival-kings", "courtier", "diplomat", markers=(0, 0)), "give 2", "R28")


def test_R28_pass_on_conflict_gives_a_marker_to_any_rival() -> None:
    game = position("rival-kings", "courtier", "diplomat", "queen")
    play(game, "end")
    refused(game, "give 1", "R28")
    refused(game, "give 4", "R28")
    allows(game, "give 2", "give 3")
    play(game, "give 3")
    assert game.markers == [0, 1, 2]


# -- money -------------------------------------------------------------------------------------------------------------

def test_R20_taking_money_empties_one_pile() -> None:
    game = position("rival-kings", "courtier", "diplomat", money=((1, 2), (0, 1), (0, 0), (0, 0)))
    play(game, "take 1")
    assert (coins(game, 1), money(game, 1), money(game, 2)) == ((4, 3), (0, 0), (0, 1))


def test_R20_a_pile_without_money_cannot_be_taken_while_another_has_some() -> None:
    game = position("rival-kings", "courtier", "diplomat", money=((0, 0), (0, 0), (0, 0), (1, 0)))
    for pile in (1, 2, 3):
        refused(game, f"take {pile}", "R20")
    allows(game, "take 4")


def test_R20_only_if_all_piles_are_empty_they_are_filled_with_coins_worth_2() -> None:
    game = position("rival-kings", "courtier", "diplomat", money=((0, 0),) * 4)
    allows(game, "take 1", "take 2", "take 3", "take 4")
    events = play(game, "take 2")
    assert (coins(game, 1), [money(game, pile) for pile in (1, 2, 3, 4)]) == (
        (3, 2), [(0, 1), (0, 0), (0, 1), (0, 1)])
    assert log(events)[0] == "No pile had money: new money comes from the supply."


# The supply's coins of 1 and of 2 when no pile has money, and what it then puts at the piles.
REFILLS = {
    (0, 4): [(0, 1)] * 4,
    (9, 4): [(0, 1)] * 4,
    (9, 3): [(0, 1), (0, 1), (0, 1), (2, 0)],
    (5, 1): [(0, 1), (2, 0), (2, 0), (0, 0)],
    (8, 0): [(2, 0)] * 4,
    (2, 0): [(2, 0), (0, 0), (0, 0), (0, 0)],
    (1, 1): [(0, 1), (0, 0), (0, 0), (0, 0)],
}


@pytest.mark.parametrize(("supply", "filled"), REFILLS.items(), ids=map(str, REFILLS))
def test_R20_two_coins_of_1_stand_in_for_a_coin_of_2_as_far_as_the_supply_goes(
        supply: tuple[int, int], filled: list[tuple[int, int]]) -> None:
    game = position("rival-kings", "courtier", "diplomat", money=((0, 0),) * 4,
                    purses=((0, 0), (16 - supply[0], 16 - supply[1])))
    assert tuple(game.supply) == supply
    for pile, laid in enumerate(filled, 1):
        if any(laid):
            allows(game, f"take {pile}")
        else:
            assert "the supply cannot fill" in refused(game, f"take {pile}", "R20")
    play(game, "take 1")
    assert [money(game, pile) for pile in (1, 2, 3, 4)] == [(0, 0), *filled[1:]]
    assert coins(game, 1) == filled[0]


@pytest.mark.parametrize("supply", [(0, 0), (1, 0)])
def test_R20_a_supply_worth_less_than_2_fills_no_pile(supply: tuple[int, int]) -> None:
    game = position("rival-kings", "courtier", "diplomat", money=((0, 0),) * 4,
                    purses=((0, 0), (16 - supply[0], 16 - supply[1])))
    for pile in (1, 2, 3, 4):
        refused(game, f"take {pile}", "R20")


# -- subjects and buildings --------------------------------------------------------------------------------------------

def test_R29_a_subject_is_paid_onto_its_pile_and_becomes_active() -> None:
    game = position("rival-kings", "queen: miner", "duke", display="sailor troubadour harbor tavern",
                    under=("vintner", "", "", ""))
    events = play(game, "recruit 1")
    assert (row(game, 1), coins(game, 1), money(game, 1)) == ("miner sailor", (2, 0), (1, 2))
    assert shown(game) == "vintner troubadour harbor tavern"
    assert log(events) == ["Recruits Sailor for 3.", "Vintner is now on display."]


def test_R29_a_building_is_bought_and_not_recruited() -> None:
    game = position("rival-kings", "lord_protector: mine", "duke")
    assert "bought" in refused(position("rival-kings", "queen", "duke"), "recruit 3", "R29")
    assert "recruited" in refused(game, "buy 1", "R29")
    play(game, "buy 4")
    assert row(game, 1) == "mine tavern"


def test_R29_what_is_too_dear_cannot_be_acquired() -> None:
    assert "costs 3" in refused(position("rival-kings", "queen", "duke", purses=((0, 1), (0, 0))), "recruit 1", "R29")
    allows(position("rival-kings", "queen", "duke", purses=((1, 1), (0, 0))), "recruit 1")


def test_R23_nothing_can_be_acquired_from_an_empty_pile() -> None:
    refused(position("rival-kings", "queen", "duke", display="- sailor harbor tavern", under=("", "", "", "")),
            "recruit 1", "R23")


# -- paying ------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("ones", "twos", "price", "paid"), [
    (3, 1, 3, (1, 1)), (3, 1, 4, (2, 1)), (4, 0, 4, (4, 0)), (0, 2, 4, (0, 2)), (1, 2, 2, (0, 1)), (1, 2, 3, (1, 1)),
    (0, 2, 3, (0, 2)), (0, 1, 1, (0, 1)), (5, 5, 0, (0, 0)),
])
def test_R21_as_few_coins_as_pay_exactly_or_else_the_least_too_much(
        ones: int, twos: int, price: int, paid: tuple[int, int]) -> None:
    assert purses.payment(ones, twos, price) == paid


def test_R21_a_coin_of_2_is_changed_in_the_supply() -> None:
    game = position("rival-kings", "queen", "duke", purses=((0, 2), (3, 1)))
    before = game.supply[:]
    play(game, "recruit 1")
    assert (coins(game, 1), money(game, 1)) == ((1, 0), (1, 2))
    assert game.supply == [before[0] - 2, before[1] + 1]


def test_R21_without_change_the_surplus_is_lost_onto_the_pile() -> None:
    game = position("rival-kings", "queen", "duke", purses=((0, 2), (15, 1)))
    assert game.supply[0] == 1
    play(game, "recruit 1")
    assert (coins(game, 1), money(game, 1), game.supply[0]) == ((0, 0), (0, 3), 1)


# -- perfect pairs (rule 24) -------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("mine", "move", "told"), [
    ("harbor", "recruit 1", ["Sailor and Harbor are a perfect pair."]),
    ("harbor harbor sailor", "recruit 1", ["Sailor and Harbor are a perfect pair."]),
    ("harbor sailor", "recruit 1", []),
    ("mine", "recruit 1", []),
])
def test_R24_a_perfect_pair_is_told_as_it_comes_about(mine: str, move: str, told: list[str]) -> None:
    game = position("rival-kings", f"queen: {mine}", "duke", display="sailor troubadour farm tavern")
    assert [line for line in log(play(game, move)) if "perfect pair" in line] == told


def test_R24_a_building_completes_a_pair_as_well() -> None:
    game = position("rival-kings", "lord_protector: sailor", "duke")
    assert "Sailor and Harbor are a perfect pair." in log(play(game, "buy 3"))


def test_R24_a_swap_may_complete_a_pair_for_both() -> None:
    game = position("rival-kings", "queen: court_lady mine", "duke: miner pavilion")
    play(game, "demand 2 pavilion")
    told = [line for line in log(play(game, "offer mine")) if "perfect pair" in line]
    assert told == ["Court Lady and Pavilion are a perfect pair.", "Miner and Mine are a perfect pair."]
