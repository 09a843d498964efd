"""The teacher of a teaching game, at the play screen: offers to take a poor move back, and says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.core.text import N_, Text
from throne_desktop.screens.around_table.rail import Rail
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.play.help_consent import Assent
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand.announce import announce
from throne_desktop.table.narration.hint_strokes import Leads
from throne_desktop.table.narration.notes import Note

_OFFER: Final = N_("app", "There was a better move. Take yours back?")
_LOOKS: Final = N_("app", "One moment.")
_BETTER: Final = N_("app", "{move}. {why}")


class Teacher:
    """Asks what the player wants to do about an objection. The table waits until they have decided."""

    def __init__(self, client: SeatClient, leads: Leads, rail: Rail, ribbon: Ribbon, assent: Assent,
                 say: Callable[[Text], str], go_on: Callable[[], None]) -> None:
        """`go_on` lets the game go on."""
        self._client = client
        self._leads = leads
        self._rail = rail
        self._ribbon = ribbon
        self._assent = assent
        self._say = say
        self._teaching = client.teaching
        self._go_on = go_on
        self._teaching.looked.connect(go_on)

    def follow(self, settings: Settings) -> None:
        """Teach if the player wants that; a game that no teacher has watched so far is left alone."""
        client = self._client
        self._teaching.on = settings.teaching and client.counts and client.assisted

    def show(self) -> None:
        """Show in the menu whether there is a teacher, and can be one."""
        possible = self._client.counts and self._teaching.is_possible
        self._rail.offer_teaching(possible, self._teaching.on)

    def ask(self) -> None:
        """Show the objection, with the better move and why it is better, and ask whether to take the move back."""
        objection, ribbon, say = self._teaching.objection, self._ribbon, self._say
        if objection is None:
            ribbon.ask(say(_LOOKS))
            return
        ribbon.ask(say(_OFFER))
        ribbon.offer(QCoreApplication.translate("Teacher", "Take back"), self._client.undo)
        ribbon.offer(QCoreApplication.translate("Teacher", "Keep it"), self._keep, quiet=True)
        self._leads.show(None, Note("hint", say(objection.name), say(objection.why)))
        announce(ribbon, say(_BETTER.fill(move=objection.name, why=objection.why)))

    def _keep(self) -> None:
        self._teaching.forget()
        self._leads.forget()
        self._go_on()

    def switch(self) -> bool:
        """Begin or end to teach, at a price that is named first; returns whether moves are looked at from now on."""
        client = self._client
        if self._teaching.on:
            self._teaching.on = False
        elif self._assent.teaching():
            client.note_help()
            self._teaching.on = True
        self.show()
        return self._teaching.on
