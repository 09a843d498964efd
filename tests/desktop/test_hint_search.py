"""While a hint is looked for, the ribbon says so, and the search can be stopped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from engine.games.behind_the_throne.state import BehindState
from engine.session.entries import Seating
from tests.helpers.positions import position
from tests.helpers.window import at_table, session_at
from throne_desktop.screens.around_table import ribbon

pytestmark = pytest.mark.usefixtures("qtbot")

PLAYERS = (Seating("Ann"), Seating("Aldwin", "page"))


def to_decide() -> BehindState:
    return position("behind-the-throne", row="king queen", mine="general jester", rival="judge", deck="judge*2")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the ribbon lets screen readers say."""
    said: list[str] = []
    monkeypatch.setattr(ribbon, "announce", lambda _, words: said.append(words))
    return said


SEEKS = "Looking for a hint. Press Esc to stop."


def test_a_hint_that_is_on_its_way_says_so_at_once_and_until_it_comes(heard: list[str]) -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        hand.ask_hint()
        assert hand.note == SEEKS
        assert heard[-1] == SEEKS
        hand.click(QPoint(3, 3))
        assert hand.note == SEEKS, "a touch of the table does not end it"
        assert heard.count(SEEKS) == 1
        hand.wait_for_hint()
        assert not hand.screen.ribbon.note


def test_escape_stops_looking_for_a_hint_and_another_one_can_be_asked_for() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        hand.ask_hint()
        hand.key(Qt.Key.Key_Escape)
        assert hand.note == ""
        assert not hand.screen.client.seeks_hint
        assert not hand.session.assisted
        hand.ask_hint()
        hand.wait_for_hint()


def test_a_move_instead_of_the_hint_ends_the_search() -> None:
    with at_table(session_at(to_decide(), PLAYERS)) as hand:
        hand.ask_hint()
        hand.push("Collect the row")
        assert hand.note == ""
        assert not hand.screen.client.seeks_hint
