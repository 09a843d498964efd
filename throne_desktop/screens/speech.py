"""What happens in a game, said to those who listen to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from engine.core.events import Event
from engine.core.text import N_, Player
from engine.table.view import View
from throne_desktop.table.announce import announce

if TYPE_CHECKING:
    from throne_desktop.screens.play import PlayScreen

_BY: Final = N_("app", "{player}: {words}")


class Speech(QObject):
    """Says every line of the log as it is written; prompts, refusals, hints and remarks are said by the prompt bar."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        screen.controller.changed.connect(self._happened)

    def _happened(self, _view: View, events: tuple[Event, ...]) -> None:
        for seat, text in ((event.seat, event.text) for event in events if event.text is not None):
            said = text if seat is None else _BY.fill(player=Player(seat), words=text)
            announce(self._screen.log, self._screen.say(said))
