"""What happens when an error comes that nobody expected: a report, and a page from which the game goes on."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QObject, Qt, Signal

from throne_desktop.window.window import Window

if TYPE_CHECKING:
    from throne_desktop.kept.crash_reports import Report


class _Stage(Enum):
    WATCHING = auto()
    CAUGHT = auto()         # the page is about to be shown: whatever comes until then follows from the first error
    SHOWN = auto()          # an error now is one of the page itself


class Guard(QObject):
    """Catches what nobody else did: in slots, in what Qt calls, in threads. In a run without a window it ends that."""

    _to_show = Signal(object)

    def __init__(self, window: Window, *, shows: bool = True) -> None:
        super().__init__(window)
        self._window = window
        self._shows = shows
        self._stage = _Stage.WATCHING
        self._to_show.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch errors from now on."""
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _hook(self, kind: type[BaseException], error: BaseException | None, _trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            _end("")
        self.caught(error if error is not None else kind())

    def caught(self, error: BaseException) -> None:
        """Write a report, once, and show where it lies; an error of the page that shows it ends the program."""
        if self._stage is _Stage.CAUGHT:
            return
        from throne_desktop.kept.crash_reports import say, write_report

        report = write_report(error, _record_of(self._window))
        if self._stage is _Stage.SHOWN or not self._shows:
            _end(report.line)
        self._stage = _Stage.CAUGHT
        say(report.line)
        self._to_show.emit(report)

    def _show(self, report: Report) -> None:
        from throne_desktop.screens.crash import CrashScreen

        self._stage = _Stage.SHOWN
        window, game = self._window, self._window.play_screen
        window.play_screen = None
        if game is not None:
            with suppress(Exception):       # what broke the game may break its closing, too, and has been reported
                game.close_game()
        page = CrashScreen(report)
        page.left.connect(lambda: self._leave(None))
        page.resumed.connect(lambda: self._leave(report.record))
        window.show_page(page)

    def _leave(self, record: Path | None) -> None:
        """Home, or on with the game as far as it is written down."""
        self._stage = _Stage.WATCHING
        if record is None:
            self._window.open_home()
        else:
            self._window.resume(record)


def _record_of(window: Window) -> Path | None:
    game = window.play_screen
    writer = None if game is None else game.controller.session.writer
    return None if writer is None else writer.path


def _end(line: str) -> NoReturn:
    """End the program at once: what is left of it cannot be trusted. The bots' processes end with it."""
    from throne_desktop.kept.crash_reports import say

    if line:
        say(line)
    os._exit(1)
