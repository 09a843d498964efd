"""Moments: events of which much is made. Their words are called out at a seat, and cards turn after a breath."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.events import Event
from engine.table.spec import Moment
from engine.table.steps import Flight, Stage
from throne_desktop import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table import animator as motion
from throne_desktop.table import zlayers
from throne_desktop.table.animator import Tween
from throne_desktop.table.items import CardItem

if TYPE_CHECKING:
    from throne_desktop.table.scene import TableScene

_LETTERS: Final = 21.0
_DRAWING: Final = 40.0
"""The height of the letters and the side of the drawing, at the usual size of texts."""
_WIDEST: Final = 320.0
_PADDING: Final = 14.0
_EDGE: Final = 8.0
"""What stays free between a cry and the edge of the table."""
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class Cry(QGraphicsItem):
    """The words of an event, large, on a sheet beside a drawing."""

    def __init__(self, words: str, drawing: Path | None, widest: float) -> None:
        super().__init__()
        self.words = words
        self._drawing = drawing
        self._font = theme.text(_LETTERS, bold=True)
        side = theme.scaled(_DRAWING) if drawing is not None else 0.0
        self._picture = QRectF(_PADDING, 0.0, side, side)
        left = self._picture.right() + (_PADDING * 0.7 if side else 0.0)
        room = QRectF(0.0, 0.0, min(theme.widened(_WIDEST), widest - left - _PADDING), 2000.0)
        text = QFontMetricsF(self._font).boundingRect(room, _WRAPPED, words).size() + QSizeF(2, 2)
        height = max(text.height(), side) + 1.4 * _PADDING
        self.size = QSizeF(left + text.width() + _PADDING, height)
        self._text = QRectF(left, 0.0, text.width(), height)
        self._picture.moveTop((height - side) / 2)
        self.setZValue(zlayers.CRIES)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-3, -3), self.size + QSizeF(6, 6))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold, 3 * theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(QRectF(QPointF(0, 0), self.size), 12, 12)
        if self._drawing is not None:
            size = self._picture.size().toSize()
            painter.drawPixmap(self._picture.topLeft(),
                               drawn(self._drawing, QSize(size), None, painter.device().devicePixelRatioF()))
        painter.setPen(theme.palette.ink)
        painter.setFont(self._font)
        painter.drawText(self._text, _WRAPPED, self.words)


class Moments(QObject):
    """Shows the moments of a scene's game, one cry at a time."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.cry: Cry | None = None
        scene.changing.connect(self.be_quiet)

    def of(self, event: Event) -> Moment | None:
        """What is made of an event; None if it is a step like any other."""
        view = self._scene.view
        return view.game.table.moments.get(event.name) if view is not None and event.text is not None else None

    def hold(self, stage: Stage, moment: Moment, then: Callable[[], None]) -> None:
        """Make much of what happens now, `then` go on: at once the cry, or after a breath the cards that turn."""
        turns = [self._turn(flight, lambda: self._call_out(stage.event, moment)) for flight in stage.flights
                 if self._turns(flight)]
        if turns:
            rest = motion.REST_AFTER_REVEAL
            self._scene.animator.play(turns, 0, lambda: self._scene.animator.play([], rest, then))
        else:
            self._call_out(stage.event, moment)
            self._scene.animator.play([], motion.REST_AFTER_CRY, then)

    def be_quiet(self) -> None:
        """Take the cry away."""
        if self.cry is not None:
            self._scene.removeItem(self.cry)
            self.cry = None

    def _turns(self, flight: Flight) -> bool:
        item = self._scene.cards.get(flight.origin or "")
        return item is not None and item.face_shown != flight.face

    def _turn(self, flight: Flight, shown: Callable[[], None]) -> Tween:
        """The card turns where it lies; `shown` is called when its face can be seen."""
        item: CardItem = self._scene.cards[flight.origin or ""]
        item.setZValue(zlayers.FLYING)

        def turn() -> None:
            item.show_face(flight.face)
            shown()

        return Tween(item, item.pos(), item.pos(), delay=motion.BREATH, turn=turn)

    def _call_out(self, event: Event, moment: Moment) -> None:
        """The words lie over the cards of whoever the event is about, in the middle if that is nobody."""
        if event.text is None:
            return
        self.be_quiet()
        scene = self._scene
        table = scene.sceneRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        self.cry = Cry(scene.words(event.text), scene.faces.drawing_of(moment.drawing), table.width())
        about = table if event.seat is None else scene.seat_rect(event.seat)
        corner = about.center() - QPointF(self.cry.size.width() / 2, self.cry.size.height() / 2)
        self.cry.setPos(max(table.left(), min(corner.x(), table.right() - self.cry.size.width())),
                        max(table.top(), min(corner.y(), table.bottom() - self.cry.size.height())))
        scene.addItem(self.cry)
