"""Moments: events that are made much of. Their words are called out at a seat, and cards turn after a pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.base.faces import CardFace
from engine.base.table import Moment
from engine.core.events import Event
from engine.table import sounds
from engine.table.steps import Flight, Stage
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.table import motions, zlayers
from throne_desktop.table.animator import Animator
from throne_desktop.table.items import CardItem
from throne_desktop.table.tabletop import Tabletop
from throne_desktop.table.tweens import Tween

_LETTERS: Final = 21.0
_DRAWING: Final = 40.0
_CARD: Final = 72.0
"""The height of the letters, the side of the drawing and the width of a card, at the usual size of texts."""
_WIDEST: Final = 320.0
_PADDING: Final = 14.0
_EDGE: Final = 8.0
"""The gap between a cry and the edge of the table."""
_WRAPPED: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class Cry(QGraphicsItem):
    """The words of an event in large letters, beside a picture, which may be null."""

    def __init__(self, words: str, picture: QPixmap, widest: float) -> None:
        super().__init__()
        self.words = words
        self._font = theme.text(_LETTERS, bold=True)
        self.picture = picture
        size = picture.deviceIndependentSize()
        left = _PADDING + (size.width() + _PADDING * 0.7 if size.width() else 0.0)
        room = QRectF(0.0, 0.0, min(theme.widened(_WIDEST), widest - left - _PADDING), 2000.0)
        text = QFontMetricsF(self._font).boundingRect(room, _WRAPPED, words).size() + QSizeF(2, 2)
        height = max(text.height(), size.height()) + 1.4 * _PADDING
        self.size = QSizeF(left + text.width() + _PADDING, height)
        self._text = QRectF(left, 0.0, text.width(), height)
        self._corner = QPointF(_PADDING, (height - size.height()) / 2)
        self.setZValue(zlayers.CRIES)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-3, -3), self.size + QSizeF(6, 6))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.gold, 3 * theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawRoundedRect(QRectF(QPointF(0, 0), self.size), 12, 12)
        painter.drawPixmap(self._corner, self.picture)
        painter.setPen(theme.palette.ink)
        painter.setFont(self._font)
        painter.drawText(self._text, _WRAPPED, self.words)


class Moments(QObject):
    """Shows the moments of a scene's game, one cry at a time."""

    def __init__(self, scene: Tabletop, animator: Animator) -> None:
        super().__init__(scene)
        self._scene = scene
        self._animator = animator
        self.cry: Cry | None = None
        scene.changing.connect(self.be_quiet)

    def of(self, event: Event) -> Moment | None:
        """The moment that an event is; None for an ordinary one."""
        view = self._scene.view
        return view.game.table.moments.get(event.name) if view is not None and event.text is not None else None

    def hold(self, stage: Stage, moment: Moment, then: Callable[[], None]) -> None:
        """Call out what happens now, or turn its cards first after a pause, and `then` go on."""
        turns = [self._turn(flight, lambda: self._call_out(stage.event, moment)) for flight in stage.flights
                 if self._turns(flight)]
        if turns:
            rest = motions.REST_AFTER_REVEAL
            turns[0].sound = sounds.cry(moment, turns=True)
            self._animator.play(turns, 0, lambda: self._animator.play([], rest, then))
        else:
            self._call_out(stage.event, moment)
            card = self._card_in(stage.event, moment)
            self._animator.play([], motions.REST_AFTER_REVEAL if card else motions.REST_AFTER_CRY, then,
                                cue=sounds.cry(moment, turns=False))

    def be_quiet(self) -> None:
        """Take the cry away."""
        if self.cry is not None:
            self._scene.removeItem(self.cry)
            self.cry = None

    def _turns(self, flight: Flight) -> bool:
        item = self._scene.cards.get(flight.origin or "")
        return item is not None and item.face_shown != flight.face

    def _turn(self, flight: Flight, shown: Callable[[], None]) -> Tween:
        """Turn the card where it lies; `shown` is called once its face can be seen."""
        item: CardItem = self._scene.cards[flight.origin or ""]
        item.setZValue(zlayers.FLYING)

        def turn() -> None:
            item.show_face(flight.face)
            shown()

        return Tween(item, item.pos(), item.pos(), motions.FLIP, motions.BREATH, turn=turn)

    def _picture(self, event: Event, moment: Moment) -> QPixmap:
        """The drawing of a moment or the card that it shows; a null picture if there is neither."""
        scene = self._scene
        drawing = scene.faces.drawing_of(moment.drawing)
        if drawing is not None:
            side = round(theme.scaled(_DRAWING))
            return drawn(drawing, QSize(side, side), None, scene.ratio)
        card = self._card_in(event, moment)
        return scene.faces.face(card, theme.scaled(_CARD), scene.ratio) if card else QPixmap()

    def _card_in(self, event: Event, moment: Moment) -> CardFace | None:
        """The id of the card that a moment shows; None if it shows none, or one that the viewer cannot see."""
        view = self._scene.view
        cards = {card.kind: CardFace(card.id) for card in view.game.cards} if view is not None and moment.shows else {}
        return next((cards[travel.kind] for travel in event.travels if travel.kind in cards), None)

    def _call_out(self, event: Event, moment: Moment) -> None:
        """Call out the words over the cards of the seat that the event is about, or else in the middle."""
        if event.text is None:
            return
        self.be_quiet()
        scene = self._scene
        table = scene.sceneRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        self.cry = Cry(scene.words(event.text), self._picture(event, moment), table.width())
        about = table if event.seat is None else scene.seat_rect(event.seat)
        corner = about.center() - QPointF(self.cry.size.width() / 2, self.cry.size.height() / 2)
        self.cry.setPos(max(table.left(), min(corner.x(), table.right() - self.cry.size.width())),
                        max(table.top(), min(corner.y(), table.bottom() - self.cry.size.height())))
        scene.addItem(self.cry)
