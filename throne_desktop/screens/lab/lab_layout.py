"""Where the parts of the laboratory lie: the rail at the edge, the panel beside the table, or over a part of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from throne_desktop.screens.around_table.above_table import AboveTable
from throne_desktop.screens.around_table.rail import WIDTH
from throne_desktop.screens.lab.lab_panel import LabPanel
from throne_desktop.screens.lab.lab_rail import LabRail
from throne_desktop.table.hand.interaction import TableView

_EDGE: Final = 6
"""Pixels between the ribbon and a panel that covers the table."""


class LabLayout:
    """Gives every part of a page its place."""

    def __init__(self, page: QWidget, table: TableView, above: AboveTable, panel: LabPanel, rail: LabRail) -> None:
        self._page = page
        self._table = table
        self._above = above
        self._panel = panel
        self._rail = rail
        page.setMinimumSize(table.minimumWidth() + WIDTH, table.minimumHeight())

    @property
    def stands_beside(self) -> bool:
        """Whether there is room for the panel beside the table; else it covers a part of it, until it is folded."""
        width = self._page.width()
        return width - WIDTH - self._panel.width_in(width) >= self._table.minimumWidth()

    def fit(self) -> None:
        """Give every part its place."""
        page, panel = self._page, self._panel
        room = QRect(0, 0, max(0, page.width() - WIDTH), page.height())
        self._rail.setGeometry(room.width(), 0, WIDTH, room.height())
        width = min(panel.width_in(page.width()), room.width())
        beside = not panel.isHidden() and self.stands_beside
        self._table.setGeometry(room.adjusted(0, 0, -width if beside else 0, 0))
        panel.setGeometry(room.width() - width, 0, width, room.height())
        panel.raise_()
        self.fit_above()

    def fit_above(self) -> None:
        """Give what lies above the table its place beside the panel."""
        covers = not self._panel.isHidden() and not self.stands_beside
        end = self._panel.geometry().left() if covers else None
        self._table.table_scene.cover(float("inf") if end is None else end)
        room = self._above.ribbon_room()
        if end is not None:
            room.setRight(min(room.right(), end - _EDGE))
        self._above.ribbon.fit(room)
        self._above.picker.fit(self._above.rooms_for_pictures(end))
