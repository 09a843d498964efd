"""Tests of the desktop: Qt draws nowhere, and the user's own folders stay untouched."""

from __future__ import annotations

import gc
import os
import random
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from engine import load_game
from engine.core.observe import Observation
from tests.helpers.afresh import LANGUAGE, begin_afresh
from tests.helpers.late_bots import delete_workers
from tests.helpers.replaying import Replay, game_under_way, on_screen
from tests.helpers.window import open_window
from throne_desktop.language import i18n
from throne_desktop.look.desktop import NO_BUS
from throne_desktop.storage import paths
from throne_desktop.window.hall import Hall
from throne_desktop.window.window import Window

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["DBUS_SESSION_BUS_ADDRESS"] = NO_BUS      # the portal of whoever runs the tests is not asked

# Listening to the program takes a screen, a bus, and the bindings of the system's Python, which no package of ours
# brings: where they are installed (on Debian xvfb, at-spi2-core, gir1.2-atspi-2.0 and python3-gi), the test is run.
_LISTENING = (shutil.which("Xvfb"), shutil.which("dbus-run-session"), Path("/usr/libexec/at-spi-bus-launcher").exists(),
              Path("/usr/lib/python3/dist-packages/gi").exists(),
              any(Path("/usr/lib").glob("*/girepository-1.0/Atspi-2.0.typelib")))
# Programs that hear a desktop's wishes do so on a screen and a bus.
_WISHING = (shutil.which("Xvfb"), shutil.which("dbus-daemon"))
# Screens go away and come back by xrandr (Debian's x11-xserver-utils).
_TURNING_OFF = (shutil.which("Xvfb"), shutil.which("xrandr"))
_HOMES = count()
_MUCH = 200_000
"""After how many objects garbage is collected in a file of tests."""

collect_ignore = [name for name, needed in (("test_at_spi.py", _LISTENING), ("test_desktop_wishes.py", _WISHING),
                                       ("test_screens_gone.py", _TURNING_OFF))
                  if not all(needed)]


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application as tests find it, whichever is the first: it speaks a language, as the program always does."""
    i18n.use(LANGUAGE)
    begin_afresh()
    return qapp


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has its own home, which is not there yet; returned is the folder that all user folders lie in."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_HOMES)}"      # made by whoever writes into it
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home / name.lower()))
    monkeypatch.setenv("THRONE_DESKTOP_HOME", str(home / "throne"))
    paths.sit_down("")
    return home


@pytest.fixture(autouse=True)
def no_window_stays() -> Iterator[None]:
    """A window that a test leaves open would lie above those of the tests after it, and take their pointer.

    Those it has closed are deleted: whatever theme is worn later, they would work out their look again, too.
    """
    yield
    delete_workers()
    windows = QApplication.topLevelWidgets()
    left = [type(widget).__name__ for widget in windows if widget.isVisible()]
    for widget in windows:
        widget.hide()
        if widget.parent() is None:
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if QApplication.instance() is not None:
        begin_afresh()
    assert left == [], "a window is left open"
    if gc.get_count()[0] > _MUCH:
        collect_garbage()


@pytest.fixture(autouse=True, scope="module")
def reads_at_once() -> Iterator[None]:
    """Reading a record shows no page of its own, however slow the machine is; tests of that page say so."""
    from throne_desktop.services import loading  # once Qt knows that it draws nowhere

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loading, "PATIENCE", 60.0)
        yield


@pytest.fixture(autouse=True, scope="module")
def reads_prices_at_once() -> Iterator[None]:
    """Who asks twice for help has read what it costs; tests of how long that takes say otherwise."""
    from tests.helpers import reading  # once Qt knows that it draws nowhere
    from throne_desktop.screens.play import twice

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(twice, "time", reading.Clock(reading.LONG))
        yield


@pytest.fixture(autouse=True, scope="module")
def paints_once() -> Iterator[None]:
    """What one test has painted is shown by all that follow; tests about how long pictures are kept say otherwise."""
    from tests.helpers import painted  # once Qt knows that it draws nowhere
    from throne_desktop.look import pictures
    from throne_desktop.table import tabletop
    from throne_desktop.table.items import ground

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "kept", painted.PICTURES)
        patch.setattr(pictures, "ground", painted.GROUNDS)
        patch.setattr(tabletop, "paint_place", painted.paint_place_once)
        patch.setattr(ground, "paint_place", painted.paint_place_once)
        yield


@pytest.fixture(autouse=True, scope="module")
def lays_out_once() -> Iterator[None]:
    """A table that one test has laid out lies the same way for all that follow."""
    from tests.helpers.layouts import lay_out_once  # once Qt knows that it draws nowhere
    from throne_desktop.table import tabletop

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tabletop, "layout_for", lay_out_once)
        yield


@pytest.fixture(autouse=True, scope="module")
def keeps_free_memory() -> Iterator[None]:
    """What a page that was left took serves the next test: given back, it would be asked for again at once.

    Tests about memory have a fixture of this name.
    """
    from throne_desktop.window import memory  # once Qt knows that it draws nowhere

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(memory, "give_back", lambda: None)
        yield


@pytest.fixture(autouse=True, scope="module")
def paints_no_next_start() -> Iterator[None]:
    """A window that is closed does not paint what the next start shows, which most tests never see.

    Tests of the next start have a fixture of this name.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hall, "prepare_next_start", lambda self, shown: None)
        yield


@pytest.fixture(autouse=True, scope="module")
def nothing_that_lives_is_garbage() -> Iterator[None]:
    """Garbage is collected between tests only, and no QObject is left to that."""
    gc.disable()
    yield
    collect_garbage()
    gc.enable()


def collect_garbage() -> None:
    """Collect garbage; fails if a QObject is in it."""
    from tests.helpers import garbage  # once Qt knows that it draws nowhere

    assert garbage.living() == [], "this lives until Python looks for garbage: give it a parent, or delete it"


@pytest.fixture
def observation() -> Observation[Any]:
    """What the actor sees in a game that has gone on for a while, with several moves to choose from."""
    state = load_game("behind-the-throne").start(2, seed=11)
    rng = random.Random(3)
    for _ in range(40):
        state.apply(rng.choice(state.legal_moves()))
    while len(state.legal_moves()) < 2:
        state.apply(state.legal_moves()[0])
    assert state.actor is not None
    seen: Observation[Any] = state.observation(state.actor)
    return seen


@pytest.fixture
def window() -> Iterator[Window]:
    """The window at home, as it opens for a new player."""
    with open_window() as opened:
        opened.open_home()
        yield opened


@pytest.fixture
def english() -> Iterator[None]:
    """The window speaks English before and after, whatever the test reads it in."""
    i18n.use("en")
    yield
    i18n.use("en")


@pytest.fixture
def ann() -> Iterator[Window]:
    """The window of Ann, who plays Throne, at home."""
    with open_window(player_name="Ann", last_names=("Ann",), last_game="throne") as opened:
        opened.open_home()
        yield opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a game under way, of Ann and two bots."""
    return game_under_way(tmp_path / "game.jsonl")


@pytest.fixture
def shown(file: Path) -> Iterator[Replay]:
    """That game on the replay screen."""
    with on_screen(file) as replay:
        yield replay
