"""The rail at the right edge, and what unfolds from it: over the table, or beside it where there is room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.behind_the_throne.state import BehindState
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, click, dress, open_window, session_at
from throne_desktop.look import theme
from throne_desktop.screens.around_table.side_layout import WIDE
from throne_desktop.storage.settings import load_settings, settings_file
from throne_desktop.widgets.keys import FIXED

pytestmark = pytest.mark.usefixtures("qtbot")

FELT = QPoint(3, 3)
PAGES = ("log", "rules", "moves", "aid")


def to_decide() -> BehindState:
    return position("behind-the-throne", row="king queen", mine="general jester", rival="judge", deck="judge*2 king*3")


@pytest.fixture
def hand() -> Iterator[Hand]:
    with at_table(session_at(to_decide())) as hand:
        yield hand


def table_width(hand: Hand) -> int:
    QApplication.processEvents()
    return hand.screen.table_view.width()


# -- the rail ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("scale", [100, 160])
def test_the_rail_is_narrow_and_does_not_grow_with_the_texts(scale: int) -> None:
    dress()
    theme.wear("light", scale)
    try:
        with at_table(session_at(to_decide()), size=(1024, 640)) as hand:
            rail = hand.screen.rail
            assert rail.width() == 44
            assert table_width(hand) == 1024 - 44
            shown = [button for button in rail.tools if button.isVisible()]
            assert all(rail.rect().contains(button.geometry()) for button in shown)
            assert all(button.height() >= 36 for button in shown)
            assert all(button.iconSize().width() == 24 for button in shown)
    finally:
        theme.wear("light")


def test_every_icon_says_what_it_is_what_it_does_and_which_key_does_the_same(hand: Hand) -> None:
    rail = hand.screen.rail
    for button in rail.tools:
        if button.isVisible():
            assert button.accessibleName() and button.toolTip(), button.objectName()
    keyed = {**rail.pages, "hint": rail.hint, "undo": rail.undo, "redo": rail.redo, "pause": rail.pause_button,
             "help": rail.help_button}
    for name, button in keyed.items():
        assert button.toolTip().endswith(f"Key: {FIXED[name].keys[0]}")
        assert button.accessibleDescription() == button.toolTip()


def test_a_dot_says_that_something_was_logged_while_the_log_was_folded_away(hand: Hand) -> None:
    log = hand.screen.rail.pages["log"]
    assert not log.badge
    hand.push("Reveal a card")
    assert log.badge
    assert "something new" in log.toolTip()
    hand.open_page("log")
    assert not log.badge
    hand.push("Collect the row")
    assert not log.badge


def test_a_dot_at_the_hint_stays_as_long_as_the_hint(hand: Hand) -> None:
    rail = hand.screen.rail
    assert not rail.hint.badge
    hand.ask_hint()
    hand.wait_for_hint()
    assert rail.hint.badge
    hand.push("Collect the row")
    assert not rail.hint.badge


# -- unfolding ---------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("page", PAGES)
def test_a_page_unfolds_over_the_table_and_takes_no_room_from_it(hand: Hand, page: str) -> None:
    before = table_width(hand)
    click(hand.screen.rail.pages[page])
    panel = hand.screen.panel
    assert panel.isVisible() and panel.pages[page].isVisible()
    assert panel.width() == 320
    assert panel.geometry().right() + 1 == hand.screen.rail.geometry().left()
    assert table_width(hand) == before
    assert hand.screen.rail.pages[page].isChecked()
    click(hand.screen.rail.pages[page])
    assert not panel.isVisible()


@pytest.mark.parametrize("page", PAGES)
def test_a_key_unfolds_a_page_and_goes_there_and_esc_folds_it_and_comes_back(hand: Hand, page: str) -> None:
    hand.key(Qt.Key(ord(FIXED[page].keys[0])))
    assert hand.screen.focusWidget() is hand.screen.panel.pages[page]
    assert hand.screen.surround.open_page == page
    hand.key(Qt.Key.Key_Escape)
    assert not hand.screen.panel.isVisible()
    assert hand.screen.focusWidget() is hand.screen.table_view


def test_a_click_on_the_table_folds_the_page_and_still_does_what_it_does(hand: Hand) -> None:
    hand.open_page("log")
    QTest.mouseClick(hand.viewport, Qt.MouseButton.LeftButton, pos=FELT)
    assert not hand.screen.panel.isVisible()
    hand.open_page("log")
    hand.click("stacks.1/general/0")
    assert not hand.screen.panel.isVisible()
    assert hand.played == ["use general"]


def test_the_foot_of_the_rail_folds_and_unfolds_the_page_that_was_open_last(hand: Hand) -> None:
    foot = hand.screen.rail.fold_button
    hand.open_page("rules")
    assert foot.accessibleName() == "Collapse"
    click(foot)
    assert hand.screen.surround.open_page == ""
    assert foot.accessibleName() == "Expand"
    click(foot)
    assert hand.screen.surround.open_page == "rules"


# -- beside the table --------------------------------------------------------------------------------------------------

def test_in_a_wide_window_the_page_stands_beside_the_table() -> None:
    with at_table(session_at(to_decide()), size=(WIDE, 1000)) as hand:
        hand.open_page("log")
        assert table_width(hand) == WIDE - 44 - 320
        QTest.mouseClick(hand.viewport, Qt.MouseButton.LeftButton, pos=FELT)
        assert hand.screen.panel.isVisible()
        hand.screen.resize(WIDE - 1, 1000)
        assert table_width(hand) == WIDE - 1 - 44


def test_a_page_that_is_pinned_stands_beside_the_table_in_every_window(hand: Hand) -> None:
    hand.open_page("log")
    click(hand.screen.panel.pin)
    assert table_width(hand) == 1280 - 44 - 320
    hand.key(Qt.Key.Key_Escape)
    assert hand.screen.panel.isVisible()
    click(hand.screen.panel.close_button)
    assert table_width(hand) == 1280 - 44


def test_what_was_unfolded_and_pinned_is_so_again_in_the_next_game() -> None:
    with open_window() as window:
        window.open_session(session_at(to_decide()))
        assert window.play_screen is not None
        window.play_screen.surround.show_page("aid")
        window.play_screen.panel.pin.setChecked(True)
        window.open_session(session_at(to_decide()))
        assert window.play_screen.surround.open_page == "aid"
        assert window.play_screen.surround.stands_beside
        window.keep_settings()
        kept, _ = load_settings(settings_file())
        assert (kept.side_page, kept.side_open, kept.side_pinned) == ("aid", True, True)


def test_a_page_that_would_cover_the_table_is_folded_away_when_a_game_begins() -> None:
    with open_window() as window:
        window.open_session(session_at(to_decide()))
        assert window.play_screen is not None
        window.play_screen.surround.show_page("moves")
        window.open_session(session_at(to_decide()))
        assert window.play_screen.surround.open_page == ""
        click(window.play_screen.rail.fold_button)
        assert window.play_screen.surround.open_page == "moves"
