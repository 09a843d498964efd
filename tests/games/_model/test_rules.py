"""Model by its rules: each allows, and refuses with its number."""

from __future__ import annotations

import pytest

from engine import load_game
from tests.helpers.positions import allows, asked, log, play, position, refused


def test_R1_two_cards_are_dealt_to_everybody() -> None:
    game = load_game("model").start(3, 7)
    assert [len(game.hand(seat)) for seat in range(3)] == [2, 2, 2]
    assert len(game.cards[0]) == 3


def test_R2_after_a_card_another_is_drawn_and_the_next_player_decides() -> None:
    game = position("model", "1 turn; hand.1 two six; hand.2 one; rest deck")
    assert log(play(game, "lay two")) == ["Two laid.", "Draws a card."]
    assert (len(game.hand(0)), asked(game)) == (2, ("turn", 2))


def test_R3_only_cards_of_the_own_hand_are_used() -> None:
    game = position("model", "1 turn; hand.1 two; hand.2 one; rest deck")
    assert refused(game, "lay one", "R3") == "You do not hold One."


@pytest.mark.parametrize(("last", "legal"), [("three", True), ("five", False)])
def test_R4_a_card_must_be_higher_than_the_last_one(last: str, legal: bool) -> None:
    game = position("model", f"1 turn; row.1 {last}; hand.1 four; hand.2 one; rest deck")
    if legal:
        allows(game, "lay four")
    else:
        assert refused(game, "lay four", "R4") == "Lay a card that is higher than Five."


def test_R5_a_card_is_thrown_away_only_if_none_fits() -> None:
    game = position("model", "1 turn; row.1 four; hand.1 two five; hand.2 one; rest deck")
    assert refused(game, "throw two", "R5") == "You can still lay a card: Five."
    game = position("model", "1 turn; row.1 six; hand.1 two five; hand.2 one; rest deck")
    assert log(play(game, "throw five"))[0] == "A card thrown away."
    assert game.scores() == (0, 0)


def test_R6_the_most_points_win_when_nobody_has_cards_left() -> None:
    game = position("model",
                    "1 turn; row.1 one two; hand.1 nine; row.2 three four five; thrown six seven eight")
    assert log(play(game, "lay nine")) == [
        "Nine laid.", "Nobody has cards left. The win goes to Player 1 and Player 2."]
    assert (game.actor, game.scores()) == (None, (3, 3))
