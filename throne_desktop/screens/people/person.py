"""A person's name and face, to be chosen or changed, and how to leave for good."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from engine.core.text import Text
from throne_desktop.language.i18n import words
from throne_desktop.screens.seating.who_plays import WhoPlaysScreen
from throne_desktop.services.person_file import ENDING
from throne_desktop.storage.household import Person
from throne_desktop.storage.people import Portrait
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics

_GAP: Final = 12


class PersonScreen(WhoPlaysScreen):
    """Asks somebody new for a name and a face, or lets somebody change theirs; `named` gives both.

    `delete_asked` takes the person away, of whom the page says what goes with them; `written` gives a file for all that
    is theirs.
    """

    delete_asked = Signal()
    written = Signal(object)

    def __init__(self, person: Person | None, portrait: Portrait) -> None:
        """Without a `person`, somebody is new."""
        self._person = person
        self._trouble, self._told = basics.wrapped("trouble"), basics.wrapped("fine")
        self._trouble.hide()
        self._remark: Text | str = ""
        self._told_of_file = basics.wrapped("fine")
        self.delete, self.write = basics.button(), basics.button()
        super().__init__("" if person is None else person.name, portrait)
        self.delete.clicked.connect(self.delete_asked)
        self.write.clicked.connect(self._choose_file)

    def _lay_out(self) -> None:
        super()._lay_out()
        inside = self._panel.layout()
        assert isinstance(inside, QVBoxLayout)
        inside.addWidget(self._trouble)
        if self._person is None:
            return
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        inside.addWidget(line)
        if self._person.name:
            inside.addLayout(_row(self._told_of_file, self.write))
        inside.addLayout(_row(self._told, self.delete))

    def tell_trouble(self, text: Text | str) -> None:
        """Say why the name cannot be taken."""
        self._remark = text
        self._trouble.setText(words(text))
        self._trouble.setVisible(bool(text))
        self.fit()
        announce(self, self._trouble.text())
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(self._trouble))

    def fit(self) -> None:
        super().fit()
        wide = self._panel.width() - 2 * self.edge
        self._trouble.setMinimumHeight(self._trouble.heightForWidth(wide) if self._remark else 0)
        for told, button in ((self._told, self.delete), (self._told_of_file, self.write)):
            told.setMinimumHeight(max(0, told.heightForWidth(wide - button.sizeHint().width() - _GAP)))

    def _choose_file(self) -> None:
        assert self._person is not None
        title = QCoreApplication.translate("PersonScreen", "Save {name} as a file").format(name=self._person.name)
        proposed = Path.home() / f"{''.join(each if each.isalnum() else '-' for each in self._person.name)}{ENDING}"
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(proposed), f"*{ENDING}")
        if chosen:
            file = Path(chosen)
            self.written.emit(file if file.suffix else file.with_suffix(ENDING))

    def retranslate(self) -> None:
        """Put the page into the language in use now."""
        super().retranslate()
        name = "" if self._person is None else self._person.name
        self.title.setText(name or QCoreApplication.translate("PersonScreen", "A name and a face"))
        self.back.setText(QCoreApplication.translate("Page", "Back"))
        self._explained.setText(QCoreApplication.translate(
            "PersonScreen", "Crowns, deals of the day, lessons, exercises, and statistics are your own, as are "
                            "language, colors, text size, and pace."))
        self.play.setText(QCoreApplication.translate("PersonScreen", "Sit down") if self._person is None else
                          QCoreApplication.translate("PersonScreen", "Save"))
        self._told.setText(QCoreApplication.translate(
            "PersonScreen", "This deletes crowns, deals of the day, lessons, exercises, and preferences. Games "
                            "played stay in the list."))
        self._told_of_file.setText(QCoreApplication.translate(
            "PersonScreen", "One file holds all of this and the games played, ready to take to another computer."))
        self.write.setText(QCoreApplication.translate("PersonScreen", "Save as a file…"))
        self.delete.setText(QCoreApplication.translate("PersonScreen", "Delete {name}").format(name=name) if name else
                            QCoreApplication.translate("PersonScreen", "Delete all of it"))
        self._trouble.setText(words(self._remark))
        self.fit()


def _row(told: QLabel, button: QPushButton) -> QHBoxLayout:
    """What a button does, and the button."""
    row = QHBoxLayout()
    row.setSpacing(_GAP)
    row.addWidget(told, 1)
    row.addWidget(button)
    return row
