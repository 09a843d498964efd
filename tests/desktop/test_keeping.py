"""A game goes on whatever becomes of its record, says when it is not saved, and can be saved elsewhere."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton

from engine.core.errors import ThroneError
from engine.session.entries import Seating
from engine.session.record import Record
from tests.helpers.sessions import BEHIND
from tests.helpers.window import Hand, click, hand_in, label, wait_until
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.play.unsaved import Unsaved
from throne_desktop.services.game import keeping
from throne_desktop.services.records.library import Library, SavedGame
from throne_desktop.storage import paths
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

TOP = Path(__file__).parents[2]
NOT_SAVED = " The game goes on and will be saved as soon as possible."


def begin(window: Window) -> Hand:
    """Ann plays against a bot, and has a choice."""
    window.start(Setup(BEHIND.id, (Seating("Ann"), Seating("Aldwin", "page")), {}, 5))
    hand = hand_in(window)
    wait_until(lambda: bool(hand.moves), "Ann is asked")
    return hand


def the_record() -> Path:
    """The file of the only game."""
    (entry,) = Library().records()
    return entry.file


def strip(hand: Hand) -> str:
    """What the strip above the prompt says; nothing if it is not there."""
    (found,) = hand.screen.findChildren(Unsaved)
    return found.words.text() if found.isVisible() else ""


def play_on(hand: Hand) -> None:
    """Ann makes a move, and it is shown."""
    before = len(hand.played)
    hand.choose(hand.moves[0])
    assert len(hand.played) > before
    wait_until(lambda: bool(hand.moves), "Ann is asked again")
    assert hand.disorder() == []


_HOLDER = """
import sys
from engine.session import Record, RecordWriter, resume
session = resume(Record.load(sys.argv[1]), RecordWriter(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def playing_elsewhere(file: Path) -> Iterator[None]:
    """Another program plays the game in that file until the end of the block."""
    with subprocess.Popen([sys.executable, "-c", _HOLDER, str(file)], cwd=TOP, stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        yield
        program.kill()


def is_kept(hand: Hand, file: Path) -> bool:
    return strip(hand) == "" and Record.load(file) == hand.session.record()


def test_a_record_that_was_deleted_under_the_game_is_written_anew_and_the_log_says_so(window: Window) -> None:
    hand = begin(window)
    file = the_record()
    file.unlink()
    play_on(hand)
    assert is_kept(hand, file)
    assert f"The file {file.name} was missing, so the whole game was written to it again." in hand.log


def test_a_folder_in_which_nothing_can_be_written_stops_no_game(window: Window) -> None:
    folder = paths.games()
    folder.rmdir()
    folder.write_text("a file where the folder should be", encoding="utf-8")
    hand = begin(window)
    trouble = f"The folder {folder} cannot be created: File exists."
    assert strip(hand) == trouble + NOT_SAVED
    play_on(hand)
    assert strip(hand) == trouble + NOT_SAVED
    folder.unlink()
    play_on(hand)
    assert is_kept(hand, the_record())
    assert f"The game is now saved in {the_record().name}." in hand.log


def test_what_cannot_be_written_is_tried_again_while_nobody_moves(
        window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "AGAIN", 30)
    hand = begin(window)
    file = the_record()
    away = file.parent.rename(file.parent.with_name("away"))
    file.parent.write_text("in the way", encoding="utf-8")
    play_on(hand)
    assert strip(hand) == f"The game cannot be written to {file.name}: Not a directory.{NOT_SAVED}"
    file.parent.unlink()
    away.rename(file.parent)
    wait_until(lambda: is_kept(hand, file), "the game is saved again")
    assert f"Saving works again: the whole game is in {file.name}." in hand.log


def test_a_game_that_is_not_saved_can_be_saved_elsewhere(
        window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths.games().rmdir()
    paths.data().joinpath("games").write_text("in the way", encoding="utf-8")
    hand = begin(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    (found,) = hand.screen.findChildren(Unsaved)
    (button,) = found.findChildren(QPushButton)
    click(button)
    assert is_kept(hand, tmp_path / "mine.throne")
    assert "The game is now saved in mine.throne." in hand.log
    play_on(hand)
    assert is_kept(hand, tmp_path / "mine.throne")


def test_a_place_that_is_taken_is_refused_and_the_game_goes_on_as_before(
        window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = begin(window)
    (tmp_path / "letter.throne").write_text("Dear Ann", encoding="utf-8")
    hand.screen.client.keeping.keep_in(tmp_path / "letter.throne")
    assert "The file letter.throne already holds other data; a game needs a file of its own." in hand.log
    play_on(hand)
    assert is_kept(hand, the_record())


def test_the_last_chance_to_save_is_when_the_game_is_left(window: Window) -> None:
    hand = begin(window)
    file = the_record()
    away = file.parent.rename(file.parent.with_name("away"))
    file.parent.write_text("in the way", encoding="utf-8")
    play_on(hand)
    file.parent.unlink()
    away.rename(file.parent)
    moves = hand.session.moves
    click(hand.screen.rail.home_button)
    assert Record.load(file).moves[:len(moves)] == moves


def test_a_game_that_another_window_plays_can_be_watched_but_not_played(window: Window) -> None:
    hand = begin(window)
    file = the_record()
    click(hand.screen.rail.home_button)
    with playing_elsewhere(file):
        window.resume(file)
        page = window.pages.currentWidget()
        assert isinstance(page, HomeScreen)
        assert label(page, "warning").text() == (
            f"This game is open in another window: {Library().entry(file).sentence}. "
            "Here you can watch it, but not play it.")
        assert file.name not in label(page, "warning").text()
        (entry,) = Library().records()
        assert isinstance(entry, SavedGame)
        assert Record.load(entry.file).moves == hand.session.moves
        with pytest.raises(ThroneError, match="is open in another window"):
            Library().discard(file)
    window.resume(file)
    assert hand_in(window).session.moves[:len(hand.played)] == hand.session.moves


def test_a_game_that_was_left_can_be_played_in_another_window(window: Window) -> None:
    hand = begin(window)
    file = the_record()
    click(hand.screen.rail.home_button)
    with playing_elsewhere(file):
        assert file.exists()
