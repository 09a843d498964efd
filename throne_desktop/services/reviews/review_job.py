"""A review being made in a process of its own, so that the window never waits; it can be stopped at any time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.core.disk import reason_of
from engine.core.errors import BadNotation
from engine.core.text import N_
from throne_desktop.language.i18n import words
from throne_desktop.services.bots.reporting import Reporting
from throne_desktop.services.reviews.review_process import ReviewProgress, ask, read_report, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_ENDED: Final = N_("app", "The review stopped early. Open it again to retry.")
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

    def __init__(self, file: Path, seat: int, parent: QObject | None = None, *, keeps: bool,
                 target: Callable[[Connection], None] = serve) -> None:
        """`keeps`: the review is kept beside the record. `target` is what the process does."""
        super().__init__(parent)
        self._reporting = Reporting("review", ask(file, (seat,), keeps=keeps), target, self)
        self._reporting.told.connect(self._hear)

    def start(self) -> None:
        """Start the process."""
        try:
            self._reporting.start()
        except OSError as error:
            self.failed.emit(words(_NOT_STARTED.fill(reason=reason_of(error))))

    def stop(self) -> None:
        """End the process, at once; nothing follows."""
        self._reporting.stop()

    @property
    def running(self) -> bool:
        """Whether the review is still being made."""
        return self._reporting.running

    def _hear(self, told: bytes | None) -> None:
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
