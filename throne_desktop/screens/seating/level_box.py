"""The list of who may decide at a seat: a person, a bot of some level with its pips, or one as strong as the person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QWidget

from engine.bots.level import Level
from engine.core.text import N_, Text
from engine.learn.matching import RULE
from throne_desktop.language.i18n import words
from throne_desktop.look import pips
from throne_desktop.storage.setup import MATCHED, PERSON
from throne_desktop.widgets.choices import DropDown

PLACE: Final = N_("app", "{level}, level {number} of {levels}")
"""What pips say, for screen readers."""


class LevelBox(DropDown):
    """Offers a person and these levels, easiest first. With `matches`, it also offers a bot as strong as the person.

    The `people` who play here are offered by their names, too.
    """

    def __init__(self, levels: Sequence[Level], *, matches: bool = False, people: Sequence[str] = (),
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches = matches
        self._people = tuple(people)
        self._first = 1 + len(people)
        """The row of the easiest level."""
        self._fill(levels)

    def _fill(self, levels: Sequence[Level]) -> None:
        self._levels = tuple(levels)
        for kind in (PERSON, *[PERSON] * len(self._people), *(level.id for level in levels),
                     *((MATCHED,) if self._matches else ())):
            self.addItem("", kind)
        self.draw()

    def offer(self, levels: Sequence[Level]) -> None:
        """Offer these levels from now on. What is chosen stays so, or becomes the strongest of them."""
        row, kind = self.currentIndex(), str(self.currentData())
        with QSignalBlocker(self):
            self.clear()
            self._fill(levels)
            if row < self._first:
                self.setCurrentIndex(row)
            else:
                self.show_kind(kind)
        self.retranslate()

    def show_kind(self, kind: str) -> None:
        """Choose a kind; where a level is not offered in this game, the strongest one that is."""
        found = self.findData(kind)
        self.setCurrentIndex(found if found >= 0 else self._first + len(self._levels) - 1)

    def show_person(self, name: str) -> None:
        """Choose the person who plays here by that name, or else any person."""
        self.setCurrentIndex(1 + self._people.index(name) if name in self._people else 0)

    @property
    def is_person(self) -> bool:
        """Whether a person is chosen."""
        return bool(self.currentData() == PERSON)

    @property
    def person(self) -> str:
        """The name of the person who is chosen; "" for any other choice."""
        row = self.currentIndex()
        return self._people[row - 1] if 0 < row < self._first else ""

    @property
    def is_matched(self) -> bool:
        """Whether a bot as strong as the person is chosen."""
        return bool(self.currentData() == MATCHED)

    @property
    def level(self) -> Level | None:
        """The level that is chosen, if it is a certain one."""
        return next((level for level in self._levels if level.id == self.currentData()), None)

    def place(self, level: Level) -> Text:
        """Which of how many levels it is."""
        return PLACE.fill(level=level.name, number=self._levels.index(level) + 1, levels=len(self._levels))

    def draw(self) -> None:
        """Paint the pips, in the theme and the text size in use."""
        number = len(self._levels)
        self.setIconSize(pips.size(number))
        for row in range(number):
            self.setItemIcon(self._first + row, pips.pips_icon(row + 1, number, self.devicePixelRatioF()))

    def show_match(self, level: Level) -> None:
        """Show the pips of the level that is as strong as the person."""
        number = len(self._levels)
        self.setItemIcon(self.findData(MATCHED),
                         pips.pips_icon(self._levels.index(level) + 1, number, self.devicePixelRatioF()))

    def retranslate(self) -> None:
        """Put the list into the language in use now."""
        self.setItemText(0, QCoreApplication.translate("SeatRow", "A person at this screen"))
        for row, name in enumerate(self._people, 1):
            self.setItemText(row, QCoreApplication.translate("SeatRow", "Person: {name}").format(name=name))
        for row, level in enumerate(self._levels, self._first):
            self.setItemText(row, words(level.name))
            self.setItemData(row, words(level.summary), Qt.ItemDataRole.ToolTipRole)
            self.setItemData(row, words(self.place(level)), Qt.ItemDataRole.AccessibleTextRole)
        matched = self.findData(MATCHED)
        if matched >= 0:
            self.setItemText(matched, QCoreApplication.translate("SeatRow", "As strong as I am"))
            self.setItemData(matched, words(RULE), Qt.ItemDataRole.ToolTipRole)
