"""An error that nobody expected: a report, a clear page, and the game goes on; or one line, and an end."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine import Record, Session, load_game
from engine.bots.base import Bot
from engine.bots.timing import Timing
from engine.core.observe import Observation
from engine.session import RecordWriter, Seating
from engine.version import described
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.sessions import play_at_random
from tests.helpers.window import PATIENCE, click, hand_in, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.screens.help.crash import CrashScreen
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.services.bots import bot_process
from throne_desktop.services.protocol import Asked, BadAnswer, Terms, read_answer, written
from throne_desktop.startup import display
from throne_desktop.storage import paths
from throne_desktop.window.rescue import Guard
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

TOP = Path(__file__).parents[2]


def reports() -> list[Path]:
    folder = paths.data() / "reports"
    return sorted(folder.iterdir()) if folder.is_dir() else []


# -- in the window -----------------------------------------------------------------------------------------------------

@pytest.fixture
def game() -> Path:
    """An unfinished game of Ann in the user's own folder."""
    file = paths.games() / "game.jsonl"
    players = [Seating("Ann"), Seating("Bot", "page")]
    play_at_random(Session(load_game("behind-the-throne"), 2, 4, players=players, writer=RecordWriter(file)),
                   random.Random(9), 12)
    return file


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


def fall(window: Window, error: Exception | None = None) -> CrashScreen:
    """Let something go wrong; returns the page that is then shown."""
    Guard(window).caught(error or ValueError("the moon fell down"))
    wait_until(lambda: isinstance(window.pages.currentWidget(), CrashScreen), "the page is shown")
    page = window.pages.currentWidget()
    assert isinstance(page, CrashScreen)
    return page


def words_on(page: CrashScreen) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisible()]


def test_the_page_tells_where_record_and_report_lie_and_shows_no_traceback(window: Window, game: Path) -> None:
    window.resume()
    page = fall(window)
    (report,) = reports()
    words = words_on(page)
    assert str(game) in words
    assert str(report) in words
    assert not any("Traceback" in each or "ValueError" in each for each in words)
    assert window.play_screen is None
    assert window.pages.count() == 1


@first_or_all("language", LANGUAGES)
def test_its_sentences_can_be_read_to_their_ends(window: Window, game: Path, language: str) -> None:
    i18n.use(language)
    try:
        window.resize(1024, 640)
        window.resume()
        page = fall(window)
        wait_until(lambda: all(label.height() >= label.heightForWidth(label.width())
                               for label in page.findChildren(QLabel) if label.isVisible() and label.wordWrap()),
                   "all sentences have room")
    finally:
        i18n.use("en")


def test_the_report_has_what_is_needed_to_find_the_fault(window: Window, game: Path) -> None:
    window.resume()
    try:
        raise LookupError("the moon fell down")
    except LookupError as error:
        fall(window, error)
    text = reports()[0].read_text()
    for part in (f"Throne Desktop {described()}", "Python 3", "Qt 6", f"Record: {game}", "Traceback", "test_crash.py",
                 "LookupError: the moon fell down"):
        assert part in text


def test_the_game_goes_on_where_it_was(window: Window, game: Path) -> None:
    window.resume()
    moves = hand_in(window).session.moves
    page = fall(window)
    click(page.resume)
    session = hand_in(window).session
    assert session.moves[:len(moves)] == moves
    assert session.writer is not None
    assert session.writer.path == game
    Record.load(game).verify()


def test_without_a_game_the_way_leads_home(window: Window) -> None:
    window.open_home()
    page = fall(window)
    assert not page.resume.isVisible()
    click(page.home)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_escape_leads_home(window: Window, game: Path) -> None:
    window.resume()
    QTest.keyClick(fall(window), Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), HomeScreen)
    assert game.exists()


def test_the_places_can_be_copied(window: Window, game: Path) -> None:
    window.resume()
    page = fall(window)
    click(page.copy)
    assert QGuiApplication.clipboard().text().split("\n") == [str(game), str(reports()[0])]


def test_what_follows_from_the_first_error_makes_no_second_report(window: Window) -> None:
    window.open_home()
    guard = Guard(window)
    for number in range(5):
        guard.caught(ValueError(f"number {number}"))
    wait_until(lambda: isinstance(window.pages.currentWidget(), CrashScreen), "the page is shown")
    assert len(reports()) == 1
    assert "number 0" in reports()[0].read_text()


def test_a_later_error_is_caught_again(window: Window) -> None:
    window.open_home()
    guard = Guard(window)
    for number in (1, 2):
        guard.caught(ValueError("again"))
        wait_until(lambda: isinstance(window.pages.currentWidget(), CrashScreen), "the page is shown")
        page = window.pages.currentWidget()
        assert isinstance(page, CrashScreen)
        click(page.home)
        assert len(reports()) == number


def test_a_game_that_cannot_even_be_closed_is_left_behind(window: Window, game: Path,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    window.resume()
    screen = window.play_screen
    assert screen is not None

    def broken() -> None:
        screen.client.close()
        raise RuntimeError("the door is stuck")

    monkeypatch.setattr(screen, "close_game", broken)
    click(fall(window).home)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_a_report_that_cannot_be_written_is_no_error_of_its_own(window: Window) -> None:
    window.open_home()
    (paths.data() / "reports").write_text("in the way")
    page = fall(window)
    assert "No report could be written." in words_on(page)


# -- the whole program -------------------------------------------------------------------------------------------------

FALLING = """
import sys, threading
from PySide6.QtCore import QTimer
from throne_desktop.window import window
from throne_desktop.__main__ import main
from throne_desktop.screens.help.crash import CrashScreen

def fall():
    raise ValueError("the moon\\nfell down")

class Falling(window.Window):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(100, {how})
        QTimer.singleShot(1500, self.look)

    def look(self):
        print(type(self.pages.currentWidget()).__name__)
        self.close()

class Broken(CrashScreen):
    def __init__(self, *arguments):
        raise RuntimeError("and the page, too")

class BrokenLater(CrashScreen):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(0, fall)

if __name__ == "__main__":
    window.Window = Falling
    {more}
    sys.exit(main(sys.argv[1:]))
"""


def program(how: str, more: str = "pass", *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program, in which something goes wrong a moment after its start."""
    code = FALLING.format(how=how, more=more)
    return subprocess.run([sys.executable, "-c", code, *arguments], timeout=3 * PATIENCE, capture_output=True,
                          text=True, env={**os.environ, "PYTHONPATH": str(TOP), **environment}, check=False)


def lines(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line for line in done.stderr.splitlines() if not line.startswith("This plugin does not support")]


@pytest.mark.parametrize("how", ["fall", "lambda: threading.Thread(target=fall).start()"], ids=["slot", "thread"])
def test_an_error_anywhere_shows_the_page_and_says_one_line(how: str) -> None:
    done = program(how)
    assert (done.returncode, done.stdout) == (0, "CrashScreen\n")
    (report,) = reports()
    assert lines(done) == ["throne-desktop: an unexpected error: ValueError: the moon fell down. "
                           f"The report is in {report}."]


@pytest.mark.parametrize("page", ["Broken", "BrokenLater"])
def test_a_page_that_fails_itself_ends_the_program(page: str) -> None:
    done = program("fall", f"import throne_desktop.screens.help.crash as crash; crash.CrashScreen = {page}")
    assert (done.returncode, done.stdout) == (1, "")
    assert len(lines(done)) == 2
    assert not any("Traceback" in line for line in lines(done))


def test_without_a_window_an_error_is_one_line_and_status_1() -> None:
    done = program("fall", "window.Window.open_home = lambda self: fall()")
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = lines(done)
    assert re.fullmatch(r"throne-desktop: an unexpected error: ValueError: the moon fell down\. The report is in .+\.",
                        line)


def test_a_run_that_nobody_looks_at_ends_with_its_first_error() -> None:
    done = program("fall", "pass", "--self-test", THRONE_DESKTOP_HOME=str(paths.data().parents[1]))
    assert done.returncode == 1
    assert len(lines(done)) == 1


# -- bots --------------------------------------------------------------------------------------------------------------

def test_a_fault_of_a_bot_is_reported_in_one_line_and_the_game_goes_on_without_it(
        observation: Observation[Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stumble(_level: str, _game: object) -> Bot:
        raise ZeroDivisionError("no move is worth nothing")

    monkeypatch.setattr(bot_process, "bot", stumble)
    told = bot_process.answer(written(Asked(1, observation, Terms.from_timing("page", 1, Timing(60.0)))))
    with pytest.raises(BadAnswer, match="could not choose: ZeroDivisionError: no move is worth nothing"):
        read_answer(told, 1, observation)
    (report,) = reports()
    assert "stumble" in report.read_text()
    assert capsys.readouterr().err.splitlines() == [
        f"throne-desktop: an unexpected error: ZeroDivisionError: no move is worth nothing. The report is in {report}."]


# -- screens -----------------------------------------------------------------------------------------------------------

@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_without_a_display_none_is_found(no_screen: pytest.MonkeyPatch) -> None:
    assert "No display found" in (display.missing_display() or "")
    no_screen.setenv("QT_QPA_PLATFORM", "xcb")
    assert "No display found" in (display.missing_display() or "")


@pytest.mark.parametrize("name", [":4711", "unix:4711.0", "localhost:999", "nonsense", ":x"])
def test_a_display_that_nobody_answers_at_is_named(no_screen: pytest.MonkeyPatch, name: str) -> None:
    no_screen.setenv("DISPLAY", name)
    assert f"The display {name} cannot be reached" in (display.missing_display() or "")


def test_a_display_somewhere_else_counts_as_there(no_screen: pytest.MonkeyPatch) -> None:
    no_screen.setenv("DISPLAY", "far-away.example:0")
    assert display.missing_display() is None


def test_a_wayland_display_is_asked_at_its_socket(no_screen: pytest.MonkeyPatch, tmp_path: Path) -> None:
    no_screen.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    no_screen.setenv("WAYLAND_DISPLAY", "wayland-7")
    assert "wayland-7 cannot be reached" in (display.missing_display() or "")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        assert display.missing_display() is None


def test_who_draws_nowhere_needs_no_display(no_screen: pytest.MonkeyPatch) -> None:
    no_screen.setenv("QT_QPA_PLATFORM", "offscreen")
    assert display.missing_display() is None


def test_the_program_says_which_display_it_cannot_reach() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run([sys.executable, "-m", "throne_desktop"], timeout=PATIENCE, capture_output=True, text=True,
                          env={**environment, "DISPLAY": ":4711", "PYTHONPATH": str(TOP)}, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The display :4711 cannot be reached: ")
    assert len(done.stderr.splitlines()) == 1
