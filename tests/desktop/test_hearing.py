"""What is heard at the table: what has landed, whose turn it is, what is refused, and how it ended; nothing before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_shared_table, at_table, hand_in, open_window, session_at
from throne_desktop.modes.loop import turn_for

pytestmark = pytest.mark.usefixtures("qtbot")


def good_row() -> Session:
    """Ann has a General in the row, and what she reveals next is a Baron."""
    return session_at(position("behind-the-throne", row="general", deck="baron king*2"))


def listen(hand: Hand) -> list[str]:
    """The names of the sounds from now on, as they are due."""
    heard = list[str]()
    hand.screen.hearing.sounded.connect(heard.append)
    return heard


# -- what the table does -----------------------------------------------------------------------------------------------

def test_a_card_is_heard_when_it_has_landed_and_not_before() -> None:
    with at_table(good_row(), speed=1.0) as hand:
        heard = listen(hand)
        while_flying = list[bool]()
        hand.scene.animator.sounded.connect(lambda _name: while_flying.append(
            any(item.zValue() > 0 and item.scale() != 1.0 for item in hand.scene.cards.values())))
        hand.push("Reveal a card")
        hand.settle()
        assert heard[:1] in (["lay"], ["flip"])
        assert while_flying[:1] == [False]


def test_what_is_skipped_is_not_heard() -> None:
    with at_table(good_row(), speed=1.0) as hand:
        heard = listen(hand)
        hand.push("Reveal a card")
        hand.scene.animator.skip()
        hand.settle()
        assert heard == []


def test_where_nothing_moves_only_signals_are_heard() -> None:
    with at_table(good_row(), speed=0.0) as hand:
        heard = listen(hand)
        hand.push("Reveal a card")
        hand.settle()
        assert not {"lay", "flip", "slide", "take"} & set(heard)


def test_undoing_is_silent() -> None:
    with at_table(good_row(), speed=0.0) as hand:
        hand.push("Reveal a card")
        hand.settle()
        heard = listen(hand)
        hand.screen.controller.undo()
        hand.settle()
        assert heard == []


def test_a_deal_is_heard_as_one() -> None:
    players = (Seating("Ann"), Seating("Ben"), Seating("Cleo"))
    from engine import load_game

    with at_table(Session(load_game("imposter-kings"), 3, 4, players=players), speed=1.0, dealt=False) as hand:
        heard = listen(hand)
        hand.settle()
        assert heard.count("deal") == 1
        assert set(heard) <= {"deal", "turn"}
