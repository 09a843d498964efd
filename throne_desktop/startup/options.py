"""What the command line can ask for. It is read before anything of Qt is imported."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final, NamedTuple

from engine.core.languages import SHIPPED
from throne_desktop.screens import pages

STARTED: Final = time.perf_counter()
"""When the program's first lines ran; the bench measures from here."""

LANGUAGE_CODES: Final = tuple(each.code for each in SHIPPED)
"""The languages that are offered."""
THEME_NAMES: Final = ("light", "dark", "contrast")
TEXT_SCALES: Final = range(100, 161)
"""Text sizes, in per cent of the usual one."""
PAGES: Final = tuple(page.id for page in pages.PAGES.values() if page.on_command_line)
"""The ids of the pages that can be opened from the command line."""


class Options(NamedTuple):
    """What the command line asks for; None where it says nothing, which is the usual start.

    A named tuple, since a data class of this many fields is made five times as slowly, and the start waits for it.
    """

    game: str | None = None
    seats: int | None = None
    bots: tuple[str, ...] = ()
    seed: int | None = None
    language: str | None = None
    replay: Path | None = None
    file: Path | None = None
    watch: bool = False
    self_test: bool = False
    screenshot: Path | None = None
    after: int = 0
    page: str | None = None
    theme: str | None = None
    text_scale: int | None = None
    size: tuple[int, int] | None = None
    bench: bool = False
    rebuild: bool = False
    position: str | None = None
    spared: float = 0.0
    """Seconds that the start would have been shorter by if nothing had been asked."""

    @property
    def starts_game(self) -> bool:
        """Whether to start a new game, rather than open a page or a record."""
        return self.game is not None and self.page is None and self.opened is None and self.position is None

    @property
    def opened(self) -> Path | None:
        """The record to open, whichever way it was given."""
        return self.replay or self.file

    @property
    def windowless(self) -> bool:
        """Whether no one needs to see a window in this run."""
        return self.self_test or self.bench or self.rebuild or self.screenshot is not None
