"""The plaque of a seat: name, score and signs, whose turn it is, and what the seat did last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table import zlayers
from throne_desktop.table.fitting import draw_fitted
from throne_desktop.table.seat_sign import paint_seat_sign

_EDGE: Final = 9.0
_SIGN: Final = 16.0
"""The side of a drawing before a short text, at the usual size of texts."""
_APART: Final = 10.0
"""Between the name and what follows, in pixels."""
_BEHIND: Final = 9.0
_NAME: Final = 0.62
"""The share of a line that a name may keep beside the signs of its seat, if it needs that much."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SeatWords:
    """What a plaque says about its seat.

    `signs` are short texts, each after a drawing if it has one; `tips` are sentences for the tooltip.
    """

    name: str
    score: str
    signs: Sequence[tuple[Path | None, str]] = ()
    crowned: bool = False
    tips: Sequence[str] = ()
    score_sign: Path | None = None


class PlaqueItem(QGraphicsItem):
    """A seat: its name, its score, its marks; a golden frame and a crown while it decides, and when it has won."""

    def __init__(self, seat: int, rect: QRectF) -> None:
        super().__init__()
        self.seat = seat
        self._rect = rect
        self.says = SeatWords("", "")
        """What stands on the plaque."""
        self.dots = 0
        """How many dots show that a bot is thinking."""
        self._stamp = ""
        self.setZValue(zlayers.PLAQUES)

    @property
    def rect(self) -> QRectF:
        """Where the plaque lies on the table."""
        return self._rect

    @property
    def portrait(self) -> QRectF:
        """Where the face of the player is."""
        return QRectF(self._rect.topLeft(), QSizeF(self._rect.height(), self._rect.height()))

    @property
    def stamp(self) -> str:
        """What the seat did last, in words; "" if that is not known."""
        return self._stamp

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def describe(self, says: SeatWords, stamp: str) -> None:
        """What the plaque says, and what the seat did last."""
        self.says, self._stamp = says, stamp
        self.setToolTip("\n".join((*says.tips, *filter(None, [stamp]))))
        self.update()

    def beat(self, number: int) -> None:
        """Show that a bot is thinking, by one to three dots; none for 0."""
        if number != self.dots:
            self.dots = number
            self.update()

    # -- painting ------------------------------------------------------------------------------------------------------

    @property
    def _brief(self) -> bool:
        """Whether there is room for one line of text only."""
        return self._rect.height() < theme.scaled(36)

    def lines(self) -> tuple[QRectF, QRectF]:
        """The rectangles of name and score, and of what stands below; the same where there is one line only."""
        inner = self._rect.adjusted(_EDGE, 3, -_EDGE, -3)
        if self._brief:
            return inner, inner
        first = min(inner.height() * 0.54, theme.scaled(27))
        return (QRectF(inner.x(), inner.y(), inner.width(), first),
                QRectF(inner.x(), inner.y() + first, inner.width(), inner.height() - first))

    def score_rect(self) -> QRectF:
        """Where the score stands."""
        above, _ = self.lines()
        width = theme.scaled(38)
        return QRectF(above.right() - width, above.top(), width + _EDGE, above.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        crowned = self.says.crowned
        edge = theme.palette.gold_light if crowned else theme.palette.plaque_edge
        painter.setPen(QPen(edge, (2.4 if crowned else 1.0) * theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(self._rect, 8, 8)
        above, below = self.lines()
        left = self._paint_score(painter, above)
        beside = self._paint_name(painter, left, self._most_for_name(left.width()))
        self._paint_below(painter, beside if self._brief else below)

    def _paint_score(self, painter: QPainter, line: QRectF) -> QRectF:
        """The score at the right end of a line; returns what is left of the line."""
        painter.setPen(theme.palette.gold_light)
        painter.setFont(theme.text(17, bold=True))
        painter.drawText(line, _RIGHT, self.says.score)
        used = painter.fontMetrics().horizontalAdvance(self.says.score)
        if self.says.score_sign is not None and not self._brief:       # a short line belongs to the name
            side = round(theme.scaled(_SIGN) * 1.2)
            corner = QPointF(line.right() - used - side - 4, line.center().y() - side / 2)
            painter.drawPixmap(corner, _drawn(painter, self.says.score_sign, side))
            used += side + 4
        return line.adjusted(0, 0, -used - 8, 0)

    def _paint_name(self, painter: QPainter, line: QRectF, most: float) -> QRectF:
        """Sign, crown and name, together no wider than `most`; returns what is left of the line."""
        end = line.x() + most
        size = theme.scaled(6)
        paint_seat_sign(painter, QPointF(line.x() + size, line.center().y()), size, self.seat)
        line = line.adjusted(2.6 * size, 0, 0, 0)
        if self.says.crowned and not self._brief:      # a short line has no room to say what the golden frame says
            _paint_crown(painter, QPointF(line.x() + 8, line.center().y()))
            line = line.adjusted(21, 0, 0, 0)
        painter.setPen(theme.palette.on_felt)
        room = line.adjusted(0, 0, end - line.right(), 0)
        width = draw_fitted(painter, room, self.says.name, theme.text(15, bold=self.says.crowned), _LEFT)
        return line.adjusted(width + _APART, 0, 0, 0)

    def _most_for_name(self, line: float) -> float:
        """The width for the name and the sign before it: the other signs matter more than large letters."""
        if not self._brief:
            return line
        metrics = QFontMetricsF(theme.text(13))
        widths = [_width_of_sign(metrics, drawing, text) for drawing, text in self.says.signs]
        smallest = QFontMetricsF(theme.font(theme.SMALLEST_TEXT, bold=True)).horizontalAdvance(self.says.name)
        kept = max(line - _APART - sum(widths), min(line * _NAME, smallest + 2.6 * theme.scaled(6) + 2))
        some_sign_fits = bool(widths) and widths[0] - _BEHIND <= line - kept - _APART
        return kept if some_sign_fits else line

    def _paint_below(self, painter: QPainter, room: QRectF) -> None:
        """The signs of the seat, and what it is doing or did last."""
        painter.setPen(theme.palette.on_felt)
        painter.setFont(theme.text(13))
        for drawing, text in self.says.signs:
            room = self._paint_sign(painter, room, drawing, text)
        painter.setPen(theme.palette.on_felt_quiet)
        if self.dots:
            painter.setFont(theme.text(17, bold=True))
            painter.drawText(room, _LEFT, "·" * self.dots)
        elif room.width() > theme.scaled(70):
            _paint_elided(painter, room, self._stamp)

    def _paint_sign(self, painter: QPainter, room: QRectF, drawing: Path | None, text: str) -> QRectF:
        """A drawing and the text behind it, if there is room for both; returns what is left of the room."""
        width = _width_of_sign(QFontMetricsF(painter.font()), drawing, text)
        if width - _BEHIND > room.width():
            return room.adjusted(room.width(), 0, 0, 0)
        if drawing is not None:
            side = round(theme.scaled(_SIGN))
            painter.drawPixmap(QPointF(room.x(), room.center().y() - side / 2), _drawn(painter, drawing, side))
            painter.drawText(room.adjusted(side + 3, 0, 0, 0), _LEFT, text)
        else:
            painter.drawText(room, _LEFT, text)
        return room.adjusted(width, 0, 0, 0)


def _drawn(painter: QPainter, drawing: Path, side: int) -> QPixmap:
    """A drawing, as dense as what it is painted on."""
    return drawn(drawing, QSize(side, side), None, painter.device().devicePixelRatioF())


def _width_of_sign(metrics: QFontMetricsF, drawing: Path | None, text: str) -> float:
    """The width of a sign of a seat and the gap after it."""
    return metrics.horizontalAdvance(text) + _BEHIND + (round(theme.scaled(_SIGN)) + 3 if drawing is not None else 0)


def _paint_elided(painter: QPainter, room: QRectF, words: str) -> None:
    """Words in as many lines as there is room for, with an ellipsis if that is not enough."""
    metrics = painter.fontMetrics()
    lines = max(1, int(room.height() / metrics.lineSpacing()))
    width = int(room.width() if lines == 1 else (lines - 0.3) * room.width())     # lines are rarely full
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
    if lines == 1:
        painter.drawText(room, _LEFT, shown)
        return
    wrapped = int(_LEFT) | int(Qt.TextFlag.TextWordWrap)
    while width > room.width() and metrics.boundingRect(room.toRect(), wrapped, shown).height() > room.height():
        width -= metrics.averageCharWidth()
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
    painter.drawText(room, wrapped, shown)


def _paint_crown(painter: QPainter, centre: QPointF) -> None:
    """A small crown: the seat decides, or has won."""
    points = [(-8, 5), (-8, -3), (-4, 1), (0, -6), (4, 1), (8, -3), (8, 5)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.palette.gold_light)
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in points]))
