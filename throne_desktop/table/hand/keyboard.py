"""The keyboard at the table: a frame that goes from card to card, and moves them by hand. It knows no game.

It does what the mouse would do: a card with one move makes it, a card with several places to go is carried from one to
the next, and a card that cannot be moved says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from throne_desktop.table.hand.announce import announce
from throne_desktop.table.hand.card_mover import CardMover
from throne_desktop.table.hand.focus_frame import FocusFrame
from throne_desktop.table.hand.keyboard_stops import (
    Direction,
    Stop,
    beyond,
    ends_of_zone,
    next_stop,
    reading_order,
    stops,
)
from throne_desktop.table.hand.preview import Preview, read_out
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

_WAYS: Final = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_ACT: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_LOOK: Final = (Qt.Key.Key_F2, Qt.Key.Key_I)
_ASIDE: Final = QPointF(10.0, -12.0)
"""A carried card is held beside the corner of a place, so that the place can be seen."""
_BY_KEY: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Keyboard(QObject):
    """Moves the focus frame of a table, and cards by hand."""

    rested = Signal(object)
    """The Stop that the frame has come to, for screen readers."""

    def __init__(self, scene: Tabletop, narrator: Narrator, mover: CardMover, preview: Preview,
                 table: QWidget) -> None:
        """`table` is what shows the scene, and has the focus."""
        super().__init__(table)
        self._scene = scene
        self._narrator = narrator
        self._mover = mover
        self._preview = preview
        self._table = table
        self._at: Stop | None = None
        self._carried: str | None = None
        self._dropped = False
        """Whether the frame is where something was dropped, of which a screen reader has not been told."""
        self._shown = False
        self._frame: FocusFrame | None = None
        self._tell_soon = QTimer(self)
        self._tell_soon.setSingleShot(True)
        self._tell_soon.setInterval(0)
        self._tell_soon.timeout.connect(self._tell_where)
        scene.changing.connect(self._put_down)
        scene.shown.connect(self._stand_again)
        scene.lock_changed.connect(self._refit)

    @property
    def at(self) -> Stop | None:
        """Where the frame is or would be if it were shown; while something is carried, the place to drop it."""
        return self._at

    @property
    def carried(self) -> str | None:
        """The id of the piece that the keyboard carries."""
        return self._carried

    @property
    def frame_shown(self) -> bool:
        """Whether the frame can be seen."""
        return self._frame is not None and self._frame.isVisible()

    # -- the frame -----------------------------------------------------------------------------------------------------

    def focus_came(self, reason: Qt.FocusReason) -> None:
        """The table has the focus: players who came by key see where they are."""
        if reason in _BY_KEY:
            self._shown = True
        self._refit()
        self._tell_soon.start()   # a screen reader hears of the table first, then of the card

    def _tell_where(self) -> None:
        if self.frame_shown and self._at is not None:
            self.rested.emit(self._at)

    def focus_went(self) -> None:
        """The focus has gone elsewhere."""
        self._put_down()
        self._preview.hide()
        self._narrator.parting.bring(None)
        if self._frame is not None:
            self._frame.hide()

    def hide_frame(self) -> None:
        """The mouse is used: no frame until the next key."""
        self._shown = False
        self._carried = None
        if self._frame is not None:
            self._frame.hide()

    def rest_on(self, stop: Stop) -> None:
        """Put the frame there."""
        looked = self._preview.shown is not None
        self._at = stop
        self._shown = True
        self._narrator.parting.bring(self._carried or stop.place)
        self._draw_frame()
        self._narrator.ghosts.show(self._carried or stop.place)
        self.rested.emit(self._at)
        if looked:
            self._look()

    def _draw_frame(self) -> None:
        if self._at is None or not self._shown or not self._table.hasFocus():
            return
        if self._frame is None:
            self._frame = FocusFrame()
            self._scene.addItem(self._frame)
        self._frame.surround(self._at.rect)

    def _stand_again(self) -> None:
        """The table is shown anew. Where something was dropped, no reader has been yet: it followed the card."""
        self._refit()
        if self._dropped:
            self._tell_soon.start()
        self._dropped = False

    def _refit(self) -> None:
        """The table has changed: stay where the frame was, or as near as possible."""
        if self._carried is not None or not self._shown:
            return      # the next key finds the place again
        before, self._at = self._at, self._again(self._at)
        self._draw_frame()
        if before is not None and self._at is not None and before.place != self._at.place:
            self._tell_soon.start()       # once all have heard of the change

    def _again(self, old: Stop | None) -> Stop | None:
        """What has become of an earlier stop: the same piece, its neighbour, its zone, or whatever lies nearest."""
        found = stops(self._scene)
        if old is None or not found:
            return self._first(found)
        for stop in found:
            if stop.place == old.place:
                return stop
        near = [stop for stop in found if stop.zone == old.zone] or found
        return min(near, key=lambda stop: (stop.rect.center() - old.rect.center()).manhattanLength())

    def _first(self, found: list[Stop]) -> Stop | None:
        """Where to start: at the first card that can be moved."""
        offers = self._scene.view.offers if self._scene.view is not None else {}
        return next((stop for stop in found if stop.place in offers), found[0] if found else None)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means at the table; returns False if it means nothing here."""
        act = self._meaning(event)
        if act is None or not self._is_at_rest(event):
            return False
        if event.isAutoRepeat() and event.key() in _ACT:
            return True
        if self._at is None or not self.frame_shown:
            self._begin()
            if event.key() not in _LOOK:
                return True
        act()
        return True

    def _is_at_rest(self, event: QKeyEvent) -> bool:
        """Whether nothing moves any more: keys that look around end it and go on, others leave that to the page."""
        animator = self._narrator.animator
        if animator.running and event.key() not in _ACT and event.key() != Qt.Key.Key_Escape:
            animator.hurry()
        return not animator.running

    def _meaning(self, event: QKeyEvent) -> Callable[[], None] | None:
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        if key in _WAYS:
            return lambda: self._go(_WAYS[key])
        if key in _ACT:
            return self.act
        if key in _LOOK:
            return self._toggle_look
        if key is Qt.Key.Key_Escape and (self._carried is not None or self._preview.shown is not None):
            return self._escape
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return lambda: self._go_to_end(key is Qt.Key.Key_End)
        return None

    def _begin(self) -> None:
        """Show the frame: the first key does so, and the next one moves it."""
        stop = self._again(self._at)
        if stop is not None:
            self.rest_on(stop)

    def _go(self, way: Direction) -> None:
        if self._carried is not None:
            self._carry(way)
            return
        stop = next_stop(stops(self._scene), self._at, way) if self._at is not None else None
        if stop is not None:
            self.rest_on(stop)

    def _go_to_end(self, last: bool) -> None:
        if self._carried is not None:
            self._hold_over(self._places()[-1 if last else 0])
        elif self._at is not None:
            self.rest_on(ends_of_zone(stops(self._scene), self._at)[last])

    def _toggle_look(self) -> None:
        if self._preview.shown is not None:
            self._preview.hide()
            return
        card = self._look()
        if card is not None:
            announce(self._table, read_out(self._scene, card, self._narrator))

    def _look(self) -> CardItem | None:
        """Show the card large, or the one that is carried."""
        card = self._scene.cards.get(self._carried or (self._at.place if self._at is not None else ""))
        if card is not None:
            self._preview.show_now(card)
        return card

    def _escape(self) -> None:
        if self._preview.shown is not None:
            self._preview.hide()
            return
        carried = self._carried
        self._carried = None
        self._mover.let_go()
        self._mover.touched.emit()
        self._at = next((stop for stop in stops(self._scene) if stop.place == carried), self._at)
        self._begin()

    # -- the hand ------------------------------------------------------------------------------------------------------

    def act(self) -> None:
        """What Enter does: pick up, drop, make the only move, or say why there is none."""
        self._preview.hide()
        if self._carried is not None:
            self._drop()
        elif self._at is not None and self._at.piece is not None:
            self.act_on(self._at.place)

    def act_on(self, piece_id: str) -> None:
        """What Enter does with the frame on that piece."""
        self._mover.touched.emit()
        view = self._scene.view
        assert view is not None
        if self._scene.locked or not self._has_places(piece_id):
            self._mover.click(piece_id)
            return
        self._carried = piece_id
        self._mover.pick_up(piece_id)
        self._hold_over(self._places()[0])

    def press_on(self, stop: Stop) -> None:
        """What Enter does with the frame there; a carried piece is dropped there if it may be."""
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._carried is None:
            self.rest_on(stop)
            self.act()
            return
        for place in self._places():
            if place.place in (stop.place, stop.zone) or (stop.piece is not None and place.place == stop.piece.place):
                self._hold_over(place)
                self._drop()
                return

    def _has_places(self, piece_id: str) -> bool:
        """Whether there are places to choose from, or one to point at, for what the piece does."""
        view = self._scene.view
        assert view is not None
        if len(view.moves_of(piece_id)) == 1:
            return view.made_by_click(piece_id) is None
        return len(view.drops(piece_id)) > 1

    def _places(self) -> list[Stop]:
        """The places where the carried piece may be dropped, in reading order."""
        assert self._scene.view is not None and self._carried is not None
        found = [Stop(place, place.partition("/")[0], self._scene.slot_rect(place))
                 for place in self._mover.drops(self._carried)]
        return sorted(found, key=reading_order)

    def _carry(self, way: Direction) -> None:
        """Carry on to the next place in that direction; without one, to the next or the previous in reading order."""
        assert self._at is not None
        places = self._places()
        here = next((number for number, place in enumerate(places) if place.place == self._at.place), 0)
        others = [place for place in places if place.place != self._at.place]
        step = 1 if way in (Direction.RIGHT, Direction.DOWN) else -1
        self._hold_over(beyond(others, self._at.rect, way) or places[(here + step) % len(places)])

    def _hold_over(self, place: Stop) -> None:
        if not self._mover.hold_beside(place.place):
            self._mover.carry_to(place.rect.topLeft() + _ASIDE)
        self.rest_on(place)

    def _drop(self) -> None:
        assert self._at is not None and self._carried is not None
        piece_id, self._carried = self._carried, None
        self._dropped = True
        self._mover.drop(piece_id, [self._at.place, self._at.zone])
        if self._mover.choice is not None:
            self._carried = piece_id
            self._hold_over(self._places()[0])

    def _put_down(self) -> None:
        self._carried = None
