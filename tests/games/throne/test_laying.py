"""Laying a card and saying what it is: rules 1 to 5, 15 and 24."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.throne.cards import COPIES
from engine.games.throne.game import GAME
from tests.helpers.positions import allows, asked, lying, play, position, refused
from tests.helpers.positions_of.throne import hand, sizes

# -- R24, R1 -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_five_of_34_cards(seats: int) -> None:
    """R24."""
    game = GAME.start(seats=seats, seed=3)
    assert sizes(game) == [5] * seats
    assert len(game.cards[0]) == 34 - 5 * seats
    assert Counter(kind for cards in game.cards for kind in cards) == Counter(dict(enumerate(COPIES)))


def test_chance_decides_who_begins() -> None:
    """R1."""
    assert {GAME.start(seats=5, seed=seed).actor for seed in range(60)} == set(range(5))


def test_the_turn_goes_round() -> None:
    """R1."""
    game = position("throne", "seven*2", "eight*2", "nine*2")
    for player in (1, 2, 3, 1):
        assert asked(game) == ("lay", player)
        play(game, str(game.legal_moves()[0]))


# -- R2, R3, R4 --------------------------------------------------------------------------------------------------------

def test_exactly_one_card_is_laid() -> None:
    """R2."""
    game = position("throne", "seven king", "ten*2")
    play(game, "lay seven as peasant")
    assert hand(game, 1) == "king"
    assert asked(game) == ("lay", 2)


def test_there_is_no_passing() -> None:
    """R2: every move of somebody in turn lays a card."""
    assert {each.verb for each in position("throne", "seven / king", "ten*2").legal_moves()} == {"lay", "lay-open"}


def test_a_card_that_is_not_in_the_hand_is_not_laid() -> None:
    game = position("throne", "seven king", "ten*2")
    assert refused(game, "lay ace as ace", "R2") == "You have no hidden Ace."


@pytest.mark.parametrize("card", ["seven", "queen", "joker"])
def test_any_card_is_laid_with_any_claim(card: str) -> None:
    """R4."""
    game = position("throne", f"{card} ten", "ten*2")
    allows(game, *(f"lay {card} as {claim}" for claim in ("peasant", "jack 2", "queen 2", "king 2", "ace")))


def test_nobody_claims_a_joker() -> None:
    """R3."""
    assert not [each for each in GAME.moves if " as joker" in str(each)]


def test_a_joker_that_is_laid_is_a_lie() -> None:
    """R4."""
    for claim in ("jack 2", "queen 2", "king 2"):
        game = position("throne", "joker ten", "ten*2")
        play(game, f"lay joker as {claim}", "liar")
        assert lying(game, "discards") == "joker"
        assert sizes(game) == [1, 2]


# -- R5 ----------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("card", ["seven", "eight", "nine", "ten", "king", "joker"])
def test_a_peasant_draws_nothing_and_is_not_called(card: str) -> None:
    game = position("throne", f"{card} jack", "ten*2")
    play(game, f"lay {card} as peasant")
    assert sizes(game) == [1, 2]
    assert lying(game, "buried") == card
    assert refused(game, "liar", "R5") == "The last claim was a Peasant, which cannot be called a lie."
    assert refused(game, "accept", "R5") == "The last claim was a Peasant and needs no answer."


@pytest.mark.parametrize("card", ["seven", "eight", "nine", "ten"])
def test_a_peasant_claimed_as_more_is_a_lie(card: str) -> None:
    game = position("throne", f"{card} jack", "queen*2")
    play(game, f"lay {card} as jack 2", "liar")
    assert asked(game) == ("lay", 2)
    assert lying(game, "discards") == card


# -- R15 ---------------------------------------------------------------------------------------------------------------

def test_a_card_that_lies_face_up_may_be_laid_with_any_claim() -> None:
    game = position("throne", "1 lay; hand.1 seven; open.1 king; hand.2 ten*2; rest deck")
    allows(game, *(f"lay-open king as {claim}" for claim in ("peasant", "jack 2", "queen 2", "king 2", "ace")))
    refused(game, "lay king as king 2", "R2")
    refused(game, "lay-open seven as peasant", "R15")


def test_everybody_knows_a_card_that_was_laid_from_among_those_face_up() -> None:
    game = position("throne", "seven / king", "ten*2", "nine*2")
    play(game, "lay-open king as jack 2")
    assert [game.observation(seat).known.get("laid") for seat in range(3)] == [(6,)] * 3


def test_a_hidden_card_that_is_laid_is_known_to_its_owner_alone() -> None:
    game = position("throne", "seven king", "ten*2", "nine*2")
    play(game, "lay king as jack 2")
    assert [game.observation(seat).known.get("laid") for seat in range(3)] == [(6,), None, None]
