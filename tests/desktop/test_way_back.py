"""The way from a practice game back to the review that it began in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine import Session
from engine.session.entries import Seating
from tests.helpers.reviewed import kept_game
from tests.helpers.screens import push, result_of
from tests.helpers.window import Hand, click, hand_in
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.review.review import ReviewScreen
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


def page_of(window: Window) -> ReviewScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewScreen)
    return page


def trying(window: Window) -> tuple[Hand, int]:
    """The second decision of Ann's review is tried again; returned with the number of moves before it."""
    window.open_review(kept_game(reviewed=True))
    QApplication.processEvents()
    panel = page_of(window).panels[1]
    click(panel.try_button)
    return hand_in(window), panel.told.decision.moves


def is_back_at(window: Window, moves: int) -> None:
    page = page_of(window)
    focus = page.window().focusWidget()
    panel = next(each for each in page.panels if each.told.decision.moves == moves)
    assert focus is panel.try_button
    shown = page.area.viewport().visibleRegion().boundingRect()
    assert shown.contains(panel.try_button.mapTo(page.area.viewport(), panel.try_button.rect().center()))


def test_another_try_says_how_to_come_back_to_the_review_and_does_so_with_a_click(window: Window) -> None:
    hand, moves = trying(window)
    assert hand.note == "You are trying again from here, as practice. Press V to go back to the review."
    button = hand.screen.rail.review_button
    assert button.accessibleName() == "Back to the review"
    click(button)
    is_back_at(window, moves)
    click(page_of(window).back)
    assert window.pages.currentWidget() is hand.screen, "the game waits below"


def test_a_key_and_the_menu_lead_back_to_the_review_too(window: Window) -> None:
    hand, moves = trying(window)
    hand.key(Qt.Key.Key_V)
    QApplication.processEvents()
    is_back_at(window, moves)
    click(page_of(window).back)
    entry = hand.entry("Back to the review")
    assert entry.isVisible()
    entry.trigger()
    QApplication.processEvents()
    is_back_at(window, moves)


def test_a_game_that_began_in_no_review_offers_no_way_back(window: Window) -> None:
    window.start(Setup("throne", (Seating("Ann"), Seating("Corvin", "page")), {}, 1))
    hand = hand_in(window)
    assert not hand.screen.rail.review_button.isVisible()
    assert not hand.entry("Back to the review").isVisible()
    hand.key(Qt.Key.Key_V)
    QApplication.processEvents()
    assert window.pages.currentWidget() is hand.screen


def test_a_practice_game_leads_back_to_its_review_when_it_is_over_too(window: Window) -> None:
    hand, moves = trying(window)
    hand.screen.client.hold()
    play_to_the_end(hand.session)
    push(result_of(window), "Back to the review")
    QApplication.processEvents()
    is_back_at(window, moves)
    click(page_of(window).back)
    push(result_of(window), "See the table")
    hand.push("Back to the review")
    QApplication.processEvents()
    is_back_at(window, moves)


def test_a_practice_game_that_is_continued_still_knows_its_review_and_forgets_one_that_is_gone(window: Window) -> None:
    hand, moves = trying(window)
    click(hand.screen.rail.home_button)
    window.resume()
    hand_in(window).key(Qt.Key.Key_V)
    QApplication.processEvents()
    is_back_at(window, moves)
    window.open_home()
    window.library.discard(kept_game())
    window.resume()
    assert not hand_in(window).screen.rail.review_button.isVisible()
    window.open_home()
    practice = window.library.current()
    assert practice is not None
    window.library.discard(practice.file)
    window.library.empty_trash()
    assert list(window.library.folder.iterdir()) == []


def play_to_the_end(session: Session) -> None:
    while session.state.actor is not None:
        session.submit(session.state.actor, session.observation(session.state.actor).legal_moves()[0])


def test_the_button_back_to_the_review_is_read_whole_in_the_smallest_window_with_the_largest_texts(
        window: Window) -> None:
    theme.wear("light", 160)
    i18n.use("de")
    try:
        window.resize(1024, 640)
        hand, _ = trying(window)
        hand.screen.client.hold()
        play_to_the_end(hand.session)
        page = result_of(window)
        QApplication.processEvents()
        for button in (page.offers.review_button, page.offers.table_button, page.offers.home_button):
            assert button.width() >= button.sizeHint().width(), button.text()
        assert not page.offers.quote.isVisible()
    finally:
        i18n.use("en")
        theme.wear("light")
