"""Exercises in the window: the list of them, and one after another to be solved."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from typing import Final

from engine.learn.solving import Solving
from throne_desktop.kept import paths
from throne_desktop.kept.people import BOT_NAMES
from throne_desktop.language import i18n
from throne_desktop.screens.exercise import ExerciseScreen
from throne_desktop.screens.exercises import ExercisesScreen
from throne_desktop.services.exercise_list import Exercise, all_exercises, is_due, keep, solving
from throne_desktop.services.exercises import ShippedProgress
from throne_desktop.services.lecturer import Lecturer
from throne_desktop.window.archive import go_home, loaded
from throne_desktop.window.page_window import PageWindow

_FILE: Final = "exercises.json"
"""Where it is kept, in the user's data, when ready-made exercises come back."""


def open_exercises(window: PageWindow) -> None:
    """Opens the list of exercises above whatever is open; home says why if that fails."""
    def then(exercises: Sequence[Exercise]) -> object:
        page = ExercisesScreen(exercises, date.today())
        page.asked.connect(partial(solve, window))
        return lambda: window.show_above(page)

    loaded(window, lambda: _exercises(window), then, partial(go_home, window))


def number_due(window: PageWindow) -> int:
    """How many exercises are due today. Raises NoFolder."""
    today = date.today()
    return sum(is_due(each, today) for each in _exercises(window))


def _exercises(window: PageWindow) -> tuple[Exercise, ...]:
    return all_exercises(window.library, _progress(), date.today())


def _progress() -> ShippedProgress:
    return ShippedProgress(paths.data() / _FILE)


def solve(window: PageWindow, exercises: Sequence[Exercise]) -> None:
    """Lays out the first of some exercises; the others follow it. Home says why if that fails."""
    exercise, *others = exercises

    def then(found: Solving) -> object:
        today = date.today()
        back_in = tuple((exercise.schedule.after(first_try, today).due - today).days for first_try in (True, False))
        names = (window.settings.player_name or i18n.user_name(), *BOT_NAMES)
        page = ExerciseScreen(Lecturer(found, window.worker, names), window.settings, (back_in[0], back_in[1]),
                              last=not others)
        page.solved.connect(partial(_keep, window, exercise))
        page.next_asked.connect(partial(solve, window, others))
        page.list_asked.connect(partial(_back_to_list, window))
        window.library.empty_trash()        # this leaves the list of records, if that is open
        window.show_game(page)
        return None

    loaded(window, lambda: solving(exercise), then, partial(go_home, window))


def _keep(window: PageWindow, exercise: Exercise, first_try: bool) -> None:
    if window.keeps:
        with suppress(OSError):     # then it comes back the same day
            keep(exercise, exercise.schedule.after(first_try, date.today()), _progress())


def _back_to_list(window: PageWindow) -> None:
    window.home_asked.emit("")
    open_exercises(window)
