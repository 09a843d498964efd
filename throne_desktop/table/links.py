"""Lines between cards that belong together: pairs by a chain, conflicts by a jagged line.

Lines run below the cards, so that they hide nothing, and end in a ring or a burst on the heads of both cards.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.table import Link
from throne_desktop.look import theme
from throne_desktop.table import zlayers
from throne_desktop.table.card_layout import NAME_IN_HEAD_FROM, band
from throne_desktop.table.items import CardItem
from throne_desktop.table.tabletop import Tabletop

_TOOTH: Final = 13.0
"""The distance between the corners of a jagged line, in pixels."""
_RAYS: Final = 9
_SMALLEST_END: Final = 7.0
_END: Final = 0.08
"""The radius of the sign at the end of a line: the smallest in pixels, and the usual one in card widths."""


class Links(QObject):
    """Shows the links of a scene's view."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self._scene = scene
        self.items: list[LinkItem] = []
        self._ends: list[LinkEnd] = []
        scene.shown.connect(self._show)
        scene.changing.connect(self.clear)

    def clear(self) -> None:
        """Take all lines away, since their pieces are about to move."""
        for item in (*self.items, *self._ends):
            self._scene.removeItem(item)
        self.items, self._ends = [], []

    def tips(self, piece: str) -> list[str]:
        """The tooltips of the lines that end at a piece."""
        return [item.toolTip() for item in self.items if piece in (item.link.first, item.link.second)]

    def _show(self) -> None:
        self.clear()
        view = self._scene.view
        for link in view.links if view is not None else ():
            cards = [self._scene.cards[piece] for piece in (link.first, link.second) if piece in self._scene.cards]
            if len(cards) == 2:
                self._join(link, cards)

    def _join(self, link: Link, cards: list[CardItem]) -> None:
        ends = [LinkEnd(link, _on_head(card), max(_SMALLEST_END, card.width * _END)) for card in cards]
        line = LinkItem(link, ends[0].pos(), ends[1].pos())
        for item in (line, *ends):
            item.setToolTip(self._scene.words(link.tip))
            self._scene.addItem(item)
        self.items.append(line)
        self._ends += ends


def _on_head(card: CardItem) -> QPointF:
    """The middle of the head of a card; its right end if the name stands there."""
    named = card.width >= NAME_IN_HEAD_FROM
    return card.mapToScene(QPointF(card.width if named else card.width / 2, band(card.width) / 2))


class LinkItem(QGraphicsItem):
    """One line, from the head of one card to the head of another."""

    def __init__(self, link: Link, start: QPointF, end: QPointF) -> None:
        super().__init__()
        self.link = link
        self._start, self._end = start, end
        self.setZValue(zlayers.LINES)

    def boundingRect(self) -> QRectF:
        return QRectF(self._start, self._end).normalized().adjusted(-9, -9, 9, 9)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        conflict = self.link.kind == "conflict"
        path = _jagged(self._start, self._end) if conflict else QPainterPath(self._start)
        path.lineTo(self._end)
        style = Qt.PenStyle.SolidLine if conflict else Qt.PenStyle.DotLine
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.palette.ink, 5.5), (_colour(self.link), 2.8)):     # visible on every ground
            painter.setPen(QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)


class LinkEnd(QGraphicsItem):
    """The sign on a card where a line ends: a link of the chain for a pair, a burst for a conflict."""

    def __init__(self, link: Link, centre: QPointF, radius: float) -> None:
        super().__init__()
        self.link = link
        self._radius = radius
        self.setPos(centre)
        self.setZValue(zlayers.LINKS)

    def boundingRect(self) -> QRectF:
        reach = self._radius + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.ink, 1.6))
        painter.setBrush(_colour(self.link))
        if self.link.kind == "conflict":
            painter.drawPath(_burst(self._radius))
            return
        for side in (-1, 1):
            ring = QPainterPath()
            ring.addEllipse(QPointF(side * self._radius * 0.4, 0), self._radius * 0.6, self._radius * 0.6)
            ring.addEllipse(QPointF(side * self._radius * 0.4, 0), self._radius * 0.25, self._radius * 0.25)
            painter.drawPath(ring)


def _colour(link: Link) -> QColor:
    return theme.palette.tokens["red"] if link.kind == "conflict" else theme.palette.gold_light


def _jagged(start: QPointF, end: QPointF) -> QPainterPath:
    """A zigzag line, up to its last corner."""
    path = QPainterPath(start)
    way = end - start
    length = max(1.0, math.hypot(way.x(), way.y()))
    across = QPointF(-way.y(), way.x()) / length * 4.0
    corners = max(1, int(length / _TOOTH))
    for corner in range(1, corners):
        path.lineTo(start + way * (corner / corners) + (across if corner % 2 else -across))
    return path


def _burst(radius: float) -> QPainterPath:
    path = QPainterPath()
    for corner in range(2 * _RAYS):
        reach = radius if corner % 2 == 0 else radius * 0.6
        angle = math.pi * corner / _RAYS
        point = QPointF(math.sin(angle), -math.cos(angle)) * reach
        if corner == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path
