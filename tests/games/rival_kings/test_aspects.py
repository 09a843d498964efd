"""What a chance in Rival Kings is made of, and the facts that tell two moves apart."""

from __future__ import annotations

from math import log

import pytest

from engine.games.rival_kings.bot import evaluation
from engine.games.rival_kings.bot.aspects import (
    ACTIONS,
    CARDS,
    COINS,
    DANGER,
    END,
    GROWTH,
    LOOT,
    MARKERS,
    RIVALS,
    SUBJECT,
    aspects,
)
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.state import RivalState
from engine.learn.judging import judge
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, play, position

ID = "rival-kings"
POSITIONS = 40
WORLDS = 6


def said(game: RivalState, one: str, other: str, aspect: str) -> str | None:
    """The fact in that aspect for one move over another; None if it is not better in it, or there is no fact."""
    judgement = judge(game.observation(game.actor or 0), worlds=WORLDS)
    for comparison in judgement.comparisons(move(ID, one), move(ID, other)):
        if comparison.aspect == aspect:
            told = GAME.evaluator.deciding_fact(comparison)
            return None if told is None else str(told)
    return None


# -- the parts of a chance ---------------------------------------------------------------------------------------------

def test_cards_are_better_for_their_owner_and_worse_for_others() -> None:
    poor, rich = (position(ID, "count", player, markers=(0, 0)) for player in ("queen: miner", "queen: miner mine"))
    assert aspects(rich, 1)[CARDS] == aspects(poor, 1)[CARDS] + 3
    assert aspects(rich, 0)[RIVALS] < aspects(poor, 0)[RIVALS]


def test_coins_are_better_and_markers_worse() -> None:
    usual = position(ID, "count", "queen")
    assert aspects(position(ID, "count", "queen", purses=((3, 3), (3, 1))), 0)[COINS] > aspects(usual, 0)[COINS]
    assert aspects(position(ID, "count", "queen", markers=(2, 1)), 0)[MARKERS] < aspects(usual, 0)[MARKERS]


def test_a_card_without_its_partner_may_still_grow() -> None:
    alone, paired = position(ID, "count: gardener", "queen"), position(ID, "count: gardener garden", "queen")
    assert aspects(alone, 0)[GROWTH] > aspects(paired, 0)[GROWTH] == 0.0


def test_a_subject_that_helps_again_and_again_is_better() -> None:
    helper, idle = position(ID, "count: market_woman", "queen"), position(ID, "count: farmer", "queen")
    assert aspects(helper, 0)[SUBJECT] > aspects(idle, 0)[SUBJECT]


def test_a_trader_does_more_and_is_in_more_danger_than_a_character_of_rank_a() -> None:
    game = next(state for state in (GAME.start(3, seed) for seed in range(200))
                if {"play trader", "play queen"} <= {str(each) for each in state.legal_moves()})
    trader, queen = (_after(game, f"play {card}") for card in ("trader", "queen"))
    assert aspects(trader, 0)[ACTIONS] > aspects(queen, 0)[ACTIONS]
    assert aspects(trader, 0)[DANGER] < aspects(queen, 0)[DANGER] <= 0.0
    assert aspects(trader, 0)[LOOT] == 0.0 < aspects(queen, 0)[LOOT]


def _after(game: RivalState, notation: str) -> RivalState:
    after = game.clone()
    play(after, notation)
    return after


@pytest.mark.parametrize(("players", "surer"), [(("count: miner mine", "queen"), True),
                                                (("count", "queen: miner mine"), False)])
def test_a_lead_is_surer_when_no_other_cycle_follows(players: tuple[str, str], surer: bool) -> None:
    ended = position(ID, *players, display="- troubadour harbor tavern", under=("", "innkeeper", "inn", "inn"))
    assert (aspects(ended, 0)[END] > 0.0) is surer
    assert aspects(position(ID, *players), 0)[END] == 0.0


def test_all_parts_but_the_end_make_the_log_odds_of_the_chance() -> None:
    for state in decisions(GAME, POSITIONS, seed=3):
        assert isinstance(state, RivalState)
        if state.phase in ("choose", "garden", "conflict"):
            chance = evaluation.chances_to_win(state)[0]
            parts = aspects(state, 0)
            spread = evaluation.spread(state, Gains(state).left)
            assert sum(parts.values()) - parts[END] == pytest.approx(spread * log(chance / (1 - chance)), abs=1e-6)


# -- facts in one position each ----------------------------------------------------------------------------------------

def test_a_building_is_told_by_what_the_cards_would_score() -> None:
    game = position(ID, "count: sailor bishop", "queen", display="miner troubadour harbor tavern")
    play(game, "end")
    assert said(game, "buy 3", "buy 4", CARDS) == "Your cards would score 7 instead of 4."
    assert said(game, "buy 4", "buy 3", CARDS) is None


def test_money_is_told_by_its_pile_and_its_sum_only_where_sums_are_shown() -> None:
    for sums, told in (("hidden", "Pile 2 has more money than pile 1."),
                       ("shown", "You would have 9 in coins instead of 6.")):
        game = position(ID, "courtier", "queen", money=((1, 0), (0, 2), (1, 0), (1, 0)), markers=(0, 1), sums=sums)
        play(game, "end")
        assert said(game, "take 2", "take 1", COINS) == told


def test_a_purchase_that_comes_too_early_is_told_by_what_the_turn_can_still_bring() -> None:
    game = position(ID, "trader: jailer", "queen: miner", purses=((6, 3), (3, 1)), markers=(0, 0),
                    display="sailor troubadour prison harbor")
    play(game, "end")
    assert said(game, "recruit 1", "buy 3", CARDS) == \
        "With the actions left this turn, your cards can score 8 instead of 7."


def test_a_theft_is_told_by_what_the_victim_could_have_made_of_the_action() -> None:
    game = position(ID, "bursar: miner", "diplomat: jailer", display="sailor troubadour prison tavern",
                    purses=((3, 1), (4, 0)))
    assert said(game, "steal 2 buy", "steal 2 settle", RIVALS) == \
        "With the actions Player 2 has left and what is on display, their cards could score 1 instead of 7."


def test_a_marker_is_told_by_whom_it_costs_more() -> None:
    game = position(ID, "priest", "queen: miner mine", "lord_protector", markers=(1, 0, 0))
    play(game, "end", "end")
    assert said(game, "give 2", "give 3", RIVALS) == (
        "Player 2 is ahead of Player 3, 3 to −1. The marker costs 2 points.")
    assert said(game, "give 3", "give 2", RIVALS) is None


def test_the_last_card_of_a_pile_is_told_as_the_end_that_it_is() -> None:
    game = position(ID, "count: miner mine", "queen", display="sailor troubadour harbor tavern",
                    under=("innkeeper", "innkeeper", "", "inn"), markers=(0, 0))
    play(game, "end")
    assert said(game, "buy 3", "end", END) == \
        "A pile runs out, so the game ends with this cycle, and you lead 5 to 1."
