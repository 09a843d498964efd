"""The coach shows one step at a time, forces nobody, and remembers what is done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import load_game
from engine.base.lessons import Lessons, LessonStep, Situation
from engine.core.moves import Move
from engine.core.text import N_
from engine.learn.coach import Coach, StepOutcome
from tests.helpers.positions import position

BEHIND = load_game("behind-the-throne")
REVEAL = BEHIND.move_from_json("reveal")
COLLECT = BEHIND.move_from_json("collect")


def step(name: str, *asked: str, always: bool = True,
         goal: Callable[[Situation, Move], bool] | None = None) -> LessonStep:
    """A step that asks for one of these moves, for what meets the goal, or for nothing."""
    meets = goal or ((lambda _, move: str(move) in asked) if asked else None)
    return LessonStep(name, "R2", N_("toy/lesson", "Something to learn."), lambda _: always, meets)


def coach(*steps: LessonStep, done: tuple[str, ...] = ()) -> Coach:
    return Coach(Lessons(2, 1, steps, ()), done)


@pytest.fixture
def situation() -> Situation:
    """The learner has revealed a card and may go on or stop."""
    return Situation(position("behind-the-throne", row="king").observation(0))


def shown(each: Coach, situation: Situation) -> str | None:
    found = each.look(situation)
    return None if found is None else found.id


def test_the_first_step_that_fits_is_shown(situation: Situation) -> None:
    assert shown(coach(step("never", always=False), step("first"), step("second")), situation) == "first"


def test_where_no_step_fits_none_is_shown(situation: Situation) -> None:
    each = coach(step("never", always=False))
    assert shown(each, situation) is None
    assert each.played(REVEAL) is StepOutcome.FREE


@pytest.mark.parametrize("asked", [("reveal",), ("collect", "reveal")])
def test_a_step_is_done_by_any_move_that_meets_its_goal(asked: tuple[str, ...], situation: Situation) -> None:
    each = coach(step("first", *asked), step("second"))
    each.look(situation)
    assert each.played(REVEAL) is StepOutcome.DONE
    assert each.done == ("first",)
    assert shown(each, situation) == "second"


def test_a_step_that_asks_for_nothing_is_done_with_any_move(situation: Situation) -> None:
    each = coach(step("first"))
    each.look(situation)
    assert each.played(COLLECT) is StepOutcome.FREE
    assert each.all_done


def test_another_move_is_as_good_and_the_step_comes_again_after_the_others(situation: Situation) -> None:
    each = coach(step("first", "reveal"), step("second"))
    each.look(situation)
    assert each.played(COLLECT) is StepOutcome.OTHER
    assert each.done == ()
    assert shown(each, situation) == "second"
    each.played(COLLECT)
    assert shown(each, situation) == "first"


def test_of_the_moves_of_its_sort_a_step_may_ask_for_some_only(situation: Situation) -> None:
    picky = step("first", goal=lambda at, move: move is REVEAL and len(at.seen.row) > 1)
    eager = step("second", goal=lambda at, move: move is REVEAL and len(at.seen.row) == 1)
    assert not picky.is_met(situation, REVEAL)
    assert eager.is_met(situation, REVEAL)
    assert not eager.is_met(situation, COLLECT)
    assert eager.asked(situation) == (REVEAL,)


def test_what_is_asked_for_is_judged_by_the_moment_at_which_it_was_shown(situation: Situation) -> None:
    each = coach(step("first", goal=lambda at, move: move is COLLECT and len(at.seen.row) == 1))
    each.look(situation)
    assert each.asked == (COLLECT,)
    assert each.played(REVEAL) is StepOutcome.OTHER
    each.look(situation)
    assert each.played(COLLECT) is StepOutcome.DONE


def test_a_step_that_asks_for_what_nobody_can_do_now_does_not_come(situation: Situation) -> None:
    assert shown(coach(step("first", "destroy"), step("second", "reveal")), situation) == "second"
    assert shown(coach(step("first", goal=lambda *_: False)), situation) is None


def test_a_step_that_asks_for_nothing_lights_nothing(situation: Situation) -> None:
    each = coach(step("first"))
    each.look(situation)
    assert each.asked == ()


def test_a_step_can_be_skipped(situation: Situation) -> None:
    each = coach(step("first", "reveal"))
    each.look(situation)
    each.skip()
    assert each.all_done
    assert each.played(COLLECT) is StepOutcome.FREE


def test_steps_done_before_do_not_come_again_and_unknown_ones_do_no_harm(situation: Situation) -> None:
    each = coach(step("first"), step("second"), done=("first", "of an older version"))
    assert each.done == ("first",)
    assert shown(each, situation) == "second"


def test_a_step_about_the_end_is_done_when_it_is_shown() -> None:
    over = position("behind-the-throne", row="king", deck="end")
    over.apply(REVEAL)
    each = coach(step("end"))
    assert shown(each, Situation(over.observation(0))) == "end"
    assert each.all_done


def test_steps_done_are_told_in_the_order_of_the_lessons(situation: Situation) -> None:
    each = coach(step("first", "reveal"), step("second", "collect"))
    each.look(situation)
    each.played(COLLECT)
    each.look(situation)
    move: Move = COLLECT
    each.played(move)
    each.look(situation)
    each.played(REVEAL)
    assert each.done == ("first", "second")
