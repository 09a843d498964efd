"""What of the files that pictures are kept in is part of this process's memory, and how such files are damaged."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

DAMAGES: Final[dict[str, Callable[[bytes], bytes]]] = {
    "empty": lambda content: b"",
    "cut off": lambda content: content[:-1],
    "too long": lambda content: content + b"\0",
    "another pixel": lambda content: b"\x01" + content[1:],
    "another sum": lambda content: content[:-1] + bytes([content[-1] ^ 1]),
}
"""What may have become of a file."""


def is_mapped(name: str) -> bool:
    """Whether the file of that name is part of this process's memory."""
    return bool(_mappings(name))


def memory_of(name: str) -> int:
    """How much memory the file of that name takes in this process, in KB."""
    return sum(int(line.split()[1]) for each in _mappings(name) for line in each.splitlines()
               if line.startswith("Rss:"))


def _mappings(name: str) -> list[str]:
    """What Linux tells of the places in this process's memory where the file of that name lies."""
    maps = Path("/proc/self/smaps")
    told = re.split(r"\n(?=[0-9a-f]+-[0-9a-f]+ )", maps.read_text(encoding="utf-8")) if maps.is_file() else []
    return [each for each in told if f"/{name}" in each.partition("\n")[0]]
