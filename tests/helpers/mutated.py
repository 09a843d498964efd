"""Settings files as damage, another program or an attacker may leave them."""

from __future__ import annotations

import json
import random
from dataclasses import fields
from typing import Any, Final

from throne_desktop.storage.settings import Settings

_VALUES: Final = (
    None, True, False, 0, -1, -5, 1, 7, 2 ** 31, 2 ** 63, -2 ** 64, 10 ** 400, 0.0, -0.5, 1e308, -1e308, 5e-324, "",
    "fr", "page", "person", "dark", "behind-the-throne", "Zo\u00eb", "\ud800", "A\udcffB", "\x00", "\x1b[2J", "\u202e",
    "x" * 100_000,
    "<img src=x>", "AdnQywADAAAAAAAA", "AdnQywAD" * 40, "=", [], ["\udfff"], ["page"] * 9, [1], [["page"]],
    ["x"] * 100_000, {},
    {"\ud800": 1}, {"a": {"b": [1, 2.5, "\udc00"]}}, [[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]],
)
_SPELLED: Final = ("1e999", "-1e999", "NaN", "-Infinity", "9" * 5_000, "[" * 500 + "]" * 500, "[" * 100_000)
"""Values that json.dumps would not write."""
_HOLE: Final = "to be spelled"


def mutated(number: int) -> bytes:
    """One of endlessly many settings files, the same for the same number."""
    rng = random.Random(number)
    usual = Settings(player_name="Ann", last_game="throne", window_geometry="AdnQywADAAAAAAAA")
    data: dict[str, Any] = {each.name: getattr(usual, each.name) for each in fields(usual)[:-3]}
    for _ in range(rng.randint(1, 4)):
        name = rng.choice([*data, "sound", "others", "overruled", "\ud83d", ""])
        data[name] = rng.choice([*_VALUES, *data.values(), _HOLE])
    text = json.dumps(data).replace(f'"{_HOLE}"', rng.choice(_SPELLED))
    content = text.encode()
    return _damaged(content, rng) if rng.random() < 0.3 else content


def _damaged(content: bytes, rng: random.Random) -> bytes:
    """The content with some bytes changed, missing or doubled."""
    changed = bytearray(content[:5_000])
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(changed))
        match rng.randrange(4):
            case 0:
                changed[place] = rng.randrange(256)
            case 1:
                del changed[place:place + rng.randint(1, 40)]
            case 2:
                changed[place:place] = changed[max(0, place - 30):place]
            case _:
                changed[place:place] = rng.choice((b"\x00", b"\xff\xfe", b"-", b"9" * 40, b"\\ud800", b"e999"))
        if not changed:
            break
    return bytes(changed)
