"""Signs on a card: at its lower right, on its emblem, or as a reason beside the badge that it is about."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.lettering import fit, shortened
from throne_desktop.table.tokens import paint_sign

_ON_EMBLEM: Final = 0.2
"""The radius of a sign on the emblem, in card widths."""
_REASON: Final = 13.0
"""The largest letters of a reason, at the usual text size."""
_PAD: Final = 6.0
_GAP: Final = 3.0
_HIGH: Final = 36.0
"""Around a reason, and the height of its room: two lines."""
_LEAST: Final = 46.0
"""The least room for a reason, in pixels: with less beside its badge it lies across the picture."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign on a card: a drawing with a short text at its foot, or the text on a golden disc, and its meaning.

    `at` is where it lies, as in Mark: a number means a reason beside that badge.
    """

    text: str
    tip: str
    drawing: Path | None = None
    at: Literal["foot", "emblem"] | int = "foot"


class MarkItem(QGraphicsItem):
    """A sign in a square of a card, never over its name."""

    def __init__(self, parent: QGraphicsItem, sign: Sign, square: QRectF) -> None:
        super().__init__(parent)
        self._radius = square.width() / 2
        self.sign = sign
        """What the mark shows."""
        self.setToolTip(sign.tip)
        self.setPos(square.center())
        if sign.drawing is not None:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def disc(self) -> QRectF:
        """Where the sign is drawn, in the coordinates of the mark."""
        return QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius)

    def boundingRect(self) -> QRectF:
        return self.disc.adjusted(-2, -2, 0.4 * self._radius + 2, 0.4 * self._radius + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.sign.drawing is not None:
            paint_sign(painter, self.disc, self.sign.drawing, self.sign.text)
            return
        painter.setPen(QPen(theme.palette.ink, 1.6))
        painter.setBrush(theme.palette.gold_light)
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)
        painter.setPen(theme.palette.ink)
        painter.setFont(theme.font(self._radius * 1.25, bold=True))
        painter.drawText(self.disc, Qt.AlignmentFlag.AlignCenter, self.sign.text)


class ReasonItem(MarkItem):
    """Words beside a badge, and a ring around it: why the number there is not enough."""

    def __init__(self, parent: QGraphicsItem, sign: Sign, badge: QRectF | None, room: QRectF) -> None:
        at = badge or QRectF(room.center(), QSizeF(0.0, 0.0))
        super().__init__(parent, sign, at)
        size, letters = QSizeF(room.width() - 2 * _PAD, room.height() - 4), _REASON * min(theme.text_scale, 1.3)
        found = fit(sign.text, size, letters, i18n.spoken()) or shortened(sign.text, size, i18n.spoken())
        self._lettering = found
        wide, high = found.size.width() + 2 * _PAD, found.size.height() + 4
        self._pill = QRectF(room.left(), room.center().y() - high / 2, wide, high).translated(-at.center())

    @property
    def disc(self) -> QRectF:
        return self._pill

    def boundingRect(self) -> QRectF:
        ring = QRectF(-self._radius, -self._radius, 2 * self._radius, 2 * self._radius)
        return self._pill.united(ring).adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.palette.refused, 2.5 * theme.palette.stroke))
        if self._radius:
            painter.drawEllipse(QPointF(0, 0), self._radius + 2, self._radius + 2)
        painter.setPen(QPen(theme.palette.parchment_light, 1.2))
        painter.setBrush(theme.palette.refused)
        painter.drawRoundedRect(self._pill, 10, 10)
        self._lettering.paint(painter, self._pill)


def foot_radius(width: float, *, covered: bool) -> float:
    """The radius of a sign at the foot of a card of that width."""
    return max(theme.scaled(12.0), width * (0.14 if covered else 0.17))


def reason_room(badge: QRectF | None, picture: QRectF, free: float) -> QRectF:
    """The room for a reason: beside its badge, or across the picture where there is too little."""
    if badge is not None and free - badge.right() - 2 * _GAP >= _LEAST:
        return QRectF(badge.right() + _GAP, badge.center().y() - _HIGH / 2, free - badge.right() - 2 * _GAP, _HIGH)
    return QRectF(_GAP, picture.center().y() - _HIGH / 2, free - 2 * _GAP, _HIGH)


def emblem_square(picture: QRectF, width: float) -> QRectF:
    """Where a sign lies on the emblem of a card of that width."""
    radius = width * _ON_EMBLEM
    return QRectF(picture.center().x() - radius, picture.center().y() - radius, 2 * radius, 2 * radius)
