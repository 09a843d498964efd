"""A refused move on the table: a ghost where the card was dropped, the dotted way back, and the reason beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.refusal import Refusal
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.stroke_routes import way
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.narration.hint_strokes import ResultItem
from throne_desktop.table.narration.notes import Note, NoteItem, placed_note
from throne_desktop.table.narration.strokes import StrokeItem
from throne_desktop.table.tabletop import Tabletop

LASTS: Final = 4000
"""Milliseconds that a refusal stays, unless the player touches the table before."""
_PALE: Final = 0.38


class Refusals(QObject):
    """Shows one refusal at a time on a scene."""

    rule_asked = Signal(str)
    """The number of the rule that was clicked."""
    on_display = Signal(bool)
    """Whether a refusal is shown from now on."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self.note: NoteItem | None = None
        self.ghost: GhostOfCard | None = None
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(LASTS)
        self._wait.timeout.connect(self.forget)
        scene.changing.connect(self.forget)

    @property
    def rule(self) -> str:
        """The number of the rule that the refusal on display names; "" if there is none."""
        return self.note.note.rule if self.note is not None else ""

    def show(self, refusal: Refusal, piece: str, home: QRectF, dropped: QRectF | None = None) -> None:
        """Say why that piece cannot be moved, beside its home, or beside where it was dropped."""
        self.forget()
        scene = self._scene
        discs = [item.sceneBoundingRect() for item in scene.items() if isinstance(item, ResultItem)]
        taken = [*scene.obstacles(), home, *discs]
        if dropped is not None and not dropped.intersects(home) and piece in scene.cards:
            self.ghost = GhostOfCard(scene.cards[piece], dropped)
            self._add(self.ghost)
            back = StrokeItem(way(dropped, home, scene.in_the_way((piece,))), "back")
            self._add(back)
            taken += back.covers
        about = home if dropped is None else dropped
        self.note = placed_note(self._note(refusal), about, scene.open_rect(), taken)
        self._add(self.note)
        self.on_display.emit(True)
        self._wait.start()

    def _note(self, refusal: Refusal) -> Note:
        assert self._scene.view is not None
        rule = self._scene.view.game.rule(refusal.rule)
        return Note("refusal", self._scene.words(refusal.reason), self._scene.words(rule.title), rule.id)

    def press(self, point: QPointF) -> bool:
        """Open the rule at a point of the table; False if no rule's number stands there."""
        if self.note is None or not self.note.is_chip_at(point):
            return False
        self.rule_asked.emit(self.note.note.rule)
        return True

    def forget(self) -> None:
        """Take the refusal away."""
        self._wait.stop()
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self.note, self.ghost = [], None, None
        self.on_display.emit(False)

    def _add(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)


class GhostOfCard(QGraphicsItem):
    """A pale picture of a card where it was dropped."""

    def __init__(self, card: CardItem, rect: QRectF) -> None:
        super().__init__()
        self._picture: QPixmap = card.pixmap()
        self._offset = card.offset()
        self._size = rect.size()
        self.setPos(rect.topLeft() - card.card_rect().topLeft())
        self.setOpacity(_PALE)
        self.setZValue(zlayers.MARKS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(self._offset, self._picture.deviceIndependentSize())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._offset, self._picture)
