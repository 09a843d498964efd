"""The players at the table, as given on the command line."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from engine.base.game import Game
from engine.bots.levels import bot, level_of
from engine.bots.names import free_names, named_apart
from engine.bots.opponents import OPPONENTS
from engine.cli.language import words
from engine.core.errors import BadOption
from engine.core.text import N_
from engine.session import Seating
from engine.session.account import account_name

_BOT_NAMES: Final = ("Agnes", "Bertram", "Cecily", "Dunstan", "Edith", "Falk", "Griselda", "Hugo")
_SOMEBODY: Final = N_("app", "Player")
"""A name instead of "You": texts speak of players by name and in the third person."""


def seatings(game: Game[Any], seats: int, entrants: Sequence[str], *, watch: bool) -> tuple[Seating, ...]:
    """A person at the first seat and bots at the others, or bots only, to `watch`.

    The level of the last bot given also fills the remaining seats. Raises ValueError like `filled` and `bots_seated`.
    """
    person = account_name() or words(_SOMEBODY)
    bots = seats if watch else seats - 1
    filled(game, bots, entrants)
    everyone = (*entrants, *[level_of(entrants[-1])] * (bots - len(entrants)))
    seated = bots_seated(everyone, _BOT_NAMES, () if watch else (person,))
    return seated if watch else (Seating(person), *seated)


def bots_seated(entrants: Sequence[str], names: Sequence[str], people: Collection[str] = ()) -> tuple[Seating, ...]:
    """The seats of bots: an opponent sits under the name it has, a mere level under the next one that is free.

    Another opponent sits in for one whose name is that of one of the `people` at the table. Raises ValueError if an
    opponent would sit at two seats.
    """
    known = [OPPONENTS[entrant.partition("/")[2]].name for entrant in entrants if "/" in entrant]
    twice = next((name for name in known if known.count(name) > 1), None)
    if twice is not None:
        raise BadOption(N_("engine", "{name} can take only one seat.").fill(name=twice))
    known = list(named_apart(known, people))
    own, free = iter(known), iter(free_names(names, (*people, *known)))
    return tuple(Seating(next(own if "/" in entrant else free), level_of(entrant)) for entrant in entrants)


def filled(game: Game[Any], seats: int, entrants: Sequence[str]) -> tuple[str, ...]:
    """One bot per seat; the last one given also fills the remaining seats.

    Raises ValueError on an unknown level or opponent, or on more bots than seats.
    """
    for entrant in entrants:
        bot(entrant, game)
    if len(entrants) > seats:
        raise BadOption(N_("engine", "{number} bots are too many: there are only {seats} seats.").fill(
            number=len(entrants), seats=seats))
    return (*entrants, *[entrants[-1]] * (seats - len(entrants)))
