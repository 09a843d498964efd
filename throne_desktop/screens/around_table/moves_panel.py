"""The list of all moves that are possible now: one click or Enter plays one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from engine.core.moves import Move
from throne_desktop.widgets.sentence_list import SentenceList

_NEXT_DIGIT: Final = 1000
"""Milliseconds to wait for a second digit of a number."""


class MovesPanel(SentenceList):
    """`chosen` gives the Move that was clicked, activated with the keyboard, or typed by its number."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._last_digit = QTimer(self)
        self._last_digit.setSingleShot(True)
        self._last_digit.setInterval(_NEXT_DIGIT)
        self._last_digit.timeout.connect(self._choose_number)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self.retranslate()

    def retranslate(self) -> None:
        """Put the list's name into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("MovesPanel", "Possible moves"))

    def show_moves(self, moves: Sequence[tuple[Move, str]]) -> None:
        """Show these moves, each with its words."""
        self.clear()
        self.forget_digits()
        for number, (move, words) in enumerate(moves, 1):
            item = QListWidgetItem(f"{number}   {words}")
            item.setData(Qt.ItemDataRole.UserRole, move)
            self.addItem(item)
        if moves and self.hasFocus():
            self.setCurrentRow(0)       # as on entering the list, so that the arrow keys always start there

    def point_at(self, move: Move) -> None:
        """Select a move, so that a hint can be seen."""
        for row in range(self.count()):
            if self.item(row).data(Qt.ItemDataRole.UserRole) is move:
                self.setCurrentRow(row)

    def type_digit(self, digit: int) -> None:
        """Choose a move by typing its number: at once if no larger number begins like that, or else after a pause."""
        number = self._number * 10 + digit
        if not 1 <= number <= self.count():
            return
        self._number = number
        self.setCurrentRow(number - 1)
        if number * 10 > self.count():
            self._choose_number()
        else:
            self._last_digit.start()

    def forget_digits(self) -> None:
        """Forget a number that was begun."""
        self._last_digit.stop()
        self._number = 0

    def _choose_number(self) -> None:
        item = self.item(self._number - 1)
        self.forget_digits()
        self._choose(item)

    def _choose(self, item: QListWidgetItem) -> None:
        move = item.data(Qt.ItemDataRole.UserRole)
        if isinstance(move, Move):
            self.chosen.emit(move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the screen while there is nothing to choose; a key that is held down chooses once."""
        chooses = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not self.count():
            event.ignore()
        elif not (chooses and event.isAutoRepeat()):
            super().keyPressEvent(event)
