"""Presses that were meant for something that is no longer there: the second one of a double click, and a held key."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMainWindow, QStackedWidget, QWidget

SURPRISE: Final = 250
"""Milliseconds for which what is new takes no click: nobody sees a button and clicks it within that time."""
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_KEYS: Final = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class Presses(QObject):
    """Looks at all that is pressed in a window before anything else does, and drops what was not meant for it.

    - Clicks in quick succession at one place all belong to what the first one was on. Where a page, a question or a
      panel has made room for another one meanwhile, they reach nothing.
    - A page that has just appeared takes no click, nor does a page on which something new is offered at this moment.
    - A key that has neither a Latin letter nor a digit on it counts by its place.
    - A key that is held repeats for as long as the focus is where it was when it was pressed, and triggers no shortcut
      again. Keys that lead from place to place always repeat.
    """

    def __init__(self, window: QMainWindow, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._place: QWidget | None = None
        """What the first of some quick clicks was on; None if it came too early to be on anything."""
        self._point = QPointF()
        self._stamp = 0
        self._key = 0
        self._focus: tuple[QWidget | None, QWidget | None] = (None, None)
        """Page and widget that had the focus when the key was pressed."""
        self._age = QElapsedTimer()
        pages.currentChanged.connect(self.surprise)

    def watch(self) -> None:
        """Begin, once the system has made the window."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            handle.installEventFilter(self)

    def surprise(self) -> None:
        """Something has just appeared, perhaps below the pointer of somebody who clicks."""
        self._age.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the event is dropped."""
        kind = event.type()
        if kind in _PRESSES:
            return self._strays(cast(QMouseEvent, event))
        if kind not in _KEYS:
            return False
        key = cast(QKeyEvent, event)
        return self._repeats(key) or (kind is QEvent.Type.KeyPress and self._means_another(key))

    def _strays(self, event: QMouseEvent) -> bool:
        """Whether a click was meant for something else than what lies there now."""
        here = self._window.childAt(event.position().toPoint())
        quick = self._is_quick(event)
        self._point, self._stamp = event.position(), event.timestamp()
        if quick:
            return here is not self._place
        early = self._age.isValid() and self._age.elapsed() < SURPRISE
        self._place = None if early else here
        return early

    def _is_quick(self, event: QMouseEvent) -> bool:
        """Whether a click follows the last one as that of a double click does."""
        hints = QGuiApplication.styleHints()
        return (event.type() is QEvent.Type.MouseButtonDblClick
                or (event.timestamp() - self._stamp <= hints.mouseDoubleClickInterval()
                    and (event.position() - self._point).manhattanLength() <= hints.mouseDoubleClickDistance()))

    def _repeats(self, event: QKeyEvent) -> bool:
        """Whether it is a key that was pressed for something else."""
        from PySide6.QtCore import Qt  # only here: the first frame does without its names, which take 14 ms

        ways = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp,
                Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        focus = self._pages.currentWidget(), self._window.focusWidget()
        if event.key() in ways:
            return False
        if not event.isAutoRepeat():
            self._key, self._focus = event.key(), focus
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()      # it is for whatever has the focus, not for a shortcut
            return True
        return event.key() != self._key or focus != self._focus

    # -- keys that have another place on other keyboards ---------------------------------------------------------------

    def _means_another(self, event: QKeyEvent) -> bool:
        """Whether it is a key that counts by its place; then what it stands for is pressed instead."""
        from throne_desktop.widgets.key_places import sign_by_place

        sign, focus = sign_by_place(event), self._window.focusWidget()
        if not sign or isinstance(focus, QLineEdit):
            return False
        if event.isAutoRepeat() or self._press(QKeySequence(event.modifiers().value | ord(sign))):
            return True
        instead = QKeyEvent(event.type(), ord(sign), event.modifiers(), sign.lower())
        QApplication.sendEvent(focus or self._window, instead)
        return True

    def _press(self, keys: QKeySequence) -> bool:
        """Do what these keys are bound to on the page; returns whether there is anything."""
        page = self._pages.currentWidget()
        if page is None:
            return False
        for shortcut in page.findChildren(QShortcut):
            bearer = shortcut.parent()
            if shortcut.key() == keys and shortcut.isEnabled() and isinstance(bearer, QWidget) and _can_be_used(bearer):
                shortcut.activated.emit()
                return True
        for button in page.findChildren(QAbstractButton):
            if button.shortcut() == keys and _can_be_used(button):
                button.click()
                return True
        return False


def _can_be_used(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()
