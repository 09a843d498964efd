"""What happens after an unexpected error: a report, and a page from which the game can go on."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QObject, Signal

from throne_desktop.window.window import Window

if TYPE_CHECKING:
    from throne_desktop.storage.crash_reports import Report


class _Stage(Enum):
    WATCHING = auto()
    CAUGHT = auto()         # the page is about to be shown; further errors until then are consequences
    SHOWN = auto()          # from now on, an error is one of the page itself


class Guard(QObject):
    """Catches what no one else did: in slots, callbacks of Qt, and threads. It ends a run without a window."""

    _to_show = Signal(object)

    def __init__(self, window: Window, *, shows: bool = True) -> None:
        super().__init__(window)
        self._window = window
        self._shows = shows
        self._stage = _Stage.WATCHING
        self._connected = False

    def install(self) -> None:
        """Catch errors from now on."""
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _hook(self, kind: type[BaseException], error: BaseException | None, _trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            _end("")
        self.caught(error if error is not None else kind())

    def caught(self, error: BaseException) -> None:
        """Write one report and show where it is; if the page that shows it fails, too, end the program."""
        if self._stage is _Stage.CAUGHT:
            return
        from throne_desktop.storage.crash_reports import say, write_report

        report = write_report(error, _record_of(self._window))
        if self._stage is _Stage.SHOWN or not self._shows:
            _end(report.line)
        self._stage = _Stage.CAUGHT
        say(report.line)
        self._show_soon(report)

    def _show_soon(self, report: Report) -> None:
        """Show the page once whatever failed has been left, and in the thread of the window."""
        from PySide6.QtCore import Qt  # only here: its names in Python would take 14 ms at every start

        if not self._connected:
            self._connected = True
            self._to_show.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._to_show.emit(report)

    def _show(self, report: Report) -> None:
        from throne_desktop.screens.help.crash import CrashScreen

        self._stage = _Stage.SHOWN
        window, game = self._window, self._window.play_screen
        window.play_screen = None
        if game is not None:
            with suppress(Exception):       # what broke the game may break closing it, too, and has been reported
                game.close_game()
        page = CrashScreen(report)
        page.left.connect(lambda: self._leave(None))
        page.resumed.connect(lambda: self._leave(report.record))
        window.show_page(page)

    def _leave(self, record: Path | None) -> None:
        """Go home, or on with the game as far as its record goes."""
        self._stage = _Stage.WATCHING
        if record is None:
            self._window.open_home()
        else:
            self._window.resume(record)


def _record_of(window: Window) -> Path | None:
    game = window.play_screen
    return None if game is None else game.client.file


def _end(line: str) -> NoReturn:
    """End the program at once, since its state cannot be trusted. The bots' processes end with it."""
    from throne_desktop.storage.crash_reports import say

    if line:
        say(line)
    os._exit(1)
