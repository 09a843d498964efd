"""How Qt is imported: without those parts of PySide's own Python code that this program never uses."""

from __future__ import annotations

import builtins
import linecache
import sys
from importlib.machinery import ModuleSpec
from typing import Final

_UNUSED: Final = "shibokensupport.signature.lib.pyi_generator"
"""PySide's writer of type hints for other tools. PySide loads it with everything else, which takes 12 of 190 ms."""


class _Unused:
    """Finds an empty package instead of an unused module."""

    @staticmethod
    def find_spec(name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Where the unused module is found: nowhere, which makes it empty. All others are found as usual."""
        return ModuleSpec(name, None, is_package=True) if name == _UNUSED else None


def import_qt() -> None:
    """Import Qt, but keep Python's own import function.

    PySide's reads the source of every module in case it wants names in another style, and none of ours does. That
    costs 5 of 190 ms at the start, and 15 by the time a game is open.
    """
    sys.meta_path.insert(0, _Unused)
    try:
        import PySide6.QtCore  # noqa: F401 - this replaces the import
    finally:
        sys.meta_path.remove(_Unused)
    linecache.clearcache()      # of the source of enum and others, which PySide has looked into: 0.2 MB
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
