"""The statistics page: how often somebody wins, beside a fair share, how strong they play, and what costs most."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout

from engine.core.text import Text
from engine.games.registry import manifest
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.review.review_parts import FigurePanel
from throne_desktop.screens.seating.new_game_parts import make_room
from throne_desktop.screens.statistics import figures_words
from throne_desktop.screens.statistics import statistics_words as said
from throne_desktop.screens.statistics.games_csv import ENDING, games_csv
from throne_desktop.screens.statistics.overview import Ladders, OverTime, WhatCosts
from throne_desktop.screens.statistics.statistics_outline import StatisticsOutline
from throne_desktop.screens.statistics.statistics_parts import WinsPanel
from throne_desktop.services.loading import Loading
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.services.statistics_source import Figures, Past, PastReader, Solved
from throne_desktop.storage.paths import NoFolder
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.statistics import Statistics
from throne_desktop.storage.tally import Tally
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown
from throne_desktop.widgets.scroll import ScrolledColumn

_WIDEST: Final = 1100
_FIGURE: Final = 260
"""How wide a figure at the top is at least."""
_EDGE: Final = 18
"""To the left and right of what is in a panel."""
_BESIDE: Final = 24
"""To the right of what scrolls, with the scroll bar."""
_BUTTON: Final = 220
"""How wide the button of a game is that was not played yet."""
_NAMED: Final = 20
"""How many characters of a name are shown."""
_NOTES: Final = (*said.NOTES, figures_words.RATED)
_EMPTY: Final = Past((), 0, MappingProxyType({}), Solved(0, 0, 0))


class StatisticsScreen(Page):
    """`play_asked` gives the id of a game and a level ("" for any), `records_asked` the file of a record to select.

    `review_asked` gives a record, or where in one a decision is; `csv_asked` a file, and what is to be written there.
    `forget_asked` says whether days and crowns are to be forgotten, or to be brought back.
    """

    play_asked = Signal(str, str)
    records_asked = Signal(object)
    review_asked = Signal(object)
    csv_asked = Signal(object, str)
    forget_asked = Signal(bool)

    def __init__(self, reader: Callable[[], PastReader], noted: Callable[[], Tally], today: int, first_game: str,
                 name: str = "") -> None:
        """`reader` gives what reads everything from the disk, in a thread and whenever the page is shown; `noted`
        gives what is noted apart. `first_game` is offered to somebody without any games, `name` is who to begin with.
        """
        super().__init__()
        self._new_reader = reader
        self._reader: PastReader | None = None
        self._noted = noted
        self._today = today
        self._first_game = first_game
        self._name: str | None = name
        self._reading: Loading | None = None
        self._remark: Text | str = ""
        self._trouble: Text | str = ""
        self.past: Past | None = None
        """All that was read; None before."""
        self.whose = DropDown()
        self.figures = [FigurePanel() for _ in range(3)]
        self.panels: list[WinsPanel] = []
        self.as_tables, self.forget = QPushButton(), QPushButton()
        self.csv = basics.button("", self._choose_file)
        self.over_time, self.ladders, self.costs = OverTime(), Ladders(), WhatCosts()
        self.play = basics.button("primary", lambda: self.play_asked.emit(self._first_game, ""))
        self._connect()
        self._lay_out()
        self._show()

    def _connect(self) -> None:
        self.whose.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.whose.setMinimumContentsLength(_NAMED)
        self.whose.activated.connect(self._choose)
        for button, act in ((self.as_tables, self._choose_tables), (self.forget, self._forget)):
            button.setCheckable(True)
            button.clicked.connect(act)
        self.over_time.asked.connect(self._ask_game)
        self.ladders.ladders.asked.connect(self.play_asked)
        self.costs.asked.connect(self._ask_review)

    # -- layout --------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._about = basics.wrapped("subtle")
        self.over_time.beside.addWidget(self.as_tables)
        self._row = QGridLayout()
        self._row.setSpacing(12)
        self._welcome, self._will_be = self._make_welcome()
        self._games = QVBoxLayout()
        self._games.setSpacing(12)
        self._make_last_panels()
        self.area = ScrolledColumn(_WIDEST)
        column = self._column = self.area.column
        column.addStretch(0)
        column.addWidget(self._about)
        column.addWidget(self._welcome)
        column.addLayout(self._row)
        for part in (self.over_time, self.ladders, self.costs):
            column.addWidget(part)
        column.addLayout(self._games)
        for panel in (self._to_come, self._apart, self._how):
            column.addWidget(panel)
        column.addStretch(1)
        self.head.insertWidget(1, self.whose)
        self.body.addWidget(self.area, 1)

    def _make_last_panels(self) -> None:
        """What was not played yet, what does not count, and how all of it is counted."""
        self._to_come, self._to_come_row = _panel(), QGridLayout()
        self.offers: list[QPushButton] = []
        """The buttons of games of which nothing counts yet."""
        self._to_come_row.setSpacing(10)
        self._apart, self._how = _panel(), _panel()
        self._headings = {panel: self._heading(panel) for panel in (self._to_come, self._apart, self._how)}
        _column(self._to_come).addLayout(self._to_come_row)
        self._told_apart = basics.wrapped()
        _column(self._apart).addWidget(self._told_apart)
        self._notes = [basics.wrapped() for _ in _NOTES]
        for label in self._notes:
            _column(self._how).addWidget(label)
        self._said = basics.wrapped("subtle")
        self._last = QGridLayout()
        self._last.setSpacing(10)
        self._last.setColumnStretch(2, 1)
        _column(self._how).addLayout(self._last)
        _column(self._how).addWidget(self._said)

    def _make_welcome(self) -> tuple[QFrame, QLabel]:
        panel, told = _panel(), basics.wrapped()
        self._first = basics.label("heading")
        column = _column(panel)
        column.setSpacing(12)
        column.addWidget(self._first)
        column.addWidget(told)
        self.outline = StatisticsOutline()
        column.addWidget(self.outline)
        column.addWidget(self.play, 0, Qt.AlignmentFlag.AlignLeft)
        return panel, told

    @staticmethod
    def _heading(panel: QFrame) -> QLabel:
        label = basics.label("section")
        _column(panel).addWidget(label)
        return label

    # -- what is shown -------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Read everything anew: games may have been deleted above this page, or brought back."""
        super().showEvent(event)
        self.fill()
        self.back.setFocus()

    def fill(self) -> None:
        """Show what is on the disk now; reading it takes a moment, and the window goes on."""
        self._load(self._begin)

    def _begin(self) -> Past:
        self._reader = self._new_reader()
        return self._reader.begin()

    def _load(self, job: Callable[[], Past]) -> None:
        if self._reading is not None:
            self._reading.forget()
        self._reading = Loading(job, self)
        self._reading.begin(self._take)

    def _take(self, reading: Loading) -> None:
        self._remark = self._trouble = ""
        before = self.past
        try:
            self.past = reading.result()
        except NoFolder as error:
            self.past, self._trouble = _EMPTY, error.text
        rest = self.past.to_read
        if rest and (before is not None or self.statistics.is_empty):
            self.past = before      # what was shown stays until all is read
        elif self.past != before:
            names = self.past.names
            if self._name is not None and self._name not in names and not rest:
                self._name = names[0] if names else None
            self._show()
        if rest and self._reader is not None:
            self._load(self._reader.go_on)      # last of all: it may be done at once

    @property
    def figures_shown(self) -> Figures:
        """All that is shown."""
        return (self.past or _EMPTY).of(self._name)

    @property
    def statistics(self) -> Statistics:
        """The games behind it."""
        return self.figures_shown.statistics

    def _show(self) -> None:
        """Show all that was read, for the person who is chosen."""
        past, statistics = self.past or _EMPTY, self.statistics
        for panel in self.panels:
            self._games.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        shown = self.figures_shown
        self.panels = [self._panel_of(each.game_id, WinsPanel(each, shown.ratings[each.game_id]))
                       for each in statistics.of_games if each.games]
        for panel in self.panels:
            self._games.addWidget(panel)
            panel.show()
        read = self.past is not None
        empty = statistics.is_empty and not past.unreadable
        self._welcome.setVisible(read and empty)
        for part in self.figures:
            part.setVisible(read and not empty)
        self._about.setVisible(not empty or not read or bool(self._trouble))
        self._apart.setVisible(read and (bool(statistics.apart) or bool(past.unreadable)))
        self._how.setVisible(read and (not empty or self._noted().has_feats or self.forget.isChecked()))
        self.whose.setVisible(len(past.names) > 1)
        self._column.setStretch(0, int(empty))
        self._offer_games(statistics, shown=read)
        self._show_overview(shown)
        self.retranslate()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)      # else the next frame is squeezed

    def _show_overview(self, shown: Figures) -> None:
        counts = bool(shown.statistics.score.games)
        self.over_time.show_periods(shown.periods)
        self.ladders.ladders.show_statistics(shown.statistics)
        self.costs.show_figures(shown)
        self.over_time.setVisible(self.over_time.shows_anything)
        self.ladders.setVisible(counts)
        self.costs.setVisible(counts or bool(shown.costs.reviews))
        self.csv.setVisible(counts)
        self._put_tables()

    def _choose_tables(self, _checked: bool) -> None:
        self._put_tables()
        self.fit()

    def _put_tables(self) -> None:
        for part in (self.over_time.part, *(panel.rated for panel in self.panels)):
            part.show_table(self.as_tables.isChecked())

    def _panel_of(self, game_id: str, panel: WinsPanel) -> WinsPanel:
        panel.play_asked.connect(partial(self.play_asked.emit, game_id))
        panel.records_asked.connect(partial(self._ask_records, game_id))
        panel.game_asked.connect(self._ask_game)
        return panel

    def _ask_records(self, game_id: str) -> None:
        self.records_asked.emit(None if self.past is None else self.past.latest(game_id))

    def _ask_game(self, started: datetime) -> None:
        file = None if self.past is None else self.past.begun(started)
        if file is not None:
            self.records_asked.emit(file)

    def _ask_review(self, where: Origin | None) -> None:
        self.review_asked.emit(self.figures_shown.latest if where is None else where)

    def _choose_file(self) -> None:
        proposed = Path.home() / f"{self.title.text()}{ENDING}"
        chosen, _ = QFileDialog.getSaveFileName(self, self.csv.text(), str(proposed), f"*{ENDING}")
        if chosen:
            file = Path(chosen)
            self.csv_asked.emit(file if file.suffix else file.with_suffix(ENDING), games_csv(self.figures_shown))

    def tell(self, text: Text | str) -> None:
        """Say something about what was asked for, in place of what counts."""
        self._trouble = text
        self._about.show()
        self.retranslate()
        announce(self, self._about.text())
        self.area.ensureWidgetVisible(self._about)

    def _offer_games(self, statistics: Statistics, *, shown: bool) -> None:
        """A button for each game of which nothing counts yet."""
        for button in self.offers:
            self._to_come_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.offers.clear()
        for each in statistics.of_games:
            if not each.games:
                button = QPushButton()
                button.setProperty("game", each.game_id)
                button.clicked.connect(partial(self._play, each.game_id))
                self._to_come_row.addWidget(button, 0, len(self.offers))
                self.offers.append(button)
        self._to_come.setVisible(shown and bool(self.offers))

    def _play(self, game_id: str, _checked: bool = False) -> None:
        self.play_asked.emit(game_id, "")

    def _choose(self, row: int) -> None:
        self._name = self.whose.itemData(row)
        self._show()

    def _forget(self, forgotten: bool) -> None:
        self.forget_asked.emit(forgotten)
        self._remark = said.FORGOTTEN if forgotten else said.BACK_AGAIN
        self.retranslate()

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["statistics"].title))
        self.area.setAccessibleName(self.title.text())
        past, statistics = self.past or _EMPTY, self.statistics
        self._name_people(past)
        self._first.setText(words(said.FIRST))
        self._will_be.setText(words(said.WILL_BE))
        self.play.setText(QCoreApplication.translate("StatisticsScreen", "Play a first game"))
        counts = self.past is None or bool(statistics.score.games)
        reading = self.past is None or self.past.to_read
        about = words(said.COUNTED if counts else said.NONE_COUNTS)
        if counts and (statistics.apart or past.unreadable):
            about = f"{about} {words(said.THE_REST)}"
        if self._trouble or (reading and past.to_read):
            about = words(self._trouble or figures_words.READING.fill(n=past.to_read))
        self._about.setText(about)
        self.as_tables.setText(words(figures_words.AS_TABLES))
        self.csv.setText(words(figures_words.SAVE))
        for part in (self.over_time, self.costs):
            part.retranslate()
        if self.past is not None:
            self.ladders.retranslate()
        figures = said.figures(statistics, self._noted(), self._today, past.exercises)
        for panel, figure in zip(self.figures, figures, strict=True):
            panel.show_figure(figure, _spaced)
        for game in self.panels:
            game.retranslate()
        for heading, text in zip(self._headings.values(), (said.TO_COME, said.APART, said.HOW), strict=True):
            heading.setText(words(text))
        self._told_apart.setText("\n".join(said.apart_words(statistics, past.unreadable)))
        for label, note in zip(self._notes, _NOTES, strict=True):
            label.setText(words(note))
        self._said.setText(words(self._remark))
        self._name_buttons()
        self.fit()

    def _name_people(self, past: Past) -> None:
        self.whose.call(QCoreApplication.translate("StatisticsScreen", "Whose games"))
        self.whose.clear()
        for name in past.names:
            self.whose.addItem(said.called(name), name)
        self.whose.addItem(QCoreApplication.translate("StatisticsScreen", "Everyone who played solo"), None)
        self.whose.setCurrentIndex(self.whose.count() - 1 if self._name is None else past.names.index(self._name)
                                   if self._name in past.names else 0)

    def _name_buttons(self) -> None:
        self.forget.setText(QCoreApplication.translate("StatisticsScreen", "Bring them back")
                            if self.forget.isChecked()
                            else QCoreApplication.translate("StatisticsScreen", "Forget days and crowns"))
        self.forget.setEnabled(self.forget.isChecked() or self._noted().has_feats)
        play = QCoreApplication.translate("StatisticsScreen", "Play")
        for button in self.offers:
            name = words(manifest(str(button.property("game"))).name)
            button.setText(name)
            button.setAccessibleName(f"{play}. {name}")

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    # -- sizes ---------------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        self.outline.fit()
        room = min(self.room, self.area.fit())
        for panel in self.panels:
            panel.fit_into(room - _BESIDE)
            panel.setMinimumHeight(0)
            panel.setMinimumHeight(panel.heightForWidth(room - _BESIDE))
        self.over_time.part.fit()
        self.ladders.ladders.fit()
        self.costs.table.fit()
        self.costs.table.squeeze()
        for label in (self.ladders.told, self.costs.told, self.costs.note):
            make_room(label, room - _BESIDE - 2 * _EDGE)
        for label in (self._told_apart, *self._notes):      # else they share what height there is
            make_room(label, room - _BESIDE - 2 * _EDGE)
        columns = max(1, min(room // theme.scaled(_FIGURE), len(self.figures)))
        _arrange(self._row, self.figures, columns)
        for figure in self.figures:
            figure.setMinimumHeight(0)
            figure.setMinimumHeight(figure.heightForWidth((room - _BESIDE) // columns - self._row.spacing()))
        _arrange(self._to_come_row, self.offers, room // theme.scaled(_BUTTON))
        buttons = (self.forget, self.csv)
        wide = sum(button.sizeHint().width() for button in buttons) + self._last.spacing() > room - _BESIDE - 2 * _EDGE
        for number, button in enumerate(buttons):
            self._last.addWidget(button, *((number, 0) if wide else (0, number)))


def _panel() -> QFrame:
    panel = basics.panel()
    column = QVBoxLayout(panel)
    column.setContentsMargins(_EDGE, 14, _EDGE, 14)
    column.setSpacing(8)
    return panel


def _column(panel: QFrame) -> QVBoxLayout:
    column = panel.layout()
    assert isinstance(column, QVBoxLayout)
    return column


def _arrange(grid: QGridLayout, parts: list[FigurePanel] | list[QPushButton], columns: int) -> None:
    """Put parts side by side, in as many columns as there are, but no more than all of them need."""
    columns = max(1, min(columns, len(parts)))
    for number, part in enumerate(parts):
        grid.addWidget(part, number // columns, number % columns)
    for column in range(max(columns, grid.columnCount())):
        grid.setColumnStretch(column, int(column < columns))


def _spaced(text: Text) -> str:
    """A text in the language in use, with a number and its sign on one line."""
    return words(text).replace(" %", "\N{NO-BREAK SPACE}%")
