"""Memory that is free again is given back to the system; on Linux, the C library would keep most of it for later."""

from __future__ import annotations

import gc
import sys
from functools import cache
from typing import TYPE_CHECKING, Final

from throne_desktop.look import picture_cache

if TYPE_CHECKING:
    from ctypes import CDLL

_LARGE: Final = 16 * 1024
"""Bytes. The library gives larger pieces back at once. It would raise this to that of the largest picture ever freed,
4 MB and more, and leave gaps of this size between what is smaller: 6 MB after ten games."""
_LARGE_FROM: Final = -3
"""M_MMAP_THRESHOLD of malloc.h."""


def give_back() -> None:
    """Give back what a page that was left took: 1 MB after the page before a game. It takes 2 ms."""
    if gc.isenabled():      # not before the start is over
        gc.collect()
    picture_cache.rest()
    library = _library()
    if library is not None:
        library.malloc_trim(0)


@cache
def _library() -> CDLL | None:
    """The C library of GNU, set up once; None where another one is used."""
    if not sys.platform.startswith("linux"):
        return None
    from ctypes import CDLL  # after the first frame

    library = CDLL(None)
    if not hasattr(library, "malloc_trim"):
        return None
    library.mallopt(_LARGE_FROM, _LARGE)
    return library
