"""Conceding a game: asked for in the menu, and confirmed once on the ribbon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from engine.core.text import N_, Player, Text
from engine.session.concession import concession
from throne_desktop.screens.around_table.rail import Rail
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.services.game import conceding
from throne_desktop.services.game.controller import Controller
from throne_desktop.table.hand.interaction import TableView

_LOSES: Final = N_("app", "Concede the game? It ends now and counts as lost.")
_ENDS: Final = N_("app", "{player}, concede the game? It ends now, and you lose it.")
_LEAVES: Final = N_("app", "{player}, concede the game? The others play on, with a bot in your seat.")


class Concession(QObject):
    """The question whether a person wants to concede. Meanwhile bots wait; making a move is playing on."""

    def __init__(self, controller: Controller, table: TableView, rail: Rail, ribbon: Ribbon,
                 say: Callable[[Text], str], go_on: Callable[[], None]) -> None:
        """`go_on` lets the game go on, and shows what is asked now."""
        super().__init__(table)
        self._controller = controller
        self._table = table
        self._rail = rail
        self._ribbon = ribbon
        self._say = say
        self._go_on = go_on
        self.asked = False
        """Whether the ribbon asks for it."""
        rail.menu.aboutToShow.connect(self._offer)
        for moved_on in (controller.changed, controller.turned_back, controller.viewpoint_changed):
            moved_on.connect(self._forget)

    def _offer(self) -> None:
        self._rail.offer_conceding(conceding.conceder(self._controller) is not None)

    def _forget(self) -> None:
        self.asked = False

    def ask(self) -> None:
        """Ask for confirmation, if there is anything to concede."""
        if self._table.table_scene.animator.running:
            self._table.table_scene.animator.skip()
        if conceding.conceder(self._controller) is None:
            return
        self._controller.hold()
        self.asked = True
        self.show()

    def show(self) -> None:
        """Put the question into the ribbon."""
        controller, ribbon, seat = self._controller, self._ribbon, conceding.conceder(self._controller)
        if seat is None:
            return
        session = controller.session
        ends = concession(session.game, session.state, session.players, seat) is not None
        text = (_ENDS if ends else _LEAVES).fill(player=Player(seat)) if controller.shared else _LOSES
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
        seat = conceding.conceder(self._controller)
        if seat is not None:
            conceding.concede(self._controller, seat)
        self.take_back()
