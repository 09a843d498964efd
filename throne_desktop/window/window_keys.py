"""The keys that work on every page of the window, once the page itself has no use for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from throne_desktop.widgets.key_button import written
from throne_desktop.widgets.keys import in_use
from throne_desktop.window.on_screen import OnScreen

_CLIPBOARD: Final = {"Ctrl+C": "copy", "Ctrl+V": "paste"}


def use(event: QKeyEvent, focused: QWidget | None, ask: Callable[[str], None], on_screen: OnScreen) -> bool:
    """Do what a key means everywhere: show all keys, fill the screen, copy, paste; Enter presses the focused button.

    `ask` opens a page, or does what else is asked for, by its name. Where Esc leads nowhere else, as at home, it leaves
    the whole screen. Returns whether the key means anything.
    """
    pressed = written(event)
    asked = next((name for name in ("help", "full-screen") if pressed in in_use(name)), None)
    if asked is not None:
        if not event.isAutoRepeat():
            ask(asked)
    elif pressed in _CLIPBOARD:
        ask(_CLIPBOARD[pressed])
    elif event.key() == Qt.Key.Key_Escape:
        on_screen.fill(False)
    elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
        if not event.isAutoRepeat():
            focused.click()
    else:
        return False
    return True
