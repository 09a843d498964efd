"""The pages for learners: what there is to learn, rule books, and guided games with the progress made in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from engine import GAMES, load_game
from engine.base.course import Lesson
from engine.base.game import Game
from throne_desktop.storage.progress import Progress, course_of, progress, task_entry, tasks_left
from throne_desktop.window.archive import names_for
from throne_desktop.window.naming import named_before
from throne_desktop.window.shell import Shell
from throne_desktop.window.user_data import UserData

if TYPE_CHECKING:
    from engine.session.own_edition import OwnEdition
    from throne_desktop.screens.lessons.learn import LearnScreen


def open_learn(window: Shell, game_id: str = "") -> None:
    """Opens the list of lessons, with the progress in each game, above whatever is open; that game is unfolded."""
    from throne_desktop.screens.lessons.learn import LearnScreen

    page = LearnScreen(_progress(window.data), game_id or window.settings.last_game)
    page.lesson_asked.connect(partial(_by_name, window, open_task))
    page.answer_asked.connect(lambda game, answer: _by_name(window, open_task, game, *answer.split("/")))
    page.guided.connect(partial(_by_name, window, open_lesson))
    page.book_asked.connect(partial(open_rule_book, window))
    page.aid_asked.connect(partial(open_rule_book, window, aid=True))
    page.lab_asked.connect(partial(_open_lab, window))
    page.anew_asked.connect(partial(_begin_anew, window.data, page))
    page.exercises_asked.connect(partial(_open_exercises, window))
    window.show_above(page)
    _count_exercises(window, page)


def _by_name(window: Shell, begin: Callable[..., None], *chosen: str) -> None:
    """Begins a lesson, after asking for a name if nobody has ever done so: tables and logs of lessons say it, too."""
    named_before(window.data, window.pages, partial(begin, window, *chosen))


def _open_exercises(window: Shell) -> None:
    from throne_desktop.window.open_exercises import open_exercises

    open_exercises(window)


def _open_lab(window: Shell, game_id: str) -> None:
    from throne_desktop.window.open_lab import open_lab

    open_lab(window, game_id)


def _count_exercises(window: Shell, page: LearnScreen) -> None:
    from throne_desktop.window.open_exercises import count_due

    count_due(window, page.show_due, page.destroyed)


def open_rule_book(window: Shell, game_id: str, rule: str = "", *, aid: bool = False,
                   own: OwnEdition | None = None) -> None:
    """Opens a game's rule book above whatever is open: at a rule if one is given, or at the player aid.

    It is that of somebody's `own` edition, or of the one that the game on the table is played in.
    """
    from throne_desktop.screens.lessons.rules import RuleBookScreen

    on_table = None if window.play_screen is None else window.play_screen.client.own_edition
    if own is None and on_table is not None and on_table.game_id == game_id:
        own = on_table
    page = RuleBookScreen(load_game(game_id), rule, own=own)
    if aid:
        page.open_aid()
    window.show_above(page)


def open_lesson(window: Shell, game_id: str) -> None:
    """Starts a game's guided first game; steps that are done do not come again."""
    from engine.learn.coach import Coach
    from engine.learn.guided import guided_session
    from throne_desktop.screens.lessons.lesson import LessonScreen
    from throne_desktop.services.lessons.guided_game import GuidedSeat

    game = load_game(game_id)
    lessons = game.lessons
    if lessons is None:
        raise ValueError(f"{game.name} has no lessons.")
    coach = Coach(lessons, _done(window.data, game_id))
    if coach.all_done:
        coach = Coach(lessons)      # those who play it again want to see all of it again
    learner, *opponents = names_for(window.settings)
    session = guided_session(game, lessons, learner, tuple(opponents))
    page = LessonScreen(GuidedSeat(session, window.worker, coach), window.settings)
    page.progressed.connect(partial(_keep_steps, window.data, game_id))
    page.client.finished.connect(partial(_note_known, window.data, game_id))
    window.show_game(page)


def open_task(window: Shell, game_id: str, lesson_id: str, task_id: str = "") -> None:
    """Plays a lesson of a game's course: from that task on, or from the first one that is not done yet."""
    from engine.learn.lesson import Lecture
    from throne_desktop.screens.lessons.course import CourseScreen
    from throne_desktop.services.lessons.lesson_game import LessonSeat

    game = load_game(game_id)
    lessons = course_of(game).lessons
    number = next(number for number, each in enumerate(lessons) if each.id == lesson_id)
    lesson, following = lessons[number], lessons[number + 1:number + 2]
    left = tasks_left(game, lesson, window.settings.lessons_done)
    tasks = [task.id for task in lesson.tasks]
    first = tasks.index(task_id or (left or tasks)[0])
    names = names_for(window.settings)
    page = CourseScreen(LessonSeat(Lecture(game, lesson, first), window.worker, names), window.settings,
                        last=not following)
    page.met.connect(partial(_keep_task, window.data, game, lesson))
    page.list_asked.connect(partial(_back_to_list, window, game_id))
    for each in following:
        page.next_asked.connect(partial(open_task, window, game_id, each.id))
    window.show_game(page)


def open_first_lesson(window: Shell, game_id: str) -> None:
    """Plays the first lesson of a game or, where it has no course, its guided game."""
    lessons = course_of(load_game(game_id)).lessons
    if lessons:
        _by_name(window, open_task, game_id, lessons[0].id)
    else:
        _by_name(window, open_lesson, game_id)


def _back_to_list(window: Shell, game_id: str) -> None:
    window.open_home()
    open_learn(window, game_id)


def _progress(data: UserData) -> list[Progress]:
    games = (load_game(game_id) for game_id in GAMES)
    return [progress(game, data.settings.lessons_done) for game in games if game.has_lessons]


def _done(data: UserData, game_id: str) -> list[str]:
    """The ids of the steps of a game that are done."""
    entries = (entry.partition("/") for entry in data.settings.lessons_done)
    return [step for game, _, step in entries if game == game_id]


def _keep_steps(data: UserData, game_id: str, done: Iterable[str]) -> None:
    """Remember the steps that are done; a step stays done until the learner starts over."""
    _keep(data, [f"{game_id}/{step}" for step in done])


def _keep(data: UserData, fresh: Iterable[str]) -> None:
    kept = data.settings.lessons_done
    added = tuple(entry for entry in fresh if entry not in kept)
    if added:
        data.settings.lessons_done = kept + added
        data.keep_settings()


def _keep_task(data: UserData, game: Game[Any], lesson: Lesson[Any], task_id: str) -> None:
    _keep(data, [task_entry(game, lesson.id, task_id)])
    if lesson is course_of(game).lessons[0] and not tasks_left(game, lesson, data.settings.lessons_done):
        _note_known(data, game.id)


def _note_known(data: UserData, game_id: str) -> None:
    data.settings.note_known(game_id)
    data.keep_settings()


def _begin_anew(data: UserData, page: LearnScreen, game_id: str) -> None:
    others = tuple(entry for entry in data.settings.lessons_done if not entry.startswith(f"{game_id}/"))
    data.settings.lessons_done = others
    data.keep_settings()
    page.show_progress(_progress(data), game_id)
