"""A button that shows a key and, once it is pressed, takes the next key for another one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from throne_desktop.widgets.keys import key_words

_ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


def written(event: QKeyEvent) -> str:
    """The keys that are pressed together, as in QKeySequence: "Ctrl+Z"; those of the number pad as all others."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(modifiers.value | event.key()).toString(QKeySequence.SequenceFormat.PortableText)


class KeyButton(QPushButton):
    """`taken` gives the key that was pressed, written as in QKeySequence. Esc and leaving the button give none."""

    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: tuple[str, ...] = ()
        self._waits = False
        self.clicked.connect(self._wait)

    def show_keys(self, keys: Sequence[str]) -> None:
        """Show these keys, and wait for no other one."""
        self._keys, self._waits = tuple(keys), False
        self.setText("  ".join(map(key_words, keys)))

    def _wait(self) -> None:
        self._waits = True
        self.setFocus()     # a click does not give it everywhere
        self.setText(QCoreApplication.translate("KeysScreen", "Press a key"))

    def event(self, event: QEvent) -> bool:
        if self._waits and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()      # it is for this button, whatever it does otherwise
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._waits:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.show_keys(self._keys)
        elif event.key() not in _ALONE and not event.isAutoRepeat():
            self.show_keys(self._keys)
            self.taken.emit(written(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self._waits:
            self.show_keys(self._keys)
        super().focusOutEvent(event)
