"""Data from outside: the JSON of a file that anybody may have written or damaged, read within bounds.

What `value_in` gives can be looked through, calculated with and written again without a surprise: it is not nested
deeply, has no number that is none or is endless, no text that cannot be written, and takes little memory.
"""

from __future__ import annotations

import json
import math
from typing import Any, Final

MOST: Final = 4 << 20
"""The most bytes that are read of a file. A review, the largest that is written, takes a fifth of it."""
_MOST_VALUES: Final = 150_000
"""The most commas and brackets, as each may stand for 260 bytes of memory; a review has a third of them."""
_DEEPEST: Final = 40
"""How deeply lists and objects may be nested; what is written here is not nested ten times."""
_LONGEST_NUMBER: Final = 256
"""In bits; the longest whole number that is written, a state of chance, has 128."""


class Nonsense(ValueError):
    """It is not JSON, or breaks one of the bounds."""


def value_in(content: bytes, *, halves: bool = False) -> Any:
    """The value that JSON stands for. Raises Nonsense.

    With `halves`, texts may have half a surrogate pair: whoever asks for it makes them `plain`.
    """
    value = _parsed(content)
    if not is_sound(value, halves=halves):
        raise Nonsense("It is out of bounds.")
    return value


def object_in(content: bytes) -> tuple[dict[str, Any], bool]:
    """The entries of a JSON object that are within bounds, and whether all are. Raises Nonsense if it is none."""
    value = _parsed(content)
    if not isinstance(value, dict):
        raise Nonsense("It is no object.")
    sound = {name: each for name, each in value.items() if is_sound(name) and is_sound(each)}
    return sound, len(sound) == len(value)


def content_of(value: Any, indent: int | None = None) -> bytes:
    """The JSON of a value. Raises Nonsense for one that `value_in` would not give."""
    try:
        content = json.dumps(value, ensure_ascii=False, indent=indent, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise Nonsense("It cannot be written.") from error
    if _is_large(content):
        raise Nonsense("It is too large.")
    return content


def _parsed(content: bytes) -> Any:
    if _is_large(content):
        raise Nonsense("It is too large.")
    try:
        return json.loads(content.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise Nonsense("It is not JSON.") from error


def _is_large(content: bytes) -> bool:
    return len(content) > MOST or _values(content) > _MOST_VALUES


def is_sound(value: object, *, halves: bool = False) -> bool:
    """Whether a value is within bounds. It is looked through level by level."""
    level = [value]
    for _ in range(_DEEPEST):
        below: list[object] = []
        for each in level:
            if isinstance(each, str):
                if not halves and not is_text(each):
                    return False
            elif isinstance(each, float):
                if not math.isfinite(each):
                    return False
            elif isinstance(each, int):
                if each.bit_length() > _LONGEST_NUMBER:
                    return False
            elif isinstance(each, list):
                below += each
            elif isinstance(each, dict):
                below += each
                below += each.values()
        if not below:
            return True
        level = below
    return False


def is_text(value: str) -> bool:
    """Whether a text can be written: half a surrogate pair cannot."""
    if value.isascii():
        return True
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def writable(value: str) -> str:
    """The same text; half a surrogate pair becomes a question mark."""
    return value if is_text(value) else value.encode(errors="replace").decode()


def _values(content: bytes) -> int:
    """How many values there are in JSON, or a few more."""
    found = _marks(content)
    if found <= _MOST_VALUES:
        return found
    bare = content.replace(rb"\\", b"").replace(rb'\"', b"")
    if (quotes := bare.count(b'"')) > 2 * _MOST_VALUES:
        return quotes
    return _marks(b"".join(bare.split(b'"')[::2]))      # texts may have commas, too


def _marks(content: bytes) -> int:
    return content.count(b",") + content.count(b"[") + content.count(b"{")


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number.")
