"""A click on a place where no card lies: which rule it is about."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from engine.core.moves import Move
from engine.table.view import View
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.items.items import CardItem


def pointed_at(view: View, zone: str, moves: Iterable[Move]) -> tuple[Move, ...]:
    """Of these moves those that are made by pointing at that place, once somebody has said what to do."""
    table = view.game.table
    return tuple(move for move in moves if any(gesture.pointed and gesture.drop.partition("/")[0] == zone
                                               for gesture in table.gestures(move, view.observation)))


class BarePlaces(QObject):
    """`clicked` gives the zone that was clicked where no piece of it lies."""

    clicked = Signal(str)

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table
        self._pressed: str | None = None
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look on: the table does with the mouse what it does."""
        if isinstance(event, QMouseEvent) and event.button() is Qt.MouseButton.LeftButton:
            if event.type() is QEvent.Type.MouseButtonPress:
                self._pressed = self._bare_at(event.position())
            elif event.type() is QEvent.Type.MouseButtonRelease:
                zone, self._pressed = self._pressed, None
                if zone is not None and zone == self._bare_at(event.position()):
                    self.clicked.emit(zone)
        return False

    def _bare_at(self, position: QPointF) -> str | None:
        """The zone there, where neither a piece nor a plaque nor a note lies, and no piece waits to be put down."""
        scene, mover = self._table.table_scene, self._table.mover
        point = self._table.mapToScene(position.toPoint())
        note = self._table.narrator.refusals.note
        lies = [item if isinstance(item, CardItem) else item.parentItem()
                for item in self._table.items(position.toPoint())]
        if (mover.choice is not None or any(isinstance(item, CardItem) for item in lies)
                or scene.seats.plaque_at(point) is not None
                or (note is not None and note.sceneBoundingRect().contains(point))):
            return None
        return next((place.partition("/")[0] for place in mover.places_at(point)), None)
