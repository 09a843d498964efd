"""What happens in a game, read out by a screen reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core.events import Event
from engine.core.text import N_, Player, Text
from engine.table.view import View
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.announce import announce

_BY: Final = N_("app", "{player}: {words}")


class Speech(QObject):
    """Announces every line of the log as it is written; the ribbon announces its own words."""

    def __init__(self, client: SeatClient, log: QWidget, say: Callable[[Text], str]) -> None:
        super().__init__(log)
        self._log = log
        self._say = say
        client.changed.connect(self._happened)

    def _happened(self, _view: View, events: tuple[Event, ...]) -> None:
        for seat, text in ((event.seat, event.text) for event in events if event.text is not None):
            said = text if seat is None else _BY.fill(player=Player(seat), words=text)
            announce(self._log, self._say(said))
