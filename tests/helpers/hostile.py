"""Records made to do harm: huge, deeply nested, endless, or full of control characters for a terminal."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from engine.session import Seating, Session
from engine.session.entries import Undone, entry_to_json
from tests.helpers.sessions import BEHIND, play_at_random

EVIL_NAME: Final = "\x1b]0;owned\x07\x1b[2JEve\u202e\u2066\r\nroot\x9b31m" + "e" * 300
MEGABYTE: Final = 1 << 20


def _header(**changed: object) -> bytes:
    header = Session(BEHIND, 2, 3, players=[Seating("Ann"), Seating("Bot", "page")]).record().header.to_json()
    return json.dumps({**header, **changed}).encode() + b"\n"


def _many_undos(size: int) -> bytes:
    """One person against a bot who plays and takes back forever, all within the rules."""
    session = Session(BEHIND, 2, 3)
    play_at_random(session, random.Random(1), 1)
    played = entry_to_json(session.record().entries[0])
    pair = json.dumps(played).encode() + b"\n" + json.dumps(entry_to_json(Undone(0, assisted=True))).encode() + b"\n"
    return _header() + pair * (size // len(pair))


def _undos_and_redos(size: int) -> bytes:
    session = Session(BEHIND, 2, 3)
    play_at_random(session, random.Random(1))
    moves = b"".join(json.dumps(entry_to_json(each)).encode() + b"\n" for each in session.record().entries[:150])
    pair = b'{"undo": 0, "assisted": true}\n{"redo": 150}\n'
    return _header() + moves + pair * ((size - len(moves)) // len(pair))


MAKERS: Final[dict[str, Callable[[int], bytes]]] = {
    "one line": lambda size: b"{" * size,
    "zeros": lambda size: b"\x00" * size,
    "deep": lambda size: _header() + (b"[" * 60_000 + b"\n") * (size // 60_000),
    "deep header": lambda size: b'{"format": "throne-record", "options": ' + b"[" * size + b"\n",
    "wide header": lambda size: _header(options={"a": "x" * size}),
    "long name": lambda size: _header(players=[{"name": "x" * size, "level": None}] * 2),
    "long game": lambda size: _header(game="\x1b[2J" + "x" * 60_000),
    "huge number": lambda size: _header(seats=10 ** 4_000, rules=10 ** 4_000),
    "endless number": lambda size: b'{"format": "throne-record", "version": ' + b"9" * size + b"}\n",
    "empty lines": lambda size: _header() + b"\n" * size,
    "short lines": lambda size: _header() + b'{"tried":0}\n' * (size // 12),
    "many undos": _many_undos,
    "undos and redos": _undos_and_redos,
    "many players": lambda size: _header(players=[{"name": "x", "level": None}] * (size // 30)),
}


def hostile(folder: Path, size: int) -> Iterator[Path]:
    """A file of every kind, each of about that many bytes."""
    for name, make in MAKERS.items():
        file = folder / f"{name}.throne"
        file.write_bytes(make(size))
        yield file
