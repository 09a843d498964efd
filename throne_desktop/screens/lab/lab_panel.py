"""What unfolds beside the table of the laboratory, one page at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.lab.lab_rail import page_names
from throne_desktop.screens.lab.lay_page import LayPage
from throne_desktop.screens.pages import PAGES as NAMED
from throne_desktop.widgets import basics
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.scroll import Scroll

_WIDTH: Final = 320
_SLIM: Final = 276
"""Pixels, at the usual text size."""
_LITTLE: Final = 1200
"""Pixels: in a window less wide, the panel is slimmer."""


class LabPage(Protocol):
    """A page of the panel."""

    def retranslate(self) -> None:
        """Put the page's own words into the language in use now."""


class LabPanel(QFrame):
    """`folded` asks to fold it away."""

    folded = Signal()

    def __init__(self, pages: Mapping[str, QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.pages = dict(pages)
        self.stack = QStackedWidget(self)
        for page in self.pages.values():
            self.stack.addWidget(page if isinstance(page, QAbstractScrollArea | LayPage) else Scroll(page))
        self._title = basics.wrapped("fine")
        self.name = basics.wrapped("section")
        self.close_button = QPushButton(icon("fold"), "")
        self.close_button.setObjectName("tool")
        self.close_button.clicked.connect(self.folded)
        head = QHBoxLayout()
        head.setSpacing(6)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self.name)
        head.addLayout(names, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.stack, 1)
        self.page = next(iter(self.pages))

    def width_in(self, width: int) -> int:
        """The width that suits the text size, in a window of that width."""
        return theme.widened(_SLIM if width < _LITTLE else _WIDTH)

    def turn_to(self, page: str) -> None:
        """Show the page of that name."""
        self.page = page
        self.stack.setCurrentIndex(list(self.pages).index(page))
        self._write_head()

    def _write_head(self) -> None:
        self.name.setText(page_names()[self.page])
        self.setAccessibleName(self.name.text())

    def retranslate(self) -> None:
        """Put all words into the language in use now."""
        named(self.close_button, QCoreApplication.translate("SidePanel", "Collapse"))
        self._title.setText(words(NAMED["lab"].title))
        for number, (name, page) in enumerate(self.pages.items()):
            page.retranslate()      # type: ignore[attr-defined]
            if isinstance(scroll := self.stack.widget(number), Scroll):
                scroll.setAccessibleName(page_names()[name])
        self._write_head()
