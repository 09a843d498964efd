"""Moves that are offered as pictures: a card to name, or one to give back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.base.faces import CardFace
from engine.base.table import Pictured
from engine.core.observe import Observation
from engine.core.text import N_
from engine.session.entries import Seating
from engine.session.session import Session
from tests.helpers.toy import Cellar, CellarState
from tests.helpers.toy_table import CellarTable
from tests.helpers.toy_words import CARDS, KINDS
from tests.helpers.window import Hand, at_table
from throne_desktop.screens.around_table import picker as picker_module
from throne_desktop.table.hand.preview import Lens

pytestmark = pytest.mark.usefixtures("qtbot")

UNLIKELY = 3


class PicturedTable(CellarTable):
    """Whom to ask for which card is offered as cards; one of them is an unlikely choice."""

    dimming = N_("toy/table", "Nobody can hold it.")

    def pictures(self, observation: Observation[CellarState]) -> Sequence[Pictured]:
        return [Pictured(move, CardFace(CARDS[move.card].id), move.card == UNLIKELY)
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
    assert hand.screen.table_view.rect().contains(picker.geometry())
    for button in picker.buttons:
        assert picker.rect().contains(button.rect().translated(button.mapTo(picker, button.rect().topLeft())))


# -- for those who use the keyboard, or listen ---------------------------------------------------------------------

def test_an_arrow_at_the_table_leads_to_the_pictures_and_escape_back(hand: Hand) -> None:
    screen = hand.screen
    screen.table_view.setFocus()
    hand.key(Qt.Key.Key_Right)
    assert screen.picker.buttons[0].hasFocus()
    hand.key(Qt.Key.Key_Escape)
    assert screen.table_view.hasFocus()
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Return)
    assert hand.played == [f"ask 2 {CARDS[1].id}"]
    assert screen.table_view.hasFocus()


def test_tab_comes_to_the_pictures_once_and_to_the_button_that_lays_them_aside(hand: Hand) -> None:
    screen, picker = hand.screen, hand.screen.picker
    screen.table_view.setFocus()
    hand.key(Qt.Key.Key_Tab)
    assert picker.buttons[0].hasFocus()
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Tab)
    assert picker.aside.hasFocus()
    hand.key(Qt.Key.Key_Space)
    screen.table_view.setFocus()
    hand.key(Qt.Key.Key_Right)
    assert screen.table_view.hasFocus()      # the table is looked at, with keys as well
    hand.key(Qt.Key.Key_Tab)
    assert picker.aside.hasFocus()


def test_the_keyboard_stays_at_its_picture_when_the_window_changes_its_size(hand: Hand) -> None:
    hand.screen.picker.buttons[2].setFocus()
    hand.screen.resize(1024, 640)
    QApplication.processEvents()
    assert hand.screen.picker.buttons[2].hasFocus()


def test_a_screen_reader_finds_the_pictures_and_hears_what_nobody_can_hold(hand: Hand) -> None:
    QAccessible.setActive(True)
    try:
        found = inside(QAccessible.queryAccessibleInterface(hand.screen))
    finally:
        QAccessible.setActive(False)
    buttons = hand.screen.picker.buttons
    pictures = [part for part in found if part.object() in buttons]
    assert [part.text(QAccessible.Text.Name) for part in pictures] == [button.accessibleName() for button in buttons]
    told = [part.text(QAccessible.Text.Description) for part in pictures]
    assert "Nobody can hold it." in told[UNLIKELY]
    assert "Nobody can hold it." in buttons[UNLIKELY].toolTip()
    assert [words for words in told if words.strip()] == [told[UNLIKELY]]


def test_a_screen_reader_reads_the_pictures_from_left_to_right_whichever_lies_in_front(hand: Hand) -> None:
    buttons = hand.screen.picker.buttons
    buttons[1].pointed.emit(buttons[1].rect().center())
    QAccessible.setActive(True)
    try:
        found = inside(QAccessible.queryAccessibleInterface(hand.screen))
    finally:
        QAccessible.setActive(False)
    assert [part.object() for part in found if part.object() in buttons] == buttons


def inside(part: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Everything that a screen reader finds in a part of the window."""
    found = [part.child(number) for number in range(part.childCount())]
    return found + [deeper for each in found for deeper in inside(each)]


def test_f2_shows_a_picture_large_above_all_and_says_what_the_card_does(
        hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(picker_module, "announce", lambda _, words: heard.append(words))
    picker = hand.screen.picker
    picker.take_focus()
    hand.key(Qt.Key.Key_F2)
    assert picker.large.isVisible()
    assert picker.large.width() > 2 * picker.buttons[0].iconSize().width()
    assert hand.screen.table_view.rect().contains(picker.large.geometry().adjusted(20, 20, -20, -20))
    assert picker.large.parent() is picker.parent()
    children = picker.parent().children()
    assert children.index(picker.large) > children.index(picker)
    assert [picker.buttons[0].accessibleName(), hand.screen.say(CARDS[0].ability)] == [
        heard[0][:len(picker.buttons[0].accessibleName())], heard[0][len(picker.buttons[0].accessibleName()) + 1:]]
    hand.key(Qt.Key.Key_Right)
    assert not picker.large.isVisible()


def test_a_card_of_the_table_is_shown_large_above_the_pictures_too(hand: Hand) -> None:
    screen = hand.screen
    card = next(iter(hand.scene.cards.values()))
    screen.table_view.preview.show_now(card)
    shown = screen.table_view.preview.shown
    assert shown is not None
    lens = next(child for child in screen.picker.parent().children() if isinstance(child, Lens))
    children = screen.picker.parent().children()
    assert children.index(lens) > children.index(screen.picker)
    assert lens.isVisible()
    assert lens.geometry().contains(shown.sceneBoundingRect().toRect())
    screen.table_view.preview.hide()
    assert not lens.isVisible()


def test_the_pictures_cover_neither_the_own_hand_nor_the_question_nor_the_rivals_plaque(hand: Hand) -> None:
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        hand.screen.resize(*size)
        QApplication.processEvents()
        picker, ribbon = hand.screen.picker.geometry(), hand.screen.ribbon.geometry()
        assert not picker.intersects(ribbon)
        assert picker.bottom() < hand.scene.seat_rect(hand.view.seat).top()
        assert picker.top() > hand.scene.plaque_rect(1 - hand.view.seat).bottom()


def test_the_question_stays_in_sight_beside_what_is_unfolded(hand: Hand) -> None:
    hand.open_page("log")
    QApplication.processEvents()
    assert not hand.screen.ribbon.geometry().intersects(hand.screen.panel.geometry())
