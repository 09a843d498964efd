"""One seat before a game: portrait and name, and whether a person or a bot of some level decides there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.bots.levels import Level
from engine.session.entries import Seating
from throne_desktop.kept.people import OPPONENTS, OWN, Portrait
from throne_desktop.kept.setup import PERSON
from throne_desktop.language.i18n import words
from throne_desktop.widgets.choices import DropDown
from throne_desktop.widgets.portrait_button import PortraitButton

LONGEST_NAME: Final = 20


class SeatRow(QWidget):
    """A seat of a new game. Its bot has a name of its own; a person without one is called by the seat's number.

    `changed` tells that another name stands here, or that a person takes the place of a bot; `chosen` gives the
    portrait that a person has chosen. Choosing the portrait of an opponent seats that opponent here.
    """

    changed = Signal()
    chosen = Signal(object)

    def __init__(self, number: int, person: str, bot: str, kind: str, levels: Sequence[Level]) -> None:
        super().__init__()
        self._number = number
        self._levels = levels
        self._names = {True: person, False: bot}
        self.face = PortraitButton()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = DropDown()
        for level in (PERSON, *(level.id for level in levels)):
            self.kind.addItem("", level)
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))
        self.kind.currentIndexChanged.connect(self._show_name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.face)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind, 1)
        self._by_person = self.is_person
        self.name.setText(self._names[self.is_person])
        self.name.textChanged.connect(self.changed)
        self.face.chosen.connect(self._choose)
        self._offer()
        self.retranslate()

    @property
    def is_person(self) -> bool:
        """Whether a person will decide here."""
        return bool(self.kind.currentData() == PERSON)

    @property
    def called(self) -> str:
        """The name here; without one, that of the seat."""
        return self.name.text().strip() or self.name.placeholderText()

    def _show_name(self) -> None:
        """A person and a bot have different names; each keeps what was typed."""
        if self.is_person != self._by_person:
            self._names[self._by_person] = self.name.text()
            self._by_person = self.is_person
            self._offer()
            self.name.setText(self._names[self.is_person])
            self.changed.emit()

    def _offer(self) -> None:
        """Offer what a person can look like, or the opponents there are."""
        opponents = [(portrait, name) for name, portrait in OPPONENTS.items()]
        self.face.offer([(portrait, "") for portrait in OWN] if self.is_person else opponents)

    def _choose(self, portrait: Portrait) -> None:
        if self.is_person:
            self.chosen.emit(portrait)
        else:
            self.name.setText(next(name for name, each in OPPONENTS.items() if each is portrait))

    def seating(self) -> Seating:
        """Who sits here."""
        return Seating(self.called, None if self.is_person else self.kind.currentData())

    def retranslate(self) -> None:
        """Put the row into the language in use now."""
        self.name.setPlaceholderText(QCoreApplication.translate("SeatRow", "Player {number}").format(
            number=self._number))
        self.name.setAccessibleName(QCoreApplication.translate("SeatRow", "Name at seat {number}").format(
            number=self._number))
        self.kind.call(QCoreApplication.translate("SeatRow", "Who decides at seat {number}").format(
            number=self._number))
        self.face.retranslate()
        self.face.call(QCoreApplication.translate("SeatRow", "Portrait at seat {number}").format(number=self._number))
        self.kind.setItemText(0, QCoreApplication.translate("SeatRow", "A person at this screen"))
        for index, level in enumerate(self._levels, 1):
            self.kind.setItemText(index, words(level.name))
            self.kind.setItemData(index, words(level.summary), Qt.ItemDataRole.ToolTipRole)
