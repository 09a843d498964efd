"""What playing a card would change: pale tokens where tokens would end up, dashed parts of towers, and a sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.table import Piece
from engine.core.text import N_
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line, draw_shape, ellipse, line_path
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.presentations.tower_scenery import Tower, tower_of
from throne_desktop.table.tabletop import Tabletop

#: Below a track of tokens, for instance "Power · Point at a card in your hand to see what it would change."
_POINT: Final = N_("app", "{zone} · Point at a card in your hand to see what it would change.")
#: Below the heading of a track.
_POINT_HEADED: Final = N_("app", "Point at a card to see what it would change.")
_PALE: Final = 0.62


class Ghosts(QObject):
    """Shows the forecast for one card of a scene at a time."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self.piece: str | None = None
        """The card whose forecast is shown."""
        self._scene = scene
        self._items: list[Ghost] = []
        self._towers: list[Tower] = []
        """Those that show a forecast."""
        scene.changing.connect(self._forget)
        scene.shown.connect(self._refresh)
        scene.lock_changed.connect(self._refresh)

    def show(self, piece_id: str | None) -> None:
        """Show what playing that piece would change; show nothing for None, or for a piece that cannot be played."""
        view = self._scene.view
        if view is None or piece_id == self.piece or (piece_id not in view.forecasts and self.piece is None):
            return
        self.piece = piece_id if piece_id in view.forecasts else None
        self._refresh()

    def _forget(self) -> None:
        self.piece = None
        self._clear()

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        for tower in self._towers:
            tower.forecast(0)
        self._items, self._towers = [], []

    def _refresh(self) -> None:
        self._clear()
        view, scene = self._scene.view, self._scene
        if view is None or not view.forecasts:
            return
        shown = view.forecasts.get(self.piece or "")
        anywhere = next(iter(view.forecasts.values()))
        zone = anywhere.tokens[0].zone
        headed = any(board.place == zone for board in view.signboards)
        point = _POINT_HEADED if headed else _POINT.fill(zone=view.zone(zone).label)
        text = point if shown is None else shown.text
        scene.zone_items[zone].whisper("" if scene.locked else scene.words(text))
        if scene.locked:
            return
        for token in shown.tokens if shown is not None else ():
            if token.slot != view.pieces[token.id].slot:
                self._add(token)

    def _add(self, token: Piece) -> None:
        scene = self._scene
        place = scene.place(token.zone)
        rect = QRectF(place.corner(token.slot, token.level), place.card)
        item = scene.cards.get(token.id)
        tower = None if item is None else tower_of(item)
        if item is not None and tower is not None:
            tower.forecast(token.slot - (item.piece.slot if item.piece is not None else token.slot))
            self._towers.append(tower)
        elif item is not None:
            ghost = Ghost(scene.faces.face(token.face, rect.width(), scene.ratio), rect,
                          item.card_rect().translated(item.pos()).center())
            self._items.append(ghost)
            scene.addItem(ghost)


class Ghost(QGraphicsItem):
    """A pale token in a dashed ring, with a dashed line from where the token is now."""

    def __init__(self, face: QPixmap, rect: QRectF, start: QPointF) -> None:
        super().__init__()
        self._face, self._rect, self._start = face, rect, start
        self.setZValue(zlayers.MARKS)

    def boundingRect(self) -> QRectF:
        return self._rect.united(QRectF(self._start, self._start)).adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dashes = QPen(theme.palette.gold_light, 2.0 * theme.palette.stroke, Qt.PenStyle.DashLine)
        way = QLineF(self._start, self._rect.center())
        end = way.pointAt(max(0.0, 1 - self._rect.width() / 2 / way.length()))
        draw_line(painter, dashes, line_path(QLineF(way.p1(), end)))
        draw_shape(painter, dashes, ellipse(self._rect.adjusted(-2, -2, 2, 2)), theme.palette.plaque)
        painter.setOpacity(_PALE)
        margin = (self._face.deviceIndependentSize().width() - self._rect.width()) / 2
        painter.drawPixmap(self._rect.topLeft() - QPointF(margin, margin), self._face)
