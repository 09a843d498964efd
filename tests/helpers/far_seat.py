"""The host's end of a seat whose person is in another process."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer

from tests.helpers.far_person import play
from throne_desktop.services.bots.child import Child
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.services.protocol import BadAnswer, Hinted, Said, Told, read_said, written

PATIENCE: Final = 30.0
"""Seconds that the other process may take; it takes a few milliseconds."""
_SOON: Final = 2
"""Milliseconds between two looks whether there is something to decide."""


class FarSeat:
    """Sends what the seat may know as JSON, and does what comes back. Call `close` at the end."""

    def __init__(self, host: TableHost) -> None:
        self._host = host
        self._child = Child(play, "person")
        self.heard: list[bytes] = []
        """All that was said to the person."""
        self.said: list[Said] = []
        """All that the person said."""
        self.broken = False
        """Whether the person is gone, or says nothing that makes sense."""
        self._asks = QTimer(host)
        self._asks.setInterval(_SOON)
        self._asks.timeout.connect(self._ask)
        host.heard.connect(self._tell)
        host.hinted.connect(lambda choice: self._tell(Hinted(choice)))

    def begin(self) -> None:
        """Let the game begin, or go on."""
        self._host.go_on()
        self._asks.start()

    def _ask(self) -> None:
        """Ask the person as soon as they have something to decide, unless a hint is on its way."""
        asked = self._host.asked
        if asked is not None and not self._host.has_no_choice() and not self._host.seeks_hint:
            self._host.receive(self._answer(asked))

    def _tell(self, told: Told) -> None:
        """Something has happened: once that has been told, the host does what the person says."""
        said = self._answer(told)
        QTimer.singleShot(0, self._host, lambda: self._host.receive(said))

    def _answer(self, told: Told) -> Said:
        self.heard.append(written(told))
        try:
            said = read_said(self._exchanged(self.heard[-1]), self._host.session.game)
        except (OSError, EOFError, BadAnswer):      # asked again and again, it would fail as often
            self.broken = True
            self._asks.stop()
            raise
        self.said.append(said)
        return said

    def _exchanged(self, message: bytes) -> bytes:
        """What the person says to a message. Raises EOFError if they are gone, and TimeoutError if they are silent."""
        connection = self._child.connection
        connection.send_bytes(message)
        if not connection.poll(PATIENCE):
            raise TimeoutError("The other process is silent.")
        return connection.recv_bytes()

    def close(self) -> None:
        """End the other process."""
        self._asks.stop()
        self._child.kill()
        self._child.close()
        self._child.connection.close()
