"""What Orca has spoken, as `speech_to_file` wrote it, and how words are compared; the system's Python reads it, too."""

from __future__ import annotations

import json
import re
from pathlib import Path


def tokens(words: str) -> str:
    """Words as they are compared: without signs, which Orca may speak or not."""
    found = re.findall(r"[^\W_]+", words.lower())
    return f" {' '.join(found)} "


def spoken(file: Path) -> list[tuple[float, str]]:
    """When Orca spoke, and what; a line that is still being written does not count."""
    whole = file.read_text(encoding="utf-8").rpartition("\n")[0]
    rows = [json.loads(row) for row in whole.splitlines()]
    return [(moment, words) for moment, kind, words in rows if kind == "said"]
