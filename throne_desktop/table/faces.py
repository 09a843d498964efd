"""Card faces: painted once for each size they are shown at, with their shadow, and kept."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from engine.core.game import Card, Game
from engine.core.text import Text
from engine.table.spec import TOKEN
from throne_desktop import theme
from throne_desktop.paths import asset
from throne_desktop.table.blocks import RATIO, SMALL, SMALL_FAN
from throne_desktop.table.tokens import paint_token

SHADOW: Final = 0.05
"""Room around a card for its shadow, in card widths."""
BAND: Final = 0.235
"""Height of the coloured head, in card widths: what shows of a card that lies under others in a fan."""
_RADIUS: Final = 0.056
_NAME_IN_HEAD_FROM: Final = 104.0
"""From this width on a card has room for its name beside the index; narrower ones have it at their foot."""
_ABILITY_FROM: Final = 200.0
"""From this width on a card has room for its ability in words."""


def height_of(face: str, width: float) -> int:
    """The height in pixels of a card, or of a token, that is so wide."""
    return round(width if face.startswith(TOKEN) else width * RATIO)


def band(width: float) -> float:
    """The height of the head of a card, in pixels, for a card of that width."""
    return width * BAND * (SMALL_FAN if width < SMALL else 1.0)


def foot(width: float) -> float:
    """The height of the line at the foot of a card that has its name there, in pixels; 0 for other cards."""
    return max(15.0, width * 0.2) if SMALL <= width < _NAME_IN_HEAD_FROM else 0.0


class Faces:
    """The faces of one game's cards in one language. `words` turns a Text into words."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str]) -> None:
        self._cards = {card.id: card for card in game.cards}
        self._folder = game.id.replace("-", "_")
        self._words = words
        self._kept: dict[tuple[str, int, float, bool], QPixmap] = {}
        self._drawings: dict[str, QSvgRenderer] = {}

    def forget(self) -> None:
        """Paint everything anew from now on: another language or another size."""
        self._kept.clear()

    def face(self, card_id: str, width: float, ratio: float, sideways: bool = False) -> QPixmap:
        """The face of a card ("" for the back) with its shadow, for a card `width` pixels wide."""
        key = (card_id, round(width), ratio, sideways)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._paint(card_id, float(round(width)), ratio)
            if sideways:
                kept = kept.transformed(QTransform().rotate(-90))
                kept.setDevicePixelRatio(ratio)
            self._kept[key] = kept
        return kept

    def _paint(self, card_id: str, width: float, ratio: float) -> QPixmap:
        margin = math.ceil(width * SHADOW)
        token = card_id.startswith(TOKEN)
        size = QSizeF(width, height_of(card_id, width))
        pixmap = QPixmap(math.ceil((size.width() + 2 * margin) * ratio),
                         math.ceil((size.height() + 2 * margin) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
                               | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(margin, margin)
        rect = QRectF(QPointF(0, 0), size)
        if token:
            paint_token(painter, rect, card_id)
            painter.end()
            return pixmap
        _paint_shadow(painter, rect, margin)
        if card_id:
            _FacePainter(painter, rect, self._cards[card_id], self._words, self._drawing(card_id)).paint()
        else:
            self._drawing("").render(painter, rect)
            _paint_veil(painter, rect)
        painter.end()
        return pixmap

    def _drawing(self, card_id: str) -> QSvgRenderer:
        drawing = self._drawings.get(card_id)
        if drawing is None:
            path = asset("games", self._folder, f"{card_id}.svg") if card_id else asset("themes", "back.svg")
            drawing = self._drawings[card_id] = QSvgRenderer(str(path))
        return drawing


def _paint_shadow(painter: QPainter, rect: QRectF, margin: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(2, round(margin))
    shade = QColor(theme.palette.shadow)
    shade.setAlpha(round(shade.alpha() / steps))
    for step in range(steps):
        grow = margin * (1 - step / steps) * 0.9
        painter.setBrush(shade)
        ground = rect.adjusted(-grow, -grow * 0.6, grow, grow)
        radius = rect.width() * _RADIUS + grow
        painter.drawRoundedRect(ground, radius, radius)


def _paint_veil(painter: QPainter, card: QRectF) -> None:
    """Dim a card and its drawing as the theme wants it."""
    painter.fillPath(_rounded(card), theme.palette.veil)


def _rounded(card: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(card, card.width() * _RADIUS, card.width() * _RADIUS)
    return path


class _FacePainter:
    """Paints one card face; all lengths follow from the card's width."""

    def __init__(self, painter: QPainter, rect: QRectF, card: Card, words: Callable[[Text], str],
                 drawing: QSvgRenderer) -> None:
        self.painter = painter
        self.rect = rect
        self.width = rect.width()
        self.card = card
        self.words = words
        self.drawing = drawing
        self.tones = theme.palette.colours[card.group.colour]

    def paint(self) -> None:
        self._paint_ground()
        self._paint_head()
        self._paint_emblem()
        _paint_veil(self.painter, self.rect)
        self._paint_index_and_name()
        self._paint_foot()

    def _outline(self) -> QPainterPath:
        return _rounded(self.rect)

    def _paint_ground(self) -> None:
        ground = QLinearGradient(self.rect.topLeft(), self.rect.bottomLeft())
        ground.setColorAt(0, theme.palette.parchment_light)
        ground.setColorAt(1, theme.palette.parchment_dark)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(ground)
        self.painter.drawPath(self._outline())

    def _paint_head(self) -> None:
        painter, width = self.painter, self.width
        painter.save()
        painter.setClipPath(self._outline())
        painter.fillPath(_head(width, band(width), self.card.group.edge), self.tones.main)
        if self.card.group.edge == "bars":
            painter.fillRect(QRectF(0, band(width) + width * 0.015, width, width * 0.018), self.tones.main)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.palette.card_edge, max(1.0, width * 0.008)))
        painter.drawPath(self._outline())

    def _paint_index_and_name(self) -> None:
        width = self.width
        head = QRectF(width * 0.055, 0, width * 0.89, band(width) * 0.94)
        left = head.left()
        self.painter.setPen(theme.palette.parchment_light)
        text = self.card.index
        if text:
            font = theme.font(width * (0.34 if width < SMALL else 0.215), bold=True)
            self.painter.setFont(font)
            self.painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            left += QFontMetricsF(font).horizontalAdvance(text) + width * 0.045
        if width < _NAME_IN_HEAD_FROM:
            return
        name = QRectF(left, head.top(), head.right() - left, head.height())
        self._fitted(self.words(self.card.name), name, width * 0.145, Qt.AlignmentFlag.AlignHCenter)

    def _fitted(self, text: str, room: QRectF, pixels: float, align: Qt.AlignmentFlag) -> None:
        """One line, as large as fits; left out where it could not be read."""
        pixels = min(pixels, pixels * room.width() / max(1.0, _width_of(text, pixels)))
        if pixels < theme.SMALLEST_TEXT:
            return
        self.painter.setFont(theme.font(math.floor(pixels), bold=True))
        self.painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_emblem(self) -> None:
        width = self.width
        with_ability = width >= _ABILITY_FROM
        side = width * (0.66 if with_ability else 0.8)
        top = band(width) + width * (0.055 if with_ability else 0.095)
        self.drawing.render(self.painter, QRectF((width - side) / 2, top, side, side))

    def _paint_foot(self) -> None:
        width, height = self.width, self.rect.height()
        self.painter.setPen(self.tones.dark)
        if foot(width):
            room = QRectF(width * 0.03, height - foot(width) - width * 0.05, width * 0.94, foot(width))
            self._fitted(self.words(self.card.name), room, width * 0.18, Qt.AlignmentFlag.AlignHCenter)
        elif self.card.index and width >= SMALL:
            corner = QRectF(width * 0.05, height - width * 0.3, width * 0.9, width * 0.28)
            self.painter.setFont(theme.font(width * (0.13 if width >= _ABILITY_FROM else 0.2), bold=True))
            self.painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom,
                                  self.card.index)
        if width >= _ABILITY_FROM:
            self.painter.setFont(theme.font(max(theme.SMALLEST_TEXT, width * 0.058), italic=True))
            line = QRectF(width * 0.06, height - width * 0.13, width * 0.7, width * 0.1)
            self.painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                                  self.words(self.card.group.name))
            self.painter.setPen(theme.palette.ink)
            self.painter.setFont(theme.font(width * 0.068))
            words = QRectF(width * 0.07, width * 0.96, width * 0.86, width * 0.32)
            self.painter.drawText(words, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                                  | Qt.TextFlag.TextWordWrap, self.words(self.card.ability))


def _width_of(text: str, pixels: float) -> float:
    return QFontMetricsF(theme.font(pixels, bold=True)).horizontalAdvance(text)


def _wave(path: QPainterPath, right: float, length: float, height: float, swing: float) -> None:
    """One wave towards the left: a crest below the line, then a trough above it."""
    path.quadTo(QPointF(right - length / 4, height + swing), QPointF(right - length / 2, height))
    path.quadTo(QPointF(right - length * 3 / 4, height - swing), QPointF(right - length, height))


def _head(width: float, height: float, edge: str) -> QPainterPath:
    """The coloured head of a card; its lower edge tells the group."""
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(width, 0)
    path.lineTo(width, height)
    teeth = 6 if edge == "waves" else 9
    step = width / teeth
    depth = width * 0.035
    for tooth in range(teeth):
        right = width - tooth * step
        if edge == "zigzag":
            path.lineTo(right - step / 2, height + depth)
            path.lineTo(right - step, height)
        elif edge == "scallops":
            path.quadTo(QPointF(right - step / 2, height + 2 * depth), QPointF(right - step, height))
        elif edge == "waves":
            _wave(path, right, step, height, width * 0.04)
        elif edge == "steps":
            low = height + (0.0 if tooth % 2 else width * 0.03)
            path.lineTo(right, low)
            path.lineTo(right - step, low)
        else:
            path.lineTo(right - step, height)
    path.closeSubpath()
    return path
