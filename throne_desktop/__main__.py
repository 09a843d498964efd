"""The program: `throne-desktop`."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Sequence

from throne_desktop.startup.display import missing_display


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    gc.disable()        # until the window is up: collecting garbage during the imports takes 15 of 180 ms
    from engine.cli.output import written_out

    return written_out("throne-desktop", lambda: _run(arguments))


def _run(arguments: Sequence[str] | None) -> int:
    from engine.cli.output import CannotPrint, complain
    from throne_desktop.startup.options import parse

    options = parse(sys.argv[1:] if arguments is None else arguments)
    missing = missing_display(asks=options.windowless)     # with a window, libraries.explained finds out
    if missing is not None:
        if not options.windowless:
            complain(missing)
            return 2
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        _import_qt()
        from throne_desktop.startup.start import run

        return run(options)
    except CannotPrint:
        raise
    except Exception as error:      # there is no window to show it in
        return _ended_by(error)


def _ended_by(error: Exception) -> int:
    """Say in one line what ended the program, and return its exit status; the unforeseen goes into a report."""
    from throne_desktop.kept.crash_reports import say, write_report
    from throne_desktop.startup.libraries import missing

    lacking = missing(error) if isinstance(error, ImportError) else None
    say(lacking or write_report(error, None).line)
    return 2 if lacking else 1


def _import_qt() -> None:
    """Import Qt, but keep Python's own import function.

    PySide's reads the source of every module in case it wants names in another style, and none of ours does. That
    costs 5 of 180 ms at the start, and 15 by the time a game is open.
    """
    import PySide6.QtCore  # noqa: F401 - this replaces the import

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


if __name__ == "__main__":
    sys.exit(main())
