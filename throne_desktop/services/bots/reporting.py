"""A process that is asked once, and tells what it finds until it is done; it can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from throne_desktop.services.bots.child import Child

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LONGEST: Final = 1 << 24
"""The most bytes that are told at once; more is nonsense."""


class Reporting(QObject):
    """Call `stop` when it is no longer wanted; nothing follows then."""

    told = Signal(object)
    """The bytes that were told, or None if there will be no more."""
    _heard = Signal(object)
    """The same, emitted in the thread."""

    def __init__(self, name: str, question: bytes, target: Callable[[Connection], None],
                 parent: QObject | None = None) -> None:
        """`target` is what the process does; the `question` comes through its connection."""
        super().__init__(parent)
        self._name = name
        self._question = question
        self._target = target
        self._process: Child | None = None
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the process. Raises OSError."""
        self._process = Child(self._target, self._name)
        self._thread = Thread(target=self._listen, args=(self._process.connection,), name=self._name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the process, at once; nothing follows."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.close()
            self._thread.join()     # with the process the connection has ended

    @property
    def running(self) -> bool:
        """Whether the process is still at work."""
        return self._process is not None

    def _listen(self, connection: Connection) -> None:
        """Pass on all that is told, in a thread of its own."""
        with connection:
            try:
                connection.send_bytes(self._question)
                while True:
                    self._heard.emit(connection.recv_bytes(LONGEST))
            except (EOFError, OSError):
                self._heard.emit(None)

    def _hear(self, told: bytes | None) -> None:
        if self.running:
            self.told.emit(told)
