"""What rows and cells on a page have in common: the page scrolls, and they are marked where the keyboard is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object      # the class beside it in a list of bases is the view


class OnPage(_View):
    """Stands before a view of Qt in a list of bases; `open_current` is what Enter does."""

    def open_current(self) -> None:
        """Open what is marked."""
        raise NotImplementedError

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is marked where the keyboard is not: there are several such views."""
        super().focusOutEvent(event)
        self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, and ends here: the page that this opens has a button of its own for it. Escape is the page's."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_current()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls, not the view."""
        event.ignore()
