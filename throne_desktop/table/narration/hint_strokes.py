"""A hint on the table, step by step: a frame around a zone, around a piece, or the whole move with its reason.

The whole move is told by frames around its piece and its place, a stroke between them, the result, and a note.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.table import Form
from engine.core.moves import Move
from engine.table.pointing import HintStep, Pointing, pointing
from engine.table.results import result_of
from engine.table.view import View
from throne_desktop.look import theme
from throne_desktop.look.outlines import draw_shape, ellipse, rounded
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.stroke_routes import way
from throne_desktop.table.narration.notes import Note, NoteItem, placed_note
from throne_desktop.table.narration.plain_boards import WordsItem
from throne_desktop.table.narration.strokes import StrokeItem
from throne_desktop.table.tabletop import Tabletop

_GOLD: Final = 4.5
_DARK: Final = 9.0
"""The width of a golden frame and of the dark one below it, in pixels."""
_AWAY: Final = 3.0
"""From the edge of a card to its frame."""
_DISC: Final = 34.0
_HIDDEN: Final = 6
"""How much worse it is that something hides a note than that the note hides something."""


class Leads(QObject):
    """Shows on a scene how to make a move, and why, until the table changes."""

    def __init__(self, scene: Tabletop) -> None:
        super().__init__(scene)
        self.shown: Pointing | None = None
        """What is lit."""
        self.note: NoteItem | None = None
        self._scene = scene
        self._move: Move | None = None
        self._why: Note | None = None
        self._step = HintStep.MOVE
        self.covered = QRectF()
        """Where pictures to choose from lie over the table."""
        self._note_aside = False
        self._items: list[QGraphicsItem] = []
        scene.changing.connect(self.forget)
        scene.shown.connect(self._refresh)
        scene.lock_changed.connect(self._refresh)
        scene.uncovered.connect(self._refresh)

    def show(self, move: Move | None, why: Note | None = None, step: HintStep = HintStep.MOVE) -> None:
        """Light the piece that a move begins with, and where it goes, with a note beside it; for None, only the note.

        In a step before the last, light only as much of the move as the step tells.
        """
        self._move, self._why, self._step = move, why, step
        self._refresh()

    def forget(self) -> None:
        """Put the light out."""
        self.show(None)

    def put_note_aside(self, aside: bool) -> None:
        """Hide the reason, as long as something else has to be read first."""
        self._note_aside = aside
        if self.note is not None:
            self.note.setVisible(not aside)

    @property
    def strokes(self) -> list[StrokeItem]:
        """The strokes from the piece to each of its places."""
        return [item for item in self._items if isinstance(item, StrokeItem)]

    def _refresh(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self.shown, self.note = [], None, None
        view = self._scene.view
        if self._move is None and self._why is not None:
            self._write(self._why, self._scene.ribbon)
        if view is None or self._scene.locked or self._move is None or self._move not in view.moves:
            return
        self.shown = pointing(view, self._move)
        about = self._light(view, self.shown) if self.shown is not None else QRectF()
        if self._why is not None:
            self._write(self._why, about)

    def _light(self, view: View, found: Pointing) -> QRectF:
        """Draw what the step tells; returns the rectangle that it is about."""
        if self._step is HintStep.MOVE:
            return self._light_move(found)
        if self._step is HintStep.WHERE:
            zone = view.pieces[found.pieces[0]].zone
            rects = [self._around(piece.id for piece in view.pieces.values() if piece.zone == zone)]
        else:
            rects = [rect for piece in found.pieces if (rect := self._scene.rect_of(piece)) is not None]
        for rect in rects:
            self._add(FrameItem(rect))
        return rects[0] if rects else QRectF()

    def _around(self, pieces: Iterable[str]) -> QRectF:
        """The least rectangle around all of these pieces."""
        whole = QRectF()
        for piece in pieces:
            rect = self._scene.rect_of(piece)
            whole = whole.united(rect) if rect is not None else whole
        return whole

    def _light_move(self, found: Pointing) -> QRectF:
        """Draw frames and strokes; returns the rectangle of the piece to be moved."""
        scene = self._scene
        pieces = [rect for piece in found.pieces if (rect := scene.rect_of(piece)) is not None]
        piece = found.pieces[0] if found.pieces else ""
        result = result_of(scene.view, self._move) if scene.view is not None and self._move is not None else None
        changed = scene.rect_of(result.piece) if result is not None else None
        places = [changed] if changed is not None else [scene.goal_rect(place, piece) for place in found.places]
        for rect in (*pieces, *places):
            self._add(FrameItem(rect))
        others = scene.in_the_way(found.pieces)
        for place in places if pieces else ():
            self._add(StrokeItem(way(_framed(self._whole(piece, pieces[0])), _framed(place), others), "advice"))
        if result is not None and places:
            self._add(ResultItem(result.counts, QPointF(places[0].right(), places[0].center().y())))
        return pieces[0] if pieces else QRectF()

    def _whole(self, piece_id: str, lies: QRectF) -> QRectF:
        """A piece with those that lie below it, whose heads no stroke should cross."""
        view = self._scene.view
        piece = view.pieces.get(piece_id) if view is not None else None
        if view is None or piece is None or self._scene.place(piece.zone).spec.form is not Form.STACKS:
            return lies
        return lies.united(self._around(other.id for other in view.pieces.values() if other.place == piece.place))

    def _write(self, why: Note, about: QRectF) -> None:
        scene = self._scene
        said = [item.sceneBoundingRect() for item in scene.items() if isinstance(item, ResultItem | WordsItem)]
        taken = [*scene.obstacles(), *said, *(rect for stroke in self.strokes for rect in stroke.covers)]
        taken += [scene.ribbon, self.covered] * _HIDDEN
        table = scene.open_rect()
        beside = about if not about.isEmpty() else QRectF(table.center().x(), table.bottom() - 60, 1, 1)
        self.note = placed_note(why, beside, table, taken)
        self.note.setVisible(not self._note_aside)
        self._add(self.note)

    def _add(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)


def _framed(rect: QRectF) -> QRectF:
    return rect.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY)


class FrameItem(QGraphicsItem):
    """A golden frame with a dark edge around a piece or a place."""

    def __init__(self, about: QRectF) -> None:
        super().__init__()
        self.frame = _framed(about)
        self.setZValue(zlayers.MARKS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.frame.adjusted(-_DARK, -_DARK, _DARK, _DARK)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = rounded(self.frame, 8)
        for colour, width in ((theme.palette.ink, _DARK), (theme.palette.gold_light, _GOLD)):
            painter.setPen(QPen(colour, width * theme.palette.stroke))
            painter.drawPath(path)


class ResultItem(QGraphicsItem):
    """A number in a golden disc with a dashed edge: what a card would count."""

    def __init__(self, text: str, centre: QPointF) -> None:
        super().__init__()
        self.text = text
        self._side = theme.scaled(_DISC)
        self.setPos(centre)
        self.setZValue(zlayers.NOTES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        half = self._side / 2 + 2
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(-self._side / 2, -self._side / 2, self._side, self._side)
        draw_shape(painter, QPen(theme.palette.ink, 2 * theme.palette.stroke, Qt.PenStyle.DashLine), ellipse(disc),
                   theme.palette.gold_light)
        painter.setPen(theme.palette.ink)
        painter.setFont(theme.text(17, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.text)
