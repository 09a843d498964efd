"""A click on a card that lies face down tells what it may be; while that is asked, it makes no move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.base.faces import BACK
from engine.base.table import Piece
from engine.lab.chances import hidden_zones
from throne_desktop.screens.lab.asking import Asking
from throne_desktop.screens.lab.gaze_page import GazePage
from throne_desktop.table.hand.interaction import TableView


class HiddenCards(QObject):
    """Shows in a GazePage what hidden cards may be. `shown` says that it does."""

    shown = Signal()

    def __init__(self, page: GazePage, table: TableView, is_public: Callable[[], bool]) -> None:
        """`is_public` tells whether the table is seen as everybody sees it."""
        super().__init__(table)
        self._page = page
        self._table = table
        self._is_public = is_public
        self.asking = Asking(table, self._is_hidden)
        self.asking.asked.connect(self._show)
        table.mover.clicked.connect(self._look_at)

    def _is_hidden(self, piece: Piece) -> bool:
        view = self._table.table_scene.view
        return view is not None and piece.face == BACK and piece.zone in hidden_zones(view.observation)

    def _look_at(self, piece_id: str) -> None:
        """Somebody clicked a card with which they cannot do anything else."""
        view = self._table.table_scene.view
        if view is not None and self._is_hidden(view.pieces[piece_id]) and not view.moves_of(piece_id):
            self._show(view.pieces[piece_id])

    def _show(self, piece: Piece | None) -> None:
        view = self._table.table_scene.view
        if view is not None and piece is not None:
            self._page.show_chances(view.observation, piece.zone, view.zone(piece.zone).label, public=self._is_public())
            self.shown.emit()
