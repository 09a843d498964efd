"""The pace of bots, and who sits where: bots wait, rest, and take seats over."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, click, hand_in, open_window, session_at, wait_until
from throne_desktop.modes.loop import turn_for
from throne_desktop.screens.seating.players import PlayersScreen
from throne_desktop.services.game import table_host
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

PLAYERS = (Seating("Ann"), Seating("Aldwin", "random"))
A_MOMENT = 0.15
A_DAY = 86_400_000


def against_a_bot() -> Session:
    """Ann may collect the row, then the bot is to move."""
    return session_at(position("behind-the-throne", row="king queen", mine="general", deck="judge*3"), PLAYERS)


def waits(hand: Hand) -> bool:
    """Whether no one has moved since Ann."""
    turn_for(A_MOMENT)
    return len(hand.session.moves) == 1


# -- step by step ------------------------------------------------------------------------------------------------------

def test_a_bots_move_waits_until_it_is_asked_for() -> None:
    with at_table(against_a_bot()) as hand:
        hand.host.step_bots = True
        hand.push("Collect the row")
        assert waits(hand)
        assert hand.prompt == "Aldwin is about to move."
        hand.push("Next move")
        wait_until(lambda: len(hand.session.moves) == 2, "the bot has moved once")
        turn_for(A_MOMENT)
        assert len(hand.session.moves) == 2


def test_a_bots_move_waits_for_nobody_otherwise() -> None:
    with at_table(against_a_bot()) as hand:
        hand.push("Collect the row")
        wait_until(lambda: len(hand.session.moves) > 1, "the bot has moved")


# -- only moves --------------------------------------------------------------------------------------------------------

def with_one_move() -> Session:
    """Ann can only reveal the first card."""
    return session_at(position("behind-the-throne", row="", deck="king queen"))


@pytest.mark.parametrize("pause", [0, 260])
def test_an_only_move_is_said_to_be_made_before_it_is_at_any_pace_of_bots(pause: int,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_host, "ONLY_MOVE_PAUSE", A_DAY)
    with at_table(with_one_move(), speed=1.0) as hand:
        hand.screen.client.hold()
        hand.screen.apply(Settings(bot_pause=pause))
        hand.screen.wake()
        assert hand.prompt == "Your only move is made for you."
        assert (waits_for(hand), hand.buttons) == ([], ["Reveal a card"])
        hand.push("Reveal a card")
        assert hand.played == ["reveal"]


def test_it_is_read_as_long_as_bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_host, "ONLY_MOVE_PAUSE", A_DAY)
    with at_table(with_one_move(), speed=1.0) as hand:
        monkeypatch.setattr(table_host, "ONLY_MOVE_PAUSE", 1)
        bots_wait(hand, A_DAY)
        assert waits_for(hand) == []
        bots_wait(hand, 0)
        wait_until(lambda: hand.played == ["reveal"], "the only move is made")
        assert hand.prompt == "Your only move is made for you.", "It can be read while the card moves."


def test_who_wants_all_at_once_waits_for_no_only_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_host, "ONLY_MOVE_PAUSE", A_DAY)
    with at_table(with_one_move()) as hand:
        wait_until(lambda: hand.played == ["reveal"], "the only move is made")


def bots_wait(hand: Hand, pause: int) -> None:
    """From now on they wait so many milliseconds, and whoever is asked is asked anew."""
    hand.screen.client.hold()
    hand.host.pause_before_bots = pause
    hand.screen.client.go_on()


def waits_for(hand: Hand) -> Sequence[str]:
    """The moves made after a moment."""
    turn_for(A_MOMENT)
    return hand.played


# -- the end -----------------------------------------------------------------------------------------------------------

def lingers(speed: float) -> int:
    """How many milliseconds the last move is looked at, before the page about the end comes."""
    with at_table(session_at(position("behind-the-throne", row="king", deck="end queen")), speed=speed) as hand:
        hand.settle()
        hand.push("Reveal a card")
        wait_until(lambda: hand.session.finished and not hand.moving(), "the game is over")
        (waiting,) = hand.screen.game_over.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return waiting.interval()


def test_the_faster_cards_move_the_sooner_the_page_of_the_end_comes_and_at_once_if_they_do_not_move() -> None:
    slow, fast, at_once = map(lingers, (100.0, 300.0, 0.0))
    assert slow > fast > at_once == 0


# -- a rest ------------------------------------------------------------------------------------------------------------

def test_bots_rest_while_the_button_is_down_and_go_on_after() -> None:
    with at_table(against_a_bot()) as hand:
        click(hand.screen.rail.pause_button)
        hand.push("Collect the row")
        assert waits(hand)
        assert hand.prompt == "The bots are paused."
        click(hand.screen.rail.pause_button)
        wait_until(lambda: len(hand.session.moves) > 1, "the bot has moved")


def test_people_move_while_bots_rest() -> None:
    with at_table(against_a_bot()) as hand:
        click(hand.screen.rail.pause_button)
        assert "Collect the row" in hand.buttons
        hand.push("Collect the row")
        assert hand.played != []


# -- who sits where ----------------------------------------------------------------------------------------------------

def players_page(window: Window) -> PlayersScreen:
    """Open the page through the menu of the game."""
    hand_in(window).screen.rail.page_asked.emit("players")
    page = window.pages.currentWidget()
    assert isinstance(page, PlayersScreen)
    return page


def seat(box: QComboBox, level: str) -> None:
    """Choose from an open list, as clicking its line does."""
    box.setCurrentIndex(box.findData(level))
    box.activated.emit(box.currentIndex())


def test_a_bot_plays_on_for_a_person_and_gives_the_seat_back() -> None:
    with open_window() as window:
        window.start(Setup("behind-the-throne", (Seating("Ann"), Seating("Aldwin", "page")), {}, 4))
        wait_until(lambda: bool(hand_in(window).moves), "Ann is asked")
        page = players_page(window)
        seat(page.boxes[0], "page")
        click(page.back)
        session = hand_in(window).session
        before = len(session.moves)
        wait_until(lambda: len(session.moves) > before + 2, "a bot moves for Ann")
        page = players_page(window)
        seat(page.boxes[0], "person")
        click(page.back)
        assert session.players[0] == Seating("Ann")
        wait_until(lambda: bool(hand_in(window).moves) or session.finished, "Ann is asked again")


def test_nobody_moves_while_the_page_is_open() -> None:
    with open_window() as window:
        window.start(Setup("behind-the-throne", (Seating("Ann"), Seating("Aldwin", "page")), {}, 4))
        wait_until(lambda: bool(hand_in(window).moves), "Ann is asked")
        session = hand_in(window).session
        while session.state.actor == 0:
            session.submit(0, session.observation(0).legal_moves()[0])
        before = len(session.moves)
        page = players_page(window)
        turn_for(A_MOMENT)
        assert len(session.moves) == before
        QTest.keyClick(page, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert window.pages.currentWidget() is window.play_screen
        wait_until(lambda: len(session.moves) > before, "the bot moves once the page is left")


def test_the_page_names_every_seat_and_who_decides_there() -> None:
    with open_window() as window:
        window.start(Setup("behind-the-throne", (Seating("Ann"), Seating("Aldwin", "squire")), {}, 4))
        page = players_page(window)
        assert [box.accessibleName() for box in page.boxes] == ["Ann", "Aldwin"]
        assert [box.currentData() for box in page.boxes] == ["person", "squire"]
