"""The version of the program and how its engine was built, in a module of its own that anything may import."""

import os
import sys
from typing import Final

__version__ = "0.27.0"

_ENGINE: Final = os.path.dirname(__file__)
_BUILT: Final = os.path.join(_ENGINE, "compiled-from")
"""In a checkout with compiled modules: for every source its time when they were built, and its place."""


def described() -> str:
    """The version, and which build of the engine runs."""
    return f"{__version__} ({'compiled engine' if is_compiled() else 'plain Python engine'})"


def is_compiled() -> bool:
    """Whether the engine runs as machine code; otherwise it runs as plain Python."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    found = find_spec("engine.core.state")
    return found is not None and (found.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def pass_over_outdated() -> None:
    """Let Python find no compiled module if any source has changed since: it would run the old code.

    To be called before any module is imported that may be compiled.
    """
    if not os.path.exists(_BUILT):
        return
    with open(_BUILT, encoding="utf-8") as file:
        built = [line.rstrip("\n").split(" ", 1) for line in file]
    if all(_time_of(place) == time for time, place in built):
        return
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    for folder in {os.path.dirname(os.path.join(_ENGINE, place)) for _, place in built}:
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def _time_of(place: str) -> str:
    path = os.path.join(_ENGINE, place)
    return str(os.stat(path).st_mtime_ns) if os.path.exists(path) else ""
