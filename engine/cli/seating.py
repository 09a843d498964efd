"""The players at the table, as given on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.base.game import Game
from engine.bots.levels import bot
from engine.core.errors import BadOption
from engine.session import Seating
from engine.session.account import account_name

_BOT_NAMES: Final = ("Agnes", "Bertram", "Cecily", "Dunstan", "Edith", "Falk", "Griselda", "Hugo")
_SOMEBODY: Final = "Player"
"""A name instead of "You": texts speak of players by name and in the third person."""


def seatings(game: Game[Any], seats: int, levels: Sequence[str], *, watch: bool) -> tuple[Seating, ...]:
    """A person at the first seat and bots at the others, or bots only, to `watch`. Raises ValueError like `filled`."""
    person = account_name() or _SOMEBODY
    bots = filled(game, seats if watch else seats - 1, levels)
    names = (name for name in _BOT_NAMES if name != person)
    seated = tuple(Seating(name, level) for name, level in zip(names, bots, strict=False))
    return seated if watch else (Seating(person), *seated)


def filled(game: Game[Any], seats: int, levels: Sequence[str]) -> tuple[str, ...]:
    """One level per seat; the last one given also fills the remaining seats.

    Raises ValueError on an unknown level, or on more levels than seats.
    """
    for level in levels:
        bot(level, game)
    if len(levels) > seats:
        raise BadOption(f"{len(levels)} bots are too many: there are seats for {seats}.")
    return (*levels, *[levels[-1]] * (seats - len(levels)))
