"""The program is killed in the middle of a game: nothing that was on the table is lost."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.session.record import Record
from tests.helpers.amount import first_or_all
from tests.helpers.window import PATIENCE, Hand, hand_in, open_window, wait_until
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.home.home_buttons import Spot
from throne_desktop.services.records.library import SUFFIX, Library
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

TOP = Path(__file__).parents[2]
CLICKING = str(TOP / "tests" / "helpers" / "clicking.py")
PROGRAM = ("-m", "throne_desktop", "--game", "behind-the-throne")


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A program that is killed at the end of the block, as when the power fails."""
    environment = {**os.environ, "PYTHONPATH": str(TOP), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGKILL)


def moves_shown(process: subprocess.Popen[str], number: int) -> list[str]:
    """The moves on the table of `clicking.py`, as soon as there are that many."""
    assert process.stdout is not None
    for line in process.stdout:
        shown: list[str] = json.loads(line)
        if len(shown) >= number:
            return shown
    pytest.fail("The program ended by itself.")


def lines_written(number: int) -> Path:
    """The only record, as soon as it has that many lines."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        for file in Library().folder.glob(f"*{SUFFIX}"):
            if len(file.read_bytes().splitlines()) >= number:
                return file
        time.sleep(0.02)
    pytest.fail(f"No record of {number} lines was written.")


def the_record() -> Path:
    (file,) = Library().folder.glob(f"*{SUFFIX}")
    return file


def tile(window: Window, name: str) -> Spot | None:
    """The tile of the home screen with that name."""
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    return next((each for each in home.tiles if each.accessibleName().startswith(f"{name}.")), None)


def go_on(window: Window) -> Hand:
    """Continue the unfinished game from the home screen."""
    window.open_home()
    offer = tile(window, "Continue")
    assert offer is not None
    QTest.mouseClick(offer, Qt.MouseButton.LeftButton)
    return hand_in(window)


# -- a game with a person ------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class PowerFailure:
    """What is left of a program that was killed during a game: the moves it had shown, its processes, its folder."""

    shown: list[str]
    children: list[str]
    folder: Path


@pytest.fixture(scope="module")
def power_failure(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], PowerFailure]:
    """A program that is killed after so many moves or a few more, once for all tests."""

    @cache
    def power_failure(number: int) -> PowerFailure:
        home = tmp_path_factory.mktemp("killed")
        with pytest.MonkeyPatch.context() as patch:
            for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
                patch.setenv(name, str(home))
            patch.setenv("THRONE_DESKTOP_HOME", str(home / "throne"))
            with running(CLICKING, str(number)) as process:
                shown = moves_shown(process, number)
                children = children_of(process.pid)
        return PowerFailure(shown, children, home / "throne")

    return power_failure


@pytest.fixture
def killed(request: pytest.FixtureRequest, power_failure: Callable[[int], PowerFailure],
           own_folders: Path) -> PowerFailure:
    """The user's folder is as a killed program left it: after nine moves, unless a test says another number."""
    left = power_failure(getattr(request, "param", 9))
    shutil.copytree(left.folder, own_folders / "throne")
    return left


@first_or_all("killed", [9, 1, 2, 40, 70], indirect=True)
def test_a_game_whose_program_was_killed_goes_on_with_every_move_that_was_shown(killed: PowerFailure) -> None:
    shown = killed.shown
    record = Record.load(the_record())
    record.verify()
    assert [str(move) for move in record.moves][:len(shown)] == shown
    with open_window() as window:
        hand = go_on(window)
        assert hand.played[:len(record.moves)] == [str(move) for move in record.moves]
        assert sum(line.startswith("Reveals ") for line in hand.log) >= shown.count("reveal") > 0
        assert [player.name for player in hand.session.players] == ["Ann", "Aldwin", "Beatrix"]
        wait_until(lambda: bool(hand.moves) or hand.session.finished, "the game goes on")
        assert hand.disorder() == []


@pytest.mark.usefixtures("killed")
def test_what_is_played_after_going_on_is_written_to_the_same_record() -> None:
    with open_window() as window:
        hand = go_on(window)
        wait_until(lambda: bool(hand.moves), "Ann is asked")
        hand.choose(hand.moves[0])
        wait_until(lambda: bool(hand.moves), "Ann is asked again")
        hand.screen.left.emit()
        assert Record.load(the_record()).moves == hand.session.moves
        assert tile(window, "Continue") is not None


def test_the_real_program_is_killed_as_soon_as_it_asks_for_the_first_choice() -> None:
    with running(*PROGRAM, "--seats", "3"):
        lines_written(2)
    written = Record.load(the_record()).moves
    assert len(written) >= 1
    with open_window() as window:
        assert go_on(window).session.moves[:len(written)] == written


@pytest.mark.usefixtures("killed")
def test_a_line_that_was_half_written_is_left_off_and_the_player_is_told() -> None:
    file = the_record()
    moves = Record.load(file).moves
    file.write_bytes(file.read_bytes()[:-9])
    with open_window() as window:
        hand = go_on(window)
        assert hand.note.startswith("The record of this game was damaged")
        assert f"{file.name}.damaged" in hand.note
        assert hand.session.moves[:len(moves) - 1] == moves[:-1]
    assert file.with_name(f"{file.name}.damaged").exists()


@pytest.mark.usefixtures("killed")
def test_a_game_that_cannot_be_read_at_all_is_not_offered_and_stays_on_disk() -> None:
    file = the_record()
    content = b"\x00" * 300 + file.read_bytes()
    file.write_bytes(content)
    with open_window() as window:
        window.open_home()
        assert tile(window, "Continue") is None
        assert tile(window, "Behind the Throne") is not None
    assert file.read_bytes() == content


# -- a game that is only watched -----------------------------------------------------------------------------------

@first_or_all("number", [4, 2])
def test_a_watched_game_is_kept_as_far_as_it_was_shown_but_not_offered_to_go_on(number: int) -> None:
    with running(*PROGRAM, "--watch", "--seats", "2"):
        file = lines_written(number)
    record = Record.load(file)
    record.verify()
    assert len(record.moves) >= number - 1
    assert record.result is None
    with open_window() as window:
        window.open_home()
        assert tile(window, "Continue") is None


# -- what remains --------------------------------------------------------------------------------------------------

def test_no_process_of_a_killed_program_remains(killed: PowerFailure) -> None:
    assert killed.children
    ends = time.monotonic() + PATIENCE
    while any(Path("/proc", child).exists() for child in killed.children):
        assert time.monotonic() < ends, "A bot’s process outlives the program."
        time.sleep(0.02)


def children_of(pid: int) -> list[str]:
    """The processes that a process has started."""
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
