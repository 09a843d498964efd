"""What flies over the table or is held above it, shown above the ribbon that lies on the table."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from throne_desktop.table.geometry import zlayers


class Sky(QWidget):
    """A pane over a widget that covers part of the table; on it cards in the air are painted once more.

    It needs no signal: whenever such a card moves below it, Qt paints that part of the window, and with it the pane.
    """

    def __init__(self, scene: QGraphicsScene, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._scene = scene

    def span(self, rect: QRect) -> None:
        """Lie above that part of the table, and above all that lies there by now."""
        self.setGeometry(rect)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = QRectF(event.rect().translated(self.pos()))
        found = self._scene.items(seen, Qt.ItemSelectionMode.IntersectsItemBoundingRect, Qt.SortOrder.AscendingOrder)
        flying = [item for item in found if _is_above((item.parentItem() or item).zValue())]
        if not flying:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-self.x(), -self.y())
        for item in flying:
            painter.save()
            painter.setTransform(item.sceneTransform(), combine=True)
            painter.setOpacity(item.effectiveOpacity())
            item.paint(painter, QStyleOptionGraphicsItem(), self)
            painter.restore()
        painter.end()


def _is_above(layer: float) -> bool:
    """Whether what lies that high is seen above the ribbon: what flies or is held, and the card of a hand in front."""
    return layer >= zlayers.FLYING or zlayers.FORWARD <= layer < zlayers.LINKS
