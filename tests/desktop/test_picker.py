"""Moves that are offered as pictures: a card to name, or one to give back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core.observe import Observation
from engine.session.happenings import Seating
from engine.session.session import Session
from engine.table.spec import Pictured
from tests.helpers.toy import Cellar, CellarState
from tests.helpers.toy_table import CellarTable
from tests.helpers.toy_words import CARDS, KINDS
from tests.helpers.window import Hand, at_table

pytestmark = pytest.mark.usefixtures("qtbot")

UNLIKELY = 3


class PicturedTable(CellarTable):
    """Whom to ask for which card is offered as cards; one of them is an unlikely choice."""

    def pictures(self, observation: Observation[CellarState]) -> Sequence[Pictured]:
        return [Pictured(move, CARDS[move.args[1]].id, move.args[1] == UNLIKELY)
                for move in observation.legal_moves() if move.verb == "ask"]


@pytest.fixture
def hand() -> Iterator[Hand]:
    game = Cellar()
    game.table = PicturedTable()
    with at_table(Session(game, 2, 5, players=(Seating("Ann"), Seating("Ben")))) as hand:
        QApplication.processEvents()
        yield hand


def test_there_is_a_picture_for_each_such_move(hand: Hand) -> None:
    picker = hand.screen.picker
    assert picker.isVisible()
    assert len(picker.buttons) == KINDS
    assert [button.accessibleName() for button in picker.buttons] == [
        words for words in hand.moves if any(f"{card.name}" in words for card in CARDS) and "Ask" in words
        and "all" not in words.lower()]


def test_a_click_makes_the_move_and_the_pictures_go(hand: Hand) -> None:
    QTest.mouseClick(hand.screen.picker.buttons[2], Qt.MouseButton.LeftButton)
    assert hand.played == [f"ask 2 {CARDS[2].id}"]
    assert not hand.screen.picker.isVisible()


def test_the_unlikely_can_be_chosen_too_but_is_faint(hand: Hand) -> None:
    buttons = hand.screen.picker.buttons

    def strength(number: int) -> int:
        picture = buttons[number].icon().pixmap(buttons[number].iconSize()).toImage()
        return picture.pixelColor(picture.width() // 2, picture.height() // 2).alpha()

    assert strength(UNLIKELY) < strength(0) / 2
    QTest.mouseClick(buttons[UNLIKELY], Qt.MouseButton.LeftButton)
    assert hand.played == [f"ask 2 {CARDS[UNLIKELY].id}"]


def test_the_arrows_go_from_picture_to_picture_and_enter_takes_one(hand: Hand) -> None:
    picker = hand.screen.picker
    picker.take_focus()
    QTest.keyClick(picker.buttons[0], Qt.Key.Key_Right)
    assert picker.buttons[1].hasFocus()
    QTest.keyClick(picker.buttons[1], Qt.Key.Key_Left)
    QTest.keyClick(picker.buttons[0], Qt.Key.Key_Left)
    assert picker.buttons[0].hasFocus()
    QTest.keyClick(picker.buttons[0], Qt.Key.Key_Return)
    assert hand.played == [f"ask 2 {CARDS[0].id}"]


def test_the_panel_can_be_laid_aside_to_look_at_the_table(hand: Hand) -> None:
    picker = hand.screen.picker
    tall = picker.height()
    QTest.mouseClick(picker.aside, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert picker.height() < tall / 2
    QTest.mouseClick(picker.aside, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert picker.buttons[0].isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_pictures_fit_on_the_table(hand: Hand, size: tuple[int, int]) -> None:
    hand.screen.resize(*size)
    QApplication.processEvents()
    picker = hand.screen.picker
    assert hand.screen.table.rect().contains(picker.geometry())
    for button in picker.buttons:
        assert picker.rect().contains(button.rect().translated(button.mapTo(picker, button.rect().topLeft())))
