"""The first lines of the frozen program: it is also started by itself, for its bots."""

import sys


def _help_multiprocessing() -> None:
    """Be the process that multiprocessing has started this program for, if that is so; then this does not return."""
    if not {"--multiprocessing-fork", "-c"} & set(sys.argv):
        return      # PyInstaller would import multiprocessing at every start, which takes 12 ms
    import importlib
    import multiprocessing

    importlib.import_module("pyi_rth_multiprocessing")      # PyInstaller's own way to know such a process
    multiprocessing.freeze_support()


if __name__ == "__main__":
    _help_multiprocessing()
    del __file__        # a bot's process would look for it, and it is in an archive
    from throne_desktop.__main__ import main

    sys.exit(main())
