"""The strip above the prompt that says when a game is not being saved, and offers another place."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.services.game.keeping import Keeping
from throne_desktop.services.records.library import SUFFIX
from throne_desktop.widgets import basics

_UNSAVED: Final = N_("keeping", "{reason} The game goes on and is saved as soon as that works.")


class Unsaved(QFrame):
    """Shown only while there is trouble."""

    def __init__(self, keeping: Keeping) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._keeping = keeping
        self.words = basics.wrapped("trouble")
        self.elsewhere = basics.button(clicked=self._ask_place)
        row = QHBoxLayout(self)
        row.addWidget(self.words, 1)
        row.addWidget(self.elsewhere)
        keeping.changed.connect(self.show_trouble)
        self.show_trouble()

    def show_trouble(self) -> None:
        """Say what the trouble is, in the language in use."""
        trouble = self._keeping.trouble
        self.elsewhere.setText(QCoreApplication.translate("Unsaved", "Save elsewhere…"))
        self.words.setText("" if trouble is None else words(_UNSAVED.fill(reason=trouble)))
        self.setVisible(trouble is not None)

    def _ask_place(self) -> None:
        title = QCoreApplication.translate("Unsaved", "Save the game")
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(Path.home()), f"*{SUFFIX}")
        if chosen:
            file = Path(chosen)
            self._keeping.keep_in(file if file.suffix else file.with_suffix(SUFFIX))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.show_trouble()
        super().changeEvent(event)
