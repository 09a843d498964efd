"""The bots that play at each level, and which levels a game offers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.base.game import Game
from engine.bots.base import Bot
from engine.bots.greedy import GreedyBot, PageBot
from engine.bots.level import LEVELS, Level
from engine.bots.opponents import OPPONENTS
from engine.bots.random import RandomBot
from engine.bots.search import RegentBot
from engine.bots.temperaments import STEADY
from engine.core.errors import UnknownLevel

_REGENT: Final = "regent"

SEARCHING: Final = frozenset((_REGENT,))
"""The levels that search, and think longer."""

_MAKERS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": lambda _temperament: RandomBot(),
    "page": PageBot,
    "squire": partial(GreedyBot, "squire"),
    "knight": partial(GreedyBot, "knight"),
    "marshal": partial(GreedyBot, "marshal"),
    "regent": partial(RegentBot, "regent"),
}
"""By level: what makes its bot, given a temperament."""

BOT_LEVELS: Final = tuple(_MAKERS)
"""All levels that `bot` knows, including the one that only serves for comparison."""


def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """The levels offered in a game, easiest first: the regent only where it has been shown to beat the marshal."""
    return LEVELS if game.has_regent else tuple(level for level in LEVELS if level.id != _REGENT)


def level_of(entrant: str) -> str:
    """The level in an entrant, "level" or "level/opponent"."""
    return entrant.partition("/")[0]


def bot(entrant: str, game: Game[Any]) -> Bot:
    """A bot for a game: of a level, or of a level and an opponent, as in "knight/corvin".

    Raises UnknownLevel, a ValueError that names the levels or the opponents.
    """
    level, slash, opponent = entrant.partition("/")
    if level not in _MAKERS:
        raise UnknownLevel(f"There is no level {level!r} in {game.name}; the levels are: {', '.join(_MAKERS)}.")
    if slash and opponent not in OPPONENTS:
        raise UnknownLevel(f"There is no opponent {opponent!r}; the opponents are: {', '.join(OPPONENTS)}.")
    return _MAKERS[level](OPPONENTS[opponent].temperament if slash else STEADY)
