"""Notes on the table: a few words beside the thing that they are about, where they cover as little as possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.storage.paths import asset
from throne_desktop.table.geometry import zlayers

_WIDTHS: Final = (300.0, 200.0)
"""How wide the words of a note may be: less where that covers less of the table."""
_NARROWEST: Final = 150.0
_PADDING: Final = 10.0
_SIGN: Final = 22.0
_GAP: Final = 16.0
"""From a thing to the note about it."""
_STEP: Final = 36.0
"""The distance between the places that are tried for a note, in pixels."""
_COVERED: Final = 0.35
"""The distance in pixels that each covered square pixel is worth."""
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class Note:
    """What a note says: why to do something, or why it is refused, and the number of the rule, if there is one."""

    kind: Literal["hint", "refusal"]
    title: str
    text: str = ""
    rule: str = ""


class NoteItem(QGraphicsItem):
    """A note; a refusal's rule stands in a chip that can be clicked."""

    def __init__(self, note: Note, widest: float = _WIDTHS[0]) -> None:
        super().__init__()
        self.note = note
        self._widest = widest
        self._bold, self._usual = theme.text(14, bold=True), theme.text(14)
        self._lay_out()
        self.setZValue(zlayers.NOTES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _lay_out(self) -> None:
        sign = theme.scaled(_SIGN)
        left = _PADDING + sign + 8
        chip = QFontMetricsF(self._bold).size(0, self.note.rule) + QSizeF(18, 4) if self.note.rule else QSizeF()
        words = (QFontMetricsF(self._bold).horizontalAdvance(self.note.title),
                 QFontMetricsF(self._usual).horizontalAdvance(self.note.text) * 0.58 + chip.width())
        width = min(theme.widened(self._widest), max(theme.widened(_NARROWEST), *words) + 2)
        title = self._height(self._bold, self.note.title, width)
        below = self._height(self._usual, self.note.text, width - (chip.width() + 8 if chip.width() else 0.0))
        below = max(below, chip.height())
        self._title = QRectF(left, _PADDING - 2, width, title)
        self._text = QRectF(left, self._title.bottom() + (3 if below else 0), width, below)
        self._sign = QRectF(_PADDING, _PADDING - 2, sign, sign)
        self.size = QSizeF(left + width + _PADDING, max(self._text.bottom(), self._sign.bottom()) + _PADDING - 2)
        self.chip = QRectF(QPointF(self._text.right() - chip.width(), self._text.bottom() - chip.height()), chip)
        """Where the rule's number stands; empty without one."""

    @staticmethod
    def _height(font: QFont, words: str, width: float) -> float:
        if not words:
            return 0.0
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 2000), _WRAPPED, words).height()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-4, -4), self.size + QSizeF(8, 9))

    def is_chip_at(self, point: QPointF) -> bool:
        """Whether a point of the table lies on the rule's number."""
        return bool(self.note.rule) and self.chip.adjusted(-6, -6, 6, 6).contains(self.mapFromScene(point))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        refusal = self.note.kind == "refusal"
        sheet = QRectF(QPointF(), self.size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.shadow)
        painter.drawRoundedRect(sheet.translated(0, 3), 9, 9)
        painter.setPen(QPen(theme.palette.refused if refusal else theme.palette.gold, 2 * theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(sheet, 9, 9)
        self._paint_sign(painter, refusal)
        painter.setPen(theme.palette.refused if refusal else theme.palette.ink)
        painter.setFont(self._bold)
        painter.drawText(self._title, _WRAPPED, self.note.title)
        painter.setPen(theme.palette.ink)
        painter.setFont(self._usual)
        painter.drawText(self._text.adjusted(0, 0, -self.chip.width(), 0), _WRAPPED, self.note.text)
        self._paint_chip(painter)

    def _paint_sign(self, painter: QPainter, refusal: bool) -> None:
        if refusal:
            _paint_barred(painter, self._sign.adjusted(2, 2, -2, -2))
            return
        side = round(self._sign.width())
        picture = drawn(asset("icons", "hint.svg"), QSize(side, side), theme.palette.ink,
                        painter.device().devicePixelRatioF())
        painter.drawPixmap(self._sign.topLeft(), picture)

    def _paint_chip(self, painter: QPainter) -> None:
        if not self.note.rule:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.refused)
        painter.drawRoundedRect(self.chip, self.chip.height() / 2, self.chip.height() / 2)
        painter.setPen(theme.palette.parchment_light)
        painter.setFont(self._bold)
        painter.drawText(self.chip, Qt.AlignmentFlag.AlignCenter, self.note.rule)


def _paint_barred(painter: QPainter, room: QRectF) -> None:
    """A barred circle: no."""
    painter.setPen(QPen(theme.palette.refused, 2.6 * theme.palette.stroke))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(room)
    inset = room.width() * 0.16
    painter.drawLine(room.adjusted(inset, inset, -inset, -inset).topLeft(),
                     room.adjusted(inset, inset, -inset, -inset).bottomRight())


def placed_note(note: Note, about: QRectF, table: QRectF, obstacles: Iterable[QRectF]) -> NoteItem:
    """A note on the table: near what it is about, and over as little as possible."""
    others = [*obstacles, about]
    items = [NoteItem(note, widest) for widest in _WIDTHS]
    places = [_free_place(item.size, about, table, others) for item in items]
    best = min(range(len(items)), key=lambda number: places[number][0])
    items[best].setPos(places[best][1])
    return items[best]


def _free_place(size: QSizeF, about: QRectF, table: QRectF, others: Sequence[QRectF]) -> tuple[float, QPointF]:
    """The best corner for a note of that size, and what it costs to lie there, in pixels."""
    inner = table.adjusted(6, 6, -6 - size.width(), -6 - size.height())
    best, least = about.bottomLeft(), float("inf")
    for corner in _corners(size, about, inner):
        rect = QRectF(corner, size)
        cost = _distance(rect, about)
        if cost < least:        # what it covers only adds to that: far places are not worth the sum
            cost += _COVERED * sum(_area(rect.intersected(other)) for other in others if rect.intersects(other))
        if cost < least:
            best, least = corner, cost
    return least, best


def _corners(size: QSizeF, about: QRectF, inner: QRectF) -> Iterable[QPointF]:
    """Places right beside a thing first, then all over the table."""
    centre = about.center() - QPointF(size.width() / 2, size.height() / 2)
    beside = (QPointF(about.right() + _GAP, centre.y()), QPointF(about.left() - _GAP - size.width(), centre.y()),
              QPointF(centre.x(), about.top() - _GAP - size.height()), QPointF(centre.x(), about.bottom() + _GAP))
    yield from (corner for corner in beside if inner.adjusted(-1, -1, 1, 1).contains(corner))
    for column in range(int(inner.width() / _STEP) + 1):
        for row in range(int(inner.height() / _STEP) + 1):
            yield inner.topLeft() + QPointF(column, row) * _STEP


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def _distance(rect: QRectF, about: QRectF) -> float:
    """The gap between two rectangles, in pixels."""
    across = max(about.left() - rect.right(), rect.left() - about.right(), 0.0)
    down = max(about.top() - rect.bottom(), rect.top() - about.bottom(), 0.0)
    return across + down
