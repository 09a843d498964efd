"""Card faces, each painted once for every size it is shown at, with its shadow."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from engine.base.cards import Card
from engine.base.faces import Back, CardFace, Drawing, Face, Index, TokenFace, TurnedFace, known_card
from engine.base.game import Game
from engine.core.text import Text, in_words
from throne_desktop.kept.paths import asset
from throne_desktop.look import theme
from throne_desktop.table.blocks import RATIO
from throne_desktop.table.card_face import RADIUS, CardPainter, paint_veil
from throne_desktop.table.card_layout import CardLayout
from throne_desktop.table.tokens import paint_token

SHADOW: Final = 0.05
"""The room around a card for its shadow, in card widths."""
_BACK: Final = asset("themes", "back.svg")


def height_of(face: Face, width: float) -> int:
    """The height in pixels of a card, or of a token, that is so wide."""
    return round(width if isinstance(face, TokenFace) else width * RATIO)


class Faces:
    """The faces of one game's cards in one language. `words` turns a Text into words."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str]) -> None:
        self._cards = {card.id: card for card in game.cards}
        self._folder = asset("games", game.id.replace("-", "_"))
        self._words = words
        self._kept: dict[tuple[Face, int, float, bool], QPixmap] = {}
        self._feet: dict[tuple[Face, int], float] = {}
        self._shadows: dict[tuple[int, float], QPixmap] = {}
        self._drawings: dict[Path, QSvgRenderer] = {}

    def forget(self) -> None:
        """Forget all pictures: the language, the colours or the sizes have changed."""
        self._kept.clear()
        self._feet.clear()
        self._shadows.clear()

    def drawing_of(self, sign: str) -> Path | None:
        """The drawing that a sign names; None if it names none."""
        return self._folder / f"{sign}.svg" if "/" in sign else None

    def foot(self, face: Face, width: float) -> float:
        """The height in pixels of the name at the foot of a card of that width; 0 if it is not there."""
        card = self._card(face)
        if card is None:
            return 0.0
        key = (face, round(width))
        if key not in self._feet:
            layout = CardLayout(card, key[1], height_of(face, key[1]), self._words)
            self._feet[key] = layout.height - layout.name_room.top() if layout.foot else 0.0
        return self._feet[key]

    def ability(self, face: Face) -> str:
        """What the card with that face does, after what its numbers mean; "" for a back or a token."""
        card = self._card(face)
        if card is None:
            return ""
        return " ".join(filter(None, map(self._words, (*(badge.tip for badge in card.badges), card.ability))))

    def face(self, face: Face, width: float, ratio: float, sideways: bool = False) -> QPixmap:
        """A face with its shadow, `width` pixels wide."""
        key = (face, round(width), ratio, sideways)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._paint(face, float(round(width)), ratio)
            if sideways:
                kept = kept.transformed(QTransform().rotate(-90))
                kept.setDevicePixelRatio(ratio)
            self._kept[key] = kept
        return kept

    def _card(self, face: Face) -> Card | None:
        """The card that a face tells of."""
        card_id = known_card(face)
        return None if card_id is None else self._cards[card_id]

    def _paint(self, face: Face, width: float, ratio: float) -> QPixmap:
        margin = math.ceil(width * SHADOW)
        rect = QRectF(QPointF(0, 0), QSizeF(width, height_of(face, width)))
        token = isinstance(face, TokenFace)
        pixmap = _blank(rect, margin, ratio) if token else QPixmap(self._shadow(rect, margin, ratio))
        painter = _painter_on(pixmap, margin)
        match face:
            case TokenFace():
                paint_token(painter, rect, face, self._written_on(face), self._folder)
            case CardFace(card):
                self._front(painter, rect, card).paint()
            case TurnedFace(card):
                self._drawing(_BACK).render(painter, rect)
                self._front(painter, rect, card).paint_turned()
            case Back():
                self._drawing(_BACK).render(painter, rect)
                paint_veil(painter, rect)
        painter.end()
        return pixmap

    def _front(self, painter: QPainter, rect: QRectF, card_id: str) -> CardPainter:
        emblem = self._drawing(self._folder / f"{card_id}.svg")
        return CardPainter(painter, rect, self._cards[card_id], self._words, emblem, self._folder)

    def _written_on(self, token: TokenFace) -> str | Drawing:
        """The face of a token, in which a card named by its text is replaced by the index of that card."""
        if isinstance(token.text, Index):
            return in_words(self._cards[token.text.card].corner, self._words)
        return token.text

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

    def _drawing(self, file: Path) -> QSvgRenderer:
        if file not in self._drawings:
            self._drawings[file] = QSvgRenderer(str(file))
        return self._drawings[file]


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
