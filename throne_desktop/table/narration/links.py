"""Lines between cards that belong together: pairs by a dotted line, conflicts by a jagged one with a burst.

A line ends at the edges of both cards, keeps to the gaps, and runs below what it cannot go around, so that it hides
nothing. Where something else shows that cards belong together, as a roof over both, there is none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import Link
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.stroke_routes import around, way
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.tabletop import Tabletop

_TOOTH: Final = 13.0
"""The distance between the corners of a jagged line, in pixels."""
_DEPTH: Final = 4.0
_RAYS: Final = 9
_BURST: Final = 9.0
"""The radius of the burst in the middle of a conflict, in pixels."""
_EDGE: Final = 13.0
"""How far a conflict stays away from the edge of the table, in pixels."""
LASTS: Final = 3500
"""Milliseconds that conflicts are shown, before they are only shown for a card that is pointed at."""


class Links(QObject):
    """Shows the links of a scene's view."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self._scene = scene
        self.items: list[LinkItem] = []
        self._shown: tuple[Link, ...] = ()
        self._told: frozenset[Link] = frozenset()
        """The conflicts that have been shown long enough."""
        self._pointed: str | None = None
        """The piece whose conflicts are shown all the same."""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(LASTS)
        self._wait.timeout.connect(self._have_told)
        scene.shown.connect(self._show)
        scene.changing.connect(self.clear)

    def clear(self) -> None:
        """Take all lines away, since their pieces are about to move."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items, self._shown = [], ()

    def point_at(self, piece: str | None) -> None:
        """Show the conflicts of a piece as long as somebody points at it; of none for None."""
        if piece != self._pointed:
            self._pointed = piece
            if self._told:
                self._join_all()

    def tips(self, piece: str) -> list[str]:
        """What links mean that concern a piece."""
        return [self._scene.words(link.tip) for link in self._shown if piece in (link.first, link.second)]

    def _show(self) -> None:
        view = self._scene.view
        self._shown = () if view is None else view.links
        conflicts = frozenset(link for link in self._shown if link.kind == "conflict")
        self._told &= conflicts
        self._join_all()
        if conflicts - self._told and not self._wait.isActive():
            self._wait.start()

    def _have_told(self) -> None:
        """Conflicts have been seen by now: they would be in the way of what is decided next."""
        self._told = frozenset(link for link in self._shown if link.kind == "conflict")
        self._join_all()

    def _join_all(self) -> None:
        for item in self.items:
            self._scene.removeItem(item)
        self.items = []
        view = self._scene.view
        if view is None:
            return
        for link in self._shown:
            if link in self._told and self._pointed not in (link.first, link.second):
                continue
            cards = [self._scene.cards[piece] for piece in (link.first, link.second) if piece in self._scene.cards]
            if len(cards) == 2 and not _share_a_plot(view, link):
                self._join(link, cards)

    def _join(self, link: Link, cards: list[CardItem]) -> None:
        first, second = (card.card_rect().translated(card.pos()) for card in cards)
        others = self._scene.obstacles((link.first, link.second))
        conflict = link.kind == "conflict"
        path = way(first, second, others, never=self._never_crossed() if conflict else ())
        item = LinkItem(link, path, others, (first.topRight(), second.topRight()))
        item.setToolTip(self._scene.words(link.tip))
        self._scene.addItem(item)
        self.items.append(item)

    def _never_crossed(self) -> list[QRectF]:
        """Names and other words, and the edge of the table."""
        table = self._scene.sceneRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        return [*self._scene.written(), *around(table)]


def _share_a_plot(view: View, link: Link) -> bool:
    """Whether one roof covers both pieces."""
    first, second = view.pieces[link.first], view.pieces[link.second]
    zones = view.zone(first.zone), view.zone(second.zone)
    return (first.slot == second.slot and zones[0].seat == zones[1].seat
            and all(zone.show is Show.PLOTS for zone in zones))


class LinkItem(QGraphicsItem):
    """One line, from the edge of one card to the edge of another; a conflict without a way has a burst at each of them.
    """

    def __init__(self, link: Link, path: QPainterPath, others: Sequence[QRectF], ends: tuple[QPointF, QPointF]) -> None:
        super().__init__()
        self.link = link
        self.path = path
        conflict = link.kind == "conflict"
        self.bursts = () if not conflict else ends if path.isEmpty() else (_free_point(path, others),)
        """Where the signs of a conflict are."""
        self.setZValue(zlayers.LINES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        reach = _BURST + 3
        whole = self.path.boundingRect()
        for burst in self.bursts:
            whole = whole.united(QRectF(burst, QSizeF(0.1, 0.1)))
        return whole.adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.path.isEmpty():
            self._paint_line(painter)
        for burst in self.bursts:
            painter.setPen(QPen(theme.palette.ink, 1.6))
            painter.setBrush(_colour(self.link))
            painter.drawPath(_burst(burst))

    def _paint_line(self, painter: QPainter) -> None:
        conflict = self.link.kind == "conflict"
        path = _jagged(self.path) if conflict else self.path
        style = Qt.PenStyle.SolidLine if conflict else Qt.PenStyle.DotLine
        for colour, width in ((theme.palette.ink, 6.0), (_colour(self.link), 2.8)):     # visible on every ground
            pen = QPen(colour, width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            draw_line(painter, pen, path)


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
