"""What a frozen program does before it imports Qt: it gets along with the system that it finds itself on."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

from throne_desktop.startup.display import by_x11

_PYINSTALLERS: Final = "_PYI_"
_LIBRARIES: Final = "LD_LIBRARY_PATH"


def settle_in(folder: str) -> None:
    """Load what the system lacks of the libraries in that folder, and keep the others to this process.

    Raises ImportError where the system lacks what it takes to load any.
    """
    if sys.platform == "linux":
        give_back(os.environ)
        if by_x11():
            from throne_desktop.startup import stand_ins

            stand_ins.load(Path(folder, stand_ins.FOLDER))


def give_back(environment: MutableMapping[str, str]) -> None:
    """Take out of an environment what PyInstaller's launcher has put there.

    Other programs inherit it, and would run with our libraries in place of their own. Our own processes find theirs
    anew.
    """
    for name in [name for name in environment if name.startswith(_PYINSTALLERS)]:
        del environment[name]
    former = environment.pop(f"{_LIBRARIES}_ORIG", None)
    if former is None:
        environment.pop(_LIBRARIES, None)
    else:
        environment[_LIBRARIES] = former
