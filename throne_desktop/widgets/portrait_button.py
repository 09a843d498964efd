"""A button that shows a portrait, and a menu to choose another one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from engine.core.text import Text
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.look.portraits import portrait_icon
from throne_desktop.storage.people import Portrait

_SIDE: Final = 56
"""The side of the picture at the usual text size; the style sheet says the same."""
_IN_MENU: Final = 40


class PortraitButton(QPushButton):
    """Shows one portrait; `chosen` gives the one that is chosen from the menu."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("portrait")
        self._menu = QMenu(self)
        self._menu.setObjectName("faces")
        self.setMenu(self._menu)
        self.portrait: Portrait | None = None
        """What is shown."""
        self._offered: tuple[tuple[Portrait, str, Text | str], ...] = ()
        self._name = ""

    @property
    def choices(self) -> list[QAction]:
        """The entries of the menu."""
        return self._menu.actions()

    def offer(self, portraits: Sequence[tuple[Portrait, str, Text | str]]) -> None:
        """Offer these portraits, each with the name of its owner and what is said of them, or with "" and "" to say
        what it shows.
        """
        self._offered = tuple(portraits)
        self._fill()

    def show_portrait(self, portrait: Portrait) -> None:
        """Show a portrait, which is checked in the menu."""
        self.portrait = portrait
        self._draw()
        for action, (each, _, _) in zip(self.choices, self._offered, strict=True):
            action.setChecked(each is portrait)

    def call(self, name: str) -> None:
        """Name what the portrait is of, for screen readers."""
        self._name = name
        self._say()

    def retranslate(self) -> None:
        """Put the menu into the language in use now."""
        self._fill()
        self._say()

    def _fill(self) -> None:
        self._menu.clear()
        ratio = self.devicePixelRatioF()
        for portrait, name, said in self._offered:
            line = f"{name}\t{words(said)}" if said else name or _capitalised(words(portrait.looks))
            action = self._menu.addAction(portrait_icon(portrait, theme.scaled(_IN_MENU), ratio), line)
            action.setIconVisibleInMenu(True)
            action.setCheckable(True)
            action.setChecked(portrait is self.portrait)
            action.triggered.connect(partial(self._choose, portrait))

    def _choose(self, portrait: Portrait, _checked: bool = False) -> None:
        self.show_portrait(portrait)
        self.chosen.emit(portrait)

    def _draw(self) -> None:
        if self.portrait is not None:
            self.setIcon(portrait_icon(self.portrait, theme.scaled(_SIDE), self.devicePixelRatioF()))
            self._say()

    def _say(self) -> None:
        if self.portrait is not None:
            said = QCoreApplication.translate("PortraitButton", "{seat}: {looks}")
            self.setAccessibleName(said.format(seat=self._name, looks=words(self.portrait.looks)))
            self.setToolTip(QCoreApplication.translate("PortraitButton", "Choose another portrait"))


def _capitalised(said: str) -> str:
    return said[:1].upper() + said[1:]
