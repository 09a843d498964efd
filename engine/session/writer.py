"""Writes a record as the game goes on, so that neither a killed program nor a power cut loses any of it."""

from __future__ import annotations

from pathlib import Path

from engine.core import disk
from engine.core.errors import GameInUse, RecordError
from engine.core.lock import InUse, Lock, hold
from engine.core.text import Text
from engine.session import faults, files
from engine.session.entries import Entry, entry_to_json
from engine.session.header import VERSION
from engine.session.record import Record


class RecordWriter:
    """The file that a game is written to while it is played.

    An entry is on the disk when `add` returns. If that fails, the game goes on, `trouble` says why, and everything is
    written as soon as possible; a file that was deleted or moved is written again.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.trouble: Text | str | None = None
        """Why the disk lacks some of the game; None if it lacks nothing."""
        self.remarks: list[Text] = []
        """What happened to the file, each to be told to the player once."""
        self._content = bytearray()
        self._lock: Lock | None = None

    # -- beginning -----------------------------------------------------------------------------------------------------

    def claim(self) -> None:
        """Keep other programs from writing to the file, if it exists. Raises RecordError if one of them holds it."""
        try:
            self._lock = hold(self.path)
        except FileNotFoundError:
            self._lock = None
        except InUse as error:
            raise GameInUse(faults.IN_USE.fill(file=self.path.name)) from error
        except OSError as error:
            raise RecordError(files.unwritable(self.path, error)) from error

    def begin(self, record: Record) -> None:
        """Write the record so far, all or nothing; if the file holds that very record already, continue it.

        A record made with older rules is rewritten under today's, and one with a byte order mark without it. Raises
        RecordError if the file holds anything else, cannot be written, or is held by another program.
        """
        self.claim()
        if self._lock is None:
            self._content = bytearray(record.content)
            self._create()
            return
        there = self._there()
        if there.today != record:
            raise RecordError(faults.TAKEN.fill(file=files.called(self.path)))
        content = files.content(self.path)
        as_written = files.without_mark(content) == content
        if there.older_rules or there.header.version < VERSION or not as_written:
            self._lock = None           # some systems cannot replace a file that is held
            record.save(self.path)      # older formats lack some of the entries that may follow
            self.claim()
            content = files.content(self.path)
        self._content = bytearray(content)

    def _there(self) -> Record:
        try:
            return Record.load(self.path)
        except RecordError as error:
            raise RecordError(faults.TAKEN.fill(file=files.called(self.path))) from error

    def _create(self) -> None:
        disk.sweep(self.path.parent, self.path.name)
        files.create(self.path, bytes(self._content))
        self.claim()

    # -- entries -------------------------------------------------------------------------------------------------------

    def add(self, entry: Entry) -> None:
        """Add an entry; when this returns it is on the disk, or there is `trouble`."""
        self._content += files.to_line(entry_to_json(entry))
        self.catch_up()

    def catch_up(self) -> None:
        """Write whatever is not on the disk yet, if possible."""
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
        except RecordError:         # something else is in its place
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
        """Whether no other program holds the file that is there now."""
        try:
            self.claim()
        except RecordError:
            return False
        return True

    def _go_beside(self) -> None:
        """Leave a file that somebody else changed to them, and go on in a new one beside it."""
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
        """Release the file to other programs; nothing more will be written."""
        self._lock = None
