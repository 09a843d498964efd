"""The records page: all games that are kept, to watch, continue or delete."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.services.loading import Loading
from throne_desktop.services.records.library import Library, SavedGame, Unreadable
from throne_desktop.storage.paths import NoFolder
from throne_desktop.widgets import basics
from throne_desktop.widgets.scroll import Scroll

_ENTRY: Final = Qt.ItemDataRole.UserRole
_LEAST: Final = 150
"""The least height of the list, at the usual text size: a few games; then the page scrolls."""
_PLAYERS: Final = 2
"""The column that takes what room is left."""

_NONE: Final = N_("app", "No game has been kept yet.")
_KEPT_IN: Final = N_("app", "The games are kept in {folder}")
_FILE: Final = N_("app", "File: {file}")
_DELETED: Final = N_("app", "The record {file} was deleted.")
_BACK_AGAIN: Final = N_("app", "The record {file} is back.")
_BEING_PLAYED: Final = N_("app", "This game is being played.")
_STILL_OPEN: Final = N_("app", "This game is over and still on the table.")


class RecordsScreen(Page):
    """`watched`, `reviewed` and `resumed` give the SavedGame to open; `playing` is the file of the one on the table."""

    watched = Signal(object)
    reviewed = Signal(object)
    resumed = Signal(object)

    def __init__(self, library: Library, playing: Path | None = None, wanted: Path | None = None) -> None:
        """`wanted` is the file of the record to begin with, by default the first one's."""
        super().__init__()
        self._wanted = wanted
        self._library = library
        self._playing = playing
        self._deleted: list[Path] = []
        self._reading: Loading | None = None
        self.entries: Sequence[SavedGame | Unreadable] = ()
        """What the list shows, from top to bottom."""
        self.list = _List()
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemActivated.connect(self._open)
        self.list.delete_asked.connect(self.delete)
        self._details = basics.copyable()
        self._remark = basics.copyable()
        self._folder = basics.copyable()
        self.watch = QPushButton()
        self.review = QPushButton()
        self.review.setEnabled(False)
        self.resume = basics.button("primary")
        self.delete_button = QPushButton()
        self.restore = QPushButton()
        self._lay_out()
        self._connect()
        self._remark.hide()
        self.restore.hide()
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(10)
        for button in (self.resume, self.watch, self.review, self.delete_button):
            tools.addWidget(button)
        tools.addStretch(1)
        told = QHBoxLayout()
        told.addWidget(self._remark, 1)
        told.addWidget(self.restore)
        inner = basics.bare()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.body.spacing())
        column.addWidget(self.list, 1)
        column.addWidget(self._details)
        column.addLayout(tools)
        column.addLayout(told)
        column.addWidget(self._folder)
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
        self.list.setHeaderLabels((QCoreApplication.translate("RecordsScreen", "Game"),
                                   QCoreApplication.translate("RecordsScreen", "Begun"),
                                   QCoreApplication.translate("RecordsScreen", "Players"),
                                   QCoreApplication.translate("RecordsScreen", "Result"),
                                   QCoreApplication.translate("RecordsScreen", "Kind")))
        self.watch.setText(QCoreApplication.translate("RecordsScreen", "Watch"))
        self.review.setText(QCoreApplication.translate("RecordsScreen", "Review"))
        self.resume.setText(QCoreApplication.translate("RecordsScreen", "Continue"))
        self.delete_button.setText(QCoreApplication.translate("RecordsScreen", "Delete"))
        self.restore.setText(QCoreApplication.translate("RecordsScreen", "Undo deletion"))
        self._show_folder()
        self.fill()

    def _show_folder(self) -> None:
        try:
            self._folder.setText(words(_KEPT_IN.fill(folder=str(self._library.folder))))
        except NoFolder as error:
            self._folder.setText(words(error.text))

    # -- the list ------------------------------------------------------------------------------------------------------

    def fill(self, wanted: Path | None = None, row: int = 0) -> None:
        """Show the records there are now, the last played first, and select a file or else a row.

        Without a `wanted` file, the selection stays. Very many records are read in the background.
        """
        chosen = self.chosen
        if self._reading is not None:
            self._reading.forget()
        self._reading = Loading(self._library.records, self)
        file = wanted or (self._wanted if chosen is None else chosen.file)
        self._reading.begin(lambda reading: self._show(reading, file, row))

    def _show(self, reading: Loading, wanted: Path | None, row: int) -> None:
        entries: Sequence[SavedGame | Unreadable]
        try:
            entries = reading.result()
        except NoFolder:        # the line below the list says it
            entries = ()
        self.entries = entries
        self.list.clear()
        self.list.addTopLevelItems([_item(entry) for entry in entries])
        for number, entry in enumerate(entries):
            if isinstance(entry, Unreadable):
                self.list.setFirstColumnSpanned(number, self.list.rootIndex(), True)
        files = [entry.file for entry in entries]
        self.list.choose(files.index(wanted) if wanted in files else min(row, len(files) - 1))
        self._choose()

    @property
    def chosen(self) -> SavedGame | Unreadable | None:
        """The record that is selected."""
        item = self.list.currentItem()
        entry = None if item is None else item.data(0, _ENTRY)
        return entry if isinstance(entry, SavedGame | Unreadable) else None

    def _choose(self) -> None:
        entry = self.chosen
        playing = entry is not None and entry.file == self._playing
        self.watch.setEnabled(isinstance(entry, SavedGame))
        self.review.setEnabled(isinstance(entry, SavedGame) and entry.summary.finished)
        self.resume.setEnabled(isinstance(entry, SavedGame) and entry.can_go_on)
        self.delete_button.setEnabled(entry is not None and not playing)
        if entry is None:
            self._details.setText(words(_NONE))
            return
        details = [entry.players] if isinstance(entry, SavedGame) else []       # the column may be too narrow for all
        details.append(words(_FILE.fill(file=str(entry.file))))
        if isinstance(entry, SavedGame) and entry.fault is not None:
            details.append(words(entry.fault))
        if playing:
            over = isinstance(entry, SavedGame) and entry.summary.finished
            details.append(words(_STILL_OPEN if over else _BEING_PLAYED))
        self._details.setText("\n".join(details))

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
        row = self.list.currentIndex().row()
        try:
            self._library.discard(entry.file)
        except ThroneError as error:
            self.tell(error.text)
            return
        self._deleted.append(entry.file)
        self.fill(row=row)
        self.tell(_DELETED.fill(file=entry.file.name))

    def bring_back(self) -> None:
        """Undo the last deletion."""
        file = self._deleted.pop()
        try:
            self._library.restore(file)
        except ThroneError as error:
            self.tell(error.text)
            return
        self.fill(file)
        self.tell(_BACK_AGAIN.fill(file=file.name))

    @property
    def remark(self) -> str:
        """How the last request went; "" before the first."""
        return self._remark.text()

    def tell(self, text: Text | str) -> None:
        """Say how the last request went."""
        self._remark.setText(words(text))
        self._remark.setVisible(True)
        self.restore.setVisible(bool(self._deleted))


class _List(QTreeWidget):
    """The list of games; `delete_asked` is emitted when the Delete key is pressed."""

    delete_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setColumnCount(5)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        for column in range(5):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_PLAYERS, QHeaderView.ResizeMode.Stretch)

    def choose(self, row: int) -> None:
        """Select a row, if it exists."""
        item = self.topLevelItem(row)
        if item is not None:
            self.setCurrentItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            if not event.isAutoRepeat():
                self.delete_asked.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _item(entry: SavedGame | Unreadable) -> QTreeWidgetItem:
    if isinstance(entry, Unreadable):
        item = QTreeWidgetItem([words(entry.fault)])
    else:
        columns = [entry.game, entry.begun, entry.players, entry.result, entry.kinds]
        item = QTreeWidgetItem(columns)
        for number, text in enumerate(columns):
            item.setToolTip(number, text)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join(text for text in columns if text))
    item.setData(0, _ENTRY, entry)
    return item
