"""Five throne-themed card games: rules, bots and records, without any window."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

from engine.games.registry import GAMES, load_game

if TYPE_CHECKING:
    from engine.bots.levels import LEVELS, bot
    from engine.session import Record, Session

__version__ = "0.1.0"

__all__ = ["GAMES", "LEVELS", "Record", "Session", "__version__", "bot", "load_game"]

_WHERE: Final = {"LEVELS": "engine.bots.levels", "bot": "engine.bots.levels", "Record": "engine.session",
                 "Session": "engine.session"}


def __getattr__(name: str) -> Any:
    """Bots and sessions are imported when they are asked for: the home screen of the window needs neither."""
    if name not in _WHERE:
        raise AttributeError(f"module 'engine' has no attribute {name!r}")
    return getattr(importlib.import_module(_WHERE[name]), name)
