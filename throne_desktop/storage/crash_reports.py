"""Reports of unexpected errors, for anyone who wants to pass them on. Nothing is sent anywhere."""

from __future__ import annotations

import platform
import traceback
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from engine.cli.output import complain
from engine.core import disk
from engine.version import described
from throne_desktop.storage import paths

_REPORTS: Final = "reports"


@dataclass(frozen=True, slots=True)
class Report:
    """What went wrong in a few words, the record of the game under way, and the file of the report.

    `file` is None if it could not be written.
    """

    what: str
    record: Path | None
    file: Path | None

    @property
    def line(self) -> str:
        """All of it in one line, for the terminal."""
        where = f" The report is in {self.file}." if self.file is not None else " No report could be written."
        kept = f" The game is kept in {self.record}." if self.record is not None else ""
        return f"throne-desktop: an unexpected error: {self.what}.{kept}{where}"


def write_report(error: BaseException, record: Path | None) -> Report:
    """Writes a report on an error to a file of its own among the user's data."""
    what = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(":.")
    try:
        folder = paths.data() / _REPORTS
        folder.mkdir(exist_ok=True)
        file = folder / f"{datetime.now():%Y-%m-%d_%H%M%S}.txt"
        file = disk.beside(file, "more") if file.exists() else file
        file.write_text(_text(error, record), encoding="utf-8")
    except (OSError, paths.NoFolder):       # the user is told, and there is nothing else to do
        return Report(what, record, None)
    return Report(what, record, file)


def say(line: str) -> None:
    """Prints a line for someone who started the program in a terminal."""
    complain(line)


def _text(error: BaseException, record: Path | None) -> str:
    return "\n".join((f"Throne Desktop {described()}", f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S %z}",
                      platform.platform(), f"Python {platform.python_version()}", _qt(), f"Record: {record}", "",
                      *(part.rstrip("\n") for part in traceback.format_exception(error)), ""))


def _qt() -> str:
    """The version of Qt; its absence may be just what went wrong."""
    try:
        from PySide6 import __version__ as bindings
        from PySide6.QtCore import qVersion
    except ImportError as fault:
        return f"PySide6: {fault}"
    return f"PySide6 {bindings}, Qt {qVersion()}"
