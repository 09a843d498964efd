"""The registry: every folder in `engine/games` is a game, except `_model`, the template of new ones.

A game's rules are loaded when they are needed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import engine.games
from engine.core.errors import UnknownGame
from engine.core.manifest import Manifest
from engine.core.text import N_

if TYPE_CHECKING:
    from engine.base.faults import Fault
    from engine.base.game import Game
    from engine.base.goals import Goal
    from engine.base.road import Station
    from engine.core.moves import Move

_UNKNOWN: Final = N_("engine", "There is no game called {game}; the games are: {games}.")

_loaded: dict[str, Game[Any]] = {}


def _found() -> tuple[str, ...]:
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(engine.games.__path__)
                        if module.ispkg and not module.name.startswith("_")))


GAMES: tuple[str, ...] = _found()
"""The ids of all games, in display order."""


def load_game(game_id: str) -> Game[Any]:
    """The game with that id. Raises UnknownGame, a ValueError, if there is none."""
    if game_id in _loaded:
        return _loaded[game_id]
    return register(_module(game_id, ".game").GAME)


def manifest(game_id: str) -> Manifest:
    """The manifest of a game, without loading its rules. Raises UnknownGame, a ValueError, if there is none."""
    if game_id in _loaded:
        return _loaded[game_id].manifest
    found: Manifest = _module(game_id).MANIFEST
    return found


def goals_of(game_id: str) -> Sequence[Goal[Any]]:
    """What can be achieved in a game, without loading its rules. Raises UnknownGame, a ValueError, if there is none."""
    found: Sequence[Goal[Any]] = _module(game_id, ".goals").GOALS
    return found


def faults_of(game_id: str) -> Sequence[Fault]:
    """The kinds of poor moves of a game. Raises UnknownGame, a ValueError, if there is none."""
    from engine.base.faults import OTHER  # only here: the hall needs none of it

    return (*(_module(game_id, ".faults").FAULTS if _has_faults(game_id) else ()), OTHER)


def fault_of(game_id: str, made: Move, best: Move) -> Fault:
    """Of which kind a poor move of a game was, where another one was best. Raises UnknownGame, a ValueError."""
    from engine.base.faults import OTHER  # only here: the hall needs none of it

    found: Fault = _module(game_id, ".faults").fault_of(made, best) if _has_faults(game_id) else OTHER
    return found


def _has_faults(game_id: str) -> bool:
    return find_spec(f"{_module(game_id).__name__}.faults") is not None


def stations_of(game_id: str) -> Sequence[Station[Any]]:
    """A game's stations on the road to the throne, the first one first. Raises UnknownGame, a ValueError, if there is
    no such game."""
    found: Sequence[Station[Any]] = _module(game_id, ".road").STATIONS
    return found


def _module(game_id: str, part: str = "") -> Any:
    if game_id not in GAMES:
        raise UnknownGame(_UNKNOWN.fill(game=repr(game_id), games=GAMES))
    return importlib.import_module(f"engine.games.{game_id.replace('-', '_')}{part}")


def register(game: Game[Any]) -> Game[Any]:
    """Register a game under its id, even one that has no folder here, such as those in tests."""
    return _loaded.setdefault(game.id, game)
