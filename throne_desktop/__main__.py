"""The program: `throne-desktop`."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from throne_desktop.startup import ahead
from throne_desktop.startup.display import missing_display

if TYPE_CHECKING:
    from throne_desktop.startup.options import Options


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    if arguments is None:
        ahead.read_qt()
    gc.disable()        # until the window is up: collecting garbage during the imports takes 15 of 180 ms
    from engine.cli.output import written_out

    return written_out("throne-desktop", lambda: _run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    from engine.cli.output import CannotPrint, complain

    began = time.perf_counter()
    options = _options(sys.argv[1:] if arguments is None else arguments)
    missing = missing_display(asks=options.windowless)     # with a window, libraries.explained finds out
    if missing is not None:
        if not options.windowless:
            complain(missing)
            return 2
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    options = options._replace(spared=time.perf_counter() - began)
    try:
        frozen = getattr(sys, "_MEIPASS", None)
        if frozen is not None:
            from throne_desktop.startup.frozen import settle_in

            settle_in(frozen)
        from throne_desktop.startup.qt import import_qt

        import_qt()
        if options.rebuild:
            from throne_desktop.modes import rebuild

            return rebuild.run()
        from throne_desktop.startup.start import run

        return run(options)
    except CannotPrint:
        raise
    except Exception as error:      # there is no window to show it in
        return _ended_by(error)


def _options(arguments: Sequence[str]) -> Options:
    """What the command line asks for; mostly it is empty, and then the parser, which takes 5 of 180 ms, is not read."""
    from throne_desktop.startup.options import Options

    if not arguments:
        return Options()
    from throne_desktop.startup.command_line import parse

    return parse(arguments)


def _ended_by(error: Exception) -> int:
    """Say in one line what ended the program, and return its exit status; the unforeseen goes into a report."""
    from throne_desktop.startup.libraries import missing
    from throne_desktop.storage.crash_reports import say, write_report

    lacking = missing(error) if isinstance(error, ImportError) else None
    say(lacking or write_report(error, None).line)
    return 2 if lacking else 1


if __name__ == "__main__":
    sys.exit(main())
