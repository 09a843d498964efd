"""Languages that there are not, made of the English words: to see what the program takes of one it never spoke."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from engine import GAMES
from tests.helpers.repo_files import ROOT

sys.path.append(str(ROOT / "packaging"))
from compile_translations import compile_translations
from update_translations import Message, format_ts, read_ts

UNITS: Final = ("app", *(game_id.replace("-", "_") for game_id in GAMES))

Translated = Callable[[Message], Message]


@cache
def messages() -> dict[str, list[Message]]:
    """All texts by their files, which the translations into German have."""
    return {unit: read_ts(ROOT / "translations" / f"{unit}_de.ts") for unit in UNITS}


def write(code: str, translated: Translated, folder: Path) -> None:
    """Translate every text into a language with that code, and compile its files in a folder."""
    for unit in UNITS:
        text = format_ts(code, map(translated, messages()[unit]))
        (folder / f"{unit}_{code}.ts").write_text(text, encoding="utf-8")
    compile_translations(folder, folder)


def said(source: str, number: int = 1) -> str:
    """The words of `in_forms` for a text, but for the number of the form."""
    return f"‹{source.replace('(s)', '').replace('%n', str(number))}›"


def in_forms(message: Message, forms: int = 6) -> Message:
    """The English words, with the number of their plural form before them."""
    words = f"‹{message.source.replace('(s)', '')}›"
    given = tuple(f"{form}{words}" for form in range(1, forms + 1)) if message.plural else (words,)
    return replace(message, state="", forms=given)


def half_done(message: Message) -> Message:
    """The same for about every second text; all others wait for their words."""
    done = in_forms(message)
    return done if len(message.source) % 2 else replace(done, state="unfinished", forms=("",) * len(done.forms))
