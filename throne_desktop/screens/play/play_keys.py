"""The keys of a game, which work wherever the focus is on the play screen, and never lose it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from throne_desktop.screens.play.play_parts import PlayParts
from throne_desktop.widgets.keys import in_use

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_BY_KEY: Final = Qt.FocusReason.ShortcutFocusReason


class PlayKeys(QObject):
    """Binds the keys of one play screen."""

    def __init__(self, screen: PlayParts) -> None:
        super().__init__(screen)
        self._screen = screen
        self._chooses = False
        self._shortcuts: list[QShortcut] = []
        self._keyboard = screen.table_view.use_keyboard()
        self._acts: dict[str, Callable[[], None]] = {
            "undo": screen.rail.undo_asked.emit, "redo": screen.controller.redo, "hint": screen.rail.hint.click,
            "pause": screen.rail.pause_button.click, "review": screen.rail.review_button.click,
            "scores": screen.table_view.scores.toggle_all,
            **{name: partial(self._visit, name) for name in screen.panel.pages}}
        self._bound: list[QShortcut] = []
        """The shortcuts for keys that can be changed."""
        self.follow()
        for digit in range(10):
            self._bind_key(str(digit), self._typer(digit))
        screen.table_view.asked.connect(self._asked)
        screen.ribbon.chosen.connect(self._chose)
        screen.table_view.lead_away = self._lead_to_pictures

    def allow(self, can: bool) -> None:
        """Let the keys work, or not."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(can)

    def follow(self) -> None:
        """Bind the keys that are in use now."""
        can = all(shortcut.isEnabled() for shortcut in self._shortcuts)
        for shortcut in self._bound:
            self._shortcuts.remove(shortcut)
            shortcut.setEnabled(False)      # at once, to free its key
            shortcut.deleteLater()
        self._bound = [self._bind_key(key, act) for name, act in self._acts.items() for key in in_use(name)]
        self.allow(can)

    def _bind_key(self, key: str, act: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self._screen)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)
        self._shortcuts.append(shortcut)
        return shortcut

    def _typer(self, digit: int) -> Callable[[], None]:
        return lambda: self._screen.moves.type_digit(digit)

    # -- where the keyboard is -----------------------------------------------------------------------------------------

    def _visit(self, name: str) -> None:
        """Unfold a page, and give it the focus; the rules open at the one that a refusal on display names."""
        named = self._screen.scene.refusals.rule
        self._screen.surround.show_page(name)
        if named and name == "rules":
            self._screen.rules.open_at(named)
        self._screen.panel.pages[name].setFocus(_BY_KEY)

    def back_to_table(self) -> None:
        """What Esc does: drop whatever was begun, and return to the table."""
        self._chooses = False
        self._screen.moves.forget_digits()
        self._screen.table_view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _asked(self) -> None:
        """Several moves begin alike: if they were asked for by key, let keys choose, at a place or else at a button."""
        if self._keyboard.frame_shown and self._screen.table_view.choice is None:
            self._chooses = True
            self._screen.ribbon.take_focus()

    def _chose(self) -> None:
        if self._chooses:
            self.back_to_table()

    def _lead_to_pictures(self, event: QKeyEvent) -> bool:
        """Let an arrow key at the table lead to the pictures that lie over it."""
        picker = self._screen.picker
        if event.key() in _ARROWS and picker.is_open and self._keyboard.carried is None:
            picker.take_focus()
            return True
        return False

    def tab_order(self) -> list[QWidget]:
        """The parts of the screen that can have the focus, in the order of Tab."""
        screen = self._screen
        return [screen.table_view, *screen.picker.stops, *screen.ribbon.stops, *screen.more_stops,
                *screen.panel.stops, *screen.rail.tools]

    def go_on(self, forward: bool) -> bool:
        """What Tab does, or Shift and Tab: go to the next part that is visible and enabled."""
        order = self.tab_order()
        here = self._screen.focusWidget()
        at = next((number for number, part in enumerate(order) if here is part), None)
        if at is None:
            at = 0 if here is self._screen.ribbon else -1
        step = 1 if forward else -1
        for turn in range(1, len(order) + 1):
            part = order[(at + step * turn) % len(order)]
            if part.isVisible() and part.isEnabled():
                part.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                return True
        return False
