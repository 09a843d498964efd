"""The bots that play at each level, and which levels a game offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.base.game import Game
from engine.bots.base import Bot
from engine.bots.greedy import GreedyBot, PageBot
from engine.bots.level import LEVELS, Level, offered
from engine.bots.opponents import OPPONENTS
from engine.bots.random import RandomBot
from engine.bots.search import RegentBot
from engine.bots.temperaments import STEADY
from engine.core.errors import UnknownLevel
from engine.core.text import N_

SEARCHING: Final = frozenset(level.id for level in LEVELS if level.plays == "searching")
"""The levels that search, and think longer."""

_MAKERS: Final[dict[str, Callable[[Level, str], Bot]]] = {
    "naive": PageBot, "weighing": GreedyBot, "searching": RegentBot}
"""By how a level plays: what makes its bot, given a temperament."""

BY_ID: Final = {level.id: level for level in LEVELS}
RANDOM: Final = "random"
"""What `bot` calls one that plays at random, which is no level that players choose."""

BOT_LEVELS: Final = (RANDOM, *BY_ID)
"""All levels that `bot` knows, including the one that only serves for comparison."""


def levels_of(game: Game[Any], seats: int = 0) -> tuple[Level, ...]:
    """The levels offered in a game, easiest first: with any number of players, or with that one."""
    return offered(game.levels, game.levels_from, seats)


def level_of(entrant: str) -> str:
    """The level in an entrant, "level" or "level/opponent"."""
    return entrant.partition("/")[0]


def bot(entrant: str, game: Game[Any]) -> Bot:
    """A bot for a game: of a level, or of a level and an opponent, as in "knight/corvin".

    Raises UnknownLevel, a ValueError that names the levels or the opponents.
    """
    id_, slash, opponent = entrant.partition("/")
    if id_ not in BOT_LEVELS:
        raise UnknownLevel(N_("engine", "There is no level called {level} in {game}; the levels are: {levels}.").fill(
            level=repr(id_), game=game.name, levels=tuple(BOT_LEVELS)))
    if slash and opponent not in OPPONENTS:
        raise UnknownLevel(N_("engine", "There is no opponent called {opponent}; the opponents are: {opponents}.").fill(
            opponent=repr(opponent), opponents=tuple(OPPONENTS)))
    if id_ == RANDOM:
        return RandomBot()
    level = BY_ID[id_]
    return _MAKERS[level.plays](level, OPPONENTS[opponent].temperament if slash else STEADY)
