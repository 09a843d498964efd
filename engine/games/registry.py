"""The registry: every folder in `engine/games` that has a manifest is a game."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import engine.games
from engine.core.errors import UnknownGame
from engine.core.game import Game
from engine.core.moves import Move

_loaded: dict[str, Game[Any]] = {}


def _found() -> tuple[str, ...]:
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(engine.games.__path__)
                        if module.ispkg))


GAMES: tuple[str, ...] = _found()
"""The ids of all games in the order in which they are shown."""


def load_game(game_id: str) -> Game[Any]:
    """The game with that id. Raises UnknownGame, which is a ValueError."""
    if game_id in _loaded:
        return _loaded[game_id]
    if game_id not in GAMES:
        raise UnknownGame(f"There is no game {game_id!r}; the games are: {', '.join(GAMES)}.")
    module = importlib.import_module(f"engine.games.{game_id.replace('-', '_')}")
    return register(module.GAME)


def register(game: Game[Any]) -> Game[Any]:
    """Make a game known by its id, also one that is not in the folder (tests have such)."""
    return _loaded.setdefault(game.id, game)


def interned_move(game_id: str, notation: str) -> Move:
    """The one move of that game with that notation."""
    return load_game(game_id).move_from_json(notation)
