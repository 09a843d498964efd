"""Parts of the statistics page: the last games as marks, a table of what was won, and a panel for each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHeaderView,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.brushes import flat, pen
from throne_desktop.look.drawings import drawn
from throne_desktop.look.outlines import crown_path, disc, draw_line
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.statistics import statistics_words as said
from throne_desktop.storage.paths import asset
from throne_desktop.storage.statistics import LATEST, MIXED, GamesScore, OfGame, Outcome
from throne_desktop.widgets import basics

_EMBLEM: Final = 56
_MARK: Final = 9.0
"""The radius of a mark."""
_APART: Final = 2.6
"""From the middle of a mark to that of the next, in radii."""
_SCORE: Final = Qt.ItemDataRole.UserRole
_LEVEL: Final = Qt.ItemDataRole.UserRole + 1
_BAR: Final = 90
"""How wide the bar of a share of wins is at least."""
_EDGE: Final = 12.0
_EDGES: Final = 18
"""To the left and right of what is in a panel."""


class LastGames(QWidget):
    """The last games from left to right: a crown on gold was won, a half disc shared, a ring lost; nobody's is dotted.

    None of them needs its colour to be told from the others.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.outcomes: Sequence[Outcome] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_outcomes(self, outcomes: Sequence[Outcome]) -> None:
        """Show these, the last game last."""
        self.outcomes = outcomes
        told = said.latest_words(outcomes)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.setAccessibleDescription(" ")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        radius = theme.scaled(_MARK)
        return QSize(round(_APART * radius * LATEST), 2 * radius + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = theme.scaled(_MARK)
        for place, outcome in enumerate(self.outcomes):
            centre = QPointF(radius + 2 + place * radius * _APART, self.height() / 2)
            _paint_mark(painter, centre, radius, outcome)
        painter.end()


def _paint_mark(painter: QPainter, centre: QPointF, radius: float, outcome: Outcome) -> None:
    palette, chrome = theme.palette, theme.palette.chrome
    round_it = disc(centre, radius)
    painter.fillPath(round_it, flat(palette.gold if outcome is Outcome.WON else chrome.field))
    if outcome is Outcome.SHARED:
        painter.save()
        painter.setClipRect(QRectF(centre.x() - radius, centre.y() - radius, radius, 2 * radius))
        painter.fillPath(round_it, flat(palette.gold))
        painter.restore()
    edge = QPen(chrome.text, 1.4 * palette.stroke)
    if outcome is Outcome.NOBODY:
        edge.setStyle(Qt.PenStyle.DotLine)
    draw_line(painter, edge, round_it)
    if outcome is Outcome.WON:
        painter.fillPath(crown_path(centre, radius * 1.3), flat(palette.ink))
    elif outcome is Outcome.LOST:
        painter.setPen(QPen(chrome.text, 1.8 * palette.stroke))
        painter.drawLine(centre - QPointF(radius * 0.4, 0), centre + QPointF(radius * 0.4, 0))


class _Shares(QStyledItemDelegate):
    """Paints a share of wins: the line where it may lie, a dot for what was won, and a notch for the fair share."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        super().paint(painter, option, index)
        score = index.data(_SCORE)
        if not isinstance(score, GamesScore) or score.likely is None:
            return
        rect = QRectF(option.rect)
        metrics = QFontMetricsF(theme.text(15))
        words_wide = metrics.horizontalAdvance(str(index.data(Qt.ItemDataRole.DisplayRole))) + 3 * _EDGE
        bar = QRectF(rect.left() + max(words_wide, theme.scaled(_BAR)), rect.top(), 0, rect.height())
        bar.setRight(rect.right() - _EDGE)
        if bar.width() < _BAR / 2:
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_share(painter, bar, score, selected=selected)
        painter.restore()


def _paint_share(painter: QPainter, bar: QRectF, score: GamesScore, *, selected: bool) -> None:
    chrome, likely = theme.palette.chrome, score.likely
    assert likely is not None
    ink = chrome.selected_text if selected else chrome.text
    middle = bar.center().y()

    def at(share: float) -> float:
        return bar.left() + bar.width() * share

    painter.strokePath(_line(bar.left(), bar.right(), middle), pen(chrome.field_edge, 1.2))
    painter.setPen(pen(chrome.field_edge, 1.2))
    for end in (bar.left(), bar.right()):
        painter.drawLine(QPointF(end, middle - 4), QPointF(end, middle + 4))
    painter.strokePath(_line(at(likely.low), at(likely.high), middle), pen(ink, 3.4))
    notch = at(score.fair_part)
    painter.setPen(pen(ink, 2.0))
    painter.drawLine(QPointF(notch, middle - 9), QPointF(notch, middle + 9))
    dot = disc(QPointF(at(score.share), middle), 5.5)
    painter.fillPath(dot, flat(theme.palette.gold))
    painter.strokePath(dot, pen(ink, 1.6))


def _line(left: float, right: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, height))
    path.lineTo(right, height)
    return path


class ScoreTable(QTreeWidget):
    """A row for every level of opponents, a column for every number of players. `asked` gives the level to play."""

    asked = Signal(str)
    level_changed = Signal()

    def __init__(self, of_game: OfGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of_game = of_game
        self._by_seats = of_game.seats if len(of_game.seats) > 1 else ()
        levels: tuple[str | None, ...] = of_game.levels
        self._levels = (*levels, None) if len(levels) > 1 else levels
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setColumnCount(len(self._by_seats) + 4)
        self.setItemDelegateForColumn(self.columnCount() - 1, _Shares(self))
        header = self.header()
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        header.setStretchLastSection(True)
        for column in range(self.columnCount() - 1):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.itemDoubleClicked.connect(lambda _: self.asked.emit(self.level))
        self.currentItemChanged.connect(self.level_changed)

    @property
    def level(self) -> str:
        """The level of the row that was chosen; "" for none."""
        item = self.currentItem()
        return "" if item is None else str(item.data(0, _LEVEL))

    def retranslate(self) -> None:
        """Fill the table in the language in use."""
        self.ensurePolished()       # rows are measured in the style that they will have
        chosen = self.currentIndex().row()
        self.clear()
        seats = [words(said.SEATS.fill(seats=each)) for each in self._by_seats]
        whole = words(said.ALL if self._by_seats else said.SEATS.fill(seats=self._of_game.seats[0]))
        self.setHeaderLabels([words(said.OPPONENTS), *seats, whole, words(said.FAIR), words(said.SHARE)])
        self.addTopLevelItems([self._item(level) for level in self._levels])
        self._choose_words()
        self._choose(chosen)
        self.clearSelection()

    def _choose(self, row: int) -> None:
        item = self.topLevelItem(row)
        if item is not None:
            self.setCurrentItem(item)
            item.setSelected(True)

    def _item(self, level: str | None) -> QTreeWidgetItem:
        score = self._of_game.at(level)
        item = QTreeWidgetItem([words(said.opponents(level)), *[""] * (len(self._by_seats) + 1),
                                said.number(float(score.fair)), said.range_words(score)])
        item.setData(self.columnCount() - 1, _SCORE, score)
        item.setData(0, _LEVEL, "" if level in (None, MIXED) else level)
        if level is None:
            bold = self.font()
            bold.setBold(True)
            for column in range(self.columnCount()):
                item.setFont(column, bold)
        spoken = said.row_words(self._of_game, level)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
        for column in range(self.columnCount()):
            item.setToolTip(column, spoken)
        return item

    def _write(self, *, short: bool) -> None:
        """Write how many games were won, in words or, where these have no room, with a stroke between two numbers."""
        for row, level in enumerate(self._levels):
            item = self.topLevelItem(row)
            for column, seats in enumerate((*self._by_seats, None), 1):
                at = self._of_game.at(level, seats)
                told = f"{at.won}/{at.games}" if short else words(said.WON_OF.fill(won=at.won, games=at.games))
                if item is not None:
                    item.setText(column, told if at.games else "–")

    def _choose_words(self) -> None:
        self._write(short=False)
        columns = range(self.columnCount())
        needed = sum(max(self.sizeHintForColumn(each), self.header().sectionSizeHint(each)) for each in columns)
        if needed + theme.scaled(_BAR) > self.viewport().width():
            self._write(short=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_words()

    def fit(self) -> None:
        """Be as high as all rows are."""
        self.doItemsLayout()
        rows = sum(self.sizeHintForRow(row) for row in range(self.topLevelItemCount()))
        margins = self.contentsMargins()
        self.setFixedHeight(self.header().sizeHint().height() + rows + margins.top() + margins.bottom()
                            + 2 * self.frameWidth())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._choose(max(0, self.currentIndex().row()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A row is only marked where the keyboard is: there are several tables."""
        super().focusOutEvent(event)
        self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter asks for a game, and ends here: the page that this opens has a button of its own for it."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.asked.emit(self.level)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls, not the table."""
        event.ignore()


class WinsPanel(QFrame):
    """What was won in one game. `play_asked` gives the level to play against, "" for any; `records_asked` leads to the
    games that are kept."""

    play_asked = Signal(str)
    records_asked = Signal()

    def __init__(self, of_game: OfGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.of_game = of_game
        self._name, self._score = basics.label("heading"), basics.wrapped()
        self._progress = basics.wrapped("subtle")
        self._latest = basics.wrapped("fine")
        self.marks = LastGames()
        self.table = ScoreTable(of_game)
        self.play, self.records = QPushButton(), QPushButton()
        self.play.clicked.connect(lambda: self.play_asked.emit(self.table.level))
        self.records.clicked.connect(self.records_asked)
        self.table.asked.connect(self.play_asked)
        self.table.level_changed.connect(self._name_buttons)
        self._lay_out()

    def _lay_out(self) -> None:
        picture = QLabel()
        path = asset("games", self.of_game.game_id.replace("-", "_"), f"{manifest(self.of_game.game_id).emblem}.svg")
        picture.setPixmap(drawn(path, QSize(_EMBLEM, _EMBLEM)))
        titles = QVBoxLayout()
        titles.setSpacing(2)
        titles.addWidget(self._name)
        titles.addWidget(self._score)
        latest = QVBoxLayout()
        latest.setSpacing(2)
        latest.addWidget(self._latest)
        latest.addWidget(self.marks, 0, Qt.AlignmentFlag.AlignLeft)     # else the box is no wider than they are
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(16)
        head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(titles, 1)
        head.addLayout(latest)
        foot = self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.setSpacing(10)
        foot.addWidget(self._progress, 1)
        foot.addWidget(self.records)
        foot.addWidget(self.play)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGES, 14, _EDGES, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.table)
        column.addLayout(foot)

    def fit_into(self, width: int) -> None:
        """Take no more than that width: what has no room side by side stands below one another."""
        for row in (self._head, self._foot):
            row.setDirection(QBoxLayout.Direction.LeftToRight)
            beside = row.minimumSize().width() + 2 * _EDGES <= width
            row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    @property
    def name(self) -> str:
        """The name of the game."""
        return words(manifest(self.of_game.game_id).name)

    def retranslate(self) -> None:
        """Put the panel into the language in use now."""
        score = self.of_game.score
        self._name.setText(self.name)
        self._score.setText(f"{said.score_words(score)} {said.verdict_words(score)}")
        self._latest.setText(words(said.LATEST))
        self.marks.show_outcomes(self.of_game.latest)
        self._progress.setText(said.progress_words(self.of_game))
        self.table.retranslate()
        self.table.setAccessibleName(self.name)
        self._name_buttons()
        self.table.fit()

    def _name_buttons(self) -> None:
        play = QCoreApplication.translate("StatisticsScreen", "Play")
        level = self.table.level
        if level:
            play = QCoreApplication.translate("StatisticsScreen", "Play: {level}").format(
                level=words(said.opponents(level)))
        records = words(PAGES["records"].title)
        for button, text in ((self.play, play), (self.records, records)):
            button.setText(text)
            button.setAccessibleName(f"{text}. {self.name}")
