"""The start: what stands between the user and the first frame, and what is done once that is seen."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine import GAMES
from engine.session.entries import Seating
from tests.helpers.window import open_window, wait_until
from throne_desktop.__main__ import main
from throne_desktop.look import pictures
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.startup import ahead
from throne_desktop.storage import paths
from throne_desktop.storage.setup import Setup
from throne_desktop.window import idle_imports
from throne_desktop.window.on_screen import room_on
from throne_desktop.window.window import Window

TOP = Path(__file__).parents[2]
LONG = 60.0
"""Seconds after which a program that should have ended counts as hanging."""


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """A start has nothing but what an earlier one has kept."""
    pictures.kept.forget()


@pytest.fixture(autouse=True)
def paints_no_next_start() -> None:
    """A window that is closed prepares the next start, as it does in the program."""


# Starts the program; once home and all on it has been painted, tells what has been loaded, and ends. Then it tells
# the same of all that is loaded afterwards, step by step, if it is asked to.
WATCH_START = """
import enum, json, os, sys
from throne_desktop.startup.qt import import_qt
import_qt()
from throne_desktop.__main__ import main
from throne_desktop.screens.home.home_buttons import Spot

def kinds(base):
    return {base.__qualname__}.union(*map(kinds, base.__subclasses__()))

def tell(**more):
    print(json.dumps({"modules": sorted(sys.modules), "qt": "Qt.Key" in kinds(enum.Enum), **more}), flush=True)

paint, painted = Spot.paintEvent, set()

def watched(spot, event):
    paint(spot, event)
    before = len(painted)
    painted.add(spot)
    if before < len(painted) == len(spot.parentWidget().findChildren(Spot)):
        tell()
        if "on" not in sys.argv:
            os._exit(0)

def watch(step, then):
    def watched_step():
        step()
        then()
    return watched_step

if __name__ == "__main__":
    Spot.paintEvent = watched
    if "on" in sys.argv:
        from throne_desktop.look import picture_cache
        from throne_desktop.window import idle_imports
        idle_imports.STEPS = tuple(watch(step, tell) for step in idle_imports.STEPS)
        picture_cache.write = watch(picture_cache.write, lambda: os._exit(0))
    sys.exit(main([]))
"""

OF_HOME = {
    "engine", "engine.cli", "engine.cli.output", "engine.core", "engine.core.disk", "engine.core.errors",
    "engine.core.fields", "engine.core.kept", "engine.core.languages", "engine.core.manifest",
    "engine.core.outside", "engine.core.refusal",
    "engine.core.text", "engine.games", "engine.games.registry",
    "engine.bots", "engine.bots.level", "engine.learn", "engine.learn.quest_days", "engine.version",
    *(f"engine.games.{game.replace('-', '_')}" for game in GAMES),
    "throne_desktop", "throne_desktop.__main__", "throne_desktop.storage", "throne_desktop.storage.paths",
    "throne_desktop.storage.day", "throne_desktop.storage.people", "throne_desktop.storage.setting",
    "throne_desktop.storage.settings", "throne_desktop.storage.tally", "throne_desktop.storage.goals",
    "throne_desktop.look.seals", "throne_desktop.language",
    "throne_desktop.language.breaking", "throne_desktop.language.i18n", "throne_desktop.look",
    "throne_desktop.look.brushes",
    "throne_desktop.look.drawings", "throne_desktop.look.light",
    "throne_desktop.look.desktop", "throne_desktop.look.outlines", "throne_desktop.look.palette",
    "throne_desktop.look.pictures",
    "throne_desktop.look.picture_cache", "throne_desktop.look.stylesheet", "throne_desktop.look.theme",
    "throne_desktop.screens", "throne_desktop.screens.pages", "throne_desktop.screens.home",
    *(f"throne_desktop.screens.home.{name}" for name in (
        "home", "home_buttons", "home_cache", "home_contents", "home_plan", "home_tabletop", "home_words")),
    "throne_desktop.startup", "throne_desktop.startup.ahead", "throne_desktop.startup.display",
    "throne_desktop.startup.libraries", "throne_desktop.startup.options", "throne_desktop.startup.qt",
    "throne_desktop.startup.start", "throne_desktop.widgets",
    "throne_desktop.widgets.naming", "throne_desktop.widgets.tile", "throne_desktop.window",
    "throne_desktop.window.idle_imports", "throne_desktop.window.memory", "throne_desktop.window.on_screen",
    "throne_desktop.window.from_command_line", "throne_desktop.window.hall", "throne_desktop.window.page_stack",
    "throne_desktop.window.rescue", "throne_desktop.window.user_data", "throne_desktop.window.icon",
    "throne_desktop.window.window",
}
"""The modules of ours that the first frame needs. Whoever adds one makes everybody wait for it."""

OF_PAINTING = {"throne_desktop.look.portraits", "throne_desktop.screens.home.home_picture"}
"""Those that the very first start needs, too, and others as long as they have no picture of the hall in their size."""

SLOW = ("argparse", "asyncio", "concurrent", "ctypes", "gettext", "hashlib", "http", "importlib.metadata", "logging",
        "multiprocessing", "pickle", "socket", "sqlite3", "ssl", "statistics", "subprocess", "uuid", "xml",
        "PySide6.QtNetwork", "PySide6.QtTest")
"""Modules of Python and Qt that take long to import and that nothing seen at first needs."""


def starts(*arguments: str) -> list[dict[str, object]]:
    """What the program tells while it starts."""
    environment = {**os.environ, "PYTHONPATH": str(TOP), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", WATCH_START, *arguments], env=environment, timeout=LONG, text=True,
                          stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def modules(told: dict[str, object]) -> set[str]:
    """The modules that were loaded."""
    found = told["modules"]
    assert isinstance(found, list)
    return set(found)


def ours(names: set[str]) -> set[str]:
    """Of those, the modules of this project."""
    return {name for name in names if name.partition(".")[0] in ("engine", "throne_desktop")}


# -- before the first frame --------------------------------------------------------------------------------------------

def test_the_first_frame_waits_for_no_module_that_it_does_not_need() -> None:
    (told,) = starts()
    assert ours(modules(told)) - OF_HOME - OF_PAINTING == set()
    assert {name for name in modules(told) if name.startswith(SLOW)} == set()


def test_the_first_frame_waits_for_no_names_of_qt() -> None:
    (told,) = starts()
    assert told["qt"] is False


def test_what_was_kept_of_the_last_start_spares_the_next_one_the_drawings() -> None:
    first, *_ = starts("on")
    (second,) = starts()
    assert "PySide6.QtSvg" in modules(first)
    assert "PySide6.QtSvg" not in modules(second)
    assert modules(first) >= OF_PAINTING
    assert not OF_PAINTING & modules(second)


# -- after the first frame ---------------------------------------------------------------------------------------------

MOST_AT_ONCE = 24
"""Modules of ours in one step; the window answers between two steps, and the slowest take 10 ms."""


def test_what_comes_after_the_first_frame_comes_a_little_at_a_time() -> None:
    loaded = list(map(modules, starts("on")))
    assert len(loaded) == 1 + len(idle_imports.STEPS)
    assert max(len(ours(after) - ours(before)) for before, after in pairwise(loaded)) <= MOST_AT_ONCE


def test_opening_a_game_from_home_waits_for_no_modules_but_its_own() -> None:
    told = starts("on")[-1]
    ask = ("import sys; import throne_desktop.screens.seating.new_game, throne_desktop.services.game.seat_client, "
           "throne_desktop.services.records.library, throne_desktop.screens.play.play; print(*sys.modules)")
    done = subprocess.run([sys.executable, "-c", ask], cwd=TOP, capture_output=True, text=True, check=True)
    assert ours(set(done.stdout.split())) - modules(told) == set()


@pytest.mark.usefixtures("qtbot")
def test_after_the_first_frame_the_rules_of_the_last_game_are_read_and_then_all_is_done(
        monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(idle_imports, "STEPS", (partial(done.append, "step"),))
    monkeypatch.setattr(idle_imports, "load_game", done.append)
    with open_window(last_game="throne") as window:
        window.open_home()
        assert window.after_first_frame(partial(idle_imports.import_the_rest, window, partial(done.append, "end")))
        wait_until(lambda: "end" in done, "all is done")
    assert done == ["step", "throne", "end"]


@pytest.mark.usefixtures("qtbot")
def test_what_killed_programs_left_half_written_is_swept_from_all_folders() -> None:
    folders = (paths.data(), paths.person(), paths.config(), paths.games(), paths.cache(), paths.pictures())
    done: list[bool] = []
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "half.json.1.part").write_bytes(b"half")
        os.utime(folder / "half.json.1.part", (1.0, 1.0))
    with open_window() as window:
        window.open_home()
        idle_imports.import_the_rest(window, partial(done.append, True))
        wait_until(lambda: bool(done), "all is done")
    assert [part for folder in folders for part in folder.glob("*.part")] == []


@pytest.mark.usefixtures("qtbot")
def test_nothing_waits_for_the_first_frame_of_home_where_another_page_is_opened() -> None:
    with open_window() as window:
        window.open_new_game("throne")
        assert not window.after_first_frame(pytest.fail)


def test_a_click_on_the_words_of_a_tile_is_one_on_the_tile(window: Window) -> None:
    home = window.pages.currentWidget()
    assert isinstance(home, HomeScreen)
    asked: list[str] = []
    home.chosen.disconnect()
    home.chosen.connect(asked.append)
    transparent = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    labels = [label for tile in home.tiles for label in tile.findChildren(QLabel)]
    for tile in home.tiles:
        words = tile.findChildren(QLabel)[0]
        QTest.mouseClick(words, Qt.MouseButton.LeftButton)
    assert asked == list(GAMES)
    wait_until(lambda: all(label.testAttribute(transparent) for label in labels), "home has been seen")


# -- reading ahead -----------------------------------------------------------------------------------------------------

@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How many bytes of files were read ahead, by their names."""
    found: dict[str, int] = {}
    send = os.sendfile

    def watched(to: int, file: int, offset: int | None, count: int) -> int:
        assert os.readlink(f"/proc/self/fd/{to}") == os.devnull
        done = send(to, file, offset, count)
        name = Path(os.readlink(f"/proc/self/fd/{file}")).name
        found[name] = found.get(name, 0) + done
        return done

    monkeypatch.setattr(os, "sendfile", watched)
    monkeypatch.setattr(ahead, "start_new_thread", lambda function, arguments: function(*arguments))
    return found


def test_files_are_read_ahead_as_a_whole_until_one_is_missing(tmp_path: Path, sent: dict[str, int]) -> None:
    for name, size in (("one", 300_000), ("empty", 0), ("two", 7)):
        (tmp_path / name).write_bytes(bytes(size))
    ahead.read(tmp_path / name for name in ("one", "empty", "two", "none", "one"))
    assert sent == {"one": 300_000, "empty": 0, "two": 7}


def test_the_libraries_of_qt_are_read_ahead_in_the_order_of_their_use(sent: dict[str, int]) -> None:
    ahead.read_qt()
    assert [name for name in sent if not name.startswith("libicu")] == [
        "libQt6Core.so.6", "QtCore.abi3.so", "libQt6Gui.so.6", "QtGui.abi3.so", "libQt6Widgets.so.6",
        "QtWidgets.abi3.so"]
    assert sum(sent.values()) > 30_000_000


def test_only_a_start_from_the_command_line_reads_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[None] = []
    monkeypatch.setattr(ahead, "read_qt", lambda: read.append(None))
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.setattr(sys, "argv", ["throne-desktop", "--version"])
    with suppress(SystemExit):
        main(["--version"])
    assert read == []
    with suppress(SystemExit):
        main()
    assert read == [None]


# -- what a game left behind -------------------------------------------------------------------------------------------

@pytest.mark.usefixtures("qtbot")
def test_a_window_that_is_closed_in_a_game_spares_the_next_start_its_record_and_the_pictures() -> None:
    with open_window() as window:
        window.resize(room_on(window.screen()))     # as large as the next one, on the small screen of tests
        window.start(Setup("throne", (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    (told,) = starts()
    assert ours(modules(told)) - OF_HOME == {
        "throne_desktop.services", "throne_desktop.services.records", "throne_desktop.services.records.unfinished"}
    with open_window() as window:
        window.open_home()
        home = window.pages.currentWidget()
        assert isinstance(home, HomeScreen)
        assert home.tiles[0].accessibleName().startswith("Continue. Throne: Ann, Aldwin, started ")
