"""Keys can be changed: what clashes is said, help and buttons show the new ones, and bad settings do no harm."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.helpers.positions import position
from tests.helpers.window import click, hand_in, open_window, session_at
from throne_desktop.screens.help.help_sheet import HelpSheet
from throne_desktop.screens.preferences.key_choices import KeysScreen
from throne_desktop.screens.preferences.preferences import PreferencesScreen
from throne_desktop.storage.settings import Settings, load_settings, settings_file
from throne_desktop.widgets import keys
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    yield
    keys.follow(())


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        opened.open_session(session_at(position("behind-the-throne", row="king queen", mine="general jester",
                                                rival="judge", deck="judge*2 king*3")))
        yield opened


def press(window: Window, key: str) -> None:
    combination = QKeySequence(key)[0]
    QTest.keyClick(window.focusWidget() or window, combination.key(), combination.keyboardModifiers())


def page(window: Window) -> KeysScreen:
    """The list of keys, opened as a user does."""
    window.open_preferences()
    preferences = window.pages.currentWidget()
    assert isinstance(preferences, PreferencesScreen)
    preferences.keys.click()
    shown = window.pages.currentWidget()
    assert isinstance(shown, KeysScreen)
    return shown


def choose(window: Window, name: str, key: str) -> KeysScreen:
    shown = window.pages.currentWidget()
    assert isinstance(shown, KeysScreen)
    shown.buttons[name].click()
    press(window, key)
    return shown


def test_a_new_key_acts_at_once_is_shown_and_kept(window: Window) -> None:
    shown = page(window)
    choose(window, "log", "Ctrl+G")
    assert shown.buttons["log"].text() == "Ctrl+G"
    assert load_settings(settings_file())[0].keys == ("log/Ctrl+G",)
    press(window, "Esc")
    press(window, "Esc")
    hand = hand_in(window)
    press(window, "L")
    assert hand.screen.surround.open_page == ""
    press(window, "Ctrl+G")
    assert hand.screen.surround.open_page == "log"
    assert hand.screen.rail.pages["log"].toolTip().endswith("Key: Ctrl+G")
    press(window, "F1")
    sheet = window.pages.currentWidget()
    assert isinstance(sheet, HelpSheet)
    assert "Ctrl+G" in {label.text() for label in sheet.findChildren(QLabel)}


def test_a_key_of_the_whole_window_can_be_changed_too(window: Window) -> None:
    page(window)
    choose(window, "full-screen", "F9")
    press(window, "F11")
    assert not window.isFullScreen()
    press(window, "F9")
    assert window.isFullScreen()


def test_what_clashes_is_said_and_changes_nothing(window: Window) -> None:
    shown = page(window)
    for key, why in (("U", "U is already in use: Take back a move. Give that command another key first."),
                     ("I", "I is already in use: Show the card large, with its ability. Give that command another "
                           "key first."),
                     ("Ctrl+C", "Ctrl+C always copies or pastes."),
                     ("5", "Choose a letter or a key from F1 to F12, with or without Ctrl or Shift."),
                     ("Space", "Choose a letter or a key from F1 to F12, with or without Ctrl or Shift.")):
        choose(window, "hint", key)
        assert shown.trouble.text() == why
        assert keys.in_use("hint") == ("H",)
    choose(window, "undo", "B")
    choose(window, "hint", "U")
    assert shown.trouble.text() == ""
    assert (keys.in_use("undo"), keys.in_use("hint")) == (("B", "Ctrl+Z"), ("U",))


def test_esc_and_leaving_the_button_change_nothing(window: Window) -> None:
    shown = page(window)
    shown.buttons["hint"].click()
    assert shown.buttons["hint"].text() == "Press a key"
    press(window, "Esc")
    assert window.pages.currentWidget() is shown
    assert shown.buttons["hint"].text() == "H"
    shown.buttons["hint"].click()
    shown.buttons["undo"].setFocus()
    assert shown.buttons["hint"].text() == "H"


def test_the_usual_keys_come_back(window: Window) -> None:
    shown = page(window)
    choose(window, "hint", "T")
    click(shown.usual)
    assert keys.in_use("hint") == ("H",)
    assert window.settings.keys == ()


def test_letters_of_buttons_keep_away_from_new_keys() -> None:
    keys.follow(("hint/T",))
    assert {"T"} <= keys.reserved() and "H" not in keys.reserved()


@pytest.mark.parametrize(("kept", "hint", "undo"), [
    (("hint/U", "undo/H"), "U", "H"),
    (("hint/U",), "H", "U"),
    (("hint/5", "undo/Alt+F4", "go/X", "nothing/Q", "", "hint", "undo/" + "U" * 900), "H", "U"),
    (("hint/B", "undo/B"), "H", "B"),
    (("hint/B", "hint/T"), "T", "U")])
def test_bad_settings_leave_the_usual_keys(kept: tuple[str, ...], hint: str, undo: str) -> None:
    with open_window(keys=kept) as window:
        assert (keys.in_use("hint")[0], keys.in_use("undo")[0]) == (hint, undo)
        assert window.settings.keys == kept, "They stay in the file."
    assert Settings().keys == ()
