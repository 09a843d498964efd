"""A few moves of a game that are worth looking at again, each with what it is told for and a button to watch it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from throne_desktop.look import theme
from throne_desktop.widgets import basics
from throne_desktop.widgets.plate import paint_plate

_TEXT: Final = 14.5


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move after so many others: the points it is told for, and its sentence."""

    moves: int
    change: str
    sentence: str


class ToldMoves(QWidget):
    """`asked` gives the number of moves before one to be watched."""

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.note = basics.label("golden"), basics.wrapped("subtle")
        self.buttons: list[QPushButton] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._rows: list[tuple[QLabel, QLabel]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 10, 18, 10)
        column.setSpacing(4)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(12)
        self._head.addWidget(self.title)
        self._head.addWidget(self.note, 1)
        column.addLayout(self._head)
        column.addLayout(self._grid)
        self._grown = 1.0

    @property
    def sentences(self) -> list[tuple[str, str]]:
        """What can be read of each move: its points and its sentence."""
        return [(change.text(), told.text()) for change, told in self._rows]

    def show_moves(self, title: str, note: str, watch: str, moves: Sequence[MoveRow], *, watched: bool) -> None:
        """Show these moves, each with a button called `watch` unless they cannot be `watched`."""
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.title.setText(title)
        self.note.setText(note)
        self.buttons, self._rows = [], []
        for move in moves:
            change, told, button = QLabel(move.change), QLabel(move.sentence), QPushButton(watch)
            told.setWordWrap(True)
            button.setObjectName("small")
            button.setAccessibleDescription(move.sentence)
            button.clicked.connect(partial(self.asked.emit, move.moves))
            self.buttons.append(button)
            self._rows.append((change, told))
            self._put(len(self._rows) - 1, stacked=False)
            for part in (change, told):
                part.show()     # at once: by itself it would be shown later, and take no room until then
            button.setVisible(watched)
        self.grow(self._grown)

    def fit_into(self, room: int) -> None:
        """Lay note and buttons below what they belong to if they find no room beside it in so many pixels."""
        self._stack(False)
        if self.minimumSizeHint().width() > room:
            self._stack(True)

    def _stack(self, stacked: bool) -> None:
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(2 if stacked else 12)
        self.title.setWordWrap(stacked)
        while self._grid.count():
            self._grid.takeAt(0)
        for row in range(len(self._rows)):
            self._put(row, stacked=stacked)

    def _put(self, row: int, *, stacked: bool) -> None:
        """Put a move into the grid: its button beside its sentence, or if they are `stacked` below it."""
        (change, told), button = self._rows[row], self.buttons[row]
        self._grid.addWidget(change, 2 * row, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(told, 2 * row, 1, Qt.AlignmentFlag.AlignVCenter)
        if stacked:
            self._grid.addWidget(button, 2 * row + 1, 1, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addWidget(button, 2 * row, 2)

    def grow(self, grown: float) -> None:
        """Show all that many times as large as usual."""
        self._grown = grown
        for label in self.findChildren(QLabel):
            label.setFont(theme.text(_TEXT * grown, bold=label is self.title))
        for button in self.buttons:
            button.setFont(theme.text(_TEXT * grown))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_plate(QPainter(self), self)
