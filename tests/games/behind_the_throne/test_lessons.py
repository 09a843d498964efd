"""Steps of the guided game come at their moment, ask for what they say, and praise nothing else."""

from __future__ import annotations

import pytest

from engine.base.lessons import LessonStep, Situation
from engine.games.behind_the_throne.game import GAME
from engine.games.behind_the_throne.state import BehindState
from tests.helpers.learning import play_guided
from tests.helpers.positions import move, play, position


def step(name: str) -> LessonStep[BehindState]:
    """A step of the guided game."""
    return next(each for each in GAME.lessons.steps if each.id == name)


def asked(name: str, game: BehindState) -> set[str]:
    """The moves that a step asks the first player for, if this is its moment."""
    situation = Situation(game.observation(0))
    return {str(each) for each in step(name).asked(situation)} if step(name).fits(situation) else set()


def test_a_destroy_is_asked_for_where_the_rival_has_something_to_lose() -> None:
    assert asked("destroy", position("behind-the-throne", row="king king")) == set()
    assert asked("destroy", position("behind-the-throne", row="king king", mine="jester")) == set()
    game = position("behind-the-throne", row="king king", mine="jester", rival="judge")
    assert asked("destroy", game) == {"destroy 2 judge"}


def test_an_ability_is_tried_where_it_makes_the_values_equal() -> None:
    assert asked("ability", position("behind-the-throne", row="king", mine="general", rival="judge")) == set()
    game = position("behind-the-throne", row="king queen", mine="jester general", rival="judge")
    assert asked("ability", game) == {"use jester +1"}
    assert asked("ability", position("behind-the-throne", row="king queen", mine="jester")) == set()
    game = position("behind-the-throne", row="king queen", mine="jester queen*2", rival="judge")
    assert asked("ability", game) == set()


def test_a_look_is_asked_for_and_nothing_else() -> None:
    game = position("behind-the-throne", row="king", mine="prophet general")
    assert asked("look", game) == {"use prophet"}
    play(game, "use prophet")
    assert asked("look", game) == set()


def test_a_row_is_saved_by_bringing_its_card_down() -> None:
    game = position("behind-the-throne", row="judge minstrel", mine="general prophet jester")
    assert asked("save", game) == {"use general", "use jester -1"}
    game = position("behind-the-throne", row="prophet judge", mine="general prophet jester")
    assert asked("save", game) == {"use general"}


def test_a_stack_lies_sideways_that_the_learner_owns_fewer_of() -> None:
    largest = step("largest")
    assert largest.fits(Situation(position("behind-the-throne", mine="general", rival="general*2").observation(0)))
    assert not largest.fits(Situation(position("behind-the-throne", mine="general", rival="general").observation(0)))


def test_no_step_asks_for_what_a_good_player_knows_to_be_a_mistake() -> None:
    _, shown = play_guided(GAME)
    checked = 0
    for each in shown:
        for one in each.step.asked(each.situation) if each.step is not None else ():
            assert not GAME.evaluator.excluded(one, each.situation.observation)
            checked += 1
    assert checked > 10


@pytest.mark.parametrize(("notation", "met"), [("use prophet", True), ("use general", False), ("reveal", False)])
def test_praise_is_for_what_was_asked(notation: str, met: bool) -> None:
    situation = Situation(position("behind-the-throne", row="king", mine="prophet general").observation(0))
    assert step("look").is_met(situation, move("behind-the-throne", notation)) is met
