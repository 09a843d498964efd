"""How bots bluff and call in Throne: by odds from what they may know, and never by the card that lies hidden."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import bot
from engine.bots.base import Choice
from engine.games.throne.cards import TRUE_CLAIM
from engine.games.throne.game import GAME
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import LAID
from tests.helpers.amount import few_or_many
from tests.helpers.positions import play, position

LEVELS = ("page", "marshal")
EVALUATOR = GAME.evaluator

levels = pytest.mark.parametrize("level", LEVELS)


def choices(game: ThroneState, level: str, number: int = 40) -> list[Choice]:
    """What a bot of that level chooses with different random numbers for the player who is to decide."""
    seen = game.observation(game.actor or 0)
    return [bot(level, GAME).choose(seen, rng=random.Random(seed)) for seed in range(number)]


def rate(game: ThroneState, level: str, verb: str) -> float:
    """How often such a move is chosen."""
    made = Counter(choice.move.verb for choice in choices(game, level))
    return made[verb] / made.total()


def claimed(laid: str, claim: str, hand: str = "nine*3 ten", **rest: str) -> ThroneState:
    """Player 1 has claimed something against player 2, who is to answer."""
    game = position("throne", f"{laid} seven eight", hand, **rest)
    play(game, f"lay {laid} as {claim}")
    return game


# -- what is hidden decides nothing ------------------------------------------------------------------------------------

@levels
@pytest.mark.parametrize("claim", ["jack 2", "queen 2", "king 2", "ace"])
def test_whether_a_lie_is_called_does_not_depend_on_the_card(level: str, claim: str) -> None:
    """Both games look the same to player 2; in one the claim is true."""
    true, lie = claimed(claim.split(maxsplit=1)[0], claim), claimed("joker", claim)
    assert true.observation(1) == lie.observation(1)
    assert true.cards[LAID] != lie.cards[LAID]
    assert choices(true, level) == choices(lie, level)


@levels
def test_both_call_sometimes_and_sometimes_not(level: str) -> None:
    assert 0.05 < rate(claimed("king", "jack 2"), level, "liar") < 0.95


# -- calling by odds ---------------------------------------------------------------------------------------------------

def test_a_marshal_calls_what_must_be_a_lie() -> None:
    game = claimed("seven", "king 2", hand="king*2 nine", discards="king*2")
    assert rate(game, "marshal", "liar") > 0.95


def test_a_marshal_believes_a_card_that_lay_face_up() -> None:
    game = position("throne", "seven / king", "nine*3 ten")
    play(game, "lay-open king as king 2")
    assert rate(game, "marshal", "accept") > 0.95


def test_a_marshal_calls_more_often_the_more_copies_it_sees() -> None:
    rates = [rate(claimed("seven", "king 2", hand=hand, discards=seen), "marshal", "liar")
             for hand, seen in (("nine*4", ""), ("nine*3 king", "king"), ("nine*2 king*2", "king"))]
    assert rates == sorted(rates)
    assert rates[0] < rates[-1]


# -- bluffing ----------------------------------------------------------------------------------------------------------

@levels
def test_without_a_court_card_a_bot_bluffs_rather_than_shrink(level: str) -> None:
    game = position("throne", "seven eight nine*2 ten", "ten*3 eight*2")
    laid = [choice.move for choice in choices(game, level)]
    assert sum(1 for each in laid if TRUE_CLAIM[each.card] != each.claim) > len(laid) / 2


@levels
def test_a_bot_that_must_bluff_cannot_be_foreseen(level: str) -> None:
    game = position("throne", "seven eight nine*2 ten", "ten*3 eight*2")
    assert len({choice.move for choice in choices(game, level)}) > 3


def test_a_marshal_tells_the_truth_and_lies() -> None:
    game = position("throne", "jack*2 seven eight nine", "ten*3 eight*2", "nine*3 queen*2", "king*3 ace*2")
    told = Counter(TRUE_CLAIM[choice.move.card] == choice.move.claim for choice in choices(game, "marshal", 15))
    assert 0.2 < told[True] / told.total() < 0.95


# -- worlds ------------------------------------------------------------------------------------------------------------

def test_worlds_in_which_the_claim_is_true_count_for_more() -> None:
    true, lie = claimed("king", "king 2"), claimed("joker", "king 2")
    assert EVALUATOR.likelihood(true, 1) > 3 * EVALUATOR.likelihood(lie, 1)


def test_who_laid_the_card_weighs_all_worlds_alike() -> None:
    game = claimed("king", "ace")
    assert EVALUATOR.likelihood(game, 0) == 1.0


def answered(answer: str) -> ThroneState:
    """Player 2 has answered a true Ace of player 1 in secret; player 3 is to answer."""
    game = position("throne", "ace seven eight", "nine*3 ten", "ten*3 eight")
    play(game, "lay ace as ace", answer)
    return game


def test_a_secret_answer_to_an_ace_counts_as_given() -> None:
    called, accepted = EVALUATOR.values(answered("liar")), EVALUATOR.values(answered("accept"))
    assert called[1] < accepted[1]
    assert called[2] > accepted[2]


def test_worlds_weigh_secret_answers_by_how_often_they_are_given() -> None:
    weights = [EVALUATOR.likelihood(answered(answer), 2) for answer in ("liar", "accept")]
    assert 0.1 < weights[0] / sum(weights) < 0.7
    assert [EVALUATOR.likelihood(answered(answer), 1) for answer in ("liar", "accept")] == [sum(weights), sum(weights)]


def test_more_cards_are_worth_more() -> None:
    few, many = position("throne", "seven eight", "nine*3"), position("throne", "seven eight ten", "nine*3")
    for value in (EVALUATOR.value, EVALUATOR.naive_value):
        assert value(many, 0) > value(few, 0)
        assert value(many, 1) < value(few, 1)


# -- a match -------------------------------------------------------------------------------------------------------

def at(wins: str, seats: int = 2) -> ThroneState:
    """The beginning of a round of a match in which the players have won so many rounds."""
    game = GAME.start(seats=seats, seed=3)
    game.wins = [int(each) for each in wins.split()]
    return game


def test_a_round_in_hand_is_a_better_chance_to_win_the_match() -> None:
    chances = [EVALUATOR.value(at(wins), 0) for wins in ("0 2", "0 1", "0 0", "1 0", "2 0")]
    assert chances == sorted(chances)
    assert chances[0] < 0.25
    assert chances[-1] > 0.75


def test_the_winner_of_a_round_has_not_won_the_match_yet() -> None:
    game = position("throne", "king seven eight", "nine")
    play(game, "lay king as king 2", "accept", "pick")
    assert game.phase == "deal"
    assert 0.6 < EVALUATOR.value(game, 0) < 0.8


def test_a_round_decides_the_more_the_closer_the_match_is_to_its_end() -> None:
    stakes = [EVALUATOR.stake(at(wins).observation(0)) for wins in ("0 0", "1 1", "2 2")]
    assert stakes == sorted(stakes)
    assert stakes[0] < 0.5
    assert stakes[-1] == 1.0


# -- strength and words ------------------------------------------------------------------------------------------------

@few_or_many("rounds", 40, 400)
def test_a_marshal_beats_a_page(rounds: int) -> None:
    wins = sum(_won_by_marshal(seed) for seed in range(rounds))
    assert wins > rounds * 0.55


def _won_by_marshal(seed: int) -> bool:
    game, rng = GAME.start(seats=2, seed=seed // 2, length="round"), random.Random(seed)
    marshal = seed % 2
    while game.actor is not None:
        level = "marshal" if game.actor == marshal else "page"
        game.apply(bot(level, GAME).choose(game.observation(game.actor), rng=rng).move)
    return marshal in game.winners()


# -- what a beginner wants ---------------------------------------------------------------------------------------------

def after_a_call(liar: str, caller: str, card: str) -> ThroneState:
    """Player 2, who holds these cards, has called an Ace of player 1 a lie; `card` was laid."""
    game = position("throne", liar, caller)
    play(game, f"lay {card} as ace", "liar")
    return game


def test_a_beginner_wants_the_round_more_than_a_card() -> None:
    won, lost = after_a_call("seven", "nine*2", "seven"), after_a_call("ace nine", "eight", "ace")
    caught, wrong = after_a_call("seven nine*2", "nine*2", "seven"), after_a_call("ace nine", "eight*2", "ace")
    value = EVALUATOR.naive_value
    assert value(won, 1) - value(caught, 1) > 2
    assert value(wrong, 1) - value(lost, 1) > 2
