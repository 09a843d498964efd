"""A table of yes and no in one number: a row per label, a cell per zone, one bit each.

Whole columns are combined at a time, which makes it quick for any number of labels.
"""

from __future__ import annotations

from functools import cache


class Grid:
    """The shape of such tables. A set of rows is a number with the first bit of each of these rows."""

    __slots__ = ("rows", "size", "whole", "zones")

    def __init__(self, labels: int, zones: int) -> None:
        self.zones = zones
        self.size = labels * zones
        self.whole = (1 << zones) - 1                                   # all cells of one row, the first one
        self.rows = sum(1 << label * zones for label in range(labels))  # all rows

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
        """The rows that have any of these cells."""
        found = 0
        for zone in range(self.zones):
            found |= cells >> zone
        return found & self.rows

    def torn(self, cells: int) -> int:
        """The rows that have more than one of these cells."""
        once = twice = 0
        for zone in range(self.zones):
            column = cells >> zone & self.rows
            twice |= once & column
            once |= column
        return twice


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
