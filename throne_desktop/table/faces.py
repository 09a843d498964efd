"""Card faces, each painted once for every size it is shown at, with its shadow."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from engine.base.game import Game
from engine.base.table import INDEX_OF, TOKEN, TURNED
from engine.core.text import Text, in_words
from throne_desktop.kept.paths import asset
from throne_desktop.look import theme
from throne_desktop.table.blocks import RATIO
from throne_desktop.table.card_face import RADIUS, CardFace, paint_veil
from throne_desktop.table.card_layout import CardLayout
from throne_desktop.table.tokens import paint_token

SHADOW: Final = 0.05
"""The room around a card for its shadow, in card widths."""


def height_of(face: str, width: float) -> int:
    """The height in pixels of a card, or of a token, that is so wide."""
    return round(width if face.startswith(TOKEN) else width * RATIO)


class Faces:
    """The faces of one game's cards in one language. `words` turns a Text into words."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str]) -> None:
        self._cards = {card.id: card for card in game.cards}
        self._folder = asset("games", game.id.replace("-", "_"))
        self._words = words
        self._kept: dict[tuple[str, int, float, bool], QPixmap] = {}
        self._feet: dict[tuple[str, int], float] = {}
        self._shadows: dict[tuple[int, float], QPixmap] = {}
        self._drawings: dict[str, QSvgRenderer] = {}

    def forget(self) -> None:
        """Forget all pictures: the language, the colours or the sizes have changed."""
        self._kept.clear()
        self._feet.clear()
        self._shadows.clear()

    def drawing_of(self, sign: str) -> Path | None:
        """The drawing that a sign names; None if it names none."""
        return self._folder / f"{sign}.svg" if "/" in sign else None

    def foot(self, card_id: str, width: float) -> float:
        """The height in pixels of the name at the foot of a card of that width; 0 if it is not there."""
        card = self._cards.get(card_id.removeprefix(TURNED))
        if card is None:
            return 0.0
        key = (card_id, round(width))
        if key not in self._feet:
            layout = CardLayout(card, key[1], height_of(card_id, key[1]), self._words)
            self._feet[key] = layout.height - layout.name_room.top() if layout.foot else 0.0
        return self._feet[key]

    def ability(self, face: str) -> str:
        """What the card with that face does, after what its numbers mean; "" for a back or a token."""
        card = self._cards.get(face.removeprefix(TURNED))
        if card is None:
            return ""
        return " ".join(filter(None, map(self._words, (*(badge.tip for badge in card.badges), card.ability))))

    def face(self, card_id: str, width: float, ratio: float, sideways: bool = False) -> QPixmap:
        """The face of a card ("" for the back) or token with its shadow, if it is `width` pixels wide."""
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
        rect = QRectF(QPointF(0, 0), QSizeF(width, height_of(card_id, width)))
        token = card_id.startswith(TOKEN)
        pixmap = _blank(rect, margin, ratio) if token else QPixmap(self._shadow(rect, margin, ratio))
        painter = _painter_on(pixmap, margin)
        if token:
            paint_token(painter, rect, self._lettered(card_id), self._folder)
        elif card_id and not card_id.startswith(TURNED):
            self._front(painter, rect, card_id).paint()
        else:
            self._drawing("").render(painter, rect)
            if card_id:
                self._front(painter, rect, card_id.removeprefix(TURNED)).paint_turned()
            else:
                paint_veil(painter, rect)
        painter.end()
        return pixmap

    def _front(self, painter: QPainter, rect: QRectF, card_id: str) -> CardFace:
        return CardFace(painter, rect, self._cards[card_id], self._words, self._drawing(card_id), self._folder)

    def _lettered(self, token: str) -> str:
        """The face of a token, in which a card named by its text is replaced by the index of that card."""
        face, _, text = token.rpartition(":")
        if not text.startswith(INDEX_OF):
            return token
        return f"{face}:{in_words(self._cards[text.removeprefix(INDEX_OF)].corner, self._words)}"

    def _shadow(self, rect: QRectF, margin: int, ratio: float) -> QPixmap:
        """A card's shadow, painted once for all cards of a size, since it takes a third of the time of a face."""
        key = (round(rect.width()), ratio)
        if key not in self._shadows:
            pixmap = _blank(rect, margin, ratio)
            painter = _painter_on(pixmap, margin)
            _paint_shadow(painter, rect, margin)
            painter.end()
            self._shadows[key] = pixmap
        return self._shadows[key]

    def _drawing(self, card_id: str) -> QSvgRenderer:
        drawing = self._drawings.get(card_id)
        if drawing is None:
            path = self._folder / f"{card_id}.svg" if card_id else asset("themes", "back.svg")
            drawing = self._drawings[card_id] = QSvgRenderer(str(path))
        return drawing


def _blank(rect: QRectF, margin: int, ratio: float) -> QPixmap:
    """An empty picture for a card with room for its shadow."""
    pixmap = QPixmap(math.ceil((rect.width() + 2 * margin) * ratio), math.ceil((rect.height() + 2 * margin) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painter_on(pixmap: QPixmap, margin: int) -> QPainter:
    """A painter whose origin is the corner of the card itself."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
                           | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(margin, margin)
    return painter


def _paint_shadow(painter: QPainter, rect: QRectF, margin: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(2, round(margin))
    shade = QColor(theme.palette.shadow)
    shade.setAlpha(round(shade.alpha() / steps))
    for step in range(steps):
        grow = margin * (1 - step / steps) * 0.9
        painter.setBrush(shade)
        ground = rect.adjusted(-grow, -grow * 0.6, grow, grow)
        radius = rect.width() * RADIUS + grow
        painter.drawRoundedRect(ground, radius, radius)
