"""Answers to a Jack, Queen or King, and what comes of them: rules 6 to 10 and 16."""

from __future__ import annotations

import pytest

from tests.helpers.positions import allows, asked, happened, log, lying, play, position, refused
from tests.helpers.positions_of.throne import hand, sizes

# -- R6 ----------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("claim", ["jack", "queen", "king"])
def test_only_the_rival_it_is_aimed_at_answers(claim: str) -> None:
    game = position("throne", "seven*2", "eight*2", "nine*2")
    play(game, f"lay seven as {claim} 3")
    assert asked(game) == ("answer", 3)
    allows(game, "accept", "liar")


def test_a_claim_is_aimed_at_a_rival_who_takes_part() -> None:
    game = position("throne", "seven*2", "eight*2", "")
    assert refused(game, "lay seven as king 1", "R6") == "Aim your claim at a rival, not at yourself."
    assert refused(game, "lay seven as king 4", "R6") == "Player 4 is not in this game."
    assert refused(game, "lay seven as king 3", "R20") == "Player 3 is out of this round."
    allows(game, "lay seven as king 2")


def test_nothing_is_laid_before_the_answer() -> None:
    game = position("throne", "seven*2", "eight*2")
    play(game, "lay seven as king 2")
    assert refused(game, "lay eight as peasant", "R6") == "A claim is aimed at you: answer it first."


@pytest.mark.parametrize("card", ["jack", "ten"])
def test_a_jack_that_is_accepted_looks_whether_or_not_it_is_true(card: str) -> None:
    game = position("throne", f"{card} seven", "eight*2", deck="ace")
    play(game, f"lay {card} as jack 2", "accept")
    assert asked(game) == ("peek", 1)
    events = play(game, "pick")
    assert [str(event.secret) for event in events if event.name == "peek"] == ["Looks at Player 2’s Eight."]
    assert game.observation(0).known["hand.2"] == (1,)
    assert hand(game, 1) == "seven ace"
    assert sizes(game) == [2, 2]


def test_a_queen_that_is_accepted_turns_a_card_face_up() -> None:
    game = position("throne", "ten seven", "eight*2", deck="ace")
    play(game, "lay ten as queen 2", "accept")
    assert asked(game) == ("unmask", 1)
    play(game, "pick")
    assert hand(game, 2) == "eight / eight"
    assert hand(game, 1) == "seven ace"


def test_a_king_that_is_accepted_kills_a_card() -> None:
    game = position("throne", "ten seven", "eight*2", deck="ace")
    play(game, "lay ten as king 2", "accept")
    assert asked(game) == ("kill", 1)
    events = play(game, "pick")
    assert "Kills Player 2’s Eight." in log(events)
    assert hand(game, 2) == "eight"
    assert lying(game, "discards") == "eight"
    assert lying(game, "buried") == "ten"
    assert hand(game, 1) == "seven ace"


# -- R7, R8 ------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("claim", ["jack", "queen", "king"])
def test_a_joker_evades_and_is_not_replaced(claim: str) -> None:
    game = position("throne", f"{claim} seven", "joker eight", deck="ace")
    events = play(game, f"lay {claim} as {claim} 2", "joker")
    assert happened(events) == "lay evade bury draw"
    assert hand(game, 2) == "eight"
    assert lying(game, "discards") == "joker"
    assert lying(game, "buried") == claim
    assert hand(game, 1) == "seven ace"
    assert asked(game) == ("lay", 2)


def test_there_is_no_joker_against_a_joker() -> None:
    """R7: after one was shown the turn is over."""
    game = position("throne", "king joker", "joker eight", deck="ace")
    play(game, "lay king as king 2", "joker")
    refused(game, "joker", "R7")


def test_who_has_no_joker_shows_none() -> None:
    game = position("throne", "seven*2", "eight*2")
    play(game, "lay seven as king 2")
    assert refused(game, "joker", "R7") == "You have no hidden Joker."
    refused(game, "joker-open", "R15")


def test_a_joker_that_lies_face_up_evades_too() -> None:
    game = position("throne", "seven*2", "eight / joker")
    play(game, "lay seven as king 2")
    refused(game, "joker", "R7")
    play(game, "joker-open")
    assert hand(game, 2) == "eight"


def test_a_joker_does_not_stop_an_ace() -> None:
    game = position("throne", "ace seven", "joker / joker")
    play(game, "lay ace as ace")
    assert refused(game, "joker", "R8") == "A Joker does not stop an Ace."
    refused(game, "joker-open", "R8")


def test_a_joker_does_not_stop_a_penalty() -> None:
    """R8: who loses a card is not asked any more."""
    game = position("throne", "jack seven", "joker*2")
    play(game, "lay jack as jack 2", "liar", "pick")
    assert asked(game) == ("penalty", 1)
    refused(game, "joker", "R7")
    play(game, "pick")
    assert hand(game, 2) == "joker"


def test_a_joker_is_not_shown_in_ones_own_turn() -> None:
    refused(position("throne", "joker seven", "eight*2"), "joker", "R7")


# -- R9 ----------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("claim", "phase", "left"), [("jack", "peek", 2), ("queen", "unmask", 2), ("king", "kill", 1)])
def test_a_true_claim_acts_first_and_then_the_caller_loses_a_card(claim: str, phase: str, left: int) -> None:
    game = position("throne", f"{claim} seven", "eight*3", deck="ace")
    play(game, f"lay {claim} as {claim} 2", "liar")
    assert asked(game) == (phase, 1)
    assert lying(game, "discards") == claim
    play(game, "pick")
    assert asked(game) == ("penalty", 1)
    assert sizes(game)[0] == 1, "The card is drawn last."
    events = play(game, "pick")
    assert log(events)[0] == "Discards Player 2’s Eight."
    assert sizes(game) == [2, left]
    assert asked(game) == ("lay", 2)


def test_the_penalty_lapses_if_no_card_is_left() -> None:
    """R9, R20: the King has killed the last one."""
    game = position("throne", "king seven", "eight", "nine*2", deck="ace")
    play(game, "lay king as king 2", "liar", "pick")
    assert sizes(game) == [2, 0, 2]
    assert asked(game) == ("lay", 3)


# -- R10 ---------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("claim", ["jack", "queen", "king"])
def test_a_lie_that_is_called_does_nothing_and_draws_nothing(claim: str) -> None:
    game = position("throne", "nine seven", "eight*2", deck="ace")
    events = play(game, f"lay nine as {claim} 2", "liar")
    assert happened(events) == "lay call lie"
    assert log(events)[-1] == "The claim was a lie: Nine."
    assert lying(game, "discards") == "nine"
    assert sizes(game) == [1, 2]
    assert asked(game) == ("lay", 2)


# -- R16 ---------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("claim", ["jack", "queen"])
def test_against_a_hand_all_face_up_nothing_happens(claim: str) -> None:
    """R16."""
    game = position("throne", "nine seven", "/ eight*2", deck="ace")
    events = play(game, f"lay nine as {claim} 2", "accept")
    assert "All of Player 2’s cards are face up: nothing happens." in log(events)
    assert asked(game) == ("lay", 2)
    assert sizes(game) == [2, 2]


def test_against_a_hand_all_face_up_a_true_claim_still_costs_the_caller_a_card() -> None:
    """R16, R14."""
    game = position("throne", "jack seven", "/ eight nine", deck="ace")
    play(game, "lay jack as jack 2", "liar")
    assert asked(game) == ("penalty", 1)
    allows(game, "pick-open eight", "pick-open nine")
    assert refused(game, "pick", "R14") == "All of Player 2’s cards are face up: pick one of them."


def test_a_king_kills_from_a_hand_all_face_up() -> None:
    """R16 is about Jack and Queen only."""
    game = position("throne", "nine seven", "/ eight ten", deck="ace")
    play(game, "lay nine as king 2", "accept", "pick-open ten")
    assert hand(game, 2) == " / eight"
