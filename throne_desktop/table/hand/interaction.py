"""The view of the table: shows the scene, and lets mouse and keyboard move cards in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from throne_desktop.table.hand.card_mover import CardMover
from throne_desktop.table.hand.keyboard import Keyboard
from throne_desktop.table.hand.preview import Preview
from throne_desktop.table.hand.scores import Scores
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop


class TableView(QGraphicsView):
    """Shows the scene at the size of the window, and lets the player move cards in it."""

    rested = Signal(object)
    """The Stop that the focus frame of the keyboard has come to."""

    def __init__(self, scene: Tabletop, narrator: Narrator, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.narrator = narrator
        scene.setParent(self)       # else what is connected to its signals would keep the whole table for good
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(480, 400)
        self.viewport().setMouseTracking(True)
        self._looks_old = False
        """Whether colours or sizes have changed while the table was hidden."""
        self._pressed: CardItem | None = None
        self._pressed_at = QPointF()
        self._skips = False
        """Whether the press has ended a movement that brought something else below the mouse, or other moves for it.

        What lies there now may be dragged, but is not what was clicked.
        """
        self.mover = CardMover(scene, narrator, self)
        self.mover.emptied.connect(self._hold_nothing)
        self.preview = Preview(scene, narrator, self)
        self.scores = Scores(scene, narrator.animator, self)
        self.keyboard: Keyboard | None = None
        self.lead_away: Callable[[QKeyEvent], bool] = lambda event: False
        """Is asked first whether a key leads away from the table, and then it does."""

    def use_keyboard(self) -> Keyboard:
        """Let the keyboard move cards, too. Where no one plays, keys are for the page."""
        if self.keyboard is None:
            self.keyboard = Keyboard(self.table_scene, self.narrator, self.mover, self.preview, self)
            self.keyboard.rested.connect(self.rested)
        return self.keyboard

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        if self._looks_old:
            self.refit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the scene say what has moved before anything of the window is painted.

        It finds out in a queued call where things lay. Painted before that, as something else has changed near them,
        they would be remembered to lie where they are now, and what was left behind would stay. While the view is
        being painted it is too late: that call has other changes of the window painted at once.
        """
        if event.type() is QEvent.Type.UpdateRequest:
            QCoreApplication.sendPostedEvents(self.table_scene, QEvent.Type.MetaCall)
        return super().eventFilter(watched, event)

    def change_look(self) -> None:
        """Fit the table into the view and repaint it, after its colours or sizes have changed; if hidden, once seen."""
        if self.isVisible() or self.table_scene.view is None:
            self.refit()
        else:
            self.mover.let_go()
            self._looks_old = True

    def refit(self) -> None:
        """Fit the table into the view and repaint it, after its size or its colours have changed."""
        self._looks_old = False
        self.preview.hide()
        self.resetCachedContent()
        self.mover.lay_anew(self._fit_scene)
        self.viewport().update()

    def _fit_scene(self) -> None:
        self.narrator.resize(self.viewport().size().toSizeF(), self.devicePixelRatioF())

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is not None:    # then a release was lost
            self._give_up()
            return
        if self._press_in_choice(event.position()):
            return
        if self.narrator.refusals.press(self.mapToScene(event.position().toPoint())):
            return
        self.mover.touched.emit()
        self.narrator.parting.finish()
        self.preview.hide()
        self.mover.let_go()
        if self.keyboard is not None:
            self.keyboard.hide_frame()
        if not self._end_what_moves(event.position()):
            return
        if not self._skips and self.scores.press(self.mapToScene(event.position().toPoint())):
            return
        self._pressed = self._card_at(event.position())
        self._pressed_at = event.position()

    def _end_what_moves(self, position: QPointF) -> bool:
        """End a movement and note whether that changed what is pressed; returns whether anything can be done now."""
        animator = self.narrator.animator
        self._skips = False
        if animator.running:
            before, happens = self._lies_at(position), self.table_scene.locked
            animator.skip()
            self._skips = self._lies_at(position) != before or (happens and self._is_new(position))
            return self._can_act
        return True

    def _is_new(self, position: QPointF) -> bool:
        """Whether the piece there can make moves, and could not make just the same ones before what was shown.

        Whoever hurries along what others do, or a deal, has not seen these moves yet, and means none of them.
        """
        card, scene = self._card_at(position), self.table_scene
        if card is None or card.piece is None or scene.view is None:
            return False
        now, before = (frozenset(offer.move for offer in offers.get(card.piece.id, ()))
                       for offers in (scene.view.offers, self.narrator.offered_before))
        return bool(now) and now != before

    @property
    def _can_act(self) -> bool:
        """Whether nothing moves, and the player may move a card."""
        return not self.narrator.animator.running and not self.table_scene.locked

    def _lies_at(self, position: QPointF) -> tuple[str, QRectF] | None:
        """The piece at a position, and where it is."""
        card = self._card_at(position)
        return None if card is None or card.piece is None else (card.piece.id, card.sceneBoundingRect())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            self._give_up()     # the release went to something that opened above the table
        if self._pressed is None:
            self._show_cursor(event.position())
            card = self._card_at(event.position())
            if self.mover.choice is None:     # a large card would hide the places to choose from
                self.preview.point_at(card)
                piece = card.piece.id if card is not None and card.piece is not None else None
                self.narrator.ghosts.show(piece)
                self.narrator.links.point_at(piece)
                self._bring_forward(card)
            self.scores.point_at(self.mapToScene(event.position().toPoint()))
            return
        shift = event.position() - self._pressed_at
        if not self.mover.holds:
            if shift.manhattanLength() < QApplication.startDragDistance():
                return
            self._drag()
        self.mover.carry_by(shift)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or pressed.piece is None:
            return
        if self.mover.holds:
            self._drop_at(pressed.piece.id, event.position())
        elif not self._skips:
            self.mover.click(pressed.piece.id)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show no tooltip over a card that is shown large: it would say nothing more."""
        if event.type() is QEvent.Type.ToolTip and self.preview.awaited:
            return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: object) -> None:
        self.preview.hide()
        self.narrator.ghosts.show(None)
        self.narrator.links.point_at(None)
        if self.mover.choice is None:
            self._bring_forward(None)
        self.viewport().unsetCursor()

    def _card_at(self, position: QPointF) -> CardItem | None:
        """The topmost card at that position; a card's shadow counts only if no card is there."""
        point, shadow = self.mapToScene(position.toPoint()), None
        front = self.narrator.parting.front_at(point)
        if front is not None:
            return front
        for item in self.items(position.toPoint()):
            card = item if isinstance(item, CardItem) else item.parentItem()
            if isinstance(card, CardItem) and card.piece is not None and self._lies_there(card.piece.id):
                if card.card_rect().contains(card.mapFromScene(point)):
                    return card
                shadow = shadow or card
        return shadow

    def _bring_forward(self, card: CardItem | None) -> None:
        """Bring the card under the pointer forward, or else the one that the keyboard rests on."""
        piece = card.piece.id if card is not None and card.piece is not None else None
        resting = self.keyboard.at if self.keyboard is not None and self.keyboard.frame_shown else None
        self.narrator.parting.bring(piece or (resting.place if resting is not None else None))

    def _show_cursor(self, position: QPointF) -> None:
        card = self._card_at(position)
        can = card is not None and self._offered(card) and not self.table_scene.locked
        choice = self.mover.choice
        can = can or (choice is not None and bool(choice.at(self._places_at(position))))
        if can:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def _lies_there(self, piece_id: str) -> bool:
        view = self.table_scene.view
        return view is not None and piece_id in view.pieces

    def _offered(self, card: CardItem) -> bool:
        view = self.table_scene.view
        return view is not None and card.piece is not None and card.piece.id in view.offers

    def _drag(self) -> None:
        assert self._pressed is not None and self._pressed.piece is not None
        self.mover.pick_up(self._pressed.piece.id)
        self.mover.grip()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _drop_at(self, piece_id: str, position: QPointF) -> None:
        self.mover.drop(piece_id, self._places_at(position))
        self._show_cursor(position)

    def _press_in_choice(self, position: QPointF) -> bool:
        """During a choice, choose the pressed place or pick up the waiting piece; returns whether it was either."""
        choice, card = self.mover.choice, self._card_at(position)
        if choice is None:
            return False
        if card is not None and card.piece is not None and card.piece.id == choice.piece:
            self._pressed, self._pressed_at = card, position
            self.mover.grip()
            return True
        return self.mover.choose(self._places_at(position))

    def _places_at(self, position: QPointF) -> list[str]:
        return self.mover.places_at(self.mapToScene(position.toPoint()))

    def _hold_nothing(self) -> None:
        self._pressed = None

    def _give_up(self) -> None:
        """Put back what is held, and make no move of what the mouse has begun."""
        self._pressed = None
        if self.mover.holds:
            self.mover.put_down()
            self.viewport().unsetCursor()
        if self.keyboard is not None:
            self.keyboard.hide_frame()

    def _lose_hold(self) -> None:
        """The mouse will not let go of its card here: it lies where it was, or waits for a choice as before."""
        if self.mover.choice is None:
            self.mover.let_go()
        elif self._pressed is not None:
            self._pressed = None
            self.mover.wait_again()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.window().removeEventFilter(self)
        self._lose_hold()

    def changeEvent(self, event: QEvent) -> None:
        """Let the mouse hold nothing once the table cannot be used, or another window is."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.EnabledChange, QEvent.Type.ActivationChange):
            self._lose_hold()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._pressed is not None:       # one card at a time: the mouse has one
            if event.key() == Qt.Key.Key_Escape:
                self._give_up()
            return
        if self.lead_away(event):
            return
        if self.keyboard is None or not self.keyboard.press(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.keyboard is not None:
            self.keyboard.focus_came(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._lose_hold()
        if self.keyboard is not None:
            self.keyboard.focus_went()
