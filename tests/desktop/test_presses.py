"""Presses reach only what they were meant for: double clicks, and keys that are held down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.session.entries import Seating
from tests.helpers.positions import position
from tests.helpers.reading import Clock
from tests.helpers.screens import home, new_game, open_tile
from tests.helpers.window import Hand, at_table, hand_in, open_window, session_at, wait_until
from throne_desktop.kept.setup import Setup
from throne_desktop.screens import assent
from throne_desktop.screens.help_sheet import HelpSheet
from throne_desktop.screens.home import HomeScreen
from throne_desktop.screens.records import RecordsScreen
from throne_desktop.window import presses
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

LEFT = Qt.MouseButton.LeftButton
PLAYERS = (Seating("Ann"), Seating("Aldwin", "page"))


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window at home, whose pages take clicks as soon as they are there."""
    monkeypatch.setattr(presses, "SURPRISE", 0)
    with open_window() as opened:
        opened.open_home()
        QApplication.processEvents()
        yield opened


def handle_of(window: Window) -> QWindow:
    """What the system tells of the mouse and of keys."""
    handle = window.windowHandle()
    assert handle is not None
    return handle


def middle(window: Window, widget: QWidget) -> QPoint:
    QApplication.processEvents()
    return widget.mapTo(window, widget.rect().center())


def click(window: Window, at: QPoint) -> None:
    """A click as the system tells of it; from one to the next, time enough passes."""
    QTest.mouseClick(handle_of(window), LEFT, Qt.KeyboardModifier.NoModifier, at)


def double_click(window: Window, at: QPoint) -> None:
    QTest.mouseDClick(handle_of(window), LEFT, Qt.KeyboardModifier.NoModifier, at)


def press(window: Window, key: Qt.Key, *, held: bool = False, words: str = "") -> None:
    """A key as the system tells of it; a `held` one repeats."""
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, words, held)
        event.ignore()
        QApplication.sendEvent(handle_of(window), event)


def play(window: Window) -> Hand:
    """A game in which no bot moves."""
    window.start(Setup("behind-the-throne", PLAYERS, {}, 1))
    hand = hand_in(window)
    hand.screen.controller.hold()
    return hand


# -- the mouse ---------------------------------------------------------------------------------------------------------

def test_a_double_click_on_home_in_a_game_does_not_reach_what_lies_there_at_home(window: Window) -> None:
    at = middle(window, play(window).screen.rail.home_button)
    double_click(window, at)
    assert isinstance(window.pages.currentWidget(), HomeScreen)
    click(window, at)
    assert isinstance(window.pages.currentWidget(), HelpSheet), "it takes a click of its own"


def test_a_third_click_in_a_row_is_none_for_the_new_page_either(window: Window) -> None:
    at = middle(window, play(window).screen.rail.home_button)
    for _ in range(3):
        QTest.mousePress(handle_of(window), LEFT, Qt.KeyboardModifier.NoModifier, at)
        QTest.mouseRelease(handle_of(window), LEFT, Qt.KeyboardModifier.NoModifier, at, 1)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_a_button_that_stays_takes_every_click(window: Window) -> None:
    open_tile(window, "Behind the Throne")
    at = middle(window, new_game(window).rows[0].name)
    double_click(window, at)
    assert new_game(window).rows[0].name.hasSelectedText(), "a double click in a field selects its word"


def test_a_double_click_on_an_answer_does_not_answer_the_next_question(window: Window) -> None:
    state = position("behind-the-throne", row="king", deck="queen judge general jester", mine="general*2")
    window.open_session(session_at(state, PLAYERS), viewer=0)
    hand = hand_in(window)
    hand.settle()
    button = next(each for each in hand.screen.ribbon.buttons if each.text().replace("&", "") == "Reveal a card")
    double_click(window, middle(window, button))
    hand.settle()
    assert hand.played == ["reveal"]


def test_a_page_that_has_just_appeared_takes_no_click(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presses, "SURPRISE", 60_000)
    window.open_home()
    at = middle(window, home(window).tiles[0])
    click(window, at)
    double_click(window, at)
    assert isinstance(window.pages.currentWidget(), HomeScreen)
    monkeypatch.setattr(presses, "SURPRISE", 0)
    click(window, at)
    assert not isinstance(window.pages.currentWidget(), HomeScreen)


# -- keys that are held ------------------------------------------------------------------------------------------------

def test_escape_that_is_held_leaves_one_page_and_not_the_next(window: Window) -> None:
    window.open_learn()
    below = window.pages.currentWidget()
    window.open_help()
    press(window, Qt.Key.Key_Escape)
    for _ in range(5):
        press(window, Qt.Key.Key_Escape, held=True)
    assert window.pages.currentWidget() is below
    press(window, Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_help_does_not_come_and_go_while_its_key_is_held(window: Window) -> None:
    for _ in range(2):
        press(window, Qt.Key.Key_F1)
        for _ in range(3):
            press(window, Qt.Key.Key_F1, held=True)
        assert isinstance(window.pages.currentWidget(), HelpSheet)
        window.open_help()


def test_enter_that_is_held_does_nothing_on_the_page_it_has_opened(window: Window) -> None:
    play(window)
    window.open_home()
    home(window).feet[1].setFocus()
    press(window, Qt.Key.Key_Return)
    page = window.pages.currentWidget()
    assert isinstance(page, RecordsScreen)
    wait_until(lambda: page.list.topLevelItemCount() == 1, "the record is listed")
    assert window.focusWidget() is page.list
    for _ in range(5):
        press(window, Qt.Key.Key_Return, held=True)
    assert window.pages.currentWidget() is page


def test_letters_that_are_held_are_typed_again_and_again_where_something_is_typed(window: Window) -> None:
    open_tile(window, "Behind the Throne")
    field = new_game(window).rows[0].name
    field.clear()
    field.setFocus()
    press(window, Qt.Key.Key_A, words="a")
    for _ in range(3):
        press(window, Qt.Key.Key_A, held=True, words="a")
    assert field.text() == "aaaa"


def test_arrows_that_are_held_go_on_from_one_thing_to_the_next(window: Window) -> None:
    home(window).tiles[0].setFocus()
    seen = {window.focusWidget()}
    press(window, Qt.Key.Key_Tab)
    for _ in range(4):
        press(window, Qt.Key.Key_Tab, held=True)
        seen.add(window.focusWidget())
    assert len(seen) > 3


# -- help that has a price ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("seconds", "presses_", "agreed"), [
    (0.2, 2, False), (0.2, 3, False), (0.2, 8, False), (0.55, 2, False), (0.65, 2, True)])
def test_only_who_can_have_read_what_help_costs_agrees_to_it(
        monkeypatch: pytest.MonkeyPatch, seconds: float, presses_: int, agreed: bool) -> None:
    monkeypatch.setattr(assent, "time", Clock(seconds))
    state = position("behind-the-throne", row="king", deck="queen judge")
    with at_table(session_at(state, PLAYERS)) as hand:
        hand.push("Reveal a card")
        for _ in range(presses_):
            hand.screen.assent.undo()
        assert hand.session.assisted is agreed
        if not agreed:
            assert hand.note == "Press Undo again to go back: this game then counts as assisted."
