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
from tests.helpers.screens import home, new_game, open_tile, result_of
from tests.helpers.window import Hand, at_table, hand_in, open_window, session_at, wait_until
from throne_desktop.screens.help.help_sheet import HelpSheet
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.play import twice
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.storage.setup import Setup
from throne_desktop.widgets.key_places import sign_at
from throne_desktop.window import presses
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLAIN = Qt.KeyboardModifier.NoModifier
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
    QTest.mouseClick(handle_of(window), LEFT, PLAIN, at)


def double_click(window: Window, at: QPoint) -> None:
    QTest.mouseDClick(handle_of(window), LEFT, PLAIN, at)


def press(window: Window, key: Qt.Key, *, held: bool = False, words: str = "") -> None:
    """A key as the system tells of it; a `held` one repeats."""
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, key, PLAIN, words, held)
        event.ignore()
        QApplication.sendEvent(handle_of(window), event)


def play(window: Window) -> Hand:
    """A game in which no bot moves."""
    window.start(Setup("behind-the-throne", PLAYERS, {}, 1))
    hand = hand_in(window)
    hand.screen.client.hold()
    return hand


def with_cards_to_reveal(window: Window) -> Hand:
    """Ann can reveal a card or collect the row."""
    state = position("behind-the-throne", row="king", deck="queen judge general jester", mine="general*2")
    window.open_session(session_at(state, PLAYERS), viewer=0)
    hand = hand_in(window)
    hand.settle()
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
        QTest.mousePress(handle_of(window), LEFT, PLAIN, at)
        QTest.mouseRelease(handle_of(window), LEFT, PLAIN, at, 1)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_a_button_that_stays_takes_every_click(window: Window) -> None:
    open_tile(window, "Behind the Throne")
    at = middle(window, new_game(window).rows[0].name)
    double_click(window, at)
    assert new_game(window).rows[0].name.hasSelectedText(), "a double click in a field selects its word"


def test_a_double_click_on_an_answer_does_not_answer_the_next_question(window: Window) -> None:
    hand = with_cards_to_reveal(window)
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


class Watch:
    """Measures a time that passes only when a test says so."""

    now = 0

    def __init__(self) -> None:
        self._began: int | None = None

    def start(self) -> None:
        self._began = Watch.now

    def isValid(self) -> bool:
        return self._began is not None

    def elapsed(self) -> int:
        return Watch.now - (self._began or 0)


@pytest.fixture
def last_move(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Window, Hand]]:
    """A table that has been looked at for long, and Ann's next move ends the game."""
    monkeypatch.setattr(presses, "QElapsedTimer", Watch)
    with open_window() as window:
        window.open_session(session_at(position("behind-the-throne", row="king", deck="end queen"), PLAYERS), viewer=0)
        hand = hand_in(window)
        hand.settle()
        Watch.now += 60_000
        yield window, hand


def test_who_clicks_on_through_the_last_move_begins_no_new_game_unseen(last_move: tuple[Window, Hand]) -> None:
    window, hand = last_move
    hand.narrator.animator.speed = 1.0
    hand.push("Reveal a card")
    hand.settle()
    Watch.now += 900
    page = result_of(window)
    at = middle(window, page.offers.buttons["again"])
    click(window, at)
    assert window.pages.currentWidget() is page
    Watch.now += 600
    click(window, at)
    assert hand_in(window).session is not hand.session


def test_the_offer_of_another_game_on_the_table_takes_no_click_as_it_appears(last_move: tuple[Window, Hand]) -> None:
    window, hand = last_move
    hand.narrator.animator.speed = 1.0
    hand.push("Reveal a card")
    hand.settle()
    hand.screen.game_over.stop()        # the page about the end would take its place
    at = middle(window, hand.screen.ribbon.buttons[0])
    click(window, at)
    assert hand_in(window).session is hand.session
    Watch.now += 600
    click(window, at)
    assert hand_in(window).session is not hand.session


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
    wait_until(lambda: page.list.count == 1, "the record is listed")
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


# -- other keyboards ---------------------------------------------------------------------------------------------------

def press_at(window: Window, sign: str, words: str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """The key where an American keyboard has that sign; on this one it has these words."""
    code = next(code for code in range(100) if sign_at(code) == sign)
    event = QKeyEvent(QEvent.Type.KeyPress, ord(words.upper()), modifiers, code, code, 0, words)
    QApplication.sendEvent(handle_of(window), event)


@pytest.mark.parametrize(("platform", "codes"), [
    ("linux", {"1": 10, "0": 19, "Q": 24, "U": 30, "A": 38, "Z": 52, "M": 58}),
    ("win32", {"1": 2, "0": 11, "Q": 16, "U": 22, "A": 30, "Z": 44, "M": 50}),
    ("darwin", {"1": 18, "0": 29, "Q": 12, "U": 32, "A": 0, "Z": 6, "M": 46})])
def test_every_system_has_its_codes_for_the_places_of_keys(platform: str, codes: dict[str, int]) -> None:
    assert {sign: sign_at(code, platform) for sign, code in codes.items()} == {sign: sign for sign in codes}
    assert sorted(filter(None, (sign_at(code, platform) for code in range(-1, 200)))) == sorted("0123456789" + CAPITALS)


@pytest.mark.parametrize("words", ["&", "+", "١"])
def test_digits_that_take_shift_elsewhere_work_without_it(window: Window, words: str) -> None:
    hand = with_cards_to_reveal(window)
    press_at(window, "1", words)
    wait_until(lambda: bool(hand.played), "the first move of the list is made")


def test_letters_of_a_keyboard_without_latin_ones_count_by_their_place(window: Window) -> None:
    hand = with_cards_to_reveal(window)
    press_at(window, "L", "д")        # д
    assert hand.screen.surround.open_page == "log"
    press_at(window, "A", "ф")        # ф, where the button has an underlined A
    wait_until(lambda: bool(hand.played), "a card is revealed")
    press_at(window, "Z", "я", Qt.KeyboardModifier.ControlModifier)
    assert hand.note.startswith("Press Undo again")


def test_a_card_is_shown_large_by_the_place_of_its_key(window: Window) -> None:
    hand = with_cards_to_reveal(window)
    press(window, Qt.Key.Key_Right)
    press_at(window, "I", "ш")        # ш
    assert hand.screen.table_view.preview.shown is not None


def test_what_is_on_a_key_counts_where_it_means_something(window: Window) -> None:
    hand = with_cards_to_reveal(window)
    press_at(window, "A", "q")      # a French Q is no A
    press_at(window, "M", ",")
    press_at(window, "1", "&", Qt.KeyboardModifier.ShiftModifier)
    assert not hand.played
    assert hand.screen.surround.open_page != "moves"


def test_in_a_field_every_key_writes_what_is_on_it(window: Window) -> None:
    open_tile(window, "Behind the Throne")
    field = new_game(window).rows[0].name
    field.clear()
    field.setFocus()
    press_at(window, "1", "&")
    press_at(window, "U", "г")
    assert field.text() == "&г"


# -- help that has a price ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("seconds", "presses_", "agreed"), [
    (0.2, 2, False), (0.2, 3, False), (0.2, 8, False), (0.55, 2, False), (0.65, 2, True)])
def test_only_who_can_have_read_what_help_costs_agrees_to_it(
        monkeypatch: pytest.MonkeyPatch, seconds: float, presses_: int, agreed: bool) -> None:
    monkeypatch.setattr(twice, "time", Clock(seconds))
    state = position("behind-the-throne", row="king", deck="queen judge")
    with at_table(session_at(state, PLAYERS)) as hand:
        hand.push("Reveal a card")
        for _ in range(presses_):
            hand.screen.assent.undo()
        assert hand.session.assisted is agreed
        if not agreed:
            assert hand.note == "Press Undo again to go back: this game will then count as assisted."
