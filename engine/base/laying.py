"""How a position of a game is laid by hand: what its phases and fields are called, and what cannot lie so together.

A game says it in its module `laying` (LAYING). It is asked about tables that nobody came to by playing, half-laid ones
among them: a sentence of it names what is wrong in words that somebody with cards in their hands understands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)


class Holds(Enum):
    """What a number in a field stands for."""

    NUMBER = "number"
    SEAT = "seat"           # a seat, from 0; NONE for nobody where `least` is -1
    SEATS = "seats"         # seats, as a mask
    CARD = "card"           # a kind of card; NONE for no card where `least` is -1
    CARDS = "cards"         # kinds of cards, as a mask
    YES = "yes"             # 1 for yes, 0 for no


@dataclass(frozen=True, slots=True)
class LaidField(Generic[S]):
    """A field of a state: its name for people, what it holds, and which numbers it may have, ends included.

    In a list all numbers are of this kind. `most` and `size` (how long a list is) are asked of the table as far as it
    is laid; without `size` a list is at most LONGEST_LIST long. `hidden` fields follow from others, or matter to
    nobody who lays a table: pages do not offer them.
    """

    label: Text
    holds: Holds = Holds.NUMBER
    least: int = 0
    most: int | Callable[[S], int] = 1
    size: int | Callable[[S], int] | None = None
    hidden: bool = False

    def most_in(self, state: S) -> int:
        """The highest number that it may have on this table."""
        if self.holds is Holds.SEAT:
            return state.seats - 1
        if self.holds is Holds.SEATS:
            return (1 << state.seats) - 1
        if self.holds is Holds.CARD:
            return len(state.game.card_names.ids) - 1
        if self.holds is Holds.CARDS:
            return (1 << len(state.game.card_names.ids)) - 1
        return self.most(state) if callable(self.most) else self.most

    def size_in(self, state: S) -> int | None:
        """How many numbers the list has on this table; None where that is open."""
        return self.size(state) if callable(self.size) else self.size


LONGEST_LIST = 200
"""Numbers in a list of which no game says how long it is."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """Why a table cannot be played on: a whole sentence, and the zones and fields by whose names it can be mended."""

    text: Text
    about: tuple[str, ...] = ()


class Laying(ABC, Generic[S]):
    """How positions of one game are laid by hand."""

    phases: ClassVar[Mapping[str, Text]]
    """By phase: what happens in it, in a few words. There are no others."""
    fields: ClassVar[Mapping[str, LaidField[Any]]]
    """By name: every field of a state but those that hold zones in another form."""
    zones: ClassVar[Mapping[str, Text]] = MappingProxyType({})
    """By id: the names of zones that the table has no name for; `open` names `open.1` and so on, of {player}."""
    sealed: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """By phase with sealed choices: "all" if every seat chooses, in the order of seats, or "" for some."""

    @abstractmethod
    def complaints(self, state: S) -> Iterable[Complaint]:
        """What makes this table impossible, or is missing on it.

        Its phase is one of these, and the fields have numbers that they may have; nothing else is sure.
        """


def each_seat(state: State) -> Iterator[tuple[int, int]]:
    """Every seat with its number for people."""
    return ((seat, seat + 1) for seat in range(state.seats))
