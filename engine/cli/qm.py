"""Translations as Qt's lrelease compiles them (.qm), read without Qt: what a text is in that language."""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from engine.core.errors import ThroneError

MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_PACKED: Final = b"\x78"
"""How a file begins that zlib has compressed: those that Qt never reads are smaller so."""
HASHES: Final = 0x42
MESSAGES: Final = 0x69
_PLURALS: Final = 0x88
END: Final = 1
WORDS: Final = 3
_SOURCE: Final = 6
_CONTEXT: Final = 7
_COMMENT: Final = 8
_HASHED: Final = 8
"""Bytes of an entry of the table: the hash of a text, and where in the messages its translation begins."""
_ONE_IS_SINGULAR: Final = b"\x01\x01"
"""Qt's rule for the first of two plural forms where a file has none: n = 1."""
_AND, _OR, _NEXT_FORM = 0xfd, 0xfe, 0xff
_COMPARED: Final = 0x07
_EQUAL, _LESS, _AT_MOST, _BETWEEN = 1, 2, 3, 4
_NOT, _LAST_DIGIT, _LAST_TWO, _LEADING = 0x08, 0x10, 0x20, 0x40
"""The signs of which Qt's rules are made: in each a number, or a part of it, is compared with another."""


class BadTranslations(ThroneError):
    """A file that has no translations as Qt compiles them: it was damaged, or is none of ours."""


class Translations:
    """What one file says. A text is looked up as Qt does: by its hash, then by its context wherever that is written."""

    def __init__(self, file: Path) -> None:
        """Raises OSError if the file cannot be read, and BadTranslations if it is none."""
        data = file.read_bytes()
        if data.startswith(_PACKED):
            with suppress(zlib.error):
                data = zlib.decompress(data)
        if not data.startswith(MAGIC):
            raise BadTranslations(f"{file} has no translations.")
        parts = dict(parts_of(data))
        self._hashes, self._messages = parts.get(HASHES, b""), parts.get(MESSAGES, b"")
        self._rules = parts.get(_PLURALS, _ONE_IS_SINGULAR)

    def words(self, context: str, source: str, n: int | None = None, form: str = "") -> str | None:
        """The translation of a text, for that number; None if the file has none.

        A name that lacks the `form` which a sentence wants it in stays as it is.
        """
        return (self._found(context, source, n, form) if form else None) or self._found(context, source, n, "")

    def _found(self, context: str, source: str, n: int | None, comment: str) -> str | None:
        wanted, told = hash_of(f"{source}{comment}".encode()), {_SOURCE: source, _CONTEXT: context, _COMMENT: comment}
        entries = range(len(self._hashes) // _HASHED)
        for entry in entries[bisect_left(entries, wanted, key=lambda each: self._number(_HASHED * each)):]:
            if self._number(_HASHED * entry) != wanted:
                return None
            forms = self._forms(self._number(_HASHED * entry + 4), told)
            if forms:
                return forms[0 if n is None else min(plural_form(abs(n), self._rules), len(forms) - 1)]
        return None

    def _number(self, place: int) -> int:
        return int.from_bytes(self._hashes[place:place + 4])

    def _forms(self, place: int, wanted: dict[int, str]) -> list[str]:
        """The forms of the message that begins there; none if it is that of another text."""
        data, forms = self._messages, list[str]()
        while data[place] != END:
            tag, size = data[place], int.from_bytes(data[place + 1:place + 5])
            content = data[place + 5:place + 5 + size]
            if tag == WORDS:
                forms.append(content.decode("utf-16-be"))
            elif tag in wanted and content.decode() != wanted[tag]:
                return []
            place += 5 + size
        return forms


def plural_form(n: int, rules: bytes) -> int:
    """Which plural form a number has by Qt's rules for a language: that of the first rule that holds, or the last."""
    form, place, holds, all_hold = 0, 0, False, True
    while place < len(rules):
        sign, numbers = rules[place], rules[place + 1:place + 3]
        place += 3 if sign & _COMPARED == _BETWEEN else 2
        all_hold = all_hold and _compares(n, sign, numbers)
        link = rules[place] if place < len(rules) else _NEXT_FORM
        if link != _AND:
            holds, all_hold = holds or all_hold, True
        if link == _NEXT_FORM:
            if holds:
                return form
            form += 1
        place += 1
    return form


def _compares(n: int, sign: int, numbers: bytes) -> bool:
    if sign & _LEADING:
        while n >= 1000:
            n //= 1000
    n = n % 10 if sign & _LAST_DIGIT else n % 100 if sign & _LAST_TWO else n
    found = {_EQUAL: n == numbers[0], _LESS: n < numbers[0], _AT_MOST: n <= numbers[0],
             _BETWEEN: numbers[0] <= n <= numbers[-1]}[sign & _COMPARED]
    return found is not bool(sign & _NOT)


def parts_of(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The parts of a file by their tags, in its order."""
    place = len(MAGIC)
    while place < len(data):
        size = int.from_bytes(data[place + 1:place + 5])
        yield data[place], data[place + 5:place + 5 + size]
        place += 5 + size


def hash_of(text: bytes) -> int:
    """The hash by which Qt finds a text, that of ELF; it is never 0."""
    found = 0
    for byte in text:
        found = (found << 4) + byte
        high = found & 0xf0000000
        found = (found ^ high >> 24) & ~high
    return found or 1
