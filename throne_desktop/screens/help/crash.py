"""The page after an unexpected error: what is safe, where the report is, and how to go on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.storage.crash_reports import Report
from throne_desktop.widgets import basics

_WIDTH: Final = 660
_WIDEST: Final = 900

_KEPT: Final = N_("app", "Your game is safe: every move so far has been saved, and you can continue.")
_NO_GAME: Final = N_("app", "No game was in progress.")
_REPORT: Final = N_("app", "A report of what happened was saved. It was not sent to anyone.")
_NO_REPORT: Final = N_("app", "No report could be written.")


class CrashScreen(Page):
    """`resumed` asks to go on with the game, `left` to go home."""

    resumed = Signal()

    def __init__(self, report: Report, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = report
        self.back.hide()
        self._told = basics.wrapped()
        self._about_record = basics.wrapped()
        self._about_report = basics.wrapped()
        self.resume = basics.button("primary")
        self.resume.setVisible(report.record is not None)
        self.resume.clicked.connect(self.resumed)
        self.home = basics.button(clicked=self.left)
        self.copy = basics.button(clicked=self._copy)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        panel = basics.panel()
        panel.setFixedWidth(min(_WIDEST, theme.scaled(_WIDTH)))
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(28, 24, 28, 24)
        inside.setSpacing(10)
        inside.addWidget(self._told)
        for about, file in ((self._about_record, self._report.record), (self._about_report, self._report.file)):
            inside.addSpacing(6)
            inside.addWidget(about)
            if file is not None:
                inside.addWidget(basics.copyable(str(file)))
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        for button in (self.resume, self.home, self.copy):
            buttons.addWidget(button)
        buttons.addStretch(1)
        inside.addSpacing(12)
        inside.addLayout(buttons)
        middle = QHBoxLayout()      # between stretches the panel gets the height of its words
        middle.addStretch(1)
        middle.addWidget(panel)
        middle.addStretch(1)
        self.body.addStretch(1)
        self.body.addLayout(middle)
        self.body.addStretch(2)
        (self.resume if self._report.record is not None else self.home).setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        report = self._report
        self.title.setText(QCoreApplication.translate("CrashScreen", "Something went wrong"))
        self._told.setText(QCoreApplication.translate(
            "CrashScreen", "An unexpected error stopped what the program was doing."))
        self._about_record.setText(words(_KEPT if report.record is not None else _NO_GAME))
        self._about_report.setText(words(_REPORT if report.file is not None else _NO_REPORT))
        self.resume.setText(QCoreApplication.translate("CrashScreen", "Continue the game"))
        self.home.setText(QCoreApplication.translate("CrashScreen", "Home"))
        self.copy.setText(QCoreApplication.translate("CrashScreen", "Copy the folder paths"))

    def _copy(self) -> None:
        files = (self._report.record, self._report.file)
        QGuiApplication.clipboard().setText("\n".join(str(file) for file in files if file is not None))
