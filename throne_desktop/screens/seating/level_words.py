"""What is said before a game about opponents and levels: how they play, and how often a level beats the one below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.bots.ladder import LadderStep, beats_below
from engine.bots.opponents import OPPONENTS
from engine.bots.temperaments import TEMPERAMENTS
from engine.core.text import N_, Text

_ONE: Final[Mapping[str, Text]] = {
    "page": N_("app", "Wins {won} of 10 games against a page."),
    "squire": N_("app", "Wins {won} of 10 games against a squire."),
    "knight": N_("app", "Wins {won} of 10 games against a knight."),
    "marshal": N_("app", "Wins {won} of 10 games against a marshal."),
}
"""By the level below, in a game of two."""
_MORE: Final[Mapping[str, Text]] = {
    "page": N_("app", "In games for {seats}, wins {won} of 10 against pages; {fair} would be its share."),
    "squire": N_("app", "In games for {seats}, wins {won} of 10 against squires; {fair} would be its share."),
    "knight": N_("app", "In games for {seats}, wins {won} of 10 against knights; {fair} would be its share."),
    "marshal": N_("app", "In games for {seats}, wins {won} of 10 against marshals; {fair} would be its share."),
}
"""The same among more players."""


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


def beats(game_id: str, level: str, below: str) -> Text | None:
    """How often a level wins against the one below it; None where that was not measured."""
    step = beats_below(game_id, level)
    return None if step is None else _told(step, below)


def _told(step: LadderStep, below: str) -> Text:
    won = round(10 * step.share)
    if step.seats == 2:
        return _ONE[below].fill(won=won)
    return _MORE[below].fill(won=won, seats=step.seats, fair=round(10 / step.seats))
