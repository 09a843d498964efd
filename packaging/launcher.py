"""The entry point of the frozen program, which also starts itself again for its bots."""

import sys
from pathlib import Path


def _help_multiprocessing() -> None:
    """Serve multiprocessing, if it started this process; this does not return then."""
    if not {"--multiprocessing-fork", "-c"} & set(sys.argv):
        return      # PyInstaller's own hook would import multiprocessing at every start, which takes 12 ms
    import importlib
    import multiprocessing

    importlib.import_module("pyi_rth_multiprocessing")      # PyInstaller's way to recognise such a process
    multiprocessing.freeze_support()


if __name__ == "__main__":
    _help_multiprocessing()
    here = Path(__file__).parent
    del __file__        # a bot's process would look for this file, which is in an archive
    from throne_desktop.startup.frozen import settle_in

    settle_in(here)
    from throne_desktop.__main__ import main

    sys.exit(main())
