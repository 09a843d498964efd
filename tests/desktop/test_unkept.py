"""What cannot be saved is said above all pages, whatever it is, and saved as soon as that works."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from engine.learn.review import beside, load_review
from tests.helpers.finished import finished
from tests.helpers.screens import home
from tests.helpers.window import open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.services.game import keeping
from throne_desktop.services.lessons.exercises import load_exercises
from throne_desktop.storage import paths, tally
from throne_desktop.storage.day import today
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.storage.tally import BEGUN
from throne_desktop.window import unkept
from throne_desktop.window.open_exercises import exercises_of, solve
from throne_desktop.window.open_review import open_review
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window at home that tries again soon."""
    i18n.use("en")
    monkeypatch.setattr(unkept, "AGAIN", 20)
    with open_window(last_names=("Ann",)) as opened:
        opened.open_home()
        yield opened


@contextmanager
def unwritable(file: Path) -> Iterator[None]:
    """No file of that name can be written for now: a folder is in its place. Whatever there was is back afterwards."""
    aside = file.with_name(f"{file.name}.before")
    if file.exists():
        file.rename(aside)
    file.mkdir()
    yield
    file.rmdir()
    if aside.exists():
        aside.rename(file)


def said(window: Window) -> str:
    """What the window says above its pages."""
    strip = window.menuWidget()
    if strip is None or not strip.isVisible():
        return ""
    (words,) = strip.findChildren(QLabel)
    return words.text()


def test_all_is_well_without_a_word(window: Window) -> None:
    window.keep_settings()
    window.play_day()
    assert said(window) == ""


def test_settings_that_cannot_be_saved_are_told_and_saved_later(window: Window) -> None:
    window.settings.volume = 12
    with unwritable(settings_file()):
        window.keep_settings()
        assert said(window).startswith("The settings cannot be saved in ")
        assert said(window).endswith(" Saving will resume as soon as possible.")
        window.settings.volume = 34
        window.keep_settings()
        assert said(window).count("cannot be saved") == 1
    wait_until(lambda: said(window) == "", "they are saved")
    assert load_settings(settings_file())[0].volume == 34


def test_crowns_and_days_that_cannot_be_saved_are_told_shown_and_saved_later(window: Window) -> None:
    with unwritable(paths.person() / "tally.json"):
        window.play_day()
        assert "Your crowns and deals of the day cannot be saved: " in said(window)
        window.open_home()
        assert home(window).day.marks[-1] == BEGUN
    wait_until(lambda: said(window) == "", "they are saved")
    crowns = tally.load_tally()
    assert crowns is not None
    assert crowns.day(today()) == BEGUN


def test_answers_that_cannot_be_saved_are_told_once_and_all_are_saved_later(window: Window) -> None:
    file = paths.person() / "exercises.json"
    ready = [item for item in exercises_of(window.data).all() if not item.is_own][:2]
    with unwritable(file):
        for item in ready:
            solve(window, [item])
            wait_until(lambda: window.play_screen is not None, "it lies on the table")
            window.play_screen.answered.emit(True)
            window.open_home()
        assert said(window).count("Your exercises cannot be saved: ") == 1
    wait_until(lambda: said(window) == "", "they are saved")
    known = {item.name: item.practice for item in exercises_of(window.data).all()}
    assert all(known[item.name] is not None for item in ready)


def test_an_exercise_of_ones_own_that_cannot_be_saved_is_told_and_made_later(window: Window) -> None:
    record = paths.games() / "mine.throne"
    finished("throne", 2, length="round").save(record)
    open_review(window, record)
    wait_until(lambda: getattr(window.pages.currentWidget(), "review", None) is not None, "it is reviewed")
    page = window.pages.currentWidget()
    with unwritable(record.with_name("mine.throne.exercises.json")):
        page.tried.emit(page.review.decisions[0].moves)
        wait_until(lambda: window.play_screen is not None, "it is tried again")
        assert "Your exercises cannot be saved: " in said(window)
    wait_until(lambda: said(window) == "", "it is saved")
    assert len(load_exercises(record)) == 1


def test_a_review_that_cannot_be_saved_is_shown_told_and_saved_later(window: Window) -> None:
    record = paths.games() / "mine.throne"
    finished("throne", 2, length="round").save(record)
    with unwritable(beside(record)):
        open_review(window, record)
        wait_until(lambda: getattr(window.pages.currentWidget(), "review", None) is not None, "it is reviewed")
        assert said(window).startswith("The review of this game cannot be saved: ")
    wait_until(lambda: said(window) == "", "it is saved")
    assert load_review(record) is not None


def test_it_is_said_in_the_language_in_use(window: Window) -> None:
    with unwritable(settings_file()):
        window.keep_settings()
        before = said(window)
        window.settings.language = "de"
        window.apply({"language"})
        wait_until(lambda: said(window) != before, "it is said in German")
        assert said(window).startswith("Die Einstellungen ")
    i18n.use("en")


def test_a_last_attempt_is_made_when_the_window_is_closed() -> None:
    with open_window() as window:
        window.open_home()
        with unwritable(paths.person() / "tally.json"):
            window.play_day()
            assert said(window)
    crowns = tally.load_tally()
    assert crowns is not None
    assert crowns.day(today()) == BEGUN
    assert keeping.AGAIN > 1000, "so it was not the timer"
