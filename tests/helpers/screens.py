"""What a player sees and clicks on the screens before a game."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.helpers.window import click, wait_until
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.lessons.learn import LearnScreen
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.screens.seating.who_plays import WhoPlaysScreen
from throne_desktop.screens.statistics.statistics import StatisticsScreen
from throne_desktop.widgets.mnemonics import without_underline
from throne_desktop.window.window import Window


def home(window: Window) -> HomeScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, HomeScreen)
    return page


def new_game(window: Window) -> NewGameScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, NewGameScreen)
    return page


def asked(window: Window) -> WhoPlaysScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, WhoPlaysScreen)
    return page


def learning(window: Window) -> LearnScreen:
    """The list of lessons, opened in the hall."""
    click(home(window).feet[0])
    page = window.pages.currentWidget()
    assert isinstance(page, LearnScreen)
    return page


def result_of(window: Window) -> EndScreen:
    """The page at the end of a game, once it is there."""
    wait_until(lambda: isinstance(window.pages.currentWidget(), EndScreen), "the page about the end appears")
    page = window.pages.currentWidget()
    assert isinstance(page, EndScreen)
    return page


def statistics(window: Window) -> StatisticsScreen:
    """The statistics that are shown, once every record has been read."""
    page = window.pages.currentWidget()
    assert isinstance(page, StatisticsScreen)
    wait_until(lambda: page.past is not None and not page.past.to_read, "the records have been read")
    QApplication.processEvents()
    return page


def push(page: QWidget, words: str) -> None:
    """Click the button with those words."""
    click(next(each for each in page.findChildren(QPushButton) if without_underline(each.text()) == words))


def tile_names(window: Window) -> list[str]:
    return [tile.accessibleName().partition(".")[0] for tile in home(window).tiles]


def open_tile(window: Window, name: str) -> None:
    click(home(window).tiles[tile_names(window).index(name)])


def playing(window: Window) -> bool:
    return window.play_screen is not None
