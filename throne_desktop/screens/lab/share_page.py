"""Copies the table as a line of text or as a picture, and takes another one that was copied."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from engine.core.text import N_, Text
from throne_desktop.language.i18n import words
from throne_desktop.screens.lab.chance_list import LEAST_LIST
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics
from throne_desktop.widgets.qr_code import QrCode

TEXT_COPIED: Final = N_("lab", "The table was copied as text. Anyone who pastes it into their laboratory sees all "
                               "of it.")
PICTURE_COPIED: Final = N_("lab", "The table was copied as a picture, as shown here.")
PASTED: Final = N_("lab", "This is the table that was pasted.")
_TOO_LONG: Final = N_("lab", "The text of this table is too long for a QR code.")
_IS_CODE: Final = N_("lab", "The table as a QR code: scan it with a camera to get the text.")


class SharePage(QWidget):
    """`text_asked`, `picture_asked`: copy the table so. `paste_asked`: lay out what was copied."""

    text_asked = Signal()
    picture_asked = Signal()
    paste_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bare")
        self._said: Text | str | None = None
        self.line = QPlainTextEdit()
        self.line.setMinimumHeight(LEAST_LIST)
        self.line.setReadOnly(True)
        self.line.setTabChangesFocus(True)
        self.code = QrCode()
        self.code.hide()
        self.show_code = basics.button("")
        self.show_code.clicked.connect(self._turn)
        self.copy_text = basics.button("primary", self.text_asked)
        self.copy_picture = basics.button("", self.picture_asked)
        self.paste = basics.button("", self.paste_asked)
        self.remark = basics.wrapped()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.line, 1)
        column.addWidget(self.code, 1)
        for part in (self.copy_text, self.copy_picture, self.show_code, self.paste, self.remark):
            column.addWidget(part)

    def show_line(self, line: str) -> None:
        """Show the text of the table; what was said of another one is over."""
        if self.line.toPlainText() != line:
            self.line.setPlainText(line)
            self.say(None)
            if not self.code.isHidden():
                self._show_code(True)

    def _turn(self) -> None:
        self._show_code(self.code.isHidden())

    def _show_code(self, wanted: bool) -> None:
        """Show the QR code where the text stands, or the text again."""
        shown = wanted and self.code.show_text(self.line.toPlainText())
        self.code.setVisible(shown)
        self.line.setVisible(not shown)
        self.say(_IS_CODE if shown else _TOO_LONG if wanted else None)
        self.retranslate()

    def say(self, remark: Text | str | None) -> None:
        """Say what was copied or pasted, or why nothing was; None for nothing."""
        self._said = remark
        self._write()
        if remark is not None:
            announce(self, self.remark.text())

    def _write(self) -> None:
        self.remark.setText("" if self._said is None else words(self._said))
        self.remark.setVisible(self._said is not None)

    def retranslate(self) -> None:
        """Write everything in the language in use now."""
        self.line.setAccessibleName(QCoreApplication.translate("LabScreen", "The table as text"))
        self.copy_text.setText(QCoreApplication.translate("LabScreen", "Copy the text"))
        self.code.setAccessibleName(QCoreApplication.translate("LabScreen", "QR code of the table"))
        self.show_code.setText(QCoreApplication.translate("LabScreen", "Show a QR code") if self.code.isHidden() else
                               QCoreApplication.translate("LabScreen", "Show the text"))
        self.copy_picture.setText(QCoreApplication.translate("LabScreen", "Copy a picture"))
        self.paste.setText(QCoreApplication.translate("LabScreen", "Paste a table"))
        self._write()
