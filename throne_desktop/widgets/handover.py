"""The curtain: hides the table and everything beside it until the next person holds the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from throne_desktop.table.ground import Ground


class Curtain(Ground):
    """Covers its parent; a button of the prompt bar lifts it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._name = QLabel()
        self._name.setObjectName("title")
        self._words = QLabel()
        self._words.setObjectName("subtle")
        self._words.setWordWrap(True)
        page = QVBoxLayout(self)
        page.addStretch(2)
        for label in (self._name, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            page.addWidget(label)
        page.addStretch(3)
        self.hide()

    def draw(self, name: str, words: str) -> None:
        """Hide everything below, and say whose turn it is to look."""
        self._name.setText(name)
        self._words.setText(words)
        self.resize(self._covered.size())
        self.raise_()
        self.show()
