"""One card face: ground, head, emblem, indices, name, signs and ability. All lengths depend on the card's width."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.base.cards import Card, Edge
from engine.base.faces import TokenFace
from engine.core.text import Text
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table.blocks import SMALL
from throne_desktop.table.card_layout import ABILITY_FROM, ABOVE_EMBLEM, BADGE_LEFT, BADGE_STEP, CardLayout, band
from throne_desktop.table.tokens import paint_token

RADIUS: Final = 0.056
_EMBLEM: Final = 0.8
_EMBLEM_AMONG_OTHERS: Final = 0.66
_EMBLEM_ABOVE_SIGNS: Final = 0.52
"""The emblem's side in card widths: alone, with an ability or badges, and with both signs and an ability."""
_MEDAL: Final = 0.62
"""The diameter of the disc behind a small emblem, in card widths."""
_MOST_OF_BACK: Final = 0.94
"""The most it may be, as a share of the free height."""
_ABILITY_SIZE: Final = 0.068
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_TEETH: Final = 9
_WAVES: Final = 6


def paint_veil(painter: QPainter, card: QRectF) -> None:
    """Dims a card and its drawing as the theme asks."""
    painter.fillPath(rounded(card), theme.palette.veil)


def rounded(card: QRectF) -> QPainterPath:
    """The outline of a card."""
    path = QPainterPath()
    path.addRoundedRect(card, card.width() * RADIUS, card.width() * RADIUS)
    return path


class CardPainter:
    """Paints one card. `folder` is where the drawings of its game are; `emblem` is the card's own."""

    def __init__(self, painter: QPainter, rect: QRectF, card: Card, words: Callable[[Text], str], emblem: QSvgRenderer,
                 folder: Path) -> None:
        self.painter = painter
        self.rect = rect
        self.width = rect.width()
        self.card = card
        self.words = words
        self.layout = CardLayout(card, rect.width(), rect.height(), words)
        self.emblem = emblem
        self.folder = folder
        self.tones = theme.palette.colours[card.group.colour]

    def paint(self) -> None:
        """Paint all of it."""
        self._paint_ground()
        self._paint_head()
        self._paint_emblem()
        paint_veil(self.painter, self.rect)
        self._paint_index_and_name()
        self._paint_badges()
        self._paint_foot()

    def paint_turned(self) -> None:
        """Paint only what identifies the card, over the back of one that lies face down."""
        self._paint_head()
        self._paint_medal()
        self._paint_label()
        paint_veil(self.painter, self.rect)
        self._paint_index_and_name()

    # -- the ground ----------------------------------------------------------------------------------------------------

    def _paint_ground(self) -> None:
        ground = QLinearGradient(self.rect.topLeft(), self.rect.bottomLeft())
        ground.setColorAt(0, theme.palette.parchment_light)
        ground.setColorAt(1, theme.palette.parchment_dark)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(ground)
        self.painter.drawPath(rounded(self.rect))

    def _paint_head(self) -> None:
        painter, width = self.painter, self.width
        painter.save()
        painter.setClipPath(rounded(self.rect))
        painter.fillPath(_head(width, band(width), self.card.group.edge), self.tones.main)
        if self.card.group.edge == "bars":
            painter.fillRect(QRectF(0, band(width) + width * 0.015, width, width * 0.018), self.tones.main)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.palette.card_edge, max(1.0, width * 0.008)))
        painter.drawPath(rounded(self.rect))

    def _paint_emblem(self) -> None:
        width = self.width
        with_ability = width >= ABILITY_FROM
        side = width * self._emblem_share()
        top = band(width) + width * (0.055 if with_ability or self.card.signs else 0.095)
        if with_ability and not self.card.signs:
            side = min(side, self.ability_room()[0].top() - top)
        if self.layout.foot:
            end = self.layout.name_room.top()
            top = max(band(width) + width * ABOVE_EMBLEM, min(top, end - side))
            side = min(side, end - top)
        left = width * 0.97 - side if self.card.badges else (width - side) / 2
        self.emblem.render(self.painter, QRectF(left, top, side, side))

    def _paint_medal(self) -> None:
        """The emblem, small, on a disc in the part of the back that head and name leave free."""
        end = self.layout.name_room.top() if self.layout.foot else self.rect.height()
        side = min(self.width * _MEDAL, (end - band(self.width)) * _MOST_OF_BACK)
        left, top = (self.width - side) / 2, (band(self.width) + end - side) / 2
        ground = QRectF(left, top, side, side)
        self.painter.setPen(QPen(self.tones.dark, max(1.0, self.width * 0.015)))
        self.painter.setBrush(theme.palette.parchment_light)
        self.painter.drawEllipse(ground)
        inset = side * 0.13
        self.emblem.render(self.painter, ground.adjusted(inset, inset, -inset, -inset))

    def _paint_label(self) -> None:
        """A light ground behind a name at the foot of a back, no larger than needed."""
        if self.layout.foot:
            size = self.layout.lettering.size + QSizeF(4.0, 0.0)
            ground = QRectF(QPointF(), size.boundedTo(self.layout.name_room.size()))
            ground.moveCenter(self.layout.name_room.center())
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(theme.palette.parchment_light)
            self.painter.drawRoundedRect(ground, 3.0, 3.0)

    def _emblem_share(self) -> float:
        """The emblem's side, in card widths."""
        with_ability = self.width >= ABILITY_FROM
        if with_ability and self.card.signs:
            return _EMBLEM_ABOVE_SIGNS
        return _EMBLEM_AMONG_OTHERS if with_ability or self.card.badges or self.card.signs else _EMBLEM

    # -- the head ------------------------------------------------------------------------------------------------------

    def _paint_index_and_name(self) -> None:
        layout = self.layout
        self.painter.setPen(theme.palette.parchment_light)
        if layout.corner:
            self.painter.setFont(layout.index_font)
            self.painter.drawText(layout.head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                                  layout.corner)
        if self.card.sign:
            self._draw(self.card.sign, layout.sign_room, theme.palette.parchment_light)
        self.painter.setPen(self.tones.dark if layout.foot else theme.palette.parchment_light)
        layout.lettering.paint(self.painter, layout.name_room)

    def _draw(self, name: str, area: QRectF, colour: QColor | None = None) -> None:
        """A drawing of the game, in one colour if one is given."""
        size = QSize(max(1, round(area.width())), max(1, round(area.height())))
        picture = drawn(self.folder / f"{name}.svg", size, colour, self.painter.device().devicePixelRatioF())
        self.painter.drawPixmap(area.topLeft(), picture)

    # -- below the head ------------------------------------------------------------------------------------------------

    def _paint_badges(self) -> None:
        """Numbers in a column at the left edge; very small cards have no room for them."""
        side, top = self.layout.badge_side, self.layout.badges_top
        if not side:
            return
        for badge in self.card.badges:
            paint_token(self.painter, QRectF(self.width * BADGE_LEFT, top, side, side),
                        TokenFace(badge.shape, badge.colour), badge.text, self.folder)
            top += side * BADGE_STEP

    def _paint_foot(self) -> None:
        width, height, corner = self.width, self.rect.height(), self.layout.corner
        self.painter.setPen(self.tones.dark)
        if corner and not self.layout.foot:
            room = QRectF(width * 0.05, height - width * 0.3, width * 0.9, width * 0.28)
            self.painter.setFont(theme.font(width * (0.13 if width >= ABILITY_FROM else 0.2), bold=True))
            self.painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, corner)
        self._paint_signs()
        if width >= ABILITY_FROM:
            self._paint_ability()

    def _paint_signs(self) -> None:
        """A row of small drawings: above the name at the foot of a small card, below the emblem of a large one.

        A card too narrow for the whole row shows none of them.
        """
        width = self.width
        if not self.card.signs or width < SMALL:
            return
        side = max(width * 0.16, 16.0)
        step = side * 1.12
        if step * len(self.card.signs) > width:
            return
        left = (width - step * len(self.card.signs)) / 2
        top = band(width) + width * (self._emblem_share() + 0.08)
        if self.layout.foot:
            top = min(top, self.layout.name_room.top() - width * 0.01 - side)
        for number, sign in enumerate(self.card.signs):
            self._draw(sign, QRectF(left + number * step, top, side, side), self.tones.dark)

    def _paint_ability(self) -> None:
        width, height = self.width, self.rect.height()
        self.painter.setFont(theme.font(max(theme.SMALLEST_TEXT, width * 0.058), italic=True))
        line = QRectF(width * 0.06, height - width * 0.13, width * 0.7, width * 0.1)
        self.painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                              self.words(self.card.group.name))
        self.painter.setPen(theme.palette.ink)
        room, pixels = self.ability_room()
        self.painter.setFont(theme.font(pixels))
        self.painter.drawText(room, _WRAPPED, self.words(self.card.ability))

    def ability_room(self) -> tuple[QRectF, float]:
        """Where the ability stands, and in which size: it shrinks before it takes room from the emblem, as long as it
        can be read."""
        width, bottom = self.width, self.rect.height() - self.width * 0.12
        room = QRectF(width * 0.07, 0.0, width * 0.86, bottom)
        room.setTop(width * (1.02 if self.card.signs else 0.96))
        words, pixels = self.words(self.card.ability), width * _ABILITY_SIZE
        while pixels > theme.SMALLEST_TEXT and _height_of(words, room.width(), pixels) > room.height():
            pixels = max(theme.SMALLEST_TEXT, pixels - 1.0)
        room.setTop(min(room.top(), bottom - _height_of(words, room.width(), pixels)))
        return room, pixels


def _height_of(words: str, width: float, pixels: float) -> float:
    """The height of a text in lines of that width."""
    return QFontMetricsF(theme.font(pixels)).boundingRect(QRectF(0, 0, width, 10.0 ** 4), _WRAPPED, words).height()


def _head(width: float, height: float, edge: Edge) -> QPainterPath:
    """The coloured head of a card, whose lower edge shows the group."""
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(width, 0)
    path.lineTo(width, height)
    if edge == "waves":
        _waves(path, width, height)
    else:
        for tooth in range(_TEETH):
            _tooth(path, edge, width, height, tooth)
    path.closeSubpath()
    return path


def _tooth(path: QPainterPath, edge: Edge, width: float, height: float, tooth: int) -> None:
    """One of the equal parts of the edge, counted from right to left."""
    step = width / _TEETH
    right = width - tooth * step
    depth = width * 0.035
    if edge == "zigzag":
        path.lineTo(right - step / 2, height + depth)
    elif edge == "scallops":
        path.quadTo(QPointF(right - step / 2, height + 2 * depth), QPointF(right - step, height))
    elif edge == "steps" and tooth % 2 == 0:
        for x in (right, right - step):
            path.lineTo(x, height + width * 0.03)
    elif edge == "notches" and tooth % 3 == 1:
        path.lineTo(right, height)
        path.lineTo(right - step / 2, height - depth * 1.6)
    path.lineTo(right - step, height)


def _waves(path: QPainterPath, width: float, height: float) -> None:
    """Whole waves, each a crest below the line and a trough above it."""
    half = width / (2 * _WAVES)
    for number in range(2 * _WAVES):
        right = width - number * half
        off = width * (0.04 if number % 2 == 0 else -0.04)
        path.quadTo(QPointF(right - half / 2, height + off), QPointF(right - half, height))
