"""What nobody can reach any more, and would be destroyed whenever Python happens to look for garbage.

That may be while Qt deletes something: it asks Python then whether it wants to know what is disconnected, and holds
locks meanwhile. A QObject that is destroyed just there waits for them for good, or takes away what is being deleted.
So each of them has a parent, or is deleted when it is no longer wanted; `tests/desktop/conftest.py` looks after that.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject


def living() -> list[str]:
    """Collect garbage, for which Python must not look by itself; returns the kinds of QObject that this destroys."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
    finally:
        gc.set_debug(0)
    kinds = {kind for kind in set(map(type, gc.garbage)) if issubclass(kind, QObject)}   # of 200,000, most are tuples
    found = [type(each).__name__ for each in gc.garbage if type(each) in kinds and _lives_alone(each)] if kinds else []
    gc.garbage.clear()
    gc.collect()
    return sorted(found)


def _lives_alone(thing: QObject) -> bool:
    """Whether there is more of it than what Python has, and nothing else destroys that."""
    try:
        return thing.parent() is None
    except RuntimeError:
        return False
