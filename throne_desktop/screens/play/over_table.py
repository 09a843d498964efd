"""What lies over the table of a play screen, and where: the ribbon, the pictures to choose from, and the curtain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from throne_desktop.screens.around_table.above_table import AboveTable
from throne_desktop.screens.around_table.handover import Curtain
from throne_desktop.screens.around_table.side_layout import Surround
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.interaction import TableView

_EDGE: Final = 6
"""Pixels between the ribbon and a panel that covers the table."""


class OverTable(QObject):
    """Makes these, and lets each lie where the table has room for it."""

    def __init__(self, client: SeatClient, table: TableView, surround: Surround) -> None:
        super().__init__(surround)
        self._client = client
        self._scene = table.table_scene
        self._surround = surround
        self._panel = surround.panel
        self.curtain = Curtain(self._scene.faces.place, surround)
        self._above = AboveTable(table, surround)
        self.ribbon, self.picker = self._above.ribbon, self._above.picker
        self._panel.raise_()
        self._scene.arranged.connect(self.fit)
        surround.arranged.connect(self.fit)

    def fit(self) -> None:
        """Let everything lie where there is room for it now."""
        self.curtain.setGeometry(self._surround.room)
        end = self._panel.geometry().left() if self._panel.isVisible() else None
        self._scene.cover(float("inf") if end is None else end)
        curtained = self._client.curtain is not None
        room = self.curtain.ribbon_rect if curtained else self._above.ribbon_room()
        if not curtained and end is not None:
            room.setRight(min(room.right(), end - _EDGE))
        self.ribbon.fit(room)
        self._above.sky.setVisible(not curtained)
        self.picker.fit(self._above.rooms_for_pictures(end))
