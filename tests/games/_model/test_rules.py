"""Model by its rules: each allows, and refuses with its number."""

from __future__ import annotations

import pytest

from engine.base.notation import read
from engine.core.events import Event
from engine.games._model.game import GAME
from engine.games._model.state import ModelState


def position(text: str) -> ModelState:
    """A game of two in which player 1 decides; the other cards are in the deck."""
    return read(GAME, f"model 2: 1 turn; {text}; rest deck")


def play(game: ModelState, *notations: str) -> list[str]:
    """Makes the moves; returns what everybody reads about them."""
    events: list[Event] = []
    for notation in notations:
        game.apply(GAME.move_from_json(notation), events)
    return [str(event.text) for event in events if event.text is not None]


def refused(game: ModelState, notation: str) -> tuple[str, str]:
    """The rule against a move, and the reason."""
    refusal = game.why_not(GAME.move_from_json(notation))
    assert refusal is not None, f"{notation} is legal."
    return refusal.rule, str(refusal.reason)


def test_R1_two_cards_are_dealt_to_everybody() -> None:
    game = GAME.start(3, 7)
    assert [len(game.hand(seat)) for seat in range(3)] == [2, 2, 2]
    assert len(game.cards[0]) == 3


def test_R2_after_a_card_another_is_drawn_and_the_next_player_decides() -> None:
    game = position("hand.1 two six; hand.2 one")
    assert play(game, "lay two") == ["Two laid.", "A card drawn."]
    assert (len(game.hand(0)), game.actor) == (2, 1)


def test_R3_only_cards_of_the_own_hand_are_used() -> None:
    assert refused(position("hand.1 two; hand.2 one"), "lay one") == ("R3", "You do not hold One.")


@pytest.mark.parametrize(("last", "legal"), [("three", True), ("five", False)])
def test_R4_a_card_must_be_higher_than_the_last_one(last: str, legal: bool) -> None:
    game = position(f"row.1 {last}; hand.1 four; hand.2 one")
    assert (GAME.move_from_json("lay four") in game.legal_moves()) is legal
    if not legal:
        assert refused(game, "lay four") == ("R4", "Lay a card that is higher than Five.")


def test_R5_a_card_is_thrown_away_only_if_none_fits() -> None:
    assert refused(position("row.1 four; hand.1 two five; hand.2 one"), "throw two") == (
        "R5", "You can still lay a card: Five.")
    game = position("row.1 six; hand.1 two five; hand.2 one")
    assert play(game, "throw five")[0] == "A card thrown away."
    assert game.scores() == (0, 0)


def test_R6_the_most_points_win_when_nobody_has_cards_left() -> None:
    game = read(GAME, "model 2: 1 turn; row.1 one two; hand.1 nine; row.2 three four five; thrown six seven eight")
    assert play(game, "lay nine") == ["Nine laid.", "Nobody has cards left. The win goes to Player 1, Player 2."]
    assert (game.actor, game.scores()) == (None, (3, 3))
