"""What somebody claims, in a speech balloon from that player's face, beside the card it is claimed of.

Below lies a row of what can be claimed, as large places to drop a card on, each with a word about what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.base.parts import Show
from engine.base.table import Form, Signboard, ZoneSpec
from engine.core.text import Text, in_words
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_line, ellipse
from throne_desktop.table.faces.card_face import rounded
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.geometry.fitting import draw_fitted, fitted
from throne_desktop.table.geometry.zone_block import RATIO, ZonePlace
from throne_desktop.table.presentations.balloon_shapes import balloon_path, draw_wrapped, leaving, tail_path, words_in
from throne_desktop.table.presentations.presentation import Presentation, Presented, Scenery

# All lengths in widths of the card that was laid.
_WIDE: Final = 3.1
_HIGH: Final = 1.3
_APART: Final = 0.26
"""Between the balloon and the card."""
_TOKEN: Final = 0.8
"""The token of the claim, in the balloon."""
_INSET: Final = 0.2
_CELL: Final = 0.92
"""The width for each claim of the row, with the word below it."""
_ROWS_APART: Final = 0.16
_WORD: Final = 19.0
"""The height of the words below the row, in pixels at the usual text size."""
_BETWEEN: Final = 4.0
_RIM: Final = 0.045
"""From the edge of an empty place to the seam in it."""


class Balloon(Presentation):
    """A pile for the card, a row for what is claimed of it, and perhaps a row of what can be claimed."""

    show = Show.BALLOON

    def __init__(self, zones: Sequence[ZoneSpec], viewer: int, scale: float) -> None:
        super().__init__(zones, viewer, scale)
        rows = [zone for zone in zones if zone.form is not Form.PILE]
        self._pile = next(zone for zone in zones if zone.form is Form.PILE)
        self._said, self._choices = rows[0], (rows[1] if len(rows) > 1 else None)

    def size(self, width: float) -> QSizeF:
        above = QSizeF((_WIDE + _APART + 1) * width, RATIO * width)
        if self._choices is None:
            return above
        row = QSizeF(self._choices.slots * _CELL * width, self._token(width) + _WORD * self.scale + _BETWEEN)
        return QSizeF(max(above.width(), row.width()), above.height() + _ROWS_APART * width + row.height())

    def at(self, corner: QPointF, width: float) -> Presented:
        size = self.size(width)
        left = corner.x() + (size.width() - (_WIDE + _APART + 1) * width) / 2
        bubble = QRectF(left, corner.y() + (RATIO - _HIGH) / 2 * width, _WIDE * width, _HIGH * width)
        side = _TOKEN * width
        token = QPointF(bubble.left() + _INSET * width, bubble.center().y() - side / 2)
        card = QSizeF(width, RATIO * width)
        pile = QRectF(QPointF(bubble.right() + _APART * width, corner.y()), card)
        places = {
            self._pile.id: ZonePlace(self._pile, pile, card, width, QPointF(), 1, bare=True),
            self._said.id: ZonePlace(self._said, bubble, QSizeF(side, side), side, QPointF(), 1, cells=(token,),
                                     bare=True),
        }
        if self._choices is not None:
            places[self._choices.id] = self._row(self._choices, QPointF(
                corner.x() + (size.width() - self._choices.slots * _CELL * width) / 2,
                corner.y() + (RATIO + _ROWS_APART) * width), width)
        return Presented(self.show, QRectF(corner, size), width, places, {})

    def _token(self, width: float) -> float:
        """The size of what can be claimed, in the row."""
        return width * (self._choices.token or 1.0) if self._choices is not None else 0.0

    def _row(self, spec: ZoneSpec, corner: QPointF, width: float) -> ZonePlace:
        """The row of what can be claimed, each in the middle of its cell."""
        side, cell = self._token(width), _CELL * width
        cells = tuple(corner + QPointF(slot * cell + (cell - side) / 2, 0.0) for slot in range(spec.slots))
        rect = QRectF(cells[0], QSizeF((spec.slots - 1) * cell + side, side))
        return ZonePlace(spec, rect, QSizeF(side, side), cell, QPointF(), spec.slots, cells=cells, bare=True)


class BalloonScenery(Scenery):
    """The balloon and its words, and the words below what can be claimed.

    While nothing is claimed, the places of the claim and its card are let into the table.
    """

    def __init__(self, presented: Presented) -> None:
        pile, said, *choices = presented.places.values()
        self.card, self.bubble = pile.rect, said.rect
        self._board: Signboard | None = None
        super().__init__(presented)
        self._pile, self._said, self._token = pile.spec.id, said.spec.id, QRectF(said.cells[0], said.card)
        self._choices = choices[0] if choices else None
        self._holds_token = self._holds_card = False
        self.words = ""
        """What stands in the balloon."""
        self.invitation = ""
        """What stands where the card will lie."""
        self.choices: dict[int, str] = {}
        """The words below what can be claimed, by slot."""

    @property
    def tip(self) -> QPointF | None:
        """Where the tail of the balloon ends: at the face of who speaks, or before the words on that player's plaque.

        None while nobody speaks.
        """
        board = self._board
        if board is None or board.state == "open" or board.seat is None or board.seat not in self.portraits:
            return None
        face = self.portraits[board.seat]
        way = QLineF(face.center(), self.bubble.center())
        way.setLength(face.height() / 2 + _BETWEEN)
        plaque = self.plaques.get(board.seat, QRectF())
        return leaving(plaque, QLineF(way.p2(), self.bubble.center())) if plaque.contains(way.p2()) else way.p2()

    @property
    def obstacles(self) -> Sequence[QRectF]:
        if self._board is not None and self._board.state != "open":
            return (self.bubble,)
        empty = (self.bubble, self.words), (self.card, "" if self._holds_card else self.invitation)
        return [words_in(self._room_in(rect), words, _waiting_font()) for rect, words in empty if words]

    def describe(self, view: View, words: Callable[[Text], str], faces: Faces) -> None:
        self.prepareGeometryChange()
        boards = {board.place: board for board in view.signboards}
        self._board = boards.get(self._said)
        self.words = "" if self._board is None else in_words(self._board.text, words)
        pile = boards.get(self._pile)
        self.invitation = "" if pile is None else in_words(pile.text, words)
        self.setToolTip("" if self._board is None else words(self._board.tip))
        held = {piece.zone for piece in view.pieces.values()}
        self._holds_token = self._said in held
        self._holds_card = self._pile in held
        self.choices = {piece.slot: in_words(boards[piece.place].text, words) for piece in view.pieces.values()
                        if self._choices is not None and piece.zone == self._choices.spec.id and piece.place in boards}
        self.update()

    def boundingRect(self) -> QRectF:
        tip = self.tip
        whole = self.presented.rect
        return (whole if tip is None else whole.united(QRectF(tip, QSizeF(1, 1)))).adjusted(-4, -4, 4, 4)

    def shape(self) -> QPainterPath:
        return balloon_path(self.bubble)

    # -- painting ------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._holds_card:
            self._paint_empty(painter, rounded(self.card), self.card, self.invitation)
        if self._board is not None and self._board.state != "open":
            self._paint_balloon(painter)
        else:
            self._paint_empty(painter, balloon_path(self.bubble), self.bubble, self.words)
        self._paint_choices(painter)

    def _room(self) -> QRectF:
        """The room for the words: beside the token, if there is one."""
        inset = _INSET * self.presented.width
        left = self._token.right() + inset / 2 if self._holds_token else self.bubble.left() + inset
        return QRectF(left, self.bubble.top() + inset / 2, self.bubble.right() - inset - left,
                      self.bubble.height() - inset)

    def _paint_empty(self, painter: QPainter, path: QPainterPath, rect: QRectF, words: str) -> None:
        """Where something will lie: let into the table, and a word about it."""
        painter.setPen(QPen(theme.palette.gold, 2.0 * theme.palette.stroke))
        painter.setBrush(theme.palette.inlay)
        painter.drawPath(path)
        painter.setPen(QPen(theme.palette.seam, theme.palette.stroke))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = 1 - 2 * _RIM * self.presented.width / rect.width(), 1 - 2 * _RIM * self.presented.width / rect.height()
        middle = rect.center()
        painter.drawPath(QTransform().translate(middle.x(), middle.y()).scale(*inner)
                         .translate(-middle.x(), -middle.y()).map(path))
        painter.setPen(theme.palette.on_felt)
        draw_wrapped(painter, self._room_in(rect), words, _waiting_font())

    def _room_in(self, rect: QRectF) -> QRectF:
        """The room for words where something will lie."""
        inset = _INSET * self.presented.width / 2
        return rect.adjusted(inset, inset, -inset, -inset)

    def _paint_balloon(self, painter: QPainter) -> None:
        path, tip = balloon_path(self.bubble), self.tip
        if tip is not None:
            path = path.united(tail_path(self.bubble, tip))
        painter.setPen(QPen(theme.palette.ink, 2.4 * theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.veil)
        painter.drawPath(path)
        painter.setPen(theme.palette.ink)
        draw_wrapped(painter, self._room(), self.words, theme.text(max(26.0, 0.2 * self.card.width()), bold=True))

    def _paint_choices(self, painter: QPainter) -> None:
        if self._choices is None:
            return
        cell, foot = self._choices.pitch, self.presented.rect.bottom()
        fonts = [fitted(theme.text(14), said, cell - 4) for said in self.choices.values()]
        font = min(fonts, key=lambda each: each.pixelSize(), default=theme.text(14))    # all words equally large
        for slot, corner in enumerate(self._choices.cells):
            rect, said = QRectF(corner, self._choices.card), self.choices.get(slot)
            if said is None:
                self._paint_gap(painter, rect)
                continue
            painter.setPen(theme.palette.on_felt)
            room = QRectF(rect.center().x() - cell / 2 + 2, rect.bottom() + 2, cell - 4, foot - rect.bottom() - 2)
            draw_fitted(painter, room, said, font, Qt.AlignmentFlag.AlignCenter)

    def _paint_gap(self, painter: QPainter, rect: QRectF) -> None:
        """Where what is claimed now usually lies."""
        draw_line(painter, QPen(theme.palette.outline, 1.2 * theme.palette.stroke, Qt.PenStyle.DashLine),
                  ellipse(rect.adjusted(2, 2, -2, -2)))


def _waiting_font() -> QFont:
    """The font of words about what will lie somewhere."""
    return theme.text(17, italic=True)
