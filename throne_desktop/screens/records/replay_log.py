"""The log of a recorded game, turn by turn; a click on a line leads to the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from engine.core.events import Event
from throne_desktop.look import theme
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.storage.people import Portrait
from throne_desktop.widgets.sentence_list import PORTRAIT, LogList


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the log or the heading of a turn, the number of moves it leads to, and the events it is about.

    A heading has the portrait of the player whose turn it is.
    """

    moves: int
    words: str
    heading: bool = False
    about: tuple[Event, ...] = ()
    portrait: Portrait | None = None


class ReplayLog(LogList):
    """`jumped` gives the number of moves after which to show the game."""

    jumped = Signal(int)

    _rows: Sequence[Row] = ()
    _at = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.itemClicked.connect(self._jump)
        self._quiet: list[bool] = []
        self._look = (theme.palette, self.font())
        """The colours and the font that the lines are shown in."""
        self.retranslate()

    def retranslate(self) -> None:
        """Put the list's name into the language in use now."""
        self.setAccessibleName(QCoreApplication.translate("ReplayLog", "Turns and moves of the game"))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these lines."""
        with QSignalBlocker(self):
            self.clear()
            self._rows = rows
            self._quiet = [False] * len(rows)
            font = self.font()
            self._look = (theme.palette, self.font())
            font.setBold(True)
            self.addItems([row.words for row in rows])
            side = theme.scaled(PORTRAIT)
            self.setIconSize(QSize(side, side))
            for number, row in enumerate(rows):
                if row.heading:
                    self.item(number).setFont(font)
                if row.portrait is not None:
                    self.item(number).setIcon(portrait_icon(row.portrait, side, self.devicePixelRatioF()))
            self.measure_all()      # again, since headings are wider now
        self.mark(self._at)

    def mark(self, moves: int) -> None:
        """Show how far the replay has come: later lines are dimmed."""
        self._at = moves
        for number, row in enumerate(self._rows):
            quiet = not self._is_past(row)
            if quiet != self._quiet[number]:
                self._quiet[number] = quiet
                self.item(number).setForeground(QBrush(theme.palette.chrome.quiet) if quiet else QBrush())
        current = self.currentRow()
        if not (0 <= current < len(self._rows) and self._rows[current].moves == moves):
            self._select(self._last_past())

    def _is_past(self, row: Row) -> bool:
        return row.moves < self._at or (row.moves == self._at and not row.heading)

    def _last_past(self) -> int:
        """The row of the last line that has been reached; at the start, the first heading."""
        return max((number for number, row in enumerate(self._rows) if self._is_past(row) and not row.heading),
                   default=0)

    def _select(self, number: int) -> None:
        with QSignalBlocker(self):
            self.setCurrentRow(number)
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    @property
    def past(self) -> list[str]:
        """The lines that have been reached, with their headings."""
        return [row.words for row in self._rows if self._is_past(row)]

    def _jump(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.jumped.emit(self._rows[self.row(item)].moves)

    def about(self, item: QListWidgetItem) -> tuple[Event, ...]:
        """The events of a line; none for a line that has not been reached."""
        row = self._rows[self.row(item)]
        return row.about if self._is_past(row) else ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down lead from line to line; all other keys are left to the screen."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
            self._jump(self.currentItem())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._jump(self.currentItem())
        else:
            event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and self._rows and self._look != (theme.palette, self.font()):
            self.show_rows(self._rows)
