"""Signs on cards for what has happened to them: on the picture, on the emblem, or as a reason beside a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.faces.lettering import fit, shortened
from throne_desktop.table.faces.tokens import paint_sign

_LEAST: Final = 10.0
_USUAL: Final = 0.13
_ON_EMBLEM: Final = 0.2
"""The radius of a sign: the least in pixels, and the usual ones in card widths."""
_STEP: Final = 2.05
"""From one sign to the one below it, in radii."""
_LETTERS: Final = 13.0
_PADDING: Final = 6.0
_HIGH: Final = 34.0
_LEAST_ROOM: Final = 46.0
"""The largest letters of a reason at the usual text size, what is around it, the height of its room for two lines, and
the least width of that, in pixels."""
_RING: Final = 2.5


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign on a card: a drawing with a short text at its foot, or the text alone, and its meaning.

    It stands on the picture of the card, on its emblem, or beside the badge with that number.
    """

    text: str
    tip: str
    drawing: Path | None = None
    at: Literal["foot", "emblem"] | int = "foot"


@dataclass(frozen=True, slots=True)
class Spots:
    """Where signs can stand on a card of that width: its picture, and its badges from the top."""

    width: float
    picture: QRectF
    badges: Sequence[QRectF]


class MarkItem(QGraphicsItem):
    """One sign on a card, the item above it; `centre` is where it stands in that item."""

    def __init__(self, parent: QGraphicsItem, sign: Sign, centre: QPointF, radius: float) -> None:
        super().__init__(parent)
        self.sign = sign
        """What the mark shows."""
        self._radius = radius
        self.setToolTip(sign.tip)
        self.setPos(centre)
        if sign.drawing is not None:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def area(self) -> QRectF:
        """Where the sign is drawn, in the coordinates of the mark."""
        return QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._radius - 2, -self._radius - 2, 2.4 * self._radius + 4, 2.4 * self._radius + 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.sign.drawing is not None:
            paint_sign(painter, self.area, self.sign.drawing, self.sign.text)
            return
        painter.setPen(QPen(theme.palette.ink, 1.6))
        painter.setBrush(theme.palette.parchment_light)     # gold is for values only
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        painter.setPen(theme.palette.ink)
        painter.setFont(theme.font(self._radius * 1.25, bold=True))
        painter.drawText(self.area, Qt.AlignmentFlag.AlignCenter, self.sign.text)


class ReasonItem(MarkItem):
    """A ring around a badge, and beside it a few words on why that number is in the way."""

    def __init__(self, parent: QGraphicsItem, sign: Sign, badge: QRectF, room: QRectF) -> None:
        size, letters = QSizeF(room.width() - 2 * _PADDING, room.height()), _LETTERS * min(theme.text_scale, 1.3)
        self._words = fit(sign.text, size, letters, i18n.spoken()) or shortened(sign.text, size, i18n.spoken())
        wide, high = self._words.size.width() + 2 * _PADDING, self._words.size.height() + _PADDING
        self._pill = QRectF(room.left(), room.center().y() - high / 2, wide, high).translated(-badge.center())
        super().__init__(parent, sign, badge.center(), badge.width() / 2)

    @property
    def area(self) -> QRectF:
        """Where the words stand, in the coordinates of the mark."""
        return self._pill

    def boundingRect(self) -> QRectF:
        return self._ring.united(self._pill).adjusted(-4, -4, 4, 4)

    @property
    def _ring(self) -> QRectF:
        return QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius).adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.palette.refused, _RING + 2.5), (theme.palette.parchment_light, _RING)):
            painter.setPen(QPen(colour, width * theme.palette.stroke))
            if self._radius:
                painter.drawEllipse(self._ring)
        painter.setPen(QPen(theme.palette.parchment_light, 1.4))
        painter.setBrush(theme.palette.refused)
        radius = min(self._pill.height() / 2, 10.0)
        painter.drawRoundedRect(self._pill, radius, radius)
        painter.setPen(theme.palette.parchment_light)
        self._words.paint(painter, self._pill)


def place_signs(parent: QGraphicsItem, signs: Sequence[Sign], spots: Spots) -> list[MarkItem]:
    """Put signs on a card: from the upper right corner of its picture down, on its emblem, or beside the badge they are
    about."""
    placed: list[MarkItem] = []
    free = _corners(spots)
    for sign in signs:
        if isinstance(sign.at, int):
            placed.append(_reason(parent, sign, sign.at, spots))
        elif sign.at == "foot":
            placed.append(MarkItem(parent, sign, next(free), _radius(spots, _USUAL)))
        else:
            placed.append(MarkItem(parent, sign, spots.picture.center(), _radius(spots, _ON_EMBLEM)))
    return placed


def _reason(parent: QGraphicsItem, sign: Sign, number: int, spots: Spots) -> ReasonItem:
    """A reason beside its badge, or across the picture where there is too little room, or no badge."""
    picture, middle = spots.picture, spots.picture.center()
    if number >= len(spots.badges):
        return ReasonItem(parent, sign, QRectF(middle, middle), _line(picture.left(), middle.y(), picture.right()))
    badge = spots.badges[number]
    left = badge.right() + _RING + 1
    if picture.right() - left >= _LEAST_ROOM:
        return ReasonItem(parent, sign, badge, _line(left, badge.center().y(), picture.right()))
    return ReasonItem(parent, sign, badge, _line(badge.left(), badge.bottom() + _HIGH / 2 + _RING, picture.right()))


def _line(left: float, middle: float, right: float) -> QRectF:
    return QRectF(left, middle - _HIGH / 2, right - left, _HIGH)


def _radius(spots: Spots, share: float) -> float:
    """The radius of a sign, which is no higher than the picture."""
    return min(max(_LEAST, spots.width * share), spots.picture.height() / 2)


def _corners(spots: Spots) -> Iterator[QPointF]:
    """Where signs stand one after the other: down the right side of the picture, then beside that."""
    radius, picture = _radius(spots, _USUAL), spots.picture
    lines = max(1, int(picture.height() / (radius * _STEP)))
    start = QPointF(max(picture.right() - radius, picture.center().x()), picture.top() + radius)
    for number in count():
        column, line = divmod(number, lines)
        yield start + QPointF(-column, line) * radius * _STEP
