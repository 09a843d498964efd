"""Somebody who has read no rules does what a lesson asks: what is shown leads there, by its last hint at the latest."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from engine import GAMES, load_game
from engine.base.course import Course
from engine.core.text import N_
from tests.helpers.learning import lessons_of
from tests.helpers.trying import Trial, trials

REPLIES: Final = 3.0
"""How many replies a task may take on average: the third one follows two hints."""
ON_AVERAGE: Final = 2.0
"""How many they may be on average over a game's course."""

each_game = pytest.mark.parametrize("game_id", GAMES)


@each_game
def test_the_hints_of_every_task_name_what_to_do(game_id: str) -> None:
    assert [trial.task for trial in trials(load_game(game_id)) if not trial.led] == []


@each_game
def test_no_task_takes_a_reader_many_replies(game_id: str) -> None:
    found = list(trials(load_game(game_id)))
    assert [trial.task for trial in found if trial.tries > REPLIES] == []
    assert sum(trial.tries for trial in found) / len(found) <= ON_AVERAGE


def test_a_hint_that_names_something_else_is_found() -> None:
    game = load_game("rival-kings")
    assert _trial("rival-kings/robbing/equal").led
    lesson = next(lesson for lesson in lessons_of(game).course.lessons if lesson.id == "robbing")
    tasks = tuple(replace(task, hints=(N_("rival-kings/course", "Play the Trader."),)) if task.id == "equal" else task
                  for task in lesson.tasks)
    misled = list(trials(game, Course((replace(lesson, tasks=tasks),))))
    assert [trial.task for trial in misled if not trial.led] == ["rival-kings/robbing/equal"]
    assert misled[-1].tries > _trial("rival-kings/robbing/equal").guesses


def _trial(task: str) -> Trial:
    return next(trial for trial in trials(load_game(task.partition("/")[0])) if trial.task == task)
