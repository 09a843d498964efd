"""The verdict that is stamped on a card at a climax: a word on a slanting plate, with a seal before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.motions import Motion
from throne_desktop.table.motion.tweens import Timed

_LETTERS: Final = 0.27
_SMALLEST: Final = 20.0
_LARGEST: Final = 46.0
"""The height of the letters: in card widths, and in pixels at least and at most, at the usual size of texts."""
_WIDEST: Final = 1.7
"""How wide it is at most, in card widths."""
_SLANT: Final = -8.0
_ABOVE: Final = 2.1
"""How many times as large it is before it is stamped."""
_TEETH: Final = 0.16
"""How far the teeth around a bad word reach, in heights of its letters."""


class VerdictItem(QGraphicsItem):
    """A word on a plate: a good one has a smooth edge, a bad one teeth. It lies with its middle at its position."""

    def __init__(self, word: str, good: bool, seal: QPixmap, card: float) -> None:
        """`card` is the width of the card on which it is stamped."""
        super().__init__()
        self.word = word
        self.good = good
        self._seal = seal
        self._font = _letters(word, card)
        letters = QFontMetricsF(self._font).boundingRect(QRectF(0, 0, 2000, 200), Qt.AlignmentFlag.AlignCenter, word)
        height = letters.height() * 1.12
        side = height if not seal.isNull() else 0.0
        self._letters = QSizeF(letters.width() + height * 0.3, height)
        self.size = QSizeF(self._letters.width() + side + height * 0.45, height)
        self._side = side
        self.setZValue(zlayers.CRIES)
        self.setRotation(_SLANT)
        self.setOpacity(0.0)

    def put(self, middle: QPointF, table: QRectF) -> None:
        """Put its middle there, or as near to it as the table allows."""
        room = self.mapRectToParent(self.boundingRect()).translated(middle - self.pos())
        across = min(0.0, table.right() - room.right()) or max(0.0, table.left() - room.left())
        down = min(0.0, table.bottom() - room.bottom()) or max(0.0, table.top() - room.top())
        self.setPos(middle + QPointF(across, down))

    def strike(self, part: float) -> None:
        """Show it on its way down, from 0 to 1, when it lies on the card."""
        self.setScale(_ABOVE + (1 - _ABOVE) * part)
        self.setOpacity(min(1.0, 2.5 * part))

    def boundingRect(self) -> QRectF:
        edge = self.size.height() * _TEETH + 5
        return self._plate().adjusted(-edge, -edge, edge, edge)

    def _plate(self) -> QRectF:
        return QRectF(QPointF(-self.size.width() / 2, -self.size.height() / 2), self.size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        plate, tones = self._plate(), theme.palette.colours["green" if self.good else "crimson"]
        painter.setPen(QPen(theme.palette.ink, 3 * theme.palette.stroke, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(tones.main)
        if self.good:
            painter.drawRoundedRect(plate, plate.height() * 0.35, plate.height() * 0.35)
        else:
            painter.drawPolygon(_toothed(plate, plate.height() * _TEETH))
        painter.setPen(QPen(theme.palette.parchment_light, 1.6 * theme.palette.stroke))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner, round_off = plate.adjusted(4, 4, -4, -4), plate.height() * (0.28 if self.good else 0.08)
        painter.drawRoundedRect(inner, round_off, round_off)
        left = plate.left() + plate.height() * 0.2
        if self._side:
            seal = QRectF(left, plate.top() + plate.height() * 0.1, self._side * 0.8, self._side * 0.8)
            painter.drawPixmap(seal, self._seal, QRectF(self._seal.rect()))
            left += self._side
        painter.setFont(self._font)
        painter.drawText(QRectF(QPointF(left, plate.top()), self._letters), Qt.AlignmentFlag.AlignCenter, self.word)


def _letters(word: str, card: float) -> QFont:
    """The largest letters in which the word fits across a card of that width."""
    size = min(_LARGEST, max(_SMALLEST, card * _LETTERS)) * theme.text_scale
    while size > theme.SMALLEST_TEXT + 2:
        font = theme.font(size, bold=True)
        if QFontMetricsF(font).horizontalAdvance(word) + size * 2.4 <= card * _WIDEST:
            break
        size -= 1
    return theme.font(size, bold=True)


def _toothed(plate: QRectF, depth: float) -> QPolygonF:
    """A rectangle with teeth all around it, about as wide as they are long."""
    corners = [plate.topLeft(), plate.topRight(), plate.bottomRight(), plate.bottomLeft()]
    outline = QPolygonF()
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        way = end - start
        length = abs(way.x()) + abs(way.y())        # edges are level or upright
        teeth = max(2, round(length / (2.2 * depth)))
        out = QPointF(way.y(), -way.x()) / length * depth
        for tooth in range(teeth):
            outline << start + way * (tooth / teeth) << start + way * ((tooth + 0.5) / teeth) + out
    return outline


@dataclass(slots=True)
class Striking(Timed):
    """A verdict on its way down onto its card."""

    item: VerdictItem
    delay: int = 0
    motion: Motion = motions.STRIKE
    sound: str = "token"

    def reduce(self) -> None:
        """Fade in on the card."""
        self.motion = motions.FADE

    def at(self, time: float) -> None:
        """Show it as it is at that time."""
        part = self.part(time)
        if self.motion is motions.FADE:
            self.item.setOpacity(part)
        else:
            self.item.strike(self.motion.along(part))
