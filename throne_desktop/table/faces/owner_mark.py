"""The face of a card's owner at the lower left corner of the card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look.portraits import owner_face, owner_spot, paint_portrait
from throne_desktop.storage.people import Portrait


class OwnerMark(QGraphicsItem):
    """A small portrait on a card, where nothing else lies; the tooltip names the player.

    It grows with its card, and so is painted smoothly: without, Qt scales in one way what it paints within a rectangle,
    and in another what it paints within several, so that a picture painted in parts would not fit.
    """

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.portrait: Portrait | None = None
        """The owner's portrait; None while the mark says nothing."""
        self._spot = QPointF()
        self._diameter = 0.0
        self.setVisible(False)

    @property
    def face(self) -> QRectF:
        """Where the portrait is, in the coordinates of the card."""
        half = self._diameter / 2
        return QRectF(self._spot.x() - half, self._spot.y() - half, self._diameter, self._diameter)

    def show_owner(self, portrait: Portrait | None, name: str, card: QRectF) -> None:
        """Show whose a card in that rectangle is; None takes the portrait away."""
        if portrait is None and self.portrait is None:
            return
        self.prepareGeometryChange()
        self.portrait = portrait
        self._spot, self._diameter = owner_spot(card), owner_face(card.width())
        self.setToolTip(name)
        self.setVisible(portrait is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.face.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_on(painter)

    def paint_on(self, painter: QPainter) -> None:
        """Paint the portrait, if there is one, on a card whose upper left corner is the origin."""
        if self.portrait is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint_portrait(painter, self._spot, self._diameter, self.portrait)
