"""Whatever stands in a kept file, the program starts and its pages open; nothing is overwritten, and little is said."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import Session, load_game
from engine.bots.level import LEVELS
from engine.learn.exercises import Exercise, from_mistake, shipped
from engine.learn.repetition import Practice
from tests.helpers.amount import few_or_many
from tests.helpers.late_bots import LateBots
from tests.helpers.mangled import mangle
from tests.helpers.reviewed import ANN, PLAYERS, kept_game, review_of_it, short_game
from tests.helpers.window import dress, labels, open_window, wait_until
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.screens.lessons.exercises import ExercisesScreen
from throne_desktop.screens.review.review import ReviewScreen
from throne_desktop.screens.statistics.statistics import StatisticsScreen
from throne_desktop.services.lessons.exercises import Item, save_exercise
from throne_desktop.services.records import practice_origin
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.storage import paths
from throne_desktop.storage.answers import Answer, keep_answer
from throne_desktop.storage.settings import Settings, load_settings, save_settings, settings_file
from throne_desktop.storage.tally import PLAYED, WON, Met, Tally
from throne_desktop.window.open_exercises import exercises_of, open_exercises, solve
from throne_desktop.window.window import Window

TODAY: Final = date(2026, 11, 28)
SOLVED: Final = 5
"""One exercise in so many is laid out, which takes half a second."""
NOBODYS: Final = ("", "x", "format", "\ud83d")
"""Names of entries that no version has ever had there."""
IDS: Final = tuple(level.id for level in LEVELS)


# -- what there is -----------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that a player has kept: a copy of the user's folders."""
    home = tmp_path_factory.mktemp("whole") / "throne"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("THRONE_DESKTOP_HOME", str(home))
        _keep_one_of_each()
    return home


@cache
def mistakes() -> tuple[Exercise, ...]:
    """Ann's three costliest decisions as exercises, two of which are kept."""
    review = review_of_it().of(ANN)
    assert review is not None
    return tuple(from_mistake(short_game(), decision) for decision in review.by_cost[:3])


def _keep_one_of_each() -> None:
    record = kept_game(reviewed=True)
    for exercise, practice in zip(mistakes(), (None, Practice(2, date(2026, 11, 20))), strict=False):
        save_exercise(record, Item(exercise, practice, record))
    noted = Tally()
    noted.note_beaten("throne", "knight", IDS)
    noted.note_company("throne", [Met("Zoë", is_person=True), Met("Corvin", is_person=False)])
    for day, how_far in ((20_000, WON), (20_001, PLAYED)):
        noted.note_day(day, how_far)
    noted.save()
    save_settings(Settings(player_name="Ann", last_game="throne", lessons_done=("throne/lay",),
                           known_games=("throne",)), settings_file())
    practice_game = Session(load_game("throne"), 2, 5, players=PLAYERS, practice=True)
    file = record.with_name("practice.throne")
    practice_game.record().save(file)
    practice_origin.save_origin(Origin(record, ANN, 0), file)
    with open_window() as window:
        exercises_of(window.data).answer(Item(shipped("throne")[0]), True, TODAY)
        keep_answer(20_000, Answer(shipped("throne")[0].name, "throne", True, "day"), 1500)
        window.open_home()


# -- what is done with it ----------------------------------------------------------------------------------------------

def looks_at_settings(window: Window, number: int) -> None:
    window.open_preferences()
    window.settings.note_known("rival-kings")
    window.keep_settings()


def looks_at_the_volume(window: Window, number: int) -> None:
    window.open_preferences()
    window.settings.volume = number % 100
    window.keep_settings()


def looks_at_crowns(window: Window, number: int) -> None:
    window.open_home()
    window.open_statistics()
    wait_until(lambda: isinstance(window.pages.currentWidget(), StatisticsScreen), "the statistics are shown")
    window.open_home()
    window.tally.note_beaten("throne", "regent", IDS)
    window.tally.note_day(20_002, WON)
    with suppress(OSError):
        window.tally.save()


def looks_at_a_rating(window: Window, number: int) -> None:
    open_exercises(window)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExercisesScreen), "the rating is shown")
    with suppress(OSError):
        keep_answer(20_002, Answer(f"{number}", "throne", True), 1500)


def looks_at_exercises(window: Window, number: int, *, own: bool) -> None:
    open_exercises(window)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExercisesScreen), "the exercises are listed")
    found = [item for item in exercises_of(window.data).all() if item.is_own == own and item.exercise.game == "throne"]
    if found and number % SOLVED == 0:
        solve(window, found[:1])
        wait_until(lambda: isinstance(window.pages.currentWidget(), ExerciseScreen | HomeScreen),
                   "the exercise is laid out, or home says why not")
    with suppress(OSError):
        if found:
            exercises_of(window.data).answer(found[0], True, TODAY)
        if own:
            save_exercise(paths.games() / "short.throne", Item(mistakes()[2]))


def looks_at_a_review(window: Window, number: int) -> None:
    window.open_statistics()
    window.open_home()
    record = paths.games() / "short.throne"
    window.open_review(record)
    QApplication.processEvents()
    page = window.pages.currentWidget()
    if isinstance(page, ReviewScreen):
        for panel in page.panels:
            panel.show_button.click()
            window.pages.currentWidget().left.emit()    # type: ignore[union-attr]
        page.left.emit()


def looks_at_a_way_back(window: Window, number: int) -> None:
    window.resume(paths.games() / "practice.throne")
    assert window.play_screen is not None
    if window.play_screen.origin is not None:
        window.back_to_review()
        QApplication.processEvents()


def looks_at_home(window: Window, number: int) -> None:
    window.open_home()
    QApplication.processEvents()
    window.open_home()


def looks_at_a_record(window: Window, number: int) -> None:
    record = paths.games() / "practice.throne"
    window.open_home()
    window.open_records()
    QApplication.processEvents()
    window.open_home()
    window.resume(record)
    QApplication.processEvents()
    if window.play_screen is not None:
        window.open_home()
    window.open_statistics()
    window.open_home()


KINDS: Final[dict[str, tuple[str, Callable[[Window, int], None]]]] = {
    "settings": ("data/v1/people/1/settings.json", looks_at_settings),
    "settings of the computer": ("config/v1/settings.json", looks_at_the_volume),
    "crowns": ("data/v1/people/1/tally.json", looks_at_crowns),
    "ready-made exercises": ("data/v1/people/1/exercises.json", partial(looks_at_exercises, own=False)),
    "rating": ("data/v1/people/1/answers.json", looks_at_a_rating),
    "own exercises": ("data/v1/games/short.throne.exercises.json", partial(looks_at_exercises, own=True)),
    "review": ("data/v1/games/short.throne.review.json", looks_at_a_review),
    "way back": ("data/v1/games/practice.throne.origin.json", looks_at_a_way_back),
    "game to continue": ("cache/v1/unfinished.json", looks_at_home),
    "record": ("data/v1/games/practice.throne", looks_at_a_record),
}
MADE_ANEW: Final = ("game to continue", "record")
"""What may be overwritten: a cache, and a record that is repaired, of which a copy is kept."""


def trouble(window: Window) -> str:
    """What home says about files, if it is shown."""
    page = window.pages.currentWidget()
    return " ".join(words for words in labels(page) if ".json" in words) if isinstance(page, HomeScreen) else ""


# -- the fuzz ----------------------------------------------------------------------------------------------------------

@contextmanager
def started() -> Iterator[Window]:
    """The window of a program that starts with what is kept."""
    dress()
    settings, complaint = load_settings(settings_file())
    window = Window(settings, LateBots())
    window.complaint = complaint
    window.show()
    window.open_home()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def look(kind: str, number: int, whole: Path, qtbot: QtBot) -> None:
    """The program starts with that file mangled, looks at it, and would like to write into it."""
    name, looks = KINDS[kind]
    folder = Path(os.environ["THRONE_DESKTOP_HOME"])
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(whole, folder)
    content = mangle(folder / name, number)
    with qtbot.captureExceptions() as errors, started() as window:
        said = trouble(window)
        looks(window, number)
        window.open_home()
        said += trouble(window)
    assert errors == [], f"{kind} {number}: {errors}"
    assert said.count(".json") <= 1, f"{kind} {number}: {said}"
    if content is not None and kind not in MADE_ANEW:
        there = [file.read_bytes() for file in (folder / name).parent.iterdir() if file.is_file()]
        assert content in there or (not said and goes_on(content, (folder / name).read_bytes())), f"{kind} {number}"


def goes_on(before: bytes, now: bytes) -> bool:
    """Whether all entries of a file that was whole are still in it."""
    try:
        whole = json.loads(before)
        known = {name: whole[name] for name in ("games", "days", "exercises") if name in whole} or whole
        return has_all(json.loads(now), known)
    except (ValueError, TypeError):
        return False


def has_all(now: object, before: object) -> bool:
    """Whether objects have the same entries as before, or more."""
    if not isinstance(before, dict):
        return before is None or not isinstance(now, dict)
    return isinstance(now, dict) and all(name in now and has_all(now[name], value) for name, value in before.items()
                                         if name not in NOBODYS)


@few_or_many("files", 2, 80)
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_kept_the_program_starts_and_overwrites_nothing(kind: str, files: int, whole: Path,
                                                                    qtbot: QtBot) -> None:
    for number in range(files):
        look(kind, number, whole, qtbot)
