"""A table of bits held in one integer: a row per label, a cell per zone.

Operations act on whole columns at once, so the cost hardly grows with the number of labels.
"""

from __future__ import annotations

from functools import cache


class Grid:
    """The shape of such a table. A set of rows is an integer with the first bit of each row set."""

    __slots__ = ("folds", "last", "others", "rows", "whole", "zones")

    def __init__(self, labels: int, zones: int) -> None:
        self.zones = zones
        self.whole = (1 << zones) - 1                                   # all cells of the first row
        self.rows = sum(1 << label * zones for label in range(labels))  # all rows
        self.last = zones - 1                                           # the last zone
        self.others = self.rows * (self.whole >> 1)                     # all cells but those of the last zone
        self.folds = tuple([zones << power for power in reversed(range((labels - 1).bit_length()))])    # onto one row

    def cell(self, label: int, zone: int) -> int:
        """The bit of one cell."""
        return 1 << label * self.zones + zone

    def row(self, cells: int, label: int) -> int:
        """The zones of the cells in one row, as a mask."""
        return cells >> label * self.zones & self.whole

    def by_row(self, cells: int) -> dict[int, int]:
        """The rows that have any of these cells, by which: their masks, and the labels as an integer with bits set."""
        found: dict[int, int] = {}
        label, whole, zones = 1, self.whole, self.zones
        while cells:
            row = cells & whole
            if row:
                found[row] = found.get(row, 0) | label
            label <<= 1
            cells >>= zones
        return found

    def column(self, cells: int, zone: int) -> int:
        """The rows whose cell in that zone is one of these cells."""
        return cells >> zone & self.rows

    def touched(self, cells: int) -> int:
        """The rows that have any of these cells.

        One addition serves all rows: any bit set carries into its row's last cell and no further.
        """
        return ((cells & self.others) + self.others | cells) >> self.last & self.rows


@cache
def grid(labels: int, zones: int) -> Grid:
    """The shape of a table with that many labels and zones, cached."""
    return Grid(labels, zones)


def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    digits = f"{mask:b}"[::-1]      # searching digits is faster than arithmetic on large integers
    found = []
    bit = digits.find("1")
    while bit >= 0:
        found.append(bit)
        bit = digits.find("1", bit + 1)
    return tuple(found)
