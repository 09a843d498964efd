"""Lines between pieces that belong together: pairs by a chain, conflicts by a jagged line with a burst on it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.table.spec import Link
from throne_desktop import theme
from throne_desktop.table import zlayers

if TYPE_CHECKING:
    from throne_desktop.table.items import CardItem
    from throne_desktop.table.scene import TableScene

_TOOTH: Final = 13.0
"""Pixels from one corner of a jagged line to the next."""
_BURST: Final = 15.0
_RAYS: Final = 9


class Links(QObject):
    """Shows the links of a scene's view."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.items: list[LinkItem] = []
        scene.shown.connect(self._show)
        scene.changing.connect(self.clear)

    def clear(self) -> None:
        """Take all lines away, as when their pieces are about to move."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items = []

    def _show(self) -> None:
        self.clear()
        view = self._scene.view
        for link in view.links if view is not None else ():
            first, second = (self._scene.cards.get(piece) for piece in (link.first, link.second))
            if first is not None and second is not None:
                item = LinkItem(link, _middle(first), _middle(second))
                item.setToolTip(self._scene.words(link.tip))
                self._scene.addItem(item)
                self.items.append(item)


def _middle(card: CardItem) -> QPointF:
    return card.mapToScene(card.card_rect().center())


class LinkItem(QGraphicsItem):
    """One line, from the middle of one piece to the middle of another."""

    def __init__(self, link: Link, start: QPointF, end: QPointF) -> None:
        super().__init__()
        self.link = link
        self._start, self._end = start, end
        self.setZValue(zlayers.LINKS)

    def boundingRect(self) -> QRectF:
        return QRectF(self._start, self._end).normalized().adjusted(-_BURST - 3, -_BURST - 3, _BURST + 3, _BURST + 3)

    def shape(self) -> QPainterPath:
        """What the pointer can touch: the burst or the ring in the middle."""
        path = QPainterPath()
        path.addEllipse((self._start + self._end) / 2, _BURST, _BURST)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.link.kind == "conflict":
            self._paint_line(painter, _jagged(self._start, self._end), Qt.PenStyle.SolidLine)
            painter.setPen(QPen(theme.palette.ink, 1.6))
            painter.setBrush(theme.palette.tokens["red"])
            painter.drawPath(_burst((self._start + self._end) / 2))
        else:
            path = QPainterPath(self._start)
            path.lineTo(self._end)
            self._paint_line(painter, path, Qt.PenStyle.DotLine)

    def _paint_line(self, painter: QPainter, path: QPainterPath, style: Qt.PenStyle) -> None:
        """A light line with a dark edge, so that it can be seen on cards and on the table."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        conflict = self.link.kind == "conflict"
        for colour, width in ((theme.palette.ink, 5.5),
                              (theme.palette.tokens["red"] if conflict else theme.palette.gold_light, 2.8)):
            painter.setPen(QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)


def _jagged(start: QPointF, end: QPointF) -> QPainterPath:
    """A line that goes to and fro."""
    path = QPainterPath(start)
    way = end - start
    length = max(1.0, math.hypot(way.x(), way.y()))
    across = QPointF(-way.y(), way.x()) / length * 4.0
    corners = max(1, int(length / _TOOTH))
    for corner in range(1, corners):
        path.lineTo(start + way * (corner / corners) + (across if corner % 2 else -across))
    path.lineTo(end)
    return path


def _burst(centre: QPointF) -> QPainterPath:
    path = QPainterPath()
    for corner in range(2 * _RAYS):
        reach = _BURST if corner % 2 == 0 else _BURST * 0.6
        angle = math.pi * corner / _RAYS
        point = centre + QPointF(math.sin(angle), -math.cos(angle)) * reach
        if corner == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path
