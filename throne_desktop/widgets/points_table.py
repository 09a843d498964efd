"""Where the points of a game came from: a row for every source, a column for every player, and the sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from throne_desktop.kept.people import Portrait
from throne_desktop.look import theme
from throne_desktop.look.portraits import round_picture

_ROUND: Final = 14.0
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
        self._grid.setColumnStretch(0, 1)
        self._columns: tuple[Column, ...] = ()
        self._words = TableWords("", (), "", "")
        self._grown = 1.0

    @property
    def has_points(self) -> bool:
        """Whether there is any source to tell of."""
        return bool(self._words.sources)

    @property
    def rows(self) -> list[list[str]]:
        """What can be read, row by row from the title to the sums; of faces, the players' names."""
        found = []
        for row in range(self._grid.rowCount()):
            cells = (self._grid.itemAtPosition(row, column) for column in range(self._grid.columnCount()))
            labels = [cell.widget() for cell in cells if cell is not None]
            found.append([label.text() or label.accessibleName() for label in labels if isinstance(label, QLabel)])
        return [row for row in found if row]

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

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        last = len(self._words.sources) + 1
        self._add(self._words.title, 0, 0, kind="golden", bold=True)
        for row, source in enumerate(self._words.sources, 1):
            self._add(source, row, 0, kind="subtle")
        self._add(self._words.total, last, 0, bold=True)
        for number, column in enumerate(self._columns, 1):
            self._grid.setColumnMinimumWidth(number, theme.scaled(_COLUMN * self._grown))
            self._add_face(column, number)
            for row, points in enumerate(column.points, 1):
                self._add(points, row, number)
            self._add(column.total, last, number, kind="golden" if column.won else "", bold=True)

    def _add(self, words: str, row: int, column: int, *, kind: str = "", bold: bool = False) -> None:
        label = QLabel(words)
        label.setObjectName(kind)
        label.setFont(theme.text(_TEXT * self._grown, bold=bold))
        label.setWordWrap(column == 0)
        across = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignHCenter
        label.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)

    def _add_face(self, column: Column, number: int) -> None:
        face = QLabel()
        face.setPixmap(round_picture(column.portrait, theme.scaled(_FACE * self._grown), self.devicePixelRatioF()))
        face.setAccessibleName(column.name)
        face.setToolTip(column.name)
        self._grid.addWidget(face, 0, number, Qt.AlignmentFlag.AlignHCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        painter.setPen(QPen(theme.palette.chrome.bright_focus if focused else theme.palette.plaque_edge,
                            2.0 if focused else theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
