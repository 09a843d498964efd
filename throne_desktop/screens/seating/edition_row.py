"""Which edition a new game is played in: the usual one, or one of somebody's own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from engine.session.own_edition import OwnEdition
from throne_desktop.language.i18n import words
from throne_desktop.screens.pages import PAGES
from throne_desktop.widgets import basics
from throne_desktop.widgets.choices import DropDown


class EditionRow(QWidget):
    """A list of editions, and a button to the page where they are made; `asked` is its click."""

    asked = Signal()
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bare")
        self._own: tuple[OwnEdition, ...] = ()
        self.box = DropDown()
        self.box.addItem("")
        self.box.currentIndexChanged.connect(self.changed)
        self.make = basics.button(clicked=self.asked)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.box, 1)
        self._row.addWidget(self.make)

    def show_editions(self, editions: Sequence[OwnEdition], chosen: OwnEdition | None) -> None:
        """Offer these beside the usual one, and the chosen one, which need not be among them."""
        self._own = tuple(editions) if chosen is None or chosen in editions else (*editions, chosen)
        while self.box.count() > 1:
            self.box.removeItem(1)
        for each in self._own:
            self.box.addItem(each.name)
        self.box.setCurrentIndex(0 if chosen is None else 1 + self._own.index(chosen))

    @property
    def edition(self) -> OwnEdition | None:
        """The one chosen; None for the usual one."""
        number = self.box.currentIndex()
        return self._own[number - 1] if number > 0 else None

    @property
    def least(self) -> int:
        """The least width that it takes, with the button below the list."""
        return max(self.box.minimumSizeHint().width(), self.make.minimumSizeHint().width())

    def fit(self, width: int) -> None:
        """Take that width: the button stands below the list if there is no room for it beside."""
        beside = self.box.minimumSizeHint().width() + self._row.spacing() + self.make.sizeHint().width() <= width
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def retranslate(self) -> None:
        """Put it into the language in use now."""
        self.box.setItemText(0, QCoreApplication.translate("NewGameScreen", "The usual one"))
        self.box.setAccessibleName(QCoreApplication.translate("NewGameScreen", "Edition"))
        self.make.setText(words(PAGES["editions"].title))
