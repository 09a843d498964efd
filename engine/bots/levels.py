"""The levels of bots, which have names, not numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.base.game import Game
from engine.bots.base import Bot
from engine.bots.greedy import PageBot, SquireBot
from engine.bots.random import RandomBot
from engine.core.errors import UnknownLevel
from engine.core.text import N_, Text


@dataclass(frozen=True, slots=True)
class Level:
    """A level that players can choose for an opponent."""

    id: str
    name: Text
    summary: Text


LEVELS: Final = (
    Level("page", N_("engine/level", "Page"),
          N_("engine/level", "Plays sensibly and makes a beginner's mistakes.")),
    Level("squire", N_("engine/level", "Squire"),
          N_("engine/level", "Weighs every move with care, one move ahead.")),
)
"""The levels that players choose from, easiest first."""

_BOTS: Final[dict[str, type[Bot]]] = {kind.level: kind for kind in (RandomBot, PageBot, SquireBot)}

BOT_LEVELS: Final = tuple(_BOTS)
"""All levels that `bot` knows, including the one that only serves for comparison."""


def bot(level: str, game: Game[Any]) -> Bot:
    """A bot of that level for a game. Raises UnknownLevel, a ValueError that names the levels."""
    if level not in _BOTS:
        raise UnknownLevel(f"There is no level {level!r} in {game.name}; the levels are: {', '.join(_BOTS)}.")
    return _BOTS[level]()
