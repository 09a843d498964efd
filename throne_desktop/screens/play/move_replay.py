"""What the play screen says while a move is shown step by step, and how it looks back at an earlier move.

The log grows along with the steps: it must not give away how a battle ends.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from engine.core.events import Event
from engine.core.text import Text
from engine.table.view import View
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.announce import told
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop


class MoveReplay(QObject):
    """Puts each step into the ribbon, with buttons for the next one and for the end."""

    def __init__(self, client: SeatClient, scene: Tabletop, narrator: Narrator, ribbon: Ribbon,
                 say: Callable[[Text], str], write: Callable[[int, tuple[Event, ...]], None]) -> None:
        """`write` puts what happened in a move, by its number, into the log."""
        super().__init__(scene)
        self.looks_back = False
        """Whether the table is showing an earlier move again."""
        self._client = client
        self._scene = scene
        self._narrator = narrator
        self._ribbon = ribbon
        self._say = say
        self._write = write
        self._offered = False
        self._number = 0
        self._moves_not_shown: tuple[Event, ...] = ()
        narrator.step_player.showing.connect(self._show_step)

    def begin(self, number: int, events: tuple[Event, ...]) -> None:
        """These events of move `number` are about to be shown."""
        self._number, self._moves_not_shown = number, events

    def tell_rest(self) -> None:
        """Write to the log what is not there yet."""
        untold, self._moves_not_shown = self._moves_not_shown, ()
        if untold:
            self._write(self._number, untold)

    def _write_until(self, event: Event) -> None:
        if event in self._moves_not_shown and not self.looks_back:
            shown = self._moves_not_shown.index(event) + 1
            self._write(self._number, self._moves_not_shown[:shown])
            self._moves_not_shown = self._moves_not_shown[shown:]

    def _show_step(self, event: Event | None) -> None:
        if event is None:
            self._offered = False
            return
        self._write_until(event)
        if not self._offered:
            self._offer()
        for text in told((event,)):
            self._ribbon.tell(self._say(text))

    def _offer(self) -> None:
        ribbon, narrator = self._ribbon, self._narrator
        self._offered = True
        ribbon.ask("")
        ribbon.offer(QCoreApplication.translate("PlayScreen", "Next"), narrator.animator.skip)
        ribbon.offer(QCoreApplication.translate("PlayScreen", "Skip"), narrator.step_player.skip_all, quiet=True)

    def look_back(self, number: int, event: Event) -> None:
        """Show move `number` again from that event on; afterwards the table is as it was."""
        client, narrator = self._client, self._narrator
        if narrator.animator.running or narrator.animator.speed <= 0 or client.curtain is not None:
            return
        if not 0 < number <= client.moves_made:
            return
        client.hold()
        self.looks_back = True
        self._scene.lock(True)
        narrator.show_view(client.view_after(number - 1))
        events = next(events for each, events in client.past() if each == number)
        narrator.show_again(client.view_after(number), events, client.snapshots(number), event)

    def come_back(self, view: View) -> None:
        """The look back is over: the table shows this view again."""
        self.looks_back = False
        self._narrator.show_view(view)
