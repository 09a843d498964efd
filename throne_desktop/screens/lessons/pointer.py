"""The moves that the player points at, on the table, in the list or at a button, by mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from engine.core.moves import Move
from engine.table.view import View
from throne_desktop.screens.around_table.ribbon_plan import MoveButton
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.hand.keyboard_stops import Stop
from throne_desktop.table.items.items import CardItem

_COMES = (QEvent.Type.Enter, QEvent.Type.FocusIn)
_GOES = (QEvent.Type.Leave, QEvent.Type.FocusOut)


class Pointer(QObject):
    """Watches a table and a list of moves. `pointed` gives the tuple of moves that are pointed at, empty for none."""

    pointed = Signal(object)

    def __init__(self, table: TableView, moves: QListWidget, view: Callable[[], View | None]) -> None:
        """`view` gives the newest view of the table, which may not lie there yet."""
        super().__init__(table)
        self._table = table
        self._newest = view
        self._moves: tuple[Move, ...] = ()
        self._viewport = table.viewport()
        self._viewport.installEventFilter(self)
        moves.setMouseTracking(True)
        moves.itemEntered.connect(self._item)
        moves.currentItemChanged.connect(self._item)
        table.use_keyboard().rested.connect(self._rest)

    def watch(self, buttons: Iterable[MoveButton]) -> None:
        """Watch the buttons of the prompt, which are new each time."""
        for button in buttons:
            button.installEventFilter(self)

    def forget(self) -> None:
        """The moves have changed."""
        self._point(())

    def _point(self, moves: tuple[Move, ...]) -> None:
        if moves != self._moves:
            self._moves = moves
            self.pointed.emit(moves)

    def _piece(self, piece_id: str | None) -> None:
        """Point at all moves that begin with a piece, each once."""
        view = self._view()
        offers = view.offers.get(piece_id, []) if view is not None and piece_id is not None else []
        self._point(tuple(dict.fromkeys(offer.move for offer in offers)))

    def _view(self) -> View | None:
        return None if self._table.table_scene.locked else self._newest()

    def _rest(self, stop: Stop) -> None:
        self._piece(None if stop.piece is None else stop.piece.id)

    def _item(self, item: QListWidgetItem | None) -> None:
        move = None if item is None else item.data(Qt.ItemDataRole.UserRole)
        self._point((move,) if isinstance(move, Move) else ())

    def _button(self, button: MoveButton) -> None:
        if self._view() is not None:
            self._point(() if button.move_made is None else (button.move_made,))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport:
            if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
                self._piece(self._piece_at(event))
            elif event.type() is QEvent.Type.Leave:
                self.forget()
        elif isinstance(watched, MoveButton):
            if event.type() in _COMES:
                self._button(watched)
            elif event.type() in _GOES:
                self.forget()
        return False

    def _piece_at(self, event: QMouseEvent) -> str | None:
        for item in self._table.items(event.position().toPoint()):
            card = item if isinstance(item, CardItem) else item.parentItem()
            if isinstance(card, CardItem) and card.piece is not None:
                return card.piece.id
        return None
