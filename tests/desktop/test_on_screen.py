"""The window fits its screen: at the first start, after it was closed on a larger one, and when it gets to another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from throne_desktop.window.on_screen import SMALLEST

TOP = Path(__file__).parents[2]
PATIENCE = 60.0
USUAL = [1280, 800]
LEAST = [SMALLEST.width(), SMALLEST.height()]
LARGE = (1920, 1080)

# Opens windows on screens side by side, does what it is told to, and tells how large they are then.
SCRIPT = """
import json, sys
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
application = QApplication(sys.argv)
from throne_desktop.storage.settings import Settings
from throne_desktop.window.window import Window

def told(window):
    window.show()
    application.processEvents()
    return {"size": window.size().toTuple(), "least": window.minimumSize().toTuple(), "full": window.isFullScreen()}

def opened(geometry=""):
    window = Window(Settings(window_geometry=geometry))
    window.restore()
    return window

def opened_as(width, height):
    window = opened()
    window.resize(width, height)
    return window

def on_wayland(act):
    QGuiApplication.platformName = staticmethod(lambda: "wayland")
    return act()

def closed(window):
    return bytes(window.saveGeometry().toBase64().data()).decode()

print(json.dumps(eval(sys.argv[1])))
"""


def on_screens(tmp_path: Path, *sizes: tuple[int, int], what: str) -> dict[str, Any]:
    """What is told of a window in a program that has these screens."""
    at, screens = 0, []
    for width, height in sizes:
        screens.append({"name": f"{at}", "x": at, "y": 0, "width": width, "height": height, "logicalDpi": 96,
                        "logicalBaseDpi": 96, "dpr": 1})
        at += width
    file = tmp_path / f"{len(sizes)} of {sizes[0][0]}.json"
    file.write_text(json.dumps({"screens": screens}))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
                   "THRONE_DESKTOP_HOME": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", SCRIPT, what], capture_output=True, text=True, check=True, cwd=TOP,
                         env=environment, timeout=PATIENCE)
    return dict(json.loads(run.stdout))


def fits(size: list[int], screen: tuple[int, int]) -> bool:
    """Whether a window has room on a screen within a frame: 40 pixels high with its title, as none is higher."""
    return size[0] < screen[0] and size[1] + 40 <= screen[1]


@pytest.mark.parametrize("screen", [(1093, 614), (853, 480)])
def test_a_window_is_no_larger_than_a_small_screen_and_need_not_be_larger(
        screen: tuple[int, int], tmp_path: Path) -> None:
    first = on_screens(tmp_path, screen, what="told(opened())")
    assert fits(first["size"], screen)
    assert first["least"] == [min(LEAST[0], first["size"][0]), min(LEAST[1], first["size"][1])]


def test_a_window_that_filled_its_screen_does_so_again_and_is_then_as_large_as_it_was_before(tmp_path: Path) -> None:
    filled = "window := opened(), window.resize(1000, 700), told(window), window.on_screen.fill(True), told(window)"
    closed = on_screens(tmp_path, LARGE, what=f"dict(at=({filled})[-1], geometry=closed(window))")
    assert closed["at"]["size"] == list(LARGE) and closed["at"]["full"]
    again = f"(window := opened({closed['geometry']!r}), told(window))"
    assert on_screens(tmp_path, LARGE, what=f"{again}[-1]")["size"] == list(LARGE)
    left = on_screens(tmp_path, LARGE, what=f"(*{again}, window.on_screen.fill(False), told(window))[-1]")
    assert left["size"] == [1000, 700] and not left["full"]


@pytest.mark.parametrize("screen", [(1093, 614), (853, 480)])
def test_a_window_fills_a_small_screen_as_well_and_fits_it_afterwards(screen: tuple[int, int], tmp_path: Path) -> None:
    fill = "window := opened(), told(window), window.on_screen.fill(True), told(window)"
    assert on_screens(tmp_path, screen, what=f"({fill})[-1]")["size"] == list(screen)
    assert fits(on_screens(tmp_path, screen, what=f"({fill}, window.on_screen.fill(False), told(window))[-1]")["size"],
                screen)


def test_on_a_screen_with_room_a_window_has_its_usual_size_and_may_be_much_smaller(tmp_path: Path) -> None:
    assert on_screens(tmp_path, LARGE, what="told(opened())") == {"size": USUAL, "least": LEAST, "full": False}


@pytest.mark.parametrize(("screen", "size"), [((1280, 800), [1272, 712]), ((1366, 768), [1280, 680]),
                                              (LARGE, USUAL), ((800, 600), [792, 560])])
def test_on_wayland_which_does_not_tell_of_panels_the_first_window_leaves_room_for_one(
        screen: tuple[int, int], size: list[int], tmp_path: Path) -> None:
    assert on_screens(tmp_path, screen, what="on_wayland(lambda: told(opened()))")["size"] == size


def test_on_wayland_a_window_that_was_closed_is_as_large_again(tmp_path: Path) -> None:
    found = on_screens(tmp_path, (1280, 800), what="on_wayland(lambda: told(opened(closed(opened_as(1272, 750)))))")
    assert found["size"] == [1272, 750]


@pytest.mark.parametrize("screen", [(1600, 900), (960, 1040)])
def test_a_window_that_was_closed_on_a_larger_screen_opens_within_this_one(
        screen: tuple[int, int], tmp_path: Path) -> None:
    """Qt itself does not open one where it was if the screens differ much in their widths."""
    before = f"window := opened(), window.resize({LARGE[0] - 20}, {LARGE[1] - 60}), told(window), closed(window)"
    closed = on_screens(tmp_path, LARGE, what=f"dict(size=({before})[2]['size'], geometry=({before})[3])")
    assert closed["size"] == [LARGE[0] - 20, LARGE[1] - 60]
    again = on_screens(tmp_path, screen, what=f"told(opened({closed['geometry']!r}))")
    assert fits(again["size"], screen)
    assert again["least"] == LEAST


def test_a_window_that_is_moved_to_a_smaller_screen_becomes_smaller_but_not_one_across_two(tmp_path: Path) -> None:
    small = (853, 480)
    begun = f"window := opened(), window.move({small[0] + 100}, 20), told(window)"
    moved = on_screens(tmp_path, small, LARGE, what=f"({begun}, window.move(20, 20), told(window))[-1]")
    assert fits(moved["size"], small)
    assert moved["least"] < LEAST
    across = f"window.resize(2400, 900), told(window), window.move({small[0] - 1800}, 20), told(window)"
    assert on_screens(tmp_path, small, LARGE, what=f"({begun}, {across})[-1]")["size"] == [2400, 900]


def test_a_size_that_is_asked_for_may_be_less_than_the_least_but_is_none_that_the_screen_has_not(
        tmp_path: Path) -> None:
    def asked(size: str, *, seen: bool) -> dict[str, Any]:
        what = f"(window := opened(), window.on_screen.ask(QSize({size}), seen={seen}), told(window))[-1]"
        return on_screens(tmp_path, (1093, 614), what=what)

    assert asked("700, 500", seen=True) == {"size": [700, 500], "least": [700, 500], "full": False}
    assert fits(asked("1920, 1080", seen=True)["size"], (1093, 614))
    assert asked("1920, 1080", seen=False)["size"] == [1920, 1080]
