"""Rules are taught before they matter: bot games tell when each first does."""

from __future__ import annotations

import statistics
from functools import cache
from typing import Final

import pytest

from engine import GAMES, load_game
from engine.base.course import Course, Lesson, Task
from engine.core.text import N_
from tests.helpers.amount import LONG
from tests.helpers.learning import lessons_of
from tests.helpers.order_of_rules import NOT_TAUGHT, AtWork, at_work, first_lessons

FEW: Final = 8
MANY: Final = 50
FASTEST: Final = "behind-the-throne"
"""The game whose bots play fastest."""
LATE_ON_PURPOSE: Final = {"shadow-throne": {"R3", "R27"}}
"""Rules that are taught late although they matter at once: what to draft and to keep can only be weighed by somebody
who knows what cards are for."""

each_game = pytest.mark.parametrize(("game_id", "games"), [
    pytest.param(FASTEST, FEW, id=f"{FASTEST}-few"),
    *(pytest.param(game_id, MANY, id=f"{game_id}-many", marks=LONG) for game_id in GAMES)])


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_that_events_show_at_work_is_taught(game_id: str) -> None:
    course = lessons_of(load_game(game_id)).course
    assert course.at_work
    assert {rule for rules in course.at_work.values() for rule in rules} <= first_lessons(course).keys()


@each_game
def test_every_rule_that_matters_in_most_games_is_taught(game_id: str, games: int) -> None:
    assert [each.rule for each in _mattering(game_id, games) if each.lesson == NOT_TAUGHT] == []


@each_game
def test_no_rule_is_taught_after_most_of_those_that_matter_much_later(game_id: str, games: int) -> None:
    """Of the rules that matter in most games: one matters much later than another if even in the early quarter of its
    games it first does at a move more than twice as late as in the late quarter of the other's. What matters earlier
    must be taught no later than half of all that matter much later. Lesson 1 counts for what it teaches, but not as
    something that came too early: how you win comes first, though it matters last."""
    assert taught_too_late(_mattering(game_id, games), LATE_ON_PURPOSE.get(game_id, set())) == []


@cache
def _mattering(game_id: str, games: int) -> list[AtWork]:
    """The rules that matter in most games; measured once."""
    return [each for each in at_work(load_game(game_id), games) if each.matters]


def taught_too_late(rules: list[AtWork], exempt: set[str]) -> list[str]:
    """The rules that are taught after most of those that matter much later."""
    found = []
    for each in rules:
        later = [other.lesson for other in rules if other.low > 2 * each.high and other.lesson > 0]
        if later and each.lesson > statistics.median(later) and each.rule not in exempt:
            found.append(each.rule)
    return found


# -- the measure itself ------------------------------------------------------------------------------------------------

def _rule(rule: str, low: float, high: float, lesson: int) -> AtWork:
    return AtWork(rule, 1.0, (low + high) / 2, low, high, lesson)


def test_what_matters_first_and_is_taught_last_is_found() -> None:
    rules = [_rule("R1", 1, 2, 5), _rule("R2", 10, 20, 1), _rule("R3", 30, 40, 2)]
    assert taught_too_late(rules, set()) == ["R1"]
    assert taught_too_late(rules, {"R1"}) == []


def test_what_matters_about_as_early_may_be_taught_in_any_order() -> None:
    assert taught_too_late([_rule("R1", 1, 6, 5), _rule("R2", 10, 20, 1)], set()) == []


def test_lesson_1_is_never_too_early() -> None:
    assert taught_too_late([_rule("R1", 1, 2, 3), _rule("R2", 90, 99, 0)], set()) == []


def test_a_rule_counts_for_the_first_lesson_that_teaches_it() -> None:
    def lesson(number: int, *rules: str) -> Lesson:
        text = N_("toy/course", "Something to try.")
        task = Task("try", text, rules, lambda *_: True, lambda *_: text, (text,), "lay")
        return Lesson(f"lesson-{number}", text, text, (task,))

    assert first_lessons(Course((lesson(1, "R1"), lesson(2, "R2", "R1")))) == {"R1": 0, "R2": 1}


def test_a_game_that_reveals_a_card_first_shows_the_rule_about_revealing_first() -> None:
    measured = at_work(load_game("behind-the-throne"), 2)
    assert measured[0].rule in lessons_of(load_game("behind-the-throne")).course.at_work["reveal"]
    assert (measured[0].first, measured[0].share) == (1, 1.0)
    assert [each.first for each in measured] == sorted(each.first for each in measured)
