"""Closing the window paints what the next start will show, unless exactly that was seen already."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QSize

from engine import GAMES
from engine.session.entries import Seating
from tests.helpers.window import open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

PLAYED = Setup(GAMES[0], (Seating("Ann"), Seating("Ben")), {}, 1)


@pytest.fixture(autouse=True)
def paints_no_next_start() -> None:
    """A window that is closed prepares the next start, as it does in the program."""


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[QSize]:
    """The sizes for which home is painted without being shown."""
    found: list[QSize] = []
    monkeypatch.setattr(HomeScreen, "prepare", lambda home, size: found.append(size))
    return found


def see_home(window: Window) -> None:
    """Open home, and wait until it has been painted."""
    seen: list[bool] = []
    window.open_home()
    assert window.after_first_frame(lambda: seen.append(True))
    wait_until(lambda: bool(seen), "home is painted")


CHANGES: dict[str, tuple[bool, Callable[[Window], object]]] = {
    "nothing": (False, lambda window: None),
    "another page": (False, lambda window: window.open_page("preferences")),
    "another size": (True, lambda window: window.resize(1100, 700)),
    "another theme": (True, lambda window: theme.wear("dark")),
    "larger texts": (True, lambda window: theme.wear("light", 130)),
    "another language": (True, lambda window: i18n.use("de")),
    "a game": (True, lambda window: window.start(PLAYED)),
}
"""What happens once home was seen, and whether the next start shows other pictures for it."""


@pytest.mark.parametrize(("other", "change"), CHANGES.values(), ids=CHANGES)
def test_what_was_seen_is_not_painted_again_and_anything_else_is(
        other: bool, change: Callable[[Window], object], prepared: list[QSize]) -> None:
    try:
        with open_window() as window:
            see_home(window)
            change(window)
            QCoreApplication.processEvents()
            size = window.pages.size()
        assert prepared == [size] * other
    finally:
        theme.wear("light")
        i18n.use("en")


def test_a_home_that_nobody_saw_is_painted(prepared: list[QSize]) -> None:
    with open_window() as window:
        window.start(PLAYED)
    assert len(prepared) == 1
