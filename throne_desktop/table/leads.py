"""A light on the table that shows how to make a move: frames around its piece and its place, and a way between."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.moves import Move
from engine.table.pointing import Pointing, pointing
from throne_desktop.look import theme
from throne_desktop.table import zlayers
from throne_desktop.table.tabletop import Tabletop

_GOLD: Final = 4.5
_DARK: Final = 9.0
"""The width of the golden line and of the dark one below it, in pixels."""
_AWAY: Final = 3.0
"""From the edge of a card to its frame."""
_HEAD: Final = 17.0
_BOW: Final = 0.12
"""How far the way bends from a straight line, as a share of its length."""


class Leads(QObject):
    """Shows on a scene how to make a move, until the table changes."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self.shown: Pointing | None = None
        """What is lit."""
        self._scene = scene
        self._move: Move | None = None
        self._lights: list[LeadItem] = []
        scene.changing.connect(self.forget)
        scene.shown.connect(self._refresh)

    def show(self, move: Move | None) -> None:
        """Light the piece that a move begins with, and where it goes; nothing for None or a move without a piece."""
        self._move = move
        self._refresh()

    def forget(self) -> None:
        """Put the light out."""
        self.show(None)

    def _refresh(self) -> None:
        for light in self._lights:
            self._scene.removeItem(light)
        self._lights, self.shown = [], None
        view = self._scene.view
        if view is None or self._scene.locked or self._move is None or self._move not in view.moves:
            return
        self.shown = pointing(view, self._move)
        if self.shown is not None:
            self._light(self.shown)

    def _light(self, found: Pointing) -> None:
        scene = self._scene
        pieces = [rect for piece in found.pieces if (rect := scene.rect_of(piece)) is not None]
        places = [scene.slot_rect(place) for place in found.places]
        self._lights = [LeadItem(pieces, place) for place in places]
        for light in self._lights:
            scene.addItem(light)


class LeadItem(QGraphicsItem):
    """The frames of some pieces and of one place, and the way from the first piece to it, each with a dark edge."""

    def __init__(self, pieces: list[QRectF], place: QRectF) -> None:
        super().__init__()
        self.frames = [rect.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY) for rect in (*pieces, place)]
        """The frames of the pieces, then that of the place."""
        self._way = _way(self.frames[0], self.frames[-1])
        self.setZValue(zlayers.MARKS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        united = self._way.boundingRect()
        for frame in self.frames:
            united = united.united(frame)
        return united.adjusted(-_HEAD, -_HEAD, _HEAD, _HEAD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((theme.palette.ink, _DARK), (theme.palette.gold_light, _GOLD)):
            painter.setPen(QPen(colour, width * theme.palette.stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for frame in self.frames:
                painter.drawRoundedRect(frame, 8, 8)
            painter.drawPath(self._way)
        if not self._way.isEmpty():
            painter.setPen(QPen(theme.palette.ink, 2.0 * theme.palette.stroke))
            painter.setBrush(theme.palette.gold_light)
            painter.drawPolygon(_head(self._way))


def _way(start: QRectF, end: QRectF) -> QPainterPath:
    """A bowed line from the edge of one rectangle to that of another; none if they almost touch."""
    first, last = _edge(start, end.center()), _edge(end, start.center())
    between = last - first
    if start.intersects(end) or between.manhattanLength() < 2 * _HEAD:
        return QPainterPath()
    path = QPainterPath(first)
    path.quadTo((first + last) / 2 + QPointF(-between.y(), between.x()) * _BOW, last)
    return path


def _edge(rect: QRectF, towards: QPointF) -> QPointF:
    """Where the line from the middle of a rectangle to a point leaves it."""
    way = towards - rect.center()
    reach = min(rect.width() / 2 / (abs(way.x()) or 0.1), rect.height() / 2 / (abs(way.y()) or 0.1), 1.0)
    return rect.center() + way * reach


def _head(way: QPainterPath) -> QPolygonF:
    """The arrowhead at the end of a line."""
    before = way.pointAtPercent(way.percentAtLength(max(0.0, way.length() - _HEAD)))
    end = way.currentPosition()
    along = end - before
    across = QPointF(-along.y(), along.x()) * 0.6
    return QPolygonF([end, before + across, before - across])
