"""A page with a title and a way back, such as the preferences or the rule book."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from throne_desktop.storage.settings import Settings
from throne_desktop.table.items.ground import Ground
from throne_desktop.widgets.title import Title

_EDGE = 28
_GAP = 14


class Page(Ground):
    """A page on the bare table. `left` leads back to where it was opened from, and so does Escape.

    Subclasses put their parts into `body`, and set their words in `retranslate`.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Title()
        self.title.setObjectName("title")
        self.back = QPushButton()
        self.back.clicked.connect(self.left)
        self.head = QHBoxLayout()
        """The title and the way back, and what a page puts between them."""
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.back)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        page = QVBoxLayout(self)
        page.setContentsMargins(_EDGE, _EDGE - 8, _EDGE, _EDGE)
        page.setSpacing(_GAP)
        page.addLayout(self.head)
        page.addLayout(self.body, 1)

    @property
    def room(self) -> int:
        """The width of `body` in pixels."""
        return self.width() - 2 * _EDGE

    @property
    def body_height(self) -> int:
        """The height of `body` in pixels."""
        return self.height() - self.head.sizeHint().height() - _GAP - 2 * _EDGE + 8

    def retranslate(self) -> None:
        """Set all words in the language in use. A subclass calls it once; then it is called at every change."""
        self.back.setText(QCoreApplication.translate("Page", "Back"))

    def fit(self) -> None:
        """Take the sizes that suit the window and the size of texts."""

    def apply(self, settings: Settings) -> None:
        """Follow the user's choices, which have changed: colours, text size, and what else the page needs."""
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
