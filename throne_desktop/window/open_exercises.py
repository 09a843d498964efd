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
from throne_desktop.screens.lessons.rating_words import news
from throne_desktop.services.lessons.exercises import Exercises, Item
from throne_desktop.services.lessons.lesson_game import LessonSeat
from throne_desktop.services.lessons.storm import Storm
from throne_desktop.services.loading import Loading
from throne_desktop.storage import day, paths
from throne_desktop.storage.answers import Answer, Answers, Place, keep_answer, load_answers
from throne_desktop.window.archive import go_home, loaded, names_for
from throne_desktop.window.shell import Shell
from throne_desktop.window.unkept import EXERCISES
from throne_desktop.window.user_data import UserData


def open_exercises(window: Shell, last: Storm | None = None) -> None:
    """Opens the list of exercises above whatever is open; home says why if that fails.

    `last` is a storm that is just over.
    """
    def job() -> tuple[Sequence[Item], Answers, Item]:
        exercises = exercises_of(window.data)
        return exercises.all(), load_answers(), exercises.of_the_day(day.today())

    def then(found: tuple[Sequence[Item], Answers, Item]) -> object:
        exercises, answers, of_day = found
        page = ExercisesScreen(exercises, date.today(), answers, of_day, last, shown=window.settings.show_goals)
        page.asked.connect(partial(solve, window))
        page.day_asked.connect(partial(solve, window, (of_day,), "day"))
        page.storm_asked.connect(partial(_begin_storm, window))
        return lambda: window.show_above(page)

    loaded(window, job, then, partial(go_home, window))


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
    return Exercises(data.library, paths.person() / paths.EXERCISES, data.wanted)


def open_of_the_day(window: Shell) -> None:
    """Lays out the exercise of the day; home says why if that fails."""
    loaded(window, lambda: exercises_of(window.data).of_the_day(day.today()),
           lambda item: solve(window, (item,), "day"),
           partial(go_home, window))


def _begin_storm(window: Shell, timed: bool) -> None:
    from throne_desktop.window.open_storm import begin_storm

    begin_storm(window, timed, partial(_back_to_list, window))


def solve(window: Shell, items: Sequence[Item], place: Place = "list") -> None:
    """Lays out the first of some exercises; the others follow it. Home says why if that fails."""
    item, *others = items

    def then(found: Solving) -> None:
        names = names_for(window.settings)
        page = ExerciseScreen(LessonSeat(found, window.worker, names), window.settings,
                              (_rest(item, right=True), _rest(item, right=False)), item.exercise.difficulty,
                              last=not others)
        page.answered.connect(partial(_keep, window.data, item, page, place))
        page.next_asked.connect(partial(solve, window, others))
        page.list_asked.connect(partial(_back_to_list, window))
        window.data.library.empty_trash()        # this may leave the list of records
        window.show_game(page)

    loaded(window, lambda: Solving(item.exercise), then, partial(go_home, window))


def _rest(item: Item, *, right: bool) -> int | None:
    """After how many days an exercise comes back if it is answered like that today; None if it need not."""
    now = date.today()
    practice = item.answered(right, now).practice
    return None if practice is None or practice.due is None else (practice.due - now).days


def _keep(data: UserData, item: Item, page: ExerciseScreen, place: Place, solved: bool) -> None:
    """Keep an answer, and when the exercise comes back; then its page says what that has changed."""
    if not data.keeps:
        return
    now, answer = day.today(), Answer(item.name, item.exercise.game, solved, place)
    difficulty = item.exercise.difficulty if item.practice is None else None

    from throne_desktop.window.goals import look_after_answer  # only here: it imports all goals

    def act() -> None:
        before = load_answers()
        after = keep_answer(now, answer, difficulty)
        if data.settings.show_goals:
            page.show_news((*news(before, after), *look_after_answer(data, after)))

    data.keep(f"exercise {item.name}", lambda: exercises_of(data).answer(item, solved, date.today()), EXERCISES)
    data.keep(f"answer {item.name}", act, EXERCISES)


def _back_to_list(window: Shell, last: Storm | None = None) -> None:
    window.open_home()
    open_exercises(window, last)
