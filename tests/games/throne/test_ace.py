"""The Ace, which everybody may call a lie: rules 11 to 13."""

from __future__ import annotations

from engine.core.events import Event
from tests.helpers.positions import allows, asked, log, lying, move, play, position, refused
from tests.helpers.positions_of.throne import hand, sizes

# -- R11 ---------------------------------------------------------------------------------------------------------------

def test_an_ace_that_nobody_calls_draws_two() -> None:
    game = position("throne", "seven ten", "eight*2", "nine*2", deck="king queen")
    play(game, "lay seven as ace")
    assert asked(game) == ("ace", 2)
    allows(game, "accept", "liar")
    events = play(game, "accept", "accept")
    assert log(events)[0] == "Nobody calls it a lie."
    assert hand(game, 1) == "ten queen king"
    assert lying(game, "buried") == "seven"


def test_all_rivals_in_the_round_answer_in_turn_order() -> None:
    game = position("throne", "seven ten", "eight*2", "", "nine*2")
    play(game, "lay seven as ace")
    assert asked(game) == ("ace", 2)
    play(game, "liar")
    assert asked(game) == ("ace", 4)


def test_an_answer_stays_sealed_until_all_have_answered() -> None:
    called, accepted = (position("throne", "seven ten", "eight*2", "nine*2") for _ in range(2))
    for game, answer in ((called, "liar"), (accepted, "accept")):
        events = play(game, "lay seven as ace", answer)
        assert [event.name for event in events] == ["lay"]
    for seat in (0, 2):
        assert called.observation(seat) == accepted.observation(seat)
    assert called.observation(1) != accepted.observation(1)


def test_nothing_else_is_done_before_all_have_answered() -> None:
    game = position("throne", "seven ten", "eight*2", "nine*2")
    play(game, "lay seven as ace")
    assert refused(game, "lay eight as peasant", "R11") == "An Ace was claimed: answer it first."


def test_of_several_callers_the_next_in_turn_order_is_the_challenger() -> None:
    game = position("throne", "ace ten", "eight*2", "nine*2", "queen*2")
    events = play(game, "lay ace as ace", "accept", "liar", "liar")
    assert "Liar! Called by Player 3 and Player 4. The challenger is Player 3." in log(events)
    play(game, "pick")
    assert sizes(game) == [3, 2, 1, 2]


# -- R12 ---------------------------------------------------------------------------------------------------------------

def test_a_true_ace_draws_two_and_costs_the_challenger_a_card() -> None:
    """R12: the player of the Ace picks it."""
    game = position("throne", "ace ten", "eight*2", deck="king queen")
    play(game, "lay ace as ace", "liar")
    assert asked(game) == ("penalty", 1)
    assert hand(game, 1) == "ten queen king"
    events = play(game, "pick")
    assert log(events) == ["Discards Player 2’s Eight."]
    assert hand(game, 2) == "eight"
    assert hand(game, 1) == "ten queen king"
    assert asked(game) == ("lay", 2)


# -- R13 ---------------------------------------------------------------------------------------------------------------

def test_a_false_ace_costs_the_liar_one_more_card_that_the_challenger_picks() -> None:
    """R13."""
    game = position("throne", "seven ten*2", "eight*2", "nine*2", deck="king queen")
    play(game, "lay seven as ace", "accept", "liar")
    assert asked(game) == ("penalty", 3)
    play(game, "pick")
    assert hand(game, 1) == "ten"
    assert lying(game, "discards") == "seven ten"
    assert asked(game) == ("lay", 2)


def test_a_false_ace_with_the_last_card_loses_the_round() -> None:
    """R13, R20: there is no other card to lose."""
    game = position("throne", "seven", "eight*2")
    events: list[Event] = play(game, "lay seven as ace", "liar")
    assert [event.name for event in events][-2:] == ["out", "win"]
    assert game.scores() == (0, 1)


def test_a_false_ace_may_cost_the_last_card() -> None:
    """R13, R20."""
    game = position("throne", "seven nine", "eight*2", "ten*2")
    play(game, "lay seven as ace", "liar", "accept", "pick")
    assert game.out == 0b001
    assert asked(game) == ("lay", 2)


def test_the_answer_is_in_the_observation_of_its_own_seat() -> None:
    game = position("throne", "seven ten", "eight*2", "nine*2")
    play(game, "lay seven as ace", "liar")
    assert game.sealed is not None
    seen = game.observation(1).seen.sealed
    assert seen is not None
    assert seen.choices == {1: move("throne", "liar")}
