"""The focus frame, which shows where the keyboard is on the table: a double line with brackets at its corners."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers

_OUT: Final = 5.0
"""How far outside the outer line and its brackets lie; the inner line runs along the edge of what is framed."""
_BRACKET: Final = 0.22
_LONGEST: Final = 22.0


class FocusFrame(QGraphicsItem):
    """Light lines with dark edges, so that they can be seen on felt and on cards."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.setZValue(zlayers.FOCUS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        """What is framed, in the coordinates of the table."""
        return self._rect

    def surround(self, rect: QRectF) -> None:
        """Show the frame around that part of the table."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self.show()

    def boundingRect(self) -> QRectF:
        edge = _OUT + 5
        return self._rect.adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = self._rect.adjusted(-1, -1, 1, 1)
        outer = self._rect.adjusted(-_OUT, -_OUT, _OUT, _OUT)
        brackets = _brackets(outer)
        heavy = min(1.0, max(0.6, self._rect.width() / 100))
        for colour, thin, thick in ((theme.palette.ink, 3.4, 7.4 * heavy), (theme.palette.on_felt, 1.4, 4.2 * heavy)):
            painter.setPen(_pen(colour, thin))
            painter.drawRect(inner)
            painter.drawRect(outer)
            painter.setPen(_pen(colour, thick))
            painter.drawPath(brackets)


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin)


def _brackets(rect: QRectF) -> QPainterPath:
    """A bracket at every corner."""
    path = QPainterPath()
    arm = min(_LONGEST, min(rect.width(), rect.height()) * _BRACKET)
    for corner, right, down in ((rect.topLeft(), 1, 1), (rect.topRight(), -1, 1), (rect.bottomLeft(), 1, -1),
                                (rect.bottomRight(), -1, -1)):
        path.moveTo(corner + QPointF(0, arm * down))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(arm * right, 0))
    return path
