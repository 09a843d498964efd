"""The question at the door: who is playing? Everybody who plays here is on it, and somebody new is welcome."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise, zip_longest
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QGridLayout, QHBoxLayout, QPushButton, QWidget

from engine.core.text import Text
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.services.person_file import ENDING
from throne_desktop.storage.household import Person
from throne_desktop.storage.people import OWN, PORTRAIT_OF
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import ScrolledColumn
from throne_desktop.widgets.tile import Tile, nearest

_WIDTH: Final = 920
_CELL: Final = 400
"""How wide a person's place is at least, at the usual text size."""
_FACE: Final = 64
_APART: Final = 16
_BAR: Final = 24
"""What the scroll bar takes."""


class PeopleScreen(Page):
    """`chosen` gives who sits down, None for somebody who just plays, without a name.

    `new_asked` is for somebody new, `brought` gives a file that holds somebody, `changed` gives whose name and face are
    to be changed, and `restored` asks to undo the last deletion.
    """

    chosen = Signal(object)
    new_asked = Signal()
    brought = Signal(object)
    changed = Signal(object)
    restored = Signal()

    def __init__(self, people: Sequence[Person], playing: str) -> None:
        """`playing` is the id of who sits at the screen."""
        super().__init__()
        self._people: Sequence[Person] = ()
        self._playing = playing
        self._remark: Text | str = ""
        self.tiles: list[Tile] = []
        """One for each person, and the last one for somebody without a name."""
        self.changes: list[QPushButton] = []
        """The buttons beside the tiles of those who are there."""
        self.new = basics.button("primary", self.new_asked)
        self.bring = basics.button(clicked=self._choose_file)
        self._told = basics.wrapped("subtle")
        self.restore = basics.button(clicked=self.restored)
        for part in (self._told, self.restore):
            part.hide()
        self._grid = QGridLayout()
        self._grid.setSpacing(_APART)
        self._lay_out()
        self.show_people(people, playing)

    def _lay_out(self) -> None:
        self._area = ScrolledColumn(_WIDTH)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = self._area.column
        column.setSpacing(_APART)
        line = QHBoxLayout()
        line.addWidget(self._told, 1)
        line.addWidget(self.restore)
        column.addLayout(line)
        column.addLayout(self._grid)
        buttons = QHBoxLayout()
        buttons.addWidget(self.new)
        buttons.addWidget(self.bring)
        buttons.addStretch(1)
        column.addLayout(buttons)
        column.addStretch(1)
        self.body.addWidget(self._area, 1)

    # -- who is there --------------------------------------------------------------------------------------------------

    def show_people(self, people: Sequence[Person], playing: str) -> None:
        """Show who plays here by now, and who of them sits at the screen."""
        self._playing = playing
        nameless = next((person for person in people if not person.name), None)
        self._people = [person for person in people if person.name]
        for old in (*self.tiles, *self.changes):
            old.hide()
            old.deleteLater()
        self.tiles, self.changes = [], []
        for person in (*self._people, nameless):
            self._add(person)
        self.retranslate()
        beside = zip_longest(self.tiles, self.changes)
        for before, after in pairwise((*filter(None, chain.from_iterable(beside)), self.new, self.bring)):
            QWidget.setTabOrder(before, after)

    def _add(self, person: Person | None) -> None:
        portrait, side = OWN[0] if person is None else person.portrait, theme.scaled(_FACE)
        tile = Tile("", "", portrait_icon(portrait, side, self.devicePixelRatioF()), side)
        tile.clicked.connect(lambda: self.chosen.emit(person))
        tile.steered.connect(self._steer)
        self.tiles.append(tile)
        if person is not None:
            self.changes.append(basics.button(clicked=lambda: self.changed.emit(person)))

    def tell(self, text: Text | str, *, undo: bool = False) -> None:
        """Say how the last request went, and whether that can be undone."""
        self._remark = text
        self._told.setText(words(text))
        self._told.setVisible(bool(text))
        self.restore.setVisible(undo)
        if undo:
            self.restore.setFocus()
        self._area.verticalScrollBar().setValue(0)
        if text:
            announce(self, self._told.text())
        self.fit()

    def fit(self) -> None:
        """Take the sizes that suit the text size and the window: as many places side by side as have room."""
        wide = min(self._area.fit(), self.room - _BAR)
        columns = max(1, min(2, wide // theme.scaled(_CELL)))
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            self._grid.addWidget(tile, row, 2 * column)
            if number < len(self.changes):
                self._grid.addWidget(self.changes[number], row, 2 * column + 1)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column % 2 == 0 and column < 2 * columns else 0)

    def _choose_file(self) -> None:
        title = QCoreApplication.translate("PeopleScreen", "Person from a file")
        chosen, _ = QFileDialog.getOpenFileName(self, title, str(Path.home()), f"*{ENDING}")
        if chosen:
            self.brought.emit(Path(chosen))

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Put the page into the language in use now."""
        super().retranslate()
        self.title.setText(words(PAGES["people"].title))
        here = QCoreApplication.translate("PeopleScreen", "At the screen now")
        for person, tile in zip(self._people, self.tiles, strict=False):
            tile.say(person.name, here if person.id == self._playing else "")
            looks = words(PORTRAIT_OF.fill(player=person.name, looks=person.portrait.looks))
            tile.setAccessibleDescription(looks)
        named = any(person.id == self._playing for person in self._people)
        self.tiles[-1].say(QCoreApplication.translate("PeopleScreen", "Just play"),
                           QCoreApplication.translate("PeopleScreen", "No name") if named else
                           QCoreApplication.translate("PeopleScreen", "Current choice"))
        change = QCoreApplication.translate("PeopleScreen", "Change…")
        whose = QCoreApplication.translate("PeopleScreen", "Change {name}’s name and face")
        for person, button in zip(self._people, self.changes, strict=False):
            button.setText(change)
            button.setAccessibleName(whose.format(name=person.name))
        for button in self.changes[len(self._people):]:
            button.setText(QCoreApplication.translate("PeopleScreen", "Choose a name…"))
        self.new.setText(QCoreApplication.translate("PeopleScreen", "New person"))
        self.bring.setText(QCoreApplication.translate("PeopleScreen", "Add from a file…"))
        self.restore.setText(QCoreApplication.translate("RecordsScreen", "Undo deletion"))
        self._told.setText(words(self._remark))
        self.fit()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    @property
    def first(self) -> Tile:
        """Where the focus starts: on whoever played last."""
        ids = [person.id for person in self._people]
        return self.tiles[ids.index(self._playing)] if self._playing in ids else self.tiles[-1]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.first.setFocus()

    def _steer(self, arrow: Qt.Key) -> None:
        """Let an arrow key go to the nearest button in its direction."""
        start = self.focusWidget()
        if isinstance(start, QAbstractButton):
            button = nearest(start, (*self.tiles, self.new, self.bring), arrow, self)
            if button is not None:
                button.setFocus(Qt.FocusReason.TabFocusReason)
