"""What is said before a game about opponents and levels: how they play, and how often a level beats the one below."""

from __future__ import annotations

from typing import Final

from engine.bots.ladder import beats_below
from engine.bots.level import Level
from engine.bots.opponents import OPPONENTS
from engine.bots.temperaments import TEMPERAMENTS
from engine.core.text import N_, Text

_TWO: Final = 2
_MANNER: Final = N_("app", "{temperament}. {manner}")
_BY_NAME: Final = {opponent.name: opponent for opponent in OPPONENTS.values()}


def temperament_of(name: str) -> Text | str:
    """What kind of player the opponent of that name is; "" for everyone else."""
    opponent = _BY_NAME.get(name)
    return "" if opponent is None else TEMPERAMENTS[opponent.temperament].name


def manner_of(name: str) -> Text | str:
    """How the opponent of that name plays; "" for everyone else."""
    opponent = _BY_NAME.get(name)
    return "" if opponent is None else _MANNER.fill(temperament=temperament_of(name), manner=opponent.manner)


def beats(game_id: str, level: Level, below: Level) -> Text | None:
    """How often a level wins against the one below it; None where that was not measured."""
    step = beats_below(game_id, level.id)
    if step is None:
        return None
    won = round(10 * step.share)
    if step.seats == _TWO:
        return below.beaten.fill(won=won)
    return below.outplayed.fill(won=won, seats=step.seats, fair=round(10 / step.seats))
