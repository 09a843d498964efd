"""A table that lies on a page: as high as its rows, scrolled by the page, and marked only where the keyboard is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from throne_desktop.widgets.on_page import OnPage

SPOKEN: Final = Qt.ItemDataRole.AccessibleTextRole


class RowsTable(OnPage, QTreeWidget):
    """`row_asked` gives the number of a row to open."""

    row_asked = Signal(int)

    def __init__(self, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setColumnCount(columns)
        header = self.header()
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        header.setStretchLastSection(True)
        for column in range(columns - 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.itemDoubleClicked.connect(lambda _: self.open_current())

    def open_current(self) -> None:
        row = self.currentIndex().row()
        if row >= 0:
            self.row_asked.emit(row)

    def show_rows(self, headings: Sequence[str], rows: Sequence[Sequence[str]], spoken: Sequence[str]) -> None:
        """Show rows of texts below their headings; each is also a sentence for those who listen."""
        self.ensurePolished()       # rows are measured in the style that they will have
        chosen = self.currentIndex().row()
        self.clear()
        self.setHeaderLabels(list(headings))
        for row, sentence in zip(rows, spoken, strict=True):
            item = QTreeWidgetItem(list(row))
            item.setData(0, SPOKEN, sentence)
            for column in range(self.columnCount()):
                item.setToolTip(column, sentence)
            self.addTopLevelItem(item)
        self.choose(chosen)
        self.clearSelection()
        self.fit()

    def choose(self, row: int) -> None:
        """Mark a row; none if there is no such row."""
        item = self.topLevelItem(row)
        if item is not None:
            self.setCurrentItem(item)
            item.setSelected(True)

    def fit(self) -> None:
        """Be as high as all rows are."""
        self.doItemsLayout()
        rows = sum(self.sizeHintForRow(row) for row in range(self.topLevelItemCount()))
        margins = self.contentsMargins()
        self.setFixedHeight(self.header().sizeHint().height() + rows + margins.top() + margins.bottom()
                            + 2 * self.frameWidth())

    def squeeze(self) -> None:
        """Where not all columns have room, the first one is cut off: its sentence says all of it."""
        header, hints = self.header(), [max(self.sizeHintForColumn(each), self.header().sectionSizeHint(each))
                                        for each in range(self.columnCount())]
        over = sum(hints) - self.viewport().width()
        mode = QHeaderView.ResizeMode
        header.setSectionResizeMode(0, mode.Interactive if over > 0 else mode.ResizeToContents)
        if over > 0:
            header.resizeSection(0, max(header.minimumSectionSize(), hints[0] - over))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.choose(max(0, self.currentIndex().row()))
