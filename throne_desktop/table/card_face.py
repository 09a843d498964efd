"""One card face: ground, head, emblem, indices, name, signs and ability. All lengths follow from the card's width."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.core.game import Card
from engine.core.text import Text, in_words
from engine.table.spec import token_face
from throne_desktop import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table.blocks import SMALL, SMALL_FAN
from throne_desktop.table.tokens import paint_token

BAND: Final = 0.235
"""Height of the coloured head, in card widths: what shows of a card that lies under others in a fan."""
RADIUS: Final = 0.056
_NAME_FROM: Final = 56.0
"""From this width on a card has room for a short name at its foot."""
NAME_IN_HEAD_FROM: Final = 104.0
"""From this width on a card has room for its name beside the index; narrower ones have it at their foot."""
_NAME_BESIDE_SIGN_FROM: Final = 132.0
"""The same for a card with a sign in its head."""
_ABILITY_FROM: Final = 200.0
"""From this width on a card has room for its ability in words."""
_BADGE: Final = 0.235
_BADGE_BESIDE_ABILITY: Final = 0.2
_BADGE_STEP: Final = 1.06
"""From badge to badge, in badges."""
_BELOW_HEAD: Final = 0.075
_READABLE_BADGE: Final = 1.4
"""The side of the smallest badge that can be read, in heights of the smallest letters."""
_EMBLEM: Final = 0.8
_EMBLEM_AMONG_OTHERS: Final = 0.66
_EMBLEM_ABOVE_SIGNS: Final = 0.52
"""The emblem's side in card widths: alone, with an ability or badges beside it, and with signs and an ability."""
_SIGN: Final = 0.2
_MEDAL: Final = 0.62
"""The diameter of the ground of a small emblem, in card widths."""
_COMFORTABLE: Final = 0.62
"""A name is broken or cut rather than written smaller than so much of its usual size."""
_NARROW: Final = 85
"""The width of narrow letters, in per cent of the usual."""
_LINE: Final = 1.12
"""From line to line of a name, in heights of its letters."""
_ABILITY_SIZE: Final = 0.068
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_TEETH: Final = 9
_WAVES: Final = 6


def band(width: float) -> float:
    """The height of the head of a card, in pixels, for a card of that width."""
    return width * BAND * (SMALL_FAN if width < SMALL else 1.0)


def foot(width: float, *, signed: bool = False) -> float:
    """The height of the line at the foot of a card that has its name there, in pixels; 0 for other cards."""
    wide = _NAME_BESIDE_SIGN_FROM if signed else NAME_IN_HEAD_FROM
    return max(15.0, width * 0.2) if _NAME_FROM <= width < wide else 0.0


def paint_veil(painter: QPainter, card: QRectF) -> None:
    """Dim a card and its drawing as the theme wants it."""
    painter.fillPath(rounded(card), theme.palette.veil)


def rounded(card: QRectF) -> QPainterPath:
    """The outline of a card."""
    path = QPainterPath()
    path.addRoundedRect(card, card.width() * RADIUS, card.width() * RADIUS)
    return path


class CardFace:
    """Paints one card. `folder` is where the drawings of its game are; `emblem` is the card's own."""

    def __init__(self, painter: QPainter, rect: QRectF, card: Card, words: Callable[[Text], str], emblem: QSvgRenderer,
                 folder: Path) -> None:
        self.painter = painter
        self.rect = rect
        self.width = rect.width()
        self.foot = foot(rect.width(), signed=bool(card.sign))
        self.card = card
        self.words = words
        self.corner = in_words(card.corner, words)
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
        """Paint only what tells which card it is, over the back of a card that lies face down."""
        self._paint_head()
        self._paint_medal()
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
        with_ability = width >= _ABILITY_FROM
        side = width * self._emblem_share()
        top = band(width) + width * (0.055 if with_ability or self.card.signs else 0.095)
        if with_ability and not self.card.signs:
            side = min(side, self.ability_room()[0].top() - top)
        if foot(width):
            side = min(side, self.rect.height() - foot(width) - width * 0.03 - top)
        left = width * 0.97 - side if self.card.badges else (width - side) / 2
        self.emblem.render(self.painter, QRectF(left, top, side, side))

    def _paint_medal(self) -> None:
        """The emblem, small, on a round ground in what the head leaves free of a back."""
        side = self.width * _MEDAL
        left, top = (self.width - side) / 2, (band(self.width) + self.rect.height() - side) / 2
        ground = QRectF(left, top, side, side)
        self.painter.setPen(QPen(self.tones.dark, max(1.0, self.width * 0.015)))
        self.painter.setBrush(theme.palette.parchment_light)
        self.painter.drawEllipse(ground)
        inset = side * 0.13
        self.emblem.render(self.painter, ground.adjusted(inset, inset, -inset, -inset))

    def _emblem_share(self) -> float:
        """The emblem's side, in card widths."""
        with_ability = self.width >= _ABILITY_FROM
        if with_ability and self.card.signs:
            return _EMBLEM_ABOVE_SIGNS
        return _EMBLEM_AMONG_OTHERS if with_ability or self.card.badges or self.card.signs else _EMBLEM

    # -- the head ------------------------------------------------------------------------------------------------------

    def _paint_index_and_name(self) -> None:
        width = self.width
        head = QRectF(width * 0.055, 0, width * 0.89, band(width) * 0.94)
        left, right = head.left(), head.right()
        self.painter.setPen(theme.palette.parchment_light)
        if self.corner:
            font = theme.font(width * (0.34 if width < SMALL else 0.215), bold=True)
            self.painter.setFont(font)
            self.painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.corner)
            left += QFontMetricsF(font).horizontalAdvance(self.corner) + width * 0.045
        if self.card.sign:      # beside the index: in a fan the right side of a card is covered
            side = width * (0.3 if width < SMALL else _SIGN)
            self._draw(self.card.sign, QRectF(left, head.center().y() - side / 2, side, side),
                       theme.palette.parchment_light)
            left += side + width * 0.02
        if width < SMALL or self.foot:
            return
        name = QRectF(left, head.top(), right - left, head.height())
        self._fitted(self.words(self.card.name), name, width * 0.145, Qt.AlignmentFlag.AlignHCenter)

    def _fitted(self, text: str, room: QRectF, pixels: float, align: Qt.AlignmentFlag) -> None:
        """A name as large as fits: in one line, in two, or what stands before its comma, in narrow letters if need be;
        left out if none fits."""
        whole, halves, short = (text,), _halves(text), (text.partition(",")[0],)
        ways = [(_size_of(lines, room, pixels, stretch), lines, stretch) for lines, stretch in (
            (whole, 100), (halves, 100), (whole, _NARROW), (halves, _NARROW), (short, 100), (short, _NARROW))]
        least = max(pixels * _COMFORTABLE, theme.SMALLEST_TEXT)
        size, lines, stretch = next((way for way in ways if way[0] >= least), max(ways, key=lambda way: way[0]))
        if size < theme.SMALLEST_TEXT:
            return
        font = theme.font(math.floor(size), bold=True)
        font.setStretch(stretch)
        self.painter.setFont(font)
        height = size * _LINE
        top = room.center().y() - height * len(lines) / 2
        for number, line in enumerate(lines):
            self.painter.drawText(QRectF(room.left(), top + number * height, room.width(), height),
                                  align | Qt.AlignmentFlag.AlignVCenter, line)

    def _draw(self, name: str, area: QRectF, colour: QColor | None = None) -> None:
        """A drawing of the game, in one colour if one is given."""
        size = QSize(max(1, round(area.width())), max(1, round(area.height())))
        picture = drawn(self.folder / f"{name}.svg", size, colour, self.painter.device().devicePixelRatioF())
        self.painter.drawPixmap(area.topLeft(), picture)

    # -- below the head ------------------------------------------------------------------------------------------------

    def _paint_badges(self) -> None:
        """Numbers stand in a column at the left edge, above the name if they can; very small cards have no room."""
        side = self._badge_side()
        if not side:
            return
        top = band(self.width) + self.width * _BELOW_HEAD
        for badge in self.card.badges:
            paint_token(self.painter, QRectF(self.width * 0.035, top, side, side),
                        token_face(badge.shape, badge.colour, badge.text))
            top += side * _BADGE_STEP

    def _badge_side(self) -> float:
        """The side of a badge, 0 if there is no badge, or no room for badges that can be read."""
        if not self.card.badges:
            return 0.0
        share = _BADGE_BESIDE_ABILITY if self.width >= _ABILITY_FROM else _BADGE
        usual = max(self.width * share, theme.SMALLEST_TEXT * 1.7)
        room = self.rect.height() - band(self.width) - self.width * _BELOW_HEAD - 1.0
        for high in (room - self.foot - self.width * 0.05, room):
            side = min(usual, high / len(self.card.badges) / _BADGE_STEP)
            if side >= theme.SMALLEST_TEXT * _READABLE_BADGE:
                return side
        return 0.0

    def _badges_end(self) -> float:
        """Where the column of badges ends below, in pixels from the top of the card."""
        return band(self.width) + self.width * _BELOW_HEAD + len(self.card.badges) * self._badge_side() * _BADGE_STEP

    def _paint_foot(self) -> None:
        width, height = self.width, self.rect.height()
        self.painter.setPen(self.tones.dark)
        if self.foot:
            room = QRectF(width * 0.03, height - self.foot - width * 0.05, width * 0.94, self.foot)
            pixels = max(theme.SMALLEST_TEXT, width * 0.18)
            if self._badges_end() <= room.top() + 1.0:     # else the numbers take its place, which matter more
                self._fitted(self.words(self.card.name), room, pixels, Qt.AlignmentFlag.AlignHCenter)
        elif self.corner and width >= SMALL:
            corner = QRectF(width * 0.05, height - width * 0.3, width * 0.9, width * 0.28)
            self.painter.setFont(theme.font(width * (0.13 if width >= _ABILITY_FROM else 0.2), bold=True))
            self.painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self.corner)
        self._paint_signs()
        if width >= _ABILITY_FROM:
            self._paint_ability()

    def _paint_signs(self) -> None:
        """A row of small drawings: above the name at the foot of a small card, below the emblem of a large one.

        A card too narrow for the whole row has none of them.
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
        if self.foot:
            top = min(top, self.rect.height() - self.foot - width * 0.06 - side)
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
        """Where the ability stands, and in which size: small rather than in the emblem's place, which it takes only
        if it would be too small to be read."""
        width, bottom = self.width, self.rect.height() - self.width * 0.12
        room = QRectF(width * 0.07, 0.0, width * 0.86, bottom)
        room.setTop(width * (1.02 if self.card.signs else 0.96))
        words, pixels = self.words(self.card.ability), width * _ABILITY_SIZE
        while pixels > theme.SMALLEST_TEXT and _height_of(words, room.width(), pixels) > room.height():
            pixels = max(theme.SMALLEST_TEXT, pixels - 1.0)
        room.setTop(min(room.top(), bottom - _height_of(words, room.width(), pixels)))
        return room, pixels


def _width_of(text: str, pixels: float) -> float:
    return QFontMetricsF(theme.font(pixels, bold=True)).horizontalAdvance(text)


def _height_of(words: str, width: float, pixels: float) -> float:
    """The height of a text that is broken into lines of that width."""
    return QFontMetricsF(theme.font(pixels)).boundingRect(QRectF(0, 0, width, 10.0 ** 4), _WRAPPED, words).height()


def _size_of(lines: tuple[str, ...], room: QRectF, pixels: float, stretch: int) -> float:
    """The height of letters, so many per cent as wide as usual, with which these lines fit into the room; at most
    `pixels`."""
    widest = max(_width_of(line, pixels) for line in lines) * stretch / 100
    high = pixels if len(lines) == 1 else room.height() / (_LINE * len(lines))
    return min(pixels, pixels * room.width() / max(1.0, widest), high)


def _halves(text: str) -> tuple[str, ...]:
    """A name in two lines of about the same length, if it has several words."""
    words = text.split(" ")
    if len(words) < 2:
        return (text,)
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(cuts, key=lambda lines: max(map(len, lines)))


def _head(width: float, height: float, edge: str) -> QPainterPath:
    """The coloured head of a card; its lower edge tells the group."""
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


def _tooth(path: QPainterPath, edge: str, width: float, height: float, tooth: int) -> None:
    """One of equal parts of the edge, from right to left."""
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
