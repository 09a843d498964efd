"""The journal: a record on disk that grows with the game, so that a killed program loses nothing."""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import RecordError
from engine.session import faults, files
from engine.session.happenings import Happening
from engine.session.header import VERSION
from engine.session.record import Record


class Journal:
    """The file that a game is written to while it is played."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._size = 0

    def begin(self, record: Record) -> None:
        """Write the record so far, all of it or nothing; if the file holds just that record, go on after it.

        A record made with older rules is written anew as today's rules play it. Raises RecordError if the file holds
        anything else or cannot be written.
        """
        there = self._there() if self.path.exists() else None
        if there is not None and there.today != record:
            raise RecordError(faults.TAKEN.fill(file=self.path.name))
        if there is None or there.older_rules or there.header.version < VERSION:
            record.save(self.path)      # a former version does not know every line that may follow now
        self._size = self.path.stat().st_size

    def _there(self) -> Record:
        try:
            return Record.load(self.path)
        except RecordError as error:
            raise RecordError(faults.TAKEN.fill(file=self.path.name)) from error

    def add(self, happening: Happening) -> None:
        """Add a line. Raises RecordError, and adds nothing, if the file cannot be written or is not as it was left."""
        line = files.to_line(happening.to_json())
        files.add(self.path, line, self._size)
        self._size += len(line)
