"""An edition of a game: its numbers, under one version of its rules, for so many players and what they chose.

Every position carries its edition. A game goes on in the edition that it was begun in, and files name it by its number,
so a deck or a goal may change without taking anything from what was played before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.core.errors import BadCard
from engine.core.text import Text

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """What a game is played with, from its beginning to its end. All positions of such games share one: change nothing.

    `number` is the version of the rules that it came with. `numbers` are the game's own: a deck, hand sizes, goals, of
    a class of that game (see `State.adopt`); None for a game that has the same in every edition.
    """

    number: int
    seats: int
    options: dict[str, Any]
    """The value of every option, by id."""
    numbers: Any = None
    mark: str = ""
    """The option that named it up to version 0.15, which is in the fingerprints of its positions; none for most."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How files up to version 0.15 named a former edition: by an option that was true, and that nobody was offered."""

    option: str
    last: int
    """The number of the edition; those before it were named alike."""


def check_before(today: int, name: Text, before: Mapping[int, T]) -> None:
    """That there is every edition which changed a number of that card. Raises BadCard, naming it and the edition."""
    for number in before:
        if not 1 < number <= today:
            raise BadCard(f"{name} has other numbers before edition {number}, of which the manifest says nothing.")


def as_of(edition: int, today: T, before: Mapping[int, T]) -> T:
    """What holds in an edition: `before` has, by the number of the edition that changed it, what held until then."""
    return next((then for number, then in sorted(before.items()) if edition < number), today)


def deck_of(copies: Sequence[int]) -> tuple[int, ...]:
    """The kinds of all cards of a deck in order, from how many there are of each."""
    return tuple([kind for kind, number in enumerate(copies) for _ in range(number)])
