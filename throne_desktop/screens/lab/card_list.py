"""A list of cards that can be carried from it onto the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem, QWidget

_ABOUT: Final = Qt.ItemDataRole.UserRole
_TAKES_BACK: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_SHIFTS: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class CardList(QListWidget):
    """`chosen` gives what a row is about, by Enter or a click; `removed`, by the Delete key.

    `carried` and `dropped` give it with the place of the pointer on the screen, while it is carried, and in the end.
    `left` says that the mouse no longer points at it. Typing the beginning of a card's name leads to its row.
    """

    chosen = Signal(object)
    removed = Signal(object)
    carried = Signal(object, QPoint)
    dropped = Signal(object, QPoint)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pressed: QListWidgetItem | None = None
        self._pressed_at = QPoint()
        self._carries = False

    def show_cards(self, cards: Sequence[tuple[object, str]], gone: Collection[object] = ()) -> None:
        """Show these cards, each with its words; those that are gone keep their row, so that no other takes its place.

        The card that was current stays so, or else the row, as far as there is one; what is seen is not scrolled away.
        """
        row, current, scrolled = self.currentRow(), self.currentItem(), self.verticalScrollBar().value()
        was = None if current is None else current.data(_ABOUT)
        self.clear()
        self._pressed = None
        for about, words in cards:
            item = QListWidgetItem(words)
            item.setData(_ABOUT, about)
            if about in gone:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
        row = next((number for number, (about, _) in enumerate(cards) if about == was), row)
        self.setCurrentRow(min(max(row, 0), self.count() - 1))
        self.doItemsLayout()        # else the bar has no length yet to be put back to
        self.verticalScrollBar().setValue(scrolled)

    @property
    def words(self) -> list[str]:
        """What the rows say."""
        return [self.item(row).text() for row in range(self.count())]

    def event(self, event: QEvent) -> bool:
        """Keep letters from the keys of the page: here they look for a card."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and (
                event.text().isalpha() and not event.modifiers() & ~_SHIFTS):
            event.accept()
            return True
        return super().event(event)

    @property
    def shown(self) -> list[object]:
        """What the rows are about."""
        return [self.item(row).data(_ABOUT) for row in range(self.count())]

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at, self._carries = event.position().toPoint(), False
            self._pressed = self.itemAt(self._pressed_at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        far = (event.position().toPoint() - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        self._carries = self._carries or far
        if self._carries:
            self.carried.emit(self._pressed.data(_ABOUT), event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        super().mouseReleaseEvent(event)
        if pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        about = pressed.data(_ABOUT)
        if self._carries:
            self.dropped.emit(about, event.globalPosition().toPoint())
        elif self.itemAt(event.position().toPoint()) is pressed:
            self.chosen.emit(about)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if item is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(item.data(_ABOUT))
        elif item is not None and event.key() in _TAKES_BACK:
            self.removed.emit(item.data(_ABOUT))
        else:
            super().keyPressEvent(event)
