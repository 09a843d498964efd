"""The licences page: all parts that the program is made of, each with its version and the words of its licence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.screens.page import Page
from throne_desktop.screens.pages import PAGES
from throne_desktop.services.licences import WITHIN_QT, parts
from throne_desktop.storage.paths import qt_folder
from throne_desktop.widgets import basics

_MARGIN: Final = 12.0
"""Pixels between words and the edge of their panel."""

_FREE: Final = N_("app", "Throne Desktop is free software, and so is everything it is made of. Choose a part to "
                         "read its license.")
_WITHIN_QT: Final = N_("app", "Third-party code in Qt {version}")
_QT: Final = N_("app", "Qt is used under the LGPL, version 3. Its libraries are separate files in {folder}: you may "
                       "replace them with your own build of the same version.")


class LicencesScreen(Page):
    """The parts are named in a list, and the chosen one's licence can be read beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts()
        self.about = basics.wrapped("subtle")
        self.list = QListWidget()
        self.list.setUniformItemSizes(True)
        self.list.addItems([""] * len(self._parts))
        self.text = QTextBrowser()
        self.text.document().setDocumentMargin(_MARGIN)
        self.list.currentRowChanged.connect(self._choose)
        self.list.setCurrentRow(0)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(self.list, 4)
        columns.addWidget(self.text, 7)
        self.body.addWidget(self.about)
        self.body.addLayout(columns, 1)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()        # so that the arrow keys choose

    def _choose(self, row: int) -> None:
        part = self._parts[row]
        self.text.setPlainText("\n\n".join(filter(None, (part.licence, part.text))))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(words(PAGES["licences"].title))
        for row, part in enumerate(self._parts):
            self.list.item(row).setText(words(_WITHIN_QT.fill(version=part.version)) if part.name == WITHIN_QT
                                        else f"{part.name} {part.version}")
        self.list.setAccessibleName(QCoreApplication.translate("LicencesScreen", "Parts of the program"))
        self.text.setAccessibleName(QCoreApplication.translate("LicencesScreen", "License of the chosen part"))
        place = qt_folder(QLibraryInfo.path(QLibraryInfo.LibraryPath.LibrariesPath))
        self.about.setText(f"{words(_FREE)} {words(_QT.fill(folder=str(place)))}")
