"""Lines between cards that belong together: pairs by a dotted line, conflicts by a jagged one with a burst.

A line ends at the edges of both cards, keeps to the gaps, and runs below what it cannot go around, so that it hides
nothing. Where something else shows that cards belong together, as a roof over both, there is none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import Link
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line
from throne_desktop.table import zlayers
from throne_desktop.table.items import CardItem
from throne_desktop.table.tabletop import Tabletop
from throne_desktop.table.ways import way

_TOOTH: Final = 13.0
"""The distance between the corners of a jagged line, in pixels."""
_DEPTH: Final = 4.0
_RAYS: Final = 9
_BURST: Final = 9.0
"""The radius of the burst in the middle of a conflict, in pixels."""


class Links(QObject):
    """Shows the links of a scene's view."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self._scene = scene
        self.items: list[LinkItem] = []
        self._shown: tuple[Link, ...] = ()
        scene.shown.connect(self._show)
        scene.changing.connect(self.clear)

    def clear(self) -> None:
        """Take all lines away, since their pieces are about to move."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items, self._shown = [], ()

    def tips(self, piece: str) -> list[str]:
        """What links mean that concern a piece."""
        return [self._scene.words(link.tip) for link in self._shown if piece in (link.first, link.second)]

    def _show(self) -> None:
        self.clear()
        view = self._scene.view
        if view is None:
            return
        self._shown = view.links
        for link in view.links:
            cards = [self._scene.cards[piece] for piece in (link.first, link.second) if piece in self._scene.cards]
            if len(cards) == 2 and not _share_a_plot(view, link):
                self._join(link, cards)

    def _join(self, link: Link, cards: list[CardItem]) -> None:
        first, second = (card.card_rect().translated(card.pos()) for card in cards)
        others = self._scene.obstacles((link.first, link.second))
        item = LinkItem(link, way(first, second, others), others)
        item.setToolTip(self._scene.words(link.tip))
        self._scene.addItem(item)
        self.items.append(item)


def _share_a_plot(view: View, link: Link) -> bool:
    """Whether one roof covers both pieces."""
    first, second = view.pieces[link.first], view.pieces[link.second]
    zones = view.zone(first.zone), view.zone(second.zone)
    return (first.slot == second.slot and zones[0].seat == zones[1].seat
            and all(zone.show is Show.PLOTS for zone in zones))


class LinkItem(QGraphicsItem):
    """One line, from the edge of one card to the edge of another."""

    def __init__(self, link: Link, path: QPainterPath, others: Sequence[QRectF]) -> None:
        super().__init__()
        self.link = link
        self.path = path
        self._burst = _free_point(path, others)
        self.setZValue(zlayers.LINES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        reach = _BURST + 3
        return self.path.boundingRect().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.path.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        conflict = self.link.kind == "conflict"
        path = _jagged(self.path) if conflict else self.path
        style = Qt.PenStyle.SolidLine if conflict else Qt.PenStyle.DotLine
        for colour, width in ((theme.palette.ink, 6.0), (_colour(self.link), 2.8)):     # visible on every ground
            pen = QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            draw_line(painter, pen, path)
        if conflict:
            painter.setPen(QPen(theme.palette.ink, 1.6))
            painter.setBrush(_colour(self.link))
            painter.drawPath(_burst(self._burst))


def _free_point(path: QPainterPath, others: Sequence[QRectF]) -> QPointF:
    """The point of a way that is nearest to its middle and not below any of these rectangles."""
    if path.isEmpty():
        return QPointF()
    points = [path.pointAtPercent(0.5 + side * step / 20) for step in range(10) for side in (1, -1)]
    reach = _BURST + 1
    return next((point for point in points if not any(
        rect.adjusted(-reach, -reach, reach, reach).contains(point) for rect in others)), points[0])


def _colour(link: Link) -> QColor:
    return theme.palette.tokens["red"] if link.kind == "conflict" else theme.palette.gold_light


def _jagged(way_along: QPainterPath) -> QPainterPath:
    """A zigzag along a line."""
    corners = max(2, int(way_along.length() / _TOOTH))
    path = QPainterPath(way_along.pointAtPercent(0.0))
    for corner in range(1, corners):
        share = corner / corners
        angle = math.radians(way_along.angleAtPercent(share) + 90)
        side = _DEPTH if corner % 2 else -_DEPTH
        path.lineTo(way_along.pointAtPercent(share) + QPointF(math.cos(angle), -math.sin(angle)) * side)
    path.lineTo(way_along.pointAtPercent(1.0))
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
