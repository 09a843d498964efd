"""Picking cards, and cards that lie face up: rules 14, 15 and 17."""

from __future__ import annotations

import pytest

from engine.games.throne.cards import KING
from tests.helpers.positions import allows, asked, lying, move, play, position, refused
from tests.helpers.positions_of.throne import hand


def test_a_hidden_card_is_picked_by_chance() -> None:
    """R14: any of them can come."""
    lost = set()
    for seed in range(40):
        game = position("throne", "king seven", "eight nine ten jack")
        game.random = seed
        play(game, "lay king as king 2", "accept", "pick")
        lost.add(lying(game, "discards"))
    assert lost == {"eight", "nine", "ten", "jack"}


def test_a_blind_pick_is_one_move() -> None:
    """R14: where one points is for show."""
    game = position("throne", "king seven", "eight nine ten jack")
    play(game, "lay king as king 2", "accept")
    assert list(game.legal_moves()) == [move("throne", "pick")]


def test_a_king_may_point_at_a_card_that_lies_face_up() -> None:
    game = position("throne", "king seven", "eight / queen")
    play(game, "lay king as king 2", "accept")
    allows(game, "pick", "pick-open queen")
    assert refused(game, "pick-open jack", "R15") == "Player 2 has no face-up Jack."
    play(game, "pick-open queen")
    assert hand(game, 2) == "eight"


def test_jack_and_queen_point_at_hidden_cards_only() -> None:
    for claim in ("jack", "queen"):
        game = position("throne", f"{claim} seven", "eight / ten")
        play(game, f"lay {claim} as {claim} 2", "accept")
        assert refused(game, "pick-open ten", "R14") == "Pick a hidden card here."
        allows(game, "pick")


@pytest.mark.parametrize(("cards", "moves", "loser"), [
    ("ace seven", ["lay ace as ace", "liar"], 2),
    ("jack seven", ["lay jack as jack 2", "liar", "pick"], 2),
], ids=["true Ace", "true Jack"])
def test_a_wrong_call_may_cost_a_card_that_lies_face_up(cards: str, moves: list[str], loser: int) -> None:
    """R14, R9, R12: whoever picks it may point at it, as for a King."""
    game = position("throne", cards, "eight / ten")
    play(game, *moves)
    assert game.phase == "penalty"
    allows(game, "pick", "pick-open ten")
    assert refused(game, "pick-open jack", "R15") == f"Player {loser} has no face-up Jack."
    before = hand(game, loser)
    play(game, "pick-open ten")
    assert before == f"{hand(game, loser)} / ten"


def test_a_false_ace_costs_a_hidden_card() -> None:
    """R14, R13: one that lies face up cannot be pointed at, and does not stand in the way."""
    game = position("throne", "nine seven / ten", "eight / ten")
    play(game, "lay nine as ace", "liar")
    allows(game, "pick")
    for pick in ("pick-open ten", "pick-open jack"):
        assert refused(game, pick, "R14") == "A false Ace costs a hidden card: pick one."
    prompt = game.game.table.prompt(game.observation(1))
    assert str(prompt) == "Pick the hidden card that Player 1 loses."
    play(game, "pick")
    assert hand(game, 1) == " / ten"


def test_a_false_ace_costs_a_card_that_lies_face_up_if_none_is_hidden() -> None:
    """R14, R13."""
    game = position("throne", "nine / ten jack", "eight*2")
    play(game, "lay nine as ace", "liar")
    allows(game, "pick-open ten", "pick-open jack")
    assert refused(game, "pick", "R14") == "All of Player 1’s cards are face up: pick one of them."
    play(game, "pick-open jack")
    assert hand(game, 1) == " / ten"


def test_a_penalty_is_picked_from_those_face_up_when_none_is_hidden() -> None:
    """R14."""
    game = position("throne", "ace seven", "/ eight ten")
    play(game, "lay ace as ace", "liar", "pick-open eight")
    assert hand(game, 2) == " / ten"


def test_there_is_nothing_to_pick_before_a_claim_has_worked() -> None:
    game = position("throne", "king seven", "eight / ten")
    for pick in ("pick", "pick-open ten"):
        assert refused(game, pick, "R14") == "There is nothing to pick yet: lay a card first."
    play(game, "lay king as king 2")
    for pick in ("pick", "pick-open ten"):
        assert refused(game, pick, "R6") == "A claim is aimed at you: answer it first."


def test_nothing_else_is_done_before_the_pick() -> None:
    game = position("throne", "king seven", "eight nine")
    play(game, "lay king as king 2", "accept")
    assert refused(game, "lay seven as peasant", "R14") == "Pick a card first."
    refused(game, "liar", "R14")
    refused(game, "deal", "R21")


# -- R15 ---------------------------------------------------------------------------------------------------------------

def test_a_card_stays_face_up_until_it_leaves_the_hand() -> None:
    """R15: a turn of its owner changes nothing."""
    game = position("throne", "seven*2 ten", "eight*2 / king")
    play(game, "lay seven as peasant", "lay eight as peasant", "lay seven as peasant")
    assert hand(game, 2) == "eight / king"
    assert game.observation(0).seen.cards[game.zones.index("open.2")] == [KING]


def test_cards_face_up_count_for_survival() -> None:
    """R15, R20."""
    game = position("throne", "seven*2", "/ king", "nine*2")
    play(game, "lay seven as peasant")
    assert asked(game) == ("lay", 2)


# -- R17 ---------------------------------------------------------------------------------------------------------------

def test_a_card_that_nobody_called_stays_hidden() -> None:
    """R17: everybody sees that there is one, its owner knows which."""
    game = position("throne", "ten seven", "eight*2", "nine*2")
    play(game, "lay ten as king 2", "accept", "pick")
    assert [game.observation(seat).zones["buried"] for seat in range(3)] == [(3,), (None,), (None,)]


def test_cards_that_were_shown_killed_or_lost_lie_face_up() -> None:
    """R17."""
    game = position("throne", "king seven", "eight*2", "nine*2")
    play(game, "lay king as king 2", "liar", "pick")
    assert all(game.observation(seat).zones["discards"] == (6, 1) for seat in range(3))
