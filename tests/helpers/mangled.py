"""Kept files as damage, other programs and other versions leave them: endlessly many, the same for the same number."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

_VALUES: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 2, 7, 10 ** 6, 2 ** 31, 2 ** 63, -2 ** 64, 10 ** 30, 10 ** 400, 0.0, -0.5, 0.5, 1.5,
    1e308, -1e308, 5e-324, "", "x", "page", "9999-12-31", "0001-01-01", "2026-02-30", "\ud800", "A\udcffB", "\0",
    "\x1b[2J", "\u202e", "x" * 100_000, "<img src=x>", "{file} {player} %n", "../../x", [], [[]], ["x"] * 1_000, {},
    {"\ud800": 1}, {"player": 10 ** 6}, {"text": {}}, [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]
                                                       ]]]]]]]]]]]]]]]]]]]],
)
_SPELLED: Final = ("1e999", "-1e999", "NaN", "-Infinity", "9" * 5_000, "[" * 500 + "]" * 500, "[" * 100_000, "01", "+1")
"""Values that json.dumps would not write."""
_HOLE: Final = "to be spelled"


def mangle(file: Path, number: int) -> bytes | None:
    """Put one of endlessly many things in the place of a file; returns its content, None for what is no file."""
    rng = random.Random(number)
    if rng.random() < 0.03:
        _no_file(file, rng)
        return None
    content = _mangled(file.read_bytes(), rng)
    file.write_bytes(content)
    return content


def _no_file(file: Path, rng: random.Random) -> None:
    file.unlink()
    match rng.randrange(4):
        case 0:
            file.mkdir()
        case 1:
            os.mkfifo(file)
        case 2:
            file.symlink_to(file)
        case _:
            file.symlink_to(file.parent)


def _mangled(content: bytes, rng: random.Random) -> bytes:
    try:
        data = json.loads(content)
    except ValueError:      # JSON Lines, or pixels
        return _by_lines(content, rng) if content.startswith(b"{") else _damaged(content, rng)
    way = rng.random()
    if way < 0.7:
        return _changed(data, rng)
    if way < 0.75:
        data["version" if "version" in data else "format"] = rng.choice((0, 2, 3, 99, "2", None, 1.0, True))
        return json.dumps(data).encode()
    return _damaged(content, rng)


def _by_lines(content: bytes, rng: random.Random) -> bytes:
    """One line changed, missing, doubled or elsewhere."""
    lines = content.splitlines(keepends=True)
    place = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            del lines[place]
        case 1:
            lines.insert(rng.randrange(len(lines) + 1), lines[place])
        case 2:
            lines[place] = _damaged(lines[place], rng)
        case _:
            lines[place] = _changed(json.loads(lines[place]), rng) + b"\n"
    return b"".join(lines)


def _changed(data: Any, rng: random.Random) -> bytes:
    """JSON in which some values are others."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        places = list(_places(data))
        if not places:
            break
        holder, key = rng.choice(places)
        match rng.randrange(8):
            case 0 if isinstance(holder, list):
                del holder[key]
            case 0:
                holder.pop(key)
            case 1:
                holder[key] = deepcopy(rng.choice(places)[0])       # part of the same file
            case 2:
                other, name = rng.choice(places)
                holder[key] = deepcopy(other[name])
            case 3 if isinstance(holder[key], int | float):
                holder[key] = rng.choice((-holder[key], holder[key] + 1, holder[key] * 1000, str(holder[key])))
            case 4 if isinstance(holder[key], str):
                holder[key] = rng.choice((holder[key] + "x", holder[key][:-1], holder[key].upper(), [holder[key]]))
            case 5 if isinstance(holder, dict):
                holder[rng.choice(("", "x", "format", "\ud83d"))] = holder[key]
            case _:
                holder[key] = rng.choice((*_VALUES, _HOLE))
    text = json.dumps(data).replace(f'"{_HOLE}"', rng.choice(_SPELLED))
    if rng.random() < 0.1 and '": ' in text:
        name = text[text.index('"'):].split(":", 1)[0]
        text = text[:-1] + f", {name}: {rng.choice(('1', '[]', 'null', '{}'))}" + text[-1]      # a key stands twice
    return text.encode()


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every value in JSON, by what holds it and under which key."""
    keys = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in list(keys):
        yield data, key
        yield from _places(data[key])


_WAYS: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    lambda content, rng: content[:rng.randrange(len(content) + 1)],
    lambda content, rng: b"",
    lambda content, rng: content.decode("latin-1").encode("utf-16"),
    lambda content, rng: b"\xef\xbb\xbf" + content,
    lambda content, rng: b"\0" * len(content),
    lambda content, rng: content * 2,
    lambda content, rng: content + b" " * (1 << 23),
    lambda content, rng: b"[" * 100_000,
    lambda content, rng: b"[" + b"{}," * 2_000_000 + b"{}]",
    lambda content, rng: rng.choice((b"null", b"1", b'"x"', b"[]", b"{}", b"true", b'{"format": 1}', b"\xff\xfe")),
)


_BYTES: Final = (b"\0", b"\xff\xfe", b"-", b"9" * 40, b"\\ud800", b"e999", b"[", b"}")


def _damaged(content: bytes, rng: random.Random) -> bytes:
    """The content cut, in another encoding, or with some bytes changed."""
    if rng.random() < 0.5:
        return rng.choice(_WAYS)(content, rng)
    changed = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(changed) + 1)
        match rng.randrange(3):
            case 0:
                changed[place:place + 1] = bytes([rng.randrange(256)])
            case 1:
                del changed[place:place + rng.randint(1, 40)]
            case _:
                changed[place:place] = rng.choice(_BYTES)
    return bytes(changed)
