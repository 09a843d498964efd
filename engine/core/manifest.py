"""A game's manifest: what lists of games and the page before a game need, without loading its rules.

The home screen waits for the manifests of all games, and named tuples are made five times as fast as data classes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.errors import BadOption
from engine.core.text import N_, Text


class OptionChoice(NamedTuple):
    """One value that an option can take. `formerly` is another name of it, and the last edition that called it so."""

    value: int | str
    label: Text
    formerly: tuple[str, int] | None = None

    def is_meant(self, value: object, edition: int) -> bool:
        """Whether a value stands for this one in that edition."""
        if self.formerly is not None and value == self.formerly[0]:
            return edition <= self.formerly[1]
        return value == self.value and type(value) is type(self.value)


class Option(NamedTuple):
    """A choice that players have before a game, such as its length."""

    id: str
    label: Text
    choices: tuple[OptionChoice, ...]
    default: int | str

    def value_of(self, value: object, edition: int) -> int | str:
        """The value that is meant in that edition, as it is called today. Raises BadOption if there is none."""
        for choice in self.choices:
            if choice.is_meant(value, edition):
                return choice.value
        raise BadOption(N_("engine", "The option {option} takes only {values}, not {value}.").fill(
            option=self.id, values=tuple([repr(choice.value) for choice in self.choices]), value=repr(value)))


TABLE: Final = "table"
"""The option that names a special table. Only games at one have it, so that it is in no other record or fingerprint."""


OWN: Final = "own"
"""The option that says what an edition of somebody's own changes (see `own`). Only games in one have it."""


class RuleChange(NamedTuple):
    """What a version of the rules changed, as a sentence for players."""

    version: int
    text: Text


class Manifest(NamedTuple):
    """What is known of a game before it is loaded. `emblem` is the id of the card that stands for it.

    `seats` are the possible numbers of players; `changes` says what each version of the rules after the first changed.
    `levels` are the ids of those levels of bots that it has beside the ones of every game, and `levels_from` those that
    it has only with so many players or more. `genre` is the sort of game
    in two or three words, and `minutes` how long one takes; None and 0 say nothing. `tables` are the ids of its special
    tables, with numbers of their own in `editions.py`: nobody chooses them before a game, but stations of the road to
    the throne have them.
    """

    id: str
    name: Text
    summary: Text
    emblem: str
    seats: range
    options: tuple[Option, ...] = ()
    changes: tuple[RuleChange, ...] = ()
    levels: tuple[str, ...] = ()
    genre: Text | None = None
    minutes: int = 0
    tables: tuple[str, ...] = ()
    levels_from: tuple[tuple[str, int], ...] = ()

    @property
    def rules_version(self) -> int:
        """The version of the rules, which rises with every change of a rule or a number: the last one of `changes`."""
        return max([change.version for change in self.changes], default=1)
