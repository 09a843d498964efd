"""The labels of one game: as many for each kind as it has copies, in the order of their kinds."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import Final

from engine.core.cells import Grid, bits, grid

_CACHED: Final = 500
"""How many sets of labels are remembered, once for their kinds and once for their rows: at most 200 kB."""
_GAMES: Final = 2
"""A game needs one table of labels, and somebody may go from one game to another and back."""


class Labels:
    """The kind of each label, and the shape of the table of labels and zones. A set of labels is an integer."""

    __slots__ = ("_kinds_of", "_of", "_spread", "grid", "kinds")

    def __init__(self, kinds: tuple[int, ...], zones: int) -> None:
        self.kinds = kinds
        self.grid: Grid = grid(len(kinds), zones)
        self._of: dict[int, int] = {}
        for label, kind in enumerate(kinds):
            self._of[kind] = self._of.get(kind, 0) | 1 << label
        self._kinds_of: dict[int, tuple[int, ...]] = {}
        self._spread: dict[int, int] = {}

    def copies(self, kind: int) -> range:
        """The labels of a kind."""
        return range(bisect_left(self.kinds, kind), bisect_right(self.kinds, kind))

    def of(self, kind: int) -> int:
        """The labels of a kind, as a set."""
        return self._of.get(kind, 0)

    def kinds_of(self, labels: int) -> tuple[int, ...]:
        """The kinds of these labels, sorted."""
        found = self._kinds_of.get(labels)
        if found is None:
            found = tuple([self.kinds[label] for label in bits(labels)])
            if len(self._kinds_of) >= _CACHED:
                self._kinds_of.clear()
            self._kinds_of[labels] = found
        return found

    def rows(self, labels: int) -> int:
        """The rows of these labels in the table."""
        found = self._spread.get(labels)
        if found is None:
            found = 0
            for label in bits(labels):
                found |= self.grid.cell(label, 0)
            if len(self._spread) >= _CACHED:
                self._spread.clear()
            self._spread[labels] = found
        return found


@lru_cache(maxsize=_GAMES)
def labels_of(kinds: tuple[int, ...], zones: int) -> Labels:
    """The labels for cards of these kinds, sorted, in that many zones; cached."""
    return Labels(kinds, zones)
