"""The strip above the prompt that says when a game is not being saved, and offers another place."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.services.game.keeping import Keeping
from throne_desktop.services.records.library import SUFFIX
from throne_desktop.widgets import basics

_MOST_ADDED: Final = 20
"""Pixels. So many are whole pixels of the screen at any ratio with steps of 0.05."""
_UNSAVED: Final = N_("keeping", "{reason} The game goes on and will be saved as soon as possible.")


class Unsaved(QFrame):
    """Shown only while there is trouble."""

    def __init__(self, keeping: Keeping) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._keeping = keeping
        self.words = basics.wrapped("trouble")
        self.elsewhere = basics.button(clicked=self._ask_place)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.elsewhere)
        keeping.changed.connect(self.show_trouble)
        self.show_trouble()

    def show_trouble(self) -> None:
        """Say what the trouble is, in the language in use."""
        trouble = self._keeping.trouble
        self.elsewhere.setText(QCoreApplication.translate("Unsaved", "Save elsewhere…"))
        self.words.setText("" if trouble is None else words(_UNSAVED.fill(reason=trouble)))
        self.setVisible(trouble is not None)
        self.fit()

    def fit(self) -> None:
        """Be a little higher, if need be: the table below begins on a whole pixel of the screen.

        On half of one, Qt would move all pictures on it by half a pixel, and smear what it paints anew.
        """
        need = max(self._row.totalHeightForWidth(self.width()), self._row.totalMinimumSize().height())
        ratio = self.devicePixelRatioF()
        self.setMinimumHeight(min(range(need, need + _MOST_ADDED), key=lambda high: (_off(high * ratio), high)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

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


def _off(pixels: float) -> float:
    """How far that is from a whole number."""
    return round(abs(pixels - round(pixels)), 3)
