"""A record that takes long is read in the background, while the window says so and can still be used."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event as Gate
from threading import Thread

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.session.entries import Seating
from engine.session.record import Record
from engine.session.session import Session
from engine.session.writer import RecordWriter
from tests.helpers.sessions import BEHIND, play_at_random
from tests.helpers.window import hand_in, label, labels, wait_until
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.screens.records.waiting import WaitingPage
from throne_desktop.services import loading
from throne_desktop.storage import paths
from throne_desktop.window.archive import open_file
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def reads_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the window does not wait at all."""
    monkeypatch.setattr(loading, "PATIENCE", 0.0)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Nothing is read until it is open."""
    opened = Gate()

    class Waiting(Thread):
        def run(self) -> None:
            opened.wait()
            super().run()

    monkeypatch.setattr(loading, "Thread", Waiting)
    yield opened
    opened.set()


@pytest.fixture
def record() -> Path:
    """An unfinished game among those of the player."""
    file = paths.games() / "game.throne"
    session = Session(BEHIND, 2, 3, players=(Seating("Ann"), Seating("Bot", "page")), writer=RecordWriter(file))
    play_at_random(session, random.Random(1), 30)
    assert session.writer is not None
    session.writer.close()
    return file


def shows(window: Window, kind: type) -> bool:
    return isinstance(window.pages.currentWidget(), kind)


def test_a_page_tells_that_a_record_is_read_and_makes_room_for_it(window: Window, record: Path, gate: Gate) -> None:
    open_file(window, record)
    assert shows(window, WaitingPage)
    gate.set()
    wait_until(lambda: shows(window, ReplayScreen), "the record is shown")
    page = window.pages.currentWidget()
    assert isinstance(page, ReplayScreen)
    page.left.emit()
    assert shows(window, HomeScreen)


def test_a_game_goes_on_when_it_is_read(window: Window, record: Path, gate: Gate) -> None:
    window.resume(record)
    assert shows(window, WaitingPage)
    gate.set()
    wait_until(lambda: shows(window, PlayScreen) and bool(hand_in(window).moves), "Ann is asked")
    assert hand_in(window).session.moves[:30] == Record.load(record).moves[:30]
    assert hand_in(window).disorder() == []


def test_who_goes_back_is_not_interrupted_by_what_was_read(window: Window, record: Path, gate: Gate) -> None:
    window.resume(record)
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert shows(window, HomeScreen)
    gate.set()
    window.resume(record)       # nobody holds the file
    wait_until(lambda: shows(window, PlayScreen), "the game goes on")


def test_what_is_wrong_with_a_record_is_said_at_home(window: Window, record: Path, gate: Gate) -> None:
    record.write_text("Dear Ann", encoding="utf-8")
    open_file(window, record)
    gate.set()
    wait_until(lambda: shows(window, HomeScreen), "home is there again")
    page = window.pages.currentWidget()
    assert isinstance(page, HomeScreen)
    assert label(page, "warning").text() == "The file game.throne is not a record of a game."


def test_the_list_of_games_is_there_before_the_games_are_read(window: Window, record: Path, gate: Gate) -> None:
    window.open_records()
    page = window.pages.currentWidget()
    assert isinstance(page, RecordsScreen)
    assert page.list.count == 0
    assert "No games saved yet." not in labels(page)
    gate.set()
    wait_until(lambda: page.list.count == 1, "the game is listed")
    assert page.chosen is not None
    assert page.chosen.file == record
    page.delete()
    wait_until(lambda: page.list.count == 0, "the list is empty")
    page.bring_back()
    wait_until(lambda: page.chosen is not None and page.chosen.file == record, "it is back, and chosen")


def test_whoever_is_gone_when_a_job_is_done_is_told_nothing_and_nothing_complains(
        gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    complaints: list[object] = []
    monkeypatch.setattr(threading, "excepthook", complaints.append)
    told: list[object] = []
    page = QWidget()
    job = loading.Loading(lambda: 1, page)
    job.begin(told.append)
    page.deleteLater()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    running = [thread for thread in threading.enumerate() if thread.name == "loading"]
    gate.set()
    for thread in running:
        thread.join()
    QApplication.processEvents()
    assert running and not told and not complaints
