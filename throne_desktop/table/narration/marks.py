"""Signs over the cards: what was done last, what a line of the log is about, and what advice points at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.core.events import Event
from engine.core.text import N_, Player
from engine.table.last_moves import Footprint, touched
from throne_desktop.look import theme
from throne_desktop.table.geometry import zlayers
from throne_desktop.table.geometry.stroke_routes import short_way, way
from throne_desktop.table.motion import motions
from throne_desktop.table.narration.strokes import StrokeItem
from throne_desktop.table.tabletop import Tabletop

#: What a player did, for instance "Ann: King revealed."
_DONE: Final = N_("app", "{player}: {deed}")
_MOST: Final = 4
"""How many strokes tell the last turn; what came before is in the log."""
_BRIGHTEST: Final = 0.75
_FADING: Final = 0.18
"""How opaque the last stroke is, and by how much paler each earlier one."""
_RING: Final = 6.0


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
    """Keeps the strokes of the last turn and the rings of the log on a scene."""

    def __init__(self, scene: Tabletop, is_busy: Callable[[], bool], speed: Callable[[], float]) -> None:
        """While the scene `is_busy`, no line of the log is lit: its cards may be moving.

        `speed` is how many times as fast as usual strokes follow one another; at 0 they come at once.
        """
        super().__init__(scene)
        self._scene = scene
        self._is_busy = is_busy
        self._speed = speed
        self._told: set[tuple[str, str]] = set()
        """The strokes that have been seen: where they end, and what was done there."""
        self._waiting: list[str] = []
        """Where those end that are still to come, in their order."""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._tell_next)
        self.strokes: dict[str, StrokeItem] = {}
        """The strokes of the last turn, by where they end, in their order."""
        self.done: dict[str, str] = {}
        """What was done there, in words."""
        self.rings: dict[str, Ring] = {}
        self.advised: tuple[str, ...] = ()
        """The pieces and places that advice points at."""
        self._advice: list[Ring] = []
        scene.changing.connect(self._take_away)
        scene.changing.connect(lambda: self.point_out((), ()))
        scene.shown.connect(self.refresh)

    def refresh(self) -> None:
        """Show the way that cards went in the last turn, unless that turn is the viewer's own and still going on.

        Cards that only turned in their place went no way.
        """
        self._take_away()
        self._ring_advice()
        view, last_moves = self._scene.view, self._scene.last_moves
        if view is None or not self._scene.show_marks:
            return
        if last_moves.seat is None or (last_moves.seat == view.seat and view.seats[last_moves.seat].deciding):
            return
        silent = [event for event in last_moves.events if event.text and event.name not in view.game.table.beats]
        for age, foot in enumerate(reversed(touched(view, silent))):
            self.done[foot.place] = self._tip(foot, last_moves.seat)
            piece = view.pieces.get(foot.place)
            if age < _MOST and (piece is None or piece.zone != foot.source):
                self._draw(foot, age)
        self._tell_in_turn()

    def _tell_in_turn(self) -> None:
        """Let strokes that nobody has seen yet come one after another, as things were done."""
        told = [(place, self.done[place]) for place in reversed(self.strokes)]
        self._told &= set(told)
        if self._speed() <= 0:
            self._told.update(told)
        self._waiting = [place for place, deed in told if (place, deed) not in self._told]
        for place in self._waiting:
            self.strokes[place].hide()
        if not self._wait.isActive():
            self._tell_next()

    def _tell_next(self) -> None:
        if not self._waiting:
            return
        place = self._waiting.pop(0)
        self._told.add((place, self.done[place]))
        self.strokes[place].show()
        if self._waiting and self._speed() > 0:
            self._wait.start(round(motions.BETWEEN_STROKES / self._speed()))

    def _draw(self, foot: Footprint, age: int) -> None:
        """A stroke from where a card came from to where it lies now."""
        end = self._scene.rect_of(foot.place)
        piece = self._scene.cards.get(foot.place)
        stayed = piece is not None and piece.piece is not None and piece.piece.zone == foot.source
        if foot.source not in self._scene.zone_items or end is None or stayed:
            return
        start = self._scene.place(foot.source).rect
        if start.intersects(end) or self._is_unseen(foot.source):
            return
        path = way(start, end, self._scene.obstacles((foot.place,)), calm=True)
        if path.isEmpty():
            path = short_way(start, end)
        stroke = self.strokes[foot.place] = StrokeItem(path, "past")
        stroke.setOpacity(_BRIGHTEST - _FADING * age)
        self._scene.addItem(stroke)

    def _is_unseen(self, zone: str) -> bool:
        """Whether nothing shows a zone: a guest that is empty."""
        view = self._scene.view
        return self._scene.place(zone).spec.guest and view is not None and not view.slots[zone]

    def _tip(self, foot: Footprint, seat: int) -> str:
        return "" if foot.text is None else self._scene.words(_DONE.fill(player=Player(seat), deed=foot.text))

    def tips(self, piece: str) -> list[str]:
        """What the last turn did with a piece."""
        return [deed for deed in (self.done.get(piece, ""),) if deed]

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
        self.done.clear()
        self._waiting.clear()
        self._clear(self.strokes)
        self._clear(self.rings)

    def _clear(self, items: dict[str, StrokeItem] | dict[str, Ring]) -> None:
        for item in items.values():
            self._scene.removeItem(item)
        items.clear()
