"""The page that is shown while a large record is being read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QProgressBar

from throne_desktop.screens.page import Page


class WaitingPage(Page):
    """Going back gives up reading."""

    def __init__(self) -> None:
        super().__init__()
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)        # no one knows how long it will take
        self.progress.setTextVisible(False)
        self.body.addStretch(2)
        self.body.addWidget(self.progress, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addStretch(3)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(QCoreApplication.translate("WaitingPage", "Reading the game…"))
        self.progress.setAccessibleName(self.title.text())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.back.setFocus()
