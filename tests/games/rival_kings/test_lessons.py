"""The steps of the guided first game come at their moment, and not after it."""

from __future__ import annotations

from engine.games.rival_kings.lessons import LESSONS
from engine.games.rival_kings.state import RivalState
from engine.learn.lessons import Moment
from tests.helpers.rival import play, position


def comes(step_id: str, game: RivalState) -> bool:
    """Whether a step fits for the player whose turn it is."""
    assert game.actor is not None
    moment = Moment(game.observation(game.actor))
    return next(step for step in LESSONS.steps if step.id == step_id).fits(moment)


def test_a_turn_is_explained_at_its_beginning_only() -> None:
    game = position("diplomat", "duke")
    play(game, "end")
    assert comes("actions", game)
    play(game, "take 1")
    assert not comes("actions", game)


def test_nothing_is_said_of_actions_that_are_all_done_though_the_turn_goes_on() -> None:
    game = position("knight: herbalist", "duke")
    play(game, "end", "take 1", "recruit 1")
    assert game.actor == 0
    assert not comes("actions", game)
    assert not comes("tied", game)


def test_nothing_is_said_of_actions_that_are_all_struck_out() -> None:
    game = position("queen: herbalist", "duke")
    game.covered[0], game.open = game.open, 0
    assert not comes("actions", game)
    assert not comes("robbed", game)


def test_who_was_robbed_reads_so_before_the_first_action() -> None:
    game = position("diplomat", "knight")
    play(game, "steal 1 take", "skip", "end")
    assert comes("robbed", game)
    play(game, "settle")
    assert not comes("robbed", game)


def test_who_is_tied_reads_so_before_the_only_action() -> None:
    game = position("diplomat: herbalist", "countess")
    assert comes("tied", game)
    play(game, "settle")
    assert not comes("tied", game)
