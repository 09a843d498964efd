"""What a learned value sees of a position: numbered features, each of which is there or not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TypeAlias

Axis: TypeAlias = int | tuple[str, ...]
"""What a group of features is counted by: a number of places, or what each of them is called."""

Features = list[int]
"""The numbers of the features that are there, as one seat sees the table: with its rivals in order after itself."""


class Places:
    """Numbers for groups of features, one group after the other, for a game to lay out once.

    Groups and what lies in them have names, by which files know features: a number may be another one tomorrow.
    """

    def __init__(self) -> None:
        self.size = 0
        self.counts: list[tuple[int, int]] = []
        """The first number of every group that counts something, and how far it counts."""
        self._groups: dict[str, tuple[Axis, ...]] = {}

    def of(self, name: str, *axes: Axis) -> int:
        """Reserve a feature for every place on these axes; returns the first number.

        Raises ValueError if another group has that name.
        """
        if name in self._groups:
            raise ValueError(f"Two groups of features are called {name!r}.")
        self._groups[name] = axes
        first, number = self.size, 1
        for axis in axes:
            number *= _length(axis)
        self.size += number
        return first

    def counting(self, name: str, *axes: Axis) -> int:
        """Likewise, for counts (see `add_count`) that go up to the length of the last of these axes."""
        first, most = self.of(name, *axes), _length(axes[-1])
        self.counts += [(group, most) for group in range(first, self.size, most)]
        return first

    def words(self) -> list[str]:
        """What groups are called, with the lengths of their axes, and the places on these that have names."""
        groups = [" ".join((name, *[str(axis) if isinstance(axis, int) else "*" for axis in axes]))
                  for name, axes in self._groups.items()]
        return [*groups, *sorted({word for axes in self._groups.values() for axis in axes
                                  if not isinstance(axis, int) for word in axis})]

    def names(self) -> list[str]:
        """What every feature is called, by its number: its group, and where it is on each of its axes."""
        found: list[str] = []
        for name, axes in self._groups.items():
            found.extend([" ".join((name, *place)) for place in product(*map(_names_on, axes))])
        return found


def _length(axis: Axis) -> int:
    return axis if isinstance(axis, int) else len(axis)


def _names_on(axis: Axis) -> Sequence[str]:
    return [str(place) for place in range(axis)] if isinstance(axis, int) else axis


def add_cards(found: Features, first: int, most: int, kinds: Sequence[int]) -> None:
    """A feature for each card by kind and copy: the first one of a kind, the second, up to `most`, below 8."""
    seen = 0        # three bits for every kind
    for kind in kinds:
        copy = seen >> 3 * kind & 7
        if copy < most:
            found.append(first + kind * most + copy)
            seen += 1 << 3 * kind


def add_count(found: Features, first: int, most: int, count: int) -> None:
    """One feature for how many there are, at most `most`; none for 0 or less.

    What is learned of 3 holds beside what is learned of 1 and 2, but one number is looked up.
    """
    if count > 0:
        found.append(first + (count if count < most else most) - 1)
