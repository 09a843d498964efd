"""A lost game can be conceded: asked once more, told on every page, and counted as lost from then on."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine import load_game
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.sessions import play_at_random
from tests.helpers.window import Hand, at_shared_table, at_table, hand_in, open_window, wait_until
from throne_desktop.screens.ending.ending import EndScreen
from throne_desktop.services.records.library import Library, SavedGame
from throne_desktop.storage.day import deal_of, today
from throne_desktop.storage.statistics import Outcome, Sort, played, sort_of
from throne_desktop.storage.tally import BEGUN, PLAYED
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

CONCEDE = "Concede the game"
PLAY_ON = "Play on"


def session_of(*players: str, game: str = "throne", moves: int = 0) -> Session:
    """A game of people, called with capitals, and of bots, by their level."""
    seated = [Seating(name) if name[0].isupper() else Seating(f"Bot {seat}", name)
              for seat, name in enumerate(players)]
    session = Session(load_game(game), len(players), 5, players=seated, practice=False)
    play_at_random(session, random.Random(4), moves)
    return session


def ask(hand: Hand) -> None:
    """Choose the entry of the menu."""
    hand.screen.rail.menu.aboutToShow.emit()
    assert hand.entry(CONCEDE).isEnabled()
    hand.screen.game_over.concession.ask()


def concede(hand: Hand) -> None:
    """Choose the entry of the menu, and confirm."""
    ask(hand)
    hand.push(CONCEDE)


def page_after(window: Window) -> EndScreen:
    """The page at the end of the game."""
    wait_until(lambda: isinstance(window.pages.currentWidget(), EndScreen), "the end is told")
    page = window.pages.currentWidget()
    assert isinstance(page, EndScreen)
    return page


# -- asked once --------------------------------------------------------------------------------------------------------

def test_it_is_asked_once_more_and_enter_or_esc_plays_on() -> None:
    with at_table(session_of("Ann", "page")) as hand:
        before = hand.prompt
        for way in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
            ask(hand)
            assert hand.prompt == "Concede the game? It will end now and count as a loss."
            assert hand.buttons == [PLAY_ON, CONCEDE]
            assert hand.screen.ribbon.buttons[0].objectName() == "primary"
            QTest.keyClick(hand.screen.focusWidget() or hand.screen, way)
            assert (hand.session.finished, hand.prompt) == (False, before)
        ask(hand)
        hand.push(CONCEDE)
        assert hand.session.finished


def test_making_a_move_is_playing_on() -> None:
    with at_table(session_of("Ann", "Ben"), viewer=0) as hand:
        ask(hand)
        hand.screen.client.submit(hand.view.moves[0])
        assert hand.prompt != "Concede the game? It will end now and count as a loss."
        assert not hand.session.finished


def test_it_is_offered_neither_to_bots_nor_after_the_end() -> None:
    with at_table(session_of("page", "page")) as hand:
        hand.screen.rail.menu.aboutToShow.emit()
        assert not hand.entry(CONCEDE).isEnabled()
    with at_table(session_of("Ann", "page")) as hand:
        concede(hand)
        hand.screen.rail.menu.aboutToShow.emit()
        assert not hand.entry(CONCEDE).isEnabled()


# -- what comes of it --------------------------------------------------------------------------------------------------

def test_the_end_is_told_and_the_loss_is_counted_and_never_continued() -> None:
    with open_window() as window:
        window.open_session(session_of("Ann", "page", moves=20), is_new=True)
        concede(hand_in(window))
        page = page_after(window)
        assert page.headline.text() == "Lost"
        assert page.margin.text() == "Ann has conceded"
        (entry,) = Library().records()
        assert isinstance(entry, SavedGame)
        assert sort_of(entry.summary) is Sort.COUNTS
        assert played(entry.summary).outcome is Outcome.LOST
        assert entry.result == "Conceded by Ann"
        assert window.library.current() is None
        page.offers.table_button.click()
        hand = hand_in(window)
        assert "Ann has conceded the game." in hand.log
        assert hand.prompt == "The game is over. Bot 1 wins."
        hand.take_back()
        assert not hand.session.finished
        wait_until(lambda: hand.screen.client.viewer_decides, "Ann plays on")
        entry = Library().records()[0]
        assert isinstance(entry, SavedGame) and entry.can_go_on
        assert played(entry.summary).outcome is Outcome.LOST, "The loss stands."
        assert window.library.current() is None


def test_against_several_bots_it_is_lost_and_nobody_has_won() -> None:
    with open_window() as window:
        window.open_session(session_of("Ann", "page", "page"), is_new=True)
        concede(hand_in(window))
        page = page_after(window)
        assert (page.headline.text(), page.margin.text()) == ("Lost", "Ann has conceded")
        (entry,) = Library().records()
        assert isinstance(entry, SavedGame) and played(entry.summary).outcome is Outcome.LOST


def test_the_deal_of_the_day_is_played_then_and_not_won() -> None:
    with open_window(player_name="Ann") as window:
        window.play_day()
        day = deal_of(today()).day
        assert window.tally.day(day) == BEGUN
        concede(hand_in(window))
        assert window.tally.day(day) == PLAYED


def test_it_can_be_conceded_while_a_bot_thinks() -> None:
    with at_table(session_of("page", "Ann"), viewer=1, pauses=True) as hand:
        assert not hand.screen.client.viewer_decides
        told: list[int | None] = []
        hand.screen.client.thinking.connect(told.append)
        ask(hand)
        assert told == [None], "The bot waits."
        hand.push(CONCEDE)
        assert hand.session.finished and hand.session.moves == ()


# -- several people ----------------------------------------------------------------------------------------------------

def test_of_two_people_the_one_whose_turn_it_is_loses_and_the_other_wins() -> None:
    with at_shared_table(session_of("Ann", "Ben", game="rival-kings")) as hand:
        hand.push("Ann is here")
        ask(hand)
        assert hand.prompt == "Ann, concede the game? It ends now, and you lose."
        hand.push(CONCEDE)
        assert hand.session.result is not None and hand.session.result.winners == (1,)


def test_of_several_people_the_others_play_on_with_a_bot() -> None:
    with at_shared_table(session_of("Ann", "Ben", "knight", game="rival-kings")) as hand:
        hand.push("Ann is here")
        ask(hand)
        assert hand.prompt == "Ann, concede the game? The others play on, with a bot in your seat."
        hand.push(CONCEDE)
        assert not hand.session.finished
        assert hand.session.players[0] == Seating("Ann", "knight")
        assert "From now on, a bot plays for Ann." in hand.log
