"""Whose eyes the table is seen with, and what a hidden card may be to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.lab.chances import Chance, Chances, chances
from throne_desktop.screens.lab.chance_list import LEAST_LIST, ChanceList, ChanceRow
from throne_desktop.screens.lab.gaze import Gaze
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown

Say = Callable[[Text], str]

_CLICK: Final = N_("lab", "Click a face-down card to see what it may be, as far as this seat can tell.")
_ONE: Final = N_("lab", "{zone}: what this card may be, as far as {player} can tell.")
_EACH: Final = N_("lab", "{zone}: what each of these cards may be, as far as {player} can tell.")
_TO_ALL: Final = N_("lab", "{zone}: what a card there may be, going by what everyone knows.")
_COUNTED: Final = N_("lab", "Every possible arrangement of the cards was counted, ignoring what play may give away.")
_DRAWN: Final = N_("lab", "{worlds} possible arrangements of the cards were sampled, ignoring what play may give "
                          "away. The lines mark the margin of error.")
_IT_IS: Final = N_("lab", "{card}: {chance}%")
_HARDLY: Final = N_("lab", "{card}: less than 1%")
_PERCENT: Final = N_("lab", "{chance}%")
_LITTLE: Final = N_("lab", "< 1%")
_WORLDS: Final = 300
"""So many are drawn where the ways cannot be counted: nobody waits for them."""


class GazePage(QWidget):
    """`looked` gives the Gaze that was chosen."""

    looked = Signal(object)

    def __init__(self, gazes: Sequence[Gaze], say: Say, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._say = say
        self._gazes = tuple(gazes)
        self._found: Chances | None = None
        self._said: tuple[Text, ...] = (_CLICK,)
        self._names: tuple[Text, ...] = ()
        self.seen_by = DropDown()
        self.seen_by.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seen_by.setMinimumContentsLength(8)
        self.seen_by.activated.connect(lambda row: self.looked.emit(self._gazes[row]))
        self._about = basics.wrapped()
        self.rows = ChanceList()
        self.rows.setMinimumHeight(LEAST_LIST)
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
        self._found, self._said = None, (_CLICK,)
        self.retranslate()

    def show_chances(self, seen: Observation[Any], zone: str, name: Text, *, public: bool) -> None:
        """Show what the cards in a zone may be, to whoever sees this, with the name of the zone."""
        found = self._found = chances(seen, zone, _WORLDS)
        self._names = tuple(card.name for card in seen.seen.game.cards)
        player = Player(seen.seat)
        about = _TO_ALL.fill(zone=name) if public else \
            _ONE.fill(zone=name, player=player) if found.size == 1 else \
            _EACH.fill(zone=name, player=player)
        self._said = about, _COUNTED if found.exact else _DRAWN.fill(worlds=found.worlds)
        self.retranslate()
        announce(self, " ".join([self._say(about), *(row.spoken for row in self.rows.rows[:5])]))

    def _row(self, chance: Chance) -> ChanceRow:
        name, whole = self._names[chance.kind], round(100 * chance.each)
        spoken = _IT_IS.fill(card=name, chance=whole) if whole else _HARDLY.fill(card=name)
        exact = chance.low == chance.high
        return ChanceRow(chance.kind, self._say(name), float(chance.each),
                         self._say(_PERCENT.fill(chance=whole) if whole else _LITTLE), self._say(spoken),
                         None if exact else float(chance.low), None if exact else float(chance.high))

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        self.seen_by.call(QCoreApplication.translate("ReplayScreen", "Seen by"))
        with QSignalBlocker(self.seen_by):
            self.seen_by.clear()
            self.seen_by.addItems([self._say(each.name) for each in self._gazes])
            self.seen_by.setCurrentIndex(self._gazes.index(self._chosen))
        self._about.setText("\n".join(map(self._say, self._said)))
        self.rows.setAccessibleName(self._say(self._said[0]))
        rows = [] if self._found is None else [self._row(each) for each in self._found.kinds]
        self.rows.show_rows(rows)
        self.rows.setVisible(bool(rows))
