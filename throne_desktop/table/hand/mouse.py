"""The mouse at the table: presses, drags and drops cards, and shows more of what it points at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from throne_desktop.table.hand.card_mover import CardMover
from throne_desktop.table.hand.preview import Preview
from throne_desktop.table.hand.scores import Scores
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop


class Mouse(QObject):
    """Moves the cards of a scene by what the mouse does in a view of it."""

    used = Signal()
    """The mouse has begun something, or given it up: nothing goes on that was begun by key."""

    def __init__(self, view: QGraphicsView, scene: Tabletop, narrator: Narrator, mover: CardMover, preview: Preview,
                 scores: Scores, rests_on: Callable[[], str | None]) -> None:
        """`rests_on` gives the place of the keyboard's frame; None while it is hidden."""
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._narrator = narrator
        self._mover = mover
        self._preview = preview
        self._scores = scores
        self._rests_on = rests_on
        self._pressed: CardItem | None = None
        self._pressed_at = QPointF()
        self._skips = False
        """Whether the press has ended a movement that brought something else below the mouse, or other moves for it.

        What lies there now may be dragged, but is not what was clicked.
        """
        mover.emptied.connect(self._hold_nothing)

    @property
    def presses(self) -> bool:
        """Whether the mouse has a card, pressed or carried."""
        return self._pressed is not None

    # -- pressing, carrying, dropping ----------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        """A button of the mouse goes down."""
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is not None:    # then a release was lost
            self.give_up()
            return
        if self._press_in_choice(event.position()):
            return
        if self._narrator.refusals.press(self._point(event.position())):
            return
        self._mover.touched.emit()
        self._narrator.parting.finish()
        self._preview.hide()
        self._mover.let_go()
        self.used.emit()
        if not self._end_what_moves(event.position()):
            return
        if not self._skips and self._scores.press(self._point(event.position())):
            return
        self._pressed = self.card_at(event.position())
        self._pressed_at = event.position()

    def move(self, event: QMouseEvent) -> None:
        """The mouse has moved, with a card or without."""
        if self._pressed is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self.give_up()      # the release went to something that opened above the table
        if self._pressed is None:
            self._point_at(event.position())
            return
        shift = event.position() - self._pressed_at
        if not self._mover.holds:
            if shift.manhattanLength() < QApplication.startDragDistance():
                return
            self._drag()
        self._mover.carry_by(shift)

    def release(self, event: QMouseEvent) -> None:
        """A button of the mouse goes up."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or pressed.piece is None:
            return
        if self._mover.holds:
            self._drop_at(pressed.piece.id, event.position())
        elif not self._skips:
            self._mover.click(pressed.piece.id)

    def give_up(self) -> None:
        """Put back what is held, and make no move of what the mouse has begun."""
        self._pressed = None
        if self._mover.holds:
            self._mover.put_down()
            self._view.viewport().unsetCursor()
        self.used.emit()

    def lose_hold(self) -> None:
        """The mouse will not let go of its card here: it lies where it was, or waits for a choice as before."""
        if self._mover.choice is None:
            self._mover.let_go()
        elif self._pressed is not None:
            self._pressed = None
            self._mover.wait_again()

    def _hold_nothing(self) -> None:
        self._pressed = None

    def _drag(self) -> None:
        assert self._pressed is not None and self._pressed.piece is not None
        self._mover.pick_up(self._pressed.piece.id)
        self._mover.grip()
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _drop_at(self, piece_id: str, position: QPointF) -> None:
        self._mover.drop(piece_id, self._places_at(position))
        self._show_cursor(position)

    def _press_in_choice(self, position: QPointF) -> bool:
        """During a choice, choose the pressed place or pick up the waiting piece; returns whether it was either."""
        choice, card = self._mover.choice, self.card_at(position)
        if choice is None:
            return False
        if card is not None and card.piece is not None and card.piece.id == choice.piece:
            self._pressed, self._pressed_at = card, position
            self._mover.grip()
            return True
        return self._mover.choose(self._places_at(position))

    # -- presses that end a movement -----------------------------------------------------------------------------------

    def _end_what_moves(self, position: QPointF) -> bool:
        """End a movement and note whether that changed what is pressed; returns whether anything can be done now."""
        animator = self._narrator.animator
        self._skips = False
        if animator.running:
            before, happens = self._lies_at(position), self._scene.locked
            animator.hurry()
            self._skips = self._lies_at(position) != before or (happens and self._is_new(position))
            return self._can_act
        return True

    def _is_new(self, position: QPointF) -> bool:
        """Whether the piece there can make moves, and could not make just the same ones before what was shown.

        Whoever hurries along what others do, or a deal, has not seen these moves yet, and means none of them.
        """
        card, view = self.card_at(position), self._scene.view
        if card is None or card.piece is None or view is None:
            return False
        now, before = (frozenset(offer.move for offer in offers.get(card.piece.id, ()))
                       for offers in (view.offers, self._narrator.offered_before))
        return bool(now) and now != before

    @property
    def _can_act(self) -> bool:
        """Whether nothing moves, and the player may move a card."""
        return not self._narrator.animator.running and not self._scene.locked

    def _lies_at(self, position: QPointF) -> tuple[str, QRectF] | None:
        """The piece at a position, and where it is."""
        card = self.card_at(position)
        return None if card is None or card.piece is None else (card.piece.id, card.sceneBoundingRect())

    # -- pointing ------------------------------------------------------------------------------------------------------

    def _point_at(self, position: QPointF) -> None:
        """The mouse points somewhere, and carries nothing."""
        self._show_cursor(position)
        card = self.card_at(position)
        if self._mover.choice is None:      # a large card would hide the places to choose from
            self._preview.point_at(card)
            piece = card.piece.id if card is not None and card.piece is not None else None
            self._narrator.ghosts.show(piece)
            self._narrator.links.point_at(piece)
            self._bring_forward(card)
        self._scores.point_at(self._point(position))

    def leave(self) -> None:
        """The mouse points at nothing of the table any more."""
        self._preview.hide()
        self._narrator.ghosts.show(None)
        self._narrator.links.point_at(None)
        if self._mover.choice is None:
            self._bring_forward(None)
        self._view.viewport().unsetCursor()

    def _bring_forward(self, card: CardItem | None) -> None:
        """Bring the card under the pointer forward, or else the one that the keyboard rests on."""
        piece = card.piece.id if card is not None and card.piece is not None else None
        self._narrator.parting.bring(piece or self._rests_on())

    def _show_cursor(self, position: QPointF) -> None:
        card, choice = self.card_at(position), self._mover.choice
        can = card is not None and self._is_offered(card) and not self._scene.locked
        can = can or (choice is not None and bool(choice.at(self._places_at(position))))
        if can:
            self._view.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self._view.viewport().unsetCursor()

    def _is_offered(self, card: CardItem) -> bool:
        view = self._scene.view
        return view is not None and card.piece is not None and card.piece.id in view.offers

    # -- what lies where -----------------------------------------------------------------------------------------------

    def _point(self, position: QPointF) -> QPointF:
        """The point of the table that is seen at a position of the view."""
        return self._view.mapToScene(position.toPoint())

    def _places_at(self, position: QPointF) -> list[str]:
        return self._mover.places_at(self._point(position))

    def card_at(self, position: QPointF) -> CardItem | None:
        """The topmost card at that position; a card's shadow counts only if no card is there."""
        point, shadow = self._point(position), None
        front = self._narrator.parting.front_at(point)
        if front is not None:
            return front
        for item in self._view.items(position.toPoint()):
            card = item if isinstance(item, CardItem) else item.parentItem()
            if isinstance(card, CardItem) and card.piece is not None and self._lies_there(card.piece.id):
                if card.card_rect().contains(card.mapFromScene(point)):
                    return card
                shadow = shadow or card
        return shadow

    def _lies_there(self, piece_id: str) -> bool:
        view = self._scene.view
        return view is not None and piece_id in view.pieces
