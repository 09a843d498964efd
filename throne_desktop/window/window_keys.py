"""The keys that work on every page of the window, once the page itself has no use for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

from throne_desktop.widgets.key_button import written
from throne_desktop.widgets.keys import in_use
from throne_desktop.window.page_window import PageWindow

_CLIPBOARD: Final = {"Ctrl+C": "copy", "Ctrl+V": "paste"}


def use(window: PageWindow, event: QKeyEvent) -> bool:
    """Do what a key means everywhere: show all keys, fill the screen, copy, paste; Enter presses the focused button.

    Where Esc leads nowhere else, as at home, it leaves the whole screen. Returns whether the key means anything.
    """
    button, pressed = window.focusWidget(), written(event)
    asked = next((name for name in ("help", "full-screen") if pressed in in_use(name)), None)
    if asked is not None:
        if not event.isAutoRepeat():
            window.page_asked.emit(asked)
    elif pressed in _CLIPBOARD:
        window.page_asked.emit(_CLIPBOARD[pressed])
    elif event.key() == Qt.Key.Key_Escape:
        window.on_screen.fill(False)
    elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QAbstractButton):
        if not event.isAutoRepeat():
            button.click()
    else:
        return False
    return True
