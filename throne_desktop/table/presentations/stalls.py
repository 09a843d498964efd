"""A market: piles of cards under awnings, and below each of them the zone that lies under it, on a plaque."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import ZoneSpec
from engine.core.text import N_, Text, in_words
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.look.outlines import draw_shape, rounded
from throne_desktop.look.palette import Tones
from throne_desktop.storage.paths import asset
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.fitting import draw_fitted, fits, fitted
from throne_desktop.table.geometry.zone_block import RATIO, SMALLEST_TOKEN, ZonePlace
from throne_desktop.table.presentations.presentation import Presentation, Presented, Scenery

#: Below a pile of cards: how many there are.
_LEFT: Final = N_("app", "%n left", "", 1)
#: At a stall whose pile has run out.
_SOLD_OUT: Final = N_("app", "sold out")

_SIDE: Final = 0.15         # from the card to the edge of the awning, card widths
_GAP: Final = 0.06          # between two awnings, card widths
_AWNING: Final = 0.36       # its height, card widths
_LEAST_AWNING: Final = 24.0
_PLAQUE: Final = 28.0
"""The height of the plaque below a pile, at the usual size of texts."""
_LABEL: Final = 18.0
_OVER_AWNING: Final = 0.6
"""How much of the board stands above the awning."""
_APART: Final = 5.0
_BEYOND: Final = 0.12
"""How far the plaque reaches beyond the pile at either side, in card widths."""
_MONEY: Final = 0.5
"""The share of the width of a pile for what lies under it."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
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
        return _LABEL * self.scale * _OVER_AWNING + max(_LEAST_AWNING, _AWNING * width) * 0.8

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
        width = pile.width() * _MONEY
        pitch = min(under.pitch * side / (under.token or 1.0), (width - side) / max(1, under.slots - 1))
        top = pile.bottom() + _APART + (_PLAQUE * self.scale - side) / 2
        rect = QRectF(pile.left() - _BEYOND * pile.width() / 2, top, width, side)
        return ZonePlace(under, rect, QSizeF(side, side), pitch, QPointF(), under.slots)


class Stall(NamedTuple):
    """What a stall shows beside its pieces: the rectangle of its pile, how many cards that has, and their colours."""

    pile: QRectF
    cards: int
    words: str
    tones: Tones | None


class Board(NamedTuple):
    """A word over one or several stalls of the same sort."""

    room: QRectF
    words: str


class StallsScenery(Scenery):
    """Awnings, posts and plaques around piles."""

    def __init__(self, presented: Presented) -> None:
        super().__init__(presented)
        self.setZValue(zlayers.SCENERY)
        self.stalls: list[Stall] = []
        self.boards: list[Board] = []

    def boundingRect(self) -> QRectF:
        return self.presented.rect.adjusted(-8, -8, 8, 8)

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        piles = [place for place in self.presented.places.values() if not place.spec.under]
        self.stalls = [self._stall(place, view, words, faces) for place in piles]
        said = {board.place: in_words(board.text, words) for board in view.signboards}
        names = [said.get(f"stall/{number}", words(pile.spec.label)) for number, pile in enumerate(piles)]
        named = groupby(zip(names, self.stalls, strict=True), lambda pair: pair[0])
        self.boards = [Board(self._over([stall for _, stall in pairs]), name) for name, pairs in named]
        self.update()

    def _stall(self, place: ZonePlace, view: View, words: Callable[[Text], str], faces: Faces) -> Stall:
        pieces = [piece for piece in view.pieces.values() if piece.zone == place.spec.id]
        tones = faces.tones(pieces[-1].face) if pieces else None
        left = words(_LEFT.fill(n=len(pieces)) if pieces else _SOLD_OUT)
        return Stall(place.rect, len(pieces), left, tones)

    def _over(self, stalls: Sequence[Stall]) -> QRectF:
        """The room above these stalls."""
        left, right = stalls[0].pile, stalls[-1].pile
        side = _SIDE * left.width()
        return QRectF(left.left() - side, self.presented.rect.top(), right.right() - left.left() + 2 * side,
                      _LABEL * theme.text_scale - 1)

    @property
    def obstacles(self) -> Sequence[QRectF]:
        return [*(board.room for board in self.boards), *(_plaque_of(stall.pile) for stall in self.stalls)]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for stall in self.stalls:
            _paint_posts(painter, stall.pile, self.presented.rect.bottom())
            if not stall.cards:
                _paint_bare(painter, stall)
            _paint_awning(painter, stall)
            _paint_plaque(painter, stall)
        for board in self.boards:
            _paint_board(painter, board)


def _paint_posts(painter: QPainter, pile: QRectF, bottom: float) -> None:
    width = max(3.0, pile.width() * _POST)
    for left in (pile.left() - width - 3, pile.right() + 3):
        post = QRectF(left, pile.top() - pile.width() * 0.1, width, bottom - pile.top() + pile.width() * 0.1)
        wood = QLinearGradient(post.topLeft(), post.topRight())
        wood.setColorAt(0, theme.palette.wood_light)
        wood.setColorAt(1, theme.palette.wood)
        painter.fillRect(post, wood)


def _paint_bare(painter: QPainter, stall: Stall) -> None:
    """The counter of a stall without cards."""
    draw_shape(painter, QPen(theme.palette.outline, 1.2 * theme.palette.stroke, Qt.PenStyle.DashLine),
               rounded(stall.pile, 6.0), theme.palette.slot)
    painter.setPen(theme.palette.on_felt)
    write_in(painter, stall.pile.adjusted(4, 0, -4, 0), stall.words, theme.text(13))


def write_in(painter: QPainter, room: QRectF, words: str, font: QFont) -> None:
    """Words in the middle of a room; where that is too narrow for them, they stand upright."""
    painter.save()
    if not fits(words, font, room.width()):
        painter.translate(room.center())
        painter.rotate(-90)
        room = QRectF(-room.height() / 2, -room.width() / 2, room.height(), room.width())
    draw_fitted(painter, room, words, font, Qt.AlignmentFlag.AlignCenter)
    painter.restore()


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


def _paint_board(painter: QPainter, board: Board) -> None:
    """What kind of piles stand below, on a small board."""
    font = fitted(theme.text(13), board.words, board.room.width() - 12.0)
    width = min(QFontMetricsF(font).horizontalAdvance(board.words) + 16.0, board.room.width())
    ground = QRectF(board.room.center().x() - width / 2, board.room.top(), width, board.room.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.plaque)
    painter.drawRoundedRect(ground, 5, 5)
    painter.setPen(theme.palette.on_felt)
    draw_fitted(painter, ground.adjusted(4, 0, -4, 0), board.words, font, Qt.AlignmentFlag.AlignCenter)


def _plaque_of(pile: QRectF) -> QRectF:
    beyond = _BEYOND * pile.width()
    return QRectF(pile.left() - beyond, pile.bottom() + _APART, pile.width() + 2 * beyond, _PLAQUE * theme.text_scale)


def _paint_plaque(painter: QPainter, stall: Stall) -> None:
    """The ground of what lies under the pile, and at its right how many cards are left: in words if they fit."""
    pile, plaque = stall.pile, _plaque_of(stall.pile)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.plaque)
    painter.drawRoundedRect(plaque, plaque.height() / 2, plaque.height() / 2)
    if not stall.cards:
        return
    painter.setPen(theme.palette.on_felt)
    room = QRectF(QPointF(pile.left() + pile.width() * _MONEY + 2, plaque.top()),
                  QPointF(plaque.right() - 8, plaque.bottom()))
    font = theme.text(13)
    if QFontMetricsF(font).horizontalAdvance(stall.words) <= room.width():
        painter.setFont(font)
        painter.drawText(room, _RIGHT, stall.words)
        return
    painter.setFont(theme.text(14, bold=True))
    painter.drawText(room, _RIGHT, str(stall.cards))
    number = painter.fontMetrics().horizontalAdvance(str(stall.cards))
    side = round(min(theme.scaled(15), room.width() - number - 2))
    if side > 0:
        icon = drawn(asset("signs", "cards.svg"), QSize(side, side), theme.palette.on_felt,
                     painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(room.right() - number - 3 - side, room.center().y() - side / 2), icon)
