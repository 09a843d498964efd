"""The manifest of a game: what a list of games and the choices before a game need, without the game's rules."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.text import Text


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value that an option can take."""

    value: int | str
    label: Text


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose before a game."""

    id: str
    label: Text
    choices: tuple[OptionChoice, ...]
    default: int | str


@dataclass(frozen=True, slots=True)
class RuleChange:
    """A sentence for players about a rule that is new in a version of the rules."""

    version: int
    text: Text


@dataclass(frozen=True, slots=True)
class Manifest:
    """One game of the registry. `emblem` is the id of the card that stands for it, `seats` the numbers of players.

    `changes` tells, for each version of the rules after the first, what is new in it.
    """

    id: str
    name: Text
    summary: Text
    emblem: str
    rules_version: int
    seats: range
    options: tuple[Option, ...] = ()
    changes: tuple[RuleChange, ...] = ()
