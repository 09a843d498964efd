"""Rival Kings is played by hand in the real window: cards, coins, markers and signs of actions."""

from __future__ import annotations

import pytest

from engine.games.rival_kings.game import GAME
from engine.games.rival_kings.state import RivalState
from tests.helpers.rival import play, position
from tests.helpers.window import at_table, session_at, wait_until

pytestmark = pytest.mark.usefixtures("qtbot")


def after(game: RivalState, *notations: str) -> RivalState:
    """The position after some moves."""
    play(game, *notations)
    return game


# Each by a position in which Ann decides, a piece, where it is dropped, and the move that is made by it.
BY_HAND = {
    "the card on display onto the own buildings buys it":
        (position("lord_protector", "duke"), "pile.3/1", "buildings.1", "buy 3"),
    "the money of a pile onto the own purse takes it":
        (position("courtier", "diplomat"), "money.2/0/0", "purse.1", "take 2"),
    "an own marker onto the supply settles a conflict":
        (position("duke", "diplomat", markers=(2, 1)), "purse.1/2/0", "supply", "settle"),
    "an own marker onto a rival's purse gives it away":
        (position("courtier", "diplomat"), "purse.1/2/0", "purse.2", "give 2"),
    "the sign of a rival's action onto the own character steals it":
        (position("knight", "diplomat"), "actions.2/2/0", "played.1", "steal 2 buy"),
    "the own character onto a rival's swaps them":
        (position("trader: gardener", "queen"), "played.1/0", "played.2", "use gardener 2"),
    "the active subject onto a pile searches it":
        (position("queen: vintner", "duke"), "subjects.1/0", "pile.2", "use vintner 2"),
    "a rival's building onto the own buildings demands it":
        (position("queen: court_lady farm", "duke: garden"), "buildings.2/0", "buildings.1", "demand 2 garden"),
    "an own building onto the rival's buildings is what is given for it":
        (after(position("queen: court_lady farm mine", "duke: garden"), "demand 2 garden"), "buildings.1/1",
         "buildings.2", "offer mine"),
}


@pytest.mark.parametrize(("game", "piece", "onto", "made"), BY_HAND.values(), ids=BY_HAND.keys())
def test_a_move_is_made_by_hand(game: RivalState, piece: str, onto: str, made: str) -> None:
    with at_table(session_at(game)) as hand:
        assert piece in hand.marked
        hand.hold(piece, onto)
        assert onto in hand.lit
        hand.let_go(onto)
        wait_until(lambda: hand.played == [made], "the move is made")
        hand.settle()
        assert hand.disorder() == []


def test_a_card_that_is_too_dear_glides_back_and_the_table_says_why() -> None:
    with at_table(session_at(position("lord_protector: troubadour", "duke", purses=((1, 0), (3, 1))))) as hand:
        hand.drag("pile.3/1", "buildings.1")
        assert hand.played == []
        assert "Harbor costs 3, and your coins are worth 1." in hand.note
        hand.settle()
        assert hand.disorder() == []


def test_a_character_is_dragged_out_of_the_hand() -> None:
    with at_table(session_at(GAME.start(seats=2, seed=4))) as hand:
        hand.drag("hand.1/2", "played.1")
        wait_until(lambda: len(hand.played) == 1, "a character is chosen")
        assert hand.played[0].startswith("play ")


def test_the_end_of_a_turn_is_a_button() -> None:
    with at_table(session_at(position("queen", "duke"))) as hand:
        assert hand.prompt == "Carry out your actions from left to right."
        hand.push("End your turn")
        wait_until(lambda: hand.played == ["end"], "the turn is over")
