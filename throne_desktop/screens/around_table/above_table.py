"""What lies over a table on which moves are made, and where: the ribbon, and the pictures to choose from."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from throne_desktop.screens.around_table.picker import Picker
from throne_desktop.screens.around_table.picker_strip import rooms
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.items.overlay_above_ribbon import Sky


class AboveTable(QObject):
    """Makes these, and lets each lie where the table has room for it."""

    def __init__(self, table: TableView, holder: QWidget) -> None:
        """The `holder` is the parent of the table, too, which lies in its upper left corner."""
        super().__init__(holder)
        self._table = table
        self._scene = table.table_scene
        self.ribbon = Ribbon(holder)
        self.sky = Sky(self._scene, holder)
        self.picker = Picker(table, self._scene.faces)
        table.preview.covers += [self.ribbon, self.picker]
        self.ribbon.lies.connect(self._note_ribbon)

    def _note_ribbon(self) -> None:
        self._scene.ribbon = QRectF(self.ribbon.geometry())
        self.sky.span(self.ribbon.geometry())
        self.picker.spare(self.ribbon.geometry())

    def ribbon_room(self) -> QRect:
        """The room for what is asked, in whole pixels: not one of them lies below a card that comes forward."""
        room = self._scene.ribbon_rect
        corner = room.toAlignedRect().topLeft()
        return QRect(corner, QPoint(int(room.right()) - 1, int(room.bottom()) - 1)) if not room.isEmpty() else QRect()

    def rooms_for_pictures(self, end: int | None) -> list[QRect]:
        """Where pictures to choose from may lie: neither over what is asked nor over what the game is about.

        A panel covers the table from `end` on.
        """
        scene, view = self._scene, self._scene.view
        if view is None:
            return []
        plaques = [plaque.rect for plaque in scene.seats if plaque.seat != view.seat]
        table = self._table.rect()
        if end is not None:
            table.setRight(min(table.right(), end))
        return rooms(table, self.ribbon.geometry(), plaques, scene.plaque_rect(view.seat), scene.hero_rects())
