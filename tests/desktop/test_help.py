"""The help sheet lists every key and gesture, and every key that it lists does something."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.helpers.amount import LONG
from tests.helpers.positions import position
from tests.helpers.reviewed import kept_game
from tests.helpers.window import Hand, hand_in, open_window, session_at, wait_until
from throne_desktop.language.i18n import words
from throne_desktop.screens.help.help_sheet import HelpSheet, key_words
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.widgets.keys import FIXED, IN_GAME, LETTER_WHAT, ON_TABLE, WITH_MOUSE
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


MINE = "stacks.1"
MANY_MOVES = position("behind-the-throne", row="king queen", mine="general jester assassin",
                      rival="judge*2 alchemist prophet king general",
                      third="judge alchemist prophet*2 queen jester", seats=3)


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        opened.open_session(session_at(MANY_MOVES))
        yield opened


def press(window: Window, keys: str) -> None:
    """Press keys together, wherever the focus is."""
    combination = QKeySequence(keys)[0]
    QTest.keyClick(window.focusWidget() or window, combination.key(), combination.keyboardModifiers())


def frame(hand: Hand) -> str:
    keyboard = hand.screen.table_view.keyboard
    assert keyboard is not None
    return keyboard.at.place if keyboard.frame_shown and keyboard.at is not None else ""


def seen(window: Window) -> object:
    """All that a key of the play screen may change."""
    if window.play_screen is None or window.pages.currentWidget() is not window.play_screen:
        return window.pages.currentWidget()
    hand = hand_in(window)
    keyboard = hand.screen.table_view.keyboard
    assert keyboard is not None
    return (window.isFullScreen(), hand.played, hand.prompt, hand.note, frame(hand), keyboard.carried,
            window.focusWidget(), hand.lit, hand.screen.moves.currentRow(),
            hand.screen.table_view.preview.shown is not None, hand.screen.rail.pause_button.isChecked(),
            len(hand.scene.items()), hand.screen.client.can_redo)


@dataclass(frozen=True)
class Before:
    """What is done before a key is pressed, so that it has something to do."""

    keys: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    at: str = ""
    from_review: bool = False


BEFORE = {
    "go": Before(at="row/1"),
    "act": Before(at="row/1"),
    "look": Before(at="row/1"),
    "ends": Before(at=f"{MINE}/jester/0"),
    "undo": Before(moves=("Jester: down 1",)),
    "redo": Before(("U",), ("Jester: down 1",)),
    "back": Before(("L",)),
    "review": Before(from_review=True),
}


@pytest.mark.parametrize(("name", "key"), [pytest.param(keys.name, key, marks=LONG if place else ())
                                           for keys in FIXED.values() for place, key in enumerate(keys.keys)])
def test_every_key_of_the_sheet_does_something(window: Window, name: str, key: str) -> None:
    hand, before = hand_in(window), BEFORE.get(name, Before())
    for move in before.moves:
        hand.choose(move)
    if before.at:
        walk_to(window, before.at)
    for each in before.keys:
        press(window, each)
    if before.from_review:
        hand.screen.lead_back(Origin(kept_game(reviewed=True), 0, 0))
    was = seen(window)
    press(window, key)
    wait_until(lambda: seen(window) != was, f"the key {key} does something")


def walk_to(window: Window, place: str) -> None:
    """Press arrow keys until the frame is there."""
    wander = random.Random(1)
    for _ in range(400):
        if frame(hand_in(window)) == place:
            return
        press(window, wander.choice(("Right", "Left", "Up", "Down")))
    raise AssertionError(f"The frame does not come to {place}.")


def test_f1_opens_the_sheet_and_closes_it_and_the_keyboard_is_where_it_was(window: Window) -> None:
    press(window, "M")
    press(window, "F1")
    assert isinstance(window.pages.currentWidget(), HelpSheet)
    press(window, "F1")
    assert window.pages.currentWidget() is window.play_screen
    assert window.focusWidget() is hand_in(window).screen.moves


def test_the_sheet_has_every_key_and_every_gesture(window: Window) -> None:
    window.open_page("help")
    sheet = window.pages.currentWidget()
    assert isinstance(sheet, HelpSheet)
    shown = {label.text() for label in sheet.findChildren(QLabel)}
    for keys in (*ON_TABLE, *IN_GAME):
        assert words(keys.what) in shown
        assert {key_words(key) for key in keys.keys} <= shown or keys.name == "number"
    for gesture in WITH_MOUSE:
        assert {words(gesture.how), words(gesture.what)} <= shown
    assert {words(LETTER_WHAT), "1 to 9", "Shift+Tab", "←"} <= shown


def test_the_sheet_opens_on_the_home_screen_too() -> None:
    with open_window() as window:
        window.open_home()
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F1)
        assert isinstance(window.pages.currentWidget(), HelpSheet)
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
        assert not isinstance(window.pages.currentWidget(), HelpSheet)
