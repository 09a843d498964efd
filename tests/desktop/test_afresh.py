"""No test finds what another has left: each would pass alone, and in any order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.screens import home
from tests.helpers.window import open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.look.light import PALETTE as LIGHT

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize("time", ["first", "second"])
def test_the_program_is_as_it_starts_whatever_another_test_has_left(time: str) -> None:
    assert QApplication.clipboard().text() == "", time
    assert not QAccessible.isActive()
    assert (theme.palette, theme.text_scale) == (LIGHT, 1.0)
    assert QCoreApplication.translate("app", "%n win(s) in a row", "", 1) == "1 win"
    with open_window() as window:
        window.open_home()
        door = home(window).tiles[0]
        wait_until(lambda: bool(door.accessibleDescription()), "the hall has been seen")
        assert not door.underMouse()
        QTest.mouseMove(door, door.rect().center())
        assert door.underMouse()
        QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    i18n.use("de")
    theme.wear("dark", 130)
    QApplication.clipboard().setText("copied")
    QAccessible.setActive(True)
