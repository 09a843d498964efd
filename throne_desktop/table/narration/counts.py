"""How many cards a rival holds: a dark disc with a golden edge at the last of the backs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.faces import BACK
from engine.base.table import Form, Piece
from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.tabletop import Tabletop

_RADIUS: Final = 12.0
_EDGE: Final = 2.0
_TEXT: Final = 14.0 / 12.0
"""The height of the number, in radii."""
_ABOVE: Final = 0.75
"""How far above the lower edge of a card the middle of the disc is, in radii."""


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
        hands = self._backs()
        rects = self._scene.card_rects() if hands else {}
        others = self._scene.written() if hands else []
        for zone, cards in hands.items():
            backs = _lying(cards, rects)
            if backs:       # else they are on their way
                disc = Count(len(cards), self._scene.zone_tip(zone), next(iter(backs.values())).width() / 2)
                taken = [*(rect for piece, rect in rects.items() if piece not in backs), *others]
                spot = _spot(disc, backs, taken, self._scene.sceneRect())
                if spot is not None:
                    disc.setPos(spot)
                    self.discs[zone] = disc
        for disc in self.discs.values():
            self._scene.addItem(disc)

    def _backs(self) -> dict[str, list[Piece]]:
        """The cards of each rival's hand in which a back lies."""
        view = self._scene.view
        if view is None or not self._scene.is_arranged:
            return {}
        found: dict[str, list[Piece]] = {spec.id: [] for spec in view.zones
                                         if spec.form is Form.HAND and spec.seat != view.seat}
        for piece in view.pieces.values():
            if piece.zone in found:
                found[piece.zone].append(piece)
        return {zone: cards for zone, cards in found.items() if any(card.face == BACK for card in cards)}


def _lying(cards: Sequence[Piece], rects: Mapping[str, QRectF]) -> dict[str, QRectF]:
    """Where the backs among these cards lie, by the ids of the pieces, the last one first, if all of them do."""
    found = sorted((card for card in cards if card.face == BACK), key=lambda card: -card.slot)
    lying = {card.id: rects[card.id] for card in found if card.id in rects}
    return lying if len(lying) == len(found) else {}


def _spot(disc: Count, backs: Mapping[str, QRectF], taken: Sequence[QRectF], table: QRectF) -> QPointF | None:
    """At the lower right corner of the last back, or elsewhere on the backs, so that it covers nothing else.

    None if there is no such place among open cards: then the backs can be counted.
    """
    radius = disc.disc.width() / 2
    last = next(iter(backs.values()))
    inside = radius + _EDGE
    spots = [last.bottomRight(), *(rect.bottomRight() - QPointF(inside, 0.0) for rect in backs.values()),
             *(rect.topRight() + QPointF(-inside, 2 * radius) for rect in backs.values()),
             *(rect.bottomLeft() + QPointF(inside, 0.0) for rect in backs.values())]
    whole = disc.boundingRect().translated(0.0, -radius * _ABOVE)
    for spot in spots:
        room = whole.translated(spot)
        if table.contains(room) and _is_free(room, taken):
            return spot - QPointF(0.0, radius * _ABOVE)
    return None


def _is_free(room: QRectF, taken: Sequence[QRectF]) -> bool:
    """Whether nothing lies in it. A plain loop: there are up to a dozen rooms to try after every move."""
    for rect in taken:  # noqa: SIM110
        if room.intersects(rect):
            return False
    return True


class Count(QGraphicsItem):
    """A number of cards; unlike a value, it is light on a dark disc."""

    def __init__(self, number: int, tooltip: str, most: float) -> None:
        """`most` is the radius that it should not exceed where texts are large."""
        super().__init__()
        self.number = number
        self._radius = max(_RADIUS, min(theme.scaled(_RADIUS), most - _EDGE))
        self.setZValue(zlayers.LINKS)
        self.setToolTip(tooltip)

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
        painter.setFont(theme.font(self._radius * _TEXT, bold=True))
        painter.drawText(self.disc, Qt.AlignmentFlag.AlignCenter, str(self.number))
