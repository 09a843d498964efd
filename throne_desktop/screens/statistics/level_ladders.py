"""A ladder for each game: a rung for every level, the strongest at the top, with how somebody stands against it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from engine.bots.level import LEVELS, offered
from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.brushes import pen
from throne_desktop.look.outlines import draw_line, line_path
from throne_desktop.screens.statistics import statistics_words as said
from throne_desktop.screens.statistics.figures_words import rung_words
from throne_desktop.screens.statistics.rows_table import SPOKEN
from throne_desktop.storage.statistics import GamesScore, Outcome, Statistics, WinsVerdict
from throne_desktop.widgets.on_page import OnPage
from throne_desktop.widgets.outcome_mark import paint_mark

_ROW: Final = 42
_MARK: Final = 9.0
_EDGES: Final = 10
"""Pixels that the style keeps free around the table, together."""
_RAIL: Final = 74.0
"""From the middle of a ladder to a rail, at most."""
_SCORE: Final = Qt.ItemDataRole.UserRole
_MARKS: Final = {WinsVerdict.ABOVE: Outcome.WON, WinsVerdict.ALIKE: Outcome.SHARED, WinsVerdict.BELOW: Outcome.LOST,
                 WinsVerdict.TOO_FEW: Outcome.NOBODY}


class _Rungs(QStyledItemDelegate):
    """Paints the part of a ladder that is in a cell: two rails, and a rung with its mark and its numbers."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        score = index.data(_SCORE)
        if not isinstance(score, GamesScore):
            return
        rect, chrome = QRectF(option.rect), theme.palette.chrome
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            painter.fillRect(rect, chrome.selected)
        ink = chrome.selected_text if selected else chrome.text
        self._paint_ladder(painter, rect, score, QPen(ink))
        painter.restore()

    @staticmethod
    def _paint_ladder(painter: QPainter, rect: QRectF, score: GamesScore, ink: QPen) -> None:
        half = min(theme.scaled(_RAIL), rect.width() / 2 - 6)
        middle, foot = rect.center().x(), rect.bottom() - 3
        painter.setPen(pen(theme.palette.gold, 3.0))
        for rail in (middle - half, middle + half):
            painter.drawLine(QPointF(rail, rect.top()), QPointF(rail, rect.bottom() + 1))
        rung = QPen(ink.color(), 2.4 if score.games else 1.2)
        if not score.games:
            rung.setStyle(Qt.PenStyle.DotLine)
        draw_line(painter, rung, line_path(QLineF(middle - half, foot, middle + half, foot)))
        if not score.games:
            return
        painter.setFont(theme.text(15))
        told = words(said.WON_OF.fill(won=score.won, games=score.games))
        radius, wide = theme.scaled(_MARK), QFontMetricsF(painter.font()).horizontalAdvance(told)
        if 2 * radius + 6 + wide > 2 * half - 8:
            told = f"{score.won}/{score.games}"
            wide = QFontMetricsF(painter.font()).horizontalAdvance(told)
        left, height = middle - (2 * radius + 6 + wide) / 2, (rect.top() + foot) / 2
        paint_mark(painter, QPointF(left + radius, height), radius, _MARKS[score.verdict])
        painter.setPen(ink)
        painter.drawText(QRectF(left + 2 * radius + 6, rect.top(), wide + 4, foot - rect.top()),
                         Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)


class LevelLadders(OnPage, QTableWidget):
    """`asked` gives the id of a game and the level to play there."""

    asked = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._statistics: Statistics | None = None
        self._games: tuple[str, ...] = ()
        self._levels = tuple(reversed(LEVELS))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Rungs(self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        self.itemDoubleClicked.connect(lambda _: self.open_current())

    def show_statistics(self, statistics: Statistics) -> None:
        """Show how its person stands in the games that were played."""
        self._statistics = statistics
        self._games = tuple(each.game_id for each in statistics.of_games if each.games)

    def retranslate(self) -> None:
        """Fill the table in the language in use."""
        statistics = self._statistics
        assert statistics is not None
        self.ensurePolished()
        chosen = self.currentRow(), self.currentColumn()
        self.clear()
        self.setRowCount(len(self._levels))
        self.setColumnCount(len(self._games))
        self.setVerticalHeaderLabels([words(level.name) for level in self._levels])
        self.setHorizontalHeaderLabels([words(manifest(game_id).name) for game_id in self._games])
        by_game = {each.game_id: each for each in statistics.of_games}
        for column, game_id in enumerate(self._games):
            there = {level.id for level in offered(manifest(game_id).levels)}
            for row, level in enumerate(self._levels):
                score = by_game[game_id].at(level.id)
                item = QTableWidgetItem()
                if level.id in there or score.games:
                    item.setData(_SCORE, score)
                spoken = rung_words(by_game[game_id], level.id)
                item.setData(SPOKEN, spoken)
                item.setToolTip(spoken)
                self.setItem(row, column, item)
        self.setCurrentCell(*(chosen if min(chosen) >= 0 else (len(self._levels) - 1, 0)))
        self.clearSelection()
        self.fit()

    def fit(self) -> None:
        """Be as high as the ladders are."""
        for row in range(self.rowCount()):
            self.setRowHeight(row, theme.scaled(_ROW))
        self.horizontalHeader().resizeSections(QHeaderView.ResizeMode.Stretch)
        header = self.horizontalHeader()
        beside = self.verticalHeader().sizeHint().width() + 2 * self.frameWidth() + _EDGES
        room = (self.width() - beside) // max(1, len(self._games))
        lines = 2 if any(header.sectionSizeHint(column) > room for column in range(len(self._games))) else 1
        high = round(lines * QFontMetricsF(header.font()).lineSpacing()) + 14
        header.setFixedHeight(high)
        self.setFixedHeight(high + theme.scaled(_ROW) * self.rowCount() + 2 * self.frameWidth() + 6)

    def open_current(self) -> None:
        item = self.currentItem()
        if item is not None and isinstance(item.data(_SCORE), GamesScore):
            self.asked.emit(self._games[self.currentColumn()], self._levels[self.currentRow()].id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        item = self.currentItem()
        if item is not None:
            item.setSelected(True)
