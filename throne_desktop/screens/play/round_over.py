"""What a play screen shows between two rounds of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from engine.core.text import N_, Player, Text
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.around_table.round_panel import RoundPanel, RoundStanding
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.interaction import TableView

_GOT: Final = N_("app", "{player} got {gain} this round and now has {score}.")
_HAS: Final = N_("app", "{player} has {score}.")


class RoundOver(QObject):
    """Shows the panel while everyone looks at the end of a round; a click on it does what the ribbon's button does."""

    def __init__(self, client: SeatClient, table: TableView, ribbon: Ribbon, say: Callable[[Text], str]) -> None:
        super().__init__(table)
        self._client = client
        self._table = table
        self._ribbon = ribbon
        self._say = say
        self.panel = RoundPanel(table)
        self.panel.clicked.connect(self._go_on)
        self._seen = -1
        """After how many moves the panel was taken away, to see the table."""
        ribbon.lies.connect(self.place)
        client.changed.connect(self.panel.hide)
        table.mover.touched.connect(self.take_away)

    def take_away(self) -> None:
        """Show the table as it lies; the ribbon goes on."""
        if self.panel.isVisible():
            self._seen = self._client.moves_made
            self.panel.hide()

    def look(self) -> None:
        """Show the panel if a round has just ended, or take it away."""
        client = self._client
        if not client.at_rest or client.moves_made == self._seen:
            self.panel.hide()
            return
        ended = client.round_end()
        portrait = self._table.table_scene.seats.portrait
        standings = [RoundStanding(portrait(seat), client.name(seat), str(score), f"+{gain}" if gain else "",
                                   score == max(ended.scores))
                     for seat, (score, gain) in enumerate(zip(ended.scores, ended.gains, strict=True))]
        title = self._say(client.game.table.round.fill(number=ended.number))
        told = [(_GOT if gain else _HAS).fill(player=Player(seat), score=score, gain=gain)
                for seat, (score, gain) in enumerate(zip(ended.scores, ended.gains, strict=True))]
        self.panel.show_round(title, standings, " ".join([f"{title}.", *map(self._say, told)]))
        self.place()

    def place(self) -> None:
        """Lie where the table has room."""
        self.panel.fit(self._table.rect(), self._ribbon.geometry())

    def _go_on(self) -> None:
        button = next(iter(self._ribbon.buttons), None)
        if button is not None:
            button.click()
