"""A player who moves the mouse and presses keys at random, and whose rivals move in the meantime."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from tests.helpers.on_screen import deliver, while_painting
from tests.helpers.window import Hand, click
from throne_desktop.widgets.keys import FIXED

_BUTTONS: Final = (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton,
                   Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
KEYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space,
               Qt.Key.Key_Escape, Qt.Key.Key_F2, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Tab)
_ELSEWHERE: Final = ("hint", "review", "full-screen", "help")
"""What needs a process, a review or a window of its own."""
OF_A_GAME: Final = tuple(key for name, keys in FIXED.items() if name not in _ELSEWHERE for key in keys.keys)


class Monkey:
    """Does one thing after another at a table; half of it while a part of the table is about to be painted anew."""

    def __init__(self, hand: Hand, rng: random.Random) -> None:
        """Points, clicks, drags, and lets moves be made; `also` names what else may be done."""
        self.hand = hand
        self._rng = rng
        self._at = QPoint(1, 1)
        self._held: list[Qt.MouseButton] = []
        self._ways: list[tuple[int, Callable[[], object]]] = [
            (10, self._point), (4, self._press), (5, self._release), (3, self._rival), (1, self._own)]
        self.done: list[str] = []
        """What was done, to be read when something is wrong."""

    def also(self, way: Callable[[], object], weight: int = 1) -> None:
        """Something else may be done, too, `weight` times as often as a move by the list."""
        self._ways.append((weight, way))

    def step(self) -> None:
        """Do one thing."""
        ways, weights = [way for _, way in self._ways], [weight for weight, _ in self._ways]
        way = self._rng.choices(ways, weights)[0]
        if self._rng.random() < 0.5:
            while_painting(self.hand.viewport, way)
        else:
            way()
            deliver()

    def _spot(self) -> QPoint:
        """A place to go to: a card, a zone, or anywhere."""
        hand, rng = self.hand, self._rng
        offers = [piece for piece in hand.view.offers if piece in hand.scene.cards]
        places = rng.choice((offers, sorted(hand.scene.cards), sorted(hand.scene.zone_items), hand.lit, []))
        if not places:
            size = hand.viewport.size()
            return QPoint(rng.randrange(size.width()), rng.randrange(size.height()))
        return hand.point(rng.choice(list(places))) + QPoint(rng.randrange(-9, 10), rng.randrange(-9, 10))

    def _point(self) -> None:
        """Move the mouse, in a few steps or at once."""
        end, steps = self._spot(), self._rng.choice((1, 3))
        start = self._at
        for step in range(1, steps + 1):
            QTest.mouseMove(self.hand.viewport, start + (end - start) * step / steps)
        self._at = end
        self.done.append(f"point {end.x()},{end.y()}")

    def _press(self) -> None:
        button = self._rng.choice(_BUTTONS)
        QTest.mousePress(self.hand.viewport, button, pos=self._at)
        if button not in self._held:
            self._held.append(button)
        self.done.append(f"press {button.name}")

    def _release(self) -> None:
        if self._held:
            button = self._held.pop()
            QTest.mouseRelease(self.hand.viewport, button, pos=self._at)
            self.done.append(f"release {button.name}")

    def let_go(self) -> None:
        """Release all buttons: Qt remembers them, and would take a click in the next window for a second one."""
        while self._held:
            self._release()

    def _rival(self) -> None:
        """Let a rival move, if it is their turn."""
        session = self.hand.session
        actor = session.state.actor
        if actor is not None and actor != self.hand.view.seat and not self.hand.moving():
            move = self._rng.choice(session.state.legal_moves())
            self.done.append(f"rival {move}")
            session.submit(actor, move)

    def _own(self) -> None:
        """Make any move, as by the list."""
        client = self.hand.screen.client
        if client.viewer_decides and not self.hand.scene.locked:
            move = self._rng.choice(self.hand.session.state.legal_moves())
            self.done.append(f"own {move}")
            client.submit(move)

    def press_key(self) -> None:
        """Press one of the keys that do something at the table."""
        key = self._rng.choice(KEYS)
        self.done.append(key.name)
        self.hand.key(key)

    def press_any_key(self) -> None:
        """Press one of all keys of a game: take back and redo, choose a move by its number, go to a page."""
        key = self._rng.choice(OF_A_GAME)
        self.done.append(key)
        screen = self.hand.screen
        QTest.keySequence(screen.focusWidget() or screen, QKeySequence(key))

    def lift_curtain(self) -> None:
        """Whoever is asked to come to a shared screen is there."""
        screen = self.hand.screen
        if screen.client.curtain is not None and screen.ribbon.buttons:
            self.done.append("lift the curtain")
            click(screen.ribbon.buttons[0])
