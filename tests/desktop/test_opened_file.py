"""A record clicked on the desktop is opened, and if that fails the window says why."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QLabel

from engine import GAMES, Session, load_game
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.startup.command_line import parse
from throne_desktop.startup.start import Application
from throne_desktop.window.archive import open_file
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record as a player may have got it from a friend."""
    Session(load_game(GAMES[0]), 2, 5).record().save(tmp_path / "friend.throne")
    return tmp_path / "friend.throne"


@pytest.fixture
def letter(tmp_path: Path) -> Path:
    """A file that is no record."""
    (tmp_path / "letter.throne").write_text("Dear Ann,\n", encoding="utf-8")
    return tmp_path / "letter.throne"


def told(window: Window) -> list[str]:
    """What the home screen says went wrong."""
    page = window.pages.currentWidget()
    assert isinstance(page, HomeScreen)
    return [label.text() for label in page.findChildren(QLabel) if label.objectName() == "warning"]


def test_a_clicked_record_lies_above_the_home_screen(window: Window, record: Path) -> None:
    open_asked(window, parse([str(record)]))
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayScreen)
    page.left.emit()
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_a_clicked_record_may_begin_with_a_byte_order_mark(window: Window, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8"), encoding="utf-8-sig", newline="\r\n")
    open_asked(window, parse([str(record)]))
    assert isinstance(window.pages.currentWidget(), ReplayScreen)


def test_home_says_what_is_wrong_with_a_clicked_file(window: Window, letter: Path) -> None:
    open_asked(window, parse([str(letter)]))
    assert told(window) == ["The file letter.throne is not a record of a game."]


def test_a_game_waits_below_a_record_that_is_clicked_while_it_is_played(window: Window, record: Path) -> None:
    window.open_session(Session(load_game(GAMES[0]), 2, 5))
    game = window.play_screen
    open_file(window, record)
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayScreen)
    page.left.emit()
    assert window.pages.currentWidget() is game is not None


def test_macos_tells_a_clicked_record_by_an_event(qapp: Application, window: Window, record: Path) -> None:
    qapp.window = window
    try:
        assert qapp.sendEvent(qapp, QFileOpenEvent(str(record)))
    finally:
        qapp.window = None
    assert isinstance(window.pages.currentWidget(), ReplayScreen)
