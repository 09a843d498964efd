"""The player's hand: picking up, carrying and dropping cards, by dragging, by clicking, or with the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from engine.base.table import Piece
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.table.choice import MoveChoice
from throne_desktop.table import animator as motion
from throne_desktop.table import zlayers
from throne_desktop.table.animator import Tween
from throne_desktop.table.items import CardItem
from throne_desktop.table.keyboard import Keyboard
from throne_desktop.table.preview import Preview
from throne_desktop.table.scene import TableScene
from throne_desktop.table.scores import Scores

_REACH = 16.0
"""A card may be dropped so many pixels beside a zone."""
_LIFT = 0.16
"""How far a card is lifted, in card heights, while one of its moves is to be chosen."""
_BELOW = -6.0
"""From the lower edge of a place to a card that is held beside it, in pixels."""


class TableView(QGraphicsView):
    """Shows the scene at the size of the window and lets the player move cards in it."""

    moved = Signal(object)
    """A Move that the player has made by hand."""
    asked = Signal(object)
    """Several Moves begin alike: the player is to choose one of this tuple. `choice` has the places that do it, too."""
    refused = Signal(object)
    """A Refusal that says why a card does not go there."""
    rested = Signal(object)
    """The Stop that the focus frame of the keyboard has come to."""
    touched = Signal()
    """The player did something that ends a refusal or a choice on display."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(480, 400)
        self.viewport().setMouseTracking(True)
        self._pressed: CardItem | None = None
        self._pressed_at = QPointF()
        self._held: list[tuple[CardItem, QPointF]] = []
        self._grips: list[QPointF] = []
        """Where what is held was when the mouse took hold of it."""
        self.choice: MoveChoice | None = None
        """The moves that are to be chosen from by pointing at a place, while there are some."""
        self._lit: set[str] = set()
        self.preview = Preview(scene, self)
        self.scores = Scores(scene, self)
        self.keyboard: Keyboard | None = None
        scene.changing.connect(self.let_go)

    def use_keyboard(self) -> Keyboard:
        """Let the keyboard move cards, too: where nobody plays, keys are for the page."""
        if self.keyboard is None:
            self.keyboard = Keyboard(self.table, self, self.preview)
            self.keyboard.rested.connect(self.rested)
        return self.keyboard

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def refit(self) -> None:
        """Fit the table into the view and paint it anew: in another size, or in the colours of another theme."""
        self.let_go()
        self.preview.hide()
        self.resetCachedContent()
        self.table.resize(self.viewport().size().toSizeF(), self.devicePixelRatioF())
        self.viewport().update()

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._press_in_choice(event.position()):
            return
        self.touched.emit()
        self.preview.hide()
        self.let_go()
        if self.keyboard is not None:
            self.keyboard.hide_frame()
        if self.table.animator.running:
            self.table.animator.skip()
            return
        if self.scores.press(self.mapToScene(event.position().toPoint())):
            return
        self._pressed = self._card_at(event.position())
        self._pressed_at = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            self._show_cursor(event.position())
            card = self._card_at(event.position())
            if self.choice is None:     # a large card would hide the places to choose from
                self.preview.point_at(card)
                self.table.ghosts.show(card.piece.id if card is not None and card.piece is not None else None)
            self.scores.point_at(self.mapToScene(event.position().toPoint()))
            return
        shift = event.position() - self._pressed_at
        if not self._held:
            if shift.manhattanLength() < QApplication.startDragDistance():
                return
            self._drag()
        for (item, _), grip in zip(self._held, self._grips, strict=True):
            item.setPos(grip + shift)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if event.button() is not Qt.MouseButton.LeftButton or pressed is None or pressed.piece is None:
            return
        if self._held:
            self._drop_at(pressed.piece.id, event.position())
        else:
            self.click(pressed.piece.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Where a card is shown large, that says all that a tooltip would, which would only lie over it."""
        if event.type() is QEvent.Type.ToolTip and self.preview.awaited:
            return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: object) -> None:
        self.preview.hide()
        self.table.ghosts.show(None)
        self.viewport().unsetCursor()

    def _card_at(self, position: QPointF) -> CardItem | None:
        """The topmost card under the pointer that the view knows; its shadow counts only where there is no other."""
        point, shadow = self.mapToScene(position.toPoint()), None
        for item in self.items(position.toPoint()):
            card = item if isinstance(item, CardItem) else item.parentItem()
            if isinstance(card, CardItem) and card.piece is not None and card.piece.id in self._pieces():
                if card.card_rect().contains(card.mapFromScene(point)):
                    return card
                shadow = shadow or card
        return shadow

    def _pieces(self) -> dict[str, Piece]:
        return self.table.view.pieces if self.table.view is not None else {}

    def _show_cursor(self, position: QPointF) -> None:
        card = self._card_at(position)
        can = card is not None and self._offered(card) and not self.table.locked
        can = can or (self.choice is not None and bool(self.choice.at(self._places_at(position))))
        if can:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def _offered(self, card: CardItem) -> bool:
        view = self.table.view
        return view is not None and card.piece is not None and card.piece.id in view.offers

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.keyboard is None or not self.keyboard.press(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.keyboard is not None:
            self.keyboard.focus_came(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.keyboard is not None:
            self.keyboard.focus_went()

    # -- carrying ------------------------------------------------------------------------------------------------------

    def _drag(self) -> None:
        assert self._pressed is not None and self._pressed.piece is not None
        self.pick_up(self._pressed.piece.id)
        self._grips = [home for _, home in self._held]
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def pick_up(self, piece_id: str) -> None:
        """Lift a card, with all that travels along, and light the places where it may go."""
        view = self.table.view
        assert view is not None
        self.table.ghosts.show(piece_id)
        offers = view.offers.get(piece_id, [])
        along = offers[0].gesture.grab if offers and not self.table.locked else (piece_id,)
        held = [self.table.cards[piece_id] for piece_id in along if piece_id in self.table.cards]
        for number, item in enumerate(held):
            item.setZValue(zlayers.HELD + number)
        self._held = [(item, item.pos()) for item in held]
        if not self.table.locked:
            self._light(view.drops(piece_id))

    def carry_to(self, corner: QPointF) -> None:
        """Hold what was lifted with its first card at that point of the table."""
        for item, home in self._held:
            item.setPos(corner + home - self._held[0][1])

    def hold_below(self, place: str) -> bool:
        """Hold what was lifted below a place smaller than a card, which can be seen then; False if it is larger."""
        if not self._held:
            return False
        rect, size = self.table.slot_rect(place), self._held[0][0].card_size
        if rect.height() >= size.height():
            return False
        self.carry_to(QPointF(rect.center().x() - size.width() / 2, rect.bottom() + _BELOW))
        return True

    def drops(self, piece_id: str) -> set[str]:
        """The places where a piece may be dropped now; during a choice those that choose."""
        if self.choice is not None:
            return self.choice.places
        return self.table.view.drops(piece_id) if self.table.view is not None else set()

    def _light(self, places: set[str]) -> None:
        """Light the places where the card may go; the whole zone shines if it or any slot of it takes the card."""
        for zone, item in self.table.zone_items.items():
            if zone in places:
                item.light(self.table.slot_rect(zone))
        for place in places - set(self.table.zone_items):
            zone = place.partition("/")[0]
            if zone not in places:
                item = self.table.zone_items[zone]
                slots = [self.table.slot_rect(each) for each in places if each.startswith(f"{zone}/")]
                united = slots[0]
                for rect in slots[1:]:
                    united = united.united(rect)
                item.light(united)
        self._lit = places

    def _unlight(self) -> None:
        for item in self.table.zone_items.values():
            item.light(None)
        self._lit = set()

    def _places_at(self, position: QPointF) -> list[str]:
        """The places under a point, the most particular first."""
        view = self.table.view
        assert view is not None
        point = self.mapToScene(position.toPoint())
        slots = dict.fromkeys(piece.place for piece in view.pieces.values())
        found = [place for place in slots if self.table.slot_rect(place).contains(point)]
        found += [zone for zone in self.table.zone_items if self._is_shown(zone)
                  and self.table.place(zone).rect.adjusted(-_REACH, -_REACH, _REACH, _REACH).contains(point)]
        return found + self._zone_of_plaque(point)

    def _zone_of_plaque(self, point: QPointF) -> list[str]:
        """The plaque of a seat with a single zone stands for that zone."""
        plaque = self.table.plaque_at(point)
        zones = [zone for zone, item in self.table.zone_items.items()
                 if plaque is not None and item.place.spec.seat == plaque.seat]
        return zones if len(zones) == 1 else []

    def _is_shown(self, zone: str) -> bool:
        """Whether the player sees that there is a zone: guests show only cards, or light up for one in the hand."""
        guest = self.table.place(zone).spec.guest
        return not guest or zone in self._lit or any(piece.zone == zone for piece in self._pieces().values())

    def _drop_at(self, piece_id: str, position: QPointF) -> None:
        self.drop(piece_id, self._places_at(position))
        self._show_cursor(position)

    def drop(self, piece_id: str, places: list[str]) -> None:
        """Drop what was lifted on a place, given with what it lies in; if no move does that, say why."""
        view = self.table.view
        assert view is not None
        choice = self.choice or MoveChoice(view, piece_id, ())
        moves = () if self.table.locked else choice.at(places) or view.dropped(piece_id, places)
        if moves:
            self._make(piece_id, moves, next(place for place in places if place in self.drops(piece_id)))
            return
        self._unlight()
        if self.choice is not None:
            self.choice = None
            self.touched.emit()
        zone = view.pieces[piece_id].zone
        self._glide_back()
        elsewhere = bool(places) and places[-1] != zone
        # Put back where it lay, it asks for nothing; dropped on a card beside it, it may look like a move.
        if elsewhere or view.refused_move(piece_id, places) is not None:
            self.refused.emit(view.why_not(piece_id, places))

    def click(self, piece_id: str) -> None:
        """Make the only move that begins with a card, ask which of several, or say why there is none."""
        view = self.table.view
        assert view is not None
        moves = tuple(dict.fromkeys(offer.move for offer in view.offers.get(piece_id, ())))
        if moves and not self.table.locked:
            self._make(piece_id, moves)
        else:
            refusal: Refusal = view.why_stuck(piece_id)
            self.refused.emit(refusal)

    def _make(self, piece_id: str, moves: tuple[Move, ...], place: str | None = None) -> None:
        """Make the move, or ask which: the piece waits where it was dropped for a place where the moves differ."""
        self._unlight()
        self.choice = None
        if len(moves) == 1:
            self._held = []
            self.moved.emit(moves[0])
            return
        assert self.table.view is not None
        choice = MoveChoice(self.table.view, piece_id, moves)
        if choice.places:
            self._wait_for(choice, place)
        else:
            self._held = []
            self._put_back()
        self.asked.emit(moves)

    # -- choosing by a place -------------------------------------------------------------------------------------------

    def _wait_for(self, choice: MoveChoice, place: str | None) -> None:
        """Light the places that choose; the piece waits at the place where it was dropped, or above where it lies."""
        if not self._held:
            self.pick_up(choice.piece)
            self._unlight()
        self.choice = choice
        if place is None:
            item, home = self._held[0]
            self.carry_to(home - QPointF(0.0, item.card_size.height() * _LIFT))
        elif not self.hold_below(place):
            rect, size = self.table.slot_rect(place), self._held[0][0].card_size
            self.carry_to(rect.center() - QPointF(size.width() / 2, size.height() / 2))
        self._light(choice.places)

    def _press_in_choice(self, position: QPointF) -> bool:
        """During a choice: choose the place pressed, or take hold of the piece that waits; whether it was either."""
        choice, card = self.choice, self._card_at(position)
        if choice is None:
            return False
        if card is not None and card.piece is not None and card.piece.id == choice.piece:
            self._pressed, self._pressed_at = card, position
            self._grips = [item.pos() for item, _ in self._held]
            return True
        moves = choice.at(places := self._places_at(position))
        if moves:
            self._make(choice.piece, moves, next(place for place in places if place in choice.places))
        return bool(moves)

    def end_choice(self) -> None:
        """Put down the piece that waits, if one does."""
        if self.choice is not None:
            self.let_go()

    def _glide_back(self) -> None:
        held, self._held = self._held, []
        tweens = [Tween(item, item.pos(), home, duration=motion.GLIDE_BACK) for item, home in held]
        self.table.animator.play(tweens, 0, self._put_back)

    def _put_back(self) -> None:
        if self.table.view is not None:
            self.table.show_view(self.table.view)

    def let_go(self) -> None:
        """Put down whatever is held, where it was."""
        self.choice = None
        if self._held:
            self._held = []
            self._unlight()
            self._put_back()
        self._pressed = None
