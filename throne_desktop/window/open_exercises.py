"""Exercises in the window: the list of them, and one after another to be solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import partial

from PySide6.QtCore import SignalInstance

from engine.core.errors import ThroneError
from engine.learn.solving import Solving
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.screens.lessons.exercises import ExercisesScreen
from throne_desktop.services.lessons.exercises import Exercises, Item
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.services.loading import Loading
from throne_desktop.storage import paths
from throne_desktop.window.archive import go_home, loaded, names_for
from throne_desktop.window.shell import Shell
from throne_desktop.window.unkept import EXERCISES
from throne_desktop.window.user_data import UserData


def open_exercises(window: Shell) -> None:
    """Opens the list of exercises above whatever is open; home says why if that fails."""
    def then(exercises: Sequence[Item]) -> object:
        page = ExercisesScreen(exercises, date.today())
        page.asked.connect(partial(solve, window))
        return lambda: window.show_above(page)

    loaded(window, lambda: exercises_of(window.data).all(), then, partial(go_home, window))


def count_due(window: Shell, tell: Callable[[int], None], unwanted: SignalInstance) -> None:
    """Tells how many exercises are to be done today, as soon as they are counted and unless that signal came first.

    Without a folder to look into there is nothing to tell.
    """
    def then(counted: Loading) -> None:
        with suppress(ThroneError):
            tell(counted.result())

    loading = Loading(exercises_of(window.data).due, window.pages)
    unwanted.connect(loading.forget)
    loading.begin(then)


def exercises_of(data: UserData) -> Exercises:
    """All exercises that there are. Raises NoFolder."""
    return Exercises(data.library, paths.person() / paths.EXERCISES)


def solve(window: Shell, items: Sequence[Item]) -> None:
    """Lays out the first of some exercises; the others follow it. Home says why if that fails."""
    item, *others = items

    def then(found: Solving) -> None:
        names = names_for(window.settings)
        page = ExerciseScreen(LessonSeat(found, window.worker, names), window.settings,
                              (_rest(item, right=True), _rest(item, right=False)), last=not others)
        page.solved.connect(partial(_keep, window.data, item))
        page.next_asked.connect(partial(solve, window, others))
        page.list_asked.connect(partial(_back_to_list, window))
        window.data.library.empty_trash()        # this may leave the list of records
        window.show_game(page)

    loaded(window, lambda: Solving(item.exercise), then, partial(go_home, window))


def _rest(item: Item, *, right: bool) -> int | None:
    """After how many days an exercise comes back if it is answered like that today; None if it need not."""
    today = date.today()
    practice = item.answered(right, today).practice
    return None if practice is None or practice.due is None else (practice.due - today).days


def _keep(data: UserData, item: Item, right: bool) -> None:
    if data.keeps:
        today = date.today()
        data.keep(f"exercise {item.name}", lambda: exercises_of(data).answer(item, right, today), EXERCISES)


def _back_to_list(window: Shell) -> None:
    window.open_home()
    open_exercises(window)
