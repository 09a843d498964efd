"""What a chance in Behind the Throne is made of, and the facts that tell two moves apart."""

from __future__ import annotations

import random
from math import log
from typing import Final

import pytest

from engine import bot, load_game
from engine.core.text import Text
from engine.games.behind_the_throne.bot.aspects import ABILITIES, GROWTH, RIVALS, ROW, SCORE, aspects
from engine.games.behind_the_throne.bot.evaluation import horizon
from engine.games.behind_the_throne.state import BehindState
from engine.learn.judging import judge
from tests.helpers.amount import few_or_many
from tests.helpers.positions_of.behind_the_throne import build

GAME = load_game("behind-the-throne")


def _said(game: BehindState, move: str, other: str, aspect: str) -> Text | None:
    """The fact in that aspect for one move over another; None if it is not better in it, or there is no fact."""
    judgement = judge(game.observation(0))
    for comparison in judgement.comparisons(GAME.move_from_json(move), GAME.move_from_json(other)):
        if comparison.aspect == aspect:
            return GAME.evaluator.deciding_fact(comparison)
    return None


def test_more_points_are_better_for_oneself_and_worse_for_others() -> None:
    poor, rich = build(mine="king"), build(mine="king*2")
    assert aspects(rich, 0)[SCORE] == aspects(poor, 0)[SCORE] + 9
    assert aspects(rich, 1)[RIVALS] < aspects(poor, 1)[RIVALS]


def test_a_stack_that_lies_sideways_counts_for_its_cards_alone() -> None:
    upright, sideways = build(mine="general", rival="king"), build(mine="general", rival="general*2")
    assert aspects(upright, 0)[ABILITIES] > aspects(sideways, 0)[ABILITIES] == 0.0


def test_a_good_row_is_an_aspect_of_the_turn() -> None:
    assert aspects(build(row="king", mine="king"), 0)[ROW] > aspects(build(row="general", mine="king"), 0)[ROW]


@few_or_many("games", 3, 6)
def test_all_parts_together_make_the_log_odds_of_the_chance(games: int) -> None:
    for seed in range(games):
        game, luck = GAME.start(2 + seed % 3, seed), random.Random(seed)
        for _ in range(40):
            chance, spread = GAME.evaluator.chances(game)[0], horizon(game)[1]
            if game.actor is None or not 0.001 < chance < 0.999:
                break
            assert sum(aspects(game, 0).values()) == pytest.approx(spread * log(chance / (1 - chance)), abs=1e-6)
            game.advance(bot("squire", GAME).choose(game.observation(game.actor), rng=luck).move)


def test_collecting_is_told_with_the_score_and_the_risk_of_going_on() -> None:
    game = build(row="queen prophet", mine="prophet", rival="king")
    cards = 45 - 4
    told = _said(game, "collect", "reveal", SCORE)
    # A card up to 2 fits: five Generals, and of the five Prophets those that do not lie on the table.
    assert str(told) == f"Your score would be 2 right away instead of 0. Of the {cards} cards in the deck, " \
                        f"{cards - 5 - 3} would cost you the row."


def test_collecting_the_first_stack_is_told_by_the_risk_of_going_on_and_not_by_the_stack() -> None:
    game = build(row="jester general", rival="king")
    cards = 45 - 3
    assert str(_said(game, "collect", "reveal", ABILITIES)) == \
        f"Of the {cards} cards in the deck, {cards - 4} would cost you the row."


def test_a_score_is_told_without_a_risk_where_there_is_none() -> None:
    game = build(row="king", mine="king", rival="queen")
    assert str(_said(game, "collect", "swap 2 queen", SCORE)) == "Your score would be 9 instead of 0."


def test_what_a_move_takes_from_others_is_told_by_their_score() -> None:
    game = build(row="jester jester", mine="king", rival="queen*2 king")
    assert str(_said(game, "destroy 2 queen", "destroy 2 king", RIVALS)) == \
        "Player 2’s score would be 0 instead of 8."
    assert _said(game, "destroy 2 king", "destroy 2 queen", RIVALS) is None


def test_a_stack_taken_from_its_owner_is_told_by_what_it_could_do() -> None:
    game = build(row="queen prophet", mine="prophet", rival="queen general")
    assert str(_said(game, "swap 2 general", "swap 2 queen", RIVALS)) == \
        "Player 2 could no longer use their General stack."
    assert str(_said(game, "swap 2 general", "swap 2 queen", ABILITIES)) == \
        "Then you could use your General stack."


@few_or_many("games", 2, 4)
def test_what_is_said_of_two_moves_is_never_said_of_them_exchanged(games: int) -> None:
    luck = random.Random(7)
    for seed in range(games):
        game = GAME.start(2 + seed % 3, seed)
        for _ in range(30):
            if game.actor is None:
                break
            judgement = judge(game.observation(game.actor))
            if judgement.second is not None:
                best, second = judgement.best.move, judgement.second.move
                one, other = ({str(told) for comparison in judgement.comparisons(*pair)
                               if (told := GAME.evaluator.deciding_fact(comparison)) is not None}
                              for pair in ((best, second), (second, best)))
                assert not one & other
            game.advance(bot("squire", GAME).choose(game.observation(game.actor), rng=luck).move)


def test_of_two_cards_that_score_nothing_yet_the_higher_one_is_told_by_what_a_pair_of_it_scores() -> None:
    game = build(row="jester general", mine="prophet", rival="judge jester")
    assert str(_said(game, "swap 2 judge", "swap 2 jester", GROWTH)) == \
        "You would have the Judge instead of the Jester: a pair scores 5, not 3."
    assert _said(game, "swap 2 jester", "swap 2 judge", GROWTH) is None


# -- where neither scores nor stacks tell two moves apart ------------------------------------------------------------

_ALL: Final = (SCORE, GROWTH, ABILITIES, RIVALS, ROW)


def test_of_two_swaps_it_is_told_whose_score_is_higher() -> None:
    """Nobody's score changes, and what they give and get lies sideways before and after."""
    game = build(row="jester", mine="minstrel*2 jester*3", rival="minstrel king*2", third="minstrel queen*2", seats=3)
    told = {str(_said(game, one, other, RIVALS)) for one, other in (
        ("swap 2 minstrel", "swap 3 minstrel"), ("swap 3 minstrel", "swap 2 minstrel"))} - {"None"}
    assert len(told) == 1
    assert told <= {"You take a card from Player 2, who has the higher score: 9 against 8.",
                    "The row goes to Player 3, who has the lower score: 8 against 9."}


def test_a_move_that_costs_no_stack_is_told_where_the_other_one_costs_one() -> None:
    game = build(row="jester", mine="general jester assassin judge minstrel", rival="judge queen")
    only = "You keep all your stacks. Otherwise, you would have to discard one."
    assert only in {str(_said(game, "swap 2 judge", "swap 2 queen", aspect)) for aspect in _ALL}
    assert only not in {str(_said(game, "swap 2 queen", "swap 2 judge", aspect)) for aspect in _ALL}


def test_the_risk_of_going_on_is_told_where_the_row_would_be_one_stack_too_many() -> None:
    game = build(row="general", mine="assassin judge minstrel queen king", rival="assassin*2 judge*2")
    cards = 45 - 10
    bad = cards - 4     # the other Generals fit
    told = {str(_said(game, "collect", "reveal", aspect)) for aspect in _ALL}
    assert f"Of the {cards} cards in the deck, {bad} would cost you the row." in told


def test_no_risk_is_counted_where_the_next_card_is_known() -> None:
    game = build(row="jester", mine="prophet*2 general assassin judge minstrel", rival="king", deck="king general")
    game.apply(GAME.move_from_json("use prophet"))
    assert not any("would cost you the row" in str(_said(game, "collect", "reveal", aspect)) for aspect in _ALL)


def test_of_two_stacks_to_discard_kings_and_queens_are_told_by_what_they_forbid() -> None:
    """A King alone forbids nothing, as a swap takes a row of one card at least (rule 12)."""
    for row, said in (("king king", "Each King you own restricts you, so it helps to have fewer."), ("king", "None")):
        game = build(row=row, mine="general jester assassin judge minstrel", rival="general")
        game.apply(GAME.move_from_json("collect"))
        assert game.phase == "discard"
        assert str(_said(game, "discard king", "discard minstrel", GROWTH)) == said
