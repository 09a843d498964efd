"""What is not allowed, in every phase: the rule that forbids it, and the reason that holds here and now."""

from __future__ import annotations

import pytest

from engine.games.throne.state import ThroneState
from tests.helpers.positions import play, position, refused

THREE = ("king jack ace seven*2 / ten", "queen eight*2 / joker", "ace nine*2")
"""Hands of three players; the first is to lay a card."""


def after(*moves: str) -> ThroneState:
    """Three players, after these moves."""
    game = position("throne", *THREE)
    play(game, *moves)
    return game


# -- "Liar!" and "Accept" where there is nothing to answer -------------------------------------------------------------

AIMED_AT_3 = "The last claim was aimed at Player 3: only they could answer it."
ANSWERED = "You have already answered the last claim: lay a card."


@pytest.mark.parametrize(("moves", "rule", "reason"), [
    ([], "R2", "Nobody has claimed anything yet this round: lay a card."),
    (["lay king as king 2", "liar", "pick", "pick"], "R6", ANSWERED),
    (["lay jack as queen 2", "accept", "pick"], "R6", ANSWERED),
    (["lay jack as jack 2", "joker-open"], "R6", ANSWERED),
    (["lay seven as jack 2", "liar"], "R6", ANSWERED),
    (["lay jack as jack 3", "accept", "pick"], "R6", AIMED_AT_3),
    (["lay seven as queen 3", "liar"], "R6", AIMED_AT_3),
    (["lay ace as ace", "accept", "accept"], "R11", "Everyone has answered the Ace: lay a card."),
    (["lay ace as ace", "liar", "accept", "pick"], "R11", "Everyone has answered the Ace: lay a card."),
])
@pytest.mark.parametrize("answer", ["liar", "accept"])
def test_who_is_to_lay_a_card_has_nothing_to_answer(moves: list[str], rule: str, reason: str, answer: str) -> None:
    """R2, R6, R11; for the Peasant of R5 see the tests of laying."""
    game = after(*moves)
    assert game.phase == "lay"
    assert refused(game, answer, rule) == reason


def test_what_was_claimed_two_turns_ago_is_no_reason_any_more() -> None:
    game = after("lay jack as jack 2", "accept", "pick", "lay eight as peasant")
    assert refused(game, "liar", "R5") == "The last claim was a Peasant, which cannot be called a lie."


def test_in_a_new_round_nothing_has_been_claimed() -> None:
    game = position("throne", "king*2", "eight")
    play(game, "lay king as king 2", "accept", "pick", "deal")
    assert refused(game, "liar", "R2") == "Nobody has claimed anything yet this round: lay a card."


# -- every other phase -------------------------------------------------------------------------------------------------

LAYING = ("lay eight as peasant", "lay-open joker as king 2")
ANSWERING = ("liar", "accept")
JOKERS = ("joker", "joker-open")
PICKING = ("pick", "pick-open ten")

ANSWER_FIRST = "A claim is aimed at you: answer it first."
ACE_FIRST = "An Ace was claimed: answer it first."
PICK_FIRST = "Pick a card first."
DEAL_FIRST = "The round is over: deal the next one first."
NOT_AIMED = "Show a Joker only when a Jack, Queen, or King is aimed at you."
NOT_OVER = "The round is not over yet."

PHASES = {
    "answer": ["lay king as king 2"],
    "ace": ["lay ace as ace"],
    "peek": ["lay jack as jack 2", "accept"],
    "unmask": ["lay jack as queen 2", "accept"],
    "kill": ["lay king as king 2", "accept"],
    "penalty": ["lay ace as ace", "liar", "accept"],
}
"""By phase: moves that lead to it."""


@pytest.mark.parametrize(("phase", "moves", "rule", "reason"), [
    ("lay", PICKING, "R14", "There is nothing to pick yet: lay a card first."),
    ("lay", JOKERS, "R7", NOT_AIMED),
    ("lay", ["deal"], "R21", NOT_OVER),
    ("answer", (*LAYING, *PICKING), "R6", ANSWER_FIRST),
    ("answer", ["deal"], "R21", NOT_OVER),
    ("ace", (*LAYING, *PICKING), "R11", ACE_FIRST),
    ("ace", JOKERS, "R8", "A Joker does not stop an Ace."),
    ("ace", ["deal"], "R21", NOT_OVER),
    *((phase, (*LAYING, *ANSWERING), "R14", PICK_FIRST) for phase in ("peek", "unmask", "kill", "penalty")),
    *((phase, JOKERS, "R7", NOT_AIMED) for phase in ("peek", "unmask", "kill", "penalty")),
    *((phase, ["deal"], "R21", NOT_OVER) for phase in ("peek", "unmask", "kill", "penalty")),
    ("peek", ["pick-open joker"], "R14", "Pick a hidden card here."),
    ("unmask", ["pick-open joker"], "R14", "Pick a hidden card here."),
])
def test_what_another_phase_asks_for_is_refused(phase: str, moves: tuple[str, ...], rule: str, reason: str) -> None:
    game = after(*PHASES.get(phase, []))
    assert game.phase == phase
    for each in moves:
        assert refused(game, each, rule) == reason


def test_before_the_next_round_nothing_is_done_but_dealing() -> None:
    """R21."""
    game = position("throne", "king*2", "eight")
    play(game, "lay king as king 2", "accept", "pick")
    assert game.phase == "deal"
    for each in (*LAYING, *ANSWERING, *JOKERS, *PICKING):
        assert refused(game, each, "R21") == DEAL_FIRST


def test_out_of_turn_nothing_is_allowed() -> None:
    """R1: whoever is not asked is told who is."""
    waiting = after("lay king as king 2").observation(2)
    for each in ("lay nine as peasant", *ANSWERING, *JOKERS, *PICKING, "deal"):
        refusal = waiting.why_not(waiting.seen.game.move_from_json(each))
        assert refusal is not None
        assert (refusal.rule, str(refusal.reason)) == ("R1", "Not your turn: Player 2 is choosing.")
