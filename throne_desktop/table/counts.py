"""How many cards a rival holds: a dark disc with a golden edge at the last of the backs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.faces import BACK
from engine.base.table import Form, Piece
from throne_desktop.look import theme
from throne_desktop.table import zlayers
from throne_desktop.table.tabletop import Tabletop

_RADIUS: Final = 12.0
_EDGE: Final = 2.0
_TEXT: Final = 14.0


class Counts(QObject):
    """Shows the number of cards at each hand of backs that is not the viewer's own."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self.discs: dict[str, Count] = {}
        """The discs by the ids of their zones."""
        self._scene = scene
        scene.shown.connect(self._show)

    def hide(self) -> None:
        """Take the discs away until cards lie there."""
        for disc in self.discs.values():
            self._scene.removeItem(disc)
        self.discs = {}

    def _show(self) -> None:
        self.hide()
        for zone, cards in self._backs().items():
            last = self._scene.cards.get(max(cards, key=lambda card: card.slot).id)
            if last is not None:        # else it is on its way, as the table is also locked and unlocked in between
                corner = last.card_rect().translated(last.pos()).bottomRight()
                self.discs[zone] = Count(corner, len(cards), self._scene.zone_tip(zone))
        edge = self._scene.sceneRect().right()
        for disc in self.discs.values():
            disc.setX(min(disc.x(), edge - disc.boundingRect().right()))
            self._scene.addItem(disc)

    def _backs(self) -> dict[str, list[Piece]]:
        """The cards of each rival's hand in which a back lies."""
        view = self._scene.view
        found: dict[str, list[Piece]] = {}
        for piece in view.pieces.values() if view is not None else ():
            spec = self._scene.place(piece.zone).spec
            if view is not None and spec.form is Form.HAND and spec.seat != view.seat:
                found.setdefault(piece.zone, []).append(piece)
        return {zone: cards for zone, cards in found.items() if any(card.face == BACK for card in cards)}


class Count(QGraphicsItem):
    """A number of cards; unlike a value, it is light on a dark disc."""

    def __init__(self, corner: QPointF, number: int, tooltip: str) -> None:
        super().__init__()
        self.number = number
        self._radius = theme.scaled(_RADIUS)
        self.setZValue(zlayers.LINKS)
        self.setToolTip(tooltip)
        self.setPos(corner - QPointF(0.0, self._radius * 0.75))

    @property
    def disc(self) -> QRectF:
        """Where the number stands, in the coordinates of the disc."""
        return QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius)

    def boundingRect(self) -> QRectF:
        return self.disc.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold, _EDGE * theme.palette.stroke))
        painter.setBrush(theme.palette.chrome.bar)
        painter.drawEllipse(self.disc)
        painter.setPen(theme.palette.chrome.bar_text)
        painter.setFont(theme.text(_TEXT, bold=True))
        painter.drawText(self.disc, Qt.AlignmentFlag.AlignCenter, str(self.number))
