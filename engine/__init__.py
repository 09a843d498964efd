"""Five throne-themed card games: rules, bots and records, without any window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.games.registry import GAMES, load_game
from engine.version import __version__, pass_over_outdated

if TYPE_CHECKING:
    from engine.bots.level import LEVELS
    from engine.bots.levels import bot
    from engine.session import Record, Session

__all__ = ["GAMES", "LEVELS", "Record", "Session", "__version__", "bot", "load_game"]

pass_over_outdated()    # what is imported above is never compiled


def __getattr__(name: str) -> Any:
    """Import bots and sessions on first use: the home screen of the window needs neither."""
    if name == "LEVELS":
        from engine.bots import level

        return level.LEVELS
    if name == "bot":
        from engine.bots import levels

        return levels.bot
    if name in ("Record", "Session"):
        from engine import session

        return getattr(session, name)
    raise AttributeError(f"module 'engine' has no attribute {name!r}")
