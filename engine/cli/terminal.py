"""The terminal: lines of at most 80 columns, colour if it is supported, questions and answers."""

from __future__ import annotations

import io
import os
import sys
import textwrap
from typing import Final

from engine.core.text import plain

WIDTH: Final = 80

_CODES: Final = {"": "", "bold": "\x1b[1m", "dim": "\x1b[2m", "title": "\x1b[1;33m", "alert": "\x1b[31m"}
_PLAIN: Final = "\x1b[0m"


class Terminal:
    """Where a game is shown, and where its player types."""

    def __init__(self) -> None:
        self._colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        if isinstance(sys.stdout, io.TextIOWrapper):
            # Old code pages lack some of our quotation marks: better a question mark than no game.
            sys.stdout.reconfigure(errors="replace")

    @property
    def is_read(self) -> bool:
        """Whether somebody reads what is shown as it comes, and answers it."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a paragraph; lines after the first are indented by `indent` columns."""
        first = len(text) - len(text.lstrip())
        lines = textwrap.wrap(plain(text.lstrip()), WIDTH, initial_indent=" " * first,
                              subsequent_indent=" " * (first + indent), break_on_hyphens=False)
        for line in lines or [""]:
            print(f"{_CODES[style]}{line}{_PLAIN}" if self._colour and style else line)

    def rule(self) -> None:
        """Print a horizontal line."""
        self.say("-" * WIDTH, "dim")

    def ask(self, question: str) -> str | None:
        """What the player types, stripped; None at the end of the input."""
        sys.stdout.flush()
        try:
            return input(question if sys.stdin.isatty() else "").strip()
        except EOFError:
            return None
