"""The preview: a card under the pointer, large enough to read its ability, beside the place where it lies."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.table.spec import TOKEN
from throne_desktop.table import zlayers
from throne_desktop.table.blocks import RATIO
from throne_desktop.table.items import CardItem
from throne_desktop.table.scene import TableScene

DELAY: Final = 450
"""Milliseconds that the pointer rests on a card before it is shown large."""
WIDTH: Final = 230.0
_GAP: Final = 16.0


class Preview(QObject):
    """Shows one card of a scene at a time."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._card: CardItem | None = None
        self._shown: QGraphicsPixmapItem | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(DELAY)
        self._wait.timeout.connect(self._show)
        scene.changing.connect(self.hide)

    @property
    def shown(self) -> QGraphicsPixmapItem | None:
        """The large card, while there is one."""
        return self._shown

    def point_at(self, card: CardItem | None) -> None:
        """The pointer is on this card now, or on none."""
        if card is self._card:
            return
        self.hide()
        if card is not None and card.face_shown and not card.face_shown.startswith(TOKEN):
            self._card = card
            self._wait.start()

    def show_now(self, card: CardItem) -> None:
        """Show this card at once: it was asked for."""
        self.hide()
        if card.face_shown and not card.face_shown.startswith(TOKEN):
            self._card = card
            self._show()

    def hide(self) -> None:
        """Take the large card away."""
        self._wait.stop()
        self._card = None
        if self._shown is not None:
            self._scene.removeItem(self._shown)
            self._shown = None

    def _show(self) -> None:
        if self._card is None or self._scene.animator.running:
            return
        self._shown = self._scene.addPixmap(self._scene.faces.face(self._card.face_shown, WIDTH, self._scene.ratio))
        self._shown.setZValue(zlayers.HELD + 100)
        self._shown.setPos(self._beside(self._card))

    def _beside(self, card: CardItem) -> QPointF:
        """To the right of the card, or to its left where there is more room; always inside the table."""
        table = self._scene.sceneRect()
        lies = card.card_rect().translated(card.pos())
        right = lies.right() + _GAP
        x = right if right + WIDTH <= table.right() else lies.left() - _GAP - WIDTH
        y = lies.center().y() - WIDTH * RATIO / 2
        return QPointF(max(table.left(), x), min(max(table.top() + _GAP, y), table.bottom() - WIDTH * RATIO - _GAP))
