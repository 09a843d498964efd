"""The records page: all games that are kept, to watch, continue or delete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QHideEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout

from engine.core.errors import ThroneError
from engine.core.outside import writable
from engine.core.text import N_, Text
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.records.shelf_bar import NARROW, ShelfBar
from throne_desktop.screens.records.shelf_list import ShelfList
from throne_desktop.services.loading import Loading
from throne_desktop.services.records.library import Library, SavedGame, Unreadable
from throne_desktop.services.records.shelf import Found, Shelf
from throne_desktop.services.records.shelf_filter import people_in
from throne_desktop.services.records.shelved import Shelved
from throne_desktop.services.records.slips import key_of, slip_in
from throne_desktop.storage.household import faces_for
from throne_desktop.storage.paths import NoFolder
from throne_desktop.storage.settings import Settings
from throne_desktop.storage.shelf_notes import LONGEST, ShelfNotes, clean
from throne_desktop.widgets import basics
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.scroll import Scroll

_LEAST: Final = 150
"""The least height of the list, at the usual text size: a few games; then the page scrolls."""

_AT_ONCE: Final = 6
"""So many games are played again before it is shown where they turned; each takes up to .15 s."""

_NONE: Final = N_("app", "No games saved yet.")
_READING: Final = N_("app", "%n record(s) are still being read.", "", 1)
_SHOWN: Final = N_("app", "Shown: {shown} of {games}.")
_NONE_SO: Final = N_("app", "No game matches your search.")
_DELETED: Final = N_("app", "The game was deleted.")
_BACK_AGAIN: Final = N_("app", "The game has been restored.")
_NO_FILES: Final = N_("app", "No file manager was found. The games are kept in {folder}")
_BEING_PLAYED: Final = N_("app", "This game is in progress.")
_STILL_OPEN: Final = N_("app", "This game is over but still on the table.")


class RecordsScreen(Page):
    """`watched`, `reviewed` and `resumed` give the SavedGame to open; `playing` is the file of the one on the table.

    `liked` gives the file of a game that is to be a favourite, or no longer, and `noted` that of one with its new note.
    """

    liked = Signal(object, bool)
    noted = Signal(object, str)

    watched = Signal(object)
    reviewed = Signal(object)
    resumed = Signal(object)

    def __init__(self, library: Library, shelf: Shelf, chosen: Settings, playing: Path | None = None,
                 wanted: Path | None = None, put: ShelfNotes | None = None) -> None:
        """`wanted` is the file of the record to begin with, by default the first one's; `put` is on games by now."""
        super().__init__()
        self._put = put or ShelfNotes()
        self._goal: tuple[Path | None, int] = (wanted, 0)
        """The file to be selected once the list is shown, and the row if it is not in it."""
        self._is_filling = False
        self._to_read, self._is_looking = 0, True
        self._noting: Path | None = None
        """The file of the game whose note is in the field."""
        self._library = library
        self._shelf = shelf
        self._playing = playing
        self._deleted: list[Path] = []
        self._reading: Loading | None = None
        self._turning: Loading | None = None
        self._trouble: Text | str | None = None
        """Why there is no folder for the games."""
        self.list = self._made_list(chosen)
        self.bar = ShelfBar()
        self.bar.changed.connect(self._narrow)
        self.bar.down_asked.connect(self.list.setFocus)
        self._lines: Sequence[bytes] = ()
        """The slips of all games, whatever is looked for."""
        self._make_parts()
        self._lay_out()
        self._connect()
        self._remark.hide()
        self._state.hide()
        self.restore.hide()
        self.retranslate()

    def _make_parts(self) -> None:
        """What lies below the list."""
        self._tools = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._details = basics.copyable()
        self._remark = basics.copyable()
        self._state = basics.wrapped("subtle")
        self.folder = basics.button("small", self._open_folder)
        self.watch = QPushButton()
        self.review = QPushButton()
        self.review.setEnabled(False)
        self.resume = basics.button("primary")
        self.delete_button = QPushButton()
        self.favourite = QPushButton(icon("star", pressed="selected_text"), "")
        self.favourite.setObjectName("tool")
        self.favourite.setCheckable(True)
        self.favourite.clicked.connect(self._like)
        self.note = QLineEdit()
        self.note.setMaxLength(LONGEST)
        self.note.editingFinished.connect(self._keep_note)
        self.restore = QPushButton()

    def _made_list(self, chosen: Settings) -> ShelfList:
        made = ShelfList(self._tell_of)
        made.painter_of_rows.follow(faces_for(chosen))
        made.chosen.connect(self._move_on)
        made.opened.connect(self._open)
        made.delete_asked.connect(self.delete)
        made.rested.connect(self._look_for_turns)
        return made

    def _tell_of(self, line: bytes) -> Shelved:
        slip = slip_in(line)
        key = key_of(slip)
        return Shelved(self._shelf.entry(line), slip, key in self._put.favourites, self._put.notes.get(key, ""),
                       self._shelf.turnings.of(line))

    # -- where games turned --------------------------------------------------------------------------------------------

    def _look_for_turns(self, lines: Sequence[bytes]) -> None:
        """Find out where the games in these rows turned, a few at a time."""
        missing = self._shelf.turnings.missing(line for line in lines if slip_in(line).result)[:_AT_ONCE]
        if missing and self._turning is None:
            self._turning = Loading(partial(self._shelf.turned, missing), self)
            self._turning.begin(self._show_turns)

    def _show_turns(self, found: Loading) -> None:
        self._turning = None
        for line, turned in found.result():
            self._shelf.turnings.add(line, turned)
        self.list.shelf.tell_more([line for line, _ in found.result()])
        self.list.wait()

    def hideEvent(self, event: QHideEvent) -> None:
        self._keep_note()
        self._shelf.turnings.keep()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()
        self.list.wait()

    def _lay_out(self) -> None:
        self._tools.setSpacing(10)
        games, notes = QHBoxLayout(), QHBoxLayout()
        for part in (games, notes):
            part.setSpacing(self._tools.spacing())
        for button in (self.resume, self.watch, self.review, self.delete_button):
            games.addWidget(button)
        notes.addWidget(self.favourite)
        notes.addWidget(self.note, 1)
        notes.addWidget(self.folder)
        self._tools.addLayout(games)
        self._tools.addLayout(notes, 1)
        told = QHBoxLayout()
        told.addWidget(self._remark, 1)
        told.addWidget(self.restore)
        inner = basics.bare()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.body.spacing())
        column.addWidget(self.bar)
        column.addWidget(self.list, 1)
        column.addWidget(self._details)
        column.addLayout(self._tools)
        column.addLayout(told)
        column.addWidget(self._state)
        area = Scroll(inner)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(area, 1)

    def _connect(self) -> None:
        self.watch.clicked.connect(self._watch)
        self.review.clicked.connect(lambda: self.reviewed.emit(self.chosen))
        self.resume.clicked.connect(self._open)
        self.delete_button.clicked.connect(self.delete)
        self.restore.clicked.connect(self.bring_back)

    def retranslate(self) -> None:
        super().retranslate()
        self.list.setMinimumHeight(theme.scaled(_LEAST))
        self.title.setText(words(PAGES["records"].title))
        self.list.setAccessibleName(self.title.text())
        self.watch.setText(QCoreApplication.translate("RecordsScreen", "Watch"))
        self.review.setText(QCoreApplication.translate("RecordsScreen", "Review"))
        self.resume.setText(QCoreApplication.translate("RecordsScreen", "Continue"))
        self.delete_button.setText(QCoreApplication.translate("RecordsScreen", "Delete"))
        self.favourite.setText(QCoreApplication.translate("RecordsScreen", "Favorite"))
        self.note.setPlaceholderText(QCoreApplication.translate("RecordsScreen", "Note"))
        self.note.setAccessibleName(QCoreApplication.translate("RecordsScreen", "Note on this game"))
        self.restore.setText(QCoreApplication.translate("RecordsScreen", "Undo deletion"))
        self.bar.retranslate()
        self.folder.setText(QCoreApplication.translate("RecordsScreen", "Open folder"))
        self.fill()

    def fit(self) -> None:
        self.bar.fit(self.room)
        is_narrow = self.room < theme.scaled(NARROW)
        self._tools.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)

    def apply(self, settings: Settings) -> None:
        super().apply(settings)
        self.list.painter_of_rows.follow(faces_for(settings))
        self.list.viewport().update()

    def _open_folder(self) -> None:
        """Show the files where the desktop shows files."""
        try:
            folder = str(self._library.folder)
        except NoFolder as error:
            self.tell(error.text)
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(folder)):
            self.tell(_NO_FILES.fill(folder=folder))

    # -- the list ------------------------------------------------------------------------------------------------------

    def fill(self, wanted: Path | None = None, row: int = 0) -> None:
        """Show the records there are now, the last played first, and select a file or else a row.

        Without a `wanted` file, the selection stays. Very many records are read in the background: at first those are
        shown that were read last, and then more and more of those that no index knows.
        """
        chosen = self.chosen
        if self._reading is not None:
            self._reading.forget()
        self._reading = Loading(partial(_with_people, self._shelf.look), self)
        self._goal = (wanted or (self._goal[0] if chosen is None else chosen.file), row)
        self._is_looking = True
        if not self._reading.begin(self._show) and not self._lines:
            self._show_found(self._shelf.latest())

    def _show(self, reading: Loading) -> None:
        found, self._trouble = Found((), 0), None
        self._is_looking = False
        try:
            found, people = reading.result()
            self.bar.offer_people(people)
        except NoFolder as error:
            self._trouble = error.text
        self._to_read = found.to_read
        self._show_found(found)
        if found.to_read:
            self._reading = Loading(partial(_with_people, self._shelf.go_on), self)
            self._reading.begin(self._show)

    def _show_found(self, found: Found) -> None:
        self._lines = found.lines
        self._narrow()

    def _narrow(self) -> None:
        """Show those that are looked for, with the same one selected if it is among them."""
        wanted, row = self._goal
        self._is_filling = True
        self.list.shelf.show_lines(self.bar.filter.chosen(self._lines, date.today(), self._put))
        place = self.list.row_of(wanted)
        self.list.choose(min(row, self.list.count - 1) if place is None else place)
        self._is_filling = False
        self._choose()
        self._say_state()

    def _say_state(self) -> None:
        """How many games are shown of how many, and how many are still to be read."""
        found = [] if self.bar.filter.asks_nothing else [_SHOWN.fill(shown=self.list.count, games=len(self._lines))]
        reading = [_READING.fill(n=self._to_read)] if self._to_read else []
        self._state.setText(" ".join(map(words, (*found, *reading))))
        self._state.setVisible(bool(found or reading))

    @property
    def entries(self) -> tuple[SavedGame | Unreadable, ...]:
        """The records in the list, from top to bottom."""
        return tuple(self.list.shelf.shelved(row).entry for row in range(self.list.count))

    @property
    def chosen(self) -> SavedGame | Unreadable | None:
        """The record that is selected."""
        shelved = self.list.shelved
        return None if shelved is None else shelved.entry

    def _move_on(self) -> None:
        """Another row was selected: it stays so when more records have been read."""
        entry = self.chosen
        if not self._is_filling and entry is not None:
            self._goal = (entry.file, self.list.row)
            self._choose()

    def _choose(self) -> None:
        entry = self.chosen
        playing = entry is not None and entry.file == self._playing
        self.watch.setEnabled(isinstance(entry, SavedGame))
        self.review.setEnabled(isinstance(entry, SavedGame) and entry.summary.finished)
        self.resume.setEnabled(isinstance(entry, SavedGame) and entry.can_go_on)
        self.delete_button.setEnabled(entry is not None and not playing)
        shelved = self.list.shelved
        for part in (self.favourite, self.note):
            part.setEnabled(isinstance(entry, SavedGame))
        self.favourite.setChecked(shelved is not None and shelved.favourite)
        file = None if shelved is None else shelved.entry.file
        if file != self._noting or not self.note.hasFocus():        # what is being typed stays
            self._noting = file
            self.note.setText("" if shelved is None else shelved.note)
        self._details.setText("\n".join(self._told_of(entry, playing=playing)))

    def _told_of(self, entry: SavedGame | Unreadable | None, *, playing: bool) -> list[str]:
        """What is said below the list of the record that is selected."""
        if entry is None and self._is_looking:
            return []
        if entry is None:
            return [words(self._trouble or (_NONE_SO if self._lines else _NONE))]
        if isinstance(entry, Unreadable):
            return []
        details = [entry.players]       # the row may be too narrow for all
        if entry.fault is not None:
            details.append(words(entry.fault))
        if playing:
            details.append(words(_STILL_OPEN if entry.summary.finished else _BEING_PLAYED))
        return details

    # -- what is put on a game -----------------------------------------------------------------------------------------

    def _like(self, on: bool) -> None:
        """Make the selected game a favourite, or no longer."""
        entry = self.chosen
        if entry is not None:
            key = writable(entry.file.name)
            others = self._put.favourites - {key}
            self._put = self._put._replace(favourites=others | {key} if on else others)
            self.liked.emit(entry.file, on)
            self.list.shelf.tell_again(self.list.row)

    def _keep_note(self) -> None:
        """Put what was typed on the game that it was typed for."""
        file, note = self._noting, clean(self.note.text())
        if file is None or note == self._put.notes.get(writable(file.name), ""):
            return
        self._put = self._put._replace(notes={**self._put.notes, writable(file.name): note})
        self.noted.emit(file, note)
        row = self.list.row_of(file)
        if row is not None:
            self.list.shelf.tell_again(row)

    def _open(self) -> None:
        """What Enter and a double click do: continue a game if possible, or else watch it."""
        if self.resume.isEnabled():
            self.resumed.emit(self.chosen)
        else:
            self._watch()

    def _watch(self) -> None:
        if self.watch.isEnabled():
            self.watched.emit(self.chosen)

    # -- deleting ------------------------------------------------------------------------------------------------------

    def delete(self) -> None:
        """Move the selected record to the trash, which is emptied when the page is left."""
        entry = self.chosen
        if entry is None or not self.delete_button.isEnabled():
            return
        row = self.list.row
        try:
            self._library.discard(entry.file)
        except ThroneError as error:
            self.tell(error.text)
            return
        self._deleted.append(entry.file)
        self.fill(row=row)
        self.tell(_DELETED)

    def bring_back(self) -> None:
        """Undo the last deletion."""
        file = self._deleted.pop()
        try:
            self._library.restore(file)
        except ThroneError as error:
            self.tell(error.text)
            return
        self.fill(file)
        self.tell(_BACK_AGAIN)

    @property
    def remark(self) -> str:
        """How the last request went; "" before the first."""
        return self._remark.text()

    def tell(self, text: Text | str) -> None:
        """Say how the last request went."""
        self._remark.setText(words(text))
        self._remark.setVisible(True)
        self.restore.setVisible(bool(self._deleted))


def _with_people(look: Callable[[], Found]) -> tuple[Found, Sequence[str]]:
    """The records that a look finds, and the names of all people who played them."""
    found = look()
    return found, people_in(found.lines)
