"""Libraries that Qt needs under X11 and not every desktop has: a frozen program brings them, and uses what is missing.

The system's own come first. A carried one would be shared with whatever of the system asks for it as well, such as the
drivers of the graphics card, and these may need a newer one.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = "stand-ins"
"""Where they lie in the frozen program, out of the loader's sight."""
GROUPS: Final = (
    ("libxcb-randr.so.0",), ("libxcb-render.so.0",), ("libxcb-shape.so.0",), ("libxcb-shm.so.0",),
    ("libxcb-sync.so.1",), ("libxcb-xfixes.so.0",), ("libxcb-xkb.so.1",), ("libxcb-util.so.1",),
    ("libxcb-image.so.0",), ("libxcb-render-util.so.0",), ("libxcb-cursor.so.0",), ("libxcb-icccm.so.4",),
    ("libxcb-keysyms.so.1",),
    ("libxkbcommon.so.0", "libxkbcommon-x11.so.0"),
)
"""Their names, each after those that it needs. Those of a group are of one make, and the last needs the others."""


def load(folder: Path, groups: Iterable[tuple[str, ...]] = GROUPS) -> None:
    """Load every group of which the system lacks something from that folder, if there is one, before Qt asks for it."""
    if not folder.is_dir():
        return
    for group in groups:
        if not _is_there(group[-1]):
            for name in group:
                with suppress(OSError):     # what it lacks in turn Qt lacks, too, and that is explained
                    ctypes.CDLL(str(folder / name))


def _is_there(name: str) -> bool:
    """Whether the system has that library, with all that it needs; it is loaded then."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
