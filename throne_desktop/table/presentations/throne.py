"""A row whose last card sits on a throne, larger than the others, which lie to its left; piles lie to its right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import Form, ZoneSpec
from engine.core.text import Text, in_words
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.outlines import rect_path
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry.fitting import draw_fitted, in_two
from throne_desktop.table.geometry.zone_block import RATIO, ZonePlace
from throne_desktop.table.presentations.presentation import Presentation, Presented, Scenery
from throne_desktop.table.presentations.throne_shapes import paint_disc, paint_throne

# All lengths in widths of the card on the throne.
WIDE: Final = 2.05
HIGH: Final = 2.33
DISC: Final = 0.21
"""The radius of the disc with the number to beat."""
_ABOVE: Final = DISC + 0.07
"""From the top of the disc to that of the throne's back."""
_SEAT: Final = 0.49
"""From the top of the throne's back to the card on it."""
_BELOW: Final = 0.3
"""How much deeper than the throne the other cards lie."""
_BESIDE: Final = 0.22
"""Between the throne and what lies beside it."""
_SIDE: Final = 2.3
"""The least room to the left and to the right of the throne."""
_MOST: Final = 6.3
"""The most room there, in widths of a card that does not sit on the throne."""
_PITCH: Final = 1.06
"""From one card of the row to the next, in their widths, if there is room."""
_FEW: Final = 3
"""For so many piles there is room."""
_ROOM: Final = 1.7
"""The most room for a pile and its caption, in its widths."""
_CAPTION: Final = 22.0
_BETWEEN: Final = 6.0


@dataclass(frozen=True, slots=True)
class ThronePlace(ZonePlace):
    """The row: `rect` is the throne, `row` the room for the other cards, of which the newest lies next to the throne.

    `card` is the size of those; the one on the throne is larger.
    """

    row: QRectF = field(default_factory=QRectF)

    @property
    def areas(self) -> tuple[QRectF, ...]:
        return (self.rect, self.row)

    def card_at(self, slot: int, slots: int = 0) -> QSizeF:
        return self.card * self.spec.last_size if slot >= (slots or 1) - 1 else self.card

    def corner(self, slot: int, level: int, slots: int = 0) -> QPointF:
        used = slots or 1
        if slot >= used - 1:
            size = self.card_at(slot, slots)
            top = self.rect.top() + (_ABOVE + _SEAT) * size.width()
            return QPointF(self.rect.center().x() - size.width() / 2, top - level)
        newest = self.row.right() - self.card.width()
        return QPointF(newest - (used - 2 - slot) * self._apart(used), self.row.top() - level)

    def free_width(self, slot: int, slots: int, level: int = 0) -> float:
        width = self.card_at(slot, slots).width()
        return min(width, self._apart(slots)) if slot < slots - 2 else width

    def _apart(self, slots: int) -> float:
        """From one card of the row to the next while that many slots are in use."""
        room = self.row.width() - self.card.width()
        return min(_PITCH * self.card.width(), room / max(1, slots - 2))

    def slot_rect(self, slot: int, slots: int = 0) -> QRectF:
        return QRectF(self.corner(slot, 0, slots), self.card_at(slot, slots))


class ThronePresentation(Presentation):
    """The throne in the middle, the row to its left, and piles to its right; the upper corners are free."""

    show = Show.THRONE

    def __init__(self, zones: Sequence[ZoneSpec], viewer: int, scale: float) -> None:
        super().__init__(zones, viewer, scale)
        self._row = next(zone for zone in zones if zone.form is Form.ROW)
        self._piles = [zone for zone in zones if zone is not self._row]

    def size(self, width: float) -> QSizeF:
        return QSizeF((WIDE + 2 * _BESIDE) * width + 2 * self._side(width),
                      (_ABOVE + HIGH + _BELOW) * width + self._caption)

    def outline(self, width: float) -> Sequence[QRectF]:
        size, side, top = self.size(width), self._side(width), self._top_of_row(width)
        row = QRectF(0.0, top, side, size.height() - top)
        throne = QRectF(side + _BESIDE * width, 0.0, WIDE * width, size.height())
        return throne, row, row.translated(size.width() - side, 0.0)

    def _side(self, width: float) -> float:
        """The room to the left of the throne, and to its right: more of it in a wide window."""
        free = self.room.width() / 2 - (WIDE / 2 + _BESIDE) * width
        return max(_SIDE * width, min(free, _MOST * self._card(width).width()))

    def at(self, corner: QPointF, width: float) -> Presented:
        size, card = self.size(width), self._card(width)
        left = corner.x() + (size.width() - WIDE * width) / 2
        throne = QRectF(left, corner.y(), WIDE * width, (_ABOVE + HIGH) * width)
        row = QRectF(QPointF(corner.x(), corner.y() + self._top_of_row(width)),
                     QSizeF(self._side(width), card.height()))
        places: dict[str, ZonePlace] = {self._row.id: ThronePlace(self._row, throne, card, card.width(), QPointF(), 1,
                                                                  bare=True, row=row)}
        below = _ROOM * card.width()
        captions = {self._row.id: QRectF(row.right() - below, row.bottom() + 3, below, self._caption - 3)}
        right = row.translated(throne.right() + _BESIDE * width - row.left(), 0.0)
        for number, pile in enumerate(self._piles):
            room = min(right.width() / max(_FEW, len(self._piles)), _ROOM * card.width())
            rect = QRectF(right.topLeft() + QPointF(number * room + (room - card.width()) / 2, 0.0), card)
            places[pile.id] = ZonePlace(pile, rect, card, card.width(), QPointF(), 1)
            if not pile.guest:
                captions[pile.id] = QRectF(rect.center().x() - room / 2 + _BETWEEN / 2, rect.bottom() + 3,
                                           room - _BETWEEN, self._caption - 3)
        return Presented(self.show, QRectF(corner, size), width, places, captions)

    def _card(self, width: float) -> QSizeF:
        """The size of the cards that do not sit on the throne."""
        small = width / self._row.last_size
        return QSizeF(small, small * RATIO)

    def _top_of_row(self, width: float) -> float:
        return (_ABOVE + HIGH + _BELOW) * width - self._card(width).height()

    @property
    def _caption(self) -> float:
        return _CAPTION * self.scale


class ThroneScenery(Scenery):
    """The throne, the number to beat on a disc above it, and a line below it that says why it is that number."""

    def __init__(self, presented: Presented) -> None:
        place = next(place for place in presented.places.values() if isinstance(place, ThronePlace))
        self._zone, radius = place.spec.id, DISC * presented.width
        top = place.rect.top() + _ABOVE * presented.width
        self.throne = QRectF(place.rect.left(), top, place.rect.width(), HIGH * presented.width)
        self.disc = QRectF(place.rect.center().x() - radius, place.rect.top(), 2 * radius, 2 * radius)
        foot = presented.rect.bottom()
        self.line = QRectF(place.row.right(), self.throne.bottom() + 2, WIDE * presented.width
                           + 2 * (self.throne.left() - place.row.right()), foot - self.throne.bottom() - 2)
        self.number = self.reason = ""
        super().__init__(presented)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        board = next((each for each in view.signboards if each.place.startswith(f"{self._zone}/")), None)
        said = ("", "") if board is None else (in_words(board.text, words), words(board.tip))
        if said != (self.number, self.reason):
            self.number, self.reason = said
            self.setToolTip(self.reason)
            self.update()

    @property
    def obstacles(self) -> Sequence[QRectF]:
        return (self.disc, self.line) if self.number else ()

    def boundingRect(self) -> QRectF:
        return self.presented.rect

    def shape(self) -> QPainterPath:
        return rect_path(self.throne.united(self.disc))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_throne(painter, self.throne)
        if self.number:
            paint_disc(painter, self.disc, self.number)
            painter.setPen(theme.palette.on_felt)
            self._paint_reason(painter)

    def _paint_reason(self, painter: QPainter) -> None:
        """Write it in two lines if it is wider than the throne, so that it stays clear of the cards beside it."""
        font = theme.text(14, italic=True)
        metrics = QFontMetricsF(font)
        halves = in_two(self.reason, metrics)
        wide = metrics.horizontalAdvance(self.reason) > self.throne.width()
        if wide and metrics.size(0, halves).height() <= self.line.height():
            painter.setFont(font)
            painter.drawText(self.line, Qt.AlignmentFlag.AlignCenter, halves)
        else:
            draw_fitted(painter, self.line, self.reason, font, Qt.AlignmentFlag.AlignCenter)
