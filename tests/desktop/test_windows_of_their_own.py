"""No part of a page is ever a window of its own, not even for a moment: it would flash, and take the keyboard away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from engine import GAMES
from tests.helpers.window import open_window
from throne_desktop.screens.pages import PAGES
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


class Shown(QObject):
    """Notes what is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened


@pytest.fixture
def shown(window: Window) -> Iterator[Shown]:
    """What is shown as a window while a page is opened."""
    watch, app = Shown(), QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    yield watch
    app.removeEventFilter(watch)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_new_game_is_asked_for_in_one_window(window: Window, shown: Shown, game_id: str) -> None:
    window.open_new_game(game_id)
    QApplication.processEvents()
    assert shown.windows == []
    assert QApplication.activeWindow() is window


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_opened_in_one_window(window: Window, shown: Shown, name: str) -> None:
    window.open_page(name)
    QApplication.processEvents()
    assert shown.windows == []
