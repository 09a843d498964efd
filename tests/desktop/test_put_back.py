"""A card that is carried lies on the table again, whatever ends the carrying: none is left in the air."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.positions import move, position
from tests.helpers.window import Hand, at_table, session_at, wait_until
from throne_desktop.look import theme
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand.keyboard_stops import stops

pytestmark = pytest.mark.usefixtures("qtbot")

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
MINE = "stacks.1"


def click_with(button: Qt.MouseButton) -> Callable[[Hand], None]:
    """Another button is clicked while the left one is still down."""
    return lambda hand: QTest.mouseClick(hand.viewport, button, pos=hand.point(MINE))


def move_with_no_button(hand: Hand) -> None:
    """The mouse comes back, and its button was let go of above something else."""
    point = QPointF(hand.point(MINE))
    event = QMouseEvent(QEvent.Type.MouseMove, point, hand.viewport.mapToGlobal(point), Qt.MouseButton.NoButton,
                        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(hand.viewport, event)


def go_to_another_window(hand: Hand) -> None:
    other = QWidget()
    other.show()
    other.activateWindow()
    wait_until(lambda: not hand.screen.isActiveWindow(), "another window is used")
    other.close()


def change_theme(hand: Hand) -> None:
    theme.wear("dark")
    hand.screen.apply(Settings(animation_speed=0.0))


WAYS: dict[str, Callable[[Hand], object]] = {
    "Esc": lambda hand: hand.key(Qt.Key.Key_Escape),
    "a click of the right button": click_with(RIGHT),
    "a click of the middle button": click_with(MIDDLE),
    "another press, as a release was lost": lambda hand: hand.press(MINE),
    "a move of the mouse with no button down": move_with_no_button,
    "the focus goes elsewhere": lambda hand: hand.screen.rail.menu_button.setFocus(),
    "another window is used": go_to_another_window,
    "the table is hidden by another page": lambda hand: hand.screen.hide(),
    "the curtain falls": lambda hand: hand.screen.table_view.setEnabled(False),
    "the window gets another size": lambda hand: hand.screen.resize(1100, 700),
    "another theme": change_theme,
    "reminders are taken away": lambda hand: hand.screen.apply(Settings(animation_speed=0.0, show_known=False)),
}
"""What puts a carried card back, without a move."""


@pytest.fixture(autouse=True)
def usual_theme() -> Iterator[None]:
    yield
    if theme.palette is not theme.THEMES["light"]():
        theme.wear("light")


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_the_card_goes_back_and_the_late_release_makes_no_move(way: Callable[[Hand], object]) -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general"))) as hand:
        hand.hold("row/1", MINE)
        assert hand.lit == [MINE]
        way(hand)
        assert hand.lit == []
        assert hand.disorder() == []
        hand.let_go(MINE)
        assert hand.played == []
        assert hand.disorder() == []


@pytest.mark.parametrize("way", [each for name, each in WAYS.items() if name != "reminders are taken away"],
                         ids=[name for name in WAYS if name != "reminders are taken away"])
def test_nor_does_a_card_that_was_pressed_and_not_yet_carried(way: Callable[[Hand], object]) -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general"))) as hand:
        hand.press("row/1")
        way(hand)
        hand.let_go("row/1")
        assert hand.played == []
        assert hand.disorder() == []


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_a_card_that_waits_for_a_choice_goes_back_as_well_when_it_is_carried_on(way: Callable[[Hand], object]) -> None:
    lying = position("behind-the-throne", row="king queen", rival="judge assassin*3 general")
    with at_table(session_at(lying)) as hand:
        hand.click("row/1")
        assert hand.prompt == "Choose a highlighted place."
        hand.hold("row/1", MINE)
        way(hand)
        hand.let_go(MINE)
        waits = hand.screen.table_view.mover.choice is not None
        assert (hand.prompt == "Choose a highlighted place.") == waits
        assert bool(hand.lit) == waits
        assert (hand.disorder() == []) != waits
        assert hand.played == []


@pytest.mark.parametrize("button", [RIGHT, MIDDLE])
def test_a_click_of_another_button_ends_the_choice(button: Qt.MouseButton) -> None:
    lying = position("behind-the-throne", row="king queen", rival="judge assassin*3 general")
    with at_table(session_at(lying)) as hand:
        before = hand.prompt
        hand.click("row/1")
        click_with(button)(hand)
        assert hand.prompt == before
        assert hand.played == []
        assert hand.disorder() == []


def test_a_click_of_another_button_puts_down_what_a_key_has_taken_up() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", rival="judge"))) as hand:
        keyboard = hand.screen.table_view.use_keyboard()
        hand.key(Qt.Key.Key_Right)
        for stop in stops(hand.scene):
            if stop.place == "row/0":
                keyboard.rest_on(stop)
        hand.key(Qt.Key.Key_Return)
        assert keyboard.carried == "row/0"
        click_with(RIGHT)(hand)
        assert keyboard.carried is None
        assert hand.disorder() == []


def test_a_card_that_glides_back_can_be_taken_up_again_at_once() -> None:
    lying = position("behind-the-throne", row="king queen judge", mine="general")
    with at_table(session_at(lying), speed=1.0) as hand:
        hand.hold("row/1", MINE)
        hand.key(Qt.Key.Key_Escape)
        assert hand.moving()
        hand.let_go(MINE)
        hand.settle()
        assert hand.disorder() == []
        hand.drag("row/1", MINE)
        assert hand.played == ["collect"]


def test_it_goes_back_when_it_is_let_go_of_outside_the_window() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general"))) as hand:
        hand.drag("row/1", QPoint(-300, -200))
        assert hand.played == []
        assert hand.disorder() == []


def test_other_buttons_alone_do_nothing() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general"))) as hand:
        for button in (RIGHT, MIDDLE):
            QTest.mousePress(hand.viewport, button, pos=hand.point("row/1"))
            hand.carry("row/1", MINE)
            QTest.mouseRelease(hand.viewport, button, pos=hand.point(MINE))
            assert hand.disorder() == []
        assert hand.played == []


def test_keys_move_no_other_card_while_the_mouse_has_one() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general"))) as hand:
        hand.key(Qt.Key.Key_Right)
        hand.hold("row/1", QPoint(200, 200))
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Space):
            hand.key(key)
        assert hand.played == []
        hand.let_go(MINE)
        assert hand.played == ["collect"]
        assert hand.disorder() == []


def test_the_move_of_a_rival_takes_it_out_of_the_hand() -> None:
    lying = position("behind-the-throne", row="king queen judge", mine="general", rival="queen")
    with at_table(session_at(lying), viewer=1) as hand:
        hand.hold("row/1", QPoint(300, 300))
        hand.session.submit(0, move("behind-the-throne", "collect"))
        assert hand.disorder() == []
        hand.let_go(QPoint(300, 300))
        assert hand.played == ["collect"]
        assert hand.disorder() == []


def test_so_does_an_own_move_that_is_made_by_key() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general"))) as hand:
        number = 1 + next(row for row, words in enumerate(hand.moves) if "ollect" in words)
        hand.hold("row/1", QPoint(300, 300))
        hand.key(Qt.Key(Qt.Key.Key_0.value + number))
        wait_until(lambda: hand.played == ["collect"], "the move is made")
        hand.let_go(MINE)
        assert hand.played == ["collect"]
        assert hand.disorder() == []


def test_and_so_does_a_move_that_is_taken_back() -> None:
    with at_table(session_at(position("behind-the-throne", row="king judge", mine="jester"))) as hand:
        hand.choose("Jester: down 1")
        hand.hold("row/1", QPoint(300, 300))
        hand.screen.client.undo()
        assert hand.lit == []
        assert hand.disorder() == []
        hand.let_go(MINE)
        assert hand.played == []
        assert hand.disorder() == []


def test_a_finger_carries_a_card_and_one_more_finger_does_no_harm() -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen judge", mine="general"))) as hand:
        pad = QTest.createTouchDevice()
        start, end = hand.point("row/1"), hand.point(MINE)
        QTest.touchEvent(hand.viewport, pad).press(0, start).commit()
        for step in range(1, 7):
            QTest.touchEvent(hand.viewport, pad).move(0, start + (end - start) * step / 6).commit()
        QTest.touchEvent(hand.viewport, pad).stationary(0).press(1, QPoint(20, 20)).commit()
        QTest.touchEvent(hand.viewport, pad).stationary(0).release(1, QPoint(20, 20)).commit()
        QTest.touchEvent(hand.viewport, pad).release(0, end).commit()
        assert hand.played in ([], ["collect"])
        assert hand.disorder() == []
