"""The players page: lets a bot take over a person's seat, and a person take it back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QVBoxLayout

from engine.bots.levels import LEVELS
from engine.session.entries import Seating
from throne_desktop.kept.settings import Settings
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.services.controller import Controller
from throne_desktop.widgets.choices import DropDown

_WIDTH: Final = 560


class PlayersScreen(Page):
    """Chooses who decides at each seat from now on; names stay."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self._controller = controller
        self._explained = QLabel()
        self._explained.setObjectName("subtle")
        self._explained.setWordWrap(True)
        self.boxes = [self._box(seat) for seat in range(controller.session.seats)]
        panel = self._panel = QFrame()
        panel.setObjectName("panel")
        form = QFormLayout(panel)
        form.setContentsMargins(26, 22, 26, 22)
        form.setVerticalSpacing(12)
        form.setHorizontalSpacing(22)
        for seat, box in enumerate(self.boxes):
            form.addRow(controller.name(seat), box)
        column = QVBoxLayout()
        column.setSpacing(14)
        for widget in (self._explained, panel):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.body.addLayout(column)
        self.retranslate()

    def apply(self, settings: Settings) -> None:
        self._fit()

    def _fit(self) -> None:
        """Take the size that suits the text size."""
        width = theme.scaled(_WIDTH)
        self._panel.setFixedWidth(width)
        self._explained.setFixedWidth(width)
        self._explained.setMinimumHeight(self._explained.heightForWidth(width))

    def _box(self, seat: int) -> DropDown:
        box = DropDown()
        for level in (None, *(level.id for level in LEVELS)):
            box.addItem("", level)
        box.setCurrentIndex(box.findData(self._controller.session.players[seat].level))
        box.setAccessibleName(self._controller.name(seat))
        box.activated.connect(lambda: self._seat(seat, box.currentData()))
        return box

    def _seat(self, seat: int, level: str | None) -> None:
        """Let a bot of that level, or a person, decide at the seat from now on."""
        before = self._controller.session.players[seat]
        if before.level != level:
            self._controller.take_over(seat, Seating(before.name, level))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(QCoreApplication.translate("PlayersScreen", "Players"))
        self._explained.setText(QCoreApplication.translate(
            "PlayersScreen",
            "Whoever has to go can leave the seat to a bot, and take it back at any time. The bot knows what the seat "
            "may know, and nothing else."))
        self._fit()
        for box in self.boxes:
            box.setItemText(0, QCoreApplication.translate("PlayersScreen", "A person at this screen"))
            for index, level in enumerate(LEVELS, 1):
                box.setItemText(index, words(level.name))
                box.setItemData(index, words(level.summary), Qt.ItemDataRole.ToolTipRole)
