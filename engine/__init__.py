"""Five throne-themed card games: rules, bots and records, without any window."""

from __future__ import annotations

from engine.games.registry import GAMES, load_game

__version__ = "0.1.0"

__all__ = ["GAMES", "__version__", "load_game"]
