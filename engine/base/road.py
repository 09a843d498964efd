"""The road to the throne: stations, each a game under conditions of its own, or exercises to be solved.

A game's stations are in its `road.py`, the whole road in `engine/learn/road.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from engine.base.goals import Tale
from engine.core.manifest import TABLE
from engine.core.state import State
from engine.core.text import Text

S = TypeVar("S", bound=State)

IN_A_ROW: Final = 3
"""So many exercises a station has."""
ENOUGH: Final = 2
"""So many of them have to be solved at the first try."""


class Rival(NamedTuple):
    """Who waits at a station: the name of an opponent, and the level at which they play."""

    name: str
    level: str


class Opening(NamedTuple):
    """How a game at a station has come so far: its seed, and the first moves in notation."""

    seed: int
    moves: tuple[str, ...]


class ClearWin(NamedTuple, Generic[S]):
    """What it takes to win clearly: in a sentence, and as a predicate over a game that was won."""

    text: Text
    is_met: Callable[[Tale[S]], bool]


@dataclass(frozen=True, slots=True)
class Station(Generic[S]):
    """One station of the road: a game against `rivals`, or `exercises`. The person has the first seat."""

    id: str
    name: Text
    story: Text
    place: tuple[float, float]
    """Where it lies in the region of its game: from (0, 0) at the upper left to (1, 1)."""
    after: tuple[str, ...] = ()
    """The stations of which one has to be won before; none for the first of a game."""
    rivals: tuple[Rival, ...] = ()
    clear: ClearWin[S] | None = None
    """What it takes to win clearly; None for exercises."""
    options: Mapping[str, Any] = field(default_factory=dict)
    told: Text | None = None
    """What is otherwise at its table, in a sentence; None if nothing is."""
    opening: Opening | None = None
    exercises: tuple[str, ...] = ()
    """The names of exercises that come with the game."""
    is_boss: bool = False

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.rivals) + 1

    @property
    def table(self) -> str:
        """The id of its special table; "" for the usual one."""
        return str(self.options.get(TABLE, ""))


def ahead(text: Text, number: int) -> ClearWin[Any]:
    """A win by so many points; `text` has a hole for the `{number}`."""
    return ClearWin(text.fill(number=number), lambda tale: tale.margin >= number)


def rivals(*seated: tuple[str, str]) -> tuple[Rival, ...]:
    """Rivals, each given as a name and a level."""
    return tuple(Rival(*each) for each in seated)


def in_order(stations: Sequence[Station[S]]) -> tuple[Station[S], ...]:
    """The same stations, each of which comes after those that lead to it. Raises ValueError for a way to nowhere."""
    known: set[str] = set()
    for station in stations:
        if not known.issuperset(station.after):
            raise ValueError(f"The station {station.id} comes after one that is not before it.")
        known.add(station.id)
    return tuple(stations)
