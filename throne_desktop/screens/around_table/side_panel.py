"""What unfolds from the rail: the log, the rules, the moves and the cheat sheet, one of them at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.base.game import Game
from engine.core.text import Text
from engine.session.own_edition import OwnEdition
from throne_desktop.look import theme
from throne_desktop.screens.around_table.log_panel import LogPanel
from throne_desktop.screens.around_table.moves_panel import MovesPanel
from throne_desktop.screens.around_table.rail import page_names
from throne_desktop.widgets import basics
from throne_desktop.widgets.aid_panel import AidPanel
from throne_desktop.widgets.icons import icon
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.rules_panel import RulesPanel

PANEL_WIDTH: Final = 320
SLIM_WIDTH: Final = 272
"""Pixels, at the usual text size."""
LITTLE: Final = 1200
"""Pixels: in a window less wide, a panel beside the table is slimmer."""


class SidePanel(QFrame):
    """`folded` asks to fold it away; `pinned` tells whether it is to stand beside the table even in a small window."""

    folded = Signal()
    pinned = Signal(bool)

    def __init__(self, game: Game[Any], say: Callable[[Text], str], parent: QWidget | None = None, *,
                 own: OwnEdition | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self._game = game
        self._say = say
        # Children have their parents from the beginning: each time they are given another one, Qt works out their look.
        self.stack = QStackedWidget(self)
        self.moves = MovesPanel(self.stack)
        self.log = LogPanel(self.stack)
        self.rules = RulesPanel(game, say, self.stack, own=own)
        self.pages: dict[str, QWidget] = {"log": self.log, "rules": self.rules, "moves": self.moves}
        self.aid = AidPanel(game, say, self.stack, own=own) if game.has_lessons else None
        if self.aid is not None:
            self.pages["aid"] = self.aid
        for page in self.pages.values():
            self.stack.addWidget(page)
        self._title = basics.wrapped("section")
        self._kind = basics.label("subtle")
        self.pin = QPushButton(icon("pin"), "")
        self.pin.setCheckable(True)
        self.pin.toggled.connect(self.pinned)
        self.close_button = QPushButton(icon("fold"), "")
        self.close_button.clicked.connect(self.folded)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._head = QWidget()
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(6)
        head.addWidget(self._title, 1)
        for button in (self.pin, self.close_button):
            button.setObjectName("tool")
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 10, 12, 12)
        self.column.addWidget(self._head)
        self.column.addWidget(self._kind)
        self.column.addWidget(self.stack, 1)

    def width_in(self, width: int, *, beside: bool) -> int:
        """The width that suits the text size, in a window of that width: slimmer beside a table with little room."""
        return theme.widened(SLIM_WIDTH if beside and width < LITTLE else PANEL_WIDTH)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The parts that can have the focus."""
        current = self.stack.currentWidget()
        return (*(() if current is None else (current,)), self.pin, self.close_button)

    @property
    def page(self) -> str:
        """The name of the page that is shown, or was shown last."""
        return next(name for name, page in self.pages.items() if page is self.stack.currentWidget())

    @property
    def is_unfolded(self) -> bool:
        """Whether a page is shown."""
        return not self.isHidden() and not self.stack.isHidden()

    def unfold(self, shown: bool) -> None:
        """Show a page with its head, or neither."""
        for part in (self._head, self.stack):
            part.setVisible(shown)

    def put_above(self, widget: QWidget) -> None:
        """Let something stand above the pages at all times."""
        self.column.insertWidget(0, widget, 1)

    def turn_to(self, page: str) -> None:
        """Show the page of that name."""
        self.stack.setCurrentWidget(self.pages[page])
        self._write_head()

    def retranslate(self) -> None:
        """Put the panel's own words into the language in use now."""
        named(self.pin, QCoreApplication.translate("SidePanel", "Pin"),
              QCoreApplication.translate("SidePanel", "Keep it beside the table"))
        named(self.close_button, QCoreApplication.translate("SidePanel", "Collapse"))
        for page in (self.moves, self.log, self.rules, self.aid):
            if page is not None:
                page.retranslate()
        self._write_head()

    def _write_head(self) -> None:
        self._title.setText(page_names()[self.page])
        self.setAccessibleName(f"{self._say(self._game.name)}: {self._title.text()}")

    def show_kind(self, words: str) -> None:
        """Show what kind of game this is; "" for an ordinary one."""
        self._kind.setVisible(bool(words))
        self._kind.setText(words)
