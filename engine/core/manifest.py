"""A game's manifest: what lists of games and the page before a game need, without loading its rules."""

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
    """A choice that players have before a game, such as its length."""

    id: str
    label: Text
    choices: tuple[OptionChoice, ...]
    default: int | str


@dataclass(frozen=True, slots=True)
class RuleChange:
    """What a version of the rules changed, as a sentence for players."""

    version: int
    text: Text


@dataclass(frozen=True, slots=True)
class Manifest:
    """What is known of a game before it is loaded. `emblem` is the id of the card that stands for it.

    `seats` are the possible numbers of players; `changes` says what each version of the rules after the first changed.
    """

    id: str
    name: Text
    summary: Text
    emblem: str
    rules_version: int
    seats: range
    options: tuple[Option, ...] = ()
    changes: tuple[RuleChange, ...] = ()
