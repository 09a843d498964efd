"""The list of all moves that are possible now: one click or Enter plays one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from engine.core.moves import Move


class MovesPanel(QListWidget):
    """`chosen` gives the Move that was clicked, or activated by the keyboard."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the list's name into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("MovesPanel", "Possible moves"))

    def show_moves(self, moves: Sequence[tuple[Move, str]]) -> None:
        """Show these moves, each with its words."""
        self.clear()
        for number, (move, words) in enumerate(moves, 1):
            item = QListWidgetItem(f"{number}   {words}")
            item.setData(Qt.ItemDataRole.UserRole, move)
            self.addItem(item)
        if moves and self.hasFocus():
            self.setCurrentRow(0)       # as when the list is entered, so that the arrow keys always begin there

    def point_at(self, move: Move) -> None:
        """Select a move, so that a hint can be seen."""
        for row in range(self.count()):
            if self.item(row).data(Qt.ItemDataRole.UserRole) is move:
                self.setCurrentRow(row)

    def _choose(self, item: QListWidgetItem) -> None:
        move = item.data(Qt.ItemDataRole.UserRole)
        if isinstance(move, Move):
            self.chosen.emit(move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While there is nothing to choose, keys are for whoever skips what moves. A key held down chooses once."""
        chooses = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not self.count():
            event.ignore()
        elif not (chooses and event.isAutoRepeat()):
            super().keyPressEvent(event)
