"""What a test changes for the whole program is as it was for the test after it: no test hangs on what another has left.

That is the language, the theme and the size of texts, where the pointer lies and whether it holds something, what was
copied, whether somebody reads the screen, and what is still to be said about files.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QCursor, QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.core import kept
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.look.light import PALETTE as LIGHT

LANGUAGE: Final = "en"
"""What the program speaks when a test begins."""

OUT_OF_THE_WAY: Final = QPoint(9_999, 9_999)
"""Where the pointer lies when a test begins: on no window."""


def begin_afresh() -> None:
    """All that a test finds is as at the start; the windows of the test before are gone."""
    if i18n.spoken() != LANGUAGE:
        i18n.use(LANGUAGE)
    if theme.palette is not LIGHT or theme.text_scale != 1.0:
        theme.wear("light")
    _let_go()
    if QCursor.pos() != OUT_OF_THE_WAY:
        QCursor.setPos(OUT_OF_THE_WAY)
    if QAccessible.isActive():
        QAccessible.setActive(False)
    QApplication.clipboard().clear()
    kept.remarks()


def _let_go() -> None:
    """Release the buttons that the mouse was left with: Qt lets nothing else feel a pointer that holds something."""
    for button in QGuiApplication.mouseButtons():
        nothing = QWindow()
        nothing.create()
        QTest.mouseRelease(nothing, button)
        nothing.destroy()
