"""Conceding a game: asked for in the menu, and confirmed once on the ribbon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from engine.core.text import N_, Player, Text
from throne_desktop.screens.around_table.rail import Rail
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.interaction import TableView

_LOSES: Final = N_("app", "Concede the game? It will end now and count as a loss.")
_ENDS: Final = N_("app", "{player}, concede the game? It ends now, and you lose.")
_LEAVES: Final = N_("app", "{player}, concede the game? The others play on, with a bot in your seat.")


class Concession(QObject):
    """The question whether a person wants to concede. Meanwhile bots wait; making a move is playing on."""

    def __init__(self, client: SeatClient, table: TableView, rail: Rail, ribbon: Ribbon,
                 say: Callable[[Text], str], go_on: Callable[[], None]) -> None:
        """`go_on` lets the game go on, and shows what is asked now."""
        super().__init__(table)
        self._client = client
        self._table = table
        self._rail = rail
        self._ribbon = ribbon
        self._say = say
        self._go_on = go_on
        self.asked = False
        """Whether the ribbon asks for it."""
        rail.menu.aboutToShow.connect(self._offer)
        for moved_on in (client.changed, client.turned_back, client.viewpoint_changed):
            moved_on.connect(self._forget)

    def _offer(self) -> None:
        self._rail.offer_conceding(self._client.conceder is not None)

    def _forget(self) -> None:
        self.asked = False

    def ask(self) -> None:
        """Ask for confirmation, if there is anything to concede."""
        if self._table.narrator.animator.running:
            self._table.narrator.animator.skip()
        if self._client.conceder is None:
            return
        self._client.hold()
        self.asked = True
        self.show()

    def show(self) -> None:
        """Put the question into the ribbon."""
        client, ribbon, seat = self._client, self._ribbon, self._client.conceder
        if seat is None:
            return
        ends = client.conceding_ends(seat)
        text = (_ENDS if ends else _LEAVES).fill(player=Player(seat)) if client.shared else _LOSES
        ribbon.ask(self._say(text))
        ribbon.offer(QCoreApplication.translate("PlayScreen", "Play on"), self._play_on)
        ribbon.offer(QCoreApplication.translate("Rail", "Concede the game"), self._concede, quiet=True)
        ribbon.take_focus()

    def take_back(self) -> bool:
        """Play on; returns whether there was a question."""
        was_asked, self.asked = self.asked, False
        if was_asked:
            self._go_on()
            self._table.setFocus()
        return was_asked

    def _play_on(self) -> None:
        self.take_back()

    def _concede(self) -> None:
        seat = self._client.conceder
        if seat is not None:
            self._client.concede(seat)
        self.take_back()
