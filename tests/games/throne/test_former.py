"""Games begun before edition 3: a false Ace may still cost a card that lies face up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.errors import BadNotation
from engine.games.throne.game import GAME
from engine.learn.exercises import Exercise
from engine.session import Record
from tests.helpers.positions import allows, play, position, refused
from tests.helpers.positions_of.throne import hand

BEFORE = 2
OF_0_12 = Path(__file__).parents[2] / "engine" / "former" / "0.12"


def test_a_false_ace_may_cost_a_card_that_lies_face_up() -> None:
    game = position("throne", "nine seven / ten", "eight*2", edition=BEFORE)
    play(game, "lay nine as ace", "liar")
    allows(game, "pick", "pick-open ten")
    refused(game, "pick-open jack", "R15")
    play(game, "pick-open ten")
    assert hand(game, 1) == "seven"


def test_nobody_begins_a_game_with_the_older_rules() -> None:
    assert GAME.start(seats=2, seed=1).edition.number == GAME.rules_version
    assert GAME.start(seats=2, seed=1, edition=BEFORE).options == {"length": "match"}


@pytest.mark.parametrize("file", sorted(OF_0_12.glob("*_picking_*.throne")), ids=lambda file: file.stem)
def test_a_game_left_at_such_a_pick_goes_on_as_it_began(file: Path) -> None:
    record = Record.load(file)
    state = record.replay()[-1]
    assert state.phase == "penalty"
    assert {move.verb for move in state.legal_moves()} == {"pick", "pick-open"}
    assert record.today.header.edition == state.edition.number == BEFORE
    assert [str(text) for text in record.rule_changes] == [
        "A false Ace costs a hidden card, picked blind, or a face-up card if none is hidden.",
        "In a game begun before this change, a false Ace may still cost a face-up card."]


def test_an_exercise_from_such_a_game_can_still_be_solved() -> None:
    """Its position does not say by which rules it was played; what is right says it."""
    game = position("throne", "nine seven / ace", "eight*2")
    play(game, "lay nine as ace", "liar")
    written = json.dumps(game.to_json())
    exercise = Exercise("throne", written, ("pick-open ace",), 0.8, 0.6, "mistake", "pick")
    assert exercise.state().edition.number == BEFORE
    assert Exercise("throne", written, ("pick",), 0.8, 0.6, "mistake").state().edition.number == GAME.rules_version
    with pytest.raises(BadNotation):
        Exercise("throne", written, ("pick-open king",), 0.8, 0.6, "mistake").state()
