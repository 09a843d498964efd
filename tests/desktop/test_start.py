"""The start: what stands between the user and the first frame, and what is done once that is seen."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine import GAMES
from engine.session.entries import Seating
from tests.helpers.window import open_window, wait_until
from throne_desktop.__main__ import main
from throne_desktop.kept import paths
from throne_desktop.kept.paths import asset
from throne_desktop.kept.setup import Setup
from throne_desktop.look import drawings, pictures, stored
from throne_desktop.look.drawings import drawn, drawn_at_start
from throne_desktop.screens.home import HomeScreen
from throne_desktop.services.unfinished import Left, Standing, Unfinished, unfinished
from throne_desktop.startup import ahead
from throne_desktop.window import later
from throne_desktop.window.window import Window

TOP = Path(__file__).parents[2]
LONG = 60.0
"""Seconds after which a program that should have ended counts as hanging."""


@pytest.fixture(autouse=True)
def paints_once() -> None:
    """A start has nothing but what an earlier one has kept."""


# Starts the program; once home and all on it has been painted, tells what has been loaded, and ends. Then it tells
# the same of all that is loaded afterwards, step by step, if it is asked to.
WATCH_START = """
import enum, json, os, sys
from throne_desktop.startup.qt import import_qt
import_qt()
from throne_desktop.__main__ import main
from throne_desktop.screens.home_spots import Spot

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
        from throne_desktop.look import stored
        from throne_desktop.window import later
        later.STEPS = tuple(watch(step, tell) for step in later.STEPS)
        stored.write = watch(stored.write, lambda: os._exit(0))
    sys.exit(main([]))
"""

OF_HOME = {
    "engine", "engine.cli", "engine.cli.output", "engine.core", "engine.core.disk", "engine.core.errors",
    "engine.core.manifest", "engine.core.refusal", "engine.core.text", "engine.games", "engine.games.registry",
    "engine.bots", "engine.bots.level", "engine.version",
    *(f"engine.games.{game.replace('-', '_')}" for game in GAMES),
    "throne_desktop", "throne_desktop.__main__", "throne_desktop.kept", "throne_desktop.kept.paths",
    "throne_desktop.kept.day", "throne_desktop.kept.people", "throne_desktop.kept.settings",
    "throne_desktop.kept.tally", "throne_desktop.language",
    "throne_desktop.language.i18n", "throne_desktop.look", "throne_desktop.look.brushes",
    "throne_desktop.look.drawings", "throne_desktop.look.light",
    "throne_desktop.look.motion", "throne_desktop.look.palette", "throne_desktop.look.pictures",
    "throne_desktop.look.stored", "throne_desktop.look.stylesheet", "throne_desktop.look.theme",
    "throne_desktop.screens", *(f"throne_desktop.screens.{name}" for name in (
        "home", "home_kept", "home_plan", "home_shapes", "home_shown", "home_spots", "home_table", "home_words")),
    "throne_desktop.startup", "throne_desktop.startup.ahead", "throne_desktop.startup.display",
    "throne_desktop.startup.libraries", "throne_desktop.startup.options", "throne_desktop.startup.qt",
    "throne_desktop.startup.start", "throne_desktop.widgets",
    "throne_desktop.widgets.naming", "throne_desktop.widgets.tile", "throne_desktop.window",
    "throne_desktop.window.later", "throne_desktop.window.memory", "throne_desktop.window.opening",
    "throne_desktop.window.page_window", "throne_desktop.window.rescue", "throne_desktop.window.window",
}
"""The modules of ours that the first frame needs. Whoever adds one makes everybody wait for it."""

OF_PAINTING = {"throne_desktop.look.portraits", "throne_desktop.screens.home_picture"}
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
    assert len(loaded) == 1 + len(later.STEPS)
    assert max(len(ours(after) - ours(before)) for before, after in pairwise(loaded)) <= MOST_AT_ONCE


def test_opening_a_game_from_home_waits_for_no_modules_but_its_own() -> None:
    told = starts("on")[-1]
    ask = ("import sys; import throne_desktop.screens.new_game, throne_desktop.services.controller, "
           "throne_desktop.services.library, throne_desktop.screens.play; print(*sys.modules)")
    done = subprocess.run([sys.executable, "-c", ask], cwd=TOP, capture_output=True, text=True, check=True)
    assert ours(set(done.stdout.split())) - modules(told) == set()


@pytest.mark.usefixtures("qtbot")
def test_after_the_first_frame_the_rules_of_the_last_game_are_read_and_then_all_is_done(
        monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(later, "STEPS", (partial(done.append, "step"),))
    monkeypatch.setattr(later, "load_game", done.append)
    with open_window(last_game="throne") as window:
        window.open_home()
        assert window.after_first_frame(partial(later.import_the_rest, window, partial(done.append, "end")))
        wait_until(lambda: "end" in done, "all is done")
    assert done == ["step", "throne", "end"]


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


# -- pictures that are kept --------------------------------------------------------------------------------------------

SIZE = QSize(20, 20)


def drawing(colour: str, place: Path) -> Path:
    """A drawing that fills half of its picture with one colour."""
    place.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
                     f'<rect width="5" height="10" fill="{colour}"/></svg>', encoding="utf-8")
    return place


def shown(path: Path, size: QSize = SIZE, ratio: float = 1.0) -> QImage:
    """The picture as a new start of the program shows it, which then keeps it."""
    pictures.kept.forget()
    drawings.drawing.cache_clear()
    image = drawn_at_start(path, size, ratio).toImage()
    stored.write()
    return image


def kept() -> dict[str, bytes]:
    """The files that are kept, by their names."""
    folder = paths.pictures()
    return {file.name: file.read_bytes() for file in folder.iterdir()} if folder.is_dir() else {}


@pytest.fixture
def red(tmp_path: Path) -> Path:
    """A red drawing."""
    return drawing("#ff0000", tmp_path / "red.svg")


def test_of_the_kept_halls_the_latest_was_shown_last() -> None:
    paths.pictures().mkdir(parents=True)
    for name, moment in (("hall-old", 1), ("hall-late", 3), ("hall-older", 2), ("icons", 4)):
        file = paths.pictures() / name
        file.write_bytes(b"pixels")
        os.utime(file, (moment, moment))
    assert stored.shown_last(stored.HALL) == [paths.pictures() / "hall-late"]


def test_without_a_kept_hall_none_was_shown_last() -> None:
    assert stored.shown_last(stored.HALL) == []


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_kept_picture_is_the_one_that_was_painted(ratio: float) -> None:
    path = asset("icons", "throne-desktop.svg")
    painted = drawn(path, QSize(84, 84), None, ratio).toImage()
    assert shown(path, QSize(84, 84), ratio) == painted
    (content,) = kept().values()
    again = shown(path, QSize(84, 84), ratio)
    assert again == painted
    assert again.devicePixelRatio() == ratio
    assert list(kept().values()) == [content]


@pytest.mark.usefixtures("qtbot")
def test_a_kept_picture_is_shown_and_not_painted_again(red: Path) -> None:
    shown(red)
    ((name, content),) = kept().items()
    blue = shown(drawing("#0000ff", red.with_name("blue.svg")))
    (other,) = (each for file, each in kept().items() if file != name)
    (paths.pictures() / name).write_bytes(other)
    assert shown(red) == blue
    assert content != other


@pytest.mark.usefixtures("qtbot")
def test_a_drawing_that_has_changed_is_painted_anew(red: Path) -> None:
    before = shown(red)
    drawing("#0000ff", red)
    os.utime(red, ns=(1, 1))
    after = shown(red)
    assert after != before
    assert len(kept()) == 2


@pytest.mark.usefixtures("qtbot")
def test_a_picture_is_kept_for_each_size_density_and_version(red: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(red)
    shown(red, QSize(30, 30))
    shown(red, ratio=2.0)
    assert len(kept()) == 3
    monkeypatch.setattr(stored, "__version__", "99")
    shown(red)
    assert len(kept()) == 4
    monkeypatch.setattr(stored, "qVersion", lambda: "99")
    shown(red)
    assert len(kept()) == 5


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda content: b"",
    "cut off": lambda content: content[:-1],
    "too long": lambda content: content + b"\0",
    "another pixel": lambda content: b"\x01" + content[1:],
    "another sum": lambda content: content[:-1] + bytes([content[-1] ^ 1]),
}


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_picture_is_painted_and_kept_anew(red: Path, damage: Callable[[bytes], bytes]) -> None:
    whole = shown(red)
    ((name, content),) = kept().items()
    (paths.pictures() / name).write_bytes(damage(content))
    assert shown(red) == whole
    assert kept() == {name: content}


@pytest.mark.usefixtures("qtbot")
def test_where_nothing_can_be_kept_the_pictures_are_painted(red: Path) -> None:
    whole = shown(red)
    for file in paths.pictures().iterdir():
        file.unlink()
    paths.pictures().rmdir()
    paths.pictures().write_text("a file where a folder should be", encoding="utf-8")
    assert shown(red) == whole
    assert paths.pictures().is_file()


@pytest.mark.usefixtures("qtbot")
def test_kept_pictures_take_no_more_room_than_they_may(red: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(red)
    ((oldest, content),) = kept().items()
    monkeypatch.setattr(stored, "MOST", 3 * len(content))
    os.utime(paths.pictures() / oldest, ns=(1, 1))
    for number in range(3):
        shown(drawing("#00ff00", red.with_name(f"green{number}.svg")))
    assert len(kept()) == 3
    assert oldest not in kept()


@pytest.mark.usefixtures("qtbot")
def test_of_the_kept_pictures_those_not_shown_for_longest_go_first(red: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown(red)
    ((first, content),) = kept().items()
    shown(drawing("#0000ff", red.with_name("blue.svg")))
    (second,) = set(kept()) - {first}
    for name, moment in ((first, 1), (second, 2)):
        os.utime(paths.pictures() / name, ns=(moment, moment))
    monkeypatch.setattr(stored, "MOST", 2 * len(content))
    shown(red)      # again, though it is the older file
    shown(drawing("#00ff00", red.with_name("green.svg")))
    assert first in kept()
    assert second not in kept()


@pytest.mark.usefixtures("qtbot")
def test_a_hall_that_is_shown_again_was_shown_last() -> None:
    def show(name: str) -> None:
        stored.picture(name, QSize(20, 20), 1.0, partial(QPixmap, 20, 20), ground=True)
        stored.write()

    show("hall-small")
    show("hall-large")
    for file in paths.pictures().iterdir():
        os.utime(file, ns=(1, 1 if "small" in file.name else 2))
    show("hall-small")
    (file,) = stored.shown_last(stored.HALL)
    assert file.name.startswith("hall-small")


def test_a_run_that_nobody_plays_keeps_no_pictures(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "throne_desktop", "--screenshot", str(tmp_path / "home.png")], cwd=TOP,
                   env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, check=True, timeout=LONG)
    assert kept() == {}


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


# -- the game to continue ----------------------------------------------------------------------------------------------

def found(finding: Unfinished | None, *, keeps: bool = True) -> tuple[Unfinished | None, int]:
    """The game to continue, where reading the records finds that; and how often they were read."""
    read: list[None] = []

    def find() -> Unfinished | None:
        read.append(None)
        return finding

    return unfinished(find, keeps=keeps), len(read)


ANNS = Unfinished("throne", ("Ann", "Aldwin"), 1_600_000_000)
OTHER = Unfinished("rival-kings", ("Zoë", "Corvin"), 1_700_000_000)


@pytest.fixture
def file() -> Path:
    """A record, of which nothing matters but that it is there."""
    paths.games()
    record = paths.games() / "game.throne"
    record.write_text("a game", encoding="utf-8")
    return record


@pytest.mark.parametrize("game", [ANNS, None], ids=["a game", "none"])
def test_the_records_are_read_once_as_long_as_they_stay_the_same(file: Path, game: Unfinished | None) -> None:
    assert found(game) == (game, 1)
    assert found(OTHER) == (game, 0)


@pytest.mark.parametrize("change", [
    lambda file: file.write_text("a game that went on", encoding="utf-8"),
    lambda file: os.utime(file, ns=(1, 1)),
    lambda file: file.rename(file.with_name("other.throne")),
    lambda file: file.unlink(),
    lambda file: file.with_name("another.throne").write_text("", encoding="utf-8"),
], ids=["longer", "written again", "renamed", "deleted", "one more"])
def test_records_that_have_changed_are_read_again(file: Path, change: Callable[[Path], object]) -> None:
    found(ANNS)
    change(file)
    assert found(OTHER) == (OTHER, 1)
    assert found(None) == (OTHER, 0)


@pytest.mark.usefixtures("file")
def test_another_version_of_the_program_reads_the_records_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found(ANNS)
    monkeypatch.setattr("throne_desktop.services.unfinished.__version__", "99")
    assert found(OTHER) == (OTHER, 1)


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize("damage", [
    lambda kept: "", lambda kept: kept[:-1], lambda kept: "[]", lambda kept: "{}", lambda kept: "\0" * 100_000,
    lambda kept: kept.replace('"throne"', '"chess"'), lambda kept: kept.replace("1600000000", '"soon"'),
    lambda kept: kept.replace('["Ann", "Aldwin"]', "7"), lambda kept: "[" * 10_000,
    lambda kept: kept.replace('"standing": null', '"standing": [7]'),
], ids=["empty", "cut off", "a list", "no entries", "too large", "no game", "no time", "no players", "deep", "no seat"])
def test_if_what_is_kept_is_damaged_the_records_are_read_again(damage: Callable[[str], str]) -> None:
    found(ANNS)
    kept = paths.cache() / "unfinished.json"
    kept.write_text(damage(kept.read_text(encoding="utf-8")), encoding="utf-8")
    assert found(OTHER) == (OTHER, 1)
    assert found(None) == (OTHER, 0)


def anns(size: int, standing: Standing | None = None, players: tuple[str, ...] = ANNS.players) -> Unfinished:
    return Unfinished(ANNS.game_id, players, ANNS.began, ("game.throne", size), standing)


@pytest.mark.usefixtures("file")
def test_how_a_game_stands_is_known_until_something_happens_in_it() -> None:
    stands = Standing(0, 12, 9)
    assert unfinished(lambda: anns(6), keeps=True, left=Left("game.throne", stands)) == anns(6, stands)
    assert found(OTHER) == (anns(6, stands), 0)
    (paths.games() / "more.throne").write_text("another game", encoding="utf-8")
    assert found(anns(6)) == (anns(6, stands), 1)
    (paths.games() / "more.throne").unlink()
    assert found(anns(7)) == (anns(7), 1)


@pytest.mark.parametrize(("standing", "said"), [
    (Standing(0, 12, 9), "You lead, 12 to 9"), (Standing(1, 12, -9), "Aldwin leads, 12 to −9"),
    (Standing(None, 7, 7), "Level at 7"), (None, "")])
def test_continue_says_who_leads(standing: Standing | None, said: str) -> None:
    assert anns(6, standing).stands == said


def test_where_several_people_play_the_leader_is_named() -> None:
    assert anns(6, Standing(0, 3, 1), ("Zoë", "Ben")).stands == "Zoë leads, 3 to 1"


@pytest.mark.usefixtures("file")
def test_a_run_that_keeps_nothing_keeps_no_game_to_continue() -> None:
    assert found(ANNS, keeps=False) == (ANNS, 1)
    assert found(OTHER) == (OTHER, 1)


@pytest.mark.usefixtures("qtbot")
def test_a_window_that_is_closed_in_a_game_spares_the_next_start_its_record_and_the_pictures() -> None:
    with open_window() as window:
        window.resize(1024, 774)        # as large as the next one, on the small screen of tests
        window.start(Setup("throne", (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
    (told,) = starts()
    assert ours(modules(told)) - OF_HOME == {"throne_desktop.services", "throne_desktop.services.unfinished"}
    with open_window() as window:
        window.open_home()
        home = window.pages.currentWidget()
        assert isinstance(home, HomeScreen)
        assert home.tiles[0].accessibleName().startswith("Continue. Throne: Ann, Aldwin, begun ")
