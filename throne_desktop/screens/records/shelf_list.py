"""The list of the shelf: a row for each game, told and painted only where it is seen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QWidget

from throne_desktop.screens.records.shelf_row import ShelfRow
from throne_desktop.services.records.shelved import Shelved
from throne_desktop.services.records.slips import name_for, name_in

SHELVED: Final = Qt.ItemDataRole.UserRole
"""Where a row keeps what it tells."""
_REST: Final = 200
"""Milliseconds without a move after which the list is at rest."""
_MOST: Final = 500
"""So many rows are remembered as they are told; a window shows twenty."""


class ShelfModel(QAbstractListModel):
    """The slips of the games in the list, from top to bottom; `tell` gives what a slip tells."""

    def __init__(self, tell: Callable[[bytes], Shelved], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: Sequence[bytes] = ()
        self._tell = tell
        self._told: dict[bytes, Shelved] = {}

    def show_lines(self, lines: Sequence[bytes]) -> None:
        """Show these games."""
        self.beginResetModel()
        self.lines = lines
        self._told.clear()
        self.endResetModel()

    def shelved(self, row: int) -> Shelved:
        """What a row tells."""
        line = self.lines[row]
        told = self._told.get(line)
        if told is None:
            if len(self._told) >= _MOST:
                self._told.clear()
            told = self._told[line] = self._tell(line)
        return told

    def tell_again(self, row: int) -> None:
        """Something was put on the game in a row."""
        self._told.clear()
        self.dataChanged.emit(self.index(row), self.index(row))

    def tell_more(self, lines: Iterable[bytes]) -> None:
        """More is known of these games."""
        for line in lines:
            self._told.pop(line, None)
        if self.lines:
            self.dataChanged.emit(self.index(0), self.index(len(self.lines) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == SHELVED:
            return self.shelved(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.shelved(index.row()).sentence
        return None


class ShelfList(QListView):
    """The list of games.

    `chosen` tells that another row is selected, `opened` that one was opened; `delete_asked` is emitted when the Delete
    key is pressed.
    """

    chosen = Signal()
    opened = Signal()
    delete_asked = Signal()
    rested = Signal(object)
    """Gives the lines of the rows that are seen, once nothing has moved for a moment."""

    def __init__(self, tell: Callable[[bytes], Shelved], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = ShelfModel(tell, self)
        self.setModel(self.shelf)
        self.painter_of_rows = ShelfRow(self)
        self.setItemDelegate(self.painter_of_rows)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit())
        self.activated.connect(lambda _: self.opened.emit())
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(lambda: self.rested.emit(self.seen))
        self.verticalScrollBar().valueChanged.connect(lambda _: self.wait())
        self.shelf.modelReset.connect(self.wait)

    def wait(self) -> None:
        """Something has moved: `rested` tells when nothing does any more."""
        self._rest.start()

    @property
    def seen(self) -> Sequence[bytes]:
        """The lines of the rows that are seen."""
        area = self.viewport().rect()
        first, last = (self.indexAt(QPoint(area.center().x(), y)).row() for y in (area.top(), area.bottom()))
        if not self.isVisible() or first < 0:
            return ()
        return self.shelf.lines[first:last + 1 if last >= 0 else None]

    @property
    def count(self) -> int:
        """How many games are in it."""
        return self.shelf.rowCount()

    @property
    def row(self) -> int:
        """The row that is selected; -1 if none is."""
        return self.currentIndex().row()

    @property
    def shelved(self) -> Shelved | None:
        """What the selected row tells."""
        return None if self.row < 0 else self.shelf.shelved(self.row)

    def row_of(self, file: Path | None) -> int | None:
        """The row of a record's file; None if it is not in the list."""
        if file is None:
            return None
        name = name_for(os.fsencode(file.name))
        return next((row for row, line in enumerate(self.shelf.lines) if name in line and name_in(line) == name), None)

    def choose(self, row: int) -> None:
        """Select a row, if it exists."""
        if 0 <= row < self.count:
            index = self.shelf.index(row)
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def keyboardSearch(self, search: str) -> None:
        """Letters find nothing here: to look for one, all games would have to be told."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            if not event.isAutoRepeat():
                self.delete_asked.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
