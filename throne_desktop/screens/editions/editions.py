"""The page of own editions: a copy of a game's numbers is changed, named, tried out, kept, given away and played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QPushButton,
)

from engine.bots.arena.edition_trial import GAMES, Trial, try_out
from engine.core.errors import ThroneError
from engine.core.fields import LONGEST_NAME
from engine.core.text import Text
from engine.learn.own_rules import NUMBERS
from engine.session.own_edition import ENDING, OwnEdition
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.editions.details import Details
from throne_desktop.screens.editions.draft import Draft, Entry
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.services.loading import Loading
from throne_desktop.storage.editions import Kept
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.scroll import Scroll
from throne_desktop.widgets.sentence_list import SentenceList

_LIST: Final = 280
"""The width of the list of numbers and cards, at the usual text size."""
_LOW: Final = 190
"""The least height of the list and of what is changed, likewise."""


class EditionsScreen(Page):
    """`kept` gives an edition to be kept and the file it had, `dropped` one that is no longer to be, `exported` one and
    a file to write it to, and `opened` a file to be read; `play_asked` gives one to be played, and `book_asked` one
    whose rule book is wanted."""

    kept = Signal(object, object)
    dropped = Signal(object)
    exported = Signal(object, object)
    play_asked = Signal(object)
    opened = Signal(object)
    book_asked = Signal(object)

    def __init__(self, fresh: OwnEdition, editions: Sequence[Kept], shown: OwnEdition | None = None) -> None:
        """`fresh` is a copy of the game's numbers; `shown` is to be looked at first, and need not be kept yet."""
        super().__init__()
        self._fresh = fresh
        self._kept: tuple[Kept, ...] = tuple(editions)
        self._remark: Text | str = ""
        self._trying: Loading | None = None
        self.games = GAMES
        """How many games at random it is tried out with."""
        self.draft = Draft(fresh if shown is None else shown)
        self._make_parts()
        self._lay_out()
        self._connect()
        self._fill_list()
        self._fill_choice()
        self.choice.setCurrentIndex(next(
            (number for number, each in enumerate(self._kept, 1) if each.edition == shown), 0))
        self._show_draft(self.draft)
        self.retranslate()

    # -- the parts -----------------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self._told = basics.wrapped("subtle")
        self.choice = DropDown()
        self.choice.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.drop = basics.button(clicked=self._drop)
        self.open = basics.button(clicked=self._choose_file)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self._name_label = QLabel()
        self._name_label.setBuddy(self.name)
        self.list = SentenceList()
        self.details = Details(self.draft)
        self.trouble = basics.wrapped("trouble")
        self.remark = basics.wrapped("subtle")
        self.play = basics.button("primary", lambda: self.play_asked.emit(self.draft.edition))
        self.keep = basics.button(clicked=self._keep)
        self.share = basics.button(clicked=self._export)
        self.test = basics.button(clicked=self._try_out)
        self.book = basics.button(clicked=lambda: self.book_asked.emit(self.draft.edition))

    def _lay_out(self) -> None:
        inner = basics.bare()
        column = self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(self._told)
        first = QHBoxLayout()
        first.addWidget(self.choice, 1)
        first.addWidget(self.drop)
        first.addWidget(self.open)
        column.addLayout(first)
        second = QHBoxLayout()
        second.addWidget(self._name_label)
        second.addWidget(self.name, 1)
        column.addLayout(second)
        panel = basics.panel()
        self._parts = QHBoxLayout(panel)
        self._parts.addWidget(self.list)
        self._parts.addWidget(self.details, 1)
        column.addWidget(panel, 1)
        column.addWidget(self.trouble)
        column.addWidget(self.remark)
        self._area = Scroll(inner)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self._area, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self.buttons:
            self._buttons.addWidget(button)
        self.body.addLayout(self._buttons)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """What can be done with the edition."""
        return self.play, self.keep, self.share, self.test, self.book

    def _connect(self) -> None:
        self.choice.activated.connect(self._choose)
        self.name.textEdited.connect(self._rename)
        self.list.currentRowChanged.connect(self._show_entry)
        self.details.changed.connect(self._change)

    # -- which edition -------------------------------------------------------------------------------------------------

    def show_kept(self, editions: Sequence[Kept], shown: OwnEdition) -> None:
        """Show whether an edition is kept, among all that are."""
        self._kept = tuple(editions)
        self._fill_choice()
        self.choice.setCurrentIndex(next(
            (number for number, each in enumerate(self._kept, 1) if each.edition == shown), 0))
        self._follow()

    def _fill_choice(self) -> None:
        self.choice.clear()
        self.choice.addItem(QCoreApplication.translate("EditionsScreen", "A new edition"))
        for each in self._kept:
            self.choice.addItem(each.edition.name)

    def _choose(self, number: int) -> None:
        self._show_draft(Draft(self._kept[number - 1].edition if number else self._fresh))

    def _show_draft(self, draft: Draft) -> None:
        self.draft = draft
        self._forget_trial()
        self.name.setText(draft.edition.name)
        self.details.show_draft(draft)
        self.list.setCurrentRow(0)
        self.tell("")
        self._follow()

    def _rename(self, name: str) -> None:
        self.draft.set_name(name)
        self._follow()

    # -- what is changed -----------------------------------------------------------------------------------------------

    def _fill_list(self) -> None:
        for _ in self.draft.entries:
            self.list.addItem(QListWidgetItem())

    def _show_entry(self, row: int) -> None:
        if 0 <= row < len(self.draft.entries):
            self.details.show_entry(self.draft.entries[row])

    def _follow(self) -> None:
        """Show what is changed by now, and what is wrong with it."""
        for row, entry in enumerate(self.draft.entries):
            self.list.item(row).setText(self._line(entry))
        trouble = self.draft.trouble
        said = words(trouble) if trouble is not None else ""
        if not said and not self.draft.edition.name:
            said = QCoreApplication.translate("EditionsScreen", "Name the edition to play it.")
        if said != self.trouble.text():
            self.trouble.setText(said)
            if said:
                announce(self, said)
        self.trouble.setVisible(bool(said))
        for button in (self.play, self.keep, self.share):
            button.setEnabled(not said)
        self.drop.setEnabled(self.choice.currentIndex() > 0)
        self.test.setEnabled(trouble is None and self._trying is None)
        self.book.setEnabled(trouble is None)

    def _change(self) -> None:
        if self._trying is not None:
            self._forget_trial()
            self.tell("")
        self._follow()

    def _line(self, entry: Entry) -> str:
        if entry.most is None:
            return words(entry.label)
        numbers = [self.draft.number(entry, seats) for seats in self.draft.seats]
        told = str(numbers[0]) if len(set(numbers)) == 1 else ", ".join(map(str, numbers))
        sign = QCoreApplication.translate("EditionsScreen", "{what}: {number}, changed") \
            if self.draft.is_changed(entry) else QCoreApplication.translate("EditionsScreen", "{what}: {number}")
        return sign.format(what=words(entry.label), number=told)

    # -- what is done with it ------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        number = self.choice.currentIndex()
        self.kept.emit(self.draft.edition, self._kept[number - 1].file if number > 0 else None)

    def _drop(self) -> None:
        self.name.setFocus()    # the button is about to be disabled
        self.dropped.emit(self._kept[self.choice.currentIndex() - 1])

    def _export(self) -> None:
        title = self.share.text()
        file, _ = QFileDialog.getSaveFileName(self, title, str(Path.home() / f"{self.draft.edition.game_id}{ENDING}"),
                                              f"*{ENDING}")
        if file:
            self.exported.emit(self.draft.edition, Path(file) if Path(file).suffix else Path(file).with_suffix(ENDING))

    def _choose_file(self) -> None:
        file, _ = QFileDialog.getOpenFileName(self, self.open.text(), str(Path.home()), f"*{ENDING}")
        if file:
            self.opened.emit(Path(file))

    def _try_out(self) -> None:
        """Play games at random in a thread."""
        edition, games = self.draft.edition, self.games
        self._trying = Loading(lambda: try_out(edition, games), self)
        self.test.setEnabled(False)
        self.tell(QCoreApplication.translate("EditionsScreen", "Playing trial games…"))
        self._trying.begin(self._tell_trial)

    def _forget_trial(self) -> None:
        """Whatever comes of trying it out is about an edition that is shown no more."""
        if self._trying is not None:
            self._trying.forget()
            self._trying = None

    def _tell_trial(self, loading: Loading) -> None:
        self._trying = None
        try:
            trial: Trial = loading.result()
        except ThroneError as error:
            self.tell(error.text)
        else:
            self.tell(trial.text)
        self._follow()

    def tell(self, text: Text | str) -> None:
        """Say how the last request went."""
        self._remark = text
        self.remark.setText(words(text))
        self.remark.setVisible(bool(text))
        if text:
            announce(self, self.remark.text())

    # -- words and sizes -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["editions"].title))
        self._told.setText(QCoreApplication.translate(
            "EditionsScreen",
            "This is a copy of the numbers in {game} for you to change. Games with changed numbers count as "
            "practice. Bots play too, but their strength was measured with the usual numbers."
        ).format(game=words(self._fresh.game.name)))
        self.drop.setText(QCoreApplication.translate("EditionsScreen", "Delete"))
        self.open.setText(QCoreApplication.translate("EditionsScreen", "Open a file…"))
        self._name_label.setText(QCoreApplication.translate("EditionsScreen", "Edition name"))
        named(self.name, self._name_label.text())
        self.choice.call(QCoreApplication.translate("EditionsScreen", "Edition"))
        self.choice.setItemText(0, QCoreApplication.translate("EditionsScreen", "A new edition"))
        self.list.setAccessibleName(words(NUMBERS))
        self.play.setText(QCoreApplication.translate("EditionsScreen", "Play it"))
        self.keep.setText(QCoreApplication.translate("EditionsScreen", "Save"))
        self.share.setText(QCoreApplication.translate("EditionsScreen", "Save as a file…"))
        self.test.setText(QCoreApplication.translate("EditionsScreen", "Try it out"))
        self.book.setText(words(PAGES["rules"].title))
        self.details.retranslate()
        self.tell(self._remark)
        self._follow()
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.list if self.draft.edition.name else self.name).setFocus()

    def fit(self) -> None:
        self.list.setFixedWidth(min(theme.scaled(_LIST), max(180, self.room // 3)))
        for part in (self.list, self.details):
            part.setMinimumHeight(theme.scaled(_LOW))
        needed = sum(button.sizeHint().width() + self._buttons.spacing() for button in self.buttons)
        self._stack_buttons(needed > self.room)

    def _stack_buttons(self, stacked: bool) -> None:
        """Buttons that find no room side by side lie below each other, and scroll with the page."""
        self._buttons.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        before, now = (self.body, self._column) if stacked else (self._column, self.body)
        if self._buttons.parent() is not now:
            before.removeItem(self._buttons)
            self._buttons.setParent(None)
            now.addLayout(self._buttons)
