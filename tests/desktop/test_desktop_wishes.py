"""What the desktop wishes is done before the first picture and as soon as it changes, in every kind of session.

A portal of our own says it, on a bus of our own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from tests.helpers.own_screen import own_screen
from throne_desktop.storage.settings import Settings, save_settings, settings_file

ROOT = Path(__file__).parents[2]
HELPERS = ROOT / "tests" / "helpers"
PATIENCE = 60.0
"""Seconds after which a process that does not tell what it should is ended."""
USUAL = {"theme": "light", "text": 100, "still": False}
"""How the program looks on a desktop that wishes nothing."""

X11 = {"QT_QPA_PLATFORM": "xcb"}
SESSIONS = {
    "GNOME": {**X11, "XDG_CURRENT_DESKTOP": "GNOME", "QT_QPA_PLATFORMTHEME": "gtk3"},
    "GNOME without the plugin for GTK": {**X11, "XDG_CURRENT_DESKTOP": "GNOME", "QT_QPA_PLATFORMTHEME": "gnome"},
    "KDE": {**X11, "XDG_CURRENT_DESKTOP": "KDE", "KDE_SESSION_VERSION": "6"},
    "XFCE": {**X11, "XDG_CURRENT_DESKTOP": "XFCE"},
    "a sandbox": {**X11, "QT_QPA_PLATFORMTHEME": "xdgdesktopportal"},
    "sway": {"QT_QPA_PLATFORM": "offscreen", "XDG_CURRENT_DESKTOP": "sway"},
}
"""The variables that tell Qt which session it is in; what is no X11 stands for Wayland."""
OF_QT = ("QT_QPA_PLATFORM", "QT_QPA_PLATFORMTHEME", "XDG_CURRENT_DESKTOP", "KDE_SESSION_VERSION", "KDE_FULL_SESSION",
         "WAYLAND_DISPLAY", "DISPLAY", "XCURSOR_SIZE", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR")

SCHEME = ("org.freedesktop.appearance", "color-scheme")
CONTRAST = ("org.freedesktop.appearance", "contrast")
HIGH_CONTRAST = ("org.gnome.desktop.a11y.interface", "high-contrast")
MOTION = ("org.freedesktop.appearance", "reduced-motion")
ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")
DURATION = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
TEXTS = ("org.gnome.desktop.interface", "text-scaling-factor")
POINTER = ("org.gnome.desktop.interface", "cursor-size")
CLICK = ("org.gnome.desktop.peripherals.mouse", "double-click")
FORMER_CLICK = ("org.gnome.settings-daemon.peripherals.mouse", "double-click")

Answers = dict[tuple[str, str], Any]


class Process:
    """A process that tells in lines of JSON what happens, and can be told lines."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(command, env=environment, cwd=ROOT, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)
        self.told: list[dict[str, Any]] = []
        self._patience = Timer(PATIENCE, self.process.kill)
        self._patience.start()

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next line that fits."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.told.append(json.loads(line))
            if fits(self.told[-1]):
                return self.told[-1]
        raise AssertionError(f"It ended: {self.told}")

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def end(self) -> None:
        self._patience.cancel()
        self.process.kill()
        self.process.communicate()


class Desk:
    """A screen, a bus, and on it a portal if there is one; programs are started there."""

    def __init__(self, display: str, bus: str) -> None:
        self._ending = ExitStack()
        kept = {name: value for name, value in os.environ.items() if name not in OF_QT}
        self.environment = {**kept, "DISPLAY": display, "PYTHONPATH": str(ROOT), "LANGUAGE": "en"}
        if bus:
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        self._portal: Process | None = None

    def _start(self, name: str, *arguments: str, **environment: str) -> Process:
        started = Process([sys.executable, str(HELPERS / name), *arguments], {**self.environment, **environment})
        self._ending.callback(started.end)
        return started

    @property
    def portal(self) -> Process:
        """The portal of this desktop."""
        assert self._portal is not None
        return self._portal

    def put_portal(self, answers: Answers, *, silent: bool = False) -> None:
        """Have a portal that says this, or one that is silent until it is told to answer."""
        settings: dict[str, dict[str, Any]] = {}
        for (space, name), value in answers.items():
            settings.setdefault(space, {})[name] = value
        self._portal = self._start("mock_portal.py", json.dumps({"settings": settings, "silent": silent}),
                                   QT_QPA_PLATFORM="offscreen")
        self._portal.until(lambda line: "portal" in line)

    def start(self, session: str, *options: str) -> Process:
        """Start the program in such a session."""
        return self._start("wishing.py", *options, **SESSIONS[session])

    def change(self, key: tuple[str, str], value: Any) -> None:
        """The desktop changes its mind."""
        self.portal.tell(json.dumps({"space": key[0], "name": key[1], "value": value}))

    def close(self) -> None:
        self._ending.close()


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen of our own."""
    with own_screen() as name:
        yield name


@pytest.fixture
def bus() -> Iterator[str]:
    """The address of a bus of our own, on which nothing is started by itself."""
    reading, writing = os.pipe()
    daemon = subprocess.Popen(["dbus-daemon", f"--config-file={HELPERS / 'bus.conf'}", f"--print-address={writing}"],
                              pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as address:
        yield address.readline().strip()
    daemon.terminate()
    daemon.wait()


@pytest.fixture
def desk(display: str, bus: str) -> Iterator[Desk]:
    """A desktop with a bus."""
    made = Desk(display, bus)
    yield made
    made.close()


def seen(program: Process) -> dict[str, Any]:
    """How it looks when home is first seen."""
    return look(program.until(lambda line: line["when"] == "seen"))


def look(told: dict[str, Any]) -> dict[str, Any]:
    """Of what it tells, how it looks."""
    return {name: told[name] for name in USUAL}


def until(program: Process, **wanted: Any) -> dict[str, Any]:
    """Wait until it looks like this."""
    return program.until(lambda line: all(line[name] == value for name, value in wanted.items()))


def larger(session: str, percent: int) -> int:
    """The size of texts that the program uses for one of the desktop's: on X11, Qt makes all of the window larger."""
    return 100 if SESSIONS[session]["QT_QPA_PLATFORM"] == "xcb" else percent


# -- at the start and live ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize("session", SESSIONS)
def test_in_every_session_the_first_picture_and_every_later_one_is_as_the_desktop_wishes(
        desk: Desk, session: str) -> None:
    desk.put_portal({SCHEME: 1, CONTRAST: 0, ANIMATIONS: False, TEXTS: 1.3, CLICK: 777, POINTER: 48})
    program = desk.start(session, "--patient")
    first = program.until(lambda line: line["when"] == "seen")
    assert look(first) == {"theme": "dark", "text": larger(session, 130), "still": True}
    assert (first["click"], first["pointer"]) == (777, "48")
    for key, value, wanted in ((CONTRAST, 1, {"theme": "contrast", "still": True}), (SCHEME, 2, {"theme": "contrast"}),
                               (CONTRAST, 0, {"theme": "light"}), (ANIMATIONS, True, {"still": False}),
                               (MOTION, 1, {"still": True}), (TEXTS, 1.45, {"text": larger(session, 145)}),
                               (CLICK, 250, {"click": 250, "theme": "light", "still": True})):
        desk.change(key, value)
        until(program, **wanted)
    assert {each for line in program.told for each in line["fonts"]} == {"Source Serif Pro"}


@pytest.mark.parametrize("session", SESSIONS)
def test_in_every_session_high_contrast_is_there_from_the_first_picture_on(desk: Desk, session: str) -> None:
    desk.put_portal({SCHEME: 1, CONTRAST: 1})
    program = desk.start(session, "--patient")
    assert seen(program) == {**USUAL, "theme": "contrast"}


@pytest.mark.parametrize(("answers", "wanted"), [
    ({HIGH_CONTRAST: True}, {"theme": "contrast"}), ({MOTION: 1}, {"still": True}), ({DURATION: "0"}, {"still": True}),
    ({SCHEME: "dark", CONTRAST: "high", TEXTS: "large", CLICK: "slow", ANIMATIONS: 0, MOTION: "1"}, {}),
    ({TEXTS: 99.0, CLICK: -4, SCHEME: 7, POINTER: 0}, {}), ({TEXTS: 4.0}, {"text": 160}), ({TEXTS: 0.5}, {}),
], ids=str)
def test_older_portals_are_understood_and_nonsense_is_not(desk: Desk, answers: Answers, wanted: dict[str, Any]) -> None:
    desk.put_portal(answers)
    program = desk.start("sway", "--patient")
    told = program.until(lambda line: line["when"] == "seen")
    assert (look(told), told["click"], told["pointer"]) == ({**USUAL, **wanted}, 400, "")


def test_a_double_click_lasts_as_long_as_an_older_desktop_says(desk: Desk) -> None:
    desk.put_portal({FORMER_CLICK: 600})
    program = desk.start("sway", "--patient")
    assert program.until(lambda line: line["when"] == "seen")["click"] == 600


def test_what_somebody_has_chosen_counts_more_than_what_the_desktop_wishes(desk: Desk) -> None:
    save_settings(Settings(theme="light", motion="move", text_size=115), settings_file())
    desk.put_portal({SCHEME: 1, ANIMATIONS: False, TEXTS: 1.45})
    program = desk.start("sway", "--patient")
    assert seen(program) == {"theme": "light", "text": 115, "still": False}
    for key, value in ((CONTRAST, 1), (TEXTS, 1.6), (MOTION, 1)):
        desk.change(key, value)
    desk.change(CLICK, 250)
    assert look(until(program, click=250)) == {"theme": "light", "text": 115, "still": False}


# -- nothing waits -----------------------------------------------------------------------------------------------------

def test_home_is_seen_before_a_slow_portal_has_answered_and_then_does_as_it_says(desk: Desk) -> None:
    desk.put_portal({SCHEME: 1, ANIMATIONS: False, TEXTS: 1.3, CLICK: 777}, silent=True)
    program = desk.start("sway")
    assert seen(program) == USUAL
    desk.portal.until(lambda line: line["asked"] == list(CLICK))
    desk.portal.tell("answer")
    until(program, theme="dark", text=130, still=True, click=777)


@pytest.mark.parametrize("session", ["XFCE", "sway"])
def test_without_a_portal_home_is_seen_as_usual(desk: Desk, session: str) -> None:
    assert seen(desk.start(session)) == USUAL


@pytest.mark.parametrize("address", ["", "unix:path=/nowhere", "nonsense"])
def test_without_a_bus_home_is_seen_as_usual(display: str, address: str) -> None:
    desk = Desk(display, address)
    assert seen(desk.start("sway")) == USUAL
    desk.close()


# -- the same everywhere -----------------------------------------------------------------------------------------------

def test_a_page_looks_the_same_with_qts_plugin_for_gtk_and_without_it(display: str, tmp_path: Path) -> None:
    desk = Desk(display, "")
    pictures = []
    for session in ("GNOME", "GNOME without the plugin for GTK"):
        file = tmp_path / f"{len(pictures)}.bmp"
        command = [sys.executable, "-m", "throne_desktop", "--lang", "en", "--page", "preferences", "--screenshot"]
        subprocess.run([*command, str(file)], env={**desk.environment, **SESSIONS[session]}, cwd=ROOT, check=True,
                       timeout=PATIENCE, stdout=subprocess.DEVNULL)
        pictures.append(file.read_bytes())
    assert pictures[0] == pictures[1]
