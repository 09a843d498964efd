"""After a game: the table and the way back to the page, and what its buttons lead to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.base.faces import Back
from engine.bots.levels import levels_of
from engine.learn.matching import WinCount, match
from engine.session.entries import Seating
from tests.helpers.endings import ended, over, page_of, seated, throne
from tests.helpers.screens import result_of
from tests.helpers.window import Hand, click, hand_in, host_of, open_window, wait_until
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.screens.review.review import ReviewScreen
from throne_desktop.services.records.library import SavedGame
from throne_desktop.storage.setup import Setup
from throne_desktop.storage.statistics import Outcome, Sort, played, sort_of
from throne_desktop.window.learning import open_lesson
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


def lost(window: Window) -> Hand:
    """A short game that is kept and counts, which Ann has lost."""
    window.start(Setup("throne", (Seating("Ann"), Seating("Corvin", "page")), {"length": "round"}, 2, practice=False))
    hand = hand_in(window)
    hand.screen.client.hold()
    while (actor := hand.session.state.actor) is not None:
        hand.session.submit(actor, hand.session.observation(actor).legal_moves()[0])
    assert hand.session.state.winners() == {1}
    return hand


# -- to the table and back ---------------------------------------------------------------------------------------------

def backs(hand: Hand) -> int:
    return sum(isinstance(item.face_shown, Back) for item in hand.scene.cards.values())


def test_one_click_shows_the_table_with_its_cards_open_and_one_comes_back(window: Window) -> None:
    page = ended(window, "throne")
    hand = hand_in(window)
    assert backs(hand) > 0
    click(page.offers.table_button)
    assert window.pages.currentWidget() is hand.screen
    assert backs(hand) == 0
    assert hand.prompt == "The game is over. Ann wins."
    hand.push("Back to the result")
    assert result_of(window).headline.text() == "Won"


def test_escape_leads_to_the_table_and_back(window: Window) -> None:
    page = ended(window, "throne")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    hand = hand_in(window)
    assert window.pages.currentWidget() is hand.screen
    hand.key(Qt.Key.Key_Escape)
    result_of(window)


def test_a_move_taken_back_at_the_end_closes_the_cards_again_and_counts_as_help(window: Window) -> None:
    window.start(Setup("throne", (Seating("Ann"), Seating("Corvin", "page")), {"length": "round"}, 1))
    hand = hand_in(window)
    hand.screen.client.hold()
    while not hand.session.finished:
        actor = hand.session.state.actor
        assert actor is not None
        hand.session.submit(actor, hand.session.observation(actor).legal_moves()[0])
    page = result_of(window)
    click(page.offers.table_button)
    assert backs(hand) == 0
    hand.take_back()
    wait_until(lambda: not hand.session.finished and not hand.moving(), "the game goes on")
    assert hand.session.assisted
    assert backs(hand) > 0
    assert "Back to the result" not in hand.buttons


def test_a_loss_that_is_taken_back_remains_a_loss(window: Window) -> None:
    hand = lost(window)
    click(result_of(window).offers.table_button)
    click(hand.screen.rail.undo)
    assert hand.note == "Press Undo again to play on. The first result counts, whatever follows."
    click(hand.screen.rail.undo)
    wait_until(lambda: not hand.session.finished and not hand.moving(), "the game goes on")
    assert hand.log[-1] == "You are playing on. The first result counts, whatever follows."
    (kept,) = (entry for entry in window.library.records() if isinstance(entry, SavedGame))
    assert not kept.summary.finished
    assert sort_of(kept.summary) is Sort.COUNTS
    assert played(kept.summary).outcome is Outcome.LOST
    assert match("Ann", [kept.summary] * 4, levels_of(hand.session.game)).level.id == "page"


# -- what comes next ---------------------------------------------------------------------------------------------------

def test_again_has_the_focus_and_enter_begins_another_game(window: Window) -> None:
    page = ended(window, "throne")
    session = hand_in(window).session
    assert page.offers.buttons["again"].hasFocus()
    QTest.keyClick(page.offers.buttons["again"], Qt.Key.Key_Return)
    assert hand_in(window).session is not session
    assert hand_in(window).session.players == session.players


def test_the_same_deal_is_played_as_practice(window: Window) -> None:
    page = ended(window, "throne")
    session = hand_in(window).session
    click(page.offers.buttons["same-deal"])
    assert (hand_in(window).session.seed, hand_in(window).session.practice) == (session.seed, True)


def test_the_next_level_is_that_of_all_bots(window: Window) -> None:
    page = ended(window, "shadow-throne")
    page.show_past(WinCount(2, 5), 0)
    assert page.offers.buttons["next-level"].accessibleDescription() == "Knight · won here: 2 of 5"
    click(page.offers.buttons["next-level"])
    assert [player.level for player in hand_in(window).session.players] == [None, "knight", "knight"]


def test_there_is_no_level_after_the_last_one(window: Window) -> None:
    game, moves = throne()
    last = levels_of(game.game)[-1].id
    page = page_of(window, over(game, moves, seated(2, level=last)))
    assert not page.offers.buttons["next-level"].isVisible()


def test_home_is_one_click_away(window: Window) -> None:
    click(ended(window, "throne").offers.home_button)
    assert isinstance(window.pages.currentWidget(), HomeScreen)


def test_a_game_that_is_not_kept_is_neither_watched_nor_reviewed(window: Window) -> None:
    page = ended(window, "throne")
    assert not page.offers.buttons["review"].isVisible()
    assert not page.panel.watch.isVisible()


def kept_to_its_end(window: Window) -> EndScreen:
    """A short game that is kept, played by hand to its end."""
    window.start(Setup("throne", (Seating("Ann"), Seating("Corvin", "page")), {"length": "round"}, None))
    hand = hand_in(window)
    hand.screen.client.hold()
    while (actor := hand.session.state.actor) is not None:
        hand.session.submit(actor, hand.session.observation(actor).legal_moves()[0])
    return result_of(window)


def test_the_replay_begins_at_the_turning_point_and_leads_back(window: Window) -> None:
    page = kept_to_its_end(window)
    assert page.ending.turning_point is not None
    click(page.panel.watch)
    wait_until(lambda: isinstance(window.pages.currentWidget(), ReplayScreen), "the replay is shown")
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayScreen)
    assert replay.bar.slider.value() == page.ending.turning_point.told_move.moves
    replay.left.emit()
    assert window.pages.currentWidget() is page


def test_the_review_opens_above_the_page(window: Window) -> None:
    page = kept_to_its_end(window)
    click(page.offers.buttons["review"])
    wait_until(lambda: isinstance(window.pages.currentWidget(), ReviewScreen), "the review is shown")
    review = window.pages.currentWidget()
    assert isinstance(review, ReviewScreen)
    review.left.emit()
    assert window.pages.currentWidget() is page


def test_wins_in_a_row_are_told_from_two_on(window: Window) -> None:
    page = ended(window, "behind-the-throne")
    page.show_past(WinCount(3, 4), 3)
    assert page.row.text() == "3 wins in a row"
    page.show_past(WinCount(1, 4), 1)
    assert page.row.text() == "Practice game"


# -- games that are lessons --------------------------------------------------------------------------------------------

def test_a_lesson_ends_without_the_page(window: Window) -> None:
    window.open_first_lesson("throne")
    wait_until(lambda: window.play_screen is not None, "the lesson begins")
    assert window.play_screen is not None
    window.play_screen.client.finished.emit()
    QTest.qWait(50)
    assert window.pages.currentWidget() is window.play_screen


def test_a_guided_game_ends_with_the_page_too(window: Window) -> None:
    open_lesson(window, "throne")
    screen = window.play_screen
    assert screen is not None
    screen.client.hold()
    session = host_of(screen).session
    while (actor := session.state.actor) is not None:
        session.submit(actor, session.observation(actor).legal_moves()[0])
    assert result_of(window).offers.buttons["again"].isVisible()
