"""The steps of the guided first game come at their moment, say what is so, and praise only what they asked for."""

from __future__ import annotations

import pytest

from engine.base.lessons import Situation
from engine.core.events import Event
from engine.games.throne.lessons import LESSONS
from engine.games.throne.state import ThroneState
from engine.learn.coach import Coach, StepOutcome
from tests.helpers.positions import move, play, position


def situation(game: ThroneState, events: list[Event] | None = None, player: int = 1) -> Situation[ThroneState]:
    """What the player sees now, and what has happened since the last decision."""
    seen = [event.seen_by(player - 1) for event in events or []]
    return Situation(game.observation(player - 1), tuple(event for event in seen if event is not None))


def steps(game: ThroneState, events: list[Event] | None = None, player: int = 1) -> set[str]:
    """The steps that fit for that player now."""
    assert game.actor == player - 1
    return {step.id for step in LESSONS.steps if step.fits(situation(game, events, player))}


def praised(step_id: str, game: ThroneState, notation: str) -> bool:
    """Whether the coach, having shown that step, says that the move does what was asked."""
    others = [step.id for step in LESSONS.steps if step.id != step_id]
    coach = Coach(LESSONS, others)
    shown = coach.look(situation(game))
    assert shown is not None
    assert shown.id == step_id
    return coach.played(move("throne", notation)) is StepOutcome.DONE


# -- praise ------------------------------------------------------------------------------------------------------------

def test_a_low_card_as_king_is_the_bluff_that_was_asked_for() -> None:
    game = position("throne", "seven ten king jack joker / nine", "eight*3")
    for low in ("lay seven as king 2", "lay ten as king 2"):
        assert praised("bluff", game, low)


@pytest.mark.parametrize("other", ["lay king as king 2", "lay jack as king 2", "lay joker as king 2",
                                   "lay seven as queen 2", "lay seven as peasant", "lay-open nine as king 2"])
def test_nothing_else_is_praised_as_that_bluff(other: str) -> None:
    assert not praised("bluff", position("throne", "seven ten king jack joker / nine", "eight*3"), other)


def test_nobody_is_dared_to_a_bluff_that_cannot_be_made_or_must_fail() -> None:
    assert "bluff" not in steps(position("throne", "king jack", "eight*3"))
    assert "bluff" not in steps(position("throne", "seven ten", "eight*3", discards="king*4"))


def test_whoever_was_asked_to_point_at_a_back_is_praised_for_that() -> None:
    game = position("throne", "king seven", "eight*2 / ten")
    play(game, "lay king as king 2", "accept")
    assert praised("pick", game, "pick")
    assert not praised("pick", game, "pick-open ten")


# -- moments -----------------------------------------------------------------------------------------------------------

def test_the_welcome_is_said_once_and_at_the_beginning() -> None:
    game = position("throne", "seven*2 ten", "eight*3")
    assert "first" in steps(game)
    play(game, "lay seven as peasant", "lay eight as peasant")
    assert "first" not in steps(game)


def test_a_joker_is_advised_where_it_saves_something() -> None:
    game = position("throne", "seven*2", "joker eight")
    play(game, "lay seven as king 2")
    assert "joker" in steps(game, player=2)


@pytest.mark.parametrize(("mine", "hand", "discards"), [
    ("seven*2", "joker", ""),
    ("/ king seven", "joker eight", ""),
    ("/ seven eight", "joker nine", ""),
    ("seven*2", "joker eight", "king*4"),
], ids=["the last card", "a card that all know", "an open lie", "a certain lie"])
def test_a_joker_is_not_advised_where_its_step_would_be_wrong(mine: str, hand: str, discards: str) -> None:
    game = position("throne", mine, hand, discards=discards)
    verb = "lay-open" if mine.startswith("/") else "lay"
    play(game, f"{verb} {mine.removeprefix('/ ').removesuffix('*2').split()[0]} as king 2")
    assert "joker" not in steps(game, player=2)


def test_a_false_ace_is_said_to_cost_two_cards_only_where_it_does() -> None:
    for mine, said in (("seven eight", True), ("seven", False)):
        game = position("throne", mine, "nine*3")
        play(game, "lay seven as ace")
        assert ("ace" in steps(game, player=2)) is said


def test_a_lie_that_was_found_out_is_told_of() -> None:
    game = position("throne", "seven*2 ten", "eight*3")
    events = play(game, "lay seven as king 2", "liar")
    assert "lie" in steps(game, events, player=2)
    events += play(game, "lay eight as jack 1")
    assert "lie" in steps(game, events)


def test_of_a_false_ace_it_is_not_said_that_nothing_happened() -> None:
    game = position("throne", "seven*2 ten", "eight*3")
    events = play(game, "lay seven as ace", "liar")
    assert "lie" not in steps(game, events, player=2)
    events += play(game, "pick", "lay eight as jack 1")
    assert "lie" not in steps(game, events)


def test_a_wrong_call_is_told_of_when_it_has_been_paid() -> None:
    game = position("throne", "jack*2 ten", "eight*3")
    events = play(game, "lay jack as jack 2", "liar")
    assert "true" not in steps(game, events)
    events += play(game, "pick")
    assert "true" not in steps(game, events)
    events += play(game, "pick")
    assert "true" in steps(game, events, player=2)


def test_nothing_is_said_of_a_wrong_call_that_cost_nothing_or_did_nothing() -> None:
    dead = position("throne", "king*2 ten", "eight")
    assert "true" not in steps(dead, play(dead, "lay king as king 2", "liar", "pick"))
    bare = position("throne", "jack*2 ten", "/ eight*2")
    assert "true" not in steps(bare, play(bare, "lay jack as jack 2", "liar", "pick-open eight"), player=2)


def test_nothing_is_said_of_the_discards_after_new_cards_were_dealt() -> None:
    game = position("throne", "eight*2", "seven")
    events = play(game, "lay eight as peasant", "lay seven as jack 1", "liar")
    assert game.phase == "deal"
    assert "lie" not in steps(game, events)
    assert "round" in steps(game, events)


def test_of_the_last_card_it_is_not_said_that_a_peasant_is_safe() -> None:
    assert "peasant" in steps(position("throne", "seven ten", "eight*3"))
    assert "peasant" not in steps(position("throne", "seven", "eight*3"))


def test_a_card_that_was_seen_is_spoken_of_while_it_is_noted() -> None:
    game = position("throne", "jack seven*2", "eight*2 ten", deck="nine*2")
    assert "seen" not in steps(game)
    play(game, "lay jack as jack 2", "accept", "pick", "lay ten as peasant")
    assert "seen" in steps(game)


def test_buried_cards_and_discards_are_told_apart_when_there_are_both() -> None:
    game = position("throne", "king seven*2", "eight*3")
    assert "discards" not in steps(game)
    play(game, "lay king as king 2", "accept", "pick", "lay eight as peasant")
    assert "discards" in steps(game)
