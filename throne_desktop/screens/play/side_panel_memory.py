"""What was unfolded beside the table, remembered from game to game."""

from __future__ import annotations

from PySide6.QtCore import QObject

from throne_desktop.screens.around_table.side_layout import Surround
from throne_desktop.storage.settings import Settings


class Unfolding(QObject):
    """Keeps the page that is unfolded, and whether it is pinned, in the settings.

    A page that would cover the table stays folded when a game begins.
    """

    def __init__(self, surround: Surround, settings: Settings) -> None:
        super().__init__(surround)
        self._surround = surround
        self._settings = settings
        surround.panel.pin.setChecked(settings.side_pinned)
        if settings.side_page in surround.panel.pages:
            surround.panel.turn_to(settings.side_page)
        surround.shown.connect(self._unfold)
        surround.turned.connect(self._remember)
        surround.panel.pinned.connect(self._remember)

    def _unfold(self) -> None:
        """Unfold what was unfolded last, once the width of the window is known."""
        self._surround.shown.disconnect(self._unfold)
        if self._settings.side_open and self._surround.stands_beside:
            self._surround.show_page(self._surround.panel.page)

    def _remember(self) -> None:
        settings, surround = self._settings, self._surround
        if surround.stays:
            return      # that is so for this screen alone
        settings.side_page = surround.panel.page
        settings.side_open = bool(surround.open_page)
        settings.side_pinned = surround.panel.pin.isChecked()
