"""The new-game screen: who plays, and with which options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.base.game import Game
from engine.bots.levels import levels_of
from engine.core.errors import BadOption
from engine.learn.matching import RULE, SuitingLevel, match
from engine.session import Summary
from engine.session.own_edition import OwnEdition
from throne_desktop.language.i18n import words
from throne_desktop.look.theme import scaled, widened
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.seating.edition_box import EditionBox
from throne_desktop.screens.seating.new_game_parts import (
    NumberRow,
    in_the_middle,
    invite,
    make_room,
    option_box,
    tell_apart,
)
from throne_desktop.screens.seating.seat_row import SeatRow
from throne_desktop.storage.people import BOT_NAMES, Portrait, portraits_at
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.setup import LastPlayers, Setup
from throne_desktop.table.faces.stage import place_of
from throne_desktop.table.items.ground import AtPlace
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.tick import Tick

SEED_DIGITS = 39
"""The digits of the longest seeds, which have 128 bits."""
PANEL_WIDTH = 860
"""At the usual text size, as far as the window is wide enough."""
_BESIDE = 20
_BAR = 14
"""Pixels at the edges of the page, and those of a scroll bar."""
_EDGE = 26
_HEIGHT = 900
"""In a higher window, the page has this height in its middle."""
_BORDER = 1
"""Of a panel, as the style sheet draws it."""


def _nothing_played() -> Sequence[Summary]:
    return ()


class NewGameScreen(AtPlace):
    """`started` gives a Setup; `left` leads back to the home screen, `lesson_asked` to the first lesson of the game,
    and `editions_asked` to its editions of somebody's own.

    `played` gives the summaries of the games played, the first one first: they tell how strong a person is.
    """

    started = Signal(object)
    left = Signal()
    lesson_asked = Signal()
    editions_asked = Signal()

    def __init__(self, game: Game[Any], last: LastPlayers, seats: int = 0, parent: QWidget | None = None, *,
                 portraits: Mapping[str, Portrait] = MappingProxyType({}),
                 played: Callable[[], Sequence[Summary]] = _nothing_played, is_new: bool = False,
                 teaching: bool = False, company: Sequence[str] = (), people: Sequence[str] = ()) -> None:
        """`is_new`: nobody here knows the game yet, and its first lesson is offered. `company` are the opponents that
        are proposed, by seat from the second on; `people` are those who play here, if they are several."""
        super().__init__(place_of(game), parent)
        self._is_new = is_new
        self._company = company or BOT_NAMES
        self._people = people
        self._portraits = portraits
        self._played = played
        self._levels = levels_of(game, seats if seats in game.seats else game.seats[0])
        self._chosen: dict[SeatRow, Portrait] = {}
        self._game = game
        self._seats = QButtonGroup(self)
        self.rows: list[SeatRow] = []
        for seat in range(game.seats[-1]):
            self.rows.append(self._row(seat, last))
        self._options = {option.id: option_box(option) for option in game.options}
        self.edition = EditionBox()
        self.edition.currentIndexChanged.connect(self._show_edition)
        self.teaching = Tick()
        self.teaching.setChecked(teaching)
        self._seed = QLineEdit()
        self._seed.setMaxLength(SEED_DIGITS)
        self._labels = {name: QLabel() for name in ("players", "edition", "teaching", "seed",
                                                    *(option.id for option in game.options))}
        self._title, self._summary = basics.label("title"), basics.wrapped("subtle")
        self._trouble, self._rule = basics.wrapped("trouble"), basics.wrapped("fine")
        self._uncalibrated = basics.wrapped("fine")
        self._make_buttons()
        self._lay_out(seats if seats in game.seats else game.seats[0])
        self.retranslate()

    def _make_buttons(self) -> None:
        self.company = basics.button(clicked=lambda: invite(self._seated))
        self.learn = basics.button("quiet", self.lesson_asked)
        self._back = basics.button(clicked=self.left)
        self._advanced = QPushButton()
        self._advanced.setCheckable(True)
        self._advanced.setObjectName("choice")
        self.editions = basics.button(clicked=self.editions_asked)
        self.play = basics.button("primary")
        self.play.setDefault(True)
        self.play.clicked.connect(self._start)

    # -- layout --------------------------------------------------------------------------------------------------------

    def _row(self, seat: int, last: LastPlayers) -> SeatRow:
        row = SeatRow(seat + 1, last.person(seat), self._company[seat - 1], last.kind(seat), game_id=self._game.id,
                      levels=self._levels, match=self._match, people=self._people)
        row.changed.connect(self._show_company)
        row.chosen.connect(partial(self._choose_portrait, row))
        return row

    def _lay_out(self, seats: int) -> None:
        self._summary.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        panel = self._panel = basics.panel()
        self._form = self._filled_form(panel, seats)
        self._advanced.toggled.connect(self._show_advanced)
        self._show_advanced(False)
        self._show_trouble("")
        self._show_edition()
        self._show_rows()
        inner = basics.bare()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self._summary):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(10)
        column.addWidget(self.learn, 0, Qt.AlignmentFlag.AlignHCenter)
        self.learn.setVisible(self._is_new)
        column.addSpacing(10 if self._is_new else 0)
        column.addWidget(panel, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._scroll = Scroll(inner)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.hold_still()
        self._page = QVBoxLayout(self)
        self._page.addWidget(self._scroll, 1)
        self._page.addSpacing(12)
        self._page.addLayout(in_the_middle(self._back, self._advanced, self.editions, self.play))
        self.editions.setVisible(self._game.own_numbers is not None)

    def _filled_form(self, panel: QFrame, seats: int) -> QFormLayout:
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(_EDGE, 18, _EDGE, 18)
        form = QFormLayout()
        inside.addLayout(form)
        inside.addStretch(1)        # rows never share what room there is, not even for a moment
        form.setVerticalSpacing(10)
        form.setHorizontalSpacing(22)
        self._numbers = NumberRow(self._game.seats, seats, self._seats, self.company)
        self._seats.idClicked.connect(self._show_rows)
        form.addRow(self._labels["players"], self._numbers)
        for row in self.rows:
            form.addRow(row)
        form.addRow(self._rule)
        form.addRow(self._labels["edition"], self.edition)
        self._labels["edition"].setBuddy(self.edition)
        form.addRow(self._uncalibrated)
        for option in self._game.options:
            form.addRow(self._labels[option.id], self._options[option.id])
            self._labels[option.id].setBuddy(self._options[option.id])
        form.addRow(self._labels["teaching"], self.teaching)
        self._labels["teaching"].setBuddy(self.teaching)
        form.addRow(self._labels["seed"], self._seed)
        self._labels["seed"].setBuddy(self._seed)
        form.addRow(self._trouble)
        return form

    def _show_rows(self, _count: int = 0) -> None:
        self._offer_levels()
        for seat, row in enumerate(self.rows):
            self._form.setRowVisible(row, seat < self._seats.checkedId())
        self._show_company()

    def _offer_levels(self) -> None:
        """Offer the levels that the game has with so many players."""
        levels = levels_of(self._game, self._seats.checkedId())
        if levels != self._levels:
            self._levels = levels
            for row in self.rows:
                row.offer(levels)
            self._fit()

    # -- the edition ---------------------------------------------------------------------------------------------------

    @property
    def game_id(self) -> str:
        """The game that is set up."""
        return self._game.id

    def show_editions(self, editions: Sequence[OwnEdition], chosen: OwnEdition | None) -> None:
        """Offer editions of somebody's own, with that one chosen; None for the usual one."""
        self.edition.show_editions(editions, chosen)
        self._show_edition()

    def _show_edition(self) -> None:
        """Let editions be chosen where there are any, and say what one means for bots once it is."""
        self._form.setRowVisible(self.edition, self.edition.offers_any)
        self._form.setRowVisible(self._uncalibrated, self.edition.edition is not None)

    # -- the company ---------------------------------------------------------------------------------------------------

    @property
    def _seated(self) -> list[SeatRow]:
        """The seats of this game."""
        return self.rows[:self._seats.checkedId()]

    def _show_company(self) -> None:
        """Show who plays now, and how strong that makes bots that are as strong as the person."""
        tell_apart(self._seated)
        self.company.setEnabled(not all(row.is_person for row in self._seated))
        self._show_portraits()
        for row in self.rows:
            row.show_match()
        self._form.setRowVisible(self._rule, any(row.is_matched for row in self._seated))
        self._form.setRowVisible(self.teaching, self._may_be_taught)

    @property
    def _may_be_taught(self) -> bool:
        """Whether one person plays with bots: what a teacher says is about one hand, and nobody else's business."""
        return sum(row.is_person for row in self._seated) == 1

    def _match(self) -> SuitingLevel:
        """The level that suits the first person at the table."""
        name = next((row.called for row in self._seated if row.is_person), "")
        return match(name, self._summaries, self._levels)

    @cached_property
    def _summaries(self) -> Sequence[Summary]:
        """What was played before; the files are read when a level depends on them."""
        return self._played()

    # -- portraits -----------------------------------------------------------------------------------------------------

    def _show_portraits(self) -> None:
        """Show who looks how; what is chosen here counts more than what was chosen before."""
        seated = self._seated
        chosen = {row.called: self._chosen[row] for row in seated if row.is_person and row in self._chosen}
        before = {name: portrait for name, portrait in self._portraits.items() if portrait not in chosen.values()}
        faces = portraits_at([(row.called, row.is_person) for row in seated], {**before, **chosen})
        for row, portrait in zip(seated, faces, strict=True):
            row.face.show_portrait(portrait)

    def _worn(self) -> dict[str, Portrait]:
        """By name: the portraits of people who have chosen one, here or before, as they are shown now."""
        return {row.called: row.face.portrait for row in self._seated
                if row.is_person and row.face.portrait is not None
                and (row in self._chosen or row.called in self._portraits)}

    def _choose_portrait(self, chooser: SeatRow, portrait: Portrait) -> None:
        """Give a person that portrait; whoever had it takes the one that was chosen there before."""
        before = self._chosen.get(chooser)
        for row, theirs in list(self._chosen.items()):
            if theirs is portrait and row is not chooser:
                del self._chosen[row]
                if before is not None:
                    self._chosen[row] = before
        self._chosen[chooser] = portrait
        self._show_portraits()

    def _show_advanced(self, shown: bool) -> None:
        self._form.setRowVisible(self._seed, shown)
        if shown:
            self._bring_into_sight(self._seed)

    def _show_trouble(self, words_: str) -> None:
        self._trouble.setText(words_)
        make_room(self._trouble, self._wide - 2 * _EDGE)
        self._form.setRowVisible(self._trouble, bool(words_))
        if words_:
            self._bring_into_sight(self._trouble)

    def _bring_into_sight(self, widget: QWidget) -> None:
        """Scroll to a widget that has just been shown, once it has its place."""
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(widget))

    def _fit(self) -> None:
        """Set the lengths that grow with the text size. No choice moves anything: all begins where the window says."""
        spare = max(0, self.height() - scaled(_HEIGHT)) // 2
        self._page.setContentsMargins(_BESIDE, _BESIDE + spare, _BESIDE, _BESIDE + spare)
        width = self._wide
        self._panel.setFixedWidth(width)
        widest = max(each.sizeHint().width() for each in self._labels.values())
        for each in self._labels.values():
            each.setMinimumWidth(widest)    # also beside rows that are not shown yet
        for row in self.rows:
            row.fit(width - 2 * (_EDGE + _BORDER))
        for wrapped in (self._rule, self._trouble, self._uncalibrated):
            make_room(wrapped, width - 2 * _EDGE)
        self._summary.setFixedWidth(width)
        make_room(self._summary, width)
        self._fit_fields(width - 2 * (_EDGE + _BORDER), widest)

    def _fit_fields(self, width: int, labels: int) -> None:
        """The fields to the right of their labels, if these leave enough room, or else below them."""
        beside = width - labels - self._form.horizontalSpacing()
        needed = max([self._numbers.least, *(box.minimumSizeHint().width() for box in self._options.values())])
        below = needed > beside
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows if below
                                    else QFormLayout.RowWrapPolicy.DontWrapRows)
        self._numbers.fit(width if below else beside)
        self.teaching.fit_into(width if below else beside)

    @property
    def _wide(self) -> int:
        """The width of the panel."""
        return min(widened(PANEL_WIDTH), self.width() - 2 * (_BESIDE + _BAR))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def apply(self, settings: Settings) -> None:
        """Make room for another text size, in the colours of now."""
        self.light(moonlit=False)
        self._fit()
        self._show_portraits()

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Put the page into the language in use now."""
        self._title.setText(words(self._game.name))
        self._summary.setText(words(self._game.summary))
        self._labels["players"].setText(QCoreApplication.translate("NewGameScreen", "Players"))
        self._labels["teaching"].setText(QCoreApplication.translate("NewGameScreen", "Teaching game"))
        self.teaching.say(QCoreApplication.translate(
            "NewGameScreen", "You may take back poor moves (assisted game)"))
        self.teaching.setAccessibleName(QCoreApplication.translate("NewGameScreen", "Teaching game"))
        self._labels["seed"].setText(QCoreApplication.translate("NewGameScreen", "Seed of the deal"))
        self._seed.setPlaceholderText(QCoreApplication.translate("NewGameScreen", "Random"))
        self._rule.setText(words(RULE))
        self._labels["edition"].setText(QCoreApplication.translate("NewGameScreen", "Edition"))
        self.edition.retranslate()
        self.editions.setText(words(PAGES["editions"].title))
        self._uncalibrated.setText(QCoreApplication.translate(
            "NewGameScreen", "This game counts as practice: the bots’ strength was measured with the usual numbers."))
        self.company.setText(QCoreApplication.translate("NewGameScreen", "Random opponents"))
        self.company.setToolTip(QCoreApplication.translate("NewGameScreen", "Choose your opponents at random"))
        self.learn.setText(QCoreApplication.translate("NewGameScreen", "New to this? Learn it in a minute"))
        self._back.setText(QCoreApplication.translate("NewGameScreen", "Back"))
        self._advanced.setText(QCoreApplication.translate("NewGameScreen", "Advanced"))
        self.play.setText(QCoreApplication.translate("NewGameScreen", "Play"))
        self._show_trouble("")
        for row in self.rows:
            row.retranslate()
        for button in self._seats.buttons():
            button.setAccessibleName(QCoreApplication.translate("NewGameScreen", "{number} players").format(
                number=button.text()))
        for option in self._game.options:
            self._labels[option.id].setText(words(option.label))
            box = self._options[option.id]
            box.setAccessibleName(words(option.label))
            for index, choice in enumerate(option.choices):
                box.setItemText(index, words(choice.label))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.play.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back; Enter in a text field starts the game."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(self.focusWidget(), QLineEdit):
            if not event.isAutoRepeat():
                self.play.click()
        else:
            super().keyPressEvent(event)

    # -- starting ------------------------------------------------------------------------------------------------------

    def setup(self) -> Setup:
        """The current choices. Raises BadOption if the seed is not a number."""
        players = tuple(row.seating() for row in self._seated)
        options = {name: box.currentData() for name, box in self._options.items()}
        matched = frozenset(seat for seat, row in enumerate(self._seated) if row.is_matched)
        teaching = self.teaching.isChecked() and self._may_be_taught
        return Setup(self._game.id, players, options, self._chosen_seed(), self._worn(), matched, teaching,
                     own=self.edition.edition)

    def _chosen_seed(self) -> int | None:
        text = self._seed.text().strip() if self._advanced.isChecked() else ""
        if not text:
            return None
        try:
            seed = int(text)
            self._game.check(self._game.seats[0], seed, {})
        except ValueError:
            raise BadOption("not a seed") from None
        return seed

    def _start(self) -> None:
        try:
            chosen = self.setup()
        except BadOption:
            self._show_trouble(QCoreApplication.translate(
                "NewGameScreen",
                "A seed is a whole number, like the one shown after each game; leave the field empty for a random "
                "deal."))
            return
        self.started.emit(chosen)
