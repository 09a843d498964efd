"""Whether a game is saved, and what to do while it is not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core.errors import ThroneError
from engine.core.text import N_, Text
from engine.session.session import Session
from engine.session.writer import RecordWriter

AGAIN: Final = 5000
"""Milliseconds until the next attempt to write what could not be written."""

_SAVED: Final = N_("keeping", "The game is now saved in {file}.")


class Keeping(QObject):
    """Sees to it that a game is saved. `new_record` opens a record for a game that has none yet.

    The game never waits for its record: it goes on, and all of it is written as soon as possible.
    """

    remarked = Signal(object)
    """A Text about the file, for the player to read."""
    changed = Signal()
    """The trouble has changed, or is over."""

    def __init__(self, session: Session, new_record: Callable[[], RecordWriter] | None = None,
                 parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trouble: Text | str | None = None
        """Why the game is not saved; None if it is or need not be."""
        self._session = session
        self._new_record = new_record
        self._again = QTimer(self)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self.try_again)

    def check(self) -> None:
        """See how the record is doing, after something happened or at the beginning, and say what there is to say."""
        writer = self._session.writer
        if writer is None:
            self._begin()
            return
        for remark in writer.remarks:
            self.remarked.emit(remark)
        writer.remarks.clear()
        self._show(writer.trouble)

    def _begin(self) -> None:
        if self._new_record is None:
            return
        try:
            self._session.write_to(self._new_record())
        except ThroneError as error:
            self._show(error.text)
        else:
            self._is_saved()

    def try_again(self) -> None:
        """Write what is not on disk yet, if that works now."""
        if self._session.writer is not None:
            self._session.writer.catch_up()
        self.check()

    def keep_in(self, file: Path) -> None:
        """Save the game in a file of the player's choice from now on, or say why that is not possible."""
        before = self._session.writer
        try:
            self._session.write_to(RecordWriter(file))
        except ThroneError as error:
            self.remarked.emit(error.text)
            return
        if before is not None:
            before.close()
        self._is_saved()

    def _is_saved(self) -> None:
        writer = self._session.writer
        if self.trouble is not None and writer is not None:
            self.remarked.emit(_SAVED.fill(file=writer.path.name))
        self._show(None)

    def _show(self, trouble: Text | str | None) -> None:
        if trouble == self.trouble:
            return
        self.trouble = trouble
        if trouble is None:
            self._again.stop()
        else:
            self._again.start()
        self.changed.emit()

    def close(self) -> None:
        """Try a last time, and release the file."""
        if self.trouble is not None:
            self.try_again()
        self._again.stop()
        if self._session.writer is not None:
            self._session.writer.close()
