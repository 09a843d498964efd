"""Laying cards by mouse: from one place of the table to another, into the box, or out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.base.table import Piece
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.items.items import CardItem

_OURS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseMove,
                QEvent.Type.MouseButtonRelease)


class LayingHand(QObject):
    """`moved` gives a piece and the zone of the table it was dropped on, `taken` one that was dropped beside the table.

    `pointed` gives the zone that was clicked, with its piece or None; `missed` says that a card was dropped on the
    table where none can lie. `slot` is that of the zone at which one pointed last; None where a zone has no slots.
    """

    moved = Signal(object, str)
    taken = Signal(object)
    pointed = Signal(str, object)
    missed = Signal()

    def __init__(self, table: TableView, is_place: Callable[[str], bool],
                 zone_of: Callable[[int], str | None]) -> None:
        """`is_place` says whether cards can be laid into a zone of the table; `zone_of` gives the zone of a seat into
        which a card goes that is dropped on its player."""
        super().__init__(table)
        self._table = table
        self._scene = table.table_scene
        self._mover = table.mover
        self._is_place = is_place
        self._zone_of = zone_of
        self.active = False
        self.slot: int | None = None
        self._pressed: CardItem | None = None
        self._pressed_at = QPointF()
        self._lit: str | None = None
        self._resting: tuple[str, int | None] | None = None
        table.viewport().installEventFilter(self)

    def zone_at(self, point: QPointF) -> str | None:
        """The zone at a point of the view into which cards can be laid."""
        at = self._table.mapToScene(point.toPoint())
        in_slot = self._slot_at(at)
        self.slot = None if in_slot is None else in_slot[1]
        if in_slot is not None:
            return in_slot[0]
        places = self._mover.places_at(at)
        found = next((zone for place in places if self._is_place(zone := place.partition("/")[0])), None)
        plaque = self._scene.seats.plaque_at(at)
        return self._zone_of(plaque.seat) if found is None and plaque is not None else found

    def _slot_at(self, at: QPointF) -> tuple[str, int] | None:
        """The zone with frames of its own for each card that has one there, and the number of that frame."""
        for zone in self._scene.zone_items:
            place = self._scene.place(zone)
            for slot, corner in enumerate(place.cells):
                if self._is_place(zone) and QRectF(corner, place.card).contains(at):
                    return zone, slot
        return None

    def rest(self, zone: str | None, slot: int | None = None) -> None:
        """Light a zone, or a slot of it, whenever no card is carried over another one; None for none."""
        self._resting = None if zone is None else (zone, slot)
        self.light(None)

    def light(self, zone: str | None) -> None:
        """Light a zone, in place of the one that was lit before; None for the one where cards go."""
        wanted, slot = (zone, self.slot) if zone is not None else self._resting or (None, None)
        for name in filter(None, (self._lit, wanted)):
            item = self._scene.zone_items.get(name)
            if item is not None:
                item.light(self._rect_of(name, slot) if name == wanted else None)
        self._lit = wanted

    def _rect_of(self, zone: str, slot: int | None) -> QRectF:
        place = self._scene.place(zone)
        return place.rect if slot is None else QRectF(place.cells[slot], place.card)

    def carry_from_box(self, at: QPoint) -> None:
        """A card from the box is held at that point of the screen."""
        self.light(self._zone_on_screen(at))

    def drop_from_box(self, at: QPoint) -> str | None:
        """A card from the box is let go at that point of the screen; returns the zone there."""
        zone = self._zone_on_screen(at)
        self.light(None)
        if zone is None and self._table.viewport().rect().contains(self._table.viewport().mapFromGlobal(at)):
            self.missed.emit()
        return zone

    def _zone_on_screen(self, at: QPoint) -> str | None:
        point = self._table.viewport().mapFromGlobal(at)
        return self.zone_at(QPointF(point)) if self._table.viewport().rect().contains(point) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.active or not isinstance(event, QMouseEvent) or event.type() not in _OURS:
            return False
        if event.type() is QEvent.Type.MouseMove:
            return self._move(event)
        if event.button() is Qt.MouseButton.LeftButton:
            if event.type() is QEvent.Type.MouseButtonRelease:
                self._release(event)
            else:
                self._pressed, self._pressed_at = self._table.card_at(event.position()), event.position()
                if self._table.keyboard is not None:
                    self._table.keyboard.hide_frame()
        return True

    def _move(self, event: QMouseEvent) -> bool:
        """Carry the card that was pressed; a mouse without one points at cards as ever."""
        card = self._pressed
        if card is None or card.piece is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        shift = event.position() - self._pressed_at
        if not self._mover.holds:
            if shift.manhattanLength() < QApplication.startDragDistance():
                return True
            self._mover.pick_up(card.piece.id)
            self._mover.grip()
        self._mover.carry_by(shift)
        self.light(self.zone_at(event.position()))
        return True

    def _release(self, event: QMouseEvent) -> None:
        card, self._pressed = self._pressed, None
        piece: Piece | None = None if card is None else card.piece
        zone = self.zone_at(event.position())
        carried = self._mover.holds
        self._mover.let_go()
        self.light(None)
        if piece is not None and carried:
            if not self._table.viewport().rect().contains(event.position().toPoint()):
                self.taken.emit(piece)
            elif zone is not None:
                self.moved.emit(piece, zone)
            else:
                self.missed.emit()
        elif zone is not None:
            self.pointed.emit(zone, piece)
