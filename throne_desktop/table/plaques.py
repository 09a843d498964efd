"""The plaque of a seat: name, score and signs, whose turn it is, and what the seat did last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop import theme
from throne_desktop.table import zlayers
from throne_desktop.table.seat_sign import paint_seat_sign

_EDGE: Final = 9.0
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SeatWords:
    """What a plaque says of its seat; `tips` are sentences for who points at it."""

    name: str
    score: str
    note: str = ""
    crowned: bool = False
    tips: Sequence[str] = ()


class PlaqueItem(QGraphicsItem):
    """A seat: its name, its score, its marks; a golden frame and a crown while it decides, and when it has won."""

    def __init__(self, seat: int, rect: QRectF) -> None:
        super().__init__()
        self.seat = seat
        self._rect = rect
        self._says = SeatWords("", "")
        self._stamp = ""
        self._beat = 0
        self.setZValue(zlayers.PLAQUES)

    @property
    def _name(self) -> str:
        return self._says.name

    @property
    def rect(self) -> QRectF:
        """Where the plaque lies on the table."""
        return self._rect

    @property
    def stamp(self) -> str:
        """What the seat did last, in words, "" while nothing is known of it."""
        return self._stamp

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def describe(self, says: SeatWords, stamp: str) -> None:
        """What the plaque says, and what the seat did last."""
        self._says, self._stamp = says, stamp
        self.setToolTip("\n".join((*says.tips, *filter(None, [stamp]))))
        self.update()

    def beat(self, number: int) -> None:
        """A sign of life while a bot thinks: one to three dots, none for 0."""
        if number != self._beat:
            self._beat = number
            self.update()

    # -- painting ------------------------------------------------------------------------------------------------------

    def lines(self) -> tuple[QRectF, QRectF]:
        """The rectangles of the two lines of text."""
        inner = self._rect.adjusted(_EDGE, 3, -_EDGE, -3)
        first = inner.height() * 0.54
        return (QRectF(inner.x(), inner.y(), inner.width(), first),
                QRectF(inner.x(), inner.y() + first, inner.width(), inner.height() - first))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        crowned = self._says.crowned
        edge = theme.palette.gold_light if crowned else theme.palette.plaque_edge
        painter.setPen(QPen(edge, (2.4 if crowned else 1.0) * theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(self._rect, 8, 8)
        above, below = self.lines()
        self._paint_name(painter, self._paint_score(painter, above))
        self._paint_below(painter, below)

    def _paint_score(self, painter: QPainter, line: QRectF) -> QRectF:
        """The score at the right end of a line; returns what is left of the line."""
        painter.setPen(theme.palette.gold_light)
        painter.setFont(theme.text(17, bold=True))
        painter.drawText(line, _RIGHT, self._says.score)
        return line.adjusted(0, 0, -painter.fontMetrics().horizontalAdvance(self._says.score) - 8, 0)

    def _paint_name(self, painter: QPainter, line: QRectF) -> None:
        size = theme.scaled(6)
        paint_seat_sign(painter, QPointF(line.x() + size, line.center().y()), size, self.seat)
        line = line.adjusted(2.6 * size, 0, 0, 0)
        if self._says.crowned:
            _paint_crown(painter, QPointF(line.x() + 8, line.center().y()))
            line = line.adjusted(21, 0, 0, 0)
        painter.setPen(theme.palette.on_felt)
        painter.setFont(theme.text(15, bold=self._says.crowned))
        _elided(painter, line, self._says.name)

    def _paint_below(self, painter: QPainter, line: QRectF) -> None:
        """The signs of the seat, and what it does or did last."""
        painter.setPen(theme.palette.on_felt)
        painter.setFont(theme.text(13))
        if self._says.note:
            painter.drawText(line, _LEFT, self._says.note)
            line = line.adjusted(painter.fontMetrics().horizontalAdvance(self._says.note) + 10, 0, 0, 0)
        painter.setPen(theme.palette.on_felt_quiet)
        if self._beat:
            painter.setFont(theme.text(17, bold=True))
            painter.drawText(line, _LEFT, "·" * self._beat)
        else:
            _elided(painter, line, self._stamp)


def _elided(painter: QPainter, room: QRectF, words: str) -> None:
    painter.drawText(room, _LEFT, painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight,
                                                                   int(room.width())))


def _paint_crown(painter: QPainter, centre: QPointF) -> None:
    """A small crown: the seat decides, or has won."""
    points = [(-8, 5), (-8, -3), (-4, 1), (0, -6), (4, 1), (8, -3), (8, 5)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.gold_light)
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in points]))
