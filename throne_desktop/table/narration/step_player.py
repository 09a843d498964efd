"""A move shown step by step: each step lights who does what to whom, and then shows what it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsItem

from engine.base.faces import TokenFace
from engine.base.table import Piece
from engine.core.events import Event
from engine.table import sounds
from engine.table.last_moves import lying
from engine.table.steps import ShownStage
from engine.table.view import SeatView, Snapshot
from throne_desktop.table.geometry.stroke_routes import short_way, way
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.motion.tweens import Moving, Track, Tween
from throne_desktop.table.narration.flights import is_turned
from throne_desktop.table.narration.marks import Ring
from throne_desktop.table.narration.strokes import StrokeItem
from throne_desktop.table.tabletop import Tabletop

PARTS: Final = 2
"""The parts of each step: it is lit, and then it happens."""


class StepPlayer(QObject):
    """Shows the steps of a move on a scene. With `by_step`, each stays until it is skipped."""

    showing = Signal(object)
    """The Event that is being shown; None when the steps are over."""

    def __init__(self, scene: Tabletop, animator: Animator) -> None:
        super().__init__(scene)
        self.by_step = False
        self.current: Event | None = None
        self._scene = scene
        self._animator = animator
        self._lights: list[QGraphicsItem] = []
        self._seats: dict[int, SeatView] = {}
        scene.changing.connect(self.end)
        scene.settled.connect(self.end)

    def show(self, stage: ShownStage, others: Sequence[Moving], done: Callable[[], None]) -> None:
        """Light what a step is about, show what it changes, leave time to read it, and go on.

        `others` move along with what it changes.
        """
        snapshot = stage.snapshot
        assert snapshot is not None
        self._put_out()
        self._light(stage.event, snapshot)
        self.current = stage.event
        self.showing.emit(stage.event)
        lit = motions.LIT if len(self._lights) > 1 else 0
        self._animator.play([], lit, lambda: self._change(stage, snapshot, others, done))

    def wait(self, by_step: bool) -> None:
        """From now on let each step stay until it is skipped, or not."""
        self.by_step = by_step
        if not by_step and self._animator.stays:
            self._animator.skip()

    def skip_all(self) -> None:
        """Skip all the steps that are left."""
        while self.current is not None and self._animator.running:
            self._animator.skip()

    def end(self) -> None:
        """The steps are over."""
        self._put_out()
        self._seats = {}
        if self.current is not None:
            self.current = None
            self.showing.emit(None)

    def _change(self, stage: ShownStage, snapshot: Snapshot, others: Sequence[Moving],
                done: Callable[[], None]) -> None:
        become = map(self._become, snapshot.pieces.values())
        tweens: list[Moving] = [*others, *(tween for tween in become if tween is not None)]
        tweens += [Track(grow, motions.RISE) for grow in self._scene.seats.gains(snapshot.seats)]
        self._scene.show_boards(snapshot)
        for seat in snapshot.seats:
            if self._changed(seat):
                self._add(Ring(self._scene.plaque_rect(seat.seat)))
            self._seats[seat.seat] = seat
            self._scene.show_seat(seat, stage.event)
        self._animator.play(tweens, self._rest(stage.event), done, stays=self.by_step, cue=self._sound(stage.event))

    def _changed(self, seat: SeatView) -> bool:
        """Whether the score or the first sign of a seat differs from what was last shown."""
        assert self._scene.view is not None
        before = self._seats.get(seat.seat, self._scene.view.seats[seat.seat])
        return (before.score, before.marks[:1]) != (seat.score, seat.marks[:1])

    def _sound(self, event: Event) -> str:
        assert self._scene.view is not None
        return sounds.sound_of(event, self._scene.view)

    def _rest(self, event: Event) -> int:
        assert self._scene.view is not None
        words = "" if event.text is None else self._scene.words(event.text)
        beats = self._scene.view.game.table.beats.get(event.name, 1.0)
        return round(beats * motions.reading(words))

    def _become(self, piece: Piece) -> Tween | None:
        """Show what a piece has become; a token moves to its new place."""
        item = self._scene.cards.get(piece.id)
        if item is None or not _is_same(item, piece):
            return None
        place = self._scene.place(piece.zone)
        assert self._scene.view is not None
        slots = self._scene.view.slots[piece.zone]
        start, end = item.pos(), place.corner(piece.slot, piece.level, slots)

        def show() -> None:
            item.show_piece(piece, piece.level, place.card_at(piece.slot, slots).width(), "",
                            place.free_width(piece.slot, slots, piece.level))
            self._scene.mark(item, piece)

        if is_turned(item, piece):
            return Tween(item, start, end, motions.FLIP, turn=show)
        show()
        moves = isinstance(piece.face, TokenFace) and start != end
        return Tween(item, start, end, motions.RISE, sound="marker") if moves else None

    # -- light ---------------------------------------------------------------------------------------------------------

    def _light(self, event: Event, snapshot: Snapshot) -> None:
        """Ring the cards of an event, and draw strokes from the one that acts to the others."""
        pieces = [piece for piece in lying(snapshot.pieces, event.travels) if self._scene.rect_of(piece) is not None]
        rects = [rect for piece in pieces if (rect := self._scene.rect_of(piece)) is not None]
        for rect in rects:
            self._add(Ring(rect))
        view = self._scene.view
        if view is not None and event.name in view.game.table.aimed:
            for piece, rect in zip(pieces[1:], rects[1:], strict=True):
                path = way(rects[0], rect, self._scene.obstacles((pieces[0], piece)))
                self._add(StrokeItem(short_way(rects[0], rect) if path.isEmpty() else path, "deed"))

    def _add(self, item: QGraphicsItem) -> None:
        self._lights.append(item)
        self._scene.addItem(item)

    def _put_out(self) -> None:
        for item in self._lights:
            self._scene.removeItem(item)
        self._lights = []


def _is_same(item: CardItem, piece: Piece) -> bool:
    """Whether the item with the piece's id shows this piece, and not a card of a hand that has yet to close a gap."""
    if item.piece is None or item.piece.id != piece.id:     # it has just arrived under this name
        return True
    return item.piece.kind == piece.kind and (item.piece.slot == piece.slot or isinstance(piece.face, TokenFace))


def steps_before(todo: Sequence[ShownStage], event: Event | None) -> int:
    """How many stages come before that event; 0 if it is not among them."""
    return next((number for number, stage in enumerate(todo) if stage.event == event), 0)
