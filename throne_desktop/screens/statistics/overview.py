"""Panels over all games: wins over time, the levels as ladders, and what costs most."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout

from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.brushes import flat, pen
from throne_desktop.look.outlines import draw_shape, rounded
from throne_desktop.screens.statistics import figures_words as said
from throne_desktop.screens.statistics.figures_words import Rows
from throne_desktop.screens.statistics.level_ladders import LevelLadders
from throne_desktop.screens.statistics.rows_table import RowsTable
from throne_desktop.screens.statistics.time_curves import TimeCurve, WinBars
from throne_desktop.services.statistics_source import Costs, Figures, Lost
from throne_desktop.storage.periods import Periods
from throne_desktop.widgets import basics

EDGE: Final = 18
"""To the left and right of what is in a panel."""
_MOST: Final = 6
"""So many kinds of poor moves are shown."""
_PART: Final = Qt.ItemDataRole.UserRole
_BAR: Final = 120
_HIGH: Final = 9.0


class CurveOrTable(QFrame):
    """A curve, or the same as a table for those who would rather read it."""

    def __init__(self, curve: TimeCurve, columns: int) -> None:
        super().__init__()
        self.setObjectName("bare")
        self.curve = curve
        self.table = RowsTable(columns)
        self.table.hide()
        self._rows: Callable[[], Rows] = lambda: Rows((), (), ())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.curve)
        column.addWidget(self.table)

    def say(self, name: str, rows: Callable[[], Rows]) -> None:
        """Name the table, whose rows are only made once it is shown."""
        self.table.setAccessibleName(name)
        self._rows = rows
        if not self.table.isHidden():
            self.table.show_rows(*rows())

    def show_table(self, shown: bool) -> None:
        """Show the table in place of the curve, or the curve again."""
        if shown:
            self.table.show_rows(*self._rows())
        self.table.setVisible(shown)
        self.curve.setVisible(not shown)

    def fit(self) -> None:
        """Take the height that suits the text size."""
        self.curve.fit()
        self.table.fit()
        self.table.squeeze()


class _Panel(QFrame):
    """A panel with a heading."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.heading = basics.label("section")
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(EDGE, 14, EDGE, 14)
        self.column.setSpacing(8)
        self.beside = QHBoxLayout()
        """The heading, and what stands to the right of it."""
        self.beside.addWidget(self.heading, 1)
        self.column.addLayout(self.beside)


class OverTime(_Panel):
    """How many games were won in each period. `asked` gives when the last game of one was begun."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.bars = WinBars()
        self.part = CurveOrTable(self.bars, 4)
        self._periods: Periods | None = None
        self.bars.asked.connect(self._ask)
        self.part.table.row_asked.connect(self._ask)
        self.column.addWidget(self.part)

    @property
    def shows_anything(self) -> bool:
        """Whether there are several periods."""
        return self.bars.drawn

    def _ask(self, number: int) -> None:
        last = self.bars.periods[number].last
        if last is not None:
            self.asked.emit(last)

    def show_periods(self, periods: Periods) -> None:
        """Show these."""
        self._periods = periods
        self.bars.show_periods(periods.found)

    def retranslate(self) -> None:
        """Write all words in the language in use now."""
        self.heading.setText(words(said.OVER_TIME))
        if self._periods is not None:
            self.bars.say(said.bars_words(self._periods))
            self.part.say(words(said.OVER_TIME), partial(said.period_rows, self._periods))


class Ladders(_Panel):
    """How somebody stands against each level of each game."""

    def __init__(self) -> None:
        super().__init__()
        self.ladders = LevelLadders()
        self.told = basics.wrapped("subtle")
        self.column.addWidget(self.ladders)
        self.column.addWidget(self.told)

    def retranslate(self) -> None:
        """Write all words in the language in use now."""
        self.heading.setText(words(said.LADDERS))
        self.told.setText(words(said.RUNGS))
        self.ladders.setAccessibleName(words(said.LADDERS))
        self.ladders.retranslate()


class _Points(QStyledItemDelegate):
    """Paints a bar behind the points that one kind of move has cost."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        super().paint(painter, option, index)
        part = index.data(_PART)
        if not isinstance(part, float):
            return
        rect = QRectF(option.rect)
        begins = max(QFontMetricsF(theme.text(15)).horizontalAdvance("8888") + 24, theme.scaled(60))
        wide = (rect.width() - begins - 12) * part
        if wide < 1 or rect.width() - begins < _BAR / 2:
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        high = theme.scaled(_HIGH)
        bar = QRectF(rect.left() + begins, rect.center().y() - high / 2, wide, high)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = theme.palette.chrome.selected_text if selected else theme.palette.chrome.text
        draw_shape(painter, pen(ink, 1.2), rounded(bar, 2.5), flat(theme.palette.gold))
        painter.restore()


class WhatCosts(_Panel):
    """What poor moves have cost, by their kinds. `asked` gives where to look, and None asks for a review."""

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.told = basics.wrapped()
        self.table = RowsTable(4)
        self.table.setItemDelegateForColumn(3, _Points(self.table))
        self.note = basics.wrapped("subtle")
        self.review = basics.button("", lambda: self.asked.emit(None))
        self._costs = Costs(0, ())
        self._lost: tuple[Lost, ...] = ()
        self._can_review = False
        self.table.row_asked.connect(lambda row: self.asked.emit(self._lost[row].worst))
        for part in (self.told, self.table, self.note):
            self.column.addWidget(part)
        self.column.addWidget(self.review, 0, Qt.AlignmentFlag.AlignLeft)

    def show_figures(self, figures: Figures) -> None:
        """Show what a person has lost."""
        self._costs = figures.costs
        self._lost = figures.costs.lost[:_MOST]
        self._can_review = figures.latest is not None
        self.table.setVisible(bool(self._lost))
        self.note.setVisible(bool(self._lost))
        self.review.setVisible(not figures.costs.reviews and self._can_review)

    def retranslate(self) -> None:
        """Write all words in the language in use now."""
        self.heading.setText(words(said.COSTS))
        self.told.setText(said.costs_words(self._costs))
        self.note.setText(words(said.POINTS))
        self.review.setText(words(said.REVIEW_LAST))
        self.table.setAccessibleName(words(said.COSTS))
        self.table.show_rows(*said.cost_rows(self._lost))
        most = max((each.cost for each in self._lost), default=0.0)
        for row, each in enumerate(self._lost):
            item = self.table.topLevelItem(row)
            if item is not None and most:
                item.setData(3, _PART, each.cost / most)
