"""The end of a round of a match: how all stand, and how the next one is dealt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.helpers.endings import seated
from tests.helpers.positions import play, position
from tests.helpers.window import Hand, hand_in, open_window, session_at, wait_until
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


def at_the_end_of_a_round(window: Window) -> Hand:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(game, "lose")
    window.open_session(session_at(game, seated(2)))
    hand = hand_in(window)
    wait_until(hand.screen.round_over.panel.isVisible, "the round is told")
    return hand


def test_the_end_of_a_round_tells_how_all_stand(window: Window) -> None:
    panel = at_the_end_of_a_round(window).screen.round_over.panel
    assert [(each.name, each.score, each.leads) for each in panel.standings] == [("Ann", "0", False),
                                                                                ("Corvin", "3", True)]
    assert panel.accessibleName().startswith("Round 1. Ann has 0. ")


def test_a_click_on_it_deals_the_next_round(window: Window) -> None:
    hand = at_the_end_of_a_round(window)
    QTest.mouseClick(hand.screen.round_over.panel, Qt.MouseButton.LeftButton)
    wait_until(lambda: "deal" in hand.played, "the next round is dealt")
    assert not hand.screen.round_over.panel.isVisible()


@pytest.mark.parametrize("person", [0, 1])
def test_a_round_of_throne_is_looked_at_whoever_deals_the_next(window: Window, person: int) -> None:
    game = position("throne", "1 lay; hand.1 king seven; hand.2 eight; wins 0,1; rest deck")
    play(game, "lay king as king 2", "accept", "pick")
    window.open_session(session_at(game, seated(2, person)))
    hand = hand_in(window)
    wait_until(hand.screen.round_over.panel.isVisible, "the round is told")
    panel = hand.screen.round_over.panel
    assert panel.accessibleName().startswith("Round 2. ")
    assert [each.score for each in panel.standings] == ["1", "1"]
    QTest.qWait(50)
    assert hand.played == []
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton)
    wait_until(lambda: "deal" in hand.played, "the next round is dealt")


def test_escape_shows_the_table_between_rounds(window: Window) -> None:
    hand = at_the_end_of_a_round(window)
    hand.key(Qt.Key.Key_Escape)
    assert not hand.screen.round_over.panel.isVisible()
    assert hand.played == []
