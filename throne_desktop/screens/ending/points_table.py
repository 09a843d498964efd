"""Where the points of a game came from: a row for every source, a column for every player, and the sums.

Where there is little room beside the columns, it is stacked: every source is written above its points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from throne_desktop.look import theme
from throne_desktop.look.portraits import round_picture
from throne_desktop.storage.people import Portrait
from throne_desktop.widgets.plate import paint_plate

_FACE: Final = 30
_TEXT: Final = 14.5
_COLUMN: Final = 38
"""The least width of a player's column, in pixels at the usual text size."""


@dataclass(frozen=True, slots=True)
class Column:
    """A player, with the points from every source and their sum, as they are written; a winner's sum is golden."""

    portrait: Portrait
    name: str
    points: tuple[str, ...]
    total: str
    won: bool


@dataclass(frozen=True, slots=True)
class TableWords:
    """What stands on the table: its title, the sources, what the sums are called, and the whole in sentences."""

    title: str
    sources: tuple[str, ...]
    total: str
    sentences: str


class PointsTable(QWidget):
    """Its labels are made anew whenever it is shown something else."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)      # what it says is heard as a whole
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 10, 16, 12)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._columns: tuple[Column, ...] = ()
        self._labels: list[tuple[int, int, QLabel]] = []
        """With their rows and columns."""
        self._words = TableWords("", (), "", "")
        self._grown = 1.0
        self.stacked = False
        """Whether every source is written above its points."""

    @property
    def has_points(self) -> bool:
        """Whether there is any source to tell of."""
        return bool(self._words.sources)

    @property
    def rows(self) -> list[list[str]]:
        """What can be read, row by row from the title to the sums; of faces, the players' names."""
        found: dict[int, list[str]] = {}
        for row, _, label in sorted(self._labels, key=lambda each: each[:2]):
            found.setdefault(row, []).append(label.text() or label.accessibleName())
        return list(found.values())

    def show_points(self, words: TableWords, columns: Sequence[Column]) -> None:
        """Show these sources and players."""
        if (words, tuple(columns)) == (self._words, self._columns):
            return
        self._words, self._columns = words, tuple(columns)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(words.sentences)
        self._fill()

    def grow(self, grown: float) -> None:
        """Show all that many times as large as usual."""
        self._grown = grown
        self._fill()

    def fit_into(self, room: int) -> None:
        """Be stacked if the words find no room beside the columns in so many pixels."""
        self._stack(False)
        self._stack(self.minimumSizeHint().width() > room)

    def _stack(self, stacked: bool) -> None:
        if stacked is not self.stacked:
            self.stacked = stacked
            self._fill()

    def _fill(self) -> None:
        for _, _, old in self._labels:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._labels.clear()
        self._grid.setColumnStretch(0, int(not self.stacked))
        for number, column in enumerate(self._columns, 1):
            self._grid.setColumnMinimumWidth(number, theme.scaled(_COLUMN * self._grown))
            self._grid.setColumnStretch(number, int(self.stacked))
            self._add_face(column, self._points_row(0), number)
        sources, last = self._words.sources, len(self._words.sources) + 1
        self._add_words(self._words.title, 0, kind="golden", bold=True)
        for line, source in enumerate(sources, 1):
            self._add_words(source, line, kind="subtle")
            for number, column in enumerate(self._columns, 1):
                self._add(column.points[line - 1], self._points_row(line), number)
        self._add_words(self._words.total, last, bold=True)
        for number, column in enumerate(self._columns, 1):
            self._add(column.total, self._points_row(last), number, kind="golden" if column.won else "", bold=True)

    def _points_row(self, line: int) -> int:
        """The row of the grid with the points of a line; its words stand there, too, or if it is stacked above."""
        return 2 * line + 1 if self.stacked else line

    def _add_words(self, words: str, line: int, *, kind: str = "", bold: bool = False) -> None:
        label = self._label(words, kind, bold, Qt.AlignmentFlag.AlignLeft)
        label.setWordWrap(True)
        if self.stacked:
            self._put(label, 2 * line, 0, len(self._columns) + 1)
        else:
            self._put(label, line, 0)

    def _add(self, points: str, row: int, number: int, *, kind: str = "", bold: bool = False) -> None:
        self._put(self._label(points, kind, bold, Qt.AlignmentFlag.AlignHCenter), row, number)

    def _add_face(self, column: Column, row: int, number: int) -> None:
        face = QLabel()
        face.setPixmap(round_picture(column.portrait, theme.scaled(_FACE * self._grown), self.devicePixelRatioF()))
        face.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        face.setAccessibleName(column.name)
        face.setToolTip(column.name)
        self._put(face, row, number)

    def _label(self, words: str, kind: str, bold: bool, across: Qt.AlignmentFlag) -> QLabel:
        label = QLabel(words)
        label.setObjectName(kind)
        label.setFont(theme.text(_TEXT * self._grown, bold=bold))
        label.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
        return label

    def _put(self, label: QLabel, row: int, column: int, across: int = 1) -> None:
        self._labels.append((row, column, label))
        self._grid.addWidget(label, row, column, 1, across)
        label.show()    # at once: by itself it would be shown later, and take no room until then

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_plate(QPainter(self), self)
