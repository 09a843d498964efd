"""What a chance in Throne is made of, and the facts that tell two moves apart."""

from __future__ import annotations

import random
from math import log

import pytest

from engine import bot, load_game
from engine.core.text import Text
from engine.games.throne.bot.aspects import (
    DRAWS,
    HAND,
    LOSSES,
    RIVAL_DRAWS,
    RIVAL_LOSSES,
    RIVALS,
    aspects,
)
from engine.games.throne.state import ThroneState
from engine.learn.judging import judge
from tests.helpers.positions import move, play
from tests.helpers.positions_of.throne import build

GAME = load_game("throne")


def after(game: ThroneState, *moves: str) -> ThroneState:
    """The position after these moves."""
    later = game.clone()
    play(later, *moves)
    return later


def said(game: ThroneState, made: str, other: str, aspect: str) -> str | None:
    """The fact in that aspect for one move over another; None if it is not better in it, or there is no fact."""
    assert game.actor is not None
    for comparison in judge(game.observation(game.actor)).comparisons(move("throne", made), move("throne", other)):
        if comparison.aspect == aspect:
            told: Text | None = GAME.evaluator.deciding_fact(comparison)
            return None if told is None else str(told)
    return None


# -- aspects -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("aspect", "poor", "rich"), [
    (HAND, build("seven", "nine"), build("king", "nine")),
    (RIVALS, build("seven", "king"), build("seven", "nine")),
    (DRAWS, after(build("ace nine", "nine*2"), "lay nine as queen 2"),
     after(build("ace nine", "nine*2"), "lay ace as ace")),
    (LOSSES, after(build("seven*2", "nine*2"), "lay seven as ace"),
     after(build("seven*2", "nine*2"), "lay seven as queen 2")),
    (RIVAL_LOSSES, after(build("jack seven", "nine*2"), "lay jack as jack 2"),
     after(build("king seven", "nine*2"), "lay king as king 2")),
])
def test_an_aspect_is_higher_where_its_part_is_better_for_the_seat(aspect: str, poor: ThroneState,
                                                                   rich: ThroneState) -> None:
    assert aspects(rich, 0)[aspect] > aspects(poor, 0)[aspect]


def test_a_call_takes_the_draw_from_a_liar_and_costs_a_card_where_it_is_wrong() -> None:
    lie, truth = (after(build(f"{card} nine", "nine*2"), f"lay {card} as queen 2") for card in ("seven", "queen"))
    assert aspects(after(lie, "liar"), 1)[RIVAL_DRAWS] > aspects(after(lie, "accept"), 1)[RIVAL_DRAWS]
    assert aspects(after(truth, "liar"), 1)[LOSSES] < aspects(after(truth, "accept"), 1)[LOSSES]


def test_all_parts_together_make_the_log_odds_of_the_chance() -> None:
    for seed in range(4):
        game, luck = GAME.start(2 + seed, seed), random.Random(seed)
        for _ in range(30):
            chance = GAME.evaluator.chances(game)[0]
            if game.actor is None or not 0.001 < chance < 0.999:
                break
            assert sum(aspects(game, 0).values()) == pytest.approx(log(chance / (1 - chance)), abs=1e-9)
            game.advance(bot("page", GAME).choose(game.observation(game.actor), rng=luck).move)


# -- laying ------------------------------------------------------------------------------------------------------------

def test_what_is_kept_speaks_for_laying_another_card() -> None:
    game = build("seven ace", "nine*3")
    assert said(game, "lay seven as queen 2", "lay ace as queen 2", HAND) == "You keep the Ace for later."
    assert said(game, "lay ace as queen 2", "lay seven as queen 2", HAND) is None
    shown = build("seven / seven", "nine*3")
    assert said(shown, "lay-open seven as peasant", "lay seven as peasant", HAND) == \
        "You lay the face-up card and keep the hidden one."


def test_draws_are_told_as_the_claims_give_them_and_whether_a_call_may_stop_them() -> None:
    game = build("ace seven jack", "nine*3")
    assert said(game, "lay ace as ace", "lay jack as jack 2", DRAWS) == \
        "It is true, so a call cannot stop it: you draw 2 instead of 1."
    assert said(game, "lay seven as jack 2", "lay seven as peasant", DRAWS) == \
        "Unless it is called a lie, you draw 1 instead of 0."
    assert said(game, "lay jack as jack 2", "lay seven as queen 2", DRAWS) == "It is true: a call cannot stop it."


def test_a_bluff_that_the_rival_has_seen_less_of_is_told_with_both_counts() -> None:
    game = build("seven ten", "nine*3", discards="queen*2 jack")
    assert said(game, "lay seven as jack 2", "lay seven as queen 2", DRAWS) == \
        "Jack is easier to believe than Queen: Player 2 has seen only 1 of the four, but 2 of the other four."
    assert said(game, "lay seven as jack 2", "lay seven as king 2", DRAWS) is None, "no King was seen"


def test_what_a_king_or_a_queen_leaves_a_rival_is_counted() -> None:
    game = build("king queen jack seven", "nine*3 / ten", "nine")
    assert said(game, "lay king as king 2", "lay jack as jack 2", RIVAL_LOSSES) == \
        "If Player 2 accepts, they lose a card and have 3 left."
    assert said(game, "lay king as king 3", "lay seven as peasant", RIVAL_LOSSES) == \
        "If it works, Player 3 loses their last card and is out."
    assert said(game, "lay queen as queen 2", "lay jack as jack 2", RIVAL_LOSSES) == \
        "If Player 2 accepts, a card turns face up, leaving 2 hidden."
    assert said(game, "lay king as king 2", "lay king as king 3", RIVAL_LOSSES) == \
        "Player 2 has more cards than Player 3: 4 to 1."
    rich = build("king seven", "nine*3", "/ ace*2")
    assert said(rich, "lay king as king 3", "lay king as king 2", RIVAL_LOSSES) is None, "fewer cards, but better ones"


def test_a_false_ace_is_told_by_what_it_would_cost() -> None:
    game = build("seven eight", "nine*3")
    assert said(game, "lay seven as queen 2", "lay seven as ace", LOSSES) == \
        "A false Ace that is called costs you another card. This claim never does."


# -- answering ---------------------------------------------------------------------------------------------------------

def test_accepting_and_calling_have_each_a_truth_of_its_own_and_count_what_was_seen() -> None:
    unseen = after(build("seven ten", "nine*3"), "lay seven as queen 2")
    assert said(unseen, "accept", "liar", LOSSES) == \
        "You have seen none of the four Queens elsewhere. A wrong call would cost you a card."
    assert said(unseen, "liar", "accept", RIVAL_DRAWS) == \
        "If it is a lie, a call leaves Player 1 with 1 card instead of 2."
    # One in the hand, and first none, then two among the discards.
    held = after(build("seven ten", "queen nine*2"), "lay seven as queen 2")
    assert said(held, "accept", "liar", LOSSES) == "A wrong call would cost you one of your 3 cards."
    seen = after(build("seven ten", "queen nine*2", discards="queen*2"), "lay seven as queen 2")
    assert said(seen, "liar", "accept", RIVAL_DRAWS) == \
        "You have seen 3 of the four Queens elsewhere. If this one is a lie, a call stops it."


def test_a_wrong_call_of_a_king_costs_a_second_card() -> None:
    game = after(build("seven ten", "nine*3", discards="king"), "lay seven as king 2")
    assert said(game, "accept", "liar", LOSSES) == \
        "If it really is a King, calling it costs you two of your 3 cards, not one."


def test_a_call_of_an_ace_counts_the_card_that_a_liar_loses_as_well() -> None:
    game = after(build("seven ten*2", "nine*3"), "lay seven as ace")
    assert said(game, "liar", "accept", RIVALS) == "If it is a lie, a call leaves Player 1 with 1 card instead of 4."


def test_a_joker_is_weighed_against_the_card_it_saves() -> None:
    king = after(build("seven ten", "joker nine*2"), "lay seven as king 2")
    assert said(king, "joker", "accept", LOSSES) == "The Joker saves your 2 other cards from the King."
    assert said(king, "accept", "joker", HAND) == "A Joker you show is gone. The King may kill any of your 3 cards."
    assert said(king, "joker", "liar", LOSSES) == \
        "The Joker evades a true claim as well. A wrong call costs you one of your 3 cards."
    jack = after(build("seven ten", "joker nine*2"), "lay seven as jack 2")
    assert said(jack, "accept", "joker", HAND) == "You keep the Joker and lose no card to the Jack."
    assert said(jack, "liar", "joker", HAND) == "If it is a lie, a call stops it and spares your Joker."


def test_nothing_speaks_for_believing_what_must_be_a_lie() -> None:
    game = after(build("seven ten", "nine*3", discards="king*4"), "lay seven as king 2")
    for aspect in (LOSSES, RIVAL_DRAWS):
        assert said(game, "liar", "accept", aspect) == \
            "King: you know where all four are, so this must be a lie."
        assert said(game, "accept", "liar", aspect) is None


# -- picking -----------------------------------------------------------------------------------------------------------

def test_a_pick_is_told_by_what_may_lie_hidden() -> None:
    game = after(build("king ten", "nine ace / seven ace", discards="jack*4 queen*4"), "lay king as king 2", "accept")
    # Of 34 cards, eight are discards, two lie face up, and one is in the own hand; the King that was laid is buried.
    hidden = 34 - 8 - 2 - 1 - 1
    strong = 3 + 3
    assert said(game, "pick", "pick-open seven", RIVALS) == \
        f"Of {hidden} cards that may lie hidden, {strong} would be a Jack, Queen, King or Ace."
    assert said(game, "pick-open ace", "pick", RIVALS) == \
        f"Player 2 loses this card: Ace. Of {hidden} cards that may lie hidden, {hidden - strong} would be a Peasant " \
        "or a Joker."
    assert said(game, "pick-open ace", "pick-open seven", RIVALS) == \
        "Player 2 loses the Ace and keeps the Seven."


# -- both ways round ---------------------------------------------------------------------------------------------------

def test_what_is_said_of_two_moves_is_never_said_of_them_exchanged() -> None:
    luck = random.Random(5)
    for seed in range(3):
        game = GAME.start(2 + seed, seed)
        for _ in range(25):
            if game.actor is None:
                break
            judgement = judge(game.observation(game.actor), worlds=6)
            for second in judgement.moves[1:4]:
                pair = (judgement.best.move, second.move)
                one, other = ({str(told) for comparison in judgement.comparisons(*each)
                               if (told := GAME.evaluator.deciding_fact(comparison)) is not None}
                              for each in (pair, pair[::-1]))
                assert not one & other
            game.advance(bot("page", GAME).choose(game.observation(game.actor), rng=luck).move)
