"""The program: `throne-desktop`."""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
from collections.abc import Sequence
from typing import Final

_NO_DISPLAY: Final = ("No display found: start the program on a desktop, or play in the terminal with "
                      "'python -m engine play behind-the-throne'.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    multiprocessing.freeze_support()        # first: a frozen program starts its bots' process by starting itself
    gc.disable()        # until the window is there: collecting while modules are imported takes 15 of 180 ms
    from throne_desktop.options import parse

    options = parse(sys.argv[1:] if arguments is None else arguments)
    if not _has_display():
        if not options.windowless:
            print(_NO_DISPLAY, file=sys.stderr)
            return 2
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from throne_desktop.app import run  # Qt is imported only now

    return run(options)


def _has_display() -> bool:
    """Whether Qt can open a window; without one it would end the process without a word."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


if __name__ == "__main__":
    sys.exit(main())
