"""Whose eyes the table is seen with, and what a hidden card may be to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from engine.core.text import N_, Text
from throne_desktop.screens.lab.chance_list import ChanceList, ChanceRow
from throne_desktop.screens.lab.gaze import Gaze
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown

Say = Callable[[Text], str]

_CLICK: Final = N_("lab", "Click a card that lies face down: here stands what it may be, as far as this seat can know.")
_FACE_UP: Final = N_("lab", "This card is seen from here: {card}.")


class GazePage(QWidget):
    """`looked` gives the Gaze that was chosen."""

    looked = Signal(object)

    def __init__(self, gazes: Sequence[Gaze], say: Say, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._gazes = tuple(gazes)
        self._said: Text | None = None
        self._rows: Callable[[], Sequence[ChanceRow]] = tuple
        self.seen_by = DropDown()
        self.seen_by.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seen_by.setMinimumContentsLength(8)
        self.seen_by.activated.connect(lambda row: self.looked.emit(self._gazes[row]))
        self._about = basics.wrapped()
        self.rows = ChanceList()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.seen_by)
        column.addWidget(self._about)
        column.addWidget(self.rows, 100)
        column.addStretch(1)
        self._chosen = self._gazes[0]
        self.forget()

    def show_gaze(self, gaze: Gaze) -> None:
        """Say whose eyes the table is seen with now."""
        self._chosen = gaze
        with QSignalBlocker(self.seen_by):
            self.seen_by.setCurrentIndex(self._gazes.index(gaze))

    def forget(self) -> None:
        """Nothing is asked about a card any more."""
        self._said, self._rows = None, tuple
        self.retranslate()

    def tell(self, about: Text, rows: Callable[[], Sequence[ChanceRow]] = tuple) -> None:
        """Say something about a card, with the kinds that it may be; the `rows` are made in the language in use."""
        self._said, self._rows = about, rows
        self.retranslate()
        announce(self, " ".join([self._about.text(), *(row.spoken for row in self.rows.rows[:3])]))

    def tell_seen(self, card: Text) -> None:
        """A card that is seen from here was asked about."""
        self.tell(_FACE_UP.fill(card=card))

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        self.seen_by.call(QCoreApplication.translate("ReplayScreen", "Seen by"))
        with QSignalBlocker(self.seen_by):
            self.seen_by.clear()
            self.seen_by.addItems([self._say(each.name) for each in self._gazes])
            self.seen_by.setCurrentIndex(self._gazes.index(self._chosen))
        self._about.setText(self._say(_CLICK if self._said is None else self._said))
        self.rows.setAccessibleName(self._about.text())
        rows = self._rows()
        self.rows.show_rows(rows)
        self.rows.setVisible(bool(rows))
