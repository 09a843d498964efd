"""What is changed of one number or one card of an edition: a field for each number of players, and the card's words."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QVBoxLayout

from engine.core.fields import LONGEST_NAME
from engine.session.own_edition import LONGEST_TEXT, CardWords
from throne_desktop.language.i18n import words
from throne_desktop.screens.editions.draft import Draft, Entry
from throne_desktop.screens.editions.number_box import NumberBox, PrintedNumber
from throne_desktop.widgets import basics
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.scroll import Scroll


class Details(Scroll):
    """`changed` tells that the draft has."""

    changed = Signal()

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._entry = draft.entries[0]
        self._heading, self._usual = basics.wrapped("section"), basics.wrapped("subtle")
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setVerticalSpacing(8)
        self.every, self._every_label = NumberBox(), QLabel()
        self.boxes, self._labels = [NumberBox() for _ in draft.seats], [QLabel() for _ in draft.seats]
        self.name, self.text = QLineEdit(), QLineEdit()
        self._name_label, self._text_label = QLabel(), QLabel()
        self.printed = [PrintedNumber() for _ in range(draft.most_printed)]
        """What is printed on the card."""
        self.reset = basics.button(clicked=self._reset)
        self._fill_form()
        inner = basics.bare()
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 0, 8, 0)
        column.addWidget(self._heading)
        column.addWidget(self._usual)
        column.addLayout(self._form)
        column.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        super().__init__(inner)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.every.field.valueChanged.connect(self._take_for_all)
        for box in self.boxes:
            box.field.valueChanged.connect(self._take_numbers)
        for line, longest in ((self.name, LONGEST_NAME), (self.text, LONGEST_TEXT)):
            line.setMaxLength(longest)
            line.textEdited.connect(self._take_words)

    def _fill_form(self) -> None:
        for label, box in zip((self._every_label, *self._labels), (self.every, *self.boxes), strict=True):
            self._form.addRow(label, box)
            label.setBuddy(box.field)
        for place, printed in enumerate(self.printed):
            self._form.addRow(printed.label, printed)
            printed.box.field.valueChanged.connect(partial(self._take_printed, place))
        for label, line in ((self._name_label, self.name), (self._text_label, self.text)):
            self._form.addRow(label, line)
            label.setBuddy(line)

    def show_draft(self, draft: Draft) -> None:
        """Show another edition."""
        self._draft = draft
        self.show_entry(draft.entries[0])

    def show_entry(self, entry: Entry) -> None:
        """Show what a number or a card is by now."""
        self._entry = entry
        self._show_numbers()
        if entry.card is not None:
            said = self._draft.words(entry.card)
            self.name.setText(said.name)
            self.text.setText(said.text)
        for line in (self.name, self.text):
            self._form.setRowVisible(line, entry.card is not None)
        self.retranslate()

    def _show_numbers(self) -> None:
        """Show the numbers of now; that for all tables is the one of the smallest, while they differ."""
        entry = self._entry
        numbers = [self._draft.number(entry, seats) for seats in self._draft.seats] if entry.most is not None else [0]
        for number, box in zip((numbers[0], *numbers), (self.every, *self.boxes), strict=False):
            box.show_number(entry.least, entry.most or 0, number)
        for box in (self.every, *self.boxes):
            self._form.setRowVisible(box, entry.most is not None)
        self._show_printed()

    def _show_printed(self) -> None:
        entries, seats = self._entry.printed, self._draft.seats[0]
        for entry, printed in zip(entries, self.printed, strict=False):
            printed.box.show_number(entry.least, entry.most or 0, self._draft.number(entry, seats))
        for place, printed in enumerate(self.printed):
            self._form.setRowVisible(printed, place < len(entries))

    def _take_numbers(self) -> None:
        self._draft.set_number(self._entry, [box.field.value() for box in self.boxes])
        self._show_numbers()
        self._tell()

    def _take_for_all(self, number: int) -> None:
        self._draft.set_number(self._entry, [number] * len(self.boxes))
        self._show_numbers()
        self._tell()

    def _take_printed(self, place: int, number: int) -> None:
        self._draft.set_number(self._entry.printed[place], [number] * len(self._draft.seats))
        self._show_printed()
        self._tell()

    def _take_words(self) -> None:
        if self._entry.card is not None:
            self._draft.set_words(self._entry.card, CardWords(self.name.text(), self.text.text()))
            self._tell()

    def _reset(self) -> None:
        entry = self._entry
        for each in (entry, *entry.printed):
            if each.most is not None:
                self._draft.set_number(each, [self._draft.usual(each, seats) for seats in self._draft.seats])
        if entry.card is not None:
            self._draft.set_words(entry.card, CardWords())
        self.show_entry(entry)
        self._tell()

    def _tell(self) -> None:
        self.reset.setEnabled(self._draft.is_changed(self._entry))
        self.changed.emit()

    # -- words ---------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Put it into the language in use now."""
        entry, draft = self._entry, self._draft
        self._heading.setText(words(entry.label))
        self._usual.setText(self._said_of_usual(entry))
        self._every_label.setText(QCoreApplication.translate("EditionsScreen", "Set all to"))
        for_all = QCoreApplication.translate("EditionsScreen", "{what}, for all player counts")
        self.every.retranslate(for_all.format(what=words(entry.label)))
        for seats, label, box in zip(draft.seats, self._labels, self.boxes, strict=True):
            said = QCoreApplication.translate("EditionsScreen", "With {seats} players").format(seats=seats)
            label.setText(said)
            box.retranslate(QCoreApplication.translate("EditionsScreen", "{what}, with {seats} players").format(
                what=words(entry.label), seats=seats))
        self._name_printed()
        self._name_label.setText(QCoreApplication.translate("EditionsScreen", "Name"))
        self._text_label.setText(QCoreApplication.translate("EditionsScreen", "Card text"))
        named(self.name, self._name_label.text())
        named(self.text, self._text_label.text())
        if entry.card is not None:
            self.name.setPlaceholderText(words(entry.card.name))
            self.text.setPlaceholderText(words(entry.card.ability))
        self.reset.setText(QCoreApplication.translate("EditionsScreen", "Reset"))
        self.reset.setEnabled(draft.is_changed(entry))

    def _name_printed(self) -> None:
        for entry, printed in zip(self._entry.printed, self.printed, strict=False):
            printed.label.setText(words(entry.label))
            printed.usual.setText(self._said_of_usual(entry))
            printed.box.retranslate(QCoreApplication.translate("EditionsScreen", "{what}: {number}").format(
                what=words(self._entry.label), number=words(entry.label)))

    def _said_of_usual(self, entry: Entry) -> str:
        unchanging = words(self._draft.unchanging or "") if entry.card is not None and not entry.printed else ""
        return " ".join(filter(None, (self._said_of_bounds(entry), unchanging)))

    def _said_of_bounds(self, entry: Entry) -> str:
        draft = self._draft
        if entry.most is None:
            return QCoreApplication.translate("EditionsScreen", "The number of copies is fixed.")
        usual = [draft.usual(entry, seats) for seats in draft.seats]
        told = str(usual[0]) if len(set(usual)) == 1 else ", ".join(map(str, usual))
        said = (QCoreApplication.translate("EditionsScreen", "Usually {usual}; at least {least}, at most {most}.")
                if entry.card is None else
                QCoreApplication.translate("EditionsScreen",
                                           "Copies of the card: usually {usual}; at least {least}, at most {most}."))
        return said.format(usual=told, least=entry.least, most=entry.most)

