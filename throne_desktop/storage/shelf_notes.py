"""What a person has put on games that they played: favourites and notes, by the names of the records' files.

They lie in a file of the person, and never in the index of the shelf, which is made anew. What was put on a game that
is deleted stays, for when it comes back.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.core import kept as files
from engine.core.outside import writable
from engine.core.text import N_, plain
from throne_desktop.storage import paths

LONGEST: Final = 300
"""The most characters of a note."""
_DAMAGED: Final = N_("kept", "Your favorites and notes on games played can no longer be read. The damaged file is kept "
                             "as {file}.")
_PARTLY: Final = N_("kept", "Some of your favorites and notes on games played can no longer be read. The damaged file "
                            "is kept as {file}.")


class ShelfNotes(NamedTuple):
    """The names of the files of favourites, and notes by names of files."""

    favourites: frozenset[str] = frozenset()
    notes: Mapping[str, str] = MappingProxyType({})


def notes_file() -> Path:
    """The file of the person who plays; whoever shows what is in it keeps to it, even if another plays by then.

    Raises NoFolder.
    """
    return paths.person() / paths.SHELF


def read_notes(file: Path) -> ShelfNotes:
    """All that the person of that file has put on games."""
    return files.read(file, _KIND)


def set_favourite(file: Path, name: str, *, on: bool) -> None:
    """Make the game in the record of that name a favourite, or no longer one. Raises OSError."""
    def act(before: ShelfNotes) -> ShelfNotes:
        others = before.favourites - {writable(name)}
        return before._replace(favourites=others | {writable(name)} if on else others)

    files.change(file, _KIND, act)


def set_note(file: Path, name: str, note: str) -> None:
    """Put a note on the game in the record of that name; "" takes it away. Raises OSError."""
    def act(before: ShelfNotes) -> ShelfNotes:
        notes = {other: kept for other, kept in before.notes.items() if other != writable(name)}
        words = clean(note)
        return before._replace(notes={**notes, writable(name): words} if words else notes)

    files.change(file, _KIND, act)


def renewed(content: bytes) -> bytes:
    """What a file from elsewhere says was put on games, written anew. Raises Nonsense or BadField."""
    return files.written(_KIND, files.value_in(content, _KIND))


def clean(note: str) -> str:
    """A note as it is kept: one line, not too long."""
    return writable(plain(note)).strip()[:LONGEST]


def _read(data: Mapping[str, Any]) -> tuple[ShelfNotes, bool]:
    """What could be read, and whether that is all."""
    listed, noted = data.get("favourites", []), data.get("notes", {})
    favourites = [name for name in listed if isinstance(name, str)] if isinstance(listed, list) else []
    notes = {name: clean(note) for name, note in noted.items()
             if isinstance(note, str) and clean(note)} if isinstance(noted, dict) else {}
    whole = favourites == listed and notes == noted
    return ShelfNotes(frozenset(favourites), notes), whole


def _written(notes: ShelfNotes) -> Mapping[str, Any]:
    return {"favourites": sorted(notes.favourites), "notes": dict(sorted(notes.notes.items()))}


_KIND: Final = files.FileKind[ShelfNotes](1, ShelfNotes, _read, _written, _DAMAGED, _PARTLY)
