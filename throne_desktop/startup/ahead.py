"""Reading ahead: what a start is about to need comes from the disk while Python is still busy with something else."""

from __future__ import annotations

import os
import sys
from _thread import start_new_thread  # threading is not imported yet, and takes half a millisecond
from collections.abc import Iterable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

_LIBRARIES: Final = ("Qt/lib/libQt6Core.so.*", "QtCore.abi3.so", "Qt/lib/libicu[iu]*", "Qt/lib/libQt6Gui.so.*",
                     "QtGui.abi3.so", "Qt/lib/libQt6Widgets.so.*", "QtWidgets.abi3.so")
"""In PySide's folder, in the order in which they are loaded: 48 MB, of which a start needs nearly all."""
_AT_ONCE: Final = 1 << 30


def read_qt() -> None:
    """Read Qt's libraries: right after the computer was switched on, home is there 40 of 350 ms sooner."""
    found = find_spec("PySide6")
    for folder in (found and found.submodule_search_locations) or ():
        read(file for pattern in _LIBRARIES for file in Path(folder).glob(pattern))


def read(files: Iterable[Path]) -> None:
    """Have Linux read these files in a thread, and keep them in memory as long as it has room."""
    if sys.platform == "linux":
        start_new_thread(_read, (files,))


def _read(files: Iterable[Path]) -> None:
    """Send the files nowhere, with one call for each: between two calls, Python would have to wait for its turn.

    Linux keeps what is read so in large pieces, which is what makes it fast; asked for single pages, it gains nothing.
    """
    with suppress(OSError), open(os.devnull, "wb", buffering=0) as nowhere:     # who needs a file will read it anyway
        for path in files:
            with path.open("rb", buffering=0) as file:
                while os.sendfile(nowhere.fileno(), file.fileno(), None, _AT_ONCE):
                    pass
