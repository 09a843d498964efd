"""No two at a table are called alike: in new games, in those that go on, and in records."""

from __future__ import annotations

import pytest

from engine import load_game
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.window import at_shared_table, hand_in, open_window
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.services.records.replay_host import ReplayHost
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.setup import Setup

pytestmark = pytest.mark.usefixtures("qtbot")


def test_two_people_of_one_name_and_a_bot_that_was_given_it_are_told_apart() -> None:
    with open_window() as window:
        window.start(Setup("throne", (Seating("Bot", "page"), Seating("Ann"), Seating("ann"), Seating("Ann", "page")),
                           {}, None))
        hand = hand_in(window)
        assert [hand.screen.client.name(seat) for seat in range(4)] == ["Bot", "Ann", "ann 2", "Ann 3"]
        assert [player.name for player in hand.session.record().players] == ["Bot", "Ann", "ann 2", "Ann 3"]
        assert window.settings.last_names[1:3] == ("Ann", "ann"), "The next game asks for the names as they were."


def test_an_older_record_with_one_name_twice_shows_two() -> None:
    session = Session(load_game("throne"), 2, 1, players=[Seating("Ann"), Seating("Ann")])
    with at_shared_table(session) as hand:
        assert [hand.screen.client.name(seat) for seat in range(2)] == ["Ann", "Ann 2"]
    page = ReplayScreen(ReplayHost(session.record()), Settings())
    page.go_to(0)
    assert {plaque.seat: plaque.says.name for plaque in page.scene.seats} == {0: "Ann", 1: "Ann 2"}
    page.deleteLater()
