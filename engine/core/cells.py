"""A table of yes and no in one number: a row per label, a cell per zone, one bit each.

Whole columns are combined at a time, which makes it quick for any number of labels.
"""

from __future__ import annotations

from functools import cache


class Grid:
    """The shape of such tables. A set of rows is a number with the first bit of each of these rows."""

    __slots__ = ("_folds", "_last", "_others", "columns", "rows", "size", "whole", "zones")

    def __init__(self, labels: int, zones: int) -> None:
        self.zones = zones
        self.size = labels * zones
        self.whole = (1 << zones) - 1                                   # all cells of one row, the first one
        self.rows = sum(1 << label * zones for label in range(labels))  # all rows
        self.columns = [self.rows << zone for zone in range(zones)]     # all cells of each zone
        self._last = self.rows << zones - 1
        self._others = self.rows * self.whole & ~self._last
        self._folds = [zones << power for power in reversed(range(labels.bit_length()))]

    def cell(self, label: int, zone: int) -> int:
        """One cell."""
        return 1 << label * self.zones + zone

    def row(self, cells: int, label: int) -> int:
        """The zones of the cells in one row, as a mask."""
        return cells >> label * self.zones & self.whole

    def column(self, cells: int, zone: int) -> int:
        """The rows with their cell in that zone among these cells."""
        return cells >> zone & self.rows

    def touched(self, cells: int) -> int:
        """The rows that have any of these cells.

        All rows are added to at once: what is not nothing carries into the last cell, and nothing carries further.
        """
        return ((cells & self._others) + self._others | cells) >> self.zones - 1 & self.rows

    def torn(self, cells: int) -> int:
        """The rows that have more than one of these cells: those with any left when the first one is taken away."""
        return self.touched(cells & cells - self.touched(cells))

    def over(self, cells: int) -> int:
        """The zones of all these cells, as a mask: all rows laid over each other."""
        for fold in self._folds:
            cells |= cells >> fold
        return cells & self.whole


@cache
def grid(labels: int, zones: int) -> Grid:
    """The shape of a table with so many labels and zones; made once."""
    return Grid(labels, zones)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    digits = f"{mask:b}"[::-1]      # looking for digits takes less time than arithmetic with large numbers
    found = []
    bit = digits.find("1")
    while bit >= 0:
        found.append(bit)
        bit = digits.find("1", bit + 1)
    return tuple(found)
