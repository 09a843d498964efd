"""The page with all games that are kept: watched, continued, deleted and brought back."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import Record, Session, load_game
from engine.session import RecordWriter, Seating, resume
from tests.helpers.sessions import play_at_random, play_till_nearly_over
from tests.helpers.window import click, hand_in, host_of, labels, open_window
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.storage import paths
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot", "english_dates")

ANN, BOT = Seating("Ann"), Seating("Bot", "page")
BEHIND = load_game("behind-the-throne")


@pytest.fixture
def english_dates() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


def keep(name: str, moves: int, played: int, seed: int = 4, players: tuple[Seating, ...] = (ANN, BOT)) -> Path:
    """A record of that many random moves in the user's own folder, last played at that time."""
    file = paths.games() / f"{name}.jsonl"
    session = Session(BEHIND, len(players), seed, players=players, writer=RecordWriter(file))
    play_at_random(session, random.Random(9), moves)
    os.utime(file, (played, played))
    return file


class Records:
    """The page, opened from the home screen."""

    def __init__(self, window: Window) -> None:
        if not isinstance(window.pages.currentWidget(), RecordsScreen):
            window.open_records()
        page = window.pages.currentWidget()
        assert isinstance(page, RecordsScreen)
        self.window, self.page = window, page

    @property
    def rows(self) -> list[str]:
        """What is heard of each row."""
        model = self.page.list.model()
        return [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]

    @property
    def says(self) -> str:
        """All that stands around the list."""
        return "\n".join(labels(self.page))

    def point(self, row: int) -> QPoint:
        return self.page.list.visualRect(self.page.list.model().index(row, 0)).center()

    def choose(self, row: int) -> None:
        QTest.mouseClick(self.page.list.viewport(), Qt.MouseButton.LeftButton, pos=self.point(row))


@pytest.fixture
def three() -> list[Path]:
    """A finished game, an unfinished one, and a letter, the last played last."""
    letter = paths.games() / "letter.jsonl"
    letter.write_text("Dear diary")
    os.utime(letter, (300, 300))
    return [keep("finished", 10_000, 100), keep("unfinished", 12, 200), letter]


@pytest.fixture
def records(three: list[Path]) -> Iterator[Records]:
    with open_window() as window:
        window.open_home()
        yield Records(window)


def test_all_games_are_listed_the_last_played_first(records: Records, three: list[Path]) -> None:
    result = Record.load(three[0]).result
    assert result is not None
    begun = f"{Record.load(three[0]).header.started.astimezone():%d/%m/%Y %H:%M}"
    winners = ", ".join(("Ann", "Bot")[seat] for seat in result.winners)
    margin = abs(result.scores[0] - result.scores[1])
    assert records.rows == [
        "The file letter.jsonl is not a record of a game.",
        f"Behind the Throne, {begun}, Ann, Bot, Not finished, Page, Practice",
        f"Behind the Throne, {begun}, Ann {result.scores[0]}, Bot {result.scores[1]}, Won by {winners}, "
        f"by {margin} point{'s' * (margin != 1)}, Page, Practice"]
    assert records.page.list.accessibleName() == "Games played"


def test_help_is_to_be_seen(three: list[Path]) -> None:
    resume(Record.load(three[1]), RecordWriter(three[1])).try_out(3)
    with open_window() as window:
        window.open_home()
        assert any(row.endswith("Practice, Assisted") for row in Records(window).rows)


def test_a_finished_game_is_watched_and_the_way_back_leads_to_the_list(records: Records) -> None:
    records.choose(2)
    assert not records.page.resume.isEnabled()
    click(records.page.watch)
    replay = records.window.pages.currentWidget()
    assert isinstance(replay, ReplayScreen)
    QTest.keyClick(replay, Qt.Key.Key_Escape)
    assert records.window.pages.currentWidget() is records.page
    QTest.keyClick(records.page.list, Qt.Key.Key_Escape)
    assert isinstance(records.window.pages.currentWidget(), HomeScreen)


def test_an_unfinished_game_is_continued_with_enter(records: Records, three: list[Path]) -> None:
    records.choose(1)
    QTest.keyClick(records.page.list, Qt.Key.Key_Return)
    session = hand_in(records.window).session
    assert session.writer is not None
    assert session.writer.path == three[1]
    assert len(session.moves) >= 12
    assert records.window.pages.count() == 1


def test_an_unfinished_game_can_be_watched_too(records: Records) -> None:
    records.choose(1)
    click(records.page.watch)
    assert isinstance(records.window.pages.currentWidget(), ReplayScreen)


def test_a_damaged_file_can_only_be_deleted(records: Records) -> None:
    records.choose(0)
    assert not records.page.watch.isEnabled()
    assert not records.page.resume.isEnabled()
    QTest.keyClick(records.page.list, Qt.Key.Key_Return)
    assert records.window.pages.currentWidget() is records.page
    assert records.page.delete_button.isEnabled()


def test_a_record_that_breaks_off_says_so_and_can_be_watched_and_continued(three: list[Path]) -> None:
    three[1].write_bytes(three[1].read_bytes()[:-7])
    with open_window() as window:
        window.open_home()
        records = Records(window)
        row = [entry.file for entry in records.page.entries].index(three[1])
        records.choose(row)
        assert records.rows[row].endswith("Practice, Damaged")
        assert "The end of this record is damaged; you can watch up to that point and continue" in records.says
        click(records.page.watch)
        replay = window.pages.currentWidget()
        assert isinstance(replay, ReplayScreen)
        assert "shown only as far as it can be read" in replay.side.remark
        QTest.keyClick(replay, Qt.Key.Key_Escape)
        click(records.page.resume)
        assert len(hand_in(window).session.moves) >= 11


def test_a_deleted_record_can_be_brought_back_until_the_page_is_left(records: Records, three: list[Path]) -> None:
    content = three[2].read_bytes(), three[1].read_bytes()
    records.choose(0)
    QTest.keyClick(records.page.list, Qt.Key.Key_Delete)
    assert records.page.remark == "The game was deleted."
    click(records.page.delete_button)
    assert not three[1].exists()
    assert len(records.rows) == 1
    click(records.page.restore)
    assert records.page.remark == "The game has been restored."
    click(records.page.restore)
    assert not records.page.restore.isVisible()
    assert (three[2].read_bytes(), three[1].read_bytes()) == content
    assert len(records.rows) == 3


def test_what_was_deleted_is_gone_when_the_page_is_left(records: Records, three: list[Path]) -> None:
    records.choose(2)
    click(records.page.delete_button)
    click(records.page.back)
    assert not three[0].exists()
    assert sorted(each.name for each in paths.games().iterdir()) == ["letter.jsonl", "unfinished.jsonl"]


def test_a_record_that_vanished_is_reported(records: Records, three: list[Path]) -> None:
    for file in three[:2]:
        file.unlink()
    for row, button in ((1, records.page.delete_button), (1, records.page.resume), (2, records.page.watch)):
        records.choose(row)
        click(button)
        assert records.window.pages.currentWidget() is records.page
        assert "finished.jsonl" in records.page.remark


def test_the_game_that_is_being_played_cannot_be_deleted(three: list[Path]) -> None:
    with open_window() as window:
        window.open_home()
        window.resume()
        records = Records(window)
        row = [entry.file for entry in records.page.entries].index(three[1])
        records.choose(row)
        assert not records.page.delete_button.isEnabled()
        assert "This game is in progress." in records.says
        QTest.keyClick(records.page.list, Qt.Key.Key_Delete)
        assert three[1].exists()
        click(records.page.back)
        assert window.pages.currentWidget() is window.play_screen


def test_a_game_that_is_over_and_still_on_the_table_is_not_being_played(three: list[Path]) -> None:
    play_till_nearly_over(resume(Record.load(three[1]), RecordWriter(three[1])), 3, 5)
    with open_window() as window:
        window.open_home()
        window.resume()
        screen = window.play_screen
        assert screen is not None
        play_at_random(host_of(screen).session, random.Random(3))
        records = Records(window)
        records.choose([entry.file for entry in records.page.entries].index(three[1]))
        details = records.says
        assert "This game is over but still on the table." in details
        assert "is in progress" not in details
        assert not records.page.delete_button.isEnabled()


def test_without_games_the_page_says_so() -> None:
    with open_window() as window:
        window.open_home()
        records = Records(window)
        assert records.rows == []
        assert "No games saved yet." in labels(records.page)
        assert not records.page.watch.isEnabled()
        assert not records.page.delete_button.isEnabled()
        assert str(paths.games()) not in records.says


class Desktop(QObject):
    """Shows folders."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @Slot(QUrl)
    def show_folder(self, url: QUrl) -> None:
        self.shown.append(url.toLocalFile())


def test_no_path_is_in_sight_and_a_button_shows_the_folder(records: Records) -> None:
    desktop = Desktop()
    # PySide takes the name as str, whatever its types say.
    QDesktopServices.setUrlHandler("file", desktop, "show_folder")  # type: ignore[arg-type]
    for row in range(3):
        records.choose(row)
        assert str(paths.games()) not in records.says
    click(records.page.folder)
    QDesktopServices.unsetUrlHandler("file")
    assert desktop.shown == [str(paths.games())]


def test_the_page_speaks_another_language_at_once(records: Records) -> None:
    records.choose(1)
    QApplication.sendEvent(records.page, QEvent(QEvent.Type.LanguageChange))
    assert records.page.list.currentIndex().row() == 1


def test_five_hundred_games_are_all_there(three: list[Path]) -> None:
    content = three[0].read_bytes()
    for number in range(500):
        (paths.games() / f"copy-{number}.jsonl").write_bytes(content)
    with open_window() as window:
        window.open_home()
        assert len(Records(window).rows) == 503
