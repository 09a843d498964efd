"""What surrounds the cards in lanes: a panel with a heading for each lane, and outlines for the cards still to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.table import Form, Signboard
from engine.core.text import Text, in_words
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.look.outlines import draw_shape, rounded
from throne_desktop.look.portraits import owner_face, owner_spot, paint_portrait
from throne_desktop.storage.people import Portrait
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.fitting import draw_fitted, fits, fitted, in_lines
from throne_desktop.table.presentations.lanes import GAP, HEADING, PADDING, grid_for, lane_board, over_rooms
from throne_desktop.table.presentations.presentation import Presented, Scenery

_ROUND: Final = 10.0
_SIGN: Final = 20.0         # a sign in a heading, at the usual text size
_BESIDE: Final = 4.0        # between a sign and its number
_APART: Final = 10.0        # between marks
"""The radius of the owner's face at an empty cell."""
_FADED: Final = 0.55
"""How faint a lane still to come is."""
_EDGE: Final = 4.0
"""How far the lines of a lane, and those of its cells, reach beyond it, in pixels."""
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class HeadingMark:
    """A mark in a heading: its drawing, and its words."""

    drawing: Path | None
    words: str


@dataclass(frozen=True, slots=True)
class EmptyLaneCell:
    """A cell in which nothing lies: whose it is, and what is said there."""

    rect: QRectF
    owner: Portrait
    words: str


@dataclass(frozen=True, slots=True)
class LaneLook:
    """What one lane shows."""

    name: str
    tip: str
    state: str
    marks: tuple[HeadingMark, ...]
    empty: tuple[EmptyLaneCell, ...]


class LaneScenery(Scenery):
    """The lanes of a table; while something lies over them, they are not there."""

    def __init__(self, presented: Presented) -> None:
        super().__init__(presented)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(zlayers.SCENERY)
        self._rows = [place for place in presented.places.values() if place.cells]
        self._count = max((len(place.cells) for place in self._rows), default=0)
        self._grid = grid_for(len(self._rows), self._count)
        self.lanes = [self._lane(number) for number in range(self._count)]
        self._over = OverItem(self)

    def boundingRect(self) -> QRectF:
        return self.presented.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The lanes paint themselves."""

    def _lane(self, number: int) -> LaneItem:
        whole = self.presented.rect
        size = QSizeF((whole.width() + GAP) / self._count - GAP, whole.height())
        rect = QRectF(whole.topLeft() + QPointF(number * (size.width() + GAP), 0.0), size)
        heading = QRectF(rect.left() + 2 * PADDING, rect.top(), rect.width() - 4 * PADDING, HEADING * theme.text_scale)
        if self._grid.free:
            corner = self._grid.corner(0, self.presented.width, theme.text_scale)
            heading = QRectF(rect.topLeft() + corner, self._rows[0].card)
        return LaneItem(self, rect, heading, in_cell=self._grid.free)

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        over = {place.spec.id for place in self.presented.places.values() if place.spec.form is Form.HAND}
        covered = any(piece.zone in over for piece in view.pieces.values())
        self._over.setVisible(covered)
        self._over.describe(view, words, faces)
        for number, lane in enumerate(self.lanes):
            lane.setVisible(not covered)
            lane.show_look(self._look(number, view, words, faces))

    def _look(self, number: int, view: View, words: Callable[[Text], str], faces: Faces) -> LaneLook:
        board = lane_board(view, number)
        empty = tuple(self._empty(number, view, words, faces))
        if board is None:
            return LaneLook(str(number + 1), "", "usual", (), empty)
        marks = tuple(HeadingMark(faces.drawing_of(mark.shape), in_words(mark.text, words)) for mark in board.marks)
        return LaneLook(in_words(board.text, words), _tip(board, words), board.state, marks, empty)

    def _empty(self, number: int, view: View, words: Callable[[Text], str], faces: Faces) -> Iterator[EmptyLaneCell]:
        """The cells of a lane in which nothing lies."""
        lying = {piece.zone for piece in view.pieces.values() if piece.slot == number}
        said = {board.place: in_words(board.text, words) for board in view.signboards}
        for place in self._rows:
            spec = place.spec
            if spec.id not in lying and spec.seat is not None:
                rect = QRectF(place.cells[number], place.card)
                yield EmptyLaneCell(rect, faces.cast.portrait(spec.seat), said.get(f"{spec.id}/{number}", ""))


def _tip(board: Signboard, words: Callable[[Text], str]) -> str:
    """What a heading means, a line for each of its marks."""
    return "\n".join([words(board.tip), *(words(mark.tip) for mark in board.marks)])


class LaneItem(QGraphicsItem):
    """One lane: its panel, its heading, and the outlines of empty cells."""

    def __init__(self, parent: LaneScenery, rect: QRectF, heading: QRectF, *, in_cell: bool) -> None:
        super().__init__(parent)
        self.rect = rect
        self._heading = heading
        self._in_cell = in_cell
        self.look = LaneLook("", "", "usual", (), ())

    def show_look(self, look: LaneLook) -> None:
        """Show that from now on."""
        if look != self.look:
            self.look = look
            self.setToolTip(look.tip)
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        now = self.look.state == "now"
        painter.setOpacity(_FADED if self.look.state == "open" else 1.0)
        edge = theme.palette.gold_light if now else theme.palette.plaque_edge
        painter.setPen(QPen(edge, (2.0 if now else 1.0) * theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(self.rect, _ROUND, _ROUND)
        if now:
            painter.setBrush(theme.palette.drop)
            painter.drawRoundedRect(self.rect, _ROUND, _ROUND)
        painter.setOpacity(1.0)
        self._paint_heading(painter)
        for cell in self.look.empty:
            _paint_cell(painter, cell, now)

    def _paint_heading(self, painter: QPainter) -> None:
        """The name with the marks beside it, or below it in a cell of its own."""
        room = self._heading
        painter.setPen(theme.palette.gold_light if self.look.state == "now" else theme.palette.on_felt)
        font = theme.text(19, bold=True)
        if not self._in_cell:
            taken = draw_fitted(painter, room, self.look.name, font, Qt.AlignmentFlag(_LEFT))
            _paint_marks(painter, room.adjusted(taken + _APART, 0, 0, 0), self.look.marks)
            return
        line = min(HEADING * theme.text_scale, room.height() / 4)
        font.setPixelSize(min(font.pixelSize(), round(line)))
        draw_fitted(painter, QRectF(room.topLeft(), QSizeF(room.width(), line)), self.look.name, font,
                    Qt.AlignmentFlag.AlignCenter)
        _paint_below(painter, room.adjusted(0, line, 0, 0), self.look.marks, line)


class OverItem(QGraphicsItem):
    """The ground of the hands that lie over the lanes: whose the rivals' are, and what is said of the viewer's."""

    def __init__(self, parent: LaneScenery) -> None:
        super().__init__(parent)
        self._presented = parent.presented
        self._words = ""
        self._portraits: dict[int, Portrait] = {}

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        """Say what a view says of the hands that lie here."""
        self._portraits = {seat.seat: faces.cast.portrait(seat.seat) for seat in view.seats}
        boards = [board for board in view.signboards if board.place in self._presented.places]
        said = [board for board in boards if view.zone(board.place).form is Form.HAND]
        self._words = in_words(said[0].text, words) if said else ""
        self.setToolTip(words(said[0].tip) if said else "")
        self.update()

    def boundingRect(self) -> QRectF:
        return self._presented.rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold_light, 2.0 * theme.palette.stroke))
        painter.setBrush(theme.palette.plaque)
        painter.drawRoundedRect(self._presented.rect, _ROUND, _ROUND)
        _, words, own = over_rooms(self._presented.rect, theme.text_scale)
        painter.setPen(theme.palette.on_felt)
        draw_fitted(painter, words, self._words, theme.text(16), Qt.AlignmentFlag.AlignCenter)
        for place in self._presented.places.values():
            spec = place.spec
            if spec.form is Form.HAND and spec.seat in self._portraits and place.rect.bottom() < own.top():
                face = place.rect.height() / 2
                paint_portrait(painter, QPointF(place.rect.left() - face, place.rect.center().y()), face * 1.4,
                               self._portraits[spec.seat])


def _paint_marks(painter: QPainter, room: QRectF, marks: Sequence[HeadingMark]) -> None:
    """The marks of a heading, at its right; smaller where there is little room."""
    side = _SIGN * theme.text_scale
    font = theme.text(16, bold=any(mark.drawing for mark in marks))
    wide = _width(marks, side, QFontMetricsF(font))
    if wide > room.width() and wide:
        side *= room.width() / wide
        font.setPixelSize(max(int(theme.SMALLEST_TEXT), int(font.pixelSize() * room.width() / wide)))
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    left = max(room.left(), room.right() - _width(marks, side, metrics))
    for mark in marks:
        if mark.drawing is not None:
            size = QSize(round(side), round(side))
            painter.drawPixmap(QPointF(left, room.center().y() - side / 2), drawn(mark.drawing, size))
            left += side + _BESIDE
        words = metrics.elidedText(mark.words, Qt.TextElideMode.ElideRight, room.right() - left + 1)
        painter.drawText(QRectF(left, room.top(), room.right() - left + 1, room.height()), _LEFT, words)
        left += metrics.horizontalAdvance(words) + _APART


def _paint_below(painter: QPainter, room: QRectF, marks: Sequence[HeadingMark], line: float) -> None:
    """The marks of a heading below one another; words without a drawing in as many lines as they need.

    Where these have no room they are left out, as the tip of the lane says them too.
    """
    for number, mark in enumerate(marks):
        left = room.adjusted(0, number * line, 0, 0)
        if mark.drawing is None:
            font = theme.text(13)
            metrics = QFontMetricsF(font)
            lines = in_lines(mark.words, metrics, left.width(), int(left.height() / metrics.lineSpacing()))
            painter.setFont(font)
            painter.drawText(left, int(Qt.AlignmentFlag.AlignHCenter), lines or "")
            continue
        side = min(_SIGN * theme.text_scale, line - 2)
        painter.setFont(fitted(theme.text(16, bold=True), mark.words, room.width() - side - _BESIDE))
        wide = side + _BESIDE + painter.fontMetrics().horizontalAdvance(mark.words)
        at = QPointF(left.center().x() - wide / 2, left.top() + (line - side) / 2)
        painter.drawPixmap(at, drawn(mark.drawing, QSize(round(side), round(side))))
        painter.drawText(QRectF(at.x() + side + _BESIDE, left.top(), wide, line), _LEFT, mark.words)


def _width(marks: Sequence[HeadingMark], side: float, metrics: QFontMetricsF) -> float:
    """How much room marks take side by side."""
    return sum(metrics.horizontalAdvance(mark.words) + (side + _BESIDE if mark.drawing else 0.0) + _APART
               for mark in marks) - (_APART if marks else 0.0)


def _paint_cell(painter: QPainter, cell: EmptyLaneCell, now: bool) -> None:
    """The dashed outline of a card still to come, with its owner's face, and what is said there."""
    mine = now and bool(cell.words)
    edge = QPen(theme.palette.gold_light if mine else theme.palette.outline,
                (2.2 if mine else 1.2) * theme.palette.stroke, Qt.PenStyle.DashLine)
    grounds = (theme.palette.slot, theme.palette.drop) if mine else ()
    draw_shape(painter, edge, rounded(cell.rect, cell.rect.width() * 0.06), *grounds)
    paint_portrait(painter, owner_spot(cell.rect), owner_face(cell.rect.width()), cell.owner)
    font = theme.text(15, bold=True, italic=True)
    if cell.words and fits(cell.words, font, cell.rect.width() - 8):
        painter.setPen(theme.palette.parchment_light if mine else theme.palette.on_felt_quiet)
        draw_fitted(painter, cell.rect.adjusted(4, 0, -4, 0), cell.words, font,
                    Qt.AlignmentFlag.AlignCenter)
