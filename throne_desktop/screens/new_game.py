"""The new game screen: who plays, and what is to be chosen before a game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.bots.levels import LEVELS
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.session.happenings import Seating
from throne_desktop.i18n import words
from throne_desktop.screens.setup import BOT_NAMES, Setup
from throne_desktop.table.ground import Ground

SEED_DIGITS = 39
"""The longest seeds have so many: those of 128 bits."""
PANEL_WIDTH = 560


class NewGameScreen(Ground):
    """`started` gives a Setup; `left` leads back to the home screen."""

    started = Signal(object)
    left = Signal()

    def __init__(self, game: Game[Any], player_name: str, levels: tuple[str, ...] = (), seats: int = 0,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._name = QLineEdit(player_name)
        self._name.setMaxLength(20)
        self._seats = QButtonGroup(self)
        self._bots = [self._level_box(levels[index] if index < len(levels) else LEVELS[0].id)
                      for index in range(game.seats[-1] - 1)]
        self._bot_names = [QLabel(name) for name in BOT_NAMES[:len(self._bots)]]
        self._options = {option.id: self._option_box(option) for option in game.options}
        self._advanced = QPushButton(QCoreApplication.translate("NewGameScreen", "Advanced"))
        self._advanced.setCheckable(True)
        self._seed = QLineEdit()
        self._seed.setMaxLength(SEED_DIGITS)
        self._seed.setPlaceholderText(QCoreApplication.translate("NewGameScreen", "Left to chance"))
        self._trouble = QLabel()
        self._trouble.setObjectName("trouble")
        self._trouble.setWordWrap(True)
        self.play = QPushButton(QCoreApplication.translate("NewGameScreen", "Play"))
        self.play.setObjectName("primary")
        self.play.setDefault(True)
        self._lay_out(seats if seats in game.seats else game.seats[0])

    def _level_box(self, chosen: str) -> QComboBox:
        box = QComboBox()
        for level in LEVELS:
            box.addItem(words(level.name), level.id)
            box.setItemData(box.count() - 1, words(level.summary), Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        return box

    def _option_box(self, option: Any) -> QComboBox:
        box = QComboBox()
        for choice in option.choices:
            box.addItem(words(choice.label), choice.value)
        box.setCurrentIndex(max(0, box.findData(option.default)))
        return box

    # -- layout --------------------------------------------------------------------------------------------------------

    def _lay_out(self, seats: int) -> None:
        title = QLabel(words(self._game.name))
        title.setObjectName("title")
        summary = QLabel(words(self._game.summary))
        summary.setObjectName("subtle")
        summary.setWordWrap(True)
        summary.setFixedWidth(PANEL_WIDTH)
        summary.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        summary.setMinimumHeight(summary.fontMetrics().lineSpacing() * 2 + 6)
        panel = QFrame()
        panel.setObjectName("panel")
        panel.setFixedWidth(PANEL_WIDTH)
        form = QFormLayout(panel)
        form.setContentsMargins(26, 22, 26, 22)
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(22)
        form.addRow(QCoreApplication.translate("NewGameScreen", "Your name"), self._name)
        form.addRow(QCoreApplication.translate("NewGameScreen", "Players"), self._seat_buttons(seats))
        for label, box in zip(self._bot_names, self._bots, strict=True):
            form.addRow(label, box)
        for option in self._game.options:
            form.addRow(words(option.label), self._options[option.id])
        self._form = form
        self._seed_label = QLabel(QCoreApplication.translate("NewGameScreen", "Seed of the deal"))
        form.addRow(self._seed_label, self._seed)
        form.addRow(self._trouble)
        self._advanced.toggled.connect(self._show_advanced)
        self._show_advanced(False)
        self._show_trouble("")
        self._show_bots()
        page = QVBoxLayout(self)
        page.setContentsMargins(40, 20, 40, 20)
        page.addStretch(2)
        for widget in (title, summary):
            page.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addSpacing(14)
        page.addWidget(panel, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addSpacing(14)
        page.addLayout(self._verbs())
        page.addStretch(3)

    def _verbs(self) -> QHBoxLayout:
        back = QPushButton(QCoreApplication.translate("NewGameScreen", "Back"))
        back.clicked.connect(self.left)
        self.play.clicked.connect(self._start)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (back, self._advanced, self.play):
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _seat_buttons(self, chosen: int) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        for count in self._game.seats:
            button = QPushButton(str(count))
            button.setCheckable(True)
            button.setChecked(count == chosen)
            button.setFixedWidth(64)
            button.setStyleSheet("QPushButton:checked { background: #6f2430; color: #fbf5e4; border-color: #4c1620; }")
            self._seats.addButton(button, count)
            line.addWidget(button)
        line.addStretch(1)
        self._seats.idClicked.connect(self._show_bots)
        return row

    def _show_bots(self, _count: int = 0) -> None:
        playing = self._seats.checkedId() - 1
        for index, box in enumerate(self._bots):
            self._form.setRowVisible(box, index < playing)

    def _show_advanced(self, shown: bool) -> None:
        self._form.setRowVisible(self._seed, shown)

    def _show_trouble(self, words_: str) -> None:
        self._trouble.setText(words_)
        self._form.setRowVisible(self._trouble, bool(words_))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.play.setFocus()

    # -- starting ------------------------------------------------------------------------------------------------------

    def setup(self) -> Setup:
        """What is chosen now. Raises BadOption if the seed is not a number."""
        bots = self._seats.checkedId() - 1
        name = self._name.text().strip() or QCoreApplication.translate("NewGameScreen", "Guest")
        players = (Seating(name, None), *(Seating(BOT_NAMES[index], self._bots[index].currentData())
                                          for index in range(bots)))
        options = {name: box.currentData() for name, box in self._options.items()}
        return Setup(self._game.id, players, options, self._chosen_seed())

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
                "A seed is a whole number like those shown after a game; leave the field empty for chance."))
            return
        self.started.emit(chosen)
