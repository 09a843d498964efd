"""The keys of a game, which work wherever the focus is on the play screen, and never lose it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from throne_desktop.screens.around_table.picker import Picker
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.around_table.side_layout import Surround
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.widgets.keys import in_use

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_BY_KEY: Final = Qt.FocusReason.ShortcutFocusReason


class PlayKeys(QObject):
    """Binds the keys of one play screen."""

    def __init__(self, client: SeatClient, table: TableView, ribbon: Ribbon, picker: Picker, surround: Surround,
                 screen: QWidget) -> None:
        """The keys work wherever the focus is on the `screen`."""
        super().__init__(screen)
        self._table = table
        self._ribbon = ribbon
        self._picker = picker
        self._panel = surround.panel
        self._rail = surround.rail
        self._unfold = surround.show_page
        self._screen = screen
        self.more_stops: tuple[QWidget, ...] = ()
        """Further parts of the screen that can have the focus, between the ribbon and what is beside the table."""
        self._chooses = False
        self._shortcuts: list[QShortcut] = []
        self._keyboard = table.use_keyboard()
        self._acts: dict[str, Callable[[], None]] = {
            "undo": self._rail.undo_asked.emit, "redo": client.redo, "hint": self._rail.hint.click,
            "pause": self._rail.pause_button.click, "review": self._rail.review_button.click,
            "scores": table.scores.toggle_all, **{name: partial(self._visit, name) for name in self._panel.pages}}
        self._bound: list[QShortcut] = []
        """The shortcuts for keys that can be changed."""
        self.follow()
        for digit in range(10):
            self._bind_key(str(digit), self._typer(digit))
        table.mover.asked.connect(self._asked)
        ribbon.chosen.connect(self._chose)
        table.lead_away = self._lead_to_pictures

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
        return lambda: self._panel.moves.type_digit(digit)

    # -- where the keyboard is -----------------------------------------------------------------------------------------

    def _visit(self, name: str) -> None:
        """Unfold a page, and give it the focus; the rules open at the one that a refusal on display names."""
        named = self._table.narrator.refusals.rule
        self._unfold(name)
        if named and name == "rules":
            self._panel.rules.open_at(named)
        self._panel.pages[name].setFocus(_BY_KEY)

    def back_to_table(self) -> None:
        """What Esc does: drop whatever was begun, and return to the table."""
        self._chooses = False
        self._panel.moves.forget_digits()
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _asked(self) -> None:
        """Several moves begin alike: if they were asked for by key, let keys choose, at a place or else at a button."""
        if self._keyboard.frame_shown and self._table.mover.choice is None:
            self._chooses = True
            self._ribbon.take_focus()

    def _chose(self) -> None:
        if self._chooses:
            self.back_to_table()

    def _lead_to_pictures(self, event: QKeyEvent) -> bool:
        """Let an arrow key at the table lead to the pictures that lie over it."""
        picker = self._picker
        if event.key() in _ARROWS and picker.is_open and self._keyboard.carried is None:
            picker.take_focus()
            return True
        return False

    def tab_order(self) -> list[QWidget]:
        """The parts of the screen that can have the focus, in the order of Tab."""
        return [self._table, *self._picker.stops, *self._ribbon.stops, *self.more_stops, *self._panel.stops,
                *self._rail.tools]

    def go_on(self, forward: bool) -> bool:
        """What Tab does, or Shift and Tab: go to the next part that is visible and enabled."""
        order = self.tab_order()
        here = self._screen.focusWidget()
        at = next((number for number, part in enumerate(order) if here is part), None)
        if at is None:
            at = 0 if here is self._ribbon else -1
        step = 1 if forward else -1
        for turn in range(1, len(order) + 1):
            part = order[(at + step * turn) % len(order)]
            if part.isVisible() and part.isEnabled():
                part.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                return True
        return False
