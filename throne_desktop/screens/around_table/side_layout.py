"""The table with the rail beside it, and with what unfolds over it, or stands beside it where there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from throne_desktop.screens.around_table.rail import WIDTH, Rail
from throne_desktop.screens.around_table.side_panel import SidePanel

WIDE: Final = 1600
"""Pixels: in a window at least as wide, the panel stands beside the table."""


class Surround(QWidget):
    """Places a table, a rail and a panel. `arranged` says that they have new places; `turned`, what is unfolded now."""

    arranged = Signal()
    turned = Signal()
    shown = Signal()
    """It is about to be seen, in a window whose width is known."""

    def __init__(self, table: QWidget, rail: Rail, panel: SidePanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.rail = rail
        self.panel = panel
        self.stays = False
        """Whether the panel is never folded away, as it has something to say all the time."""
        self._spares_table = False
        """Whether the page that is unfolded covers no card, in a window of any size."""
        for part in (table, rail, panel):
            part.setParent(self)
        panel.hide()
        rail.opened.connect(self.show_page)
        rail.unfolded.connect(lambda unfold: self.show_page(panel.page if unfold else ""))
        panel.folded.connect(lambda: self.show_page(""))
        panel.pinned.connect(self.fit)
        panel.log.grown.connect(self._note_news)
        self.setMinimumSize(table.minimumSize() + QSize(WIDTH, 0))

    # -- what is unfolded ----------------------------------------------------------------------------------------------

    @property
    def open_page(self) -> str:
        """The name of the page that is unfolded, or "" for none."""
        return self.panel.page if self.panel.is_unfolded else ""

    @property
    def stands_beside(self) -> bool:
        """Whether the panel takes room from the table instead of covering it."""
        return self.stays or self._spares_table or self.panel.pin.isChecked() or self.width() >= WIDE

    def show_page(self, page: str, *, spares_table: bool = False) -> None:
        """Unfold a page; "" folds the panel away. One that spares the table takes room from it and covers no card."""
        self._spares_table = spares_table
        if page:
            self.panel.turn_to(page)
            self.panel.raise_()
        else:
            self._give_focus_back()
        self.panel.unfold(bool(page))
        self.panel.setVisible(bool(page) or self.stays)
        self.rail.show_open(page)
        if page == "log":
            self.rail.show_news(False)
        self.fit()
        self.turned.emit()

    def keep_open(self) -> None:
        """Never fold the panel away."""
        self.stays = True
        self.show_page(self.open_page)

    def fold(self) -> bool:
        """Fold the panel away if it covers the table, or is there for one choice; returns whether it was so."""
        covers = bool(self.open_page) and (self._spares_table or not self.stands_beside)
        if covers:
            self.show_page("")
        return covers

    def _give_focus_back(self) -> None:
        here = self.focusWidget()
        if here is not None and self.panel.isAncestorOf(here):
            self._table.setFocus()

    def _note_news(self) -> None:
        if self.open_page != "log":
            self.rail.show_news(True)

    # -- places --------------------------------------------------------------------------------------------------------

    @property
    def room(self) -> QRect:
        """All but the rail."""
        return QRect(0, 0, max(0, self.width() - WIDTH), self.height())

    def fit(self) -> None:
        """Give every part its place."""
        room = self.room
        self.rail.setGeometry(room.width(), 0, WIDTH, room.height())
        width = min(self.panel.width_in(self.width(), beside=self.stands_beside), room.width())
        table = room
        if not self.panel.isHidden() and self.stands_beside:
            table = room.adjusted(0, 0, -width, 0)
        self._table.setGeometry(table)
        self.panel.setGeometry(room.width() - width, 0, width, room.height())
        self.arranged.emit()

    def showEvent(self, event: QShowEvent) -> None:
        self.shown.emit()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
