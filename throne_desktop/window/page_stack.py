"""The pages of the window: one is shown, and those that it leads back to wait below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from throne_desktop.storage.settings import Follows, Settings
from throne_desktop.window import memory

if TYPE_CHECKING:
    from throne_desktop.screens.ending.ending import EndScreen
    from throne_desktop.screens.lab.lab import LabScreen
    from throne_desktop.screens.page import Page
    from throne_desktop.screens.records.replay import ReplayScreen

_AT_REST: Final = 200
"""Milliseconds after which a page that was left is gone, and the new one is shown."""
_OPENED: Final = 2000
"""Milliseconds after which the first page is shown as well, on a busy computer: giving memory back imports modules."""


class PageStack(QStackedWidget):
    """Shows a page in place of all others, or above them until it is left. It does not know which pages there are."""

    about_to_cover = Signal()
    """The page that is shown is about to wait below another one."""
    uncovered = Signal(QWidget)
    """This page is shown again: the one above it was left."""

    def __init__(self, settings: Settings) -> None:
        """The pages follow these settings."""
        super().__init__()
        self._settings = settings
        self._tidying = QTimer(self)
        self._tidying.setSingleShot(True)
        self._tidying.timeout.connect(memory.give_back)

    @property
    def all(self) -> list[QWidget]:
        """All pages, the lowest first."""
        return [page for index in range(self.count()) if (page := self.widget(index)) is not None]

    def follow(self) -> None:
        """Let all pages do as the user has chosen, and paint anew what depends on colours, sizes or density."""
        for page in self.all:
            if isinstance(page, Follows):
                page.apply(self._settings)

    def _add(self, page: QWidget) -> None:
        """Put a page on top. Its pictures were made for the first screen, which is not always the window's."""
        before = page.devicePixelRatioF()
        self.addWidget(page)
        if page.devicePixelRatioF() != before and isinstance(page, Follows):
            page.apply(self._settings)

    def show_alone(self, page: QWidget) -> None:
        """Show a page in place of all others, which are closed."""
        before = self.all
        self._add(page)
        self.setCurrentWidget(page)
        for old in before:
            self.removeWidget(old)
            old.deleteLater()
        self._tidying.start(_AT_REST if before else _OPENED)
        _let_read(page, is_first=not before)

    def show_above(self, page: Page | ReplayScreen | EndScreen | LabScreen) -> None:
        """Show a page until it is left. The current one waits below."""
        below = self.currentWidget()
        assert below is not None
        self.about_to_cover.emit()
        page.left.connect(lambda: self._uncover(page, below))
        self._add(page)
        self.setCurrentWidget(page)
        _let_read(page)

    def _uncover(self, page: QWidget, below: QWidget) -> None:
        self.setCurrentWidget(below)
        _let_read(below)
        self.removeWidget(page)
        page.deleteLater()
        self._tidying.start(_AT_REST)
        self.uncovered.emit(below)


def _let_read(page: QWidget, *, is_first: bool = False) -> None:
    """Let screen readers find what is on a page, which is only what has the focus, then say where a player is.

    The title of the first page is that of the window, which they say by themselves.
    """
    if QAccessible.isActive():
        from throne_desktop.table.hand.announce import UNTIL_READ, announce, voice_of  # only here: most need none

        voice = voice_of(page.window())
        voice.wait(UNTIL_READ)
        title = page.findChild(QLabel, "title")
        if title is not None and title.isVisibleTo(page) and not is_first:
            announce(page, title.text())
        voice.take_over(page)
