"""Five throne-themed card games: rules, bots and records, without any window."""

from __future__ import annotations

from engine.bots.levels import LEVELS, bot
from engine.games.registry import GAMES, load_game
from engine.session import Record, Session

__version__ = "0.1.0"

__all__ = ["GAMES", "LEVELS", "Record", "Session", "__version__", "bot", "load_game"]
