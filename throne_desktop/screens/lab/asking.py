"""While somebody asks about cards: a card that is clicked, or chosen by key, is asked about and not played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from engine.base.table import Piece
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.items.items import CardItem

_OURS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
_POINTS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Asking(QObject):
    """`asked` gives the piece that somebody asks about, None for a place where none lies."""

    asked = Signal(object)

    def __init__(self, table: TableView, wants: Callable[[Piece], bool] = lambda piece: True) -> None:
        """`wants` says which pieces are asked about; others are played with."""
        super().__init__(table)
        self._table = table
        self._wants = wants
        self._active = False
        self._pressed: CardItem | None = None
        table.viewport().installEventFilter(self)

    @property
    def active(self) -> bool:
        """Whether cards are asked about now."""
        return self._active

    def begin(self) -> None:
        """Ask about cards from now on."""
        self._active = True
        self._table.lead_away = self._key

    def end(self) -> None:
        """Play with them again."""
        if self._active:
            self._active, self._pressed = False, None
            self._table.lead_away = lambda event: False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._active or not isinstance(event, QMouseEvent) or event.button() is not Qt.MouseButton.LeftButton \
                or event.type() not in _OURS:
            return False
        card = self._table.card_at(event.position())
        if card is not None and (card.piece is None or not self._wants(card.piece)):
            return False
        if event.type() is not QEvent.Type.MouseButtonRelease:
            self._pressed = card
            if card is None:
                self.asked.emit(None)
            return card is not None
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed is card:
            self._ask(pressed.piece)
        return pressed is not None

    def _ask(self, piece: Piece | None) -> None:
        if piece is not None:
            self.asked.emit(piece)

    def _key(self, event: QKeyEvent) -> bool:
        """Let keys at the table ask about the card that the frame rests on."""
        keyboard = self._table.keyboard
        stop = None if keyboard is None else keyboard.at
        if stop is None or stop.piece is None or event.key() not in _POINTS or not self._wants(stop.piece):
            return False
        self._ask(stop.piece)
        return True
