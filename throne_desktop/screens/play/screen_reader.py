"""What happens in a game, read out by a screen reader."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core.events import Event
from engine.core.text import Text
from engine.table.view import View
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.announce import announce, told


class Speech(QObject):
    """Announces every line of the log as it is written; the ribbon announces its own words."""

    def __init__(self, client: SeatClient, log: QWidget, say: Callable[[Text], str]) -> None:
        super().__init__(log)
        self._log = log
        self._say = say
        client.changed.connect(self._happened)

    def _happened(self, _view: View, events: tuple[Event, ...]) -> None:
        for text in told(events):
            announce(self._log, self._say(text))
