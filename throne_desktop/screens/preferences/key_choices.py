"""The page where users choose other keys: a list of what has a key, each with a button that takes another one."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.page import Page
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand.announce import announce
from throne_desktop.widgets import basics, keys
from throne_desktop.widgets.key_button import KeyButton
from throne_desktop.widgets.naming import named
from throne_desktop.widgets.scroll import Scroll

_WIDTH: Final = 760
_BUTTON: Final = 150
_SCROLL_BAR: Final = 16
"""All in pixels, at the usual text size."""
_ABOUT: Final = N_("keys", "Press a button, then the new key; Esc keeps the old one. Digits and the keys for moving "
                           "between cards stay the same.")


class KeysScreen(Page):
    """`changed` gives the names of the settings that have changed, for the window to apply."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.about, self.trouble = basics.wrapped("subtle"), basics.wrapped("trouble")
        self.what = {name: basics.wrapped() for name in keys.CHANGEABLE}
        self.buttons = {name: KeyButton() for name in keys.CHANGEABLE}
        self.usual = QPushButton()
        self._panel = self._laid_out()
        scroll = Scroll(self._panel)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self.about)
        self.body.addWidget(self.trouble)
        self.body.addWidget(scroll, 1)
        self.retranslate()

    def _laid_out(self) -> QFrame:
        panel = basics.panel()
        grid = QGridLayout(panel)
        grid.setContentsMargins(20, 14, 20, 14)
        grid.setHorizontalSpacing(18)
        grid.setColumnStretch(0, 1)
        for row, name in enumerate(keys.CHANGEABLE):
            grid.addWidget(self.what[name], row, 0)
            grid.addWidget(self.buttons[name], row, 1)
            self.buttons[name].taken.connect(partial(self._choose, name))
        grid.addWidget(self.usual, len(keys.CHANGEABLE), 0, 1, 2, Qt.AlignmentFlag.AlignRight)
        self.usual.clicked.connect(lambda: self._change(()))
        return panel

    # -- choosing ------------------------------------------------------------------------------------------------------

    def _choose(self, name: str, key: str) -> None:
        """Let that key do that thing, or say why it cannot."""
        refused = keys.why_not(name, key)
        if refused is None:
            self._change(keys.with_key(name, key))
        else:
            self.trouble.setText(words(refused))
            announce(self, self.trouble.text())

    def _change(self, chosen: tuple[str, ...]) -> None:
        self.trouble.clear()
        if chosen != self._settings.keys:
            self._settings.keys = chosen
            self.changed.emit(frozenset({"keys"}))

    # -- showing -------------------------------------------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        self.retranslate()

    def fit(self) -> None:
        self._panel.setMaximumWidth(min(theme.scaled(_WIDTH), self.room - _SCROLL_BAR))
        for button in self.buttons.values():
            button.setMinimumWidth(theme.scaled(_BUTTON))

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(QCoreApplication.translate("KeysScreen", "Keys"))
        self.about.setText(words(_ABOUT))
        self.trouble.clear()
        self.usual.setText(QCoreApplication.translate("KeysScreen", "Restore default keys"))
        for name, button in self.buttons.items():
            what = words(keys.FIXED[name].what)
            self.what[name].setText(what)
            button.show_keys(keys.in_use(name))
            named(button, f"{what} {button.text()}")
        self.fit()
