"""What the subjects do, and when."""

from __future__ import annotations

import pytest

from engine.games.rival_kings import coins as purses
from engine.games.rival_kings.cards import BUY, MONEY
from tests.helpers.positions import allows, log, play, position, refused
from tests.helpers.positions_of.rival_kings import coins, money, row, shown, turn

# -- once per cycle ----------------------------------------------------------------------------------------------------


def test_R1_one_ability_per_cycle() -> None:
    game = position("rival-kings", "queen: jailer", "duke", display="scholar troubadour harbor tavern")
    play(game, "use jailer")
    refused(game, "use jailer", "R1")
    play(game, "recruit 1")
    refused(game, "use scholar", "R1")


def test_R1_the_next_cycle_brings_a_new_use() -> None:
    game = position("rival-kings", "queen: jailer", "duke")
    play(game, "use jailer", "end", "end")
    assert (game.phase, game.used) == ("choose", 0)


def test_R1_abilities_are_used_at_any_moment_of_the_own_turn() -> None:
    game = position("rival-kings", "bursar: market_woman", "diplomat", "queen", markers=(1, 1, 1))
    play(game, "steal 1 buy", "skip", "end")
    assert turn(game) == 1
    allows(game, "use market_woman")
    play(game, "steal 2 take")
    allows(game, "use market_woman")
    play(game, "use market_woman", "take 1", "take 2")
    assert game.phase == "turn"


def test_R19_only_the_last_subject_of_the_row_is_active() -> None:
    game = position("rival-kings", "queen: jailer scholar farm", "duke")
    refused(game, "use jailer", "R19")
    allows(game, "use scholar")


def test_R19_a_new_subject_can_be_used_at_once() -> None:
    game = position("rival-kings", "queen: jailer", "duke", display="herbalist troubadour harbor tavern")
    play(game, "recruit 1")
    refused(game, "use jailer", "R19")
    play(game, "use herbalist 2")
    assert game.markers == [0, 2]


# -- before the turns --------------------------------------------------------------------------------------------------

def test_R11_the_gardener_swaps_characters_before_conflicts() -> None:
    game = position("rival-kings", "trader: gardener", "queen", "countess", markers=(0, 0, 0))
    assert game.phase == "garden"
    refused(game, "end", "R11")
    refused(game, "use gardener 1", "R11")
    refused(game, "use gardener 4", "R11")
    play(game, "use gardener 3")
    assert game.markers == [0, 0, 1]
    assert game.rank(0) == 4


def test_R11_the_gardener_may_stay_away_and_is_used_only_then() -> None:
    game = position("rival-kings", "trader: gardener", "queen", "countess", markers=(0, 0, 0))
    play(game, "pass")
    assert game.markers == [1, 0, 0]
    play(game, "end", "steal 1 take", "skip", "end")
    refused(game, "use gardener 2", "R11")
    assert not game.used


def test_R11_several_gardeners_act_from_the_highest_rank_down() -> None:
    game = position("rival-kings", "trader: gardener", "queen: gardener", "countess")
    assert game.actor == 1
    play(game, "pass")
    assert game.actor == 0


def test_R11_a_gardener_who_is_no_longer_asked_can_be_followed_by_another_subject() -> None:
    game = position("rival-kings", "queen: gardener", "duke", display="scholar troubadour harbor tavern")
    play(game, "pass", "recruit 1")
    refused(game, "use scholar", "R13")
    game = position("rival-kings", "queen: gardener farm", "duke", display="scholar troubadour harbor tavern")
    play(game, "use gardener 2", "end")
    assert turn(game) == 1
    play(game, "recruit 1")
    refused(game, "use scholar", "R1")


def test_R12_the_watchman_lets_the_higher_rank_take_the_marker_but_is_robbed() -> None:
    game = position("rival-kings", "knight", "diplomat: watchman", markers=(0, 0))
    assert (game.phase, game.actor, game.markers) == ("conflict", 1, [0, 0])
    refused(game, "take 1", "R12")
    play(game, "use watchman")
    assert game.markers == [1, 0]
    allows(game, "steal 2 take")


def test_R12_the_watchman_may_stay_away() -> None:
    game = position("rival-kings", "knight", "diplomat: watchman", markers=(0, 0))
    play(game, "pass")
    assert (game.markers, game.used) == ([0, 1], 0)
    play(game, "steal 2 take", "skip", "end")
    refused(game, "use watchman", "R12")


def test_R12_the_watchman_helps_once_per_cycle() -> None:
    game = position("rival-kings", "trader: watchman", "courtier", "countess", markers=(0, 0, 0))
    play(game, "use watchman")
    assert game.markers == [1, 1, 0]
    assert game.phase == "steal"


def test_R12_the_watchman_can_wait_for_the_second_conflict() -> None:
    game = position("rival-kings", "trader: watchman", "courtier", "countess", markers=(0, 0, 0))
    play(game, "pass", "use watchman")
    assert game.markers == [1, 0, 1]


def test_R12_the_neutral_characters_marker_is_not_taken_by_anybody() -> None:
    game = position("rival-kings", "bursar: watchman", "duke", neutral="queen", markers=(0, 0))
    play(game, "use watchman")
    assert game.markers == [0, 0]


def test_R12_the_watchman_does_not_help_against_equal_ranks() -> None:
    game = position("rival-kings", "bursar: watchman", "knight", markers=(0, 0))
    assert (game.phase, game.markers) == ("turn", [1, 1])


def test_R12_the_watchman_does_not_help_against_given_markers() -> None:
    game = position("rival-kings", "queen: herbalist", "duke: watchman", markers=(1, 0))
    refused(game, "use herbalist 1", "R12")
    refused(game, "use herbalist 3", "R12")
    play(game, "use herbalist 2")
    assert game.markers == [0, 1]
    refused(position("rival-kings", "queen: herbalist", "duke", markers=(0, 0)), "use herbalist 2", "R12")


# -- coins -------------------------------------------------------------------------------------------------------------

def test_R13_the_jailer_brings_a_coin_per_marker() -> None:
    game = position("rival-kings", "queen: jailer", "duke", markers=(4, 0))
    play(game, "use jailer")
    assert coins(game, 1) == (7, 1)
    refused(position("rival-kings", "queen: jailer", "duke", markers=(0, 0)), "use jailer", "R13")


def test_R13_the_scholar_brings_a_coin_per_building() -> None:
    game = position("rival-kings", "queen: scholar farm mine mine", "duke")
    play(game, "use scholar")
    assert coins(game, 1) == (6, 1)
    refused(position("rival-kings", "queen: scholar", "duke"), "use scholar", "R13")


def test_R13_coins_last_as_long_as_the_supply() -> None:
    empty = position("rival-kings", "queen: jailer", "duke", purses=((16, 6), (0, 6)), markers=(3, 0))
    assert refused(empty, "use jailer", "R13") == "The supply has no coins."
    few = position("rival-kings", "queen: jailer", "duke", purses=((14, 6), (0, 6)), markers=(5, 0))
    play(few, "use jailer")
    assert coins(few, 1) == (16, 6)


@pytest.mark.parametrize(("ones", "twos", "due", "change", "drawn"), [
    (5, 5, 3, False, (3, 0)), (1, 5, 3, False, (1, 1)), (1, 5, 4, False, (0, 2)), (0, 5, 3, False, (0, 1)),
    (0, 5, 1, False, (0, 0)), (1, 1, 9, False, (1, 1)),
    (5, 5, 3, True, (3, 0)), (1, 5, 4, True, (0, 2)), (0, 5, 3, True, (-1, 2)), (0, 5, 1, True, (-1, 1)),
    (0, 5, 4, True, (0, 2)), (0, 1, 3, True, (0, 1)), (0, 0, 1, True, (0, 0)), (1, 1, 9, True, (1, 1)),
])
def test_R13_any_coins_are_taken_as_near_to_the_sum_as_possible(
        ones: int, twos: int, due: int, change: bool, drawn: tuple[int, int]) -> None:
    assert purses.drawn(ones, twos, due, change) == drawn


def test_R13_a_coin_of_1_is_handed_back_where_the_supply_has_only_coins_of_2() -> None:
    game = position("rival-kings", "queen: jailer", "duke", purses=((1, 0), (15, 6)), markers=(3, 0))
    assert (game.supply[0], coins(game, 1)) == (0, (1, 0))
    events = play(game, "use jailer")
    assert (game.supply[0], coins(game, 1)) == (1, (0, 2))
    assert log(events)[-1] == "Takes money from the supply: +3."


def test_R13_without_a_coin_of_1_there_is_no_change() -> None:
    game = position("rival-kings", "queen: scholar mine", "duke", purses=((0, 1), (16, 6)))
    assert "1-coin for change" in refused(game, "use scholar", "R13")
    game = position("rival-kings", "queen: scholar mine farm", "duke", purses=((0, 1), (16, 6)))
    play(game, "use scholar")
    assert coins(game, 1) == (0, 2)


# -- swaps -------------------------------------------------------------------------------------------------------------

def test_R14_the_court_lady_swaps_buildings() -> None:
    game = position("rival-kings", "queen: court_lady farm", "duke: miner garden")
    play(game, "demand 2 garden")
    refused(game, "end", "R14")
    refused(game, "offer court_lady", "R14")
    refused(game, "offer garden", "R14")
    play(game, "offer farm")
    assert (row(game, 1), row(game, 2)) == ("court_lady garden", "miner farm")


def test_R14_no_card_of_a_perfect_pair_is_taken_or_given_but_further_copies_are() -> None:
    game = position("rival-kings", "queen: court_lady farm", "duke: miner mine")
    assert "perfect pair" in refused(game, "demand 2 mine", "R14")
    allows(position("rival-kings", "queen: court_lady farm", "duke: miner mine mine"), "demand 2 mine")
    game = position("rival-kings", "queen: farmer court_lady farm", "duke: mine")
    assert "Every card you could give" in refused(game, "demand 2 mine", "R14")
    assert "no building" in refused(position("rival-kings", "queen: court_lady", "duke: mine"), "demand 2 mine", "R14")
    game = position("rival-kings", "queen: farmer court_lady farm garden", "duke: mine")
    play(game, "demand 2 mine")
    assert "perfect pair" in refused(game, "offer farm", "R14")
    play(game, "offer garden")


def test_R14_what_is_demanded_must_be_there() -> None:
    game = position("rival-kings", "queen: court_lady farm", "duke: mine")
    refused(game, "demand 2 farm", "R14")
    refused(game, "demand 1 farm", "R14")
    refused(game, "demand 3 farm", "R14")
    refused(game, "demand 2 miner", "R19")


def test_R14_after_the_bishop_both_subjects_are_active_and_his_ability_is_spent() -> None:
    game = position("rival-kings", "queen: bishop vintner bishop", "duke: scholar jailer")
    play(game, "demand 2 scholar", "offer bishop")
    assert (row(game, 1), row(game, 2)) == ("vintner bishop scholar", "jailer bishop")
    refused(game, "use scholar", "R1")
    play(game, "end")
    allows(game, "demand 1 vintner")


def test_R14_the_bishop_swaps_no_subject_of_a_perfect_pair() -> None:
    game = position("rival-kings", "queen: bishop", "duke: miner mine jailer")
    refused(game, "demand 2 miner", "R14")
    play(game, "demand 2 jailer")
    refused(game, "offer jailer", "R14")


def test_R15_the_troubadour_swaps_kinds_and_what_he_gives_is_on_display() -> None:
    game = position("rival-kings", "queen: miner troubadour mine", "count", display="sailor vintner harbor tavern",
                    markers=(0, 0))
    events = play(game, "use troubadour 1", "offer mine")
    assert (row(game, 1), shown(game)) == ("miner troubadour sailor", "mine vintner harbor tavern")
    assert log(events)[-1] == "Exchanges Mine for Sailor, which was on display."
    refused(game, "recruit 1", "R29")
    play(game, "end")
    play(game, "buy 1")
    assert money(game, 1) == (0, 2)


def test_R15_the_troubadour_may_give_himself_and_the_new_subject_waits() -> None:
    game = position("rival-kings", "queen: troubadour", "duke", display="jailer sailor harbor tavern")
    play(game, "use troubadour 1", "offer troubadour")
    assert (row(game, 1), shown(game)) == ("jailer", "troubadour sailor harbor tavern")
    refused(game, "use jailer", "R1")


def test_R15_a_search_does_not_find_a_card_of_the_other_kind() -> None:
    game = position("rival-kings", "queen: troubadour mine", "duke: vintner", display="sailor bishop harbor tavern",
                    under=("", "innkeeper", "inn", "inn"))
    play(game, "use troubadour 1", "offer mine", "end")
    refused(game, "use vintner 1", "R18")
    allows(game, "use vintner 2")
    refused(position("rival-kings", "queen: troubadour", "duke", display="sailor bishop harbor -",
                     under=("", "", "", "")),
            "use troubadour 4", "R15")


# -- actions -----------------------------------------------------------------------------------------------------------

def test_R16_the_sailor_does_the_chosen_action_twice_and_pays_twice() -> None:
    game = position("rival-kings", "bursar: sailor", "knight", purses=((0, 5), (0, 0)),
                    display="bishop jailer harbor tavern")
    play(game, "use sailor", "buy 3")
    refused(game, "take 1", "R3")
    play(game, "buy 4")
    assert (row(game, 1), game.coins(0)) == ("sailor harbor tavern", 4)
    refused(game, "buy 3", "R3")


def test_R16_the_sailor_can_be_used_after_the_action() -> None:
    game = position("rival-kings", "bursar", "knight: sailor", money=((1, 0), (0, 2), (0, 1), (0, 0)))
    play(game, "take 1", "end", "take 2", "use sailor")
    refused(game, "recruit 1", "R3")
    refused(game, "take 1", "R20")
    play(game, "take 3")
    refused(game, "take 3", "R3")


def test_R16_the_sailor_helps_only_in_a_conflict_of_equal_ranks() -> None:
    refused(position("rival-kings", "queen: sailor", "duke"), "use sailor", "R16")
    refused(position("rival-kings", "queen: sailor", "duke", neutral="lord_protector"), "use sailor", "R16")


def test_R17_the_blacksmith_makes_one_building_cheaper() -> None:
    game = position("rival-kings", "lord_protector: blacksmith", "duke", purses=((0, 1), (0, 0)))
    refused(game, "buy 3", "R29")
    play(game, "use blacksmith", "buy 3")
    assert (row(game, 1), coins(game, 1), game.discount) == ("blacksmith harbor", (0, 0), 0)


def test_R17_the_blacksmith_does_not_help_with_subjects_or_later() -> None:
    game = position("rival-kings", "queen: blacksmith", "lord_protector", purses=((0, 1), (3, 3)), markers=(0, 0))
    assert turn(game) == 2
    play(game, "end", "use blacksmith")
    refused(game, "recruit 1", "R29")
    play(game, "end")
    assert game.discount == 0


def test_R18_the_vintner_finds_a_subject_under_the_others_and_leaves_their_order() -> None:
    game = position("rival-kings", "queen: vintner", "duke", under=("jailer miner scholar", "innkeeper", "inn", "inn"))
    play(game, "use vintner 1")
    refused(game, "end", "R18")
    refused(game, "find bishop", "R18")
    play(game, "find miner")
    assert (row(game, 1), shown(game).split()[0], coins(game, 1)) == ("vintner miner", "sailor", (3, 0))
    play(game, "recruit 1")
    assert shown(game).split()[0] == "scholar"


def test_R18_the_card_on_display_can_be_found_and_the_next_one_comes_up() -> None:
    game = position("rival-kings", "queen: vintner", "duke", under=("jailer", "innkeeper", "inn", "inn"))
    play(game, "use vintner 1", "find sailor")
    assert shown(game).split()[0] == "jailer"


def test_R18_what_is_found_is_paid_for_or_left() -> None:
    game = position("rival-kings", "queen: miner", "duke", purses=((1, 0), (0, 0)))
    play(game, "use miner 3")
    refused(game, "find inn", "R29")
    play(game, "leave")
    assert (row(game, 1), game.used) == ("miner", 1)
    refused(position("rival-kings", "queen: miner", "duke"), "use miner 1", "R18")
    refused(position("rival-kings", "queen: vintner", "duke"), "use vintner 3", "R18")


def test_R18_only_the_player_who_searches_learns_what_the_pile_holds() -> None:
    game = position("rival-kings", "queen: vintner", "duke", "diplomat",
                    under=("jailer miner scholar", "innkeeper", "inn", "inn"))
    game.begin()
    game.shuffle(game.cards[2])
    pile = game.zones.index("pile.1")
    reveals = game.reveals
    events = play(game, "use vintner 1")
    assert game.reveals > reveals
    seen = [[str(told.text) for event in events if (told := event.seen_by(seat))] for seat in (0, 1)]
    assert "Jailer, Scholar, and Miner" in seen[0][-1]
    assert seen[1] == ["Uses Vintner.", "Searches pile 1."]
    assert events[-1].seen_by(1) is not None
    assert len(game.knowledge_of(0).known_in(pile)) == 3


@pytest.mark.parametrize(("subject", "action"), [("carpenter", "buy 3"), ("market_woman", "take 1"),
                                                 ("innkeeper", "recruit 1")])
def test_R30_some_subjects_give_an_extra_action(subject: str, action: str) -> None:
    game = position("rival-kings", f"duke: {subject}", "diplomat", purses=((3, 3), (3, 1)),
                    under=("vintner", "vintner", "farm", "farm"))
    play(game, f"use {subject}")
    assert game.phase == "extra"
    refused(game, "settle", "R5")
    play(game, action)
    allows(game, "settle", "recruit 2" if subject == "innkeeper" else "recruit 1")


def test_R30_an_extra_action_must_be_possible() -> None:
    refused(position("rival-kings", "queen: carpenter", "duke", purses=((0, 1), (0, 0))), "use carpenter", "R30")
    allows(position("rival-kings", "queen: carpenter", "duke", purses=((1, 1), (0, 0))), "use carpenter")
    bare = position("rival-kings", "queen: market_woman", "duke", purses=((0, 0), (15, 16)), money=((0, 0),) * 4)
    assert bare.supply == [1, 0]
    assert "the supply cannot fill one" in refused(bare, "use market_woman", "R30")
    allows(position("rival-kings", "queen: market_woman", "duke", purses=((0, 0), (14, 16)), money=((0, 0),) * 4),
           "use market_woman")


def test_R30_the_farmer_carries_out_an_action_that_was_stolen() -> None:
    game = position("rival-kings", "knight", "diplomat: farmer")
    play(game, "steal 2 take", "take 1", "end")
    refused(game, "use farmer buy", "R30")
    play(game, "settle", "use farmer take", "take 2")
    assert game.phase == "turn"
    assert game.covered[1] == 1 << MONEY
    allows(game, "buy 3")
    assert game.open == 1 << BUY


def test_R30_the_farmer_needs_an_action_that_is_possible() -> None:
    game = position("rival-kings", "knight", "diplomat: farmer", purses=((3, 1), (0, 0)))
    play(game, "steal 2 buy", "skip", "end")
    refused(game, "use farmer buy", "R30")
