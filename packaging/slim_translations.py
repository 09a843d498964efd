"""Compiled translations without the source texts that nobody needs to find them: lrelease leaves all of them in.

Qt finds a text by the hash of its source and comment, and compares source, context and comment with what is asked for
only where they are written. They are left out where no other text has that hash: none of the program's in that
language, in any file, and none of Qt's own. That makes the files smaller by a third.
"""

import importlib.util
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # nothing is installed where this builds the project

from engine.cli.qm import END, HASHES, MAGIC, MESSAGES, WORDS, hash_of, parts_of

Key = tuple[str, str, str]
"""What a text is asked for by: context, source and comment."""


def ambiguous(texts: Iterable[Key], others: Iterable[int]) -> set[int]:
    """The hashes that several of these texts have, or one of them and one of these others."""
    found: dict[int, Key] = {}
    several = set(others)
    for key in set(texts):
        number = hash_of(f"{key[1]}{key[2]}".encode())
        if number in found:
            several.add(number)
        found[number] = key
    return several


def hashes_of_qt(language: str) -> set[int]:
    """The hashes of Qt's own texts in a language; none where it has no translations."""
    spec, code = importlib.util.find_spec("PySide6"), language.replace("-", "_")
    found = set[int]()
    for folder in (spec and spec.submodule_search_locations) or ():
        for place in (Path(folder, "Qt", "translations"), Path(folder, "translations")):
            for each in {code, code.partition("_")[0]}:
                file = place / f"qtbase_{each}.qm"
                found |= {number for number, _ in _entries(file.read_bytes())} if file.is_file() else set()
    return found


def slimmed(data: bytes, kept: Collection[int]) -> bytes:
    """A .qm file without the sources, contexts and comments of texts whose hash is not one of these."""
    parts = dict(parts_of(data))
    hashes, messages = bytearray(), bytearray()
    for number, place in _entries(data):
        hashes += number.to_bytes(4) + len(messages).to_bytes(4)
        messages += _message(parts[MESSAGES], place, whole=number in kept)
    parts[HASHES], parts[MESSAGES] = bytes(hashes), bytes(messages)
    return MAGIC + b"".join(bytes((tag,)) + len(part).to_bytes(4) + part for tag, part in parts.items())


def _entries(data: bytes) -> Iterator[tuple[int, int]]:
    """The hash of each text, and where in the messages it begins, in the file's order: sorted by hash."""
    hashes = dict(parts_of(data)).get(HASHES, b"")
    for at in range(0, len(hashes), 8):
        yield int.from_bytes(hashes[at:at + 4]), int.from_bytes(hashes[at + 4:at + 8])


def _message(messages: bytes, place: int, *, whole: bool) -> bytes:
    """The message that begins there, with its translations alone unless it is to be `whole`."""
    found = b""
    while messages[place] != END:
        size = 5 + int.from_bytes(messages[place + 1:place + 5])
        if whole or messages[place] == WORDS:
            found += messages[place:place + size]
        place += size
    return found + bytes((END,))
