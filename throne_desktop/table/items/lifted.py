"""What is seen of a card high above the table: one picture, as large as it is there, with its long shadow in it.

A picture that is only moved costs a fifth of what one costs that is scaled and laid over its shadow in every frame.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

_ASIDE: Final = 0.05
_BELOW: Final = 0.12
"""How far to the right and down the shadow of a card falls that flies as high as cards do, in card widths."""
_SHADE: Final = 0.8


class Lifted(NamedTuple):
    """A picture, and how far to the left of and above that of the card on the table it begins, in pixels."""

    picture: QPixmap
    beyond: QPointF


def lifted(card: QPixmap, shadow: QPixmap | None, width: float, larger: float,
           paint_more: Callable[[QPainter], None]) -> Lifted:
    """The picture of a card of that width so many times as large, above a shadow that falls to the lower right.

    What else lies on the card is painted by `paint_more`, whose origin is the upper left corner of its picture.
    """
    ratio = card.devicePixelRatio()
    grown = QPointF(card.width(), card.height()) * (larger - 1) / 2
    fall = QPointF(_ASIDE, _BELOW) * width * ratio if shadow is not None else QPointF()
    left, top = ceil(grown.x()), ceil(grown.y())
    made = QPixmap(left + card.width() + ceil(grown.x() + fall.x()), top + card.height() + ceil(grown.y() + fall.y()))
    made.fill(Qt.GlobalColor.transparent)
    room = QRectF(left - grown.x(), top - grown.y(), card.width() * larger, card.height() * larger)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, larger != 1)
    if shadow is not None:
        painter.setOpacity(_SHADE)
        painter.drawPixmap(QRectF(QPointF(left, top) + fall, shadow.size().toSizeF()), shadow, shadow.rect().toRectF())
        painter.setOpacity(1.0)
    painter.drawPixmap(room, card, card.rect().toRectF())
    painter.translate(room.topLeft())
    painter.scale(larger * ratio, larger * ratio)
    paint_more(painter)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return Lifted(made, QPointF(left, top) / ratio)
