"""A program of its own: all screens of its display go away while a game is on the table, and come back.

`python -m tests.helpers.screens_gone FOLDER` prints as JSON how dense the window is before, in between and afterwards,
how large its picture is, and how many dots of that look otherwise afterwards; the folder gets both pictures.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from throne_desktop.window.window import Window

_OUTPUT: Final = "screen"
"""What Xvfb calls its only one."""
_SIZE: Final = (640, 410)
_OTHER: Final = (600, 400)
_SECONDS: Final = 0.8
"""After a change, until all that follows from it has been painted."""


def _turn(on: bool) -> None:
    """Turn the screen on or off. In its end, xrandr asks for a display without any pixels, and fails."""
    subprocess.run(["xrandr", "--output", _OUTPUT, "--auto" if on else "--off"], check=on, stderr=subprocess.DEVNULL)


def _seen(window: QWidget) -> QImage:
    """What the display shows of the window."""
    from PySide6.QtGui import QImage

    return window.screen().grabWindow(window.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def _differing(one: QImage, other: QImage) -> int:
    """How many dots differ."""
    if one.size() != other.size():
        return max(one.width() * one.height(), other.width() * other.height())
    rows = (memoryview(image.constBits()).cast("I") for image in (one, other))
    return sum(left != right for left, right in zip(*rows, strict=True))


def _is_there() -> bool:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.primaryScreen().name() == _OUTPUT


def _settle(reached: Callable[[], bool], what: str) -> None:
    from tests.helpers.window import wait_until
    from throne_desktop.modes.loop import turn_for

    wait_until(reached, what)
    turn_for(_SECONDS)


def _go_and_come(window: Window) -> tuple[list[float], list[QImage]]:
    """How dense the window is before, in between and afterwards, and how it looks before and afterwards."""
    _settle(_is_there, "the table is on the screen")
    ratios, pictures = [window.devicePixelRatioF()], [_seen(window)]
    _turn(on=False)
    _settle(lambda: not _is_there(), "the screen is gone")
    ratios.append(window.devicePixelRatioF())
    window.resize(*_OTHER)
    _settle(lambda: not _is_there(), "the window has another size meanwhile")
    _turn(on=True)
    _settle(_is_there, "the screen is back")
    window.resize(*_SIZE)
    _settle(_is_there, "the window has its size again")
    return [*ratios, window.devicePixelRatioF()], [*pictures, _seen(window)]


def main(folder: Path) -> None:
    """Print what is seen."""
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setCursorFlashTime(0)
    from engine import Session, load_game
    from tests.helpers.window import open_window, persons
    from throne_desktop.language import i18n

    i18n.use("en")
    with open_window() as window:
        window.on_screen.ask(QSize(*_SIZE), seen=False)
        window.open_session(Session(load_game("rival-kings"), 2, 5, players=persons(2)), 0)
        ratios, pictures = _go_and_come(window)
    for name, picture in zip(("before", "after"), pictures, strict=True):
        picture.save(str(folder / f"{name}.png"))
    sys.stdout.write(json.dumps({"ratios": ratios, "size": pictures[0].size().toTuple(),
                                 "differing": _differing(*pictures)}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
