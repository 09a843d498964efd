"""Shows home and a table under sway on screens of several scales, and compares what is there with the window's own.

Run under a sway that has one screen, HEADLESS-1, as `python -m tests.helpers.under_sway FOLDER`, which gets the
pictures. At each scale the window is opened there, and has come there from another while it was open: it must look the
same dot by dot. Then the screen is switched off and on again, and turned. Prints what is not as it should be.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from engine import load_game
from tests.helpers.sessions import new_game
from tests.helpers.window import Hand, hand_in, open_window
from throne_desktop.language import i18n
from throne_desktop.modes.loop import turn_for, turn_until
from throne_desktop.window.window import Window

SCREEN: Final = "HEADLESS-1"
SCALES: Final = {1.0: "1280x800", 1.25: "1600x1000", 1.5: "1920x1200", 1.75: "2240x1400", 2.0: "2560x1600"}
"""The size of the screen in dots at each scale: the window has the same size on all of them."""
_RESTS: Final = 1.0
"""Seconds after which everything has come to rest."""
_LIFTED: Final = QPoint(37, 83)
_PATIENCE: Final = 20.0


def sway(*command: str) -> None:
    """Have sway do something with its screen."""
    subprocess.run(["swaymsg", "-q", "output", SCREEN, *command], check=True)
    turn_for(_RESTS)


def scale_to(scale: float) -> None:
    """Another scale, at which as much has room on the screen."""
    sway("mode", SCALES[scale], "scale", str(scale))


class Looking:
    """Takes pictures, and notes what differs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.faults: list[str] = []

    def look(self, window: QWidget, name: str) -> QImage:
        """What is on the screen, once that is what the window shows."""
        file = self._folder / f"{name}.png"
        turn_for(_RESTS)
        grabbing = subprocess.Popen(["grim", str(file)])
        turn_until(lambda: grabbing.poll() is not None, _PATIENCE)
        seen = QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32)
        own = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        own.setDevicePixelRatio(1.0)
        self.expect(seen == own, f"{name}: the screen ({_size(seen)}) shows what the window ({_size(own)}) shows")
        return seen

    def expect(self, is_so: bool, what: str) -> None:
        """Note what is not so."""
        print(f"{'yes' if is_so else 'NO'}: {what}", flush=True)
        if not is_so:
            self.faults.append(what)


def _size(picture: QImage) -> str:
    return f"{picture.width()}x{picture.height()}"


@contextmanager
def table() -> Iterator[tuple[Window, Hand]]:
    """A table with cards in hand."""
    with open_window() as window:
        window.open_session(new_game(load_game("rival-kings"), 2, 5), 0)
        turn_for(_RESTS)
        hand = hand_in(window)
        hand.settle()
        yield window, hand


def lift(hand: Hand) -> None:
    """Hold a card over the table."""
    card = hand.marked[0]
    hand.hold(card, hand.point(card) - _LIFTED)


def at_scale(looking: Looking, scale: float) -> None:
    """The window opened at a scale, and come there from others."""
    scale_to(scale)
    with open_window() as window:
        window.open_home()
        home = looking.look(window, f"{scale}-home")
    with table() as (window, hand):
        laid = looking.look(window, f"{scale}-table")
        lift(hand)
        held = looking.look(window, f"{scale}-held")
    for before in (1.0, 1.5 if scale == 2.0 else 2.0):
        name = f"{before}-{scale}"
        scale_to(before)
        with open_window() as window:
            window.open_home()
            turn_for(_RESTS)
            scale_to(scale)
            looking.expect(looking.look(window, f"{name}-home") == home, f"{name}: home is as sharp as opened there")
        scale_to(before)
        with table() as (window, hand):
            scale_to(scale)
            looking.expect(looking.look(window, f"{name}-table") == laid, f"{name}: so is the table")
            lift(hand)
            looking.expect(looking.look(window, f"{name}-held") == held, f"{name}: so is a card that is held")


def without_screen(looking: Looking) -> None:
    """The only screen goes and comes back, and is turned."""
    scale_to(1.5)
    with table() as (window, _):
        before = looking.look(window, "on")
        least = window.minimumSize()
        sway("disable")
        looking.expect(window.minimumSize() == least, f"no screen: the window keeps its least size, {least.toTuple()}")
        sway("enable")
        looking.expect(looking.look(window, "on-again") == before, "off and on again: the table looks as before")
        sway("transform", "90")
        turned = looking.look(window, "turned")
        looking.expect(turned.width() < turned.height(), "turned: the screen is higher than wide")
        sway("transform", "normal")
        looking.expect(looking.look(window, "turned-back") == before, "turned back: the table looks as before")


def main(folder: Path) -> int:
    """Look at everything; returns how much is not as it should be."""
    application = QApplication(["throne-desktop"])
    application.setDesktopFileName("throne-desktop")
    application.setCursorFlashTime(0)
    i18n.use("en")
    looking = Looking(folder)
    for scale in list(SCALES)[1:]:
        at_scale(looking, scale)
    without_screen(looking)
    return len(looking.faults)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
