"""The whole screen: by a key, in the menu of a game and in the preferences, and always a way out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.helpers.positions import position
from tests.helpers.window import hand_in, open_window, session_at
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


def press(window: Window, key: Qt.Key) -> None:
    QTest.keyClick(window.focusWidget() or window, key)


def test_f11_fills_the_screen_and_esc_leaves_it_only_where_it_has_nothing_else_to_do() -> None:
    with open_window() as window:
        window.open_home()
        press(window, Qt.Key.Key_F11)
        assert window.isFullScreen()
        press(window, Qt.Key.Key_Escape)
        assert not window.isFullScreen()
        window.open_session(session_at(position("throne", "1 lay; hand.1 king seven; hand.2 eight; rest deck")))
        press(window, Qt.Key.Key_F11)
        press(window, Qt.Key.Key_Escape)
        assert window.isFullScreen(), "At the table Esc puts cards back."
        entry = hand_in(window).entry("Full screen")
        window.play_screen.rail.menu.aboutToShow.emit()
        assert entry.isChecked()
        entry.trigger()
        assert not window.isFullScreen()


def test_the_preferences_show_and_change_whether_the_screen_is_filled() -> None:
    with open_window() as window:
        window.open_home()
        window.open_preferences()
        page = window.pages.currentWidget()
        assert isinstance(page, PreferencesScreen) and not page.full_screen.isChecked()
        press(window, Qt.Key.Key_F11)
        assert page.full_screen.isChecked()
        page.full_screen.click()
        assert not window.isFullScreen() and not page.full_screen.isChecked()
