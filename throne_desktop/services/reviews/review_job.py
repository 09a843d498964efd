"""A review being made in a process of its own, so that the window never waits; it can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from engine.core.errors import BadNotation
from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.services.bots.child import Child
from throne_desktop.services.reviews.review_process import ReviewProgress, ask, read_report, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LONGEST: Final = 1 << 24
"""The most bytes that are told at once; more is nonsense."""

_ENDED: Final = N_("app", "The review broke off. Open it again to try once more.")
_NOT_STARTED: Final = N_("app", "The review cannot be started: {reason}.")


class ReviewJob(QObject):
    """Reviews one seat's game in a record. Call `stop` when it is no longer wanted; nothing follows then."""

    progressed = Signal(object)
    """A Progress."""
    done = Signal(object)
    """The Review."""
    unkept = Signal(object)
    """The Review once more, if it should be beside the record and could not be written."""
    failed = Signal(str)
    """A sentence that says why there is no review."""
    _heard = Signal(object)
    """Emitted in the thread: what was told, or None if there will be no more."""

    def __init__(self, file: Path, seat: int, parent: QObject | None = None, *, keeps: bool,
                 target: Callable[[Connection], None] = serve) -> None:
        """`keeps`: the review is kept beside the record. `target` is what the process does."""
        super().__init__(parent)
        self._target = target
        self._question = ask(file, (seat,), keeps=keeps)
        self._process: Child | None = None
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start the process."""
        try:
            self._process = Child(self._target, "review")
        except OSError as error:
            self.failed.emit(words(_NOT_STARTED.fill(reason=error.strerror or str(error))))
            return
        self._thread = Thread(target=self._listen, args=(self._process.connection,), name="review",
                              daemon=True)
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
        """Whether the review is still being made."""
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
        if not self.running:
            return
        try:
            report = ReviewProgress(1.0, {}, error=_ENDED) if told is None else read_report(told)
        except BadNotation:
            report = ReviewProgress(1.0, {}, error=_ENDED)
        if report.review is None and report.error is None:
            self.progressed.emit(report)
            return
        self.stop()
        if report.error is not None:
            self.failed.emit(words(report.error))
            return
        self.done.emit(report.review)
        if report.is_unkept:
            self.unkept.emit(report.review)
