"""A checkbox with a sentence, which is broken into lines where it has little room."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QCheckBox, QWidget

from throne_desktop.table.geometry.fitting import in_lines

_BESIDE: Final = 48
"""Pixels for the box and its distances."""


class Tick(QCheckBox):
    """A checkbox; Qt writes its words in one line, however little room there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ""
        self._width = 0

    def say(self, sentence: str) -> None:
        """Stand beside another sentence, which also is its accessible name."""
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self.fit_into(self._width)

    def fit_into(self, width: int) -> None:
        """Take no more than that width, if it is not 0 and every word has room in it."""
        self._width = width
        self.ensurePolished()
        lines = in_lines(self._sentence, QFontMetricsF(self.font()), width - _BESIDE, len(self._sentence))
        self.setText(lines or self._sentence)
