"""One seat before a game: its name, and whether a person or a bot of some level decides there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.bots.levels import LEVELS
from engine.session.entries import Seating
from throne_desktop.kept.setup import PERSON
from throne_desktop.language.i18n import words
from throne_desktop.widgets.choices import DropDown

LONGEST_NAME: Final = 20


class SeatRow(QWidget):
    """A seat of a new game. Its bot has a name of its own; a person without one is called by the seat's number."""

    def __init__(self, number: int, person: str, bot: str, kind: str) -> None:
        super().__init__()
        self._number = number
        self._names = {True: person, False: bot}
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = DropDown()
        for level in (PERSON, *(level.id for level in LEVELS)):
            self.kind.addItem("", level)
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))
        self.kind.currentIndexChanged.connect(self._show_name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind, 1)
        self._by_person = self.is_person
        self.name.setText(self._names[self.is_person])
        self.retranslate()

    @property
    def is_person(self) -> bool:
        """Whether a person will decide here."""
        return bool(self.kind.currentData() == PERSON)

    def _show_name(self) -> None:
        """A person and a bot have different names; each keeps what was typed."""
        if self.is_person != self._by_person:
            self._names[self._by_person] = self.name.text()
            self._by_person = self.is_person
            self.name.setText(self._names[self.is_person])

    def seating(self) -> Seating:
        """Who sits here."""
        name = self.name.text().strip() or self.name.placeholderText()
        return Seating(name, None if self.is_person else self.kind.currentData())

    def retranslate(self) -> None:
        """Put the row into the language in use now."""
        self.name.setPlaceholderText(QCoreApplication.translate("SeatRow", "Player {number}").format(
            number=self._number))
        self.name.setAccessibleName(QCoreApplication.translate("SeatRow", "Name at seat {number}").format(
            number=self._number))
        self.kind.call(QCoreApplication.translate("SeatRow", "Who decides at seat {number}").format(
            number=self._number))
        self.kind.setItemText(0, QCoreApplication.translate("SeatRow", "A person at this screen"))
        for index, level in enumerate(LEVELS, 1):
            self.kind.setItemText(index, words(level.name))
            self.kind.setItemData(index, words(level.summary), Qt.ItemDataRole.ToolTipRole)
