"""What lies over the table of a play screen, and where: the ribbon, the pictures to choose from, and the curtain."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF

from throne_desktop.screens.around_table.handover import Curtain
from throne_desktop.screens.around_table.picker import Picker
from throne_desktop.screens.around_table.picker_strip import rooms
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.around_table.side_layout import Surround
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.items.overlay_above_ribbon import Sky

_EDGE: Final = 6
"""Pixels between the ribbon and a panel that covers the table."""


class OverTable(QObject):
    """Makes these, and lets each lie where the table has room for it."""

    def __init__(self, client: SeatClient, table: TableView, surround: Surround) -> None:
        super().__init__(surround)
        self._client = client
        self._table = table
        self._scene = table.table_scene
        self._surround = surround
        self._panel = surround.panel
        self.curtain = Curtain(self._scene.faces.place, surround)
        self.ribbon = Ribbon(surround)
        self.sky = Sky(self._scene, surround)
        self.picker = Picker(table, self._scene.faces)
        table.preview.covers += [self.ribbon, self.picker]
        self._panel.raise_()
        self._scene.arranged.connect(self.fit)
        self.ribbon.lies.connect(self._note_ribbon)
        surround.arranged.connect(self.fit)

    def _note_ribbon(self) -> None:
        self._scene.ribbon = QRectF(self.ribbon.geometry())
        self.sky.span(self.ribbon.geometry())
        self.picker.spare(self.ribbon.geometry())

    def fit(self) -> None:
        """Let everything lie where there is room for it now."""
        self.curtain.setGeometry(self._surround.room)
        self._scene.cover(self._panel.geometry().left() if self._panel.isVisible() else float("inf"))
        curtained = self._client.curtain is not None
        room = self.curtain.ribbon_rect if curtained else self._ribbon_room()
        if not curtained and self._panel.isVisible():
            room.setRight(min(room.right(), self._panel.geometry().left() - _EDGE))
        self.ribbon.fit(room)
        self.sky.setVisible(not curtained)
        self.picker.fit(self._rooms_for_pictures())

    def _ribbon_room(self) -> QRect:
        """The room for what is asked, in whole pixels: not one of them lies below a card that comes forward."""
        room = self._scene.ribbon_rect
        corner = room.toAlignedRect().topLeft()
        return QRect(corner, QPoint(int(room.right()) - 1, int(room.bottom()) - 1)) if not room.isEmpty() else QRect()

    def _rooms_for_pictures(self) -> list[QRect]:
        """Where pictures to choose from may lie: neither over what is asked nor over what the game is about."""
        scene, view = self._scene, self._scene.view
        if view is None:
            return []
        plaques = [plaque.rect for plaque in scene.seats if plaque.seat != view.seat]
        table = self._table.rect()
        if self._panel.isVisible():
            table.setRight(min(table.right(), self._panel.geometry().left()))
        return rooms(table, self.ribbon.geometry(), plaques, scene.plaque_rect(view.seat), scene.hero_rects())
