"""Signs over the cards: what was done last, what a line of the log is about, and what advice points at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.events import Event
from engine.core.text import N_, Player
from engine.table.last_moves import Footprint, touched
from throne_desktop.look import theme
from throne_desktop.table import zlayers
from throne_desktop.table.tabletop import Tabletop

#: What a player did, for instance "Ann: King revealed."
_DONE: Final = N_("app", "{player}: {deed}")
_HEIGHT: Final = 19.0
_RING: Final = 6.0


class Pennant(QGraphicsItem):
    """A small swallow-tailed flag with a number that says when in the last turn this was done.

    It stands at the edge of a card or zone, clear of index and name.
    """

    def __init__(self, about: QRectF, number: int, tooltip: str, *, lying: bool, foot: float = 0.0) -> None:
        """`foot` is the height of the name at the foot of a card."""
        super().__init__()
        self.number = number
        height = theme.scaled(_HEIGHT)
        self.flag = QRectF(0.0, 0.0, height * 1.25, height)
        """The cloth, in the coordinates of the pennant."""
        self.setZValue(zlayers.MARKS)
        self.setToolTip(tooltip)
        if lying:
            self.setPos(about.center().x() - self.flag.width() / 2, about.top() - height * 0.45)
        else:
            top = min(about.center().y() - height * 0.25, about.bottom() - foot - height)
            self.setPos(about.right() - self.flag.width() * 0.72, top)

    def boundingRect(self) -> QRectF:
        return self.flag.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        flag = self.flag
        notch = flag.right() - flag.height() * 0.3
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.palette.ink, 1.4 * theme.palette.stroke))
        painter.setBrush(theme.palette.parchment_light)
        painter.drawPolygon(QPolygonF([flag.topLeft(), flag.topRight(), QPointF(notch, flag.center().y()),
                                       flag.bottomRight(), flag.bottomLeft()]))
        painter.setPen(theme.palette.ink)
        painter.setFont(theme.text(13, bold=True))
        room = QRectF(flag.left(), flag.top(), notch - flag.left() + 1, flag.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(self.number))


class Ring(QGraphicsItem):
    """Soft lines around a card, zone or plaque that is pointed out."""

    def __init__(self, about: QRectF) -> None:
        super().__init__()
        self._about = about
        self.setZValue(zlayers.MARKS)

    def boundingRect(self) -> QRectF:
        return self._about.adjusted(-_RING - 3, -_RING - 3, _RING + 3, _RING + 3)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for away, colour in ((1.0, theme.palette.ink), (3.0, theme.palette.parchment_light),
                             (_RING, theme.palette.gold_light)):
            painter.setPen(QPen(colour, 2.0 * theme.palette.stroke))
            painter.drawRoundedRect(self._about.adjusted(-away, -away, away, away), 6 + away, 6 + away)


class Marks(QObject):
    """Keeps the pennants of the last turn and the rings of the log on a scene."""

    def __init__(self, scene: Tabletop, is_busy: Callable[[], bool]) -> None:
        """While the scene `is_busy`, no line of the log is lit: its cards may be moving."""
        super().__init__(scene)
        self._scene = scene
        self._is_busy = is_busy
        self.pennants: dict[str, Pennant] = {}
        self.rings: dict[str, Ring] = {}
        self.advised: tuple[str, ...] = ()
        """The pieces and places that advice points at."""
        self._advice: list[Ring] = []
        scene.changing.connect(self._take_away)
        scene.changing.connect(lambda: self.point_out((), ()))
        scene.shown.connect(self.refresh)

    def refresh(self) -> None:
        """Put pennants where the last turn left its traces, unless that turn is the viewer's own and still going on."""
        self._take_away()
        self._ring_advice()
        view, last_moves = self._scene.view, self._scene.last_moves
        if view is None or not self._scene.show_marks:
            return
        if last_moves.seat is None or (last_moves.seat == view.seat and view.seats[last_moves.seat].deciding):
            return
        silent = [event for event in last_moves.events if event.text and event.name not in view.game.table.beats]
        for foot in touched(view, silent):
            rect = self._scene.rect_of(foot.place)
            if rect is not None:
                card = self._scene.cards.get(foot.place)
                self.pennants[foot.place] = Pennant(rect, foot.number, self._tip(foot, last_moves.seat),
                                                    lying=rect.width() > rect.height(),
                                                    foot=0.0 if card is None else card.foot)
                self._scene.addItem(self.pennants[foot.place])

    def _tip(self, foot: Footprint, seat: int) -> str:
        return "" if foot.text is None else self._scene.words(_DONE.fill(player=Player(seat), deed=foot.text))

    def tips(self, piece: str) -> list[str]:
        """What the pennant on a piece says was done."""
        pennant = self.pennants.get(piece)
        return [] if pennant is None or not pennant.toolTip() else [pennant.toolTip()]

    def light(self, events: Sequence[Event]) -> None:
        """Ring what these events were about, as far as it is on the table; no events take the rings away."""
        self._clear(self.rings)
        view = self._scene.view
        if view is None or self._is_busy():
            return
        for foot in touched(view, events):
            rect = self._scene.rect_of(foot.place)
            if rect is not None:
                self.rings[foot.place] = Ring(rect)
                self._scene.addItem(self.rings[foot.place])

    def point_out(self, pieces: Iterable[str], places: Iterable[str]) -> None:
        """Ring pieces and the places where they may go, until the table changes; without any, end the advice.

        This shows how to make by hand what a lesson or a hint asks for.
        """
        self.advised = (*pieces, *places)
        self._ring_advice()

    def _ring_advice(self) -> None:
        for ring in self._advice:
            self._scene.removeItem(ring)
        self._advice = [Ring(rect) for rect in self._advised_rects()]
        for ring in self._advice:
            self._scene.addItem(ring)

    def _advised_rects(self) -> list[QRectF]:
        """What advice points at; things that touch in one zone, such as the cards of a fan, count as one."""
        found: list[tuple[str, QRectF]] = []
        for place in self.advised:
            zone, rect = place.partition("/")[0], self._scene.rect_of(place)
            if rect is None and zone in self._scene.zone_items:
                rect = self._scene.slot_rect(place)
            if rect is None:
                continue
            touching = [each for each in found if each[0] == zone and each[1].adjusted(-1, -1, 1, 1).intersects(rect)]
            found = [each for each in found if each not in touching]
            for _, other in touching:
                rect = rect.united(other)
            found.append((zone, rect))
        return [rect for _, rect in found]

    def _take_away(self) -> None:
        self._clear(self.pennants)
        self._clear(self.rings)

    def _clear(self, items: dict[str, Pennant] | dict[str, Ring]) -> None:
        for item in items.values():
            self._scene.removeItem(item)
        items.clear()
