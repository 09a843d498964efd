"""Card faces, each painted once for every size it is shown at, with its shadow."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from engine.base.cards import Card
from engine.base.faces import BACK, Back, CardFace, Drawing, Face, Index, TokenFace, TurnedFace, known_card
from engine.base.game import Game
from engine.core.text import Text, in_words
from throne_desktop.language import i18n
from throne_desktop.look import pictures, theme
from throne_desktop.look.drawings import drawing
from throne_desktop.look.palette import Tones
from throne_desktop.storage.household import faces_for
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import Cast
from throne_desktop.storage.rewards import BARE, worn_by
from throne_desktop.storage.settings import Settings
from throne_desktop.table.faces.card_face import RADIUS, CardPainter, paint_veil
from throne_desktop.table.faces.card_layout import CardLayout
from throne_desktop.table.faces.card_marks import Spots
from throne_desktop.table.faces.stage import Place, place_of
from throne_desktop.table.faces.tokens import paint_token, paint_value, value_on_back
from throne_desktop.table.geometry.zone_block import RATIO

SHADOW: Final = 0.05
"""The room around a card for its shadow, in card widths."""
_BACK: Final = asset("themes", "back.svg")


def height_of(face: Face, width: float) -> int:
    """The height in pixels of a card, or of a token, that is so wide."""
    return round(width if isinstance(face, TokenFace) else width * RATIO)


class _Look(NamedTuple):
    """All that a picture of a face depends on besides its words."""

    face: Face
    width: int
    ratio: float
    sideways: bool
    free: int | None
    counts: str
    veiled: bool
    owned: bool


class Faces:
    """The faces of one game's cards in one language, and of its players. `words` turns a Text into words."""

    def __init__(self, game: Game[Any], words: Callable[[Text], str]) -> None:
        self._printed = game.cards
        self._cards = {card.id: card for card in game.cards}
        self._folder = asset("games", game.id.replace("-", "_"))
        self._window = game.window
        own = self._folder / "back.svg"
        self._usual_back = self._back = own if own.exists() else _BACK
        self._worn = BARE
        self._game = game
        self._words = words
        self.cast = Cast(lambda: [("", True)] * game.seats[-1])
        """How the players look."""
        self._keys: dict[_Look, Hashable] = {}
        """Under which each look is among the pictures: its words need not be looked up each time it is asked for."""
        self._layouts: dict[tuple[Face, int, int | None, bool], CardLayout] = {}
        self.age = 0
        """How often all pictures were let go of: what was painted at another age is old."""

    @property
    def place(self) -> Place:
        """Where the game is played: asked for by tables only, not by those who show cards elsewhere."""
        return self._place._replace(light=self._worn.light) if self._worn.light else self._place

    @cached_property
    def _place(self) -> Place:
        return place_of(self._game)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show the cards as they are printed for the edition that is played."""
        if cards is not self._printed:
            self._printed, self._cards = cards, {card.id: card for card in cards}
            self.forget()

    def follow(self, settings: Settings) -> None:
        """Show players and cards as people have chosen: faces, and what the person at the screen wears."""
        worn = self._worn = worn_by(settings)
        back = asset("backs", f"{worn.back}.svg") if worn.back else self._usual_back
        if back != self._back:
            self._back = back
            self.forget()
        own = (settings.player_name or i18n.user_name(), *settings.former_names)
        self.cast.follow(faces_for(settings), own, worn.frame)

    def title(self, seat: int) -> Text | None:
        """The title that the player at a seat wears; None without one."""
        return self._worn.title_text if self.cast.is_own(seat) else None

    def forget(self) -> None:
        """Let go of all pictures: the language, the colours or the sizes have changed."""
        self._keys.clear()
        self._layouts.clear()
        self.age += 1

    def drawing_of(self, sign: str) -> Path | None:
        """The drawing that a sign names; None if it names none."""
        return self._folder / f"{sign}.svg" if "/" in sign else None

    def foot(self, face: Face, width: float, *, owned: bool = False) -> float:
        """The height in pixels of the name at the foot of a card of that width; 0 if it is not there."""
        layout = self._layout(face, width, None, owned)
        return layout.height - layout.name_room.top() if layout is not None and layout.foot else 0.0

    def spots(self, face: Face, width: float, free: float | None = None, *, owned: bool = False) -> Spots:
        """Where signs can stand on an upright card: on its picture, or at the foot of its spine; anywhere on a back."""
        layout = self._layout(face, width, free, owned)
        if layout is None:
            return Spots(width, QRectF(0, 0, width if free is None else min(width, free), height_of(face, width)), ())
        if layout.spine is not None:
            return Spots(width, layout.spine.disc_room, ())
        return Spots(width, layout.window, () if isinstance(face, TurnedFace) else layout.badge_rooms)

    def value_room(self, face: Face, width: float, free: float | None = None, *, owned: bool = False) -> QRectF:
        """Where the number stands that an upright card counts now, if that is not what is printed on it."""
        layout = self._layout(face, width, free, owned)
        if layout is None:
            return value_on_back(QRectF(0, 0, width if free is None else min(width, free), height_of(face, width)))
        return layout.value_room(turned=isinstance(face, TurnedFace))

    def _layout(self, face: Face, width: float, free: float | None, owned: bool) -> CardLayout | None:
        """How the card of a face is laid out; None for a back or a token."""
        card = self._card(face)
        if card is None:
            return None
        key = (face, round(width), None if free is None or free > width - 1 else round(free), owned)
        if key not in self._layouts:
            self._layouts[key] = CardLayout(card, key[1], height_of(face, key[1]), self._words, key[2],
                                            owned=owned)
        return self._layouts[key]

    def tones(self, face: Face) -> Tones | None:
        """The colours of the group of the card with that face; None for a back or a token."""
        card = self._card(face)
        return None if card is None else theme.palette.colours[card.group.colour]

    def name(self, face: Face) -> Text | None:
        """What the card with that face is called; None for a back or a token."""
        card = self._card(face)
        return None if card is None else card.name

    def ability(self, face: Face) -> str:
        """What the card with that face does, after what its numbers mean; "" for a back or a token."""
        card = self._card(face)
        if card is None:
            return ""
        return " ".join(filter(None, map(self._words, (*(badge.tip for badge in card.badges), card.ability))))

    def face(self, face: Face, width: float, ratio: float, sideways: bool = False, free: float | None = None, *,
             counts: str = "", veiled: bool = False, owned: bool = False) -> QPixmap:
        """A face with its shadow, `width` pixels wide.

        Where another card covers all but its left `free` pixels, all that matters stands in these. Where it `counts`
        otherwise now, its own number is struck through, and that one stands on its picture. With `veiled` all but its
        head is dimmed. With `owned` its lower left corner is left free for the face of its owner.
        """
        seen = None if free is None or free > width - 1 else round(free)
        look = _Look(face, round(width), ratio, sideways, seen, counts, veiled, owned)
        if look not in self._keys:
            shown = self._back if isinstance(face, Back | TurnedFace) else None
            self._keys[look] = (look, self._folder, shown, self._window, i18n.spoken(), self._written(face))
        return pictures.kept.picture(self._keys[look], partial(self._turned, look))

    def shadow(self, size: QSizeF, ratio: float) -> QPixmap:
        """The shadow of a card of that size, with the same room around it as a face has."""
        whole = QSizeF(round(size.width()), round(size.height()))
        margin = math.ceil(min(whole.width(), whole.height()) * SHADOW)
        return _shadow(QRectF(QPointF(0, 0), whole), margin, ratio)

    def _written(self, face: Face) -> tuple[Card | None, str]:
        """The card that a face shows, and all words on it: tables whose words differ do not share it."""
        card = self._card(face)
        if isinstance(face, TokenFace) and isinstance(face.text, Index):
            card = self._cards[face.text.card]
        if card is None:
            return None, ""
        brief = "" if card.brief is None else in_words(card.brief.words, self._words)
        texts = (self._words(card.name), self._words(card.ability), in_words(card.corner, self._words), brief)
        return card, "\n".join(texts)

    def _turned(self, look: _Look) -> QPixmap:
        """A face painted upright or lying on its side."""
        painted = self._paint(look)
        if look.sideways:
            painted = painted.transformed(QTransform().rotate(-90))
            painted.setDevicePixelRatio(look.ratio)
        return painted

    def _card(self, face: Face) -> Card | None:
        """The card that a face tells of."""
        card_id = known_card(face)
        return None if card_id is None else self._cards[card_id]

    def _paint(self, look: _Look) -> QPixmap:
        face, width, ratio = look.face, float(look.width), look.ratio
        margin = math.ceil(width * SHADOW)
        rect = QRectF(QPointF(0, 0), QSizeF(width, height_of(face, width)))
        token = isinstance(face, TokenFace)
        pixmap = _blank(rect, margin, ratio) if token else QPixmap(_shadow(rect, margin, ratio))
        painter = _painter_on(pixmap, margin)
        match face:
            case TokenFace():
                paint_token(painter, rect, face, self._written_on(face), self._folder)
            case CardFace(card):
                self._front(painter, rect, card, look).paint()
            case TurnedFace(card):
                drawing(self._back).render(painter, rect)
                self._front(painter, rect, card, look).paint_turned()
            case Back():
                self._paint_back(painter, rect, look)
        painter.end()
        return pixmap

    def _paint_back(self, painter: QPainter, rect: QRectF, look: _Look) -> None:
        drawing(self._back).render(painter, rect)
        paint_veil(painter, rect)
        if look.counts:
            paint_value(painter, self.value_room(BACK, rect.width(), look.free), look.counts)

    def _front(self, painter: QPainter, rect: QRectF, card_id: str, look: _Look) -> CardPainter:
        emblem = drawing(self._folder / f"{card_id}.svg")
        return CardPainter(painter, rect, self._cards[card_id], self._words, emblem, self._folder, window=self._window,
                           free=look.free, counts=look.counts, veiled=look.veiled, owned=look.owned)

    def _written_on(self, token: TokenFace) -> str | Drawing:
        """The face of a token, in which a card named by its text is replaced by the index of that card."""
        if isinstance(token.text, Index):
            return in_words(self._cards[token.text.card].corner, self._words)
        return token.text


def _shadow(rect: QRectF, margin: int, ratio: float) -> QPixmap:
    """A card's shadow, painted once for all cards of a size, since it takes a third of the time of a face."""
    return pictures.kept.picture(("shadow", rect.width(), rect.height(), ratio),
                                 partial(_painted_shadow, rect, margin, ratio))


def _painted_shadow(rect: QRectF, margin: int, ratio: float) -> QPixmap:
    pixmap = _blank(rect, margin, ratio)
    painter = _painter_on(pixmap, margin)
    _paint_shadow(painter, rect, margin)
    painter.end()
    return pixmap


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
