"""Parts of the statistics page: the last games as marks, a table of what was won, and a panel for each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.brushes import flat, pen
from throne_desktop.look.drawings import drawn
from throne_desktop.look.outlines import disc
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.statistics import statistics_words as said
from throne_desktop.screens.statistics.figures_words import rating_curve_words, rating_rows, rating_words
from throne_desktop.screens.statistics.overview import CurveOrTable
from throne_desktop.screens.statistics.rows_table import SPOKEN, RowsTable
from throne_desktop.screens.statistics.time_curves import RatingCurve
from throne_desktop.storage.paths import asset
from throne_desktop.storage.rating import Rating, levels_of, shown
from throne_desktop.storage.statistics import LATEST, MIXED, GamesScore, OfGame, Outcome
from throne_desktop.widgets import basics
from throne_desktop.widgets.outcome_mark import paint_mark

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
            paint_mark(painter, centre, radius, outcome)
        painter.end()


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


class ScoreTable(RowsTable):
    """A row for every level of opponents, a column for every number of players. `asked` gives the level to play."""

    asked = Signal(str)
    level_changed = Signal()

    def __init__(self, of_game: OfGame, parent: QWidget | None = None) -> None:
        self._of_game = of_game
        self._by_seats = of_game.seats if len(of_game.seats) > 1 else ()
        super().__init__(len(self._by_seats) + 4, parent)
        levels: tuple[str | None, ...] = of_game.levels
        self._levels = (*levels, None) if len(levels) > 1 else levels
        self.setItemDelegateForColumn(self.columnCount() - 1, _Shares(self))
        self.row_asked.connect(lambda _: self.asked.emit(self.level))
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
        self.choose(chosen)
        self.clearSelection()

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
        item.setData(0, SPOKEN, spoken)
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


class WinsPanel(QFrame):
    """What was won in one game. `play_asked` gives the level to play against, "" for any; `records_asked` leads to the
    games that are kept."""

    play_asked = Signal(str)
    records_asked = Signal()
    game_asked = Signal(object)
    """Gives when a game was begun, which is to be shown among those that are kept."""

    def __init__(self, of_game: OfGame, ratings: Sequence[Rating] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.of_game = of_game
        self._ratings = ratings
        self.rating = RatingCurve()
        self.rated = CurveOrTable(self.rating, 4)
        self.rating.asked.connect(self._ask)
        self.rated.table.row_asked.connect(self._ask)
        self._rating_told = basics.wrapped()
        if shown(ratings):
            self.rating.show_ratings(ratings, levels_of(of_game.game_id))
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
        column.addWidget(self._rating_told)
        column.addWidget(self.rated)
        column.addWidget(self.table)
        self.rated.setVisible(self.rating.drawn)
        column.addLayout(foot)

    def _ask(self, number: int) -> None:
        self.game_asked.emit(self.rating.ratings[number].started)

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
        told = rating_words(self.of_game.game_id, self._ratings)
        self._rating_told.setText(told)
        self._rating_told.setVisible(bool(told))
        if self.rating.drawn:
            drawn_now = (self.rating.ratings, self.rating.numbers)
            self.rating.say(rating_curve_words(self.of_game.game_id, *drawn_now))
            self.rated.say(self.rating.accessibleName(), partial(rating_rows, *drawn_now))
            self.rated.fit()
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
