"""The view of the table: shows the scene, and lets mouse and keyboard move cards in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from throne_desktop.table.hand.card_mover import CardMover
from throne_desktop.table.hand.keyboard import Keyboard
from throne_desktop.table.hand.mouse import Mouse
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
        self.setMinimumSize(480, 400)
        self.viewport().setMouseTracking(True)
        self._looks_old = False
        """Whether colours or sizes have changed while the table was hidden."""
        self.mover = CardMover(scene, narrator, self)
        self.preview = Preview(scene, narrator, self)
        self.scores = Scores(scene, narrator.animator, self)
        self.keyboard: Keyboard | None = None
        self._mouse = Mouse(self, scene, narrator, self.mover, self.preview, self.scores, self._keyboard_rests_on)
        self._mouse.used.connect(self._hide_frame)
        self.lead_away: Callable[[QKeyEvent], bool] = lambda event: False
        """Is asked first whether a key leads away from the table, and then it does."""

    def card_at(self, position: QPointF) -> CardItem | None:
        """The topmost card at a position of the view."""
        return self._mouse.card_at(position)

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
        self.mover.lay_anew(self._fit_scene)
        self.viewport().update()

    def _fit_scene(self) -> None:
        self.narrator.resize(self.viewport().size().toSizeF(), self.devicePixelRatioF())

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._mouse.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._mouse.press(event)

    def leaveEvent(self, event: object) -> None:
        self._mouse.leave()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show no tooltip over a card that is shown large: it would say nothing more."""
        if event.type() is QEvent.Type.ToolTip and self.preview.awaited:
            return True
        return super().viewportEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.window().removeEventFilter(self)
        self._mouse.lose_hold()

    def changeEvent(self, event: QEvent) -> None:
        """Let the mouse hold nothing once the table cannot be used, or another window is."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.EnabledChange, QEvent.Type.ActivationChange):
            self._mouse.lose_hold()

    # -- the keyboard --------------------------------------------------------------------------------------------------

    def _keyboard_rests_on(self) -> str | None:
        """The place of the keyboard's frame; None while it is hidden."""
        resting = self.keyboard.at if self.keyboard is not None and self.keyboard.frame_shown else None
        return None if resting is None else resting.place

    def _hide_frame(self) -> None:
        if self.keyboard is not None:
            self.keyboard.hide_frame()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._mouse.presses:     # one card at a time: the mouse has one
            if event.key() == Qt.Key.Key_Escape:
                self._mouse.give_up()
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
        self._mouse.lose_hold()
        if self.keyboard is not None:
            self.keyboard.focus_went()
