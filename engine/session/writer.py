"""Writes a record that grows with the game, so that neither a killed program nor a power cut loses it."""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import RecordError
from engine.core.text import Text
from engine.session import faults, files
from engine.session.entries import Entry
from engine.session.header import VERSION
from engine.session.lock import InUse, Lock, hold
from engine.session.record import Record


class RecordWriter:
    """The file that a game is written to while it is played.

    What happens is on the disk when `add` returns. Where that fails the game goes on, `trouble` says why, and all of it
    is written as soon as that is possible; a file that was deleted or moved is written anew.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.trouble: Text | str | None = None
        """Why not all that happened is on the disk; None if it is."""
        self.remarks: list[Text] = []
        """What became of the file, to be told once."""
        self._content = bytearray()
        self._lock: Lock | None = None

    # -- the beginning -------------------------------------------------------------------------------------------------

    def claim(self) -> None:
        """Keep other programs from writing to the file, if it is there. Raises RecordError if one of them does."""
        try:
            self._lock = hold(self.path)
        except FileNotFoundError:
            self._lock = None
        except InUse as error:
            raise RecordError(faults.IN_USE.fill(file=self.path.name)) from error
        except OSError as error:
            raise RecordError(files.unwritable(self.path, error)) from error

    def begin(self, record: Record) -> None:
        """Write the record so far, all of it or nothing; if the file holds just that record, go on after it.

        A record made with older rules is written anew as today's rules play it. Raises RecordError if the file holds
        anything else, cannot be written, or is written to by another program.
        """
        self.claim()
        if self._lock is None:
            self._content = bytearray(record.content)
            self._create()
            return
        there = self._there()
        if there.today != record:
            raise RecordError(faults.TAKEN.fill(file=files.called(self.path)))
        if there.older_rules or there.header.version < VERSION:
            self._lock = None           # a system may not replace what is held
            record.save(self.path)      # a former version does not know every line that may follow now
            self.claim()
        self._content = bytearray(files.content(self.path))

    def _there(self) -> Record:
        try:
            return Record.load(self.path)
        except RecordError as error:
            raise RecordError(faults.TAKEN.fill(file=files.called(self.path))) from error

    def _create(self) -> None:
        files.create(self.path, bytes(self._content))
        self.claim()

    # -- what happens --------------------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> None:
        """Add a line; it is on the disk when this returns, or there is `trouble`."""
        self._content += files.to_line(entry.to_json())
        self.catch_up()

    def catch_up(self) -> None:
        """Write what is not on the disk yet, if that is possible now."""
        before = self.trouble
        try:
            self._write()
        except RecordError as error:
            self.trouble = error.text
            return
        self.trouble = None
        if before is not None:
            self.remarks.append(faults.SAVED_AGAIN.fill(file=self.path.name))

    def _write(self) -> None:
        try:
            there = files.content_if_any(self.path)
        except RecordError:         # something else has taken its place
            there = b"something else"
        if there is None:
            self._lock = None
            files.make_folder(self.path.parent)
            self._create()
            self.remarks.append(faults.WRITTEN_ANEW.fill(file=self.path.name))
        elif self._content.startswith(there) and self._is_ours():
            files.add(self.path, bytes(self._content[len(there):]), len(there))
        else:
            self._go_beside()

    def _is_ours(self) -> bool:
        """Whether no other program writes to what lies in the place of the file now."""
        try:
            self.claim()
        except RecordError:
            return False
        return True

    def _go_beside(self) -> None:
        """Somebody changed the file: leave it to them, and go on in another one."""
        left, number = self.path, 2
        while self.path.exists():
            self.path = left.with_name(f"{left.stem}_{number}{left.suffix}")
            number += 1
        try:
            self._lock = None
            self._create()
        except RecordError:
            self.path = left
            raise
        self.remarks.append(faults.WENT_BESIDE.fill(file=left.name, other=self.path.name))

    def close(self) -> None:
        """Nothing more is to be written: let other programs have the file."""
        self._lock = None
