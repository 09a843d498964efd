"""A market: piles of cards under awnings, and below each of them the zone that lies under it, on a plaque."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from engine.core.text import N_, Text
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.palette import Tones
from throne_desktop.table import zlayers
from throne_desktop.table.blocks import RATIO, SMALLEST_TOKEN, ZonePlace
from throne_desktop.table.faces import Faces
from throne_desktop.table.fitting import draw_fitted
from throne_desktop.table.presentation import Presentation, Presented, Scenery

_LEFT: Final = N_("app", "%n left", "", 1)

_SIDE: Final = 0.15         # from the card to the edge of the awning, card widths
_GAP: Final = 0.06          # between two awnings, card widths
_AWNING: Final = 0.36       # its height, card widths
_LEAST_AWNING: Final = 24.0
_PLAQUE: Final = 28.0
"""The height of the plaque below a pile, at the usual size of texts."""
_LABEL: Final = 18.0
_APART: Final = 6.0
_STRIPES: Final = 8
_POST: Final = 0.055


class Stalls(Presentation):
    """Piles side by side, each with the zone under it."""

    show = Show.STALLS

    @property
    def _piles(self) -> list[tuple[ZoneSpec, ZoneSpec | None]]:
        """Every pile, with the zone under it if there is one."""
        after = {before.id: zone for before, zone in pairwise(self.zones) if zone.under}
        return [(zone, after.get(zone.id)) for zone in self.zones if not zone.under]

    def _above(self, width: float) -> float:
        return _LABEL * self.scale + max(_LEAST_AWNING, _AWNING * width) * 0.8

    @property
    def _below(self) -> float:
        return _APART + _PLAQUE * self.scale

    def size(self, width: float) -> QSizeF:
        number = len(self._piles)
        across = number * (1 + 2 * _SIDE) + (number - 1) * _GAP
        return QSizeF(across * width, self._above(width) + RATIO * width + self._below)

    def at(self, corner: QPointF, width: float) -> Presented:
        places: dict[str, ZonePlace] = {}
        step = (1 + 2 * _SIDE + _GAP) * width
        card = QSizeF(width, RATIO * width)
        for number, (pile, under) in enumerate(self._piles):
            left = corner.x() + _SIDE * width + number * step
            rect = QRectF(QPointF(left, corner.y() + self._above(width)), card)
            places[pile.id] = ZonePlace(pile, rect, card, width, QPointF(), 1)
            if under is not None:
                places[under.id] = self._on_plaque(under, rect)
        return Presented(self.show, QRectF(corner, self.size(width)), width, places, {})

    def _on_plaque(self, under: ZoneSpec, pile: QRectF) -> ZonePlace:
        """The tokens of a zone at the left end of the plaque, over one another as far as there is room."""
        side = max(SMALLEST_TOKEN, min(_PLAQUE * self.scale - 2.0, under.token * pile.width()))
        width = pile.width() * 0.56
        pitch = min(under.pitch * side / (under.token or 1.0), (width - side) / max(1, under.slots - 1))
        top = pile.bottom() + _APART + (_PLAQUE * self.scale - side) / 2
        rect = QRectF(pile.left(), top, width, side)
        return ZonePlace(under, rect, QSizeF(side, side), pitch, QPointF(), under.slots)


class Stall(NamedTuple):
    """What a stall shows beside its pieces: the rectangle of its pile, the words above and below, its colours."""

    pile: QRectF
    label: str
    left: str
    tones: Tones | None


class StallsScenery(Scenery):
    """Awnings, posts and plaques around piles."""

    def __init__(self, presented: Presented) -> None:
        super().__init__(presented)
        self.setZValue(zlayers.SCENERY)
        self.stalls: list[Stall] = []

    def boundingRect(self) -> QRectF:
        return self.presented.rect.adjusted(-8, -8, 8, 8)

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        self.stalls = []
        for zone, place in self.presented.places.items():
            if not place.spec.under:
                pieces = [piece for piece in view.pieces.values() if piece.zone == zone]
                tones = faces.tones(pieces[-1].face) if pieces else None
                self.stalls.append(Stall(place.rect, words(place.spec.label), words(_LEFT.fill(n=len(pieces))), tones))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for stall in self.stalls:
            _paint_posts(painter, stall.pile, self.presented.rect.bottom())
            _paint_awning(painter, stall)
            _paint_label(painter, stall, self.presented.rect.top())
            _paint_plaque(painter, stall)


def _paint_posts(painter: QPainter, pile: QRectF, bottom: float) -> None:
    width = max(3.0, pile.width() * _POST)
    for left in (pile.left() - width - 3, pile.right() + 3):
        post = QRectF(left, pile.top() - pile.width() * 0.1, width, bottom - pile.top() + pile.width() * 0.1)
        wood = QLinearGradient(post.topLeft(), post.topRight())
        wood.setColorAt(0, theme.palette.wood_light)
        wood.setColorAt(1, theme.palette.wood)
        painter.fillRect(post, wood)


def _paint_awning(painter: QPainter, stall: Stall) -> None:
    """Stripes in the colour of the card on display, scalloped at the lower edge."""
    pile, card = stall.pile, stall.pile.width()
    height = max(_LEAST_AWNING, _AWNING * card)
    top, edge = pile.top() - height * 0.8, pile.top() - height * 0.2
    left, width, inset = pile.left() - _SIDE * card, card * (1 + 2 * _SIDE), card * 0.09
    colour = stall.tones.main if stall.tones is not None else theme.palette.wood_light
    painter.setPen(QPen(theme.palette.ink, 1.3))
    for stripe in range(_STRIPES):
        x, step = left + width * stripe / _STRIPES, width / _STRIPES
        upper = left + inset + (width - 2 * inset) * stripe / _STRIPES
        path = QPainterPath(QPointF(upper, top))
        path.lineTo(upper + (width - 2 * inset) / _STRIPES, top)
        path.lineTo(x + step, edge)
        path.quadTo(QPointF(x + step / 2, edge + height * 0.4), QPointF(x, edge))
        path.closeSubpath()
        painter.setBrush(colour if stripe % 2 == 0 else theme.palette.parchment)
        painter.drawPath(path)
        painter.fillPath(path, theme.palette.veil)


def _paint_label(painter: QPainter, stall: Stall, top: float) -> None:
    """What kind of pile it is, on a small board above the awning."""
    font = theme.text(13)
    height = _LABEL * theme.text_scale
    width = min(QFontMetricsF(font).horizontalAdvance(stall.label) + 16.0, stall.pile.width() * (1 + 2 * _SIDE))
    board = QRectF(stall.pile.center().x() - width / 2, top, width, height - 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.plaque)
    painter.drawRoundedRect(board, 5, 5)
    painter.setPen(theme.palette.on_felt)
    draw_fitted(painter, board.adjusted(6, 0, -6, 0), stall.label, font, Qt.AlignmentFlag.AlignCenter)


def _paint_plaque(painter: QPainter, stall: Stall) -> None:
    """The ground of what lies under the pile, and at its right how many cards are left."""
    pile = stall.pile
    plaque = QRectF(pile.left() - 3, pile.bottom() + _APART, pile.width() + 6, _PLAQUE * theme.text_scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.plaque)
    painter.drawRoundedRect(plaque, plaque.height() / 2, plaque.height() / 2)
    painter.setPen(theme.palette.on_felt)
    room = plaque.adjusted(plaque.width() * 0.58, 0, -9, 0)
    draw_fitted(painter, room, stall.left, theme.text(13), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
