"""A program of its own: shows pages on screens of several densities, and tells how sharp they are there.

`python -m tests.helpers.densities FOLDER NAME=RATIO...` has screens of these names and densities. With a single one it
keeps in the folder what every page looks like there. With two it prints how many dots of every page look otherwise on
the second one: where the window comes there from the first (`moved`), and where the page is opened there (`opened`).
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from engine import Session
    from throne_desktop.window.window import Window

_SIZE: Final = (900, 600)
_APART: Final = 4000
_BESIDE: Final = 20
_CLEARLY: Final = bytes(grey > 40 for grey in range(256))
"""Whether a difference of that much grey is clear: letters may be one step off."""


def with_screens(folder: Path, screens: dict[str, float]) -> None:
    """Let Qt draw nowhere, with these screens side by side: the window comes up on the first."""
    described = [{"name": name, "x": number * _APART, "y": 0, "width": 3200, "height": 2000, "logicalDpi": 96,
                  "logicalBaseDpi": 96, "dpr": 1} for number, name in enumerate(screens)]
    file = folder / f"{'-'.join(screens)}.json"
    file.write_text(json.dumps({"synchronousWindowSystemEvents": True, "windowFrameMargins": False,
                                "screens": described}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file}"
    os.environ["QT_SCREEN_SCALE_FACTORS"] = ";".join(f"{name}={ratio}" for name, ratio in screens.items())


def _dealt(game_id: str) -> Session:
    from engine import Session, load_game
    from tests.helpers.window import persons

    game = load_game(game_id)
    return Session(game, game.seats[0], 5, players=persons(game.seats[0]))


def _table(game_id: str, window: Window) -> None:
    window.open_session(_dealt(game_id), 0)


def _players(window: Window) -> None:
    _table("throne", window)
    window.open_players()


def _replay(window: Window) -> None:
    from tests.helpers.replaying import game_under_way
    from throne_desktop.storage import paths
    from throne_desktop.window.archive import open_replay

    open_replay(window, game_under_way(paths.games() / "game.jsonl"))


def _result(window: Window) -> None:
    from tests.helpers.sessions import play_at_random

    session = _dealt("behind-the-throne")
    play_at_random(session, random.Random(3))
    window.open_session(session, 0)
    window.open_result()


PAGES: Final[dict[str, Callable[[Window], object]]] = {
    "home": lambda _: None,
    "new game": lambda window: window.open_new_game("rival-kings"),
    "rules": lambda window: window.open_rule_book("rival-kings"),
    "preferences": lambda window: window.open_preferences(),
    "players": _players,
    "throne": partial(_table, "throne"),
    "rival kings": partial(_table, "rival-kings"),
    "result": _result,
    "replay": _replay,
}
"""What is looked at, above or in place of home: pages with pictures of every kind."""


def _look(window: Window, place: int) -> QImage:
    """The window's picture on that screen."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtGui import QGuiApplication, QImage

    window.move(place * _APART + _BESIDE, _BESIDE)
    window.resize(*_SIZE)
    for _ in range(3):
        QGuiApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _differing(picture: QImage, file: Path) -> int:
    """How many dots differ clearly from those of the picture that is kept."""
    from PySide6.QtGui import QImage, QPainter

    kept = QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(1.0)
    assert kept.size() == picture.size(), (kept.size(), picture.size())
    painter = QPainter(kept)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, picture)
    painter.end()
    grey = kept.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, width, line = bytes(grey.constBits()), grey.width(), grey.bytesPerLine()     # a line ends with what is no dot
    return sum(bits[start:start + width].translate(_CLEARLY).count(1) for start in range(0, len(bits), line))


def main(folder: Path, screens: dict[str, float]) -> None:
    """Keep what all pages look like on the only screen, or print as JSON how they differ from that on the second."""
    with_screens(folder, screens)
    from PySide6.QtWidgets import QApplication

    application = QApplication(sys.argv[:1])
    application.setCursorFlashTime(0)
    from tests.helpers.window import open_window
    from throne_desktop.language import i18n
    from throne_desktop.storage import paths

    i18n.use("en")
    paths.games().mkdir(parents=True, exist_ok=True)
    last, name = len(screens) - 1, list(screens)[-1]
    told: dict[str, dict[str, int]] = {"moved": {}, "opened": {}}
    for page, opens in PAGES.items():
        file = folder / f"{page}-{name}.png"
        for first, how in ((0, "moved"), (last, "opened"))[:len(screens)]:
            with open_window() as window:
                _look(window, first)
                window.open_home()
                opens(window)
                _look(window, first)
                picture = _look(window, last)
                if len(screens) == 1:
                    picture.save(str(file), "PNG", 90)
                else:
                    told[how][page] = _differing(picture, file)
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), {name: float(ratio) for name, _, ratio in (each.partition("=") for each in sys.argv[2:])})
