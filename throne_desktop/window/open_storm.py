"""A storm in the window: one exercise after another, kept as they are answered, and then back to the list."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from engine.games.registry import GAMES
from engine.learn.exercises import Exercise, shipped
from engine.learn.quick_solving import QuickSolving
from throne_desktop.screens.lessons.storm import StormScreen
from throne_desktop.services.lessons.exercises import of_the_day
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.services.lessons.storm import Storm
from throne_desktop.storage import day
from throne_desktop.storage.answers import Answer, keep_answer, keep_storm
from throne_desktop.window.archive import go_home, loaded, names_for
from throne_desktop.window.shell import Shell
from throne_desktop.window.unkept import EXERCISES
from throne_desktop.window.user_data import UserData


def begin_storm(window: Shell, timed: bool, then: Callable[[Storm], None]) -> None:
    """Begins a storm with the games that somebody here knows, or with all if they know none; `then` gets the end of it.

    That of the day is left for itself. Home says why if it cannot be laid out.
    """
    known = [game_id for game_id in GAMES if window.settings.knows(game_id)]
    spared = of_the_day(day.today()).name
    exercises = [each for game_id in known or GAMES for each in shipped(game_id) if each.name != spared]
    _lay_out(window, Storm(exercises, random.Random(), timed=timed), None, then)


def _lay_out(window: Shell, storm: Storm, before: bool | None, then: Callable[[Storm], None]) -> None:
    """Lays out the next exercise; `before` is whether the last one was solved."""
    exercise = storm.exercise

    def show(found: QuickSolving) -> None:
        page = StormScreen(LessonSeat(found, window.worker, names_for(window.settings)), window.settings, storm, before)
        page.answered.connect(partial(_go_on, window, storm, exercise, then))
        page.list_asked.connect(partial(then, storm))
        window.show_game(page)

    loaded(window, lambda: QuickSolving(exercise), show, partial(go_home, window))


def _go_on(window: Shell, storm: Storm, exercise: Exercise, then: Callable[[Storm], None], solved: bool) -> None:
    storm.answer(solved)
    _keep(window.data, storm, exercise, solved)
    if storm.is_over:
        then(storm)
    else:
        _lay_out(window, storm, solved, then)


def _keep(data: UserData, storm: Storm, exercise: Exercise, solved: bool) -> None:
    """Keep an answer at once, and the storm so far: whoever leaves it loses nothing."""
    if data.keeps:
        now, answer, number = day.today(), Answer(exercise.name, exercise.game, solved, "storm"), storm.solved
        data.keep(f"answer {exercise.name}", lambda: keep_answer(now, answer, exercise.difficulty), EXERCISES)
        data.keep("storm", lambda: keep_storm(number, timed=storm.timed), EXERCISES)
