"""Who is in conflict with whom, who takes markers, who steals, and who goes first."""

from __future__ import annotations

from engine.games.rival_kings.cards import BUY, MONEY, RECRUIT
from tests.helpers.positions import allows, log, play, position, refused
from tests.helpers.positions_of.rival_kings import turn

# -- who is in conflict ------------------------------------------------------------------------------------------------


def test_R2_four_ranks_that_leave_each_other_alone() -> None:
    game = position("rival-kings", "queen", "duke", "diplomat", markers=(0, 0, 0))
    assert game.markers == [0, 0, 0]
    assert game.phase == "turn"


def test_R2_every_rank_but_the_last_is_in_conflict_with_one_lower_rank() -> None:
    for higher, lower in (("queen", "bursar"), ("count", "priest"), ("courtier", "trader"), ("knight", "diplomat"),
                          ("countess", "trader")):
        assert position("rival-kings", higher, lower, markers=(0, 0)).markers == [0, 1]


def test_R3_both_of_equal_rank_take_a_marker_and_do_one_action_only() -> None:
    game = position("rival-kings", "bursar", "knight", markers=(0, 0))
    assert game.markers == [1, 1]
    play(game, "take 1")
    assert "only one action" in refused(game, "buy 3", "R3")
    play(game, "end")
    allows(game, "take 2", "recruit 1")


def test_R3_equal_ranks_reach_nobody_below() -> None:
    game = position("rival-kings", "courtier", "priest", "trader", markers=(0, 0, 0))
    assert game.markers == [1, 1, 0]
    assert game.phase == "turn"
    refused(game, "steal 3 take", "R3")


def test_R3_equal_ranks_can_be_robbed_from_above() -> None:
    game = position("rival-kings", "queen", "bursar", "knight", markers=(0, 0, 0))
    assert game.markers == [0, 2, 2]
    assert game.phase == "steal"


def test_R3_a_trader_can_take_three_markers_at_once() -> None:
    game = position("rival-kings", "trader", "other_trader", "courtier", "countess", markers=(0, 0, 0, 0))
    assert game.markers == [3, 3, 0, 0]


# -- stealing ----------------------------------------------------------------------------------------------------------

def test_R4_the_higher_rank_covers_an_action_and_does_it_at_once() -> None:
    game = position("rival-kings", "knight", "diplomat", markers=(0, 0))
    assert game.markers == [0, 1]
    play(game, "steal 2 take")
    assert game.phase == "extra"
    play(game, "take 1")
    assert game.covered[1] == 1 << MONEY
    play(game, "take 2", "end", "settle")
    assert "stolen" in refused(game, "take 3", "R4")
    allows(game, "buy 3")


def test_R4_only_the_rank_below_can_be_robbed_of_an_action_that_it_has() -> None:
    game = position("rival-kings", "knight", "diplomat", "queen")
    play(game, "steal 1 take", "take 1", "end")
    assert turn(game) == 1
    refused(game, "steal 3 buy", "R2")
    refused(game, "steal 1 take", "R4")
    refused(game, "steal 4 take", "R4")
    refused(game, "steal 2 recruit", "R4")
    allows(game, "steal 2 settle", "steal 2 take", "steal 2 buy")


def test_R4_courtier_and_countess_rob_the_trader_of_two_different_actions() -> None:
    game = position("rival-kings", "courtier", "countess", "trader")
    play(game, "steal 3 recruit", "skip", "end")
    refused(game, "steal 3 recruit", "R4")
    play(game, "steal 3 buy", "skip", "end")
    assert game.covered[2] == 1 << RECRUIT | 1 << BUY


def test_R5_an_action_must_be_covered_but_need_not_be_done() -> None:
    game = position("rival-kings", "knight", "diplomat")
    refused(game, "end", "R5")
    refused(game, "take 1", "R5")
    play(game, "steal 2 buy")
    refused(game, "end", "R5")
    refused(game, "take 1", "R5")
    play(game, "skip")
    allows(game, "take 1", "end")


def test_R5_a_stolen_action_that_is_impossible_lapses() -> None:
    game = position("rival-kings", "knight", "diplomat", purses=((0, 0), (0, 0)))
    play(game, "steal 2 buy")
    assert [str(move) for move in game.legal_moves()] == ["skip"]


def test_R6_two_victims_of_one_rank_lose_one_action_each() -> None:
    game = position("rival-kings", "queen", "bursar", "knight")
    play(game, "steal 3 take", "take 1")
    refused(game, "steal 3 recruit", "R4")
    play(game, "steal 2 buy", "skip")
    assert game.phase == "turn"
    assert game.covered[1:] == [1 << BUY, 1 << MONEY]


def test_R7_who_is_robbed_and_tied_chooses_among_the_uncovered_actions() -> None:
    game = position("rival-kings", "queen", "bursar", "knight")
    play(game, "steal 2 take", "take 1", "steal 3 take", "take 2", "end")
    assert turn(game) == 2
    refused(game, "take 3", "R4")
    allows(game, "buy 3")


# -- order -------------------------------------------------------------------------------------------------------------

def test_R9_turns_go_from_the_highest_rank_down() -> None:
    game = position("rival-kings", "trader", "diplomat", "duke", "lord_protector")
    seen = []
    while game.phase in ("turn", "steal", "extra"):
        seen.append(turn(game))
        play(game, *(["steal 1 take", "skip", "end"] if game.phase == "steal" else ["end"]))
    assert seen == [4, 3, 2, 1]


def test_R9_of_equal_ranks_fewer_markers_go_first() -> None:
    assert turn(position("rival-kings", "bursar", "knight", markers=(1, 0))) == 2
    assert turn(position("rival-kings", "bursar", "knight", markers=(0, 1))) == 1


def test_R9_of_equal_ranks_and_markers_the_tie_symbol_goes_first() -> None:
    assert turn(position("rival-kings", "knight", "bursar")) == 2
    assert turn(position("rival-kings", "bursar", "knight")) == 1


def test_R9_the_markers_count_as_they_are_when_the_turn_comes() -> None:
    game = position("rival-kings", "courtier", "trader", "other_trader", markers=(1, 0, 0))
    play(game, "steal 2 take", "skip", "steal 3 take", "skip", "give 2", "end")
    assert turn(game) == 3


def test_R9_only_the_player_in_turn_moves() -> None:
    game = position("rival-kings", "bursar", "trader")
    refusal = game.observation(1).why_not(game.legal_moves()[0])
    assert refusal is not None
    assert refusal.rule == "R9"


# -- two players -------------------------------------------------------------------------------------------------------

def test_R10_the_neutral_character_hits_its_own_rank_and_the_one_it_robs() -> None:
    assert position("rival-kings", "queen", "duke", neutral="lord_protector", markers=(0, 0)).markers == [1, 0]
    assert position("rival-kings", "bursar", "duke", neutral="lord_protector", markers=(0, 0)).markers == [1, 0]
    assert position("rival-kings", "trader", "bursar", neutral="queen", markers=(0, 0)).markers == [0, 1]


def test_R10_the_neutral_character_may_hit_both() -> None:
    assert position("rival-kings", "queen", "bursar", neutral="lord_protector", markers=(0, 0)).markers == [1, 2]


def test_R10_the_neutral_character_does_nothing_else() -> None:
    game = position("rival-kings", "trader", "duke", neutral="courtier", markers=(0, 0))
    assert (game.markers, game.covered, game.tied) == ([1, 0], [0, 0], 0)
    play(game, "end", "settle", "take 1")
    assert "recruit 1" in map(str, game.legal_moves())


def test_R10_with_three_players_there_is_no_neutral_character() -> None:
    game = position("rival-kings", "queen", "duke", "diplomat")
    assert not game.cards_in(game.zones.index("neutral"))


def test_R22_if_the_supply_has_no_marker_none_is_taken() -> None:
    assert position("rival-kings", "queen", "bursar", "trader", markers=(0, 0, 0), free=0).markers[:2] == [0, 0]
    assert position("rival-kings", "queen", "bursar", "trader", markers=(0, 0, 0), free=1).markers[:2] == [0, 1]


def test_what_is_said_of_conflicts_names_the_higher_rank() -> None:
    game = position("rival-kings", "queen", "bursar")
    assert log(play(game, "steal 2 take")) == ["Steals Take money from Player 2."]
