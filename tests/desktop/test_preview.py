"""A card under the pointer is shown large, with its ability in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.behind import position
from tests.helpers.window import PATIENCE, session_at
from throne_desktop.app import Window
from throne_desktop.screens.play import PlayScreen
from throne_desktop.settings import Settings
from throne_desktop.table.preview import WIDTH


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[PlayScreen]:
    window = Window(Settings(animation_speed=0.0))
    window.keep_nothing()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.open_session(session_at(position(row="king judge", mine="general", rival="alchemist*3", deck="jester")))
    assert window.play_screen is not None
    yield window.play_screen
    window.close()


def point_at(screen: PlayScreen, piece: str) -> None:
    item = screen.scene.cards[piece]
    viewport = screen.table.viewport()
    QTest.mouseMove(viewport, QPoint(2, 2))
    QTest.mouseMove(viewport, item.sceneBoundingRect().center().toPoint())


def test_a_card_that_is_pointed_at_is_shown_large_and_inside_the_table(screen: PlayScreen, qtbot: QtBot) -> None:
    point_at(screen, "stacks.1/general/0")
    qtbot.waitUntil(lambda: screen.table.preview.shown is not None, timeout=int(PATIENCE * 1000))
    shown = screen.table.preview.shown
    assert shown is not None
    assert shown.pixmap().width() >= WIDTH
    assert screen.scene.sceneRect().contains(shown.sceneBoundingRect().center())
    assert not shown.sceneBoundingRect().contains(screen.scene.cards["stacks.1/general/0"].sceneBoundingRect().center())


def test_it_goes_when_the_pointer_goes(screen: PlayScreen, qtbot: QtBot) -> None:
    point_at(screen, "row/0")
    qtbot.waitUntil(lambda: screen.table.preview.shown is not None, timeout=int(PATIENCE * 1000))
    QTest.mouseMove(screen.table.viewport(), QPoint(2, 2))
    assert screen.table.preview.shown is None


def test_a_press_takes_it_away_and_nothing_is_left_in_the_scene(screen: PlayScreen, qtbot: QtBot) -> None:
    items = len(screen.scene.items())
    point_at(screen, "row/0")
    qtbot.waitUntil(lambda: screen.table.preview.shown is not None, timeout=int(PATIENCE * 1000))
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert screen.table.preview.shown is None
    assert len(screen.scene.items()) == items


def test_a_card_face_down_stays_a_secret(screen: PlayScreen, qtbot: QtBot) -> None:
    deck = next(name for name in screen.scene.cards if name.startswith("deck/"))
    point_at(screen, deck)
    qtbot.wait(700)
    assert screen.table.preview.shown is None
