"""A game of two players as a tree: decisions in information sets, chance with its odds, and what the ends are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.core.text import N_, Player
from engine.solve.errors import CannotSolve

Mixture: TypeAlias = Sequence[float]
"""How often each move of an information set is made."""
Came: TypeAlias = tuple[int, int] | None
"""The information set in which a seat decided last, and the number of the move it made there; None before it has."""


@dataclass(slots=True)
class Decision:
    """A seat chooses among the moves of its information set; each leads to a child."""

    seat: int
    information: int
    """The number of the information set."""
    children: list[Node]


@dataclass(slots=True)
class Chance:
    """Chance leads to each child with its odds, which add up to 1."""

    odds: list[float]
    children: list[Node]


Node: TypeAlias = Decision | Chance | float
"""An end is the number that it is worth to the first seat."""


@dataclass(frozen=True, slots=True)
class InformationSet:
    """The decisions that one seat cannot tell apart."""

    seat: int
    moves: tuple[str, ...]
    """Their notations: the same in each of these decisions."""
    came: Came
    """How the seat came here, which is the same, too: it forgets nothing."""


@dataclass(slots=True)
class Tree:
    """A whole game. What an end is worth to both seats together is always `total`."""

    total: float
    root: Node = 0.0
    information: list[InformationSet] = field(default_factory=list)
    """Every one comes after those from which its seat comes to it."""
    _numbers: dict[tuple[int, Hashable], int] = field(default_factory=dict)

    def informed(self, seat: int, seen: Hashable, moves: tuple[str, ...], came: Came) -> int:
        """The number of the information set of a seat that has seen this.

        Raises CannotSolve if other moves are possible there, or if the seat came there in another way.
        """
        wanted = InformationSet(seat, moves, came)
        number = self._numbers.setdefault((seat, seen), len(self.information))
        if number == len(self.information):
            self.information.append(wanted)
        elif self.information[number] != wanted:
            raise CannotSolve(N_("cli", "{player} would have to forget something here to see two decisions as one.")
                              .fill(player=Player(seat)))
        return number

    def number_of(self, seat: int, seen: Hashable) -> int | None:
        """The number of the information set of a seat that has seen this; None if it does not decide there."""
        return self._numbers.get((seat, seen))

    def value(self, end: float, seat: int) -> float:
        """What an end is worth to a seat."""
        return end if seat == 0 else self.total - end
